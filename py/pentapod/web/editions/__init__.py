"""Editions on the page: their files and links as they come, what differs in them, and how they are kept."""
