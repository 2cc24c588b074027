# What the reader of games in PGN says.
notice-pgn-no-games = There is no game in this file. Attach the games of the event in PGN.
notice-pgn-too-many-games = There are more than {$most} games in this file. Attach the games of this event alone.
notice-pgn-tag-unreadable = “{$text}” begins as a tag and cannot be read as one; it was left out.
notice-pgn-results-differ = The game's tag says {$tag}, its moves end with {$end}. The tag counts; correct the wrong one.
notice-pgn-no-players = The game does not name both players; it was left out.
