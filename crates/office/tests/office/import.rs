//! FIDE's lists in the register: persons, rows, what is kept and what is refused, on both databases.

mod steering;

use arpad_formats::fide_list::write::TextWriter;
use arpad_formats::fide_list::{Birth as ListBirth, Flags, Rated, Record, Sex as ListSex};
use arpad_model::{Birth, EntryId, FideId, Komir, ListRow, Origin, Person, PersonId, Series, Tempo};
use arpad_office::acts::desk::{OfficeError, Stamp, act_of, enact};
use arpad_office::acts::import::{Imported, Incoming, import};
use arpad_office::acts::{Act, MergeAct, PersonFields};
use arpad_office::files::export::Selection;
use arpad_office::views::list_page::chosen_page;
use arpad_office::views::public::governing;
use arpad_registry::tables::list_rows;
use arpad_registry::tables::list_seals;
use arpad_registry::tables::lists;
use arpad_registry::tables::persons;
use arpad_registry::{Registry, ledger};
use arpad_trial::trials;
use jiff::civil::{Date, date};

const APRIL: Date = date(2024, 4, 1);
const MAY: Date = date(2024, 5, 1);

fn stamp() -> Stamp {
    Stamp::new("2024-04-02T08:00:00Z".parse().unwrap(), "Kiss Éva")
}

fn record(fide_id: u32, name: &'static str) -> Record<&'static str> {
    Record {
        fide_id,
        name,
        federation: "HUN",
        sex: Some(ListSex::Male),
        born: Some(ListBirth { year: 1990, month_day: None }),
        ..Record::default()
    }
}

fn rated(rating: u16, games: u16, k: u8) -> Rated {
    Rated { rating: Some(rating), games: Some(games), k: Some(k) }
}

fn text(records: &[Record<&str>]) -> Vec<u8> {
    let mut writer = TextWriter::new(Vec::new()).unwrap();
    records.iter().for_each(|record| writer.write(record).unwrap());
    writer.finish().unwrap()
}

fn taken(registry: &mut Registry, bytes: &[u8], day: Option<Date>) -> Result<Imported, OfficeError> {
    let incoming = Incoming { file_name: "players_list_foa.txt", day, in_advance: true, ..Incoming::default() };
    registry.write(|store| import(store, &stamp(), bytes, &incoming, |_| {}))
}

fn refusal(result: Result<Imported, OfficeError>) -> &'static str {
    match result {
        Err(OfficeError::Refused(refusal)) => refusal.code.as_str(),
        other => panic!("{other:?}"),
    }
}

fn everybody(registry: &mut Registry) -> Vec<Person> {
    let mut all = Vec::new();
    registry
        .read(|store| {
            persons::each(store, |person| {
                all.push(person);
                Ok(())
            })
        })
        .unwrap();
    all
}

fn rows(registry: &mut Registry, tempo: Tempo, day: Date) -> Vec<ListRow> {
    registry
        .read(|store| {
            let all = lists::of(store, Series::Chess(tempo))?;
            let list = all.iter().find(|list| list.day == day && list.origin == Origin::Fide).expect("the list");
            assert_eq!(list.published, Some(list.closed));
            let rows = list_rows::of(store, list.id)?;
            assert_eq!((list_seals::hash(&rows)?, rows.len() as u64), (list.hash, list.players));
            Ok::<_, arpad_registry::Error>(rows)
        })
        .unwrap()
}

/// Two who are in the register before any list: one with a KOMIR number, one without.
fn registered(registry: &mut Registry) {
    let eva = PersonFields {
        person: PersonId(1),
        family: "Kovács".into(),
        given: "Éva".into(),
        komir: Komir::new(4711),
        fide: Some(FideId(703_001)),
        born: Some(Birth::Date(date(1990, 5, 6))),
        country: "HUN".into(),
        ..PersonFields::default()
    };
    let john = PersonFields {
        person: PersonId(2),
        family: "Smith".into(),
        given: "J".into(),
        fide: Some(FideId(400_001)),
        ..PersonFields::default()
    };
    registry
        .write(|store| {
            enact(store, &stamp(), &Act::Person(eva))?;
            enact(store, &stamp(), &Act::Person(john)).map(|_| ())
        })
        .unwrap();
}

fn april() -> Vec<Record<&'static str>> {
    vec![
        Record {
            standard: rated(2510, 9, 10),
            rapid: rated(2400, 0, 10),
            title: "GM",
            ..record(700_001, "Lekovari, Peter")
        },
        Record { standard: rated(2011, 0, 20), title: "WFM", ..record(703_001, "Kovacs, Eva") },
        Record {
            standard: rated(1700, 3, 40),
            born: Some(ListBirth { year: 2009, month_day: None }),
            flags: Flags { inactive: true, woman: false },
            ..record(700_900, "Kis, Junior")
        },
        Record {
            standard: rated(1650, 0, 40),
            flags: Flags { inactive: true, woman: false },
            ..record(700_902, "Uj, Bela")
        },
        Record { federation: "ENG", blitz: rated(1888, 0, 20), ..record(400_001, "Smith, John") },
        record(700_903, "Unrated, Zoltan"),
    ]
}

#[test]
fn a_list_becomes_persons_and_published_rows() {
    for trial in trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        registered(&mut registry);
        let done = taken(&mut registry, &text(&april()), Some(APRIL)).unwrap();
        assert_eq!((done.players, done.new_persons, done.changed_persons), (6, 4, 2), "{}", trial.name());
        assert_eq!(done.lists.iter().map(|list| list.players).collect::<Vec<_>>(), [4, 1, 1]);

        let all = everybody(&mut registry);
        let eva = &all[0];
        assert_eq!((eva.name.eastern().as_str(), eva.title.as_str()), ("Kovács Éva", "WFM"));
        assert_eq!(eva.born, Some(Birth::Date(date(1990, 5, 6))));
        let john = &all[1];
        assert_eq!((john.name.as_list().as_str(), john.country.as_str()), ("Smith, John", "ENG"));
        assert_eq!((john.born, john.plain.as_str()), (Some(Birth::Year(1990)), "smith john"));
        let new: Vec<_> = all[2..].iter().map(|person| (person.id, person.fide)).collect();
        let numbers = [700_001, 700_900, 700_902, 700_903].map(|fide| Some(FideId(fide)));
        assert_eq!(new, (3..).map(PersonId).zip(numbers).collect::<Vec<_>>(), "{}", trial.name());
        // The keys that were dropped are there again.
        let found = registry.read(|store| persons::by_sound(store, &all[2].sound)).unwrap();
        assert_eq!(found.len(), 1);

        let number = 2024 * 12 + 4;
        let standard = rows(&mut registry, Tempo::Standard, APRIL);
        let told: Vec<_> = standard
            .iter()
            .map(|row| (row.person, row.rating, row.games, row.peak, row.last_active, row.active.known()))
            .collect();
        assert_eq!(
            told,
            [
                (PersonId(1), Some(2011), Some(30), Some(2011), Some(number - 1), Some(true)),
                (PersonId(3), Some(2510), Some(30), Some(2510), Some(number), Some(true)),
                (PersonId(4), Some(1700), None, Some(1700), Some(number), Some(false)),
                (PersonId(5), Some(1650), Some(0), Some(1650), None, Some(false)),
            ],
            "{}",
            trial.name()
        );
        assert_eq!((standard[1].k, standard[1].period_games, standard[1].title.as_str()), (Some(10), 9, "GM"));
        assert_eq!(rows(&mut registry, Tempo::Rapid, APRIL)[0].peak, Some(2400));
        assert_eq!(rows(&mut registry, Tempo::Blitz, APRIL)[0].person, PersonId(2));
    }
}

#[test]
fn the_next_month_changes_what_changed_and_nothing_else() {
    for trial in trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        registered(&mut registry);
        taken(&mut registry, &text(&april()), Some(APRIL)).unwrap();
        let before = everybody(&mut registry);
        let mut may = april();
        may.reverse();
        may[4].title = "";
        may[5].standard = rated(2522, 4, 10);
        may[2].federation = "SVK";
        may.push(record(700_950, "Legujabb, Anna"));
        let done = taken(&mut registry, &text(&may), Some(MAY)).unwrap();
        assert_eq!((done.new_persons, done.changed_persons), (1, 1), "{}", trial.name());
        let after = everybody(&mut registry);
        assert_eq!(after.len(), before.len() + 1);
        let moved: Vec<u32> =
            before.iter().zip(&after).filter(|(old, new)| old != new).map(|(old, _)| old.id.0).collect();
        assert_eq!(moved, [5], "{}", trial.name());
        assert_eq!(after[4].country, "SVK");
        let standard = rows(&mut registry, Tempo::Standard, MAY);
        let ratings: Vec<_> = standard.iter().map(|row| (row.person, row.rating)).collect();
        assert_eq!(
            ratings,
            [
                (PersonId(1), Some(2011)),
                (PersonId(3), Some(2522)),
                (PersonId(4), Some(1700)),
                (PersonId(5), Some(1650))
            ]
        );
        // The list of April stays as it was.
        assert_eq!(rows(&mut registry, Tempo::Standard, APRIL)[1].rating, Some(2510));
    }
}

#[test]
fn the_same_bytes_are_recognised_and_other_bytes_of_the_day_refused() {
    for trial in trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        let bytes = text(&april());
        taken(&mut registry, &bytes, Some(APRIL)).unwrap();
        let head = registry.read(ledger::head).unwrap();
        let again = taken(&mut registry, &bytes, Some(APRIL)).unwrap();
        assert!(again.seen_before && again.lists.len() == 3, "{}", trial.name());
        assert_eq!(registry.read(ledger::head).unwrap(), head);
        let mut other = april();
        other[0].standard = rated(2600, 9, 10);
        assert_eq!(refusal(taken(&mut registry, &text(&other), Some(APRIL))), "list-imported", "{}", trial.name());
        assert_eq!(registry.read(ledger::head).unwrap(), head);
        assert_eq!(trial.scalar("SELECT count(*) FROM blob"), "1");
    }
}

#[test]
fn dates_and_files_that_say_nothing_are_refused() {
    for trial in trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        let bytes = text(&april());
        assert_eq!(refusal(taken(&mut registry, &bytes, None)), "list-undated");
        assert_eq!(refusal(taken(&mut registry, &bytes, Some(date(2024, 4, 2)))), "list-date");
        assert_eq!(refusal(taken(&mut registry, b"no list", Some(APRIL))), "list-without-players");
        assert_eq!(refusal(taken(&mut registry, b"PK\x03\x04 broken", Some(APRIL))), "list-unreadable");
        let counts =
            ["person", "list", "blob", "ledger"].map(|table| trial.scalar(&format!("SELECT count(*) FROM {table}")));
        assert_eq!(counts, ["0"; 4], "{}", trial.name());
    }
}

#[test]
fn broken_lines_are_told_and_do_not_stop_the_others() {
    for trial in trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        let mut bytes = text(&april());
        let first = bytes.iter().position(|byte| *byte == b'\n').unwrap() + 1;
        let second = first + bytes[first..].iter().position(|byte| *byte == b'\n').unwrap() + 1;
        // The first player once more, a line that is none, a NUL in a name.
        let twice = bytes[first..second].to_vec();
        bytes.extend_from_slice(&twice);
        bytes.extend_from_slice(b"this is no player at all\r\n");
        let place = bytes.windows(4).position(|part| part == b"Bela").unwrap();
        bytes[place] = 0;
        let done = taken(&mut registry, &bytes, Some(APRIL)).unwrap();
        assert_eq!((done.new_persons, done.lists[0].players), (6, 4), "{}", trial.name());
        assert!(done.notices.iter().any(|notice| notice.code == "import-twice"), "{:?}", done.notices);
        assert!(done.notices.len() >= 2, "{:?}", done.notices);
    }
}

#[test]
fn only_a_federation_and_those_who_are_known() {
    for trial in trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        registered(&mut registry);
        let mut list = april();
        list.push(Record { federation: "GER", standard: rated(2000, 1, 20), ..record(4_600_000, "Muster, Max") });
        let bytes = text(&list);
        let incoming = Incoming { file_name: "x/apr24frl.txt", day: None, federation: "hun", ..Incoming::default() };
        let done = registry.write(|store| import(store, &stamp(), bytes.as_slice(), &incoming, |_| {})).unwrap();
        assert_eq!((done.day, done.players, done.new_persons), (APRIL, 7, 4), "{}", trial.name());
        assert_eq!(rows(&mut registry, Tempo::Blitz, APRIL)[0].person, PersonId(2));
    }
}

#[test]
fn a_merged_number_is_rated_under_the_person_it_stands_for() {
    for trial in trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        registered(&mut registry);
        registry
            .write(|store| {
                enact(
                    store,
                    &stamp(),
                    &Act::Merge(MergeAct { keep: PersonId(1), drop: PersonId(2), every_tempo: true }),
                )
                .map(|_| ())
            })
            .unwrap();
        let mut list = april();
        list[4].standard = rated(1900, 0, 20);
        list.rotate_left(2);
        taken(&mut registry, &text(&list), Some(APRIL)).unwrap();
        let standard = rows(&mut registry, Tempo::Standard, APRIL);
        assert_eq!((standard[0].person, standard[0].rating), (PersonId(1), Some(2011)), "{}", trial.name());
        assert!(standard.iter().all(|row| row.person != PersonId(2)));
        assert_eq!(rows(&mut registry, Tempo::Blitz, APRIL)[0].person, PersonId(1));
    }
}

#[test]
fn a_large_first_list_finds_its_keys_again() {
    let names: Vec<String> = (0..21_000).map(|n| format!("Family{n}, Given")).collect();
    let records: Vec<Record<&str>> = (0..)
        .zip(&names)
        .map(|(n, name)| Record {
            fide_id: 1_000_000 - n,
            name: name.as_str(),
            // One of a hundred is ours, each a point stronger than the one before.
            federation: if n % 100 == 0 { "HUN" } else { "AUT" },
            standard: rated(if n % 100 == 0 { 1500 + (n / 100) as u16 } else { 2000 }, 0, 20),
            ..Record::default()
        })
        .collect();
    let bytes = text(&records);
    for trial in trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        let mut heard = 0;
        let incoming = Incoming { file_name: "jan01frl.txt", ..Incoming::default() };
        registry
            .write(|store| import(store, &stamp(), bytes.as_slice(), &incoming, |consumed| heard = heard.max(consumed)))
            .unwrap();
        assert!(heard > 0);
        let found = registry.read(|store| persons::by_fide(store, FideId(1_000_000 - 20_999))).unwrap().unwrap();
        assert_eq!(found.id, PersonId(21_000), "{}", trial.name());
        let kind = if trial.is_postgres() { "pg_indexes WHERE indexname" } else { "sqlite_master WHERE name" };
        let keys = "('person_plain', 'person_sound', 'person_fide')";
        assert_eq!(trial.scalar(&format!("SELECT count(*) FROM {kind} IN {keys}")), "3", "{}", trial.name());
        // A few of many are found without reading everybody.
        let own = Selection { own: vec!["HUN".to_owned()], top: Some(2), ..Selection::default() };
        let list = registry.read(|store| governing(store, Series::Chess(Tempo::Standard))).unwrap().expect("a list");
        let page = registry.read(|store| chosen_page(store, &list, &own)).unwrap();
        let told: Vec<_> = page.lines.iter().map(|line| (line.person.0, line.rating, line.name.as_list())).collect();
        let due = [(20_901, Some(1709), "Family20900, Given"), (20_801, Some(1708), "Family20800, Given")];
        assert_eq!(told, due.map(|(person, rating, name)| (person, rating, name.to_owned())), "{}", trial.name());
        assert_eq!(page.all, 21_000, "{}", trial.name());
    }
}

/// A registry rebuilt from the ledger and the kept bytes has the same lists.
#[test]
fn a_rebuilt_registry_has_the_same_lists() {
    for trial in trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        registered(&mut registry);
        taken(&mut registry, &text(&april()), Some(APRIL)).unwrap();
        let mut may = april();
        may.swap(0, 3);
        may[1].standard = rated(2022, 2, 20);
        taken(&mut registry, &text(&may), Some(MAY)).unwrap();

        let mut again = Registry::scratch().unwrap();
        let entries = registry.read(|store| ledger::after(store, EntryId(0), 100)).unwrap();
        for entry in &entries {
            let act = act_of(entry).unwrap();
            if let Act::Import(import) = &act {
                let bytes = registry
                    .read(|store| {
                        let hash = unhex(&import.sha256);
                        let blob = arpad_registry::blobs::find(store, &hash)?.expect("the bytes");
                        arpad_registry::blobs::bytes(store, blob.id)
                    })
                    .unwrap();
                again.write(|store| arpad_registry::blobs::keep(store, bytes.as_slice())).unwrap();
            }
            let stamp = Stamp { moment: entry.moment, by_whom: entry.by_whom.clone(), why: entry.why.clone() };
            let sealed = again.write(|store| enact(store, &stamp, &act)).unwrap();
            assert_eq!(&sealed, entry);
        }
        assert_eq!(everybody(&mut registry), everybody(&mut again), "{}", trial.name());
        assert_eq!(registry.read(lists::all).unwrap(), again.read(lists::all).unwrap(), "{}", trial.name());
        for day in [APRIL, MAY] {
            for tempo in Tempo::ALL {
                assert_eq!(rows(&mut registry, tempo, day), rows(&mut again, tempo, day));
            }
        }
        // An act that seals other rows than the bytes give is not carried out.
        let Act::Import(mut other) = act_of(entries.last().unwrap()).unwrap() else { panic!() };
        other.day = date(2024, 6, 1);
        let refused = again.write(|store| enact(store, &stamp(), &Act::Import(other)));
        assert!(matches!(refused, Err(OfficeError::Differs { .. })), "{refused:?}");
    }
}

fn unhex(text: &str) -> [u8; 32] {
    let mut hash = [0; 32];
    for (byte, place) in hash.iter_mut().zip((0..64).step_by(2)) {
        *byte = u8::from_str_radix(&text[place..place + 2], 16).unwrap();
    }
    hash
}
