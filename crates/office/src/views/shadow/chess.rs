//! Chess beside another edition, other numbers, or another system: the games of the register's lists once more. Whoever appears first
//! starts as the register has him. Decisions, corrections and lists from elsewhere that the register knows are not repeated.

use super::{Shadow, compared, other_game};
use crate::acts::desk::{OfficeError, Refusal};
use crate::lists::compute::InputPeriod;
use crate::refusal::code;
use crate::views::history::{governing, made_again};
use arpad_instruments::running::{Running, Starting, Tournament};
use arpad_instruments::studied::set;
use arpad_instruments::systems::{Kind, SettingError, Settings};
use arpad_instruments::table::Played;
use arpad_model::{Birth, Color, Decimal, List, PersonId, Series, Tempo, Thousandths};
use arpad_registry::Reader;
use arpad_rules::catalogue;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::kernel::games::PackedGame;
use arpad_rules::chess::kernel::trace::Silent;
use jiff::civil::{Date, date};
use std::collections::{BTreeMap, HashMap};

/// What chess is compared with.
#[derive(Clone, Debug, PartialEq, Eq)]
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Other {
    /// An edition by its name.
    Edition(String),
    /// Another system.
    System(Kind),
}

/// One list of the register: who appears first on it, and what was played.
struct Chapter {
    day: Date,
    entering: Vec<Starting>,
    events: Vec<(Date, arpad_model::System, Vec<PackedGame>)>,
    games: Vec<Played>,
}

/// Runs over the lists that govern.
pub fn shadow_chess(store: &mut Reader<'_>, tempo: Tempo, beside: &OtherChess) -> Result<Shadow, OfficeError> {
    let refused = |name: &str, error: &SettingError| {
        let refusal = Refusal::new(code::SETTING_UNKNOWN).with("system", name).with("name", error.name.as_str());
        OfficeError::from(refusal.with("value", error.value.as_str()).with("possible", error.possible.as_str()))
    };
    let mut law = Law::of(&beside.other, &beside.parameters, refused)?;
    let from = beside.from.unwrap_or(Date::MIN);
    let until = beside.until.unwrap_or(Date::MAX);
    let all: Vec<List> = governing(store, Series::Chess(tempo))?;
    let due: Vec<&List> = all.iter().filter(|list| (from..=until).contains(&list.day)).collect();
    let mut places: HashMap<PersonId, u32> = HashMap::new();
    let mut played: BTreeMap<PersonId, usize> = BTreeMap::new();
    let mut chapters = Vec::new();
    for list in &due {
        chapters.extend(chapter(store, list, &mut places, &mut played)?);
    }
    let ratings = law.replayed(&chapters, places.len());
    let numbers: HashMap<PersonId, Thousandths> =
        places.iter().filter_map(|(person, at)| Some((*person, ratings[*at as usize]?))).collect();
    let mut found = Shadow { other: law.name(), ..Shadow::default() };
    found.players = compared(store, due.last().copied(), played, &numbers)?;
    Ok(found)
}

fn chapter(
    store: &mut Reader<'_>,
    list: &List,
    places: &mut HashMap<PersonId, u32>,
    played: &mut BTreeMap<PersonId, usize>,
) -> Result<Option<Chapter>, OfficeError> {
    let Some((made, inputs)) = made_again(store, list)? else { return Ok(None) };
    let InputPeriod::Chess(period, _) = &inputs.period else { return Ok(None) };
    let mut chapter = Chapter { day: list.day, entering: Vec::new(), events: Vec::new(), games: Vec::new() };
    for (player, person) in period.players.iter().zip(&inputs.persons) {
        if !places.contains_key(person) {
            places.insert(*person, places.len() as u32);
            let born = player.born.map(|born| match born {
                Birth::Date(day) => day,
                Birth::Year(year) => date(year, 12, 31),
            });
            let games = player.games.unwrap_or(0).min(u32::from(u16::MAX)) as u16;
            let rating = player.rating.map(|rating| rating.points());
            chapter.entering.push(Starting { rating, games, born });
        }
    }
    let place = |at: u32| inputs.persons.get(at as usize).and_then(|person| places.get(person)).copied();
    let mut order: Vec<usize> = (0..period.tournaments.len()).filter(|at| !made.refused.contains(at)).collect();
    order.sort_by_key(|at| (period.tournaments[*at].start, period.tournaments[*at].end, *at));
    for at in order {
        let event = &period.tournaments[at];
        let mut packed = Vec::new();
        let mut present: Vec<u32> = Vec::new();
        for game in event.games.iter().filter(|game| game.is_rated()) {
            let (Some(white), Some(black)) = (place(game.white), place(game.black)) else { continue };
            packed.push(PackedGame::new(game.round, white, black, game.outcome));
            let halves = game.outcome.score(Color::White).0 as u8;
            chapter.games.push(Played { period: 0, white, black, halves });
            present.extend([game.white, game.black]);
        }
        present.sort_unstable();
        present.dedup();
        for person in present.iter().filter_map(|at| inputs.persons.get(*at as usize)) {
            *played.entry(*person).or_default() += 1;
        }
        chapter.events.push((event.start, event.system, packed));
    }
    Ok(Some(chapter))
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
    fn replayed(&mut self, chapters: &[Chapter], players: usize) -> Vec<Option<Thousandths>> {
        match self {
            Law::Edition(edition, _) => {
                let mut running = Running::new();
                for chapter in chapters {
                    chapter.entering.iter().for_each(|one| running.enter(*one));
                    let tournaments: Vec<Tournament<'_>> = chapter
                        .events
                        .iter()
                        .map(|(start, system, games)| Tournament { start: *start, system: *system, games })
                        .collect();
                    running.close(edition, chapter.day, &tournaments, &mut Silent);
                }
                let rating = |at: u32| running.rating(at).map(|points| Decimal(i64::from(points) * 1000));
                (0..players as u32).map(rating).collect()
            }
            Law::System(kind, settings) => {
                let Ok(mut system) = kind.system(players, settings) else { return vec![None; players] };
                let mut entered = 0..;
                for chapter in chapters {
                    for (one, at) in chapter.entering.iter().zip(entered.by_ref()) {
                        if let Some(rating) = one.rating {
                            system.place(at, rating.into());
                        }
                    }
                    system.learn(&chapter.games);
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
