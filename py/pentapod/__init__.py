"""Pentapod: five tabletop games as pure Python rules behind browser boards."""
