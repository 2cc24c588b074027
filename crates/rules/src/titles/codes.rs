//! The stable names of everything the title law can say. Their sentences stand in the application's words as `step-<code>` and
//! `finding-<code>`; a test holds both languages against these tables.

/// Steps of an explanation.
pub mod step {
    use arpad_codes::{Code, codes};

    codes! {
        /// Steps of an explanation.
        pub ALL: Code;

        /// How many games count.
        NORM_GAMES = "norm-games";
        /// Federations other than the own.
        NORM_FEDERATIONS = "norm-federations";
        /// Opponents of the own federation and of the most frequent one.
        NORM_SHARES = "norm-shares";
        /// An exemption from the foreigners carries it.
        NORM_EXEMPT = "norm-exempt";
        /// Title holders.
        NORM_TITLED = "norm-titled";
        /// Holders of the sought title.
        NORM_SOUGHT = "norm-sought";
        /// Opponents without a rating.
        NORM_UNRATED = "norm-unrated";
        /// One opponent is raised.
        NORM_RAISED = "norm-raised";
        /// The average.
        NORM_AVERAGE = "norm-average";
        /// The least average.
        NORM_LEAST_AVERAGE = "norm-least-average";
        /// The percentage.
        NORM_PERCENTAGE = "norm-percentage";
        /// The least score.
        NORM_LEAST_SCORE = "norm-least-score";
        /// The performance.
        NORM_PERFORMANCE = "norm-performance";
        /// The score that was required.
        NORM_REQUIRED = "norm-required";
        /// Rounds left out.
        NORM_LEFT_OUT = "norm-left-out";
        /// Eight games of nine rounds.
        NORM_EIGHT_OF_NINE = "norm-eight-of-nine";
        /// The opponent of the last round counts as a loss.
        NORM_LAST_ROUND = "norm-last-round";
        /// The applicant missed a round of an event in which all count.
        NORM_STAYED_AWAY = "norm-stayed-away";
        /// Rounds to be left out that were not won.
        NORM_NOT_WON = "norm-not-won";
        /// Rounds to be left out of an event in which all count.
        NORM_ALL_COUNT = "norm-all-count";
        /// Wins to be left out of a round robin that has no mix for a norm.
        NORM_WHOLE_MIX = "norm-whole-mix";
        /// A double round robin of too few players.
        NORM_SMALL_DOUBLE = "norm-small-double";
        /// What the norm is worth in games.
        NORM_CREDITED = "norm-credited";
        /// One game of a period.
        INTERIM_GAME = "interim-game";
        /// The bound was reached.
        INTERIM_REACHED = "interim-reached";
        /// The bound was not reached.
        INTERIM_NOT_REACHED = "interim-not-reached";
        /// Rated games.
        RATED_GAMES = "title-rated-games";
        /// The highest rating.
        TITLE_RATING = "title-rating";
        /// There is no rating.
        TITLE_NO_RATING = "title-no-rating";
        /// Nobody knows how many rated games there were.
        GAMES_UNKNOWN = "title-games-unknown";
        /// Norms of a higher title, which serve as well.
        TITLE_HIGHER_NORMS = "title-higher-norms";
        /// Norms of a lesser title, which do not.
        TITLE_LESSER_NORMS = "title-lesser-norms";
        /// Norms of long ago that were not registered.
        TITLE_OLD_NORMS = "title-old-norms";
        /// Norms from events with days of a single round.
        TITLE_SINGLE_ROUNDS = "title-single-rounds";
        /// Norms by the concession of 1.4.1c.
        TITLE_CONCESSION = "title-concession";
        /// Further ones of them, which are not needed.
        TITLE_CONCESSION_LEFT = "title-concession-left";
        /// Norms under the normal requirement.
        TITLE_NORMAL_NORMS = "title-normal-norms";
        /// Games of the norms.
        TITLE_GAMES = "title-games";
        /// Norms from events of the list.
        TITLE_LISTED_EVENT = "title-listed-event";
        /// From the Olympiad, without a rating.
        DIRECT_OLYMPIAD = "direct-olympiad";
        /// Awarded at once.
        DIRECT_IMMEDIATE = "direct-immediate";
        /// Conditional.
        DIRECT_CONDITIONAL = "direct-conditional";
        /// Lesser titles that may be taken.
        DIRECT_LESSER = "direct-lesser";
        /// Registered by the federation.
        ARBITER_REGISTERED = "arbiter-registered";
        /// Since when somebody is FA.
        ARBITER_FA_SINCE = "arbiter-fa-since";
        /// Active.
        ARBITER_ACTIVE = "arbiter-active";
        /// The age.
        ARBITER_AGE = "arbiter-age";
        /// The seminar.
        ARBITER_SEMINAR = "arbiter-seminar";
        /// A norm that does not count.
        ARBITER_NORM_OUT = "arbiter-norm-out";
        /// Event norms.
        ARBITER_EVENTS = "arbiter-events";
        /// Systems.
        ARBITER_SYSTEMS = "arbiter-systems";
        /// The last event.
        ARBITER_LAST_EVENT = "arbiter-last-event";
        /// Chief arbiters.
        ARBITER_CHIEFS = "arbiter-chiefs";
    }
}

/// Findings.
pub mod finding {
    use arpad_codes::{Code, codes};

    codes! {
        /// Findings.
        pub ALL: Code;

        /// The rating is missing.
        LACKS_RATING = "title-lacks-rating";
        /// There is no rating at all.
        LACKS_ANY_RATING = "title-lacks-any-rating";
        /// Nobody knows how many rated games there were.
        LACKS_GAMES_KNOWN = "title-lacks-games-known";
        /// Rated games are missing.
        LACKS_RATED_GAMES = "title-lacks-rated-games";
        /// A norm from an event with days of a single round is missing.
        LACKS_SINGLE_ROUNDS = "title-lacks-single-rounds";
        /// The concession was used more than once.
        LACKS_CONCESSION = "title-lacks-concession";
        /// A norm under the normal requirement on foreigners is missing.
        LACKS_NORMAL_NORM = "title-lacks-normal-norm";
        /// Games of norms are missing.
        LACKS_GAMES = "title-lacks-games";
        /// Norms of long ago were not registered.
        LACKS_REGISTRATION = "title-lacks-registration";
        /// A norm from a listed event is missing.
        LACKS_LISTED_EVENT = "title-lacks-listed-event";
        /// The edition is known in part.
        EDITION_IN_PART = "title-edition-in-part";
        /// A half-point bye in the last round.
        HALF_BYE_LAST = "norm-half-bye-last";
        /// A team event short of foreigners.
        TEAM_FEDERATIONS = "norm-team-federations";
        /// Only the raising of a second opponent makes the norm.
        HANGS_ON_RAISING = "norm-hangs-on-raising";
        /// More unrated opponents than earlier texts allowed.
        MANY_UNRATED = "norm-many-unrated";
        /// Not every choice of games left out was looked at.
        SEARCH_CUT = "norm-search-cut";
        /// Nobody says which federation registers the event.
        HOST_UNSAID = "norm-host-unsaid";
        /// What the edition says is not established.
        NOT_ESTABLISHED = "title-not-established";
        /// A parameter is set by decision.
        PARAMETER_DECIDED = "title-parameter-decided";
        /// A row of the table that stands on a public page.
        HEARD = "title-heard";
        /// The event is played over the internet.
        EVENT_ONLINE = "title-event-online";
        /// No report says when the event was registered.
        DECLARE_REGISTRATION = "title-declare-registration";
        /// Registered in time.
        EVENT_REGISTERED = "title-event-registered";
        /// Registered too late without an approval.
        EVENT_REGISTERED_LATE = "title-event-registered-late";
        /// No report says that conditions stayed the same for all.
        DECLARE_CONDITIONS = "title-declare-conditions";
        /// The day of a round is not said.
        EVENT_DAYS_UNSAID = "title-days-unsaid";
        /// Hours of play on a day.
        EVENT_DAY_HOURS = "title-event-day-hours";
        /// Rounds on a day.
        EVENT_DAY_ROUNDS = "title-event-day-rounds";
        /// Days with a single round.
        EVENT_SINGLE_ROUNDS = "title-event-single-rounds";
        /// The time control is not said.
        EVENT_TIME_UNSAID = "title-time-unsaid";
        /// The thinking time.
        EVENT_THINKING_TIME = "title-thinking-time";
        /// The players had different times.
        EVENT_UNEQUAL_TIMES = "title-unequal-times";
        /// No report says that all clocks ran alike.
        DECLARE_CLOCKS = "title-declare-clocks";
        /// The event lasts so long that ratings and titles go by the day.
        EVENT_LONG = "title-event-long";
        /// The chief arbiter is not said.
        EVENT_CHIEF_UNSAID = "title-chief-unsaid";
        /// The chief arbiter's title is not said.
        EVENT_CHIEF_UNTITLED = "title-chief-untitled";
        /// The chief arbiter.
        EVENT_CHIEF = "title-chief";
        /// Nobody has said whether the chief arbiter is active.
        DECLARE_CHIEF_ACTIVE = "title-declare-chief-active";
        /// The chief arbiter is active.
        EVENT_CHIEF_ACTIVE = "title-chief-active";
        /// The chief arbiter is inactive, and nothing was decided.
        EVENT_CHIEF_INACTIVE = "title-chief-inactive";
        /// The same; by decision the norms stand.
        EVENT_CHIEF_STANDS = "title-chief-stands";
        /// The same; by decision the event is void.
        EVENT_CHIEF_VOID = "title-chief-void";
        /// No report says that an arbiter with a title was always there.
        DECLARE_VENUE = "title-declare-venue";
        /// An arbiter plays.
        EVENT_ARBITER_PLAYS = "title-arbiter-plays";
        /// A player is called as an arbiter is.
        EVENT_ARBITER_NAMESAKE = "title-arbiter-namesake";
        /// No report says that nobody was helped.
        DECLARE_HELP = "title-declare-help";
        /// The format is not said.
        EVENT_FORMAT_UNSAID = "title-format-unsaid";
        /// The format needs approval.
        EVENT_FORMAT_APPROVAL = "title-format-approval";
        /// What kind of event it is taken for.
        DECLARE_KIND = "title-declare-kind";
        /// Foreigners in the round that has the fewest.
        EVENT_FOREIGNERS = "title-foreigners";
        /// A Swiss of many strong players.
        EVENT_STRONG = "title-strong-swiss";
        /// The same where the two readings differ.
        EVENT_STRONG_OPEN = "title-strong-swiss-open";
        /// The same where it was decided.
        EVENT_STRONG_DECIDED = "title-strong-swiss-decided";
        /// Games of a knockout that are not rated count here.
        EVENT_KNOCKOUT_GAMES = "title-knockout-games";
        /// Pairings of teams are taken as made round by round.
        EVENT_TEAM_PAIRINGS = "title-team-pairings";
        /// Federations are not said.
        EVENT_FEDERATIONS_UNSAID = "title-federations-unsaid";
        /// There are more people to tell of than are told.
        EVENT_MORE_PEOPLE = "title-more-people";
        /// More players than an event has.
        EVENT_TOO_LARGE = "title-event-too-large";
        /// Sexes are not said.
        EVENT_SEXES_UNSAID = "title-sexes-unsaid";
    }
}
