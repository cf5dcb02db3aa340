"""Strike actions: strikers are named, then each in turn tries to destroy one objective."""
