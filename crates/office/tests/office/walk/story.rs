//! The story that is walked over and asked about.

use crate::month::*;
use arpad_model::{ClubId, PersonId, Tempo};
use arpad_office::acts::announce::announce;
use arpad_office::acts::close::replay_chess;
use arpad_office::acts::club::add_club;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::hide::hide;
use arpad_office::acts::merge::merge;
use arpad_office::acts::paper::license;
use arpad_office::acts::publish::publish;
use arpad_office::acts::result::{WhichGame, correct_result};
use arpad_registry::Registry;
use jiff::civil::{Date, date};

const JUNE: Date = date(2024, 6, 1);

/// March: Szűcs-Nagy (3) beats Tóth (5), Vörös (6) and Kovács (1) draw. The first of these was a draw, as is found out in April.
/// April: a newcomer (8) plays six. In May the two Kovács turn out to be one, and Vörös asks not to be shown. In June the lists are
/// made anew from April on, an event waits for its list and another is announced.
pub fn story() -> Registry {
    let mut registry = Registry::scratch().unwrap();
    registry.write(found).unwrap();
    registry.write(enter_newcomer).unwrap();
    registry
        .write(|store| -> Result<(), OfficeError> {
            let stamp = stamp(date(2024, 2, 21));
            let [vasas, eger] = [("Vasas", "Budapest"), ("Egri Bástya", "Eger")]
                .map(|(name, town)| add_club(store, &stamp, name, town));
            for (person, club) in [(1, vasas?), (3, eger?), (5, ClubId(2))] {
                license(store, &stamp, PersonId(person), club, "2023/24", date(2024, 2, 21))?;
            }
            Ok(())
        })
        .unwrap();
    let march = duels("Tavaszi", date(2024, 3, 9), &[(2, 4, '1'), (5, 0, '=')]);
    let spring = report(&mut registry, &march, date(2024, 3, 10));
    registry.write(|store| close_and_publish(store, APRIL)).unwrap();

    let why = stamp(date(2024, 4, 5));
    let game = WhichGame { round: 1, line: 0, against: None };
    registry.write(|store| correct_result(store, &why, spring, game, "1/2-1/2")).unwrap();
    let six = [(7, 4, '1'), (7, 5, '='), (7, 0, '0'), (7, 3, '='), (7, 6, '1'), (7, 2, '=')];
    report(&mut registry, &duels("Esti", date(2024, 4, 6), &six), date(2024, 4, 7));
    registry.write(|store| close_and_publish(store, MAY)).unwrap();

    let why = stamp(date(2024, 5, 3));
    registry.write(|store| merge(store, &why, PersonId(1), PersonId(2), true)).unwrap();
    registry.write(|store| hide(store, &why, PersonId(6), true)).unwrap();
    let late = duels("Nyári", date(2024, 5, 11), &[(3, 4, '='), (2, 6, '1')]);
    report(&mut registry, &late, date(2024, 5, 12));
    registry.write(|store| close_and_publish(store, JUNE)).unwrap();

    let why = stamp(date(2024, 6, 3));
    registry.write(|store| replay_chess(store, &why, Tempo::Standard, APRIL)).unwrap();
    registry.write(|store| publish(store, &why, STANDARD, None)).unwrap();
    let waiting = duels("Júniusi", date(2024, 6, 8), &[(4, 2, '1'), (0, 3, '='), (5, 7, '1')]);
    report(&mut registry, &waiting, date(2024, 6, 9));
    let announced = to_announce("Júliusi", (date(2024, 7, 5), date(2024, 7, 7)), date(2024, 6, 10));
    registry.write(|store| announce(store, &stamp(date(2024, 6, 10)), announced)).unwrap();
    registry
}
