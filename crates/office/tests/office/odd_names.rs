//! Nothing anybody writes into a file can reach the statements or break the registry: it is stored as it is, or cleaned of
//! control characters, and comes back the same from both databases.

use crate::month::*;
use arpad_model::{PersonId, PersonName, Tempo};
use arpad_office::acts::accept::{Acceptance, Strangers, accept};
use arpad_office::acts::close::close_month;
use arpad_office::acts::desk::{OfficeError, Stamp, enact};
use arpad_office::acts::publish::publish;
use arpad_office::acts::submit::{Post, receive};
use arpad_office::files::export::{Headings, ListFormat, ListHead, write};
use arpad_office::verify::verify;
use arpad_registry::tables::persons;
use jiff::civil::date;

const NAMES: [&str; 6] = [
    "O'Neill, \"Öcsi\"",
    "'); DROP TABLE person;--",
    "Ármin 🐎♞, Ló",
    "<script>alert(1)</script>",
    "=HYPERLINK(\"x\"), %s",
    "Nul\u{0}l\u{7}, Béla",
];

fn report() -> Vec<u8> {
    let games = [(1, 1, 2, '1'), (1, 3, 4, '='), (1, 5, 6, '0'), (2, 2, 3, '0'), (2, 4, 5, '0'), (2, 6, 1, '=')];
    let lines = [(0, true), (1, true), (2, true), (3, true), (4, true), (5, true)];
    let plain = trf("'; DELETE FROM list;-- 🏆\u{0}", date(2024, 3, 9), date(2024, 3, 10), &lines, &games);
    let mut text = String::from_utf8(plain).unwrap();
    for (player, name) in PLAYERS.iter().zip(NAMES) {
        let padded = format!("{name:<33}");
        text = text.replacen(&format!("{:<33}", player.name), &padded, 1);
        // Numbers nobody knows: everybody is new.
        text = text.replacen(&format!("{:>11}", player.fide), &format!("{:>11}", player.fide + 50_000), 1);
    }
    text.into_bytes()
}

#[test]
fn odd_names_are_stored_as_they_are_and_come_back() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let day = stamp(date(2024, 3, 12));
        let odd = Stamp { by_whom: "Robert'); DROP TABLE ledger;--".into(), why: "🤷 'why'".into(), ..day };
        let bytes = report();
        let post = Post {
            file_name: "../../etc/'; DROP TABLE x;--\u{0}.trf",
            bytes: &bytes,
            received: date(2024, 3, 12),
            tournament: None,
        };
        let received = registry.write(|store| receive(store, &odd, &post)).unwrap();
        assert!(received.unreadable.is_none(), "{:?}", received.unreadable);
        let accepted = registry
            .write(|store| {
                accept(
                    store,
                    &odd,
                    received.submission,
                    Acceptance { take_new: true, strangers: Strangers::Unrated, ..registered() },
                )
            })
            .unwrap();
        assert_eq!(accepted.new_persons.len(), 6);
        registry.write(|store| close_month(store, &odd, Tempo::Standard, APRIL)).unwrap();
        registry.write(|store| publish(store, &stamp(APRIL), STANDARD, Some(APRIL))).unwrap();
        let known: Vec<PersonName> = registry
            .read(|store| {
                let person = |id: &PersonId| Ok(persons::get(store, *id)?.expect("a new person").name);
                accepted.new_persons.iter().map(person).collect::<Result<_, OfficeError>>()
            })
            .unwrap();
        for (name, written) in known.iter().zip(NAMES) {
            let due = PersonName::from_list(written.replace(char::is_control, " ").trim());
            assert_eq!(*name, due, "{}", trial.name());
        }
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);

        // A reason with NUL is refused and leaves nothing behind.
        let before = trial.scalar("SELECT count(*) FROM ledger");
        let nul = Stamp { why: "a\u{0}b".into(), ..stamp(date(2024, 3, 12)) };
        let act = arpad_office::acts::Act::Hide(arpad_office::acts::HideAct { person: PersonId(1), hidden: true });
        let refused = registry.write(|store| enact(store, &nul, &act));
        assert!(matches!(refused, Err(OfficeError::Registry(arpad_registry::Error::Nul))), "{refused:?}");
        assert_eq!(trial.scalar("SELECT count(*) FROM ledger"), before);
    }
}

#[test]
fn every_format_of_a_list_takes_odd_names() {
    let trial = arpad_trial::sqlite();
    let mut registry = fresh(trial.address());
    registry.write(found).unwrap();
    let list = registry.read(|store| list(store, MARCH)).unwrap();
    let (head, mut lines): (ListHead, _) =
        registry.read(|store| arpad_office::views::list_page::list_page(store, &list)).unwrap();
    for (line, name) in lines.iter_mut().zip(NAMES) {
        line.name = PersonName::from_list(name);
    }
    let headings = Headings::new(str::to_owned, PersonName::eastern);
    for format in ListFormat::ALL {
        let mut out = Vec::new();
        write(format, &head, &lines, &headings, &mut out).unwrap();
        assert!(!out.is_empty(), "{}", format.as_str());
    }
}
