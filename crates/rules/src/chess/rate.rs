//! The door: a period and the law in force give every player's result with its explanation.

use super::check::{Checked, check};
use super::edition::{Edition, Reading};
use super::explain::{self, Idle};
use super::first_rating::Results;
use super::k_factor::{Standing, adult_from, day_number};
use super::kernel::close::{ListLaw, rate_period};
use super::kernel::field::{Field, PoolSource, PooledEvent, Slot, list_number};
use super::kernel::games::{Event, PackedGame, Whole};
use super::kernel::newcomers::IdlePools;
use super::kernel::play::Workspace;
use super::kernel::trace::Recording;
use super::rated::Rated;
use super::ratings_at_start::list_rating;
use super::transition::Transition;
use arpad_model::{Period, PeriodPlayer, PoolEvent, Rating, StandingThen, Tournament};

/// The law that governs a period: per-event rules follow each event's start, per-list rules the list's date (E-25). A first rating
/// is reckoned by the edition of the last event that counts in it (0.1).
#[derive(Clone, Debug)]
pub struct Law<'a> {
    /// Governs the list: K, its limit, rounding, floor, pool.
    pub list: &'a Edition,
    /// Governs each tournament, in the period's order.
    pub events: Vec<&'a Edition>,
    /// A conversion of the finished list, when asked for.
    pub transition: Option<Transition>,
}

/// Rates a period.
pub fn rate(law: &Law<'_>, period: &Period) -> Rated {
    explained(law, period, Idle::Stand)
}

/// The same as [`super::next_list::next_list`], explained: a rating below the floor falls without a game too (F-08).
pub fn rate_list(law: &Law<'_>, period: &Period) -> Rated {
    let idle = if law.list.reading == Reading::Second { Idle::Fall } else { Idle::Stand };
    explained(law, period, idle)
}

fn explained(law: &Law<'_>, period: &Period, idle: Idle) -> Rated {
    let prepared = Prepared::of(law, period);
    let events = prepared.events(law, period);
    let list_law = list_law(law, period, IdlePools::Evaluate);
    let start = field(law.list, period);
    let mut trace = Recording::new(prepared.games());
    rate_period(&mut start.clone(), &list_law, &events, &mut Workspace::default(), &mut trace);
    explain::rated(&explain::Calculation {
        law,
        period,
        checked: &prepared.checked,
        order: &prepared.order,
        events: &events,
        list_law,
        idle,
        start,
        trace,
    })
}

/// A list's calculation as it was recorded, for whoever counts and does not tell.
pub struct Recorded {
    /// The tournaments in the kernel's order, by position in the period.
    pub order: Vec<usize>,
    /// Every game in that order, with its tournament's place in it.
    pub games: Vec<(u32, PackedGame)>,
    /// What the kernel said.
    pub trace: Recording,
}

/// The same calculation as [`super::next_list::next_list`], recorded.
pub fn recorded(law: &Law<'_>, period: &Period) -> Recorded {
    let prepared = Prepared::of(law, period);
    let events = prepared.events(law, period);
    let mut trace = Recording::new(prepared.games());
    let list_law = list_law(law, period, IdlePools::Leave);
    rate_period(&mut field(law.list, period), &list_law, &events, &mut Workspace::default(), &mut trace);
    let games = (0..).zip(&events).flat_map(|(at, event)| event.games.iter().map(move |game| (at, *game)));
    Recorded { games: games.collect(), order: prepared.order.clone(), trace }
}

/// A period checked and packed for the kernel.
pub(super) struct Prepared {
    pub(super) checked: Vec<Checked>,
    packed: Vec<Vec<PackedGame>>,
    /// Games of earlier parts of each tournament.
    earlier: Vec<Vec<PackedGame>>,
    /// What K depended on at the start of each tournament, where it differs.
    standings: Vec<Vec<(u32, Standing)>>,
    /// The kernel's order of the tournaments.
    pub(super) order: Vec<usize>,
}

impl Prepared {
    pub(super) fn of(law: &Law<'_>, period: &Period) -> Self {
        let checked: Vec<Checked> =
            law.events.iter().enumerate().map(|(index, edition)| check(edition, law.list, period, index)).collect();
        let packed = period.tournaments.iter().zip(&checked).map(|(tournament, checked)| pack(tournament, checked));
        let standings = period.tournaments.iter().map(|tournament| standings_at(law.list, period, tournament));
        let earlier = period.tournaments.iter().map(earlier);
        Prepared {
            packed: packed.collect(),
            earlier: earlier.collect(),
            standings: standings.collect(),
            order: order(period),
            checked,
        }
    }

    fn games(&self) -> usize {
        self.packed.iter().map(Vec::len).sum()
    }

    pub(super) fn events<'a>(&'a self, law: &Law<'a>, period: &'a Period) -> Vec<Event<'a>> {
        let mut first_game = 0;
        let event = |&index: &usize| {
            let tournament = &period.tournaments[index];
            let event = Event {
                edition: law.events[index],
                start: day_number(tournament.start),
                system: tournament.system,
                games: &self.packed[index],
                first_game,
                ratings: &tournament.ratings,
                standings: &self.standings[index],
                whole: tournament.circumstances.part.as_ref().map(|part| Whole {
                    number: whole_number(period, &part.event).unwrap_or(index as u32),
                    earlier: &self.earlier[index],
                    upgraded: &part.upgraded,
                    goes_on: !part.waits.is_empty(),
                }),
            };
            first_game += self.packed[index].len() as u32;
            event
        };
        self.order.iter().map(event).collect()
    }
}

pub(super) fn list_law<'a>(law: &Law<'a>, period: &Period, idle_pools: IdlePools) -> ListLaw<'a> {
    let (day, list) = (day_number(period.list_date), list_number(period.list_date));
    ListLaw { edition: law.list, day, list, idle_pools, transition: law.transition }
}

/// Tournaments in the order of their start, then their end, then the report's order.
fn order(period: &Period) -> Vec<usize> {
    let mut order: Vec<usize> = (0..period.tournaments.len()).collect();
    order.sort_by_key(|&index| (period.tournaments[index].start, period.tournaments[index].end, index));
    order
}

fn pack(tournament: &Tournament, checked: &Checked) -> Vec<PackedGame> {
    let game = |game: &arpad_model::Game| PackedGame::new(game.round, game.white, game.black, game.outcome);
    let with_ruling = |(packed, &ruling)| PackedGame { ruling, ..packed };
    tournament.games.iter().map(game).zip(&checked.rulings).map(with_ruling).collect()
}

/// Games of earlier parts, which were rated when they counted.
fn earlier(tournament: &Tournament) -> Vec<PackedGame> {
    let games = tournament.circumstances.part.iter().flat_map(|part| &part.earlier);
    games.map(|game| PackedGame::new(game.round, game.white, game.black, game.outcome)).collect()
}

/// The number of a whole event: the place of the first of its parts in the period.
fn whole_number(period: &Period, event: &str) -> Option<u32> {
    let is_part = |one: &Tournament| one.circumstances.part.as_ref().is_some_and(|part| part.event == event);
    period.tournaments.iter().position(is_part).map(|place| place as u32)
}

/// The same of an event in a pool: of one that waits and has no part in the period a number beyond, the same for all its
/// entries that do.
fn pooled_number(period: &Period, pool: &[PoolEvent], event: &PoolEvent) -> Option<u32> {
    let same = |one: &PoolEvent| one.waits && one.tournament == event.tournament;
    let beyond = || pool.iter().position(same).map(|place| (period.tournaments.len() + place) as u32);
    whole_number(period, &event.tournament).or_else(|| if event.waits { beyond() } else { None })
}

/// The standings on the list in force at a tournament's start, where they are told.
fn standings_at(edition: &Edition, period: &Period, tournament: &Tournament) -> Vec<(u32, Standing)> {
    let then = |(player, then): &(u32, StandingThen)| {
        let StandingThen { rating, games, peak, k } = *then;
        let known = &period.players[*player as usize];
        let player_then =
            PeriodPlayer { rating, games, peak, k, k_is_listed: true, born: known.born, ..PeriodPlayer::default() };
        (*player, standing(edition, &player_then))
    };
    tournament.standings.iter().map(then).collect()
}

/// The players of a period as columns.
pub fn field(edition: &Edition, period: &Period) -> Field {
    let players = &period.players;
    let mut pool = Vec::new();
    for (player, state) in (0..).zip(players) {
        // A rated player has no use for a pool.
        if list_rating(edition, state).is_none() {
            pool.extend((0..).zip(&state.pool).map(|(position, event)| PooledEvent {
                player,
                list: list_number(event.list_date),
                first: event.first_event,
                source: PoolSource::Earlier(position),
                whole: pooled_number(period, &state.pool, event),
                waits: event.waits,
                results: Results {
                    games: event.results.games,
                    halves: event.results.score.0,
                    opponents: event.results.opponents,
                },
            }));
        }
    }
    Field {
        slots: players.iter().map(|player| Slot::on_list(list_rating(edition, player))).collect(),
        standings: players.iter().map(|player| standing(edition, player)).collect(),
        pool,
        fresh: players.iter().map(is_fresh).collect(),
    }
}

/// Nothing tells of an event he has finished.
fn is_fresh(player: &PeriodPlayer) -> bool {
    !player.has_played && player.pool.is_empty() && player.games.unwrap_or(0) == 0
}

pub(super) fn standing(edition: &Edition, player: &PeriodPlayer) -> Standing {
    let points = |rating: Option<Rating>| rating.map_or(0, Rating::points);
    Standing {
        peak: points(player.peak).max(points(player.rating)),
        now: points(player.rating),
        games: player.games.unwrap_or(0).min(u32::from(u16::MAX)) as u16,
        adult_from: adult_from(edition.k.value.junior_until, player.born),
        given: player.k.unwrap_or(0),
        given_is_listed: player.k_is_listed,
        games_unknown: player.games.is_none() && player.rating.is_some(),
    }
}
