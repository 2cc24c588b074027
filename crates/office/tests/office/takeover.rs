//! A register kept elsewhere is taken over: clubs, persons, licences, strength orders, from CSV and from a workbook.

use crate::month::{APRIL, PLAYERS, close_and_publish, duels, enter_newcomer, found, fresh, ratings, report, stamp};
use crate::refusing::refusal_of;
use arpad_formats::table;
use arpad_model::{Birth, ClubId, EntryId, Fact, FideId, Komir, PersonId};
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::desk::{OfficeError, Refusal, act_of};
use arpad_office::acts::takeover::{Entered, Incoming, TakenOver, What, take_over};
use arpad_office::acts::{Act, TakeoverAct};
use arpad_office::verify::verify;
use arpad_office::views::records;
use arpad_registry::tables::{papers, titles};
use arpad_registry::{Registry, ledger};
use jiff::civil::{Date, date};
use std::io::{Cursor, Write};

const DAY: Date = date(2024, 3, 10);

const CLUBS: &str = "Egyesület;Város\nGyőri SK;Győr\nVáci Láng;Vác\n";

/// The first two are in the register by FIDE number, without KOMIR number; the third is new.
const PERSONS: &str = "\
Név;KOMIR szám;FIDE ID;Születési dátum;Nem;Ország;Egyesület;Értékszám;Megjegyzés
Kovács Péter;101;700001;1987.05.02.;F;HUN;Győri SK;;
Szűcs-Nagy Ágnes;102;700003;;N;;;;
dr. Új Ödön;103;;1999;F;HUN;Váci Láng;1733;tag
";

const LICENCES: &str =
    "komir,club,season,date,kind\n102,Váci Láng,2023/24,2023-09-01,\n103,Győri SK,2023/24,2023-10-01,vendég\n";

const STRENGTH: &str = "Tábla\tKOMIR\tKlub\tIdény\n2\t103\tGyőri SK\t2023/24\n1\t101\tGyőri SK\t2023/24\n";

fn incoming(what: What, bytes: &[u8]) -> Incoming<'_> {
    let season = if what == What::Persons { "2023/24" } else { "" };
    Incoming { file_name: "komir.csv", bytes, what, map: &[], day: Some(date(2024, 3, 1)), season }
}

fn taken(registry: &mut Registry, what: What, text: &str) -> TakenOver {
    registry.write(|store| take_over(store, &stamp(DAY), &incoming(what, text.as_bytes()))).expect("taken over")
}

/// What would be done, undone again.
fn tried(registry: &mut Registry, incoming: &Incoming<'_>) -> TakenOver {
    struct Undone(Box<Result<TakenOver, OfficeError>>);
    impl From<arpad_registry::Error> for Undone {
        fn from(error: arpad_registry::Error) -> Self {
            Undone(Box::new(Err(error.into())))
        }
    }
    let done = registry
        .write(|store| -> Result<(), Undone> { Err(Undone(Box::new(take_over(store, &stamp(DAY), incoming)))) });
    match done {
        Err(Undone(tried)) => tried.expect("tried"),
        Ok(()) => panic!("it was not undone"),
    }
}

/// The field a fault is about.
fn field(refusal: &Refusal) -> String {
    match refusal.facts.iter().find(|(name, _)| *name == "field") {
        Some((_, Fact::Name(field))) => field.clone(),
        _ => String::new(),
    }
}

fn codes(taken: &TakenOver) -> Vec<(usize, &str)> {
    taken.faults.iter().map(|(row, refusal)| (*row, refusal.code.as_str())).collect()
}

#[test]
fn a_register_is_taken_over_table_by_table() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).expect("a federation");
        let before = registry.read(ledger::head).expect("a head");
        assert_eq!(tried(&mut registry, &incoming(What::Clubs, CLUBS.as_bytes())).entered.clubs, 2);
        assert_eq!(registry.read(ledger::head).expect("a head"), before, "a try leaves nothing");

        let clubs = taken(&mut registry, What::Clubs, CLUBS);
        assert_eq!((clubs.entered, clubs.fault_count), (Entered { clubs: 2, ..Entered::default() }, 0));
        let persons = taken(&mut registry, What::Persons, PERSONS);
        assert_eq!(codes(&persons), []);
        let expected = Entered { new_persons: 1, changed_persons: 2, licences: 2, ratings: 1, ..Entered::default() };
        assert_eq!(persons.entered, expected);
        assert_eq!(persons.unknown, ["Megjegyzés"]);

        let person = |registry: &mut Registry, id| {
            registry.read(|store| records::person(store, PersonId(id))).expect("read").expect("a person")
        };
        let peter = person(&mut registry, 1);
        assert_eq!((peter.komir, peter.fide), (Komir::new(101), Some(FideId(700_001))));
        assert_eq!((peter.born, peter.club), (Some(Birth::Date(date(1987, 5, 2))), Some(ClubId(1))));
        let agnes = person(&mut registry, 3);
        assert_eq!((agnes.komir, agnes.born), (Komir::new(102), Some(Birth::Year(2008))), "what is empty stays");
        let odon = person(&mut registry, PLAYERS.len() as u32 + 1);
        assert_eq!((odon.name.family.as_str(), odon.name.given.as_str()), ("dr. Új", "Ödön"));
        assert_eq!(odon.sex, Some(arpad_model::Sex::Male), "beside N the letter F is férfi");

        let licences = taken(&mut registry, What::Licences, LICENCES);
        assert_eq!((codes(&licences), licences.entered.licences), (vec![], 2));
        let strength = taken(&mut registry, What::Strength, STRENGTH);
        assert_eq!((codes(&strength), strength.entered.strength_orders), (vec![], 1));
        let order = registry.read(|store| papers::strength_order(store, ClubId(1), "2023/24")).expect("an order");
        assert_eq!(order.iter().map(|place| place.person.0).collect::<Vec<_>>(), [1, 8]);

        // The same table again finds everything as it is.
        let again = taken(&mut registry, What::Persons, &PERSONS.replace(";1733;", ";;"));
        assert_eq!(again.entered, Entered { known: 5, ..Entered::default() });

        // The table stands in the ledger with its columns; every row says where it came from.
        let entries = registry.read(|store| records::entries(store, before.0, 100)).expect("entries");
        let Act::Takeover(act) = act_of(&entries[3]).expect("an act") else { panic!("{:?}", entries[3]) };
        let TakeoverAct { what: What::Persons, rows: 3, columns, .. } = act else { panic!("{act:?}") };
        assert_eq!(columns[1], "KOMIR szám=komir");
        assert_eq!((entries[4].act.as_str(), entries[4].why.as_str()), ("amend", "komir.csv:2"));

        registry.write(|store| close_and_publish(store, APRIL)).expect("a list");
        let rows = registry.read(|store| crate::month::rows(store, APRIL)).expect("rows");
        let odons = rows.iter().find(|row| row.person == PersonId(8)).and_then(|row| row.rating);
        assert_eq!(odons, Some(1733), "the rating of the register before");
        assert_eq!(registry.read(|store| ratings(store, APRIL)).expect("ratings")[0], Some(2105));
        // The same table after a list was made from it resets nobody.
        let same = incoming(What::Persons, PERSONS.as_bytes());
        let known = refusal_of(registry.write(|store| take_over(store, &stamp(DAY), &same)));
        assert_eq!(known.code, "table-known", "{}", trial.name());
        let again = taken(&mut registry, What::Persons, &format!("{PERSONS}\n"));
        assert_eq!((again.entered.ratings, again.entered.new_persons), (0, 0), "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).expect("verified").faults, []);
    }
}

#[test]
fn all_faults_come_at_once_and_name_their_rows() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).expect("a federation");
        let table = "\
Név;KOMIR;FIDE;Születés;Nem;Egyesület;Értékszám
Kis Anna;7;;1990;N;;
Nagy Béla;7;;1980;M;;
Vörös Zoltán;8;700001;;M;;
Zöld Éva;x;;;N;;
Barna Gábor;9;;02/03/1999;F;;
Fekete Pál;10;;;;Nincs SE;
Fehér Sára;11;;;;;99999
;12;;;;;
Kék Imre;100000;;;;;
Lila Edit;y;z;99/99;?;Sehol SE;1e3
";
        let tried = tried(&mut registry, &incoming(What::Persons, table.as_bytes()));
        assert_eq!(
            codes(&tried),
            [
                (3, "number-in-rows"),
                (4, "number-other-name"),
                (5, "cell-unreadable"),
                (6, "cell-unreadable"),
                (6, "sex-ambiguous"),
                (7, "club-unknown"),
                (8, "rating-range"),
                (9, "text-empty"),
                (10, "komir-too-long"),
                // All that is wrong with one row: birth, two numbers, sex, rating, club.
                (11, "cell-unreadable"),
                (11, "cell-unreadable"),
                (11, "cell-unreadable"),
                (11, "cell-unreadable"),
                (11, "cell-unreadable"),
                (11, "club-unknown"),
            ]
        );
        assert_eq!(tried.fault_count, 15);
        let fields: Vec<String> =
            tried.faults.iter().filter(|(row, _)| *row == 11).map(|(_, refusal)| field(refusal)).collect();
        assert_eq!(fields, ["born", "komir", "fide", "sex", "standard", ""]);
        let ambiguous = incoming(What::Persons, "Név;Nem\nKis Anna;F\n".as_bytes());
        assert_eq!(codes(&self::tried(&mut registry, &ambiguous)), [(2, "sex-ambiguous")]);
        let undated = Incoming { day: None, ..incoming(What::Persons, "Név;Elo\nKis Anna;1500\n".as_bytes()) };
        assert_eq!(codes(&self::tried(&mut registry, &undated)), [(2, "table-without-day")]);
        // A club without a season would be no licence: told once, unless the column is left out.
        let clubs = "Név;Egyesület\nKis Anna;Győri SK\nNagy Éva;Győri SK\n".as_bytes();
        let seasonless = Incoming { season: "", ..incoming(What::Persons, clubs) };
        assert_eq!(codes(&self::tried(&mut registry, &seasonless)), [(1, "clubs-without-season")]);
        let map = [("Egyesület".to_owned(), "-".to_owned())];
        let left_out = self::tried(&mut registry, &Incoming { map: &map, ..seasonless });
        assert_eq!((codes(&left_out), left_out.entered.new_persons), (vec![], 2));
        // Of a paper too everything is told at once.
        let papers = incoming(What::Licences, b"komir;club;season;date\n999;Sehol;2023;x\n");
        let due = [(2, "person-unknown"), (2, "club-unknown"), (2, "season-unreadable"), (2, "cell-unreadable")];
        assert_eq!(codes(&self::tried(&mut registry, &papers)), due);
        let headless = incoming(What::Licences, b"Nev;Szin\nx;y\n");
        assert_eq!(codes(&self::tried(&mut registry, &headless)), [(1, "column-missing"), (1, "column-missing")]);
    }
}

/// A workbook with these rows of texts; a number is a number.
fn workbook(rows: &[&[&str]]) -> Vec<u8> {
    let mut sheet = String::from("<worksheet><sheetData>");
    for (row, number) in rows.iter().zip(1..) {
        sheet += &format!("<row r=\"{number}\">");
        for (cell, letter) in row.iter().zip('A'..) {
            sheet += &match cell.parse::<u32>() {
                Ok(_) => format!("<c r=\"{letter}{number}\"><v>{cell}</v></c>"),
                Err(_) => format!("<c r=\"{letter}{number}\" t=\"inlineStr\"><is><t>{cell}</t></is></c>"),
            };
        }
        sheet += "</row>";
    }
    sheet += "</sheetData></worksheet>";
    let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
    writer.start_file("xl/worksheets/sheet1.xml", zip::write::SimpleFileOptions::default()).expect("an entry");
    writer.write_all(sheet.as_bytes()).expect("bytes");
    writer.finish().expect("an archive").into_inner()
}

#[test]
fn a_workbook_counts_its_days_and_columns_are_named_by_who_brings_it() {
    let head: &[&str] = &["Versenyző", "Azonosító", "Születés"];
    let bytes = workbook(&[
        head,
        &["Kis Anna", "55", "32874"],
        &["Nagy Béla", "56", "1987-05-02 00:00:00"],
        &["Ó Cili", "57", "1950"],
    ]);
    assert_eq!(table::read(&bytes).expect("a table").headings.len(), 3);
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).expect("a federation");
        let map = [("Versenyző".to_owned(), "name".to_owned()), ("azonosító".to_owned(), "komir".to_owned())];
        let incoming = Incoming { map: &map, ..incoming(What::Persons, &bytes) };
        let taken = registry.write(|store| take_over(store, &stamp(DAY), &incoming)).expect("taken over");
        assert_eq!(codes(&taken), []);
        let anna = registry.read(|store| records::person(store, PersonId(8))).expect("read").expect("Anna");
        assert_eq!((anna.komir, anna.born), (Komir::new(55), Some(Birth::Date(date(1990, 1, 1)))));
        // Midnight is no part of a day, and four digits are a year.
        let born = [9, 10].map(|person| {
            registry.read(|store| records::person(store, PersonId(person))).expect("read").expect("a person").born
        });
        assert_eq!(born, [Some(Birth::Date(date(1987, 5, 2))), Some(Birth::Year(1950))]);
    }
}

#[test]
fn a_whole_table_is_taken_back_in_one_act() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).expect("a federation");
        let before = registry.read(|store| records::person(store, PersonId(1))).expect("read");
        taken(&mut registry, What::Clubs, CLUBS);
        let clubs = registry.read(ledger::head).expect("a head").0;
        taken(&mut registry, What::Persons, PERSONS);
        // One of its licences was cancelled alone; the table goes all the same, and the clubs stay.
        let first = EntryId(clubs.0 + 1);
        let entries = registry.read(|store| records::entries(store, first, 100)).expect("entries");
        let paper = entries.iter().find(|entry| entry.act == "paper").expect("a licence").seq;
        registry.write(|store| cancel(store, &stamp(DAY), paper, "tévedés")).expect("cancelled");
        registry.write(|store| cancel(store, &stamp(DAY), first, "rossz táblázat")).expect("taken back");
        assert_eq!(registry.read(|store| records::person(store, PersonId(1))).expect("read"), before);
        assert_eq!(registry.read(|store| records::person(store, PersonId(8))).expect("read"), None, "{}", trial.name());
        assert_eq!(registry.read(records::clubs).expect("clubs").len(), 2);
        for entry in [first, entries[0].seq] {
            let again = refusal_of(registry.write(|store| cancel(store, &stamp(DAY), entry, "még egyszer")));
            assert_eq!(again.code, "cancelled-already", "{}", trial.name());
        }
        // Taken over again as it should be, it enters as it did the first time; and the list meets its rating.
        let again = registry.read(ledger::head).expect("a head").0;
        assert_eq!(codes(&taken(&mut registry, What::Persons, PERSONS)), []);
        registry.write(|store| close_and_publish(store, APRIL)).expect("a list");
        let met = refusal_of(registry.write(|store| cancel(store, &stamp(DAY), EntryId(again.0 + 1), "késő")));
        assert_eq!(met.code, "table-published-upon", "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).expect("verified").faults, [], "{}", trial.name());
    }
}

#[test]
fn a_table_upon_which_something_was_built_is_not_taken_back_and_says_whose() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).expect("a federation");
        let table = registry.read(ledger::head).expect("a head").0.next();
        taken(
            &mut registry,
            What::Persons,
            "Név;FIDE;Születés\nZsoldos Piroska;700008;1985\nVörös Zoltán;700006;1962\n",
        );
        report(&mut registry, &duels("Kupa", date(2024, 3, 9), &[(0, 7, '1')]), DAY);
        let played = refusal_of(registry.write(|store| cancel(store, &stamp(DAY), table, "rossz")));
        assert_eq!(played.code, "person-in-use", "{}", trial.name());
        assert!(played.facts.contains(&("name", Fact::Name("Zsoldos Piroska".into()))), "{:?}", played.facts);
    }
}

#[test]
fn games_or_k_of_the_table_say_with_which_k_a_rating_starts() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).expect("a federation");
        let table = "\
Név;FIDE;Születés;Értékszám;Játszmák;Szorzó
Egy Ede;710001;1980;1700;;
Két Ede;710002;1980;1700;12;
Három Ede;710003;1980;1700;55;
Négy Ede;710004;1980;1700;;40
Öt Ede;710005;1980;2390;;10
Hat Ede;710006;1980;2390;;20
Hét Ede;710007;2012;1700;;
";
        let taken = taken(&mut registry, What::Persons, table);
        assert_eq!((codes(&taken), taken.entered.ratings, taken.games_assumed), (vec![], 7, 2), "{}", trial.name());
        registry.write(|store| close_and_publish(store, APRIL)).expect("a list");
        let rows = registry.read(|store| crate::month::rows(store, APRIL)).expect("rows");
        // Thirty games are assumed where nothing is said: K 20, and 40 for who is young. Twelve games and K 40 are a
        // newcomer's; K 10 below 2400 was once above.
        let k: Vec<Option<u8>> = (8..=14)
            .map(|person| rows.iter().find(|row| row.person == PersonId(person)).and_then(|row| row.k))
            .collect();
        assert_eq!(k, [20, 40, 20, 40, 10, 20, 40].map(Some), "{}", trial.name());
        let odd = incoming(What::Persons, "Név;Értékszám;K\nKis Anna;1500;17\n".as_bytes());
        assert_eq!(codes(&tried(&mut registry, &odd)), [(2, "cell-unreadable")]);
        assert_eq!(verify(&mut registry, |_, _| {}).expect("verified").faults, [], "{}", trial.name());
    }
}

/// Kovács (2105) beat Tóth in March: 2119 on the list of April. A rating of before would undo that game, whatever list was made first since; one
/// of the day of the list or later undoes nothing, nor does one of another tempo or of who is not rated there.
#[test]
fn a_rating_older_than_our_newest_list_is_refused_and_says_by_which() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).expect("a federation");
        registry.write(enter_newcomer).expect("a newcomer");
        report(&mut registry, &duels("Kupa", date(2024, 3, 9), &[(0, 4, '1')]), DAY);
        registry.write(|store| close_and_publish(store, APRIL)).expect("a list");
        let of = |day: Date, bytes: &str| {
            let bytes = bytes.to_owned();
            move |registry: &mut Registry| {
                let one = Incoming { day: Some(day), ..incoming(What::Persons, bytes.as_bytes()) };
                tried(registry, &one)
            }
        };
        let kovacs = "Név;FIDE;Értékszám\nKovács Péter;700001;2090\n";
        for day in [date(2024, 2, 29), date(2024, 3, 1), date(2024, 3, 31)] {
            let told = of(day, kovacs)(&mut registry);
            assert_eq!(codes(&told), [(2, "rating-overtaken")], "{day}, {}", trial.name());
            let facts = &told.faults[0].1.facts;
            for due in [
                ("person", Fact::from(PersonId(1))),
                ("rating", Fact::from(2090)),
                ("name", Fact::Name("Kovács Péter".into())),
                ("day", Fact::from(day)),
                ("list", Fact::from(APRIL)),
                ("listed", Fact::from(2119)),
            ] {
                assert!(facts.contains(&due), "{due:?} in {facts:?}");
            }
        }
        for day in [APRIL, date(2024, 4, 2)] {
            let told = of(day, kovacs)(&mut registry);
            assert_eq!((codes(&told), told.entered.ratings), (vec![], 1), "{day}, {}", trial.name());
        }
        let early = date(2024, 2, 29);
        let rapid = of(early, "Név;FIDE;Rapid\nKovács Péter;700001;2090\n")(&mut registry);
        assert_eq!((codes(&rapid), rapid.entered.ratings, rapid.games_assumed), (vec![], 1, 1), "{}", trial.name());
        let unrated = of(early, "Név;FIDE;Értékszám\nZsoldos Piroska;700008;1600\n")(&mut registry);
        assert_eq!((codes(&unrated), unrated.entered.ratings), (vec![], 1), "{}", trial.name());

        // What was told once is not told again; another rating, day or tempo is.
        let keep = |registry: &mut Registry, day: Date, text: &str| {
            let one = Incoming { day: Some(day), ..incoming(What::Persons, text.as_bytes()) };
            registry
                .write(|store| take_over(store, &stamp(date(2024, 4, 10)), &one))
                .expect("taken over")
                .entered
                .ratings
        };
        assert_eq!(keep(&mut registry, APRIL, kovacs), 1);
        assert_eq!(keep(&mut registry, APRIL, &format!("{kovacs}\n")), 0, "{}", trial.name());
        assert_eq!(keep(&mut registry, date(2024, 4, 2), &format!("{kovacs}\n\n")), 1, "{}", trial.name());
        assert_eq!(keep(&mut registry, APRIL, &kovacs.replace("2090", "2091")), 1, "{}", trial.name());
        assert_eq!(keep(&mut registry, APRIL, &kovacs.replace("Értékszám", "Rapid")), 1, "{}", trial.name());
    }
}

/// The same bytes as the same kind of table, and no others.
#[test]
fn a_table_is_known_by_its_bytes_and_by_what_it_is() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).expect("a federation");
        let as_clubs = incoming(What::Clubs, CLUBS.as_bytes());
        let entry = registry.read(ledger::head).expect("a head").0.next();
        taken(&mut registry, What::Clubs, CLUBS);
        let known = refusal_of(registry.write(|store| take_over(store, &stamp(DAY), &as_clubs)));
        assert_eq!(known.code, "table-known", "{}", trial.name());
        assert!(known.facts.contains(&("entry", Fact::from(entry))), "{:?}", known.facts);
        assert!(known.facts.iter().any(|(name, _)| *name == "moment"), "{:?}", known.facts);
        // A table of clubs is none of persons, which is another fault.
        let as_persons = tried(&mut registry, &incoming(What::Persons, CLUBS.as_bytes()));
        assert_eq!(codes(&as_persons), [(1, "column-missing")], "{}", trial.name());
        let again = taken(&mut registry, What::Clubs, &format!("{CLUBS}\n"));
        assert_eq!(again.entered, Entered { known: 2, ..Entered::default() }, "{}", trial.name());
    }
}

/// Of one name a club is meant by its number; a number that no club has names nobody.
#[test]
fn a_club_of_a_name_that_several_have_is_meant_by_number() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).expect("a federation");
        taken(&mut registry, What::Clubs, "Egyesület;Város\nHonvéd;Győr\nHonvéd;Vác\nLáng;Vác\n");
        let of = |registry: &mut Registry, club: &str| {
            let text = format!("Név;Egyesület\nKis Anna;{club}\n");
            let one = Incoming { season: "2023/24", ..incoming(What::Persons, text.as_bytes()) };
            let told = tried(registry, &one);
            (codes(&told).first().map(|(_, code)| (*code).to_owned()), told.entered.licences)
        };
        assert_eq!(of(&mut registry, "Láng"), (None, 1), "{}", trial.name());
        assert_eq!(of(&mut registry, "LANG"), (None, 1), "{}", trial.name());
        assert_eq!(of(&mut registry, "Honvéd"), (Some("club-several".into()), 0), "{}", trial.name());
        assert_eq!(of(&mut registry, "2"), (None, 1), "{}", trial.name());
        assert_eq!(of(&mut registry, "4"), (Some("club-unknown".into()), 0), "{}", trial.name());
    }
}

/// A title is awarded once, on its own day or on that of the table; a line says there is none.
#[test]
fn titles_of_a_table_are_awarded_once() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).expect("a federation");
        let table = "\
Név;FIDE;Cím;Cím kelte
Kovács Péter;700001;FM;2001-05-06
Szűcs-Nagy Ágnes;700003;-;
Őry Gyöngyvér;700004;WIM;
";
        let first = taken(&mut registry, What::Persons, table);
        assert_eq!((codes(&first), first.entered.titles), (vec![], 2), "{}", trial.name());
        let again = taken(&mut registry, What::Persons, &format!("{table}\n"));
        assert_eq!((codes(&again), again.entered.titles, again.entered.known), (vec![], 0, 3), "{}", trial.name());
        let held = [1, 3, 4].map(|person| {
            let held = registry.read(|store| titles::of(store, PersonId(person))).expect("titles");
            held.into_iter().map(|one| (one.title, one.awarded)).collect::<Vec<_>>()
        });
        let due = [vec![("FM".to_owned(), date(2001, 5, 6))], vec![], vec![("WIM".to_owned(), date(2024, 3, 1))]];
        assert_eq!(held, due, "{}", trial.name());
        let undated = Incoming { day: None, ..incoming(What::Persons, "Név;Cím\nKis Anna;FM\n".as_bytes()) };
        assert_eq!(codes(&tried(&mut registry, &undated)), [(2, "table-without-day")], "{}", trial.name());
    }
}
