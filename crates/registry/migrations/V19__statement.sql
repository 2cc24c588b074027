-- What a holder of the federation's key has signed about a published list and the ledger as it then stood. The ledger does not
-- give it: whoever signs says something about the ledger. The salt hides rows that are not shown; with it a root can be made again.
CREATE TABLE statement (
    list       BIGINT PRIMARY KEY,
    federation TEXT NOT NULL,
    moment     TEXT NOT NULL,
    entry      BIGINT NOT NULL,
    seal       {bytes} NOT NULL,
    lines      BIGINT NOT NULL,
    root       {bytes} NOT NULL,
    salt       {bytes} NOT NULL,
    signer     {bytes} NOT NULL,
    signature  {bytes} NOT NULL
);
