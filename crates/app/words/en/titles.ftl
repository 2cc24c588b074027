## The steps of the title law

step-norm-games = Games that count: { $value }; at least { $least } are needed
step-norm-federations = Federations of opponents other than the own: { $value }; at least { $least }
step-norm-shares = Most opponents of one federation: { $value }, at most { $one_most }; of the own { $own }, at most { $own_most }
step-norm-exempt = Exempt from the requirement on foreigners by { $value }
step-norm-titled = Opponents with a title: { $value }; at least { $least }
step-norm-sought = Opponents with the title of a norm for { $title }: { $value }; at least { $least }
step-norm-unrated = Opponents without a rating: { $games }, each counted as { $value }
step-norm-raised = The lowest opponent { $opponent } is raised from { $from } to { $value }
step-norm-average = Average of the opponents: { $sum } / { $games } = { $value }, rounded
step-norm-least-average = The average { $value } is compared with the least one, { $least }
step-norm-percentage = Score { $score } of { $games } is { $value } %, a difference of { $dp }
step-norm-least-score = The score of { $value } % is compared with the least one, { $least } %
step-norm-performance = Performance: { $average } + ({ $dp }) = { $value }; at least { $least }
step-norm-required = Required over { $games } games against an average of { $average }: { $value } points
step-norm-left-out = Rounds left out: { $value }
step-norm-eight-of-nine = Eight games of nine rounds, the ninth won by forfeit or a bye of the pairing: counted as { $value }
step-norm-last-round = The opponent of the last round did not come; the game is needed and counted as a loss: { $value } points
step-norm-stayed-away = Every scheduled round counts, and the applicant missed some: { $value }
step-norm-not-won = Only the last rounds, or games that were won, may be left out; these rounds were not won: { $value }
step-norm-all-count = Every scheduled round counts; rounds that were not won may not be left out: { $value }
step-norm-whole-mix = In a round robin wins may be left out only where the complete tournament has federations, titles and average for a norm; refused: { $value }
step-norm-small-double = Rounds of the double round robin: { $value }; at least six players and { $least } rounds are needed
step-norm-credited = Worth in games: { $base } and { $over } for whole points above the required score, { $value } in all
step-interim-game = Game { $number }: { $score } against { $opponent }, change { $change }; the rating is { $value }
step-interim-reached = The rating of { $bound } for { $title } is reached: { $value }, exactly { $exact }
step-interim-not-reached = The rating of { $bound } for { $title } is not reached; the highest is { $value }, exactly { $exact }
step-title-rated-games = Rated games: { $value }; at least { $least }
step-title-rating = Highest rating: { $value }; at least { $bound }
step-title-no-rating = There is no rating; at least { $bound }
step-title-games-unknown = How many rated games there were is not known; at least { $least }
step-title-higher-norms = Norms of a higher title, which serve for this one as well: { $value }
step-title-lesser-norms = Norms of a lesser title, which do not serve for this one: { $value }
step-title-old-norms = Norms that have lapsed because they were not registered in time: { $value }
step-title-single-rounds = Norms from events with { $days } days of a single round: { $value }; one is needed
step-title-concession-left = Further norms of eight games of nine rounds, on which the application does not rest: { $value }
step-title-concession = Norms of eight games of nine rounds: { $value }; one is allowed
step-title-normal-norms = Norms under the normal requirement on foreigners: { $value }; one is needed
step-title-games = Games of the norms: { $value }; at least { $least }
step-title-listed-event = Norms from an event of the list (for norms after { $after }): { $value }; one is needed
step-direct-olympiad = { $value } from the Olympiad needs no rating
step-direct-immediate = { $value } is awarded at once
step-direct-conditional = { $value } is conditional until rating and rated games are reached
step-direct-lesser = Lesser titles that may be taken now: { $value }
step-arbiter-registered = Registered as an arbiter by the federation: { $value ->
    [yes] yes
   *[other] no
 }
step-arbiter-fa-since = FIDE arbiter since: { $value }
step-arbiter-active = Last FA title or seminar: { $value }; active for { $years } years
step-arbiter-age = Born: { $value }; { $age } years are needed
step-arbiter-seminar = Seminars within { $years } years: { $value }; one is needed
step-arbiter-norm-out = A norm does not count: { $value ->
    [seminar] seminar
    [refresher] refresher course
    [national-final] national final
    [fide] event of FIDE
    [international] international event with norms
    [large-international] large international event
    [league] national league
    [rapid-blitz] rapid or blitz
    [world-rapid-blitz] world or continental rapid or blitz
    [hybrid] hybrid event
    [olympiad-match] match arbiter at the Olympiad
    [disability] IBCA, ICCD or IPCA event
   *[event] rated event
}, { $end }
step-arbiter-events = Events that count: { $value }; at least { $least }
step-arbiter-systems = Systems of the events: { $value }; two are needed, unless one is an international Swiss of { $players } players
step-arbiter-last-event = Last event: { $value }; to be applied for within { $years } year
step-arbiter-chiefs = Chief arbiters of the events: { $value }; more than one is needed

## What the title law finds

finding-title-lacks-rating = the highest rating is { $value }; { $bound } is needed
finding-title-lacks-any-rating = there is no rating yet; { $bound } is needed
finding-title-lacks-games-known = how many rated games there were is not known; at least { $least } are needed
finding-title-lacks-rated-games = rated games at that moment: { $value }; at least { $least } are needed
finding-title-lacks-single-rounds = no norm is from an event with { $days } days of a single round
finding-title-lacks-concession = { $value } norms are of eight games out of nine rounds; one is allowed
finding-title-lacks-normal-norm = no norm fulfils the normal requirement on foreigners
finding-title-lacks-games = the norms have { $value } games; at least { $least } are needed
finding-title-lacks-registration = norms of long ago that were not registered in time: { $value }
finding-title-lacks-listed-event = no norm is from one of the listed events, which norms after { $after } need
finding-title-edition-in-part = { $edition } is known in part: what public pages do not tell is taken from the edition of 2024
finding-norm-half-bye-last = a half-point bye in the last round: officers of the commission have refused norms for it; the text does not
finding-norm-team-federations = { $title }: only the federations are short; the Annex calls them irrelevant for such events, the text does not: ask for a decision
finding-norm-hangs-on-raising = { $title }: a norm only because the next lowest opponent is raised after the lowest is left out; the commission's manual does not do so
finding-norm-many-unrated = { $title }: { $unrated } opponents without a rating; texts of that time bounded them
finding-norm-search-cut = { $title }: there are too many choices of games to leave out to look at all; name the rounds in "ignore"
finding-norm-host-unsaid = nobody says which federation registers the event; exemptions for its players were not looked at
finding-title-not-established = what { $paragraph } says in this edition is not established; a federation may decide it
finding-title-parameter-decided = { $name } is set to { $value } by the document
finding-title-heard = the row of { $event } stands on a public page, not in a text at hand

## The provisions

provision-title-in-force = From when a title is held
provision-title-registration = Registration of a title tournament
provision-title-day-hours = Most play on a day
provision-title-day-rounds = Most rounds on a day
provision-title-rate-of-play = Least thinking time of a title tournament
provision-single-round-days = Days of a single round for GM and WGM
provision-titles-by-rating = Titles by rating
provision-norm-games = Games of a norm
provision-norm-team-games = Games of a norm in world and continental team events
provision-norm-world-cup = Games of a norm in the World Cup
provision-norm-eight-of-nine = Eight games of nine rounds
provision-norm-most-credited = What an event is worth at most
provision-norm-tail = Last rounds may be left out
provision-norm-wins-left-out = Wins may be left out
provision-norm-tail-and-wins = Both at once
provision-norm-last-round = An absent last opponent counts as a loss
provision-title-formats = Formats without approval
provision-norm-federations = Federations other than the own
provision-norm-exemption = What an exemption lifts
provision-norm-large-swiss = Swiss events with many foreigners
provision-norm-shares = Most opponents of one federation
provision-norm-title-holders = Title holders among the opponents
provision-norm-required-titles = Holders of the sought title
provision-norm-double-round-robin = Titles in a double round robin
provision-norm-floors = Rating to which one opponent is raised
provision-norm-floor-after-drop = The next lowest is raised after the lowest is left out
provision-norm-unrated = Opponents without a rating
provision-norm-most-unrated = Most opponents without a rating
provision-norm-performance = Least performance
provision-norm-averages = Least average of the opponents
provision-norm-average-compared = How the average is compared
provision-norm-least-percentage = Least score
provision-norm-percentage-compared = How the score is compared
provision-title-games-in-all = Games of the norms in all
provision-title-ratings = Rating for the title
provision-title-interim = Rating inside a period
provision-title-old-norms = Norms of long ago
provision-title-listed-event = A norm from an event of the list
provision-title-meeting-days = Applied for before the meeting
provision-title-posted-days = An application is posted for
provision-direct-ratings = Rating for an immediate award
provision-direct-games = Rated games for a direct title
provision-direct-olympiad-free = CM and WCM of the Olympiad without a rating
provision-direct-lesser = A lesser title may be taken
provision-direct-continental = Continental events
provision-direct-table = Table of direct titles
provision-arbiter-one-system = One system is enough
provision-arbiter-certificates-swiss = Certificates of a Swiss
provision-arbiter-certificates-round-robin = Certificates of a round robin
provision-arbiter-ages = Ages
provision-arbiter-exam = Exam of the FA seminar
provision-arbiter-fa-events = Norms for FA
provision-arbiter-fa-rounds = Rounds of an event for FA
provision-arbiter-ia-events = Norms for IA
provision-arbiter-ia-rounds = Rounds of an event for IA
provision-arbiter-expiry = How long norms last
provision-arbiter-posted-days = An arbiter's application is posted for
provision-arbiter-meeting-days = Arbiters apply before the meeting
provision-arbiter-registered = Everybody who officiates is registered
provision-arbiter-inactive-after = An arbiter is inactive after

## What the provisions say

value-title-when-met = when all requirements are met
value-title-when-confirmed = when confirmed by the Council
value-days-before-start = { $days } days before the start
value-minutes-for-sixty = { $minutes } minutes for 60 moves
value-ninety-and-thirty = 90 minutes and 30 seconds a move, or two hours for 40 moves and 30 minutes
value-single-round-days = { $days } days
value-titles-by-rating = FM { $fm }, CM { $cm }, WFM { $wfm }, WCM { $wcm }; after { $after } with { $games } rated games
value-games = { $games } games
value-games-credited-as = { $games } games, counted as { $credited }
value-eight-of-nine = a forfeit win or a bye of the pairing; counted as { $credited }
value-eight-of-nine-once = a forfeit win or a bye of the pairing; counted as { $credited }, once in an application
value-most-credited = of more than { $above } rounds { $games } games
value-formats-four = Swiss, round robin, double round robin, knockout
value-formats-scheveningen = these, and Scheveningen and Schiller
value-exemption-whole = the federations and the limits
value-exemption-federations = the federations alone
value-large-swiss = { $foreigners } rated foreigners of { $federations } federations in every round, { $titled } of them masters; { $missed } round may be missed
value-large-swiss-any-round = { $foreigners } rated foreigners of { $federations } federations, { $titled } of them masters
value-shares = { $own } of the own, { $one } of any one
value-one-in = one in { $one_in }
value-one-in-at-least = one in { $one_in }, at least { $least }
value-drr-half = half of the different opponents
value-drr-once = as in a single round robin, each opponent once
value-per-norm = GM { $gm }, IM { $im }, WGM { $wgm }, WIM { $wim }
value-not-established = not established
value-most-of-nine = { $most } of nine
value-compared-exact = before rounding
value-compared-rounded = after rounding
value-percent = { $percent } %
value-interim-as-the-list = as the list would round it
value-interim-exact = exactly
value-old-norms = those before { $before } only if registered by { $registered }
value-listed-large-swiss = a large Swiss, if a norm is after { $after }
value-listed-six = an event of a) to f), if a norm is after { $after }
value-direct-ratings = GM { $gm }, IM { $im }, FM { $fm }, CM { $cm }, WGM { $wgm }, WIM { $wim }, WFM { $wfm }, WCM { $wcm }
value-games-after = { $games } rated games, for ratings reached after { $after }
value-direct-continental = a third of the federations or { $federations }, { $participants } participants, { $rounds } rounds
value-direct-table = { $rows } rows are established
value-arbiter-large-swiss = an international Swiss of { $players } players, { $percent } % rated, { $rounds } rounds
value-certificate-per-players = one for { $players } players or part
value-arbiter-ages = { $norm } at an FA norm, { $fa } for FA, { $ia } for IA
value-events-and-seminar = a seminar and { $events } events
value-arbiter-rounds = { $least }, one event of { $one }
value-arbiter-expiry = an event { $event } years, a seminar { $seminar }, the application { $last } year from the last event
value-years = { $years } years

## Names of the editions

edition-name-fide-titles-2017-07 = FIDE titles, July 2017
edition-name-fide-titles-2022-01 = FIDE titles, January 2022
edition-name-fide-titles-2023-01 = FIDE titles, January 2023
edition-name-fide-titles-2024-01 = FIDE titles, January 2024
edition-name-fide-direct-titles-2024-01 = FIDE direct titles, January 2024
edition-name-fide-arbiters-2021-07 = FIDE arbiters, July 2021

## Faults of a title case

fault-duplicate-round = round { $round } stands twice
fault-no-round = there is no round { $round } among the games
fault-round-too-high = round { $round } of an event of { $rounds } rounds
fault-too-many-rounds = { $rounds } games of one player; at most { $most } are accepted
fault-too-many-norms = { $count } items; at most { $most } are accepted
fault-predetermined = a { $system } has pre-determined pairings, and all its rounds count: leave the field out, or correct the system
fault-no-title-edition = "{ $value }" is no edition of the title regulations (there are: { $known })

## The command

titles-norm = { $title }: norm of { $games } games ({ $via })
titles-no-norm = { $title }: no norm ({ $failed })
titles-via-all-games = all games
titles-via-eight-of-nine = eight games of nine rounds
titles-via-last-round = absent opponent in the last round
titles-via-tail = last rounds left out
titles-via-wins = wins left out
titles-via-tail-and-wins = last rounds and wins left out
titles-needed = { $title }: round { $rounds } must bring { $points }
titles-needed-opponents = { $title }: round { $rounds } must bring, against opponents of at least
titles-out-of-reach = { $title }: no result of round { $rounds } is enough
titles-too-early = { $title }: rounds { $rounds } are open, too many to say
titles-points = Points
titles-title = Title
titles-foreign = Another federation
titles-any = any
titles-required = Required: { $score } points
titles-average-too-low = The average is too low for a norm.
titles-complete = The application is complete.
titles-incomplete = The application is not complete.
titles-no-direct = The table gives no title for this place.
titles-certificates = Certificates: { $count }
titles-one-file = one document at a time
api-shape-TitlesAnswer = The answer to a question about titles: what does not belong to the question is left out.
api-shape-Norm = How a player's games stand towards one title; without a norm the numbers are those of all counted games.
api-titles = Ask about norms and titles
api-titles-text = A title case is answered as arpad titles --json does it: norms and what open rounds must bring, the required score, a rating inside a period, applications, direct titles, arbiters, certificates. At most 60 rounds, 200 norms or games of a period.
