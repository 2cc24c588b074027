//! The door for the office: a period gives the next list, the whole state of every player, without an explanation. The same
//! calculation as [`super::rate`], with a trace that keeps outcomes only.

use super::activity::{Activity, activity};
use super::edition::{Edition, Reading};
use super::first_rating::Results;
use super::k_factor::{Standing, day_number, k_of};
use super::kernel::close::rate_period;
use super::kernel::field::{PoolSource, PooledEvent, list_number};
use super::kernel::newcomers::IdlePools;
use super::kernel::play::Workspace;
use super::kernel::trace::{Newcomer, Outcomes};
use super::rate::{Law, Prepared, field, list_law, standing};
use arpad_model::{Decimal, Finding, HalfPoints, Hundredths, Period, PeriodPlayer, PoolEvent, PoolResults, Rating};
use jiff::civil::Date;

/// A list as it comes out of a period.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextList {
    /// Every player, in the period's order.
    pub players: Vec<NextState>,
    /// What the law says about the tournaments.
    pub findings: Vec<Finding>,
    /// The tournaments that were refused, by position.
    pub refused: Vec<usize>,
}

/// A player after the list: with the games of the next period it is all the list after it needs to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextState {
    /// The published rating.
    pub rating: Option<Rating>,
    /// K from this list on.
    pub k: Option<u8>,
    /// Rated games so far; `None` = not known.
    pub games: Option<u32>,
    /// The highest published rating so far.
    pub peak: Option<Rating>,
    /// Games counted in this period.
    pub period_games: u32,
    /// Change before rounding, for a player who was rated and played.
    pub change: Option<Hundredths>,
    /// Points made in the games that make the change.
    pub score: Option<HalfPoints>,
    /// Points expected in them.
    pub expected: Option<Hundredths>,
    /// Results that may still count towards a first rating.
    pub pool: Vec<PoolEvent>,
    /// Has finished a rated event.
    pub has_played: bool,
    /// The last list with a rated game, as [`list_number`].
    pub last_active: Option<i32>,
    /// Active on this list.
    pub is_active: bool,
}

/// Rates a period and says how everybody stands on the new list.
pub fn next_list(law: &Law<'_>, period: &Period) -> NextList {
    let prepared = Prepared::of(law, period);
    let events = prepared.events(law, period);
    let list_law = list_law(law, period, IdlePools::Leave);
    let mut field = field(law.list, period);
    let mut outcomes = Outcomes::default();
    rate_period(&mut field, &list_law, &events, &mut Workspace::default(), &mut outcomes);

    let this_list = list_number(period.list_date);
    let mut players: Vec<NextState> = period
        .players
        .iter()
        .zip(&field.slots)
        .zip(field.standings.iter().zip(&field.fresh))
        .map(|((before, slot), (standing, fresh))| {
            let rating = Rating::new(slot.own().into());
            // The K the old list gave served this period; the new list states its own.
            let standing = Standing { given: 0, ..*standing };
            NextState {
                rating,
                k: rating.map(|_| k_of(&law.list.k.value, &standing, list_law.day).value),
                games: if standing.games_unknown { None } else { Some(standing.games.into()) },
                peak: Rating::new(standing.peak.into()),
                period_games: 0,
                change: None,
                score: None,
                expected: None,
                pool: Vec::new(),
                has_played: !fresh,
                last_active: before.last_active.map(list_number),
                is_active: false,
            }
        })
        .collect();
    for closing in &outcomes.closings {
        let player = &mut players[closing.player as usize];
        player.period_games = closing.games.into();
        player.change = Some(Decimal(closing.change.into()));
        player.score = Some(HalfPoints(closing.halves.into()));
        player.expected = Some(closing.expected());
        player.last_active = Some(this_list);
    }
    for (player, newcomer) in &outcomes.newcomers {
        if let Newcomer::Rated(first) = newcomer {
            let player = &mut players[*player as usize];
            player.period_games = first.results.games;
            player.last_active = Some(this_list);
        }
    }
    for pooled in &field.pool {
        let player = pooled.player as usize;
        players[player].pool.push(pool_event(period, &prepared.order, pooled));
    }
    for (player, before) in players.iter_mut().zip(&period.players) {
        let has_games = player.last_active == Some(this_list);
        let activity = activity(law.list, period.list_date, before.last_active, has_games);
        if player.period_games == 0 && is_below_floor(law.list, player.rating) {
            (player.rating, player.k) = (None, None);
        }
        player.is_active = player.rating.is_some() && activity != Activity::Inactive;
    }
    let refused = |(position, checked): (usize, &super::check::Checked)| checked.refused.map(|_| position);
    NextList {
        players,
        refused: prepared.checked.iter().enumerate().filter_map(refused).collect(),
        findings: prepared.checked.into_iter().flat_map(|checked| checked.findings).collect(),
    }
}

/// Whether somebody without a game is taken off because his rating lies below the floor: a higher one has come in (F-08).
fn is_below_floor(edition: &Edition, rating: Option<Rating>) -> bool {
    let below = |rating: Rating| rating.points() < edition.floor.value;
    edition.reading == Reading::Second && rating.is_some_and(below)
}

/// Rating, K and activity on a list of a player who has no game in its period. His rating has been converted where the list
/// is.
pub fn without_games(edition: &Edition, list_date: Date, player: &PeriodPlayer) -> (Option<Rating>, Option<u8>, bool) {
    let rating = player.rating.filter(|_| !is_below_floor(edition, player.rating));
    let standing = Standing { given: 0, ..standing(edition, player) };
    let k = rating.map(|_| k_of(&edition.k.value, &standing, day_number(list_date)).value);
    let activity = activity(edition, list_date, player.last_active, false);
    (rating, k, rating.is_some() && activity != Activity::Inactive)
}

fn pool_event(period: &Period, order: &[usize], pooled: &PooledEvent) -> PoolEvent {
    let Results { games, halves, opponents } = pooled.results;
    let (tournament, list_date) = match pooled.source {
        PoolSource::Earlier(position) => {
            let event = &period.players[pooled.player as usize].pool[position as usize];
            (event.tournament.clone(), event.list_date)
        }
        PoolSource::Event(event) => {
            let tournament = &period.tournaments[order[event as usize]];
            let whole = tournament.circumstances.part.as_ref().map(|part| &part.event);
            (whole.unwrap_or(&tournament.id).clone(), period.list_date)
        }
    };
    let results = PoolResults { games, score: HalfPoints(halves), opponents };
    PoolEvent { tournament, list_date, first_event: pooled.first, waits: pooled.waits, results }
}
