CREATE TABLE tournament (
    id           BIGINT PRIMARY KEY,
    series       TEXT NOT NULL,
    name         TEXT NOT NULL,
    town         TEXT NOT NULL,
    organizer    TEXT NOT NULL,
    arbiter      TEXT NOT NULL,
    time_control TEXT NOT NULL,
    rounds       BIGINT,
    starts       TEXT NOT NULL,
    ends         TEXT NOT NULL,
    announced    TEXT,
    reported     TEXT,
    state        TEXT NOT NULL,
    because      TEXT NOT NULL,
    submission   BIGINT,
    list         BIGINT,
    entry        BIGINT NOT NULL
);
CREATE INDEX tournament_state ON tournament (series, state);
CREATE INDEX tournament_ends ON tournament (ends);

-- What a tournament's report says, packed, as known from an entry on: a correction adds a version.
CREATE TABLE report (
    tournament BIGINT NOT NULL,
    entry      BIGINT NOT NULL,
    block      {bytes} NOT NULL,
    PRIMARY KEY (tournament, entry)
) {clustered};

CREATE TABLE participant (
    tournament BIGINT NOT NULL,
    person     BIGINT NOT NULL,
    PRIMARY KEY (person, tournament)
) {clustered};

CREATE TABLE submission (
    id         BIGINT PRIMARY KEY,
    blob       BIGINT NOT NULL,
    file_name  TEXT NOT NULL,
    format     TEXT NOT NULL,
    moment     TEXT NOT NULL,
    by_whom    TEXT NOT NULL,
    tournament BIGINT,
    state      TEXT NOT NULL,
    because    TEXT NOT NULL,
    entry      BIGINT NOT NULL
);
CREATE INDEX submission_blob ON submission (blob);
CREATE INDEX submission_state ON submission (state);

-- Who a person said a line in doubt is; nobody = somebody new.
CREATE TABLE answer (
    submission BIGINT NOT NULL,
    line       BIGINT NOT NULL,
    person     BIGINT,
    entry      BIGINT NOT NULL,
    PRIMARY KEY (submission, line)
) {clustered};

-- Decisions of the committee and appeals against them.
CREATE TABLE decision (
    entry      BIGINT PRIMARY KEY,
    kind       TEXT NOT NULL,
    tournament BIGINT,
    person     BIGINT,
    paragraph  TEXT NOT NULL,
    value      TEXT NOT NULL,
    day        TEXT NOT NULL,
    reference  TEXT NOT NULL,
    revoked    BIGINT
);
CREATE INDEX decision_tournament ON decision (tournament);
CREATE INDEX decision_person ON decision (person);

CREATE TABLE appeal (
    entry   BIGINT PRIMARY KEY,
    against BIGINT NOT NULL,
    by_whom TEXT NOT NULL,
    grounds TEXT NOT NULL,
    outcome TEXT NOT NULL,
    decided BIGINT
);

-- Corrections of rated tournaments: which list they reach back to.
CREATE TABLE correction (
    entry      BIGINT PRIMARY KEY,
    tournament BIGINT NOT NULL,
    list       BIGINT,
    what       TEXT NOT NULL
);
