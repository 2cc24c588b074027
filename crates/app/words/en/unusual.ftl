# What is out of the ordinary in a month, before it is closed.
unusual-head = { $count ->
    [one] One thing out of the ordinary; to look at, no verdict
   *[other] { $count } things out of the ordinary; to look at, no verdict
 }
unusual-rate = raised in { $raised } of { $of } healthy simulated federations
unusual-twice = { $where }: { $seen } of { $count } games of the second are in the first as well
unusual-two-boards = { $who }: games in { $where } on { $day }
unusual-crowded = { $where }: { $count } rounds on { $day } take { $hours } hours
unusual-jump = { $who }: { $seen } points in { $count } games ({ $where }), { $expected } expected by the curve of Elo, which knows no 400-point rule; even somebody much stronger would score so once in { $once } months
unusual-performance = { $who }: { $seen } points in { $count } games up to this list, where { $expected } are to be expected of the rating before them; even somebody 85 points stronger would score so once in { $once } such runs
unusual-sandbagging-long = { $who }: { $seen } points in { $count } games up to this list, where { $expected } are to be expected of the rating before them; even somebody 130 points weaker would score so once in { $once } such runs
unusual-sandbagging = { $who }: { $seen } points in { $count } games ({ $where }), { $expected } expected by the curve of Elo, which knows no 400-point rule; even somebody much weaker would score so once in { $once } months
unusual-regular = { $where }: { $seen } of { $count } as the ratings say, or drawn, where { $expected } are to be expected; by chance once in { $once } tournaments
unusual-newcomers = { $club }: { $who } have scored { $seen } points less than their first ratings say in { $count } games; by chance once in { $once } clubs
unusual-rarest = more than a million
unusual-dismissed = dismissed by { $by }, entry { $entry }: { $because }
unusual-again = It was dismissed before (“{ $because }”); the evidence is another now.
unusual-name-twice = the same games twice
unusual-name-two-boards = two boards on a day
unusual-name-crowded = more rounds than a day has room for
unusual-name-jump = a score far above
unusual-name-performance = far above over many lists
unusual-name-sandbagging = a score far below
unusual-name-regular = a tournament without surprises
unusual-name-newcomers = newcomers far below their first ratings
desk-act-dismiss = may stand on the list { $list }: { $what } ({ $about }): { $because }
desk-dismissed = Dismissed (entry { $entry }): { $what }
deed-dismiss = It may stand
deed-dismiss-text = What is out of the ordinary in a month was looked at. It stays dismissed while its evidence is the same, and can be taken back.
deed-field-mark = Its mark
deed-field-word = Why it may stand
refusal-dismissed-already = { $by } has dismissed { $mark } already (entry { $entry })
refusal-anomaly-unknown = nothing out of the ordinary in the month of { $date } has the mark “{ $mark }”; its evidence may be another meanwhile: arpad close { $month } --dry-run shows them
api-desk-unusual = What is out of the ordinary in a month
api-desk-unusual-text = Evidence to look at before a list is closed, never a verdict. Each has a mark, under which it is dismissed with a word why (`dismiss`); it comes back when its evidence changes.
