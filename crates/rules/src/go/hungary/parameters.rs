//! The wordings a provision can have, their stable names, and the door through which the committee sets its own.

use super::edition::Edition;
use crate::provision::{Evidence, Provision, ProvisionRow};
use std::fmt;

/// A small enum of wordings with stable names.
macro_rules! wordings {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $text:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[$variant_doc])* $variant,)+ }

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
        NineteenAndThirteen = "19, 13",
    }
}
wordings! {
    /// Games of several players a side.
    JointPlay {
        /// Not rated; a team's individual boards are.
        Refused = "refused",
    }
}
wordings! {
    /// How the two columns of the time table decide.
    TimeRule {
        /// Both minima must hold.
        BothMinima = "both-minima",
        /// Basic time alone.
        BaseOnly = "base-only",
        /// Extended time alone.
        ExtendedOnly = "extended-only",
        /// The better of the two columns.
        EitherMinimum = "either-minimum",
    }
}
wordings! {
    /// Fischer time.
    Fischer {
        /// Not provided for: the committee sets the multiplier.
        Refused = "refused",
        /// As Japanese overtime: 45 moves' worth is added.
        AsJapanese = "as-japanese",
    }
}
wordings! {
    /// The rows of the importance table.
    ImportanceRule {
        /// Of the invitational/Hungarian and the European/world championship row the larger; the others add.
        LargerOfHonors = "larger-of-honors",
        /// All four rows add.
        AllAdd = "all-add",
    }
}
wordings! {
    /// The multiplier on the 13×13 board.
    SmallBoard {
        /// 5, whatever the time and the importance.
        AlwaysFive = "always-five",
        /// 5, and the importance is added.
        FiveAndImportance = "five-and-importance",
    }
}
wordings! {
    /// A newcomer's points when nobody has set them yet.
    Newcomer {
        /// The lower bound of his entry grade, with a warning: the manager has still to weigh his score.
        BoundOfEntryGrade = "bound-of-entry-grade",
        /// Refused until the manager sets them.
        Refused = "refused",
    }
}
wordings! {
    /// How a long tournament is cut.
    SplitRule {
        /// Into the fewest parts below the limit, as equal as possible, the longer ones first.
        FewestMostEqual = "fewest-most-equal",
    }
}
wordings! {
    /// How the change is rounded.
    ChangeRounding {
        /// To the nearest whole number, a half upwards, as the formula says.
        HalfUp = "half-up",
    }
}
wordings! {
    /// Drawn games.
    Jigo {
        /// Not provided for.
        Refused = "refused",
        /// Half a win: the stronger gets the chance less a half, the weaker the opposite.
        Half = "half",
    }
}
wordings! {
    /// Stones received by the player with more points.
    StonesToStronger {
        /// Not provided for.
        Refused = "refused",
        /// The receiver is corrected, whoever he is.
        CorrectReceiver = "correct-receiver",
    }
}
wordings! {
    /// The order of tournaments.
    Order {
        /// By end, then start, then registration.
        EndStartRegistration = "end-start-registration",
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
            "go-newcomer-updated" => set(&mut self.newcomer_updated, value),
            "go-jigo" => set(&mut self.jigo, value),
            "go-stones-to-stronger" => set(&mut self.stones_to_stronger, value),
            "go-top-width" => set(&mut self.top_width, value),
            "go-bottom-width" => set(&mut self.bottom_width, value),
            _ => return Err(ParameterError::Unknown(name.to_owned())),
        };
        if known { Ok(self) } else { Err(ParameterError::Value(name.to_owned(), value.to_owned())) }
    }

    /// Every provision by name, in the regulation's order.
    pub fn provisions(&self) -> Vec<ProvisionRow> {
        vec![
            row("go-in-force-from", &self.in_force_from, self.in_force_from.value),
            row("go-boards", &self.boards, self.boards.value),
            row("go-joint-play", &self.joint_play, self.joint_play.value),
            row("go-floor", &self.floor, shown(self.floor.value)),
            row("go-once", &self.once, self.once.value),
            row("go-initial-grade", &self.initial_grade, self.initial_grade.value),
            row("go-times", &self.times, self.times.value),
            row("go-initial-counts", &self.initial_counts, self.initial_counts.value),
            row("go-time-rule", &self.time_rule, self.time_rule.value),
            row("go-fischer", &self.fischer, self.fischer.value),
            row("go-importance", &self.importance, self.importance.value),
            row("go-many-participants", &self.many_participants, self.many_participants.value),
            row("go-small-board", &self.small_board, self.small_board.value),
            row("go-newcomer", &self.newcomer, self.newcomer.value),
            row("go-newcomer-updated", &self.newcomer_updated, self.newcomer_updated.value),
            row("go-split-at", &self.split_at, self.split_at.value),
            row("go-split", &self.split, self.split.value),
            row("go-rounding", &self.rounding, self.rounding.value),
            row("go-jigo", &self.jigo, self.jigo.value),
            row("go-stones-to-stronger", &self.stones_to_stronger, self.stones_to_stronger.value),
            row("go-top-width", &self.top_width, shown(self.top_width.value)),
            row("go-bottom-width", &self.bottom_width, shown(self.bottom_width.value)),
            row("go-order", &self.order, self.order.value),
        ]
    }
}

fn row<T>(name: &'static str, provision: &Provision<T>, value: impl fmt::Display) -> ProvisionRow {
    ProvisionRow { name, at: provision.at, value: value.to_string(), evidence: provision.evidence }
}

fn shown(value: Option<i32>) -> String {
    value.map_or("none".to_owned(), |value| value.to_string())
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
