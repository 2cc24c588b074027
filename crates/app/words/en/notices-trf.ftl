# What the reader of tournament report files (TRF) says. One sentence for what is wrong, one for what to do.

notice-empty-file = The file is empty. Export the tournament report again.
notice-no-players = The file holds no player line (001). Export the report with the players and their results.
notice-encoding-guessed = The file is not in UTF-8; it was read as {$encoding}. Check the accented letters in the names.
notice-character-damaged = A character could not be decoded. Correct the text at this place.
notice-mixed-line-ends = The lines end in different ways. Nothing is lost; the file was probably edited with two programs.
notice-tabs = There are tab characters in the file (lines concerned: {$count}); each was read as one blank. Replace them with blanks.
notice-unknown-record = No edition of the format has a record {$record}. The line was left aside; correct the number at the start of the line or delete the line.
notice-player-under-wrong-id = This line looks like that of player {$player}, but begins with {$record} instead of 001. Correct the first three characters.
notice-remark = This line is not a record and was left aside.
notice-record-repeated = Record {$record} already stands on line {$other_line}; this second one was left aside. Keep only one of them.
notice-record-unreadable = The content of record {$record} could not be read: “{$text}”. Check its form and its columns.
notice-records-missing = Records that a rating report needs are missing or blank: {$records}. Add them.
notice-federation-odd = “{$text}” is not a three-letter federation code. Write the code of the federation, such as HUN.
notice-date-unreadable = “{$text}” in record {$record} is not a date. Write it as YYYY/MM/DD.
notice-date-ambiguous = “{$text}” in record {$record} can be read in two ways; it was read as {$date}. Write it as YYYY/MM/DD.
notice-date-order = “{$text}” in record {$record} is not written as year, month, day; it was read as {$date}.
notice-dates-out-of-order = The tournament ends ({$end}) before it begins ({$start}). Correct record 042 or 052.
notice-round-date-unreadable = The date of round {$round}, “{$text}”, is not a date. Write it as YY/MM/DD.
notice-round-date-outside = Round {$round} was played on {$date}, outside the dates of the tournament. Correct record 042, 052 or 132.
notice-round-dates-out-of-order = Round {$round} was played on {$date}, before the preceding round on {$before}. Check record 132.
notice-round-dates-count = Record 132 holds {$dates} dates, but the players’ lines hold {$rounds} rounds.
notice-time-control-unclear = The time control “{$text}” could not be understood without doubt. Write it like “90 min + 30 sec/move”, or add record 222.
notice-time-control-contradiction = Record 122 says “{$text}”, record 222 says {$code}. Correct one of them.
notice-count-differs = Record {$record} says {$said}, but {$found} were found in the file. Correct the number, or look for missing lines.
notice-round-count-contradiction = Record 142 announces {$said} rounds, XXR announces {$extension}. Correct one of them.
notice-too-many-rounds = Player {$player} has {$rounds} rounds, but the tournament has {$announced}. Delete the surplus results or correct the number of rounds.
notice-rounds-not-recorded = The tournament has {$announced} rounds; the file holds {$rounds} of them. If it is over, export it again.
notice-starting-rank-unreadable = Columns 5–8 of this player’s line hold no starting rank: “{$text}”. Write the player’s number there.
notice-starting-rank-twice = Starting rank {$player} is already used on line {$other_line}. Give each player a number of their own.
notice-starting-rank-missing = Before player {$player} a starting rank is missing: {$missing}. Look for the missing line, or renumber the players.
notice-id-twice = Players {$player} and {$other} (line {$other_line}) have the same FIDE number {$id}. Correct the wrong one.
notice-id-unreadable = The FIDE number of player {$player} is not a number: “{$text}”. Correct it.
notice-sex-unreadable = “{$text}” is not a sex the format knows (player {$player}). Write m or w.
notice-title-unknown = “{$text}” is not a FIDE title (player {$player}). Write GM, IM, FM, CM, WGM, WIM, WFM, WCM, or nothing.
notice-old-titles = Titles are written in the old letters, such as “{$text}” (players: {$count}). They were understood.
notice-name-missing = Player {$player} has no name. Write it into columns 15–47.
notice-rating-unreadable = The rating of player {$player} is not a number: “{$text}”. Correct it, or leave it blank.
notice-rating-impossible = Nobody has a rating of {$text} (player {$player}). Correct it.
notice-birth-unreadable = The birth date of player {$player} is not a date: “{$text}”. Write it as YYYY/MM/DD.
notice-births-ambiguous = Birth dates such as “{$text}” can be read day first or month first, and nothing in the file decides ({$count} players); they were read day first. Write them as YYYY/MM/DD.
notice-points-unreadable = The points of player {$player} are not a number: “{$text}”. Correct them.
notice-points-missing = Player {$player} has no points. Write them into columns 81–84.
notice-place-unreadable = The place of player {$player} is not a number: “{$text}”. Correct it.
notice-places-missing = Players without a place in columns 86–89: {$count}.
notice-columns-shifted = On the line of player {$player} everything from column {$column} on is off by {$by} to the { $way ->
        [left] left
       *[right] right
    }; it was read there. Check the result, and mind the length of the name.
notice-field-shifted = What belongs to column {$column} is off by {$by} to the { $way ->
        [left] left
       *[right] right
    }; it was read there. Move it to its column.
notice-line-too-long = The line of player {$player} goes on beyond any number of rounds. Delete what does not belong there.
notice-text-between-columns = “{$text}” stands in a column that must be blank. Check whether the neighboring fields are in their columns.
notice-opponent-unreadable = Player {$player}, round {$round}: the opponent “{$text}” is not a number. Correct it.
notice-color-unreadable = Player {$player}, round {$round}: “{$text}” is not a color. Write w, b or -.
notice-result-unreadable = Player {$player}, round {$round}: “{$text}” is not a result code. Write 1, =, 0, +, -, W, D, L, H, F, U or Z.
notice-result-missing = Player {$player}, round {$round}: there is an opponent ({$opponent}) but no result. Enter the result.
notice-color-missing = Player {$player}, round {$round}: the game against {$opponent} was played, but has no color. Write w or b.
notice-game-without-opponent = Player {$player}, round {$round}: the result “{$result}” has no opponent. It was read as a bye; if a game was played, enter the opponent.
notice-bye-with-opponent = Player {$player}, round {$round}: “{$result}” is a bye, but opponent {$opponent} is named. Correct one of them.
notice-opponent-self = Player {$player}, round {$round}: the opponent is the player themself. Correct the number.
notice-opponent-unknown = Player {$player}, round {$round}: there is no player {$opponent} in the file. Correct the number or add the line.
notice-mirror-opponent = Player {$player}, round {$round}: the opponent is {$opponent}, but the line of {$opponent} (line {$other_line}) names {$named}. Correct the wrong one.
notice-mirror-missing = Player {$player}, round {$round}: no opponent is named here, but player {$opponent} (line {$other_line}) reports the result “{$result}” against this player. Enter the missing result, or delete the other one.
notice-mirror-color = Player {$player}, round {$round}: both this player and opponent {$opponent} (line {$other_line}) have { $color ->
        [w] white
       *[b] black
    }. Correct one of the colors.
notice-mirror-result = Player {$player}, round {$round}: the result is “{$result}”, but opponent {$opponent} (line {$other_line}) has “{$other_result}”. Both cannot be true; correct the wrong one.
notice-unusual-result = Player {$player}, round {$round}: “{$result}” against “{$other_result}” of opponent {$opponent} (line {$other_line}) is rare. Leave it only if the arbiter decided so.
notice-points-differ = Player {$player} has {$points} points, but the results add up to {$sum}. Correct the points or the results.
notice-points-exceed-results = Player {$player} has {$points} points, but the results add up to {$sum}. Byes may have been left blank; enter them.
notice-number-unknown = No player or team of the file has the number {$number}. Correct it.
notice-member-twice = Player {$player} is already in the team on line {$other_line}. Leave the player in one team.
notice-team-number-twice = Team number {$team} is already used on line {$other_line}. Give each team a number of its own.
notice-round-unknown = There is no round {$round}; the last one is {$last}. Correct the number.
notice-left-out = “{$text}” cannot be said in this edition of the format and was left out.
