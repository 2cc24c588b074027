//! Why a number moved: which act, by whom, when and why, which tournament, the calculation without it and with it, and the sum
//! that leads from the old number to the new. Whatever moves a rating beside its owner's own games is told here and nowhere
//! else.

mod done;
mod revised;
mod since;

pub use done::{Done, done};
pub(crate) use revised::of_person as revision_of;
pub use revised::{RevisedBy, Revision, revised};
pub(crate) use since::since;
pub use since::{Since, corrected_among, corrected_since, entered, felt_in};

use crate::acts::desk::OfficeError;
use crate::lists::compute::causes::{By, Step, way};
use crate::lists::compute::explaining::{Counted, Subject};
use crate::rating::rate_case::Answer;
use crate::views::appealed::{Appealed, admitted, appealed};
use crate::views::as_published::told_at;
use crate::views::explain_list::named;
use arpad_model::{EntryId, List, ListRow, Paragraph, PersonId, Series, Tempo, TournamentId};
use arpad_registry::Reader;
use arpad_registry::tables::{decisions, lists, tournaments};

pub use crate::lists::compute::causes::Through;

/// Something that moved a rating beside its owner's own games.
#[derive(Clone, Debug)]
pub struct Cause {
    /// What it was.
    pub kind: CauseKind,
    /// The act; none where the law alone moves it.
    pub done: Option<Done>,
    /// The appeal, where one was upheld.
    pub appeal: Option<Appealed>,
    /// The tournament it is about.
    pub tournament: Option<(TournamentId, String)>,
    /// The list that has counted it first, or from which the number is.
    pub list: Option<List>,
    /// The paragraph, where the law alone moves it.
    pub paragraph: Option<Paragraph>,
    /// The floor, where it is that.
    pub floor: Option<i32>,
    /// The rating before; none = he had none.
    pub from: Option<i32>,
    /// The rating after.
    pub to: Option<i32>,
    /// The lists between, oldest first: as published, and as they would be without the act and with it.
    pub through: Vec<Through>,
    /// The calculation on the first of them without the act and with it, each with his position in it.
    pub calculations: [Option<(Answer, usize)>; 2],
    /// The act corrects what was rated, so that it has a page of its own.
    pub has_page: bool,
}

impl Cause {
    /// How far it moved the rating; who has none stands at 0 here, so that the changes add up.
    pub fn change(&self) -> i32 {
        self.to.unwrap_or(0) - self.from.unwrap_or(0)
    }
}

/// What moves a rating beside its owner's own games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CauseKind {
    /// A line of a report was somebody else.
    Identity,
    /// Two lines of a report stood under each other's name.
    Swap,
    /// A game ended otherwise.
    Result,
    /// A report was taken out.
    Withdrawal,
    /// Another report took the place of one.
    Report,
    /// A report came late, and counts before what was rated already.
    Late,
    /// A decision: on his rating, or on a tournament.
    Decision,
    /// An act was cancelled.
    Cancelled,
    /// An appeal was upheld.
    Appeal,
    /// Two numbers are one person.
    Merge,
    /// They are two after all.
    Unmerge,
    /// The rating was taken from a report or from FIDE's list.
    Taken,
    /// The standard rating stands in for one of another tempo.
    Seed,
    /// The points with which a newcomer of go enters.
    Initial,
    /// All ratings of the list were converted.
    Conversion,
    /// The rating lies below the floor.
    Floor,
    /// He is on no list.
    Off,
    /// He is back on lists.
    Returned,
    /// He is not on the list before, and keeps the rating he had.
    Kept,
    /// FIDE published it.
    Fide,
    /// Lists were computed again, and met what is known of him since.
    Learnt,
}

impl CauseKind {
    /// All of them.
    pub const ALL: [CauseKind; 21] = [
        CauseKind::Identity,
        CauseKind::Swap,
        CauseKind::Result,
        CauseKind::Withdrawal,
        CauseKind::Report,
        CauseKind::Late,
        CauseKind::Decision,
        CauseKind::Cancelled,
        CauseKind::Appeal,
        CauseKind::Merge,
        CauseKind::Unmerge,
        CauseKind::Taken,
        CauseKind::Seed,
        CauseKind::Initial,
        CauseKind::Conversion,
        CauseKind::Floor,
        CauseKind::Off,
        CauseKind::Returned,
        CauseKind::Kept,
        CauseKind::Fide,
        CauseKind::Learnt,
    ];

    /// Its stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            CauseKind::Identity => "identity",
            CauseKind::Swap => "swap",
            CauseKind::Result => "result",
            CauseKind::Withdrawal => "withdrawal",
            CauseKind::Report => "report",
            CauseKind::Late => "late",
            CauseKind::Decision => "decision",
            CauseKind::Cancelled => "cancelled",
            CauseKind::Appeal => "appeal",
            CauseKind::Merge => "merge",
            CauseKind::Unmerge => "unmerge",
            CauseKind::Taken => "taken",
            CauseKind::Seed => "seed",
            CauseKind::Initial => "initial",
            CauseKind::Conversion => "conversion",
            CauseKind::Floor => "floor",
            CauseKind::Off => "off",
            CauseKind::Returned => "returned",
            CauseKind::Kept => "kept",
            CauseKind::Fide => "fide",
            CauseKind::Learnt => "learnt",
        }
    }

    /// What an act of this name is, where it moves a rating.
    pub fn of_act(act: &str) -> Self {
        match act {
            "reidentify" => CauseKind::Identity,
            "swap" => CauseKind::Swap,
            "result" => CauseKind::Result,
            "withdraw" => CauseKind::Withdrawal,
            "accept" => CauseKind::Report,
            "outcome" => CauseKind::Appeal,
            "cancel" => CauseKind::Cancelled,
            // A standard list that was made anew seeds ratings of other tempos.
            "close" => CauseKind::Seed,
            "merge" => CauseKind::Merge,
            "unmerge" => CauseKind::Unmerge,
            _ => CauseKind::Decision,
        }
    }
}

/// What led a person from the list before to what his own games start from.
#[derive(Clone, Debug, Default)]
pub struct Causes {
    /// The rating on the list before.
    pub before: Option<i32>,
    /// In their order.
    pub causes: Vec<Cause>,
    /// What his own games start from; where he has none, what the list says.
    pub start: Option<i32>,
}

/// The same, of any list.
pub(crate) fn causes(
    store: &mut Reader<'_>,
    subject: &Subject<'_>,
    person: PersonId,
    (row, calculated): (Option<&ListRow>, Option<(&Answer, usize)>),
) -> Result<Causes, OfficeError> {
    let way = way(store, subject, person, (row, calculated))?;
    let mut causes = Vec::with_capacity(way.steps.len());
    for step in way.steps {
        causes.push(told(store, step)?);
    }
    if calculated.is_some() {
        causes.extend(let_in(store, (subject.list, subject.tournaments), (person, way.start))?);
    }
    Ok(Causes { before: way.before, causes, start: way.start })
}

/// A step in words of the office.
pub(crate) fn told(store: &mut Reader<'_>, step: Step) -> Result<Cause, OfficeError> {
    let Step { by, from, to } = step;
    let cause = |kind: CauseKind| Cause {
        kind,
        done: None,
        appeal: None,
        tournament: None,
        list: None,
        paragraph: None,
        floor: None,
        from,
        to,
        through: Vec::new(),
        calculations: [None, None],
        has_page: false,
    };
    let act = |store: &mut Reader<'_>, kind: Option<CauseKind>, entry: EntryId| -> Result<Cause, OfficeError> {
        let done = done(store, entry)?;
        let of_act = done.as_ref().map_or(CauseKind::Learnt, |done| CauseKind::of_act(&done.act));
        let has_page = decisions::correction(store, entry)?.is_some();
        Ok(Cause { done, has_page, ..cause(kind.unwrap_or(of_act)) })
    };
    Ok(match by {
        By::Act(reaching) => {
            let mut told = act(store, None, reaching.entry)?;
            if let Some(correction) = decisions::correction(store, reaching.entry)? {
                let about =
                    correction.tournament.filter(|_| !matches!(told.kind, CauseKind::Merge | CauseKind::Unmerge));
                told.tournament = match about {
                    Some(tournament) => tournaments::get(store, tournament)?.map(|event| (event.id, event.name)),
                    None => None,
                };
            }
            told.appeal = appealed(store, reaching.entry)?;
            let first = reaching.through.first().map(|through| through.list.clone());
            // People are called as the list calls them that the calculation is of.
            let called = match &first {
                Some(first) => told_at(store, first)?,
                None => None,
            };
            told.list = match (told.kind, &first) {
                (CauseKind::Seed, Some(first)) => seeding(store, reaching.entry, first)?,
                _ => first,
            };
            told.through = reaching.through;
            for one in &mut told.through {
                let called = told_at(store, &one.list)?;
                one.calculations = both_named(store, called, std::mem::take(&mut one.calculations))?;
            }
            told.calculations = both_named(store, called, reaching.calculations)?;
            told
        }
        By::Learnt(entry) => act(store, Some(CauseKind::Learnt), entry)?,
        By::Number(entry) => act(store, None, entry)?,
        By::Set(entry) => act(store, Some(CauseKind::Decision), entry)?,
        By::Conversion(entry) => act(store, Some(CauseKind::Conversion), entry)?,
        By::Fide(entry) => act(store, Some(CauseKind::Fide), entry)?,
        By::Taken(taken) => {
            let mut told = act(store, Some(CauseKind::Taken), taken.decision)?;
            let of = decisions::get(store, taken.decision)?.and_then(|decision| decision.tournament);
            if let Some(of) = of {
                told.tournament = tournaments::get(store, of)?.map(|event| (event.id, event.name));
            }
            told
        }
        By::Initial(paragraph, entry) => {
            let told = match entry {
                Some(entry) => act(store, Some(CauseKind::Initial), entry)?,
                None => cause(CauseKind::Initial),
            };
            Cause { paragraph: Some(paragraph), ..told }
        }
        By::Kept(list) => Cause { list: Some(list), ..cause(CauseKind::Kept) },
        By::Returned(list) => Cause { list: Some(list), ..cause(CauseKind::Returned) },
        By::Seed(paragraph, list) => Cause { paragraph: Some(paragraph), list, ..cause(CauseKind::Seed) },
        By::Floor(paragraph, floor) => {
            Cause { paragraph: Some(paragraph), floor: Some(floor), ..cause(CauseKind::Floor) }
        }
        By::Off => cause(CauseKind::Off),
    })
}

/// Two calculations with everybody's name.
fn both_named(
    store: &mut Reader<'_>,
    called: Option<EntryId>,
    calculations: [Option<(Answer, usize)>; 2],
) -> Result<[Option<(Answer, usize)>; 2], OfficeError> {
    let mut both = [None, None];
    for (place, found) in both.iter_mut().zip(calculations) {
        if let Some((answer, position)) = found {
            *place = Some((named(store, called, answer)?, position));
        }
    }
    Ok(both)
}

/// The standard list that an act has made anew, and that seeds a list of another tempo.
fn seeding(store: &mut Reader<'_>, entry: EntryId, seeded: &List) -> Result<Option<List>, OfficeError> {
    let standard = lists::of(store, Series::Chess(Tempo::Standard))?.into_iter();
    Ok(standard.filter(|list| list.closed == entry && list.day < seeded.day).max_by_key(|list| list.day))
}

/// Events of the list that were turned away and count after an appeal. What they did stands in the calculation.
fn let_in(
    store: &mut Reader<'_>,
    (list, counted): (&List, Counted<'_>),
    (person, start): (PersonId, Option<i32>),
) -> Result<Vec<Cause>, OfficeError> {
    let mut causes = Vec::new();
    for (entry, appeal) in admitted(store, (list, counted), person)? {
        causes.push(Cause {
            kind: CauseKind::Appeal,
            done: done(store, entry)?,
            tournament: appeal.event.clone(),
            appeal: Some(appeal),
            list: None,
            paragraph: None,
            floor: None,
            from: start,
            to: start,
            through: Vec::new(),
            calculations: [None, None],
            has_page: false,
        });
    }
    Ok(causes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_stands_in_the_list_once_and_has_its_own_name() {
        let mut names: Vec<&str> = CauseKind::ALL.iter().map(|kind| kind.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), CauseKind::ALL.len());
        assert_eq!(CauseKind::Learnt as usize + 1, CauseKind::ALL.len(), "the last of them");
    }
}
