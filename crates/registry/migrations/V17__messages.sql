-- Messages to people and programs, on their way and sent. Nobody did them, so no entry of the ledger speaks of them. A message
-- knows what it is about, not what it says: its text is written when it is sent, and a link with a secret in it is made then, so
-- that none stands here.
CREATE TABLE message (
    id        BIGINT PRIMARY KEY,
    made      TEXT NOT NULL,
    kind      TEXT NOT NULL,
    language  TEXT NOT NULL,
    account   BIGINT,
    hook      BIGINT,
    recipient TEXT NOT NULL,
    facts     TEXT NOT NULL,
    entry     BIGINT,
    state     TEXT NOT NULL,
    tries     BIGINT NOT NULL,
    due       TEXT NOT NULL,
    sent      TEXT,
    outcome   TEXT NOT NULL
);
CREATE INDEX message_due ON message (state, due);

-- Where a user is reached, and of what besides his own affairs he wants to hear. It can be erased.
CREATE TABLE secret_contact (
    account  BIGINT PRIMARY KEY,
    mail     TEXT NOT NULL,
    language TEXT NOT NULL,
    lists    BIGINT NOT NULL
);

-- Programs of others that are told, each with the key by which it knows that we speak.
CREATE TABLE secret_hook (
    id      BIGINT PRIMARY KEY,
    url     TEXT NOT NULL,
    key     {bytes} NOT NULL,
    topics  TEXT NOT NULL,
    subject TEXT NOT NULL,
    made    TEXT NOT NULL,
    ended   TEXT
);
