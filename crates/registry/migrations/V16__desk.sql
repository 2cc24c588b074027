-- Who may work at the desk. The ledger gives it.
CREATE TABLE account (
    id       BIGINT PRIMARY KEY,
    name     TEXT NOT NULL,
    shown    TEXT NOT NULL,
    roles    TEXT NOT NULL,
    club     BIGINT,
    person   BIGINT,
    disabled BIGINT NOT NULL,
    entry    BIGINT NOT NULL
);
CREATE UNIQUE INDEX account_name ON account (name);

-- From here on secrets and their traces: the ledger does not give them and never holds them, so that they can be erased.
CREATE TABLE secret_password (
    account BIGINT PRIMARY KEY,
    hash    TEXT NOT NULL,
    changed TEXT NOT NULL
);

-- The key of the second factor, and the last step of time it was used in: a code is good once.
CREATE TABLE secret_totp (
    account BIGINT PRIMARY KEY,
    key     {bytes} NOT NULL,
    step    BIGINT NOT NULL
);

CREATE TABLE secret_session (
    digest  {bytes} NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL,
    began   TEXT NOT NULL,
    seen    TEXT NOT NULL,
    address TEXT NOT NULL,
    agent   TEXT NOT NULL
);
CREATE INDEX secret_session_account ON secret_session (account);

-- One-time links: an invitation, or a new password.
CREATE TABLE secret_link (
    digest  {bytes} NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL,
    expires TEXT NOT NULL
);

CREATE TABLE secret_token (
    id      BIGINT PRIMARY KEY,
    digest  {bytes} NOT NULL,
    account BIGINT NOT NULL,
    name    TEXT NOT NULL,
    scopes  TEXT NOT NULL,
    made    TEXT NOT NULL,
    expires TEXT NOT NULL,
    used    TEXT,
    revoked TEXT
);
CREATE UNIQUE INDEX secret_token_digest ON secret_token (digest);

-- What was done under a key of idempotency, and what was answered.
CREATE TABLE secret_done (
    account BIGINT NOT NULL,
    key     TEXT NOT NULL,
    request {bytes} NOT NULL,
    answer  TEXT NOT NULL,
    moment  TEXT NOT NULL,
    PRIMARY KEY (account, key)
) {clustered};

-- Who came in, and who was turned away.
CREATE TABLE secret_visit (
    id      BIGINT PRIMARY KEY,
    moment  TEXT NOT NULL,
    account BIGINT,
    address TEXT NOT NULL,
    how     TEXT NOT NULL
);
CREATE INDEX secret_visit_account ON secret_visit (account, id);
