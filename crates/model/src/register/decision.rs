//! Decisions of the committee, appeals against them, and corrections of what was rated.

use super::named::named;
use super::{EntryId, ListId, PersonId, TournamentId};
use jiff::civil::Date;

named! {
    /// What a committee can decide about.
    pub enum DecisionKind("kind of decision") {
        /// A paragraph is set aside for one tournament.
        Waiver = "waiver",
        /// A go tournament's multiplier.
        Multiplier = "multiplier",
        /// Why a go tournament weighs more than its thinking time says.
        Importance = "importance",
        /// What was stated about a go tournament.
        Event = "event",
        /// Where a long go tournament is cut.
        Parts = "parts",
        /// What is allowed in one go tournament or game.
        Allowed = "allowed",
        /// What an event is for the sake of titles.
        TitleEvent = "title-event",
        /// A one-off conversion of all ratings.
        Transition = "transition",
        /// A parameter the text leaves to the federation.
        Parameter = "parameter",
        /// The points with which a go player enters the register.
        Initial = "initial",
        /// A player's indicators.
        Indicators = "indicators",
        /// Ratings taken from a report, or from FIDE's list, that no list of the register has.
        Taken = "taken",
        /// Whose list governs a series.
        Owner = "owner",
        /// Somebody is on no list.
        Unlisted = "unlisted",
        /// Somebody is a member of no federation.
        Memberless = "memberless",
        /// A federation is suspended.
        Suspension = "suspension",
        /// Somebody is on lists whatever becomes of his membership.
        Exemption = "exemption",
        /// Who belongs to the go federation's rating system: a fact of the register, said by the office.
        Coverage = "coverage",
    }
}

impl DecisionKind {
    /// Whether only lists of go ask about it.
    pub fn is_of_go_alone(self) -> bool {
        use DecisionKind::{Allowed, Coverage, Event, Importance, Initial, Multiplier, Parts};
        matches!(self, Multiplier | Importance | Event | Parts | Allowed | Initial | Coverage)
    }
}

named! {
    /// How an appeal ends.
    pub enum AppealOutcome("outcome of an appeal") {
        /// The decision stands.
        Upheld = "upheld",
        /// The decision does not hold any more.
        Overturned = "overturned",
        /// Whoever appealed gave it up.
        Withdrawn = "withdrawn",
    }
}

named! {
    /// What a correction corrects.
    pub enum CorrectionKind("kind of correction") {
        /// A line of a report was somebody else.
        Identity = "identity",
        /// A game ended otherwise.
        Result = "result",
        /// The report was taken out.
        Withdrawal = "withdrawal",
        /// Another report took its place.
        Report = "report",
        /// A decision about the tournament.
        Decision = "decision",
        /// A decision was overturned.
        Appeal = "appeal",
        /// A withdrawal was overturned: the report counts again.
        Reinstated = "reinstated",
    }
}

/// A decision on record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The ledger entry that made it.
    pub entry: EntryId,
    /// What kind.
    pub kind: DecisionKind,
    /// The tournament it is about.
    pub tournament: Option<TournamentId>,
    /// The person it is about.
    pub person: Option<PersonId>,
    /// The paragraph it rests on or sets aside.
    pub paragraph: String,
    /// What was decided, as the office wrote it down.
    pub value: String,
    /// The day it holds from.
    pub day: Date,
    /// Who decided, under which number.
    pub reference: String,
    /// The entry that revoked it.
    pub revoked: Option<EntryId>,
}

/// An appeal against an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appeal {
    /// The entry that brought it.
    pub entry: EntryId,
    /// What it is against.
    pub against: EntryId,
    /// Who appeals.
    pub by_whom: String,
    /// On which grounds.
    pub grounds: String,
    /// How it ended; none while it is open.
    pub outcome: Option<AppealOutcome>,
    /// The entry that ended it.
    pub decided: Option<EntryId>,
}

/// A correction of something that a list has already counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correction {
    /// The entry that made it.
    pub entry: EntryId,
    /// The tournament; none where a decision about no tournament was overturned.
    pub tournament: Option<TournamentId>,
    /// The list it was rated in; none while it was not rated yet.
    pub list: Option<ListId>,
    /// What kind of correction.
    pub what: CorrectionKind,
}
