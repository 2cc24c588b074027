//! One correction for anybody: what was wrong, field by field, whom it moved and by how much, who decided it and why.

use super::person::{PublicPerson, Shown};
use crate::acts::Act;
use crate::acts::desk::{OfficeError, act_of};
use crate::acts::minors::Minors;
use crate::lists::compute::Shelf;
use crate::lists::compute::causes::{Affected, affected};
use crate::lists::replay::differences;
use crate::views::appealed::{Appealed, appealed};
use crate::views::causes::{CauseKind, Done, done, entered};
use crate::views::report_difference::{GameDifference, Who, between};
use arpad_model::{Correction, Decision, EntryId, List, Origin, PersonId, RegisteredTournament, TournamentId};
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::{decisions, lists, persons, reports, tournaments};
use arpad_registry::{Reader, ledger};
use jiff::civil::Date;
use std::cmp::Reverse;
use std::collections::HashMap;

/// One correction.
#[derive(Clone, Debug)]
pub struct PublicCorrection {
    /// What it was.
    pub kind: CauseKind,
    /// Its act.
    pub done: Done,
    /// The appeal, where one was upheld.
    pub appeal: Option<Appealed>,
    /// The tournament.
    pub event: Option<RegisteredTournament>,
    /// The list that had counted it; none where none had.
    pub rated: Option<List>,
    /// The published list it has entered; none while it waits for the next.
    pub entered: Option<List>,
    /// What was wrong.
    pub wrong: Wrong,
    /// Whom it moved, the most first.
    pub affected: Vec<Moved>,
    /// The list was made anew for other acts too, and what is told of whom it moved is told of all of them.
    pub is_with_others: bool,
    /// Everybody it names.
    pub people: HashMap<PersonId, Shown>,
}

/// Somebody a correction moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// Who.
    pub person: PersonId,
    /// His rating without it.
    pub before: Option<i32>,
    /// And with it.
    pub after: Option<i32>,
}

/// What was wrong, as it was and as it is.
#[derive(Clone, Debug, Default)]
pub struct Wrong {
    /// Lines of the report, from 1, with who stood there and who stands there now.
    pub lines: Vec<(usize, PersonId, PersonId)>,
    /// Facts of the event: the key of the fact's name, as it was, as it is.
    pub facts: Vec<(&'static str, String, String)>,
    /// Who is on the report since.
    pub joined: Vec<PersonId>,
    /// Who is on it no more.
    pub gone: Vec<PersonId>,
    /// Games that are told otherwise.
    pub games: Vec<GameDifference>,
    /// Players and games of a report that was taken out, or counts again.
    pub whole: Option<(usize, usize)>,
    /// The number that stays and the one that leads there, or led.
    pub numbers: Option<[PersonId; 2]>,
    /// What was decided, or holds no more.
    pub decision: Option<Decision>,
}

/// The correction an entry made; none where it made none.
pub fn correction(store: &mut Reader<'_>, entry: EntryId) -> Result<Option<PublicCorrection>, OfficeError> {
    let Some(one) = decisions::correction(store, entry)? else { return Ok(None) };
    let Some(done) = done(store, entry)? else { return Ok(None) };
    let kind = CauseKind::of_act(&done.act);
    let about = one.tournament.filter(|_| !matches!(kind, CauseKind::Merge | CauseKind::Unmerge));
    let event = about.map(|tournament| tournaments::get(store, tournament)).transpose()?.flatten();
    let rated = one.list.map(|list| lists::get(store, list)).transpose()?.flatten();
    let rated = rated.filter(super::is_public);
    let entered = entered(store, &one)?;
    let wrong = wrong(store, &one, about)?;
    let (affected, is_with_others) = moved(store, &one, (rated.as_ref(), entered.as_ref()), &wrong)?;
    let mut named: Vec<PersonId> = affected.iter().map(|one| one.person).collect();
    named.extend(wrong.everybody());
    let (people, minors) = (persons::among(store, &named)?, Minors::read(store)?);
    let people = people.iter().map(|person| (person.id, PublicPerson::of(person, minors))).collect();
    let appeal = appealed(store, entry)?;
    Ok(Some(PublicCorrection { kind, done, appeal, event, rated, entered, wrong, affected, is_with_others, people }))
}

impl Wrong {
    fn everybody(&self) -> Vec<PersonId> {
        let lines = self.lines.iter().flat_map(|(_, was, is)| [*was, *is]);
        let games = self.games.iter().flat_map(|game| [Some(&game.first), game.second.as_ref()]).flatten();
        let in_games = games.filter_map(|who| match who {
            Who::Known(person) => Some(*person),
            Who::Line(_) => None,
        });
        let others = self.joined.iter().chain(&self.gone).chain(self.numbers.iter().flatten()).copied();
        lines.chain(in_games).chain(others).collect()
    }
}

fn wrong(store: &mut Reader<'_>, one: &Correction, about: Option<TournamentId>) -> Result<Wrong, OfficeError> {
    let mut wrong = Wrong::default();
    let Some(entry) = ledger::entry(store, one.entry)? else { return Ok(wrong) };
    wrong.decision = match decisions::get(store, one.entry)? {
        Some(decision) => Some(decision),
        None => decisions::overturned_by(store, one.entry)?,
    };
    wrong.numbers = match act_of(&entry)? {
        Act::Merge(act) => Some([act.keep, act.drop]),
        Act::Unmerge(act) => merged_before(store, one.entry, act.person)?,
        _ => None,
    };
    let Some(tournament) = about else { return Ok(wrong) };
    let before = reports::known(store, tournament, EntryId(one.entry.0 - 1))?;
    let after = reports::known(store, tournament, one.entry)?;
    match (&before, &after) {
        (Some(before), Some(after)) if before != after => differ(&mut wrong, before, after),
        // The report is as it was: it was taken out, or counts again, or something was decided about it.
        (Some(report), _) => wrong.whole = Some((report.persons().len(), games_of(report))),
        (None, _) => {}
    }
    Ok(wrong)
}

fn differ(wrong: &mut Wrong, before: &Report, after: &Report) {
    let (was, is) = (before.persons(), after.persons());
    let is_same_size = was.len() == is.len();
    let others: Vec<(usize, PersonId, PersonId)> = (1..)
        .zip(was.iter().zip(is))
        .filter(|(_, (was, is))| was != is)
        .map(|(line, (was, is))| (line, *was, *is))
        .collect();
    let difference = between(before, after);
    wrong.facts = difference.facts;
    // Where lines are somebody else and nothing else is, their games need no list of their own.
    let mut reidentified = before.clone();
    if is_same_size {
        reidentified.persons_mut().clone_from_slice(is);
    }
    if is_same_size && &reidentified == after {
        wrong.lines = others;
        return;
    }
    let person = |who: Who| match who {
        Who::Known(person) => Some(person),
        Who::Line(_) => None,
    };
    wrong.joined = difference.joined.into_iter().filter_map(person).collect();
    wrong.gone = difference.gone.into_iter().filter_map(person).collect();
    wrong.games = difference.games;
}

fn games_of(report: &Report) -> usize {
    match report {
        Report::Chess { tournament, .. } => tournament.games.len(),
        Report::Go { tournament, .. } => tournament.games.len(),
    }
}

/// The numbers that an act has parted.
fn merged_before(
    store: &mut Reader<'_>,
    entry: EntryId,
    person: PersonId,
) -> Result<Option<[PersonId; 2]>, OfficeError> {
    for merge in ledger::of_kind(store, "merge")?.into_iter().rev().filter(|merge| merge.seq < entry) {
        if let Act::Merge(act) = act_of(&merge)?
            && act.drop == person
        {
            return Ok(Some([act.keep, act.drop]));
        }
    }
    Ok(None)
}

/// Whom a correction moved, on the list it entered or will; and whether others entered that list in the same act.
fn moved(
    store: &mut Reader<'_>,
    one: &Correction,
    (rated, entered): (Option<&List>, Option<&List>),
    wrong: &Wrong,
) -> Result<(Vec<Moved>, bool), OfficeError> {
    let Some(rated) = rated else { return Ok((Vec::new(), false)) };
    let mut theirs = players(store, one.tournament)?;
    theirs.extend(wrong.numbers.iter().flatten());
    theirs.extend(wrong.decision.as_ref().and_then(|decision| decision.person));
    let mut moved: Vec<Moved> = match entered {
        Some(entered) if (entered.day, entered.tournament) == (rated.day, rated.tournament) => {
            return in_its_place(store, entered);
        }
        Some(entered) => {
            let base = entered.base.map(|id| lists::get(store, id)).transpose()?.flatten();
            match base {
                Some(base) => affected(store, (&base, entered.closed), one.entry, &theirs)?,
                None => Vec::new(),
            }
        }
        None => {
            let shelf = Shelf::read(store, rated.series, EntryId::LAST)?;
            match shelf.base(Date::MAX).filter(|base| base.origin == Origin::Computed) {
                Some(base) => affected(store, (base, EntryId::LAST), one.entry, &theirs)?,
                None => Vec::new(),
            }
        }
    }
    .into_iter()
    .map(|Affected { person, before, after }| Moved { person, before, after })
    .collect();
    order(&mut moved);
    Ok((moved, false))
}

/// Everybody whom a list that was made anew has moved.
fn in_its_place(store: &mut Reader<'_>, list: &List) -> Result<(Vec<Moved>, bool), OfficeError> {
    let Some(before) = crate::lists::replay::revised_list(store, list)? else { return Ok((Vec::new(), false)) };
    let differences = differences(store, before.id, list.id)?;
    let mut moved: Vec<Moved> =
        differences.into_iter().map(|one| Moved { person: one.person, before: one.before, after: one.after }).collect();
    order(&mut moved);
    Ok((moved, crate::views::causes::revised(store, list)?.len() > 1))
}

fn order(moved: &mut [Moved]) {
    let by = |one: &Moved| Some((one.after? - one.before?).abs());
    moved.sort_by_key(|one| (Reverse(by(one)), one.person));
}

/// Everybody on any version of a tournament's report.
fn players(store: &mut Reader<'_>, tournament: Option<TournamentId>) -> Result<Vec<PersonId>, OfficeError> {
    let mut players = Vec::new();
    let asked: Vec<TournamentId> = tournament.into_iter().collect();
    reports::each_among(store, &asked, EntryId::LAST, |_, report| {
        players.extend(report.persons());
        Ok(())
    })?;
    Ok(players)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_whom_a_correction_touches_is_named() {
        let game = |first: Who, second: Option<Who>| GameDifference {
            round: 1,
            first,
            second,
            before: Some("1-0".into()),
            after: Some("0-1".into()),
        };
        let known = |number| Who::Known(PersonId(number));
        let wrong = Wrong {
            lines: vec![(4, PersonId(1), PersonId(2))],
            games: vec![game(known(3), Some(known(4))), game(known(5), None), game(Who::Line("Új".into()), None)],
            joined: vec![PersonId(6)],
            gone: vec![PersonId(7)],
            numbers: Some([PersonId(8), PersonId(9)]),
            ..Wrong::default()
        };
        let named: Vec<u32> = wrong.everybody().iter().map(|person| person.0).collect();
        assert_eq!(named, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
        assert_eq!(Wrong::default().everybody(), []);
    }
}
