//! The register's lists of chess as a history that can be rated again under any law. Whoever appears first starts as the register has
//! him, with his highest rating and, unrated, with what he has played before. Decisions but a conversion, corrections and lists from
//! elsewhere that the register knows are not repeated.

use super::history::{governing, made_again};
use crate::acts::desk::OfficeError;
use crate::lists::compute::{InputPeriod, People, recorded};
use arpad_instruments::history::{History, Month, OfEvent};
use arpad_instruments::running::Starting;
use arpad_model::{Birth, List, PersonId, Series, Tempo};
use arpad_registry::Reader;
use arpad_rules::chess::kernel::field::PooledEvent;
use arpad_rules::chess::kernel::games::PackedGame;
use arpad_rules::chess::rate::field;
use arpad_rules::chess::ratings_at_start::list_rating;
use jiff::civil::{Date, date};
use std::collections::{BTreeMap, HashMap};

/// Lists that can be rated again.
#[derive(Clone, Debug, Default)]
pub struct Replayable {
    /// The history.
    pub history: History,
    /// Who each position is.
    pub persons: Vec<PersonId>,
    /// In how many tournaments each played.
    pub played: BTreeMap<PersonId, usize>,
    /// The last of the lists.
    pub last: Option<List>,
}

/// The lists of a tempo that govern, between two days with both.
pub fn replayable(store: &mut Reader<'_>, tempo: Tempo, [from, until]: [Date; 2]) -> Result<Replayable, OfficeError> {
    let mut found = Replayable::default();
    let mut places: HashMap<PersonId, u32> = HashMap::new();
    let people = People::numbers(store)?;
    let all = governing(store, Series::Chess(tempo))?;
    for list in all.into_iter().filter(|list| (from..=until).contains(&list.day)) {
        found.add(store, &list, (&people, &mut places))?;
        found.last = Some(list);
    }
    Ok(found)
}

impl Replayable {
    fn add(
        &mut self,
        store: &mut Reader<'_>,
        list: &List,
        (people, places): (&People, &mut HashMap<PersonId, u32>),
    ) -> Result<(), OfficeError> {
        let Some((made, inputs)) = made_again(store, list)? else { return Ok(()) };
        let (InputPeriod::Chess(period, _), Series::Chess(tempo)) = (&inputs.period, list.series) else {
            return Ok(());
        };
        let Some(heard) = recorded(&inputs, (tempo, list.day))? else { return Ok(()) };
        let at_list = field(&heard.edition, period);
        // Two numbers of one person are his from the beginning.
        let persons: Vec<PersonId> = inputs.persons.iter().map(|person| people.standing_for(*person)).collect();
        for (at, (player, person)) in period.players.iter().zip(&persons).enumerate() {
            if !places.contains_key(person) {
                places.insert(*person, places.len() as u32);
                let born = player.born.map(|born| match born {
                    Birth::Date(day) => day,
                    Birth::Year(year) => date(year, 12, 31),
                });
                let games = player.games.unwrap_or(0).min(u32::from(u16::MAX)) as u16;
                // With the standard rating where rapid and blitz begin with it.
                let rating = list_rating(&heard.edition, player).map(|rating| rating.points());
                let (peak, has_played) = (player.peak.map_or(0, |peak| peak.points()), !at_list.fresh[at]);
                let pooled = at_list.pool.iter().filter(|one| one.player as usize == at);
                let place = self.persons.len() as u32;
                self.history.pools.extend(pooled.map(|one| PooledEvent { player: place, whole: None, ..*one }));
                self.history.people.push(Starting { rating, games, born, peak, has_played });
                self.persons.push(*person);
            }
        }
        let place = |at: u32| persons.get(at as usize).and_then(|person| places.get(person)).copied();
        let mut order: Vec<usize> = (0..period.tournaments.len()).filter(|at| !made.refused.contains(at)).collect();
        order.sort_by_key(|at| (period.tournaments[*at].start, period.tournaments[*at].end, *at));
        let mut events = Vec::with_capacity(order.len());
        for at in order {
            let event = &period.tournaments[at];
            let mut games = Vec::new();
            let mut present: Vec<u32> = Vec::new();
            for game in event.games.iter().filter(|game| game.is_rated()) {
                let (Some(white), Some(black)) = (place(game.white), place(game.black)) else { continue };
                if white == black {
                    continue;
                }
                games.push(PackedGame::new(game.round, white, black, game.outcome));
                present.extend([game.white, game.black]);
            }
            present.sort_unstable();
            present.dedup();
            for person in present.iter().filter_map(|at| persons.get(*at as usize)) {
                *self.played.entry(*person).or_default() += 1;
            }
            events.push(OfEvent { start: event.start, system: event.system, games });
        }
        self.history.months.push(Month {
            list: list.day,
            known: self.persons.len(),
            events,
            transition: heard.transition,
        });
        Ok(())
    }
}
