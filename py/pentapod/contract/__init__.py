"""What every game must hold: the questions that `pentapod check` puts to a file, and the tests to every game here."""
