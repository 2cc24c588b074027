## What can be wrong in a case file

fault-json-syntax = not JSON: line { $line }, column { $column }: { $what ->
    [end] the text ends in the middle
    [value] a value should stand here
    [separator] a comma, a colon or a bracket should stand here
    [trailing] something stands after the end of the document
    [comma] a comma too many
    [key] the name of a field stands between quotation marks
    [string] a broken text: no such character may stand between quotation marks
    [number] a broken number
   *[other] it cannot be read
}
fault-unknown-field = unknown field (known here: { $known })
fault-missing-field = missing
fault-not-an-object = an object is expected
fault-not-a-list = a list is expected
fault-not-a-text = a text is expected
fault-not-a-whole-number = a whole number is expected
fault-not-true-or-false = true or false is expected
fault-out-of-range = { $value } is outside { $least } to { $most }
fault-not-a-date = "{ $value }" is not a date (YYYY-MM-DD)
fault-not-one-of = "{ $value }" is none of: { $allowed }
fault-empty-text = the text is empty
fault-no-player = no player "{ $id }"
fault-duplicate-player = a second player with the id "{ $id }"
fault-duplicate-tournament = a second tournament with the id "{ $id }"
fault-own-opponent = both sides are the same player
fault-end-before-start = { $end } lies before the start
fault-too-many-games = { $games } games in one period; at most { $most } are accepted
fault-not-modelled = no edition is modelled for { $date } (the first begins on { $first }); name one with "edition"
fault-parameter-not-in-edition = this edition leaves no such choice
fault-parameter-takes = "{ $value }" is no value of this parameter; it takes { $takes }
