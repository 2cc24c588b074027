//! The stable names of the go law's steps, findings and reasons. Their sentences stand in the application's words as
//! `step-<code>`, `finding-<code>` and `why-<code>`; a test holds both languages against these tables.

/// Steps of an explanation.
pub mod step {
    use arpad_codes::{Code, codes};

    codes! {
        /// Steps of an explanation.
        pub ALL: Code;

        /// The category of the thinking time.
        TIME = "go-time";
        /// The fixed value of the small board.
        SMALL_BOARD = "go-small-board";
        /// A row of the importance table.
        IMPORTANCE = "go-importance";
        /// The multiplier as the sum of its parts.
        MULTIPLIER = "go-multiplier";
        /// The multiplier the committee set.
        MULTIPLIER_GIVEN = "go-multiplier-given";
        /// Rated in parts.
        SPLIT = "go-split";
        /// Points changed by the committee.
        DECISION_POINTS = "go-decision-points";
        /// Grade changed by the committee.
        DECISION_GRADE = "go-decision-grade";
        /// Points of a ranking list that is taken over.
        TAKEN_POINTS = "go-taken-points";
        /// Grade of a ranking list that is taken over.
        TAKEN_GRADE = "go-taken-grade";
        /// Points set by the manager.
        INITIAL_MANAGER = "go-initial-manager";
        /// Points set by the committee.
        INITIAL_COMMITTEE = "go-initial-committee";
        /// Points of the entry grade, until the manager sets them.
        INITIAL_ENTRY_GRADE = "go-initial-entry-grade";
        /// The grade with which a newcomer starts.
        INITIAL_GRADE = "go-initial-grade";
        /// A foreigner's points by his declared grade.
        FOREIGN_POINTS = "go-foreign-points";
        /// A foreigner's points by the grade that the European database's list has for him.
        FOREIGN_LISTED = "go-foreign-listed";
        /// A foreigner's points, given from outside.
        FOREIGN_GIVEN = "go-foreign-given";
        /// Points after the handicap stones.
        CORRECTION = "go-correction";
        /// With the stones the receiver is the stronger: the roles change.
        ROLES_SWAPPED = "go-roles-swapped";
        /// The stronger won: the player.
        WON_AS_STRONGER = "go-won-as-stronger";
        /// The weaker won: the player.
        WON_AS_WEAKER = "go-won-as-weaker";
        /// The weaker won: the opponent.
        LOST_AS_STRONGER = "go-lost-as-stronger";
        /// The stronger won: the opponent.
        LOST_AS_WEAKER = "go-lost-as-weaker";
        /// A drawn game.
        JIGO = "go-jigo-point";
        /// A game that gives no point.
        NOT_COUNTED = "go-not-counted";
        /// The sum of the game points.
        SUM = "go-sum";
        /// The sum of one part of a tournament that was cut.
        SUM_OF_PART = "go-sum-of-part";
        /// The change, rounded.
        CHANGE = "go-change";
        /// The new points.
        NEW_POINTS = "go-new-points";
        /// A strong grade's bound was reached, but not often enough.
        GRADE_REACHED = "go-grade-reached";
        /// The grade rose.
        GRADE_RISEN = "go-grade-risen";
        /// The grade rose: its bound was reached once more.
        GRADE_DEFENDED = "go-grade-defended";
        /// The grade stays although the points fell below its bound.
        GRADE_KEPT = "go-grade-kept";
        /// European: the rating by declared grade.
        EGF_INITIAL = "go-egf-initial";
        /// European: the receiver's rating raised for the stones.
        EGF_HANDICAP = "go-egf-handicap";
        /// European: the expected score.
        EGF_EXPECTED = "go-egf-expected";
        /// European: the change of one game.
        EGF_GAME = "go-egf-game";
        /// European: the new rating after a tournament.
        EGF_NEW_RATING = "go-egf-new-rating";
        /// European: the bottom of the scale.
        EGF_FLOOR = "go-egf-floor";
        /// European: the class and its weight.
        EGF_CLASS = "go-egf-class";
    }
}

/// Findings.
pub mod finding {
    use arpad_codes::{Code, codes};

    codes! {
        /// Findings.
        pub ALL: Code;

        /// A board that is not rated.
        BOARD = "go-board";
        /// Several players a side.
        JOINT_PLAY = "go-joint-play";
        /// No player of the register took part.
        NOBODY_REGISTERED = "go-nobody-registered";
        /// No player of the register played a game.
        NOBODY_PLAYED = "go-nobody-played";
        /// It ended before it began.
        DATES = "go-dates";
        /// Before the edition came into force.
        BEFORE_EDITION = "go-before-edition";
        /// It ended before the day of a ranking list that was taken over.
        BEFORE_OPENING = "go-before-opening";
        /// No thinking time reported.
        NO_TIME = "go-no-time";
        /// Fischer time.
        FISCHER = "go-fischer-time";
        /// A thinking time that makes no sense.
        SENSELESS_TIME = "go-senseless-time";
        /// Below category E.
        BELOW_E = "go-below-category-e";
        /// The two columns of the time table disagree.
        TIME_COLUMNS = "go-time-columns";
        /// An even tournament with handicap games.
        EVEN_WITH_STONES = "go-even-with-stones";
        /// Whether it was even is inferred.
        EVEN_INFERRED = "go-even-inferred";
        /// Nobody says whether the event is domestic or international.
        WHEREABOUTS_UNSAID = "go-whereabouts-unsaid";
        /// The participants were counted from the games.
        PARTICIPANTS_COUNTED = "go-participants-counted";
        /// More players in the games than participants.
        PARTICIPANTS_FEWER = "go-participants-fewer";
        /// An importance row set aside for a larger one.
        IMPORTANCE_SET_ASIDE = "go-importance-set-aside";
        /// The committee's multiplier replaces the computed one.
        MULTIPLIER_DECISION = "go-multiplier-decision";
        /// A multiplier beyond reason.
        MULTIPLIER_RANGE = "go-multiplier-range";
        /// Rated in parts.
        SPLIT = "go-split";
        /// The committee's parts do not make up the rounds.
        PARTS = "go-parts";
        /// A game without its round in a tournament rated in parts.
        ROUND_MISSING = "go-round-missing";
        /// A round beyond the last.
        ROUND_BEYOND = "go-round-beyond";
        /// A game of a player who is not in the document.
        PLAYER_UNKNOWN = "go-player-unknown";
        /// A played game without an opponent.
        OPPONENT_MISSING = "go-opponent-missing";
        /// A game against oneself.
        OPPONENT_SELF = "go-opponent-self";
        /// A drawn game.
        JIGO = "go-jigo";
        /// Stones to the player with more points.
        STONES_TO_STRONGER = "go-stones-to-stronger";
        /// A stone in the open band at the top.
        TOP_BAND = "go-top-band";
        /// A stone below the table.
        BELOW_TABLE = "go-below-table";
        /// Points beyond reason.
        POINTS_RANGE = "go-points-range";
        /// Points changed by the committee.
        DECISION = "go-decision";
        /// A decision on a player who is not in the document.
        DECISION_UNKNOWN = "go-decision-unknown";
        /// A registered player's grade is not given.
        GRADE_INFERRED = "go-grade-inferred";
        /// A newcomer without points and without an entry grade.
        INITIAL_MISSING = "go-initial-missing";
        /// A newcomer's points follow his entry grade until the manager sets them.
        INITIAL_OPEN = "go-initial-open";
        /// More than 5 kyu without the committee.
        INITIAL_TOO_HIGH = "go-initial-too-high";
        /// A newcomer's points are the committee's.
        INITIAL_COMMITTEE = "go-initial-committee";
        /// A foreigner without a declared grade.
        FOREIGN_GRADE_MISSING = "go-foreign-grade-missing";
        /// A declared grade without a bound.
        FOREIGN_GRADE_UNBOUNDED = "go-foreign-grade-unbounded";
        /// Entered with another grade than his points give.
        ENTRY_GRADE = "go-entry-grade";
        /// Entered with another grade than that of the European list.
        ENTRY_GRADE_EUROPEAN = "go-entry-grade-european";
        /// Points fell below the table.
        FELL_BELOW_TABLE = "go-fell-below-table";
        /// European: a board that is not rated.
        EGF_BOARD = "go-egf-board";
        /// European: no class and no time to find it from.
        EGF_NO_CLASS = "go-egf-no-class";
        /// European: too fast for any class.
        EGF_TOO_FAST = "go-egf-too-fast";
        /// European: neither rating nor grade.
        EGF_NO_RATING = "go-egf-no-rating";
        /// European: the rating follows the declared grade.
        EGF_FROM_GRADE = "go-egf-from-grade";
        /// European: a rating outside the formula.
        EGF_RANGE = "go-egf-range";
        /// European: a rating outside the formula after the stones.
        EGF_STONES_RANGE = "go-egf-stones-range";
    }
}

/// Reasons why a game does not count.
pub mod why {
    use arpad_codes::{Code, codes};

    codes! {
        /// Reasons why a game does not count.
        pub ALL: Code;

        /// One player did not appear.
        NO_SHOW = "go-no-show";
        /// The arbiter decided.
        ARBITER = "go-arbiter";
        /// The arbiter gave both a loss.
        DOUBLE_LOSS = "go-double-loss";
        /// No opponent.
        BYE = "go-bye";
        /// Half a point without a game.
        HALF_BYE = "go-half-bye";
        /// Neither player is in the register.
        STRANGERS = "go-strangers";
    }
}
