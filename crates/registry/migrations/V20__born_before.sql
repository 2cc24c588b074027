-- Birth and sex of a person as they stood until an entry changed them: a list is explained by what was known when it was made. Person
-- 0 is nobody: in registers of before, the entry from which on it is known.
CREATE TABLE born_before (
    person BIGINT NOT NULL,
    entry  BIGINT NOT NULL,
    born   TEXT,
    sex    TEXT,
    PRIMARY KEY (person, entry)
) {clustered};
CREATE INDEX born_before_entry ON born_before (entry);
INSERT INTO born_before (person, entry)
    SELECT 0, seq FROM ledger WHERE seq = (SELECT max(seq) FROM ledger);
