## arpad convert

convert-no-target = The name “{ $file }” does not tell what to write; say it with --to (trf16, trf26, json, csv, txt, xml).
convert-exists = { $file } exists already; --force replaces it.
convert-unknown = { $file } is neither a tournament file nor a rating list that Arpad reads.
convert-go = { $file } is a tournament of go; only tournaments of chess and rating lists can be converted.
convert-kind-tournament = tournament
convert-kind-list = rating list
convert-impossible = A { $kind } cannot be written as { $target }; possible are { $possible }.
convert-more = { $count ->
    [one] One more remark.
   *[other] { $count } more remarks.
 }
convert-stopped = { $count ->
    [one] Not converted because of an error;
   *[other] Not converted because of { $count } errors;
 } --force converts what could be read.
convert-forced = { $count ->
    [one] Converted in spite of an error.
   *[other] Converted in spite of { $count } errors.
 }

notice-convert-code-page = The code page { $encoding } has no “{ $character }”; the file is written in UTF-8.
notice-convert-names-cut = Texts that are longer than their columns were cut: { $count }.
notice-convert-left-out-of-case = A case file has no field for these records and columns; they were left out: { $records }.
notice-convert-left-out-of-report = A tournament report has no record for these fields; they were left out: { $fields }.
notice-convert-records-to-add = A case file does not tell the records { $records } (city, federation, chief arbiter), which a report must have; add them before it is sent.
notice-convert-rounds-assigned = Games without a round got the first one in which both players were free: { $count }.
notice-convert-unrated-codes = Games set aside or not played stand with the codes W, D and L, which are not rated: { $count }.
notice-convert-set-aside = The rows do not tell which games were set aside: { $count }.
notice-convert-go-case = This is a case of go; only cases of chess can be converted.
notice-convert-several-tournaments = The document has { $count } tournaments; a tournament report holds exactly one.
notice-convert-no-date = The file does not say when the tournament took place (042, 052, 132); a case file must.
notice-convert-two-games-in-a-round = Player “{ $player }” has two games in round { $round }; a tournament report has room for one.
notice-convert-too-many-players = { $players } players do not fit into a tournament report; it holds { $most }.
notice-convert-too-many-rounds = { $rounds } rounds do not fit into a tournament report; it holds { $most }.
convert-json-stdout = --json reports on standard output; name a file for OUT
