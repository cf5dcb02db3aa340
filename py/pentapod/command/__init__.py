"""The command `pentapod`: pictures, records, links, checks of pages, and computer players, without a browser."""
