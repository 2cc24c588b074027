-- What people write to the office from the site. They came, as received bytes do, and nobody did them: no entry of the ledger
-- speaks of them, and one may be forgotten.
CREATE TABLE letter (
    id        BIGINT PRIMARY KEY,
    moment    TEXT NOT NULL,
    language  TEXT NOT NULL,
    page      TEXT NOT NULL,
    name      TEXT NOT NULL,
    contact   TEXT NOT NULL,
    text      TEXT NOT NULL,
    closed    TEXT,
    closed_by TEXT NOT NULL,
    answer    TEXT NOT NULL
);
