"""Seats at other devices: what goes over the wire, and one match that is played at several devices at once."""
