//! What lists made anew would take away: games that counted and would not any more, players who would lose their points.
//! Nobody loses either without somebody having seen it.

use crate::lists::ClosedList;
use crate::lists::compute::explaining::{About, Calculation, Counted, Subject, calculation, sealed};
use crate::lists::compute::{Made, People, listed, named};
use crate::lists::draft::Draft;
use crate::lists::go_line::Line;
use crate::rating::rate_case::Answer;
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{EntryId, Finding, GoTournament, List, ListRow, PersonId, Severity, TournamentId};
use arpad_registry::Reader;
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::{list_rows, persons, reports, tournaments};
use std::collections::{BTreeMap, BTreeSet};

/// What would be taken away.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dropped {
    /// Games: the tournament, the round, the players.
    pub games: BTreeSet<(TournamentId, u16, PersonId, PersonId)>,
    /// Who would have no points any more.
    pub unrated: BTreeSet<PersonId>,
}

impl Dropped {
    /// Nothing is taken away.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty() && self.unrated.is_empty()
    }

    /// By go lists that are made anew.
    pub(crate) fn by(store: &mut Reader<'_>, line: &Line, draft: &Draft, known: EntryId) -> Result<Self, OfficeError> {
        let mut dropped = Dropped::default();
        let people = People::numbers(store)?;
        for (at, (spec, made)) in draft.specs.iter().zip(&draft.made).enumerate() {
            let Some(before) = line.before(spec).cloned() else { continue };
            let rows = list_rows::of(store, before.id)?;
            if let (true, Some(event)) = (is_losing(&rows, &made.rows, &people), spec.tournaments.first()) {
                let was = counted(sealed(store, &before, About::Tournament(*event))?.as_ref(), &people);
                let is = counted(again(store, draft, at, known)?.as_ref(), &people);
                let now = seats(store, *event, (before.closed, known), &people)?;
                let seated = |person: PersonId| now.get(&person).copied().unwrap_or(person);
                let counts = |(round, one, other): &(u16, PersonId, PersonId)| {
                    is.contains(&(*round, *one, *other)) || is.contains(&(*round, seated(*one), seated(*other)))
                };
                let lost = was.into_iter().filter(|game| !counts(game));
                dropped.games.extend(lost.map(|(round, one, other)| (*event, round, one, other)));
            }
            if is_last(line, &before, draft, spec) {
                dropped.unrated.extend(gone(&rows, made, &people));
            }
        }
        Ok(dropped)
    }

    /// Refuses to go on where something would be taken away; where the law is the reason, with what it says.
    pub(crate) fn ask(&self, store: &mut Reader<'_>, draft: &Draft) -> Result<(), OfficeError> {
        if self.is_empty() {
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

/// Whether somebody has fewer games on a list that is made anew than on the one before, under all his numbers.
fn is_losing(before: &[ListRow], after: &[ListRow], people: &People) -> bool {
    let games = |rows: &[ListRow]| {
        let mut games: BTreeMap<PersonId, u32> = BTreeMap::new();
        for row in rows {
            *games.entry(people.standing_for(row.person)).or_default() += row.period_games;
        }
        games
    };
    let after = games(after);
    games(before).into_iter().any(|(person, games)| after.get(&person).copied().unwrap_or(0) < games)
}

/// Who stands on a list and not on the one that is made anew, under no number. Whoever is left out of it keeps his points.
fn gone(before: &[ListRow], after: &Made, people: &People) -> Vec<PersonId> {
    let rows = after.rows.iter().chain(&after.off);
    let there: BTreeSet<PersonId> = rows.map(|row| people.standing_for(row.person)).collect();
    before.iter().map(|row| row.person).filter(|person| !there.contains(&people.standing_for(*person))).collect()
}

/// Who sits now where somebody sat when a list was closed: a line that was found to be somebody else keeps its games. Where
/// another file has come since, its lines are others.
fn seats(
    store: &mut Reader<'_>,
    event: TournamentId,
    (then, now): (EntryId, EntryId),
    people: &People,
) -> Result<BTreeMap<PersonId, PersonId>, OfficeError> {
    let (before, after) = (reports::known(store, event, then)?, reports::known(store, event, now)?);
    let (
        Some(Report::Go { persons: sat, tournament: before, .. }),
        Some(Report::Go { persons: sit, tournament: after, .. }),
    ) = (before, after)
    else {
        return Ok(BTreeMap::new());
    };
    let games = |tournament: &GoTournament| -> Vec<(u16, u32, Option<u32>)> {
        tournament.games.iter().map(|game| (game.round, game.black, game.white)).collect()
    };
    if sat.len() != sit.len() || games(&before) != games(&after) {
        return Ok(BTreeMap::new());
    }
    let pair = |(sat, sit): (&PersonId, &PersonId)| (people.standing_for(*sat), people.standing_for(*sit));
    Ok(sat.iter().zip(&sit).map(pair).collect())
}

/// Whether a list is the last of the line, whose rows are the ranking list of today.
fn is_last(line: &Line, before: &List, draft: &Draft, spec: &ClosedList) -> bool {
    draft.specs.last().is_some_and(|last| last.list == spec.list) && line.last_list() == Some(before.id)
}

/// The games that count in a calculation, by the numbers that stand for their players.
fn counted(found: Option<&Calculation>, people: &People) -> BTreeSet<(u16, PersonId, PersonId)> {
    let mut games = BTreeSet::new();
    let Some(Calculation { answer: Answer::Mgsz(answer), persons }) = found else { return games };
    let standing = |player: usize| persons.get(player).map(|person| people.standing_for(*person));
    for player in answer.rated.iter().flat_map(|rated| &rated.players) {
        let Some(own) = standing(player.player) else { continue };
        for game in player.tournaments.iter().flat_map(|one| &one.games).filter(|game| game.point.is_some()) {
            let Some(other) = game.opponent.and_then(standing) else { continue };
            let (black, white) = if game.black { (own, other) } else { (other, own) };
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
    let subject = Subject { list, tournaments: Counted::These(&spec.tournaments), base, moved, is_second };
    calculation(store, &subject, About::Tournament(*event))
}

#[cfg(test)]
mod tests {
    use super::*;
    use arpad_model::{Fact, Paragraph, Place, Series};
    use arpad_registry::Registry;
    use arpad_rules::chess::codes::finding;
    use jiff::civil::date;

    fn draft(revision: u32, findings: Vec<Finding>) -> Draft {
        let spec = format!(
            r#"{{"list":1,"series":"go","day":"{}","revision":{revision},"edition":"","tournaments":[1],"players":0,"sha256":""}}"#,
            date(2024, 3, 9)
        );
        let spec: ClosedList = serde_json::from_str(&spec).expect("a list");
        assert_eq!((spec.series, spec.revision), (Series::Go, revision));
        let made = Made { findings, ..Made::default() };
        Draft { specs: vec![spec], made: vec![made], left_out: Vec::new(), findings: Vec::new(), upon: None }
    }

    fn asked(dropped: &Dropped, draft: &Draft) -> Option<Refusal> {
        let mut registry = Registry::scratch().expect("a register");
        match registry.read(|store| dropped.ask(store, draft)) {
            Ok(()) => None,
            Err(OfficeError::Refused(refusal)) => Some(*refusal),
            Err(other) => panic!("{other}"),
        }
    }

    fn fact(refusal: &Refusal, name: &str) -> Fact {
        refusal.facts.iter().find(|(one, _)| *one == name).expect("a fact").1.clone()
    }

    /// Twelve games and twelve players are told, each by name or number; of more it is said that there are.
    #[test]
    fn twelve_of_what_would_be_taken_away_are_told() {
        assert_eq!(asked(&Dropped::default(), &draft(1, Vec::new())), None);
        let games = |most: u16| (1..=most).map(|round| (TournamentId(1), round, PersonId(7), PersonId(8))).collect();
        let unrated = |most: u32| (1..=most).map(PersonId).collect();
        for (most, is_more) in [(1, false), (12, false), (13, true)] {
            let dropped = Dropped { games: games(most), unrated: unrated(most.into()) };
            let refusal = asked(&dropped, &draft(1, Vec::new())).expect("it is asked");
            assert_eq!(refusal.code, code::GAMES_DROPPED);
            let counted = ["games", "players"].map(|name| fact(&refusal, name));
            assert_eq!(counted, [Fact::from(u32::from(most)), Fact::from(u32::from(most))]);
            for name in ["which", "who"] {
                let Fact::Name(told) = fact(&refusal, name) else { panic!("{name} is told by name") };
                assert_eq!(told.ends_with("; …"), is_more, "{told}");
                assert_eq!(told.split("; ").filter(|one| *one != "…").count(), usize::from(most).min(12), "{told}");
            }
        }
        // Games alone, or players alone, are enough to be asked.
        let alone = [
            Dropped { games: games(1), unrated: BTreeSet::new() },
            Dropped { games: BTreeSet::new(), unrated: unrated(1) },
        ];
        for dropped in alone {
            let refusal = asked(&dropped, &draft(1, Vec::new())).expect("it is asked");
            let counted = ["games", "players"].map(|name| fact(&refusal, name));
            let due = [dropped.games.len(), dropped.unrated.len()].map(|count| Fact::from(count as u32));
            assert_eq!(counted, due);
        }
    }

    /// What the law has against the lists that are made anew stands beside it: errors, and of no other list.
    #[test]
    fn the_law_says_why_where_a_list_is_made_anew() {
        let dropped = Dropped { games: BTreeSet::new(), unrated: BTreeSet::from([PersonId(1)]) };
        let finding =
            |severity: Severity| Finding::new(severity, Paragraph(""), Place::Everything, finding::TIE_NOT_ESTABLISHED);
        let both = || vec![finding(Severity::Error), finding(Severity::Warning)];
        let told = |revision: u32| {
            let refusal = asked(&dropped, &draft(revision, both())).expect("it is asked");
            refusal.findings.iter().map(|finding| finding.severity).collect::<Vec<_>>()
        };
        assert_eq!((told(1), told(0)), (vec![Severity::Error], vec![]));
    }
}
