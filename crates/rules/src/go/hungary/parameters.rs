//! The wordings a provision can have, their stable names, and the door through which the committee sets its own.

use super::edition::Edition;
use crate::provision::{Evidence, Provision, ProvisionRow, Value};
use arpad_model::{Allowance, Grade};
use jiff::civil::Date;
use std::fmt;

/// A small enum of wordings: of each the name under which the committee sets it, and the value the listing shows.
macro_rules! wordings {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $text:literal => $value:expr,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[$variant_doc])* $variant,)+ }

        impl $name {
            /// The wording as a row's value.
            pub fn value(self) -> Value {
                match self { $($name::$variant => $value,)+ }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(match self { $($name::$variant => $text,)+ })
            }
        }

        impl Setting for $name {
            fn read(text: &str) -> Option<Self> {
                match text { $($text => Some($name::$variant),)+ _ => None }
            }
        }
    };
}

wordings! {
    /// Boards that are rated.
    Boards {
        /// 19×19 and 13×13.
        NineteenAndThirteen = "19-and-13" => Value::new("go-boards-19-and-13"),
    }
}
wordings! {
    /// Games of several players a side.
    JointPlay {
        /// Not rated; a team's individual boards are.
        Refused = "refused" => Value::new("go-joint-play-refused"),
    }
}
wordings! {
    /// How the two columns of the time table decide.
    TimeRule {
        /// Both minima must hold.
        BothMinima = "both-minima" => Value::new("go-time-rule-both-minima"),
        /// Basic time alone.
        BaseOnly = "base-only" => Value::new("go-time-rule-base-only"),
        /// Extended time alone.
        ExtendedOnly = "extended-only" => Value::new("go-time-rule-extended-only"),
        /// The better of the two columns.
        EitherMinimum = "either-minimum" => Value::new("go-time-rule-either-minimum"),
    }
}
wordings! {
    /// Fischer time.
    Fischer {
        /// Not provided for: the committee sets the multiplier.
        Refused = "refused" => Value::new("go-fischer-refused"),
        /// As Japanese overtime: 45 moves' worth is added.
        AsJapanese = "as-japanese" => Value::new("go-fischer-as-japanese"),
    }
}
wordings! {
    /// The rows of the importance table.
    ImportanceRule {
        /// Of the invitational/Hungarian and the European/world championship row the larger; the others add.
        LargerOfHonors = "larger-of-honors" => Value::new("go-importance-larger-of-honors"),
        /// All four rows add.
        AllAdd = "all-add" => Value::new("go-importance-all-add"),
    }
}
wordings! {
    /// The multiplier on the 13×13 board.
    SmallBoard {
        /// 5, whatever the time and the importance.
        AlwaysFive = "always-five" => Value::new("go-small-board-always-five"),
        /// 5, and the importance is added.
        FiveAndImportance = "five-and-importance" => Value::new("go-small-board-five-and-importance"),
    }
}
wordings! {
    /// A newcomer's points when nobody has set them yet.
    Newcomer {
        /// The lower bound of his entry grade, with a warning: the manager has still to weigh his score.
        BoundOfEntryGrade = "bound-of-entry-grade" => Value::new("go-newcomer-bound-of-entry-grade"),
        /// Refused until the manager sets them.
        Refused = "refused" => Value::new("go-newcomer-refused"),
    }
}
wordings! {
    /// Games between two players outside the register.
    GamesOfStrangers {
        /// Not looked at: they neither count nor stand against the tournament.
        NotLookedAt = "not-looked-at" => Value::new("go-games-of-strangers-not-looked-at"),
        /// Read like all others, so that one without points stands against the whole tournament.
        LookedAt = "looked-at" => Value::new("go-games-of-strangers-looked-at"),
    }
}
wordings! {
    /// The counters of grades above one that the committee lowers.
    LoweredCounters {
        /// They begin anew: what was reached before does not give the grade back.
        Anew = "anew" => Value::new("go-lowered-counters-anew"),
        /// They stay: the next tournament gives the grade back.
        Kept = "kept" => Value::new("go-lowered-counters-kept"),
    }
}
wordings! {
    /// How a newcomer's points are proposed to the manager.
    InitialMethod {
        /// The points at which his games would have left him where he is, near his entry grade.
        Proposal = "proposal" => Value::new("go-initial-method-proposal"),
        /// The lower bound of his entry grade.
        Bound = "bound" => Value::new("go-initial-method-bound"),
    }
}
wordings! {
    /// How a long tournament is cut.
    SplitRule {
        /// Into the fewest parts below the limit, as equal as possible, the longer ones first.
        FewestMostEqual = "fewest-most-equal" => Value::new("go-split-fewest-most-equal"),
    }
}
wordings! {
    /// How the change is rounded.
    ChangeRounding {
        /// To the nearest whole number, a half upwards, as the formula says.
        HalfUp = "half-up" => Value::new("half-up"),
    }
}
wordings! {
    /// Drawn games.
    Jigo {
        /// Not provided for.
        Refused = "refused" => Value::new("go-jigo-refused"),
        /// Half a win: the stronger gets the chance less a half, the weaker the opposite.
        Half = "half" => Value::new("go-jigo-half"),
    }
}
wordings! {
    /// Stones received by the player with more points.
    StonesToStronger {
        /// Not provided for.
        Refused = "refused" => Value::new("go-stones-to-stronger-refused"),
        /// The receiver is corrected, even if he is the stronger.
        CorrectReceiver = "correct-receiver" => Value::new("go-stones-to-stronger-correct-receiver"),
    }
}
wordings! {
    /// The order of tournaments.
    Order {
        /// By end, then start, then registration.
        EndStartRegistration = "end-start-registration" => Value::new("go-order-end-start-registration"),
    }
}

/// Why a parameter cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParameterError {
    /// No such parameter, or one the text fixes.
    #[error("the edition has no parameter {0} that a committee may set")]
    Unknown(String),
    /// No such value.
    #[error("{1} is no value of the parameter {0}")]
    Value(String, String),
}

impl Edition {
    /// The same edition with one parameter as the committee decided it, by the names [`Edition::provisions`] lists.
    pub fn with(mut self, name: &str, value: &str) -> Result<Self, ParameterError> {
        let known = match name {
            "go-floor" => set(&mut self.floor, value),
            "go-initial-counts" => set(&mut self.initial_counts, value),
            "go-time-rule" => set(&mut self.time_rule, value),
            "go-fischer" => set(&mut self.fischer, value),
            "go-importance" => set(&mut self.importance, value),
            "go-small-board" => set(&mut self.small_board, value),
            "go-newcomer" => set(&mut self.newcomer, value),
            "go-initial-method" => set(&mut self.initial_method, value),
            "go-newcomer-updated" => set(&mut self.newcomer_updated, value),
            "go-games-of-strangers" => set(&mut self.games_of_strangers, value),
            "go-lowered-counters" => set(&mut self.lowered_counters, value),
            "go-jigo" => set(&mut self.jigo, value),
            "go-stones-to-stronger" => set(&mut self.stones_to_stronger, value),
            "go-top-width" => set(&mut self.top_width, value),
            "go-bottom-width" => set(&mut self.bottom_width, value),
            _ => return Err(ParameterError::Unknown(name.to_owned())),
        };
        if known { Ok(self) } else { Err(ParameterError::Value(name.to_owned(), value.to_owned())) }
    }

    /// The same edition with what the committee allows in one tournament or game.
    pub fn allowing(mut self, allowance: Allowance) -> Self {
        match allowance {
            Allowance::Jigo => self.jigo.value = Jigo::Half,
            Allowance::StonesToStronger => self.stones_to_stronger.value = StonesToStronger::CorrectReceiver,
            Allowance::TopWidth(width) => self.top_width.value = Some(width.into()),
            Allowance::BottomWidth(width) => self.bottom_width.value = Some(width.into()),
        }
        self
    }

    /// Every provision by name, in the regulation's order.
    pub fn provisions(&self) -> Vec<ProvisionRow> {
        vec![
            self.in_force_from.row("go-in-force-from", date_value),
            self.boards.row("go-boards", Boards::value),
            self.joint_play.row("go-joint-play", JointPlay::value),
            self.lowered_counters.row("go-lowered-counters", LoweredCounters::value),
            self.floor.row("go-floor", Value::number_or_none),
            self.once.row("go-once", grade_value),
            self.initial_grade.row("go-initial-grade", grade_value),
            self.times.row("go-times", Value::number),
            self.initial_counts.row("go-initial-counts", Value::yes_or_no),
            self.time_rule.row("go-time-rule", TimeRule::value),
            self.fischer.row("go-fischer", Fischer::value),
            self.importance.row("go-importance", ImportanceRule::value),
            self.many_participants.row("go-many-participants", Value::number),
            self.small_board.row("go-small-board", SmallBoard::value),
            self.newcomer.row("go-newcomer", Newcomer::value),
            self.games_of_strangers.row("go-games-of-strangers", GamesOfStrangers::value),
            self.initial_method.row("go-initial-method", InitialMethod::value),
            self.newcomer_updated.row("go-newcomer-updated", Value::yes_or_no),
            self.split_at.row("go-split-at", Value::number),
            self.split.row("go-split", SplitRule::value),
            self.rounding.row("go-rounding", ChangeRounding::value),
            self.jigo.row("go-jigo", Jigo::value),
            self.stones_to_stronger.row("go-stones-to-stronger", StonesToStronger::value),
            self.top_width.row("go-top-width", Value::number_or_none),
            self.bottom_width.row("go-bottom-width", Value::number_or_none),
            self.order.row("go-order", Order::value),
        ]
    }
}

fn date_value(date: Date) -> Value {
    Value::new("date").with("value", date)
}

fn grade_value(grade: Grade) -> Value {
    Value::new("grade").with("value", grade)
}

/// A value the committee can write down.
trait Setting: Sized {
    fn read(text: &str) -> Option<Self>;
}

impl Setting for bool {
    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

/// A number of points, or none. Widths and floors beyond the scale are no values.
impl Setting for Option<i32> {
    fn read(text: &str) -> Option<Self> {
        match text {
            "none" => Some(None),
            _ => text.parse().ok().filter(|points| (1..=2700).contains(points)).map(Some),
        }
    }
}

fn set<T: Setting>(provision: &mut Provision<T>, value: &str) -> bool {
    let read = T::read(value);
    if let Some(value) = read {
        // What the committee decided is text, not a reading of ours.
        (provision.value, provision.evidence) = (value, Evidence::Text);
        return true;
    }
    false
}
