# The API: its description, its page, and what can go wrong in a call.

api-title = API
api-summary = Everything the pages show, for programs: read-only, free, without a key.
api-about = Answers are JSON, errors are application/problem+json. Exact decimals are texts. Sentences of explanations and findings come in both languages; lang or Accept-Language decides the language of errors, of headings in files and of this document. Who asked not to be shown is null, and of a birth the public sees the year. A parameter this document does not name is refused. Nothing that is sent here is kept.

api-players = Players
api-players-text = Without q everybody by number, a page at a time; with q whoever may be meant, the likeliest first, at most 10000, and behind them those who are called nearly so (similar): a name with or without accents, family name first or last, or a KOMIR, FIDE or EGD number. count says how many fit.
api-player = A player
api-player-text = Numbers, club, titles, the newest rating of each series, beside it what the next list would say (live), and all tournaments. A number that was merged into another leads to that person.
api-history = A player's ratings
api-history-text = The newest revision of every published list the player stands on, the oldest first. change is in hundredths in chess and in points in go.
api-calculation = A calculation
api-calculation-text = Why a player stands on a list as he does: every tournament, every game, every step with its paragraph. calculation is null where no game of his counted or the list is FIDE's own. live instead of a list explains what the next list would say; its list has no number and no seal yet.
api-tournaments = Tournaments
api-tournaments-text = The register of tournaments, the last to end first.
api-tournament = A tournament
api-tournament-text = With its crosstable, the lists it counts in and what the law says while it waits for its list. Opponents in the crosstable are named by their place in it.
api-live = Live ratings
api-live-text = What the next list of each series would say, computed as closing would and stored nowhere: forecasts has its date, the last day for a report, the list in force, what it counts and what waits for a later one; players has everybody who played in them, series by series, the best first. A forecast, not a rating in force.
api-lists = Lists
api-lists-text = The newest revision of every published list, the newest first in each series.
api-list = A list as a file
api-list-text = The same files and filters as on the page of the list. In chess, txt and xml are FIDE's layouts and hold players with a FIDE number only.
api-corrections = Corrections
api-corrections-text = What was found wrong later, and the lists that were revised for it.
api-correction = A revised list
api-correction-text = Whose rating the revision changed, and how: the largest change first, then by name; who is new or gone last.
api-clubs = Clubs
api-clubs-text = All clubs by name.
api-club = A club
api-club-text = With its members and its strength orders, the newest season first.
api-editions = Regulations
api-editions-text = Every edition with every provision, its paragraph and where it is known from.
api-edition = A regulation
api-edition-text = One edition whole.
api-paragraphs = The paragraphs of an edition
api-paragraphs-text = Every paragraph in the order of the regulation: how it is read, what is in doubt, which provisions it commands, and the regulation's tables. An edition that amends another goes by that one's reading (read_in) under its own numbers (read_as).
api-rate = Rate a case
api-rate-text = A case file of chess or go is rated as arpad rate --json does it. Faults of the document are told with their paths.
api-check = Check a tournament file
api-check-text = A TRF, h9, OpenGotha or case file is checked as arpad check --json does it: is the file sound, is the event ratable?
api-openapi = This description
api-openapi-text = The OpenAPI document of this API.

api-parameter-lang = The language of errors, headings and this document; otherwise Accept-Language decides.
api-parameter-player = The player's number in our register.
api-parameter-tournament = The tournament's number.
api-parameter-club-number = The club's number.
api-parameter-revised = The number of a revised list.
api-parameter-q = Words of a name or their beginnings in any order, each for another word of it; or a number.
api-parameter-page = Which page.
api-parameter-page_size = How much stands on a page.
api-parameter-series = Which series of lists; standard chess where a list is named without it.
api-parameter-only-series = Only this series; otherwise all.
api-parameter-revision = This revision; 0 = the first publication, otherwise the newest.
api-parameter-after = In go the list made after this tournament, for a day may have several; otherwise the last.
api-parameter-sex = Only women or only men.
api-parameter-age = Only an age group: U18 = at most 18 in the year of the list, S65 = at least 65.
api-parameter-club = Only this club, by its name.
api-parameter-federation = Only this country or federation.
api-parameter-title = Only this title.
api-parameter-activity = Only the active or only the inactive.
api-parameter-order = By gain since the list before, or only who is new.
api-parameter-sort = The order of the lines; with a minus the highest first. Places stay those of the list.
api-parameter-top = Only the first so many places.
api-parameter-file = The file's name, for the report.
api-parameter-by-edition = Take this edition instead of the document's own or the one of the event's date.
api-parameter-multiplier = The committee's multiplier of a go file, which cannot say its basic time.
api-parameter-list = The month (2024-04), the day (2024-04-01) or latest; in go the last list by then.
api-parameter-calculated = The month (2024-04), the day (2024-04-01) or latest; in go the last list by then. live = the list that would be next.
api-parameter-format = The format of the file.
api-parameter-edition = The name of the edition.

api-tag = The seal of the list and the address; send it as If-None-Match to hear whether anything changed.
api-not-modified = Nothing has changed.

api-fault-not-found = Nothing is there
api-fault-hidden = Not shown
api-fault-method-not-allowed = Not this way
api-fault-bad-parameter = A parameter is wrong
api-fault-empty-body = There is no file
api-fault-broken-body = The file broke off
api-fault-slow-body = The file came too slowly
api-fault-too-large = The file is too large
api-fault-unsupported-media-type = Not a kind we read
api-fault-unreadable-document = The document cannot be rated
api-fault-refused = Refused
api-fault-busy = Too much to do
api-fault-failed = Something failed here

api-lost = There is nothing at this address. /api/v1/openapi.json describes what there is.
api-method = This address does not take this method; the Allow header names those it takes.
api-parameter-wrong = { $name } cannot have this value; it takes { $takes }.
api-parameter-unknown = There is no parameter { $name } here; there are { $known }.
api-parameter-twice = { $name } stands twice; once is enough.
api-empty = Send the file as the body of the request.
api-broken = The connection ended before the file did. Send it again.
api-slow = The file did not arrive in time. Send it again over a better connection.
api-too-large = At most { $most } MiB are read.
api-long-answer = The answer would be longer than { $most } MiB. Send fewer tournaments at a time.
api-media = The body may be { $media }; say so in Content-Type.
api-document = { $first }
api-busy = Others are being served. Try again in a few seconds.
api-over-time = This file takes too long to work on. Try a smaller one, or use arpad on your own machine.

api-page-all = All addresses
api-page-document = OpenAPI document (JSON)
api-page-parameters = Parameters
api-page-path = address
api-page-query = query
api-page-default = (otherwise { $default })
api-page-text = text, at most { $most } characters
api-page-body = Body
api-page-answers = Answers
api-page-shape = Shape of the answer
api-page-try = Try it
api-page-faults = When something is wrong
api-page-faults-text = Every error is a document of RFC 9457 with type, title, status, detail and instance, and with a code that stays.

# Shapes, under their names in the document.
api-shape-Person = A person of the register, as anybody may see him. born is the year; title and country are empty where there is none.
api-shape-Club = A club.
api-shape-List = A list by its head. closed and published are entries of the ledger; sha256 is the seal of its rows.
api-shape-Tournament = A tournament of the register and how far its rating has come; because says why it was rejected or withdrawn.
api-shape-Edition = An edition of a regulation with every provision. decision names the ambiguity where the text is open.
api-shape-Step = One step of a calculation: the paragraph that asks for it, a sentence, and what came out.
api-shape-Finding = What the law says about a document; where is null where it speaks of the whole.
api-shape-Notice = What the reader says about a file; line and column are 0 where it speaks of the whole.
api-shape-ChessPlayer = A player in a chess calculation. A game's change is the score minus the expected score; times K and added up it gives the player's change.
api-shape-ChessAnswer = A rated chess case.
api-shape-GoPlayer = A player in a calculation of the Hungarian go federation's points. sum times the multiplier gives the change.
api-shape-GoAnswer = A rated go case; a refused one has findings only.
api-shape-EuropeanGoAnswer = A go case under the European rating, three decimals everywhere.
api-shape-Problem = An error by RFC 9457. code is the stable name of its kind; parameter names the parameter, faults the faults of a document with their paths.
