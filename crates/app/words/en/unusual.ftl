# What is out of the ordinary in a month, before it is closed.
unusual-head = { $count ->
    [one] One thing out of the ordinary; to look at, no verdict
   *[other] { $count } things out of the ordinary; to look at, no verdict
 }
unusual-rate = raised in { $raised } of { $of } healthy simulated federations
unusual-twice = { $where }: { $seen } of { $count } games of the second are in the first as well
unusual-two-boards = { $who }: games in { $where } on { $day }
unusual-crowded = { $where }: { $count } rounds on { $day } take { $hours } hours
unusual-jump = { $who }: { $seen } points in { $count } games ({ $where }), { $expected } expected; even somebody much stronger would score so once in { $once } months
unusual-performance = { $who }: { $seen } points in { $count } games up to this list, where { $expected } are to be expected of the rating before them; even somebody 85 points stronger would score so once in { $once } such runs
unusual-sandbagging-long = { $who }: { $seen } points in { $count } games up to this list, where { $expected } are to be expected of the rating before them; even somebody 130 points weaker would score so once in { $once } such runs
unusual-sandbagging = { $who }: { $seen } points in { $count } games ({ $where }), { $expected } expected; even somebody much weaker would score so once in { $once } months
unusual-regular = { $where }: { $seen } of { $count } as the ratings say, or drawn, where { $expected } are to be expected; by chance once in { $once } tournaments
unusual-newcomers = { $club }: { $who } have scored { $seen } points less than their first ratings say in { $count } games; by chance once in { $once } clubs
