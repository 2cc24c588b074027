-- An event of more than a month is reported part by part, and each part is rated in its own list. The first part has the
-- number of the event.
CREATE TABLE part (
    tournament BIGINT NOT NULL PRIMARY KEY,
    event BIGINT NOT NULL,
    entry BIGINT NOT NULL
) {clustered};
CREATE INDEX part_event ON part (event, tournament);
