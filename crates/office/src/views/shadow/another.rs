//! The other system: it meets the same tournaments with its own numbers, which nobody else sees.

use super::other_game;
use crate::acts::desk::{OfficeError, Refusal};
use crate::lists::compute::go_edition;
use crate::refusal::code;
use arpad_model::{Decimal, Finding, GoPeriod, Grade, PersonId, Thousandths};
use arpad_registry::Reader;
use arpad_rules::catalogue::{self, AnyEdition};
use arpad_rules::go::hungary::parameters::StonesToStronger;
use arpad_rules::go::hungary::rated::Status;
use arpad_rules::go::{europe, hungary};
use jiff::civil::Date;
use std::collections::HashMap;

/// The number of each before and after.
pub(super) type Numbers = HashMap<PersonId, [Option<Thousandths>; 2]>;

/// How somebody stands in it.
#[derive(Clone, Default)]
struct State {
    number: Option<Thousandths>,
    grade: Option<Grade>,
    reached: Vec<(Grade, u32)>,
    tournaments: u32,
}

/// The system with everybody in it.
pub(super) struct Another {
    law: Law,
    states: HashMap<PersonId, State>,
}

enum Law {
    /// The Hungarian one, with these parameters beside those that were decided.
    Hungary(Vec<(String, String)>),
    /// The European one.
    Europe(&'static europe::Edition),
}

impl Another {
    /// The edition of a name with parameters. Whoever appears first starts as the register has him; in the European one, by his
    /// grade.
    pub(super) fn of(edition: &str, parameters: &[(String, String)]) -> Result<Self, Refusal> {
        let unknown = |name: &str, value: &str| {
            let refusal = Refusal::new(code::PARAMETER_UNKNOWN).with("edition", edition);
            refusal.with("name", name).with("value", value)
        };
        let law = match catalogue::edition(edition) {
            Some(AnyEdition::Mgsz(known)) => {
                for (name, value) in parameters {
                    known.with(name, value).map_err(|_| unknown(name, value))?;
                }
                Law::Hungary(parameters.to_vec())
            }
            Some(AnyEdition::Egf(known)) => match parameters.first() {
                Some((name, value)) => return Err(unknown(name, value)),
                None => Law::Europe(known),
            },
            Some(_) | None => return Err(other_game(edition)),
        };
        Ok(Another { law, states: HashMap::new() })
    }

    /// Rates a tournament of the register, or takes note of what the committee decided; what the other law refuses moves nobody.
    /// `without` is told how many games it leaves out.
    pub(super) fn rate(
        &mut self,
        store: &mut Reader<'_>,
        day: Date,
        mut period: GoPeriod,
        persons: &[PersonId],
        without: &mut usize,
    ) -> Result<Result<Numbers, Vec<Finding>>, OfficeError> {
        Ok(match &self.law {
            Law::Hungary(parameters) => {
                let mut edition = go_edition(store, day)?;
                // What the register has accepted is not asked about again.
                edition.stones_to_stronger.value = StonesToStronger::CorrectReceiver;
                for (name, value) in parameters {
                    edition = edition.with(name, value).unwrap_or(edition);
                }
                self.start_in_hungary(&mut period, persons);
                hungary::rate(&edition, &period).map(|rated| self.after_hungary(&rated, persons))
            }
            // What our committee decides is no business of Europe's.
            Law::Europe(_) if period.tournaments.is_empty() => Ok(Numbers::new()),
            Law::Europe(edition) => {
                period.decisions.clear();
                for (player, person) in period.players.iter_mut().zip(persons) {
                    player.gor = self.states.get(person).and_then(|state| state.number);
                }
                *without = leave_unplaced(&mut period);
                europe::rate(edition, &period).map(|rated| self.after_europe(&rated, persons))
            }
        })
    }

    /// What everybody has come to.
    pub(super) fn numbers(&self) -> HashMap<PersonId, Thousandths> {
        self.states.iter().filter_map(|(person, state)| Some((*person, state.number?))).collect()
    }

    fn start_in_hungary(&self, period: &mut GoPeriod, persons: &[PersonId]) {
        for (player, person) in period.players.iter_mut().zip(persons).filter(|(player, _)| !player.foreign) {
            if let Some(State { number: Some(number), grade, reached, tournaments }) = self.states.get(person) {
                player.rating = Some((number.0 / 1000) as i32);
                player.grade = *grade;
                player.reached.clone_from(reached);
                player.tournaments = *tournaments;
            }
        }
    }

    fn after_hungary(&mut self, rated: &hungary::rated::GoRated, persons: &[PersonId]) -> Numbers {
        let mut numbers = Numbers::new();
        let whole = |points: i32| Decimal(i64::from(points) * 1000);
        for player in &rated.players {
            let (Status::Registered | Status::New, Some(after)) = (player.status, player.after) else { continue };
            let person = persons[player.player];
            numbers.insert(person, [player.start.map(whole), Some(whole(after))]);
            self.states.insert(
                person,
                State {
                    number: Some(whole(after)),
                    grade: player.grade,
                    reached: player.reached.clone(),
                    tournaments: player.rated_tournaments,
                },
            );
        }
        numbers
    }

    fn after_europe(&mut self, rated: &europe::rated::EgfRated, persons: &[PersonId]) -> Numbers {
        let mut numbers = Numbers::new();
        for player in rated.players.iter().filter(|player| !player.tournaments.is_empty()) {
            let person = persons[player.player];
            numbers.insert(person, [player.start, player.after]);
            self.states.entry(person).or_default().number = player.after;
        }
        numbers
    }
}

/// Takes out games of somebody to whom nobody gave a European number or a grade, as of a professional: they say nothing there,
/// and the others are rated. How many there were that were played.
fn leave_unplaced(period: &mut GoPeriod) -> usize {
    let mut left = 0;
    let players = &period.players;
    for tournament in &mut period.tournaments {
        let entries = tournament.entry_grades();
        let is_placed = |player: u32| match players.get(player as usize) {
            Some(known) => {
                known.gor.is_some() || entries.contains_key(&player) || known.entry_grade.or(known.grade).is_some()
            }
            // Nobody's number is for the law to refuse.
            None => true,
        };
        let all = tournament.games.len();
        tournament.games.retain(|game| is_placed(game.black) && game.white.is_none_or(is_placed));
        left += all - tournament.games.len();
    }
    left
}
