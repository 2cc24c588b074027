-- The truth: who did what, when and why, each entry sealed with the hash of the one before.
CREATE TABLE ledger (
    seq      BIGINT PRIMARY KEY,
    moment   TEXT NOT NULL,
    by_whom  TEXT NOT NULL,
    why      TEXT NOT NULL,
    act      TEXT NOT NULL,
    body     TEXT NOT NULL,
    previous {bytes} NOT NULL,
    hash     {bytes} NOT NULL
);

-- Received bytes, as they came, compressed in parts.
CREATE TABLE blob (
    id     BIGINT PRIMARY KEY,
    hash   {bytes} NOT NULL UNIQUE,
    length BIGINT NOT NULL
);

CREATE TABLE blob_part (
    blob   BIGINT NOT NULL,
    part   BIGINT NOT NULL,
    packed {bytes} NOT NULL,
    PRIMARY KEY (blob, part)
) {clustered};

-- The federation's own settings.
CREATE TABLE setting (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
