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
use arpad_rules::rounding::is_tie;

/// What the list says of everybody who was rated, with these causes.
pub(super) fn with(month: &Month<'_>, causes: &[Cause]) -> Vec<Told> {
    let (field, heard) = computed(month, causes);
    let mut told: Vec<Told> = field.slots.iter().map(|slot| Told { rating: slot.own(), games: Some(0) }).collect();
    for closing in &heard.closings {
        let one = &mut told[closing.player as usize];
        one.games = Some(closing.games);
        if causes.contains(&Cause::Half(closing.player)) && is_tie(closing.change.into(), 100) {
            // Half a point up is half a point down.
            let up = closing.change.div_euclid(100) + 1;
            let is_up = closing.after - i32::from(closing.before) == up;
            one.rating += if is_up { -1 } else { 1 };
        }
    }
    for (one, player) in told.iter_mut().zip(&month.players) {
        if player.base == 0 {
            *one = Told::default();
        }
    }
    told
}

/// Whose change ends in exactly half a point.
pub(super) fn ties(month: &Month<'_>) -> Vec<u32> {
    let (field, heard) = computed(month, &[]);
    let is_listed = |player: u32| field.slots[player as usize].own() != 0;
    let closings = heard.closings.iter().filter(|closing| is_tie(closing.change.into(), 100));
    closings.map(|closing| closing.player).filter(|player| is_listed(*player)).collect()
}

/// The whole field through the kernel.
fn computed(month: &Month<'_>, causes: &[Cause]) -> (Field, Outcomes) {
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
    let law = ListLaw {
        edition: &edition,
        day: day_number(month.day),
        list: list_number(month.day),
        idle_pools: IdlePools::Leave,
        transition: month.transition,
    };
    let mut heard = Outcomes::default();
    rate_period(&mut field, &law, &events, &mut Workspace::default(), &mut heard);
    (field, heard)
}

fn games(month: &Month<'_>, event: u32, causes: &[Cause]) -> Vec<PackedGame> {
    let mut packed = Vec::new();
    for (number, game) in (0..).zip(&month.games).filter(|(_, game)| game.event == event) {
        let (mut times, mut halves) = (i32::from(game.counts), game.halves);
        let mut players = game.players;
        for cause in causes {
            match *cause {
                Cause::Missing(which) if which == number => times -= 1,
                Cause::Extra(which) if which == number => times += 1,
                Cause::Event(which) if which == event => times += if game.counts { -1 } else { 1 },
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
