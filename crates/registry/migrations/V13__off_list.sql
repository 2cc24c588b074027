-- Whom a list leaves out (the dead, whom a decision keeps off, members of no federation or of a suspended one), as they stand
-- after it: it says who is listed, not what anybody's rating is.
CREATE TABLE off_list (
    list   BIGINT NOT NULL,
    person BIGINT NOT NULL,
    block  {bytes} NOT NULL,
    PRIMARY KEY (list, person)
) {clustered};
