-- Whether anything of a person may be shown. A wish not to be shown is one person's, and so holds under every number that was
-- found to be this person: `hidden` is where it was said, `withheld` is where it holds.
ALTER TABLE person ADD COLUMN withheld BIGINT NOT NULL DEFAULT 0;

WITH RECURSIVE
kin (one, other) AS (
    SELECT id, merged_into FROM person WHERE merged_into IS NOT NULL
    UNION ALL
    SELECT merged_into, id FROM person WHERE merged_into IS NOT NULL
),
shy (id) AS (
    SELECT id FROM person WHERE hidden = 1
    UNION
    SELECT kin.other FROM kin JOIN shy ON shy.id = kin.one
)
UPDATE person SET withheld = 1 WHERE id IN (SELECT id FROM shy);
