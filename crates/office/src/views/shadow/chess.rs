//! Chess beside another edition, other numbers, or another system: the games of the register's lists once more. Whoever appears first
//! starts as the register has him. A conversion that was decided is repeated under every edition; other decisions, corrections and
//! lists from elsewhere that the register knows are not.

use super::{Shadow, compared, other_game};
use crate::acts::desk::{OfficeError, Refusal};
use crate::refusal::code;
use crate::views::replayable::{Replayable, replayable};
use arpad_instruments::history::{History, Made};
use arpad_instruments::running::Running;
use arpad_instruments::studied::set;
use arpad_instruments::systems::{Kind, SettingError, Settings};
use arpad_instruments::table::Played;
use arpad_model::{Decimal, PersonId, Tempo, Thousandths};
use arpad_registry::Reader;
use arpad_rules::catalogue;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::kernel::games::PackedGame;
use arpad_rules::chess::kernel::trace::Silent;
use jiff::civil::Date;
use std::collections::HashMap;

/// What chess is compared with.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OtherChess {
    /// Which.
    pub other: Other,
    /// Its numbers.
    pub parameters: Vec<(String, String)>,
    /// Lists of this day or later; none = all.
    pub from: Option<Date>,
    /// Lists of this day or earlier; none = all.
    pub until: Option<Date>,
}

/// The other one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Other {
    /// An edition by its name.
    Edition(String),
    /// Another system.
    System(Kind),
}

/// Runs over the lists that govern.
pub fn shadow_chess(store: &mut Reader<'_>, tempo: Tempo, beside: &OtherChess) -> Result<Shadow, OfficeError> {
    let span = [beside.from.unwrap_or(Date::MIN), beside.until.unwrap_or(Date::MAX)];
    let lists = replayable(store, tempo, span)?;
    shadow_of(store, &lists, &beside.other, &beside.parameters)
}

/// The same over lists at hand: reading them takes hundreds of times as long as rating them again.
pub fn shadow_of(
    store: &mut Reader<'_>,
    lists: &Replayable,
    other: &Other,
    parameters: &[(String, String)],
) -> Result<Shadow, OfficeError> {
    let refused = |name: &str, error: &SettingError| {
        let refusal = Refusal::new(code::SETTING_UNKNOWN).with("system", name).with("name", error.name.as_str());
        OfficeError::from(refusal.with("value", error.value.as_str()).with("possible", error.possible.as_str()))
    };
    let mut law = Law::of(other, parameters, refused)?;
    let Replayable { history, persons, played, last } = lists;
    let ratings = law.replayed(history);
    let numbers: HashMap<PersonId, Thousandths> =
        persons.iter().zip(ratings).filter_map(|(person, number)| Some((*person, number?))).collect();
    let mut found = Shadow { other: law.name(), ..Shadow::default() };
    found.players = compared(store, last.as_ref(), played.clone(), &numbers)?;
    Ok(found)
}

enum Law {
    Edition(Box<Edition>, String),
    System(Kind, Settings),
}

impl Law {
    fn of(
        other: &Other,
        parameters: &[(String, String)],
        refused: impl Fn(&str, &SettingError) -> OfficeError,
    ) -> Result<Self, OfficeError> {
        match other {
            Other::Edition(name) => {
                let known = catalogue::chess_edition(name).ok_or_else(|| other_game(name))?;
                let mut edition = Box::new(*known);
                for (name, value) in parameters {
                    set(&mut edition, name, value).map_err(|error| refused(known.id.0, &error))?;
                }
                Ok(Law::Edition(edition, told(name, parameters)))
            }
            Other::System(kind) => {
                let mut settings = Settings::usual(kind.settings());
                for (name, value) in parameters {
                    settings.set(name, value).map_err(|error| refused(kind.as_str(), &error))?;
                }
                // What a setting names must exist.
                kind.system(0, &settings).map_err(|error| refused(kind.as_str(), &error))?;
                Ok(Law::System(*kind, settings))
            }
        }
    }

    fn name(&self) -> String {
        match self {
            Law::Edition(_, name) => name.clone(),
            Law::System(kind, settings) => {
                let usual = Settings::usual(kind.settings());
                let set = settings.all().filter(|(name, value)| usual.text(name) != *value);
                told(kind.as_str(), &set.map(|(name, value)| (name.to_owned(), value.to_owned())).collect::<Vec<_>>())
            }
        }
    }

    /// Everybody's number at the end, by place.
    fn replayed(&mut self, history: &History) -> Vec<Option<Thousandths>> {
        let players = history.people.len();
        match self {
            Law::Edition(edition, _) => {
                let (mut running, mut made) = (Running::new(), Made::default());
                for month in &history.months {
                    month.enter(&mut running, history);
                    if let Some(transition) = month.transition {
                        running.convert(transition);
                    }
                    let at_start = made.at_start(month);
                    running.close_at_start(edition, month.list, (&month.tournaments(), &at_start), &mut Silent);
                    made.add(month.list, running.ratings());
                }
                let rating = |at: u32| running.rating(at).map(|points| Decimal(i64::from(points) * 1000));
                (0..players as u32).map(rating).collect()
            }
            Law::System(kind, settings) => {
                let Ok(mut system) = kind.system(players, settings) else { return vec![None; players] };
                let mut entered = 0;
                for month in &history.months {
                    for (one, at) in history.people[entered..month.known].iter().zip(entered as u32..) {
                        if let Some(rating) = one.rating {
                            system.place(at, rating.into());
                        }
                    }
                    entered = month.known;
                    let played = |game: &PackedGame| Played {
                        period: 0,
                        white: game.white,
                        black: game.black,
                        halves: game.white_halves,
                    };
                    let games = month.events.iter().flat_map(|event| &event.games);
                    system.learn(&games.map(played).collect::<Vec<_>>());
                }
                let thousandths = |rating: f64| Decimal((rating * 1000.0).round() as i64);
                (0..players as u32).map(|at| system.rating(at).map(thousandths)).collect()
            }
        }
    }
}

/// "fide-2024-03, k_normal=15".
fn told(name: &str, parameters: &[(String, String)]) -> String {
    let set = parameters.iter().map(|(name, value)| format!(", {name}={value}"));
    format!("{name}{}", set.collect::<String>())
}
