//! The stable names of everything the chess law can say. Their sentences stand in the application's words as
//! `step-<code>`, `finding-<code>` and `why-<code>`; a test holds both languages against these tables.

/// Steps of an explanation.
pub mod step {
    use arpad_codes::{Code, codes};

    codes! {
        /// Steps of an explanation.
        pub ALL: Code;

        /// Unrated at this tempo, and counted as rated with the standard rating.
        SEEDED = "seeded";
        /// The expected score over all games.
        EXPECTED = "expected";
        /// Score minus expected score.
        SUM = "sum";
        /// K is given from outside.
        K_GIVEN = "k-given";
        /// K is what FIDE's list prints.
        K_LISTED = "k-listed";
        /// K of a player who has reached the bound once.
        K_STRONG = "k-strong";
        /// K of a junior below the bound.
        K_JUNIOR = "k-junior";
        /// K of a junior, whatever the rating.
        K_JUNIOR_BY_AGE = "k-junior-by-age";
        /// K of a player with few games.
        K_NEW = "k-new";
        /// K of everybody else.
        K_NORMAL = "k-normal";
        /// K where the number of earlier games is not reported.
        K_INFERRED = "k-inferred";
        /// K times games is limited.
        K_LIMIT = "k-limit";
        /// K times the sum.
        CHANGE = "change";
        /// What the events played at one of several K give.
        PART = "part";
        /// What one tournament gives, where each is rounded on its own.
        TOURNAMENT_PART = "tournament-part";
        /// The change of a player whose K is not one number over the period.
        CHANGE_OF_PARTS = "change-of-parts";
        /// The change, rounded once.
        ROUNDED = "rounded";
        /// The change of one tournament, rounded on its own.
        ROUNDED_TOURNAMENT = "rounded-tournament";
        /// The rating before plus the rounded change.
        NEW_RATING = "new-rating";
        /// A one-off conversion of the finished list.
        CONVERTED = "converted";
        /// The performance in a tournament, for information.
        PERFORMANCE = "performance";
        /// Below the floor: off the list.
        DELISTED = "delisted";
        /// Below the floor: on the list once more, marked unrated.
        MARKED_UNRATED = "marked-unrated";
        /// An event counts towards the first rating.
        EVENT_COUNTED = "event-counted";
        /// A part of an event that goes on does not count yet.
        EVENT_WAITS = "event-waits";
        /// A first event without a point.
        EVENT_FIRST_WITHOUT_SCORE = "event-first-without-score";
        /// An event with too few games against rated opponents.
        EVENT_TOO_FEW_GAMES = "event-too-few-games";
        /// An event too many lists back.
        EVENT_OUT_OF_WINDOW = "event-out-of-window";
        /// An event whose performance lies below the floor.
        EVENT_BELOW_FLOOR = "event-below-floor";
        /// The first rating is reckoned by the edition of an event's start, which is not that of the list.
        FIRST_OF_START = "first-of-start";
        /// Points and games against rated opponents.
        RESULTS = "results";
        /// Points and games of a round robin that is computed from its table.
        RESULTS_TABLE = "results-table";
        /// The average of such a round robin.
        AVERAGE_TABLE = "average-table";
        /// The average of the opponents.
        AVERAGE = "average";
        /// The average with hypothetical opponents among them.
        AVERAGE_HYPOTHETICAL = "average-hypothetical";
        /// The percentage score.
        PERCENTAGE = "percentage";
        /// The rating difference for the percentage.
        DP = "dp";
        /// The part of it that counts in a round robin.
        DP_PART = "dp-part";
        /// What half points above 50 % add.
        BONUS = "bonus";
        /// Average plus addition, rounded.
        FIRST_COMPUTED = "first-computed";
        /// Cut at the highest first rating.
        FIRST_HIGHEST = "first-highest";
        /// Too few games for a first rating.
        TOO_FEW_GAMES = "too-few-games";
        /// A first rating below the floor is not published.
        BELOW_FLOOR = "below-floor";
        /// A first rating below the floor: the results are disregarded.
        BELOW_FLOOR_DISREGARDED = "below-floor-disregarded";
        /// A player who was unrated when an event started and is rated now.
        NEWLY_PUBLISHED = "newly-published";
        /// No rated game in a year.
        INACTIVE = "inactive";
        /// Active again by a rated game.
        ACTIVE_AGAIN = "active-again";
        /// Round robin: the average of the rated players.
        RR_RATED_AVERAGE = "rr-rated-average";
        /// Round robin: the average of their rating differences.
        RR_DP_AVERAGE = "rr-dp-average";
        /// Round robin: the average of the tournament.
        RR_AVERAGE = "rr-average";
        /// Round robin: the rating from that average.
        RR_FIRST_PASS = "rr-first-pass";
        /// Round robin: the rating after one correction.
        RR_CORRECTED = "rr-corrected";
    }
}

/// Findings.
pub mod finding {
    use arpad_codes::{Code, codes};

    codes! {
        /// Findings.
        pub ALL: Code;

        /// A paragraph is set aside by decision.
        WAIVED = "waived";
        /// The event is too fast for the players' ratings.
        TOO_FAST = "too-fast";
        /// Some games are.
        GAMES_TOO_FAST = "games-too-fast";
        /// The thinking time lies outside the tempo.
        OUTSIDE_TEMPO = "outside-tempo";
        /// The players had different times.
        UNEQUAL_CLOCKS = "unequal-clocks";
        /// The first time control comes at another move.
        FIRST_CONTROL = "first-control";
        /// The first time control comes before the move it may come at.
        FIRST_CONTROL_TOO_EARLY = "first-control-too-early";
        /// Too many hours of play in a day.
        TOO_MUCH_IN_A_DAY = "too-much-in-a-day";
        /// Too many rounds in a day.
        TOO_MANY_ROUNDS_IN_A_DAY = "too-many-rounds-in-a-day";
        /// The event takes too many days.
        TOO_LONG = "too-long";
        /// A long event is to be reported every month.
        MONTHLY_REPORTS = "monthly-reports";
        /// Too few rated players in a national championship.
        CHAMPIONSHIP_RATED = "championship-rated";
        /// Less than a third of a round robin is rated.
        THIRD_RATED = "third-rated";
        /// Fewer than four of a small round robin are rated.
        FOUR_RATED = "four-rated";
        /// A double round robin of too few players.
        DOUBLE_ROUND_ROBIN = "double-round-robin";
        /// A match with an unrated player.
        UNRATED_MATCH = "unrated-match";
        /// Games after the match was decided.
        MATCH_DECIDED = "match-decided";
        /// The reported games are taken for the length of the match.
        MATCH_LENGTH_ASSUMED = "match-length-assumed";
        /// Nobody knows of a registration.
        NOT_REGISTERED = "not-registered";
        /// Held on another federation's territory.
        ABROAD = "abroad";
        /// The same under a text that leaves it to whoever reports.
        ABROAD_TOLD = "abroad-told";
        /// The players were told that it is not rated.
        TOLD_NOT_RATED = "told-not-rated";
        /// Nobody says that the event's regulations told the players that it is rated.
        RATED_UNSAID = "rated-unsaid";
        /// An arbiter whose licence had ended or had not begun.
        ARBITER_LICENCE_ENDED = "arbiter-licence-ended";
        /// An arbiter of whom the register has no licence.
        ARBITER_UNLICENSED = "arbiter-unlicensed";
        /// Nobody says who the arbiters were.
        ARBITERS_UNSAID = "arbiters-unsaid";
        /// Registered too late.
        REGISTERED_LATE = "registered-late";
        /// Ends after the closing of the list.
        ENDS_AFTER_CLOSING = "ends-after-closing";
        /// Reported after the closing of the list.
        REPORTED_AFTER_CLOSING = "reported-after-closing";
        /// Reported late.
        REPORTED_LATE = "reported-late";
        /// Too late for ever.
        AFTER_THIRD_LIST = "after-third-list";
        /// Rated on a later list than it was due on.
        LATER_LIST_THAN_DUE = "later-list-than-due";
        /// Played online.
        ONLINE = "online";
        /// The edition knows no hybrid events.
        HYBRID_NOT_PROVIDED = "hybrid-not-provided";
        /// A hybrid event without approval.
        HYBRID_NOT_APPROVED = "hybrid-not-approved";
        /// A hybrid event whose attached games are not those of its report.
        HYBRID_PGN_DIFFERS = "hybrid-pgn-differs";
        /// Short of the term that an event with norms has, and nobody says that it is none.
        NORMS_UNSAID = "norms-unsaid";
        /// A hybrid event without its games.
        HYBRID_WITHOUT_PGN = "hybrid-without-pgn";
        /// A list that is not of the first day of a month.
        LIST_NOT_MONTHLY = "list-not-monthly";
        /// A part of a round robin that is rated when it is over.
        RATED_AT_THE_END = "rated-at-the-end";
        /// A round robin with a missing game, rated as a Swiss.
        AS_SWISS_INCOMPLETE = "as-swiss-incomplete";
        /// A round robin with a disregarded newcomer, rated as a Swiss.
        AS_SWISS_SCORELESS = "as-swiss-scoreless";
        /// A round robin with a performance below the floor, rated as a Swiss.
        AS_SWISS_BELOW_FLOOR = "as-swiss-below-floor";
        /// A round robin in which nobody is rated.
        AS_SWISS_NOBODY_RATED = "as-swiss-nobody-rated";
        /// The number of earlier games is not reported.
        GAMES_UNKNOWN = "games-unknown";
        /// The date of birth is not reported.
        BIRTH_UNKNOWN = "birth-unknown";
        /// Only the year of birth is reported, and it matters.
        BIRTH_YEAR_ONLY = "birth-year-only";
        /// Players whose K hangs on a day of birth that nobody has told.
        BIRTH_DAY_ASKED = "birth-day-asked";
        /// A composition that a national championship would be allowed; nobody says whether it is one.
        CHAMPIONSHIP_UNSAID = "championship-unsaid";
        /// An official event would enter an earlier list; nobody says whether it is one.
        OFFICIAL_UNSAID = "official-unsaid";
        /// Games set aside that count under this edition.
        SET_ASIDE_NOT_PROVIDED = "set-aside-not-provided";
        /// Games whose letter says that they are not rated.
        REPORTED_UNRATED = "reported-unrated";
        /// K is inferred for players of a file.
        K_INFERRED = "k-inferred";
        /// A listed rating below the floor.
        LISTED_BELOW_FLOOR = "listed-below-floor";
        /// A half whose rounding is not established.
        TIE_NOT_ESTABLISHED = "tie-not-established";
        /// A percentage between two rows of the table.
        PERCENTAGE_TIE = "percentage-tie";
        /// A one-off conversion is applied.
        TRANSITION = "transition";
        /// A parameter is set by decision.
        PARAMETER_DECIDED = "parameter-decided";
        /// The file does not say when, so no edition can be chosen.
        NO_DATE = "no-date";
        /// The edition is one of another game.
        OTHER_GAME = "other-game";
        /// No edition is modelled for the day.
        NOT_MODELLED = "not-modelled";
        /// Nobody told the time control, so nothing that hangs on it was looked at.
        TIME_NOT_EXAMINED = "time-not-examined";
        /// The rounds that one day of the event must have had are more play than a day may have, and nobody says on which days
        /// they were.
        ROUNDS_ON_ONE_DAY = "rounds-on-one-day";
        /// The same, where rounds are counted and not hours.
        MANY_ROUNDS_ON_ONE_DAY = "many-rounds-on-one-day";
        /// A parameter that a decision sets, with the decision.
        PARAMETER_BY_DECISION = "parameter-by-decision";
        /// The conversion, with the decision.
        TRANSITION_BY_DECISION = "transition-by-decision";
        /// The time control is not reported or not clear.
        TIME_CONTROL_UNKNOWN = "time-control-unknown";
    }
}

/// Reasons why a game does not count.
pub mod why {
    use arpad_codes::{Code, codes};

    codes! {
        /// Reasons why a game does not count.
        pub ALL: Code;

        /// Not played.
        UNPLAYED = "unplayed";
        /// The match was already decided.
        MATCH_DECIDED = "match-decided";
        /// A match with an unrated player.
        UNRATED_MATCH = "unrated-match";
        /// Too little thinking time.
        TOO_FAST = "too-fast";
        /// The event is not ratable.
        EVENT_REFUSED = "event-refused";
        /// The opponent is unrated.
        OPPONENT_UNRATED = "opponent-unrated";
        /// The opponent is rated now and was unrated when the event started.
        OPPONENT_NEWLY_PUBLISHED = "opponent-newly-published";
        /// Both are unrated.
        BOTH_UNRATED = "both-unrated";
        /// The difference is too large.
        MISMATCH = "mismatch";
        /// A first event without a point.
        FIRST_EVENT_WITHOUT_SCORE = "first-event-without-score";
        /// A part of an event that goes on and has too little yet.
        EVENT_GOES_ON = "event-goes-on";
        /// It is rated at the end of the event.
        AT_THE_END = "at-the-end";
        /// Too few games against rated opponents in the event.
        TOO_FEW_RATED_OPPONENTS = "too-few-rated-opponents";
        /// A performance below the floor.
        PERFORMANCE_BELOW_FLOOR = "performance-below-floor";
        /// Set aside for force majeure or fair play.
        SET_ASIDE = "set-aside";
        /// The report says by its letter that it is not rated.
        REPORTED_UNRATED = "reported-unrated";
    }
}
