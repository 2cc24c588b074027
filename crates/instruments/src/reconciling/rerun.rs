//! A month computed again over everybody, with causes put in: the whole field through the kernel, and nothing of the search.

use super::Cause;
use super::month::{Month, Of, Told};
use arpad_model::{Rating, System};
use arpad_rules::chess::edition::{ChangeUnit, Edition};
use arpad_rules::chess::k_factor::{Standing, day_number};
use arpad_rules::chess::kernel::close::{ListLaw, rate_period};
use arpad_rules::chess::kernel::field::{Field, Slot, list_number};
use arpad_rules::chess::kernel::games::{Event, PackedGame, Ruling};
use arpad_rules::chess::kernel::newcomers::IdlePools;
use arpad_rules::chess::kernel::play::Workspace;
use arpad_rules::chess::kernel::trace::Outcomes;
use jiff::civil::Date;

/// What the list says of everybody who was rated, with these causes.
pub(super) fn with(month: &Month<'_>, causes: &[Cause]) -> Vec<Told> {
    let players = &month.players;
    let mut edition: Edition = *month.edition;
    let mut field = Field {
        slots: players.iter().map(|player| Slot::of_points(player.base)).collect(),
        standings: vec![Standing::default(); players.len()],
        pool: Vec::new(),
        fresh: vec![false; players.len()],
    };
    let mut k: Vec<u8> = players.iter().map(|player| player.k).collect();
    let mut then: Vec<(u32, i16)> = Vec::new();
    for cause in causes {
        match *cause {
            Cause::Unit => edition.change_unit.value = ChangeUnit::Tournament,
            Cause::K(player, other) => k[player as usize] = other,
            Cause::Start(player, other) => field.slots[player as usize] = Slot::of_points(other),
            Cause::Base(player, other) => {
                field.slots[player as usize] = Slot::of_points(other);
                then.push((player, players[player as usize].base));
            }
            _ => {}
        }
    }
    for ((player, standing), k) in players.iter().zip(&mut field.standings).zip(&k) {
        (standing.given, standing.now, standing.peak, standing.games) = (*k, player.base, player.base, 100);
    }
    let packed: Vec<Vec<PackedGame>> = (0..month.events.len()).map(|at| games(month, at as u32, causes)).collect();
    let ratings: Vec<Vec<(u32, Option<Rating>)>> = (0..month.events.len())
        .map(|at| {
            let list = causes.iter().find(|cause| matches!(cause, Cause::List(event, _) if *event == at as u32));
            let on = |points: i16| Rating::new(points.into());
            match list {
                Some(Cause::List(_, list)) => {
                    let column = &month.events[at].other_lists[usize::from(*list)];
                    (0..).zip(column).map(|(player, points)| (player, on(*points))).collect()
                }
                _ => then.iter().map(|(player, points)| (*player, on(*points))).collect(),
            }
        })
        .collect();
    let of_event = |at: usize| {
        let own = |(player, of): (u32, &Of)| {
            let is_given = causes.iter().any(|cause| matches!(cause, Cause::K(who, _) if *who == player));
            let other = of.k_of.iter().find(|(event, _)| *event == at as u32).filter(|_| !is_given)?;
            Some((player, Standing { given: other.1, ..field.standings[player as usize] }))
        };
        (0..).zip(players).filter_map(own).collect::<Vec<_>>()
    };
    let standings: Vec<_> = (0..month.events.len()).map(of_event).collect();
    let events: Vec<Event<'_>> = (0..month.events.len())
        .map(|at| Event {
            edition: month.events[at].edition,
            start: day_number(month.events[at].start),
            system: System::Swiss,
            games: &packed[at],
            first_game: 0,
            ratings: &ratings[at],
            standings: &standings[at],
            whole: None,
        })
        .collect();
    told(&mut field, &edition, month.day, &events, players)
}

fn games(month: &Month<'_>, event: u32, causes: &[Cause]) -> Vec<PackedGame> {
    let mut packed = Vec::new();
    for (number, game) in (0..).zip(&month.games).filter(|(_, game)| game.event == event) {
        let (mut times, mut halves) = (u32::from(game.counts), game.halves);
        let mut players = game.players;
        for cause in causes {
            match *cause {
                Cause::Missing(which) if which == number => times = 0,
                Cause::Extra(which) if which == number => times += 1,
                Cause::Result(which, other) if which == number => halves = other,
                Cause::Identity { event: of, from, to } if of == event => {
                    players = players.map(|player| if player == from { to } else { player });
                }
                _ => {}
            }
        }
        let [white, black] = players;
        for _ in 0..times {
            packed.push(PackedGame { white, black, white_halves: halves, ruling: Ruling::Counts, round: game.round });
        }
    }
    packed
}

fn told(field: &mut Field, edition: &Edition, day: Date, events: &[Event<'_>], players: &[Of]) -> Vec<Told> {
    let law = ListLaw {
        edition,
        day: day_number(day),
        list: list_number(day),
        idle_pools: IdlePools::Leave,
        transition: None,
    };
    let mut heard = Outcomes::default();
    rate_period(field, &law, events, &mut Workspace::default(), &mut heard);
    let mut told: Vec<Told> = field.slots.iter().map(|slot| Told { rating: slot.own(), games: Some(0) }).collect();
    for closing in &heard.closings {
        told[closing.player as usize].games = Some(closing.games);
    }
    for (one, player) in told.iter_mut().zip(players) {
        if player.base == 0 {
            *one = Told::default();
        }
    }
    told
}
