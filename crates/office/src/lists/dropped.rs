//! What lists made anew would take away: games that counted and would not any more, players who would lose their points.
//! Nobody loses either without somebody having seen it.

use crate::lists::ClosedList;
use crate::lists::compute::explaining::{About, Calculation, Subject, calculation, sealed};
use crate::lists::compute::{Made, listed, named};
use crate::lists::draft::Draft;
use crate::lists::go_line::Line;
use crate::rating::rate_case::Answer;
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{EntryId, Finding, List, ListRow, PersonId, Severity, TournamentId};
use arpad_registry::Reader;
use arpad_registry::tables::{list_rows, persons, tournaments};
use std::collections::{BTreeMap, BTreeSet};

/// What would be taken away.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Dropped {
    /// Games: the tournament, the round, the players.
    pub games: BTreeSet<(TournamentId, u16, PersonId, PersonId)>,
    /// Who would have no points any more.
    pub unrated: BTreeSet<PersonId>,
}

impl Dropped {
    /// By go lists that are made anew.
    pub(crate) fn by(store: &mut Reader<'_>, line: &Line, draft: &Draft, known: EntryId) -> Result<Self, OfficeError> {
        let mut dropped = Dropped::default();
        for (at, (spec, made)) in draft.specs.iter().zip(&draft.made).enumerate() {
            let Some(before) = line.before(spec).cloned() else { continue };
            let rows = list_rows::of(store, before.id)?;
            let losing = losing(&rows, &made.rows);
            if let (false, Some(event)) = (losing.is_empty(), spec.tournaments.first()) {
                let was = counted(sealed(store, &before, About::Tournament(*event))?.as_ref(), &losing);
                let is = counted(again(store, draft, at, known)?.as_ref(), &losing);
                dropped.games.extend(was.difference(&is).map(|(round, one, other)| (*event, *round, *one, *other)));
            }
            if is_last(line, &before, draft, spec) {
                dropped.unrated.extend(gone(&rows, made));
            }
        }
        Ok(dropped)
    }

    /// Refuses to go on where something would be taken away; where the law is the reason, with what it says.
    pub(crate) fn ask(&self, store: &mut Reader<'_>, draft: &Draft) -> Result<(), OfficeError> {
        if self.games.is_empty() && self.unrated.is_empty() {
            return Ok(());
        }
        let mut numbers: Vec<PersonId> = self.games.iter().flat_map(|(.., one, other)| [*one, *other]).collect();
        numbers.extend(&self.unrated);
        numbers.sort_unstable();
        numbers.dedup();
        let known = persons::among(store, &numbers)?.into_iter().map(|person| (person.id, person.name.eastern()));
        let known: BTreeMap<PersonId, String> = known.collect();
        let name = |person: &PersonId| known.get(person).cloned().unwrap_or_else(|| person.to_string());
        let mut games = Vec::new();
        for (event, round, one, other) in self.games.iter().take(TOLD) {
            let event = tournaments::get(store, *event)?.map(|event| event.name).unwrap_or_default();
            games.push(format!("{event}, {round}: {} – {}", name(one), name(other)));
        }
        let unrated: Vec<String> = self.unrated.iter().take(TOLD).map(name).collect();
        let told = |told: Vec<String>, all: usize| {
            let more = if all > TOLD { "; …" } else { "" };
            format!("{}{more}", told.join("; "))
        };
        let refusal = Refusal::new(code::GAMES_DROPPED).with("games", self.games.len());
        let refusal = refusal.with("which", told(games, self.games.len()).as_str()).with("players", self.unrated.len());
        let refusal = refusal.with("who", told(unrated, self.unrated.len()).as_str());
        let anew = draft.specs.iter().zip(&draft.made).filter(|(spec, _)| spec.revision > 0);
        let against = anew.flat_map(|(_, made)| made.findings.clone());
        let mut findings: Vec<Finding> = against.filter(|finding| finding.severity == Severity::Error).collect();
        named(store, &mut findings, &[])?;
        Err(Refusal { findings, ..refusal }.into())
    }
}

/// What is told in one sentence.
const TOLD: usize = 12;

/// Who has fewer games on a list that is made anew than on the one before.
fn losing(before: &[ListRow], after: &[ListRow]) -> Vec<PersonId> {
    let games = |person: PersonId| {
        let place = after.binary_search_by_key(&person, |row| row.person);
        place.map_or(0, |place| after[place].period_games)
    };
    before.iter().filter(|row| games(row.person) < row.period_games).map(|row| row.person).collect()
}

/// Who stands on a list and not on the one that is made anew.
fn gone(before: &[ListRow], after: &Made) -> Vec<PersonId> {
    let is_gone = |row: &&ListRow| after.rows.binary_search_by_key(&row.person, |row| row.person).is_err();
    before.iter().filter(is_gone).map(|row| row.person).collect()
}

/// Whether a list is the last of the line, whose rows are the ranking list of today.
fn is_last(line: &Line, before: &List, draft: &Draft, spec: &ClosedList) -> bool {
    draft.specs.last().is_some_and(|last| last.list == spec.list) && line.last_list() == Some(before.id)
}

/// The games of these persons that count in a calculation.
fn counted(found: Option<&Calculation>, of: &[PersonId]) -> BTreeSet<(u16, PersonId, PersonId)> {
    let mut games = BTreeSet::new();
    let Some(Calculation { answer: Answer::Mgsz(answer), persons }) = found else { return games };
    for player in answer.rated.iter().flat_map(|rated| &rated.players) {
        let Some(own) = persons.get(player.player).filter(|own| of.contains(own)) else { continue };
        for game in player.tournaments.iter().flat_map(|one| &one.games).filter(|game| game.point.is_some()) {
            let Some(other) = game.opponent.and_then(|other| persons.get(other)) else { continue };
            let (black, white) = if game.black { (*own, *other) } else { (*other, *own) };
            games.insert((game.round, black, white));
        }
    }
    games
}

/// The calculation of a list of the draft.
fn again(store: &mut Reader<'_>, draft: &Draft, at: usize, known: EntryId) -> Result<Option<Calculation>, OfficeError> {
    let (spec, made) = (&draft.specs[at], &draft.made[at]);
    let Some(event) = spec.tournaments.first() else { return Ok(None) };
    let earlier = draft.specs[..at].iter().position(|one| Some(one.list) == spec.base);
    let base = earlier.map(|earlier| draft.made[earlier].rows.as_slice());
    let (list, moved, is_second) = (&listed(spec, known, made), made.start.as_slice(), spec.second_reading);
    let subject = Subject { list, tournaments: &spec.tournaments, base, moved, is_second };
    calculation(store, &subject, About::Tournament(*event))
}
