-- The county of a club; empty where it is not stated.
ALTER TABLE club ADD COLUMN county TEXT NOT NULL DEFAULT '';

-- Who agreed to be shown with a photo, since when, and whose photo it is. The ledger gives it.
CREATE TABLE photo (
    person BIGINT PRIMARY KEY,
    hash   {bytes} NOT NULL,
    kind   TEXT NOT NULL,
    credit TEXT NOT NULL,
    agreed TEXT NOT NULL,
    entry  BIGINT NOT NULL
);

-- The pictures themselves. They came, as received bytes do; whoever withdraws the consent takes the picture out for good.
CREATE TABLE picture (
    hash  {bytes} NOT NULL PRIMARY KEY,
    bytes {bytes} NOT NULL
);
