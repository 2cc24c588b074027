-- What was made of the games of a period and what was expected, for pages that draw them. Not in the hash of a list, which
-- seals what the next list is computed from.
ALTER TABLE list_row ADD COLUMN score BIGINT;
ALTER TABLE list_row ADD COLUMN expected BIGINT;

-- What a list starts from where a correction has moved it away from the list before; no block = taken off that list.
CREATE TABLE list_start (
    list   BIGINT NOT NULL,
    person BIGINT NOT NULL,
    block  {bytes},
    PRIMARY KEY (list, person)
) {clustered};

-- What has changed last, for those who follow it.
CREATE INDEX tournament_changed ON tournament (entry);

-- The lists a tournament counts in, and the files that came for it, without reading all of them.
CREATE INDEX rated_in_tournament ON rated_in (tournament);
CREATE INDEX submission_tournament ON submission (tournament) WHERE tournament IS NOT NULL;
