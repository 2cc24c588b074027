-- The club under which everything of this one is found since they became one. Papers and strength orders keep the number
-- they were filed under.
ALTER TABLE club ADD COLUMN merged_into BIGINT;
