//! A season beside another system (§11(2)): the register's own tournaments, rated once more by another edition, with other
//! parameters, or beside a table of the former system's points. Both numbers stand side by side; nothing of it is stored.

mod another;
mod chess;
mod table;

pub use chess::{Other, OtherChess, shadow_chess, shadow_of};
pub use table::beside_table;

use crate::acts::desk::{OfficeError, Refusal};
use crate::lists::Owners;
use crate::lists::compute::explaining::{About, sealed};
use crate::lists::compute::holding;
use crate::rating::rate_case::Answer;
use crate::refusal::code;
use another::Another;
use arpad_model::{Decimal, EntryId, Finding, List, PersonId, Series, Severity, Thousandths, TournamentId};
use arpad_registry::Reader;
use arpad_registry::tables::{list_rows, lists, tournaments};
use arpad_rules::go::hungary::rated::{GoRated, Status};
use arpad_rules::rounding::half_away_from_zero;
use jiff::civil::Date;
use std::collections::{BTreeMap, HashMap};

/// What the register is compared with.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OtherSystem {
    /// The edition, of go.
    pub edition: String,
    /// Its parameters, beside those the federation has decided.
    pub parameters: Vec<(String, String)>,
    /// Tournaments that end on this day or later; none = all.
    pub from: Option<Date>,
    /// At most so many, the newest; none = all.
    pub most: Option<usize>,
}

/// Both systems over the same tournaments.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shadow {
    /// What the other one is called: an edition, or a file.
    pub other: String,
    /// The tournaments, in the order of their lists.
    pub tournaments: Vec<OfTournament>,
    /// Everybody who played in one, those furthest apart first.
    pub players: Vec<OfPlayer>,
    /// Earlier tournaments that were left out to stay within bounds.
    pub left_out: usize,
    /// Lines of the table that are nobody's, or say nothing: the number of the line.
    pub unread: Vec<usize>,
}

/// One tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfTournament {
    /// Which.
    pub tournament: TournamentId,
    /// Its name.
    pub name: String,
    /// Its last day.
    pub ends: Date,
    /// The players of the register in it, those whose changes differ most first.
    pub players: Vec<Both>,
    /// Why the other system does not rate it.
    pub refused: Vec<Finding>,
    /// Games it leaves out, because one of the two has neither number nor grade there.
    pub without: usize,
}

/// One player in one tournament, in both systems.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Both {
    /// Who.
    pub person: PersonId,
    /// By the register: before and after.
    pub official: [Option<i32>; 2],
    /// By the other system.
    pub other: [Option<Thousandths>; 2],
}

impl Both {
    /// How much more the other system gives for the tournament than the register's; where nobody knows what was before, how far
    /// apart they are after it. None where one of the two gives nothing.
    pub fn apart(&self) -> Option<Thousandths> {
        let ([before, after], [other_before, other_after]) = (self.official, self.other);
        let afterwards = other_after? - thousandths(after?);
        match (other_before, before) {
            (Some(other_before), Some(before)) => Some(afterwards - (other_before - thousandths(before))),
            (None, None) => Some(afterwards),
            _ => None,
        }
    }
}

/// One player at the end, in both systems.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfPlayer {
    /// Who.
    pub person: PersonId,
    /// Points on the newest list; none where he is not on it.
    pub official: Option<i32>,
    /// By the other system.
    pub other: Option<Thousandths>,
    /// The place among these players by the register and by the other system; equals share one.
    pub places: [Option<usize>; 2],
    /// In how many of the tournaments he played.
    pub tournaments: usize,
}

impl OfPlayer {
    /// The other number less the register's.
    pub fn apart(&self) -> Option<Thousandths> {
        Some(self.other? - thousandths(self.official?))
    }
}

/// All players together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Whole {
    /// Who has both numbers.
    pub players: usize,
    /// Whose other number is higher, and whose lower.
    pub higher: usize,
    /// Lower.
    pub lower: usize,
    /// The mean of the other numbers less the register's, to the nearest thousandth.
    pub mean: Thousandths,
    /// The mean distance of the two.
    pub distance: Thousandths,
}

impl Shadow {
    /// The differences of everybody together.
    pub fn whole(&self) -> Whole {
        let apart: Vec<i64> = self.players.iter().filter_map(|one| one.apart().map(|apart| apart.0)).collect();
        let count = apart.len().max(1) as i64;
        let mean = |sum: i64| Decimal(half_away_from_zero(sum, count));
        Whole {
            players: apart.len(),
            higher: apart.iter().filter(|apart| **apart > 0).count(),
            lower: apart.iter().filter(|apart| **apart < 0).count(),
            mean: mean(apart.iter().sum()),
            distance: mean(apart.iter().map(|apart| apart.abs()).sum()),
        }
    }
}

fn thousandths(points: i32) -> Thousandths {
    Decimal(i64::from(points) * 1000)
}

/// Runs over the published lists.
pub fn shadow(store: &mut Reader<'_>, beside: &OtherSystem) -> Result<Shadow, OfficeError> {
    let mut another = Another::of(&beside.edition, &beside.parameters)?;
    let all = published(store)?;
    let from = beside.from.unwrap_or(Date::MIN);
    let due: Vec<&List> = all.iter().filter(|list| list.day >= from).collect();
    let left_out = beside.most.map_or(0, |most| due.len().saturating_sub(most));
    let mut found = Shadow { other: beside.edition.clone(), left_out, ..Shadow::default() };
    for list in &due[left_out..] {
        let about = About::Tournament(list.tournament.unwrap_or_default());
        let Some(calculation) = sealed(store, list, about)? else { continue };
        let Answer::Mgsz(answer) = calculation.answer else { continue };
        let event = match list.tournament {
            Some(tournament) => tournaments::get(store, tournament)?,
            None => None,
        };
        let day = event.as_ref().map_or(list.day, |event| event.starts);
        let mut without = 0;
        let rated = another.rate(store, day, answer.period, &calculation.persons, &mut without)?;
        let Some(event) = event else { continue };
        let (numbers, refused) = match rated {
            Ok(numbers) => (numbers, Vec::new()),
            Err(mut findings) => {
                findings.retain(|finding| finding.severity == Severity::Error);
                (HashMap::new(), findings)
            }
        };
        let mut players = official(answer.rated.as_ref(), &calculation.persons);
        for one in &mut players {
            one.other = numbers.get(&one.person).copied().unwrap_or_default();
        }
        players.sort_by_key(|one| (std::cmp::Reverse(one.apart().map(|by| by.0.abs())), one.person));
        let (tournament, name, ends) = (event.id, event.name, event.ends);
        found.tournaments.push(OfTournament { tournament, name, ends, players, refused, without });
    }
    let numbers = another.numbers();
    found.players = at_the_end(store, all.last(), &found.tournaments, &numbers)?;
    Ok(found)
}

/// The newest published go list.
pub fn newest(store: &mut Reader<'_>) -> Result<Option<List>, OfficeError> {
    Ok(published(store)?.pop())
}

/// The go lists that hold, oldest first.
fn published(store: &mut Reader<'_>) -> Result<Vec<List>, OfficeError> {
    let owners = Owners::read(store, Series::Go, EntryId::LAST)?;
    Ok(holding(lists::of(store, Series::Go)?, &owners))
}

/// The register's players of a tournament.
fn official(rated: Option<&GoRated>, persons: &[PersonId]) -> Vec<Both> {
    let ours = rated.into_iter().flat_map(|rated| &rated.players);
    let ours = ours.filter(|player| matches!(player.status, Status::Registered | Status::New));
    let played = ours.filter(|player| !player.tournaments.is_empty());
    let both = played.map(|player| Both {
        person: persons[player.player],
        official: [player.start, player.after],
        other: [None, None],
    });
    both.collect()
}

/// Everybody who played, with the points of a list and the other numbers.
fn at_the_end(
    store: &mut Reader<'_>,
    list: Option<&List>,
    tournaments: &[OfTournament],
    numbers: &HashMap<PersonId, Thousandths>,
) -> Result<Vec<OfPlayer>, OfficeError> {
    let mut played: BTreeMap<PersonId, usize> = BTreeMap::new();
    for one in tournaments.iter().flat_map(|tournament| &tournament.players) {
        *played.entry(one.person).or_default() += 1;
    }
    compared(store, list, played, numbers)
}

fn compared(
    store: &mut Reader<'_>,
    list: Option<&List>,
    played: BTreeMap<PersonId, usize>,
    numbers: &HashMap<PersonId, Thousandths>,
) -> Result<Vec<OfPlayer>, OfficeError> {
    let who: Vec<PersonId> = played.keys().copied().collect();
    let rows = match list {
        Some(list) => list_rows::among(store, list.id, &who)?,
        None => Vec::new(),
    };
    let points: HashMap<PersonId, i32> = rows.iter().filter_map(|row| Some((row.person, row.rating?))).collect();
    let mut players: Vec<OfPlayer> = played
        .into_iter()
        .map(|(person, tournaments)| OfPlayer {
            person,
            official: points.get(&person).copied(),
            other: numbers.get(&person).copied(),
            places: [None, None],
            tournaments,
        })
        .collect();
    let mut by_register: Vec<Thousandths> = players.iter().filter_map(|one| one.official.map(thousandths)).collect();
    let mut by_other: Vec<Thousandths> = players.iter().filter_map(|one| one.other).collect();
    by_register.sort_unstable_by_key(|number| std::cmp::Reverse(number.0));
    by_other.sort_unstable_by_key(|number| std::cmp::Reverse(number.0));
    let place = |of: Thousandths, among: &[Thousandths]| among.partition_point(|one| *one > of) + 1;
    for one in &mut players {
        one.places = [
            one.official.map(|points| place(thousandths(points), &by_register)),
            one.other.map(|number| place(number, &by_other)),
        ];
    }
    players.sort_by_key(|one| (std::cmp::Reverse(one.apart().map(|by| by.0.abs())), one.person));
    Ok(players)
}

/// An edition that is none of the series' game.
fn other_game(edition: &str) -> Refusal {
    Refusal::new(code::EDITION_OTHER_GAME).with("edition", edition)
}
