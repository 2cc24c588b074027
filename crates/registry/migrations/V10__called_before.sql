-- What a person was called until an entry changed it: a published list names people as they were. Person 0 is nobody: in
-- registers of before, the entry from which on it is known.
CREATE TABLE person_before (
    person  BIGINT NOT NULL,
    entry   BIGINT NOT NULL,
    family  TEXT NOT NULL,
    given   TEXT NOT NULL,
    country TEXT NOT NULL,
    club    BIGINT,
    PRIMARY KEY (person, entry)
) {clustered};
CREATE INDEX person_before_entry ON person_before (entry);
INSERT INTO person_before (person, entry, family, given, country)
    SELECT 0, seq, '', '', '' FROM ledger WHERE seq = (SELECT max(seq) FROM ledger);

-- The same of a club.
CREATE TABLE club_before (
    club  BIGINT NOT NULL,
    entry BIGINT NOT NULL,
    name  TEXT NOT NULL,
    PRIMARY KEY (club, entry)
) {clustered};
