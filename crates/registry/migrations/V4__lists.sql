-- A list is never edited: a revision is a new list. Origin: computed by us, or published by FIDE.
CREATE TABLE list (
    id           BIGINT PRIMARY KEY,
    series       TEXT NOT NULL,
    day          TEXT NOT NULL,
    revision     BIGINT NOT NULL,
    origin       TEXT NOT NULL,
    edition      TEXT NOT NULL,
    base         BIGINT,
    tournament   BIGINT,
    players      BIGINT NOT NULL,
    hash         {bytes} NOT NULL,
    closed       BIGINT NOT NULL,
    closed_at    TEXT NOT NULL,
    published    BIGINT,
    published_at TEXT
);
CREATE UNIQUE INDEX list_once ON list (series, origin, day, COALESCE(tournament, 0), revision);

-- The whole state of a person after a list; the next list is computed from it and the games alone.
CREATE TABLE list_row (
    list         BIGINT NOT NULL,
    person       BIGINT NOT NULL,
    rating       BIGINT,
    k            BIGINT,
    games        BIGINT,
    peak         BIGINT,
    period_games BIGINT NOT NULL,
    change       BIGINT,
    last_active  BIGINT,
    active       BIGINT NOT NULL,
    title        TEXT NOT NULL,
    grade        BIGINT,
    state        {bytes},
    PRIMARY KEY (list, person)
) {clustered};

CREATE TABLE rated_in (
    list       BIGINT NOT NULL,
    tournament BIGINT NOT NULL,
    PRIMARY KEY (list, tournament)
) {clustered};
