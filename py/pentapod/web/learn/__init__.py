"""The place where games are learnt: a course, its lessons on the table, what was learnt."""
