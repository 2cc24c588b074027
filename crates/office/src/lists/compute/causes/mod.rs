//! What moves somebody between two lists beside his own games, step by step: every step has its act, and the steps lead from
//! the number on the list before to the number his own games start from, to the last point.
//!
//! Where several corrections enter a list at once, they are taken in the order of the ledger: the lists between are computed
//! with the first of them, with the first two, and so on, all others left aside. What each adds is what it has done.

mod again;
mod entering;
mod learnt;
mod mergers;
mod start;

pub(crate) use entering::{Affected, affected};
pub(super) use mergers::as_numbered;
pub(crate) use start::way;

use crate::rating::rate_case::Answer;
use arpad_model::{EntryId, List, Paragraph, Taken};

/// The way from the list before to what somebody's own games start from.
#[derive(Clone, Debug, Default)]
pub(crate) struct Way {
    /// The rating on the list before.
    pub before: Option<i32>,
    /// What moved it, in order.
    pub steps: Vec<Step>,
    /// What his own games start from; where he has none, what the list says.
    pub start: Option<i32>,
}

/// One step.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    /// What it was.
    pub by: By,
    /// The rating before it.
    pub from: Option<i32>,
    /// The rating after it.
    pub to: Option<i32>,
}

/// What moves a rating without a game.
#[derive(Clone, Debug)]
pub(crate) enum By {
    /// An act that reaches back to an earlier list.
    Act(Box<Reaching>),
    /// The lists since were computed again, and met something else that was known of him by then: what was amended, or the act
    /// they were computed again for.
    Learnt(EntryId),
    /// A newcomer of go enters with these points, by decision or as the law says.
    Initial(Paragraph, Option<EntryId>),
    /// He is not on the list before, and this earlier list's row holds on.
    Kept(List),
    /// He was kept off lists, and is back as this list had him.
    Returned(List),
    /// His row stood under another number.
    Number(EntryId),
    /// A decision has set it.
    Set(EntryId),
    /// It was taken from a report or from FIDE's list.
    Taken(Taken),
    /// He has none of this tempo: his standard rating stands in, as this list of the tempo has it.
    Seed(Paragraph, Option<List>),
    /// The one-off conversion of all ratings, by decision.
    Conversion(EntryId),
    /// It lies below the floor.
    Floor(Paragraph, i32),
    /// He is on no list.
    Off,
    /// FIDE published it, and this act took it over.
    Fide(EntryId),
}

/// An act that reaches back to an earlier list, and what it did in each list between.
#[derive(Clone, Debug)]
pub(crate) struct Reaching {
    /// The act.
    pub entry: EntryId,
    /// The lists it was felt in, had they been made with it, oldest first; the first has counted what was wrong.
    pub through: Vec<Through>,
    /// The calculation on the first of them without the act and with it; none where nothing of his counts in it.
    pub calculations: [Option<(Answer, usize)>; 2],
}

/// Somebody on a list that an act came too late for.
#[derive(Clone, Debug)]
pub struct Through {
    /// The list.
    pub list: List,
    /// As it was published.
    pub published: Option<i32>,
    /// As it would be without the act.
    pub before: Option<i32>,
    /// As it would be with it.
    pub after: Option<i32>,
    /// The calculation without the act and with it, where the act does not do here what it did on the list before.
    pub calculations: [Option<(Answer, usize)>; 2],
}
