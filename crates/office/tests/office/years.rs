//! What a month costs does not grow with the months before it. Counted in the steps that SQLite takes, for time depends on neighbours.

use arpad_invented::world::{self, World};
use arpad_model::{FideId, Series, Tempo};
use arpad_office::acts::close::close_month;
use arpad_office::acts::desk::{OfficeError, Stamp};
use arpad_office::acts::import::{Incoming, import};
use arpad_office::acts::many::{Fate, receive_and_accept};
use arpad_office::acts::publish::publish;
use arpad_office::views::explain_list::explain_list;
use arpad_registry::Registry;
use arpad_registry::tables::persons;

const PLAYERS: u32 = 6_000;
/// Several on each day of their beginning.
const EVENTS: u32 = 40;
const MONTHS: u32 = 6;

fn stamp(month: u32) -> Stamp {
    Stamp::new(format!("{}T08:00:00Z", World::office_day(month)).parse().unwrap(), "Kiss Éva")
}

/// The steps of some work.
fn steps(registry: &mut Registry, work: impl FnOnce(&mut Registry)) -> u64 {
    let before = registry.steps();
    work(registry);
    registry.steps() - before
}

#[test]
fn a_month_costs_no_more_after_half_a_year_than_after_two() {
    let trial = arpad_trial::sqlite();
    let mut registry = Registry::create(trial.address()).unwrap();
    let mut list = Vec::new();
    world::write_list(PLAYERS, &mut list);
    let incoming = Incoming { file_name: "players_list_foa.txt", day: Some(world::LIST), ..Incoming::default() };
    registry.write(|store| import(store, &stamp(0), list.as_slice(), &incoming, |_| ())).unwrap();
    let world = World::new(PLAYERS);
    let mut seen = Vec::new();
    for month in 0..MONTHS {
        let intake = steps(&mut registry, |registry| {
            let files = world.month(EVENTS, month);
            let outcomes = registry.write(|store| receive_and_accept(store, &stamp(month), files)).unwrap();
            // The world's files say the ratings of its first list, from which somebody may be too far by now to be taken for himself.
            let asked = outcomes.iter().filter(|outcome| outcome.fate != Fate::Accepted);
            assert!(asked.count() <= 1, "{outcomes:?}");
        });
        let day = World::list_of(month);
        let close = steps(&mut registry, |registry| {
            registry.write(|store| close_month(store, &stamp(month), Tempo::Standard, day)).unwrap();
        });
        let publish = steps(&mut registry, |registry| {
            let series = Series::Chess(Tempo::Standard);
            registry.write(|store| publish(store, &stamp(month), series, Some(day))).unwrap();
        });
        let fide = world.player_of(month * EVENTS);
        let explain = steps(&mut registry, |registry| {
            let explained = registry.read(|store| -> Result<bool, OfficeError> {
                let person = persons::by_fide(store, FideId(fide))?.expect("a player").id;
                let found = explain_list(store, person, None, None)?;
                Ok(found.agrees() && !found.is_idle())
            });
            assert!(explained.unwrap(), "he played, and it comes out as it was published");
        });
        seen.push([intake, close, publish, explain]);
    }
    // Publishing reads what lists there are, and is little.
    for (what, name) in [(0, "intake"), (1, "close"), (3, "explain")] {
        let early = seen[1][what].max(seen[2][what]);
        let last = seen[MONTHS as usize - 1][what];
        // Some play more, and some files need a look; what grows with the months would have doubled.
        assert!(last * 2 < early * 3, "{name}: {early} steps in an early month, {last} in the last: {seen:?}");
    }
    // What nothing has touched since it was closed is published without being computed once more.
    for [_, close, publish, _] in &seen {
        assert!(publish * 10 < *close, "{publish} steps to publish, {close} to close: {seen:?}");
    }
}
