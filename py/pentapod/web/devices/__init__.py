"""Seats at other devices: the connections of the host, and what its page shows of them."""
