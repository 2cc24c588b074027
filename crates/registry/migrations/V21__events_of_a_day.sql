-- The events of a series that begin on a day: every report that comes in asks for them, and without this key it read all events of the
-- series, of all years.
CREATE INDEX tournament_starts ON tournament (series, starts);
