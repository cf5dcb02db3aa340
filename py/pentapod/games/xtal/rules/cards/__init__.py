"""Cards: what each of them may do and does, and the groups in which they are laid."""
