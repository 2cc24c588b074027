-- What the law asks about an event beside its games, as JSON; empty = nobody said anything.
ALTER TABLE tournament ADD COLUMN facts TEXT NOT NULL DEFAULT '';
