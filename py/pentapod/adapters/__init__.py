"""The games as other libraries want them: `openspiel` and `pettingzoo` need theirs, which a page never loads."""
