-- Known as an opponent of ours in go, outside the rating system.
ALTER TABLE person ADD COLUMN stranger BIGINT NOT NULL DEFAULT 0;
