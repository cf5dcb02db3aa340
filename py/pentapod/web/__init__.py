"""The page: the only package that imports js or pyscript."""
