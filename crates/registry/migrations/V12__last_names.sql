-- The last part of a name. A name with a slip in its first part is found by it, as one with a slip further back is found by its
-- beginning.
CREATE INDEX person_last_part
    ON person (substr(plain, length(rtrim(plain, 'abcdefghijklmnopqrstuvwxyz0123456789')) + 1));
