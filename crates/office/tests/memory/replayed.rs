//! However many lists are made anew, the rows of a few are held at a time.

use arpad_invented::world::{self, World};
use arpad_model::{Series, Tempo, TournamentId};
use arpad_office::acts::close::{close_month, replay_chess};
use arpad_office::acts::desk::{OfficeError, Stamp};
use arpad_office::acts::import::{Incoming, import};
use arpad_office::acts::many::receive_and_accept_all;
use arpad_office::acts::publish::publish;
use arpad_office::acts::withdraw::withdraw;
use arpad_office::verify::verify;
use arpad_registry::{ReadOnly, Registry};
use arpad_trial::allocation::peak_of;

const PLAYERS: u32 = 3000;

fn stamp(month: u32) -> Stamp {
    Stamp::new(format!("{}T08:00:00Z", World::office_day(month)).parse().unwrap(), "Kiss Éva")
}

/// What the replay of so many months holds at most, after a report of the first was withdrawn.
fn held(months: u32) -> usize {
    let trial = arpad_trial::sqlite();
    let mut registry = Registry::create(trial.address()).unwrap();
    let mut list = Vec::new();
    world::write_list(PLAYERS, &mut list);
    let incoming = Incoming { file_name: "list.txt", day: Some(world::LIST), ..Incoming::default() };
    registry.write(|store| import(store, &stamp(0), list.as_slice(), &incoming, |_| {})).unwrap();
    let world = World::new(PLAYERS);
    for month in 0..months {
        let files = world.month(2, month).into_iter();
        receive_and_accept_all(&mut registry, &stamp(month), files, |_| {}).unwrap();
        let day = World::list_of(month);
        let closed = registry.write(|store| -> Result<_, OfficeError> {
            close_month(store, &stamp(month), Tempo::Standard, day)?;
            publish(store, &stamp(month), Series::Chess(Tempo::Standard), Some(day))
        });
        closed.unwrap();
    }
    let today = stamp(months - 1);
    registry.write(|store| withdraw(store, &today, TournamentId(1), "nem játszották le")).unwrap();
    let replay = || registry.write(|store| replay_chess(store, &today, Tempo::Standard, world::NEXT)).unwrap();
    let (made, peak) = peak_of(replay);
    assert_eq!(made.lists.len(), months as usize, "every list since comes out otherwise");
    // The ledger gives the same lists, made one after the other as well.
    let mut register = ReadOnly::open(trial.address()).unwrap();
    assert_eq!(verify(&mut register, |_, _| {}).unwrap().faults, []);
    println!("{months} months: {peak} bytes held");
    peak
}

#[test]
fn a_replay_of_twelve_months_holds_no_more_than_one_of_four() {
    let (four, twelve) = (held(4), held(12));
    assert!(twelve < four + four / 4, "{twelve} bytes, against {four}");
}
