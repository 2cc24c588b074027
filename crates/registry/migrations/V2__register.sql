CREATE TABLE club (
    id    BIGINT PRIMARY KEY,
    name  TEXT NOT NULL,
    town  TEXT NOT NULL,
    plain TEXT NOT NULL,
    entry BIGINT NOT NULL
);

-- Left KOMIR sheet: who somebody is. Numbers are permanent and never given twice.
CREATE TABLE person (
    id          BIGINT PRIMARY KEY,
    komir       BIGINT,
    fide        BIGINT,
    egd         BIGINT,
    family      TEXT NOT NULL,
    given       TEXT NOT NULL,
    plain       TEXT NOT NULL,
    sound       TEXT NOT NULL,
    born        TEXT,
    sex         TEXT,
    country     TEXT NOT NULL,
    title       TEXT NOT NULL,
    club        BIGINT,
    died        TEXT,
    hidden      BIGINT NOT NULL,
    merged_into BIGINT,
    entry       BIGINT NOT NULL
);
CREATE UNIQUE INDEX person_komir ON person (komir) WHERE komir IS NOT NULL;
CREATE UNIQUE INDEX person_fide ON person (fide) WHERE fide IS NOT NULL;
CREATE UNIQUE INDEX person_egd ON person (egd) WHERE egd IS NOT NULL;
CREATE INDEX person_plain ON person (plain);
CREATE INDEX person_sound ON person (sound);

-- Titles with the day they were awarded.
CREATE TABLE title (
    person  BIGINT NOT NULL,
    title   TEXT NOT NULL,
    awarded TEXT NOT NULL,
    entry   BIGINT NOT NULL,
    PRIMARY KEY (person, title)
) {clustered};

-- Papers ("bizonylat"): registration, licence, guest, transfer; found again by the person's KOMIR number.
CREATE TABLE paper (
    entry      BIGINT PRIMARY KEY,
    kind       TEXT NOT NULL,
    person     BIGINT NOT NULL,
    season     TEXT NOT NULL,
    club       BIGINT,
    other_club BIGINT,
    day        TEXT NOT NULL,
    remark     TEXT NOT NULL
);
CREATE INDEX paper_person ON paper (person);

-- Strength order ("erősorrend") of a club in a season.
CREATE TABLE strength (
    club   BIGINT NOT NULL,
    season TEXT NOT NULL,
    place  BIGINT NOT NULL,
    person BIGINT NOT NULL,
    entry  BIGINT NOT NULL,
    PRIMARY KEY (club, season, place)
) {clustered};
CREATE INDEX strength_person ON strength (person);

-- What a person answered about a line of a file: the next time it is no question any more.
CREATE TABLE remembered (
    line   TEXT PRIMARY KEY,
    person BIGINT NOT NULL,
    entry  BIGINT NOT NULL
);
