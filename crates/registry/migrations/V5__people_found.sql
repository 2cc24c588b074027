-- A person's other numbers, and the members of a club, without reading everybody.
CREATE INDEX person_merged ON person (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX person_club ON person (club) WHERE club IS NOT NULL;
