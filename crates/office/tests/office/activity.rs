//! Who is active: a flag of FIDE's is carried until a year of our own knowledge has passed, and what a list does not tell
//! is not known.

use crate::month::*;
use arpad_formats::fide_list::write::TextWriter;
use arpad_formats::fide_list::{Birth as ListBirth, Flags, Rated, Record};
use arpad_model::{Activity, ListRow, Origin, Series, Tempo};
use arpad_office::acts::close::close_month;
use arpad_office::acts::import::{Imported, Incoming, import, import_instead};
use arpad_office::acts::publish::publish;
use arpad_office::verify::verify;
use arpad_office::views::activity::{Ground, activity_ground};
use arpad_registry::Registry;
use arpad_registry::tables::{list_rows, lists, persons};
use jiff::ToSpan;
use jiff::civil::{Date, date};

const RAPID: Series = Series::Chess(Tempo::Rapid);

fn told(rating: u16, games: u16, k: u8) -> Rated {
    Rated { rating: Some(rating), games: Some(games), k: Some(k) }
}

fn record(player: usize) -> Record<&'static str> {
    let who = &PLAYERS[player];
    let born = Some(ListBirth { year: who.born as u16, month_day: None });
    Record { fide_id: who.fide, name: who.name, federation: "HUN", born, ..Record::default() }
}

fn taken(registry: &mut Registry, name: &str, day: Date, records: &[Record<&str>]) -> Imported {
    let mut writer = TextWriter::new(Vec::new()).unwrap();
    records.iter().for_each(|record| writer.write(record).unwrap());
    let bytes = writer.finish().unwrap();
    let incoming = Incoming { file_name: name, day: Some(day), ..Incoming::default() };
    registry.write(|store| import(store, &stamp(day), &bytes[..], &incoming, |_| {})).unwrap()
}

fn close(registry: &mut Registry, series: Series, day: Date) {
    let Series::Chess(tempo) = series else { panic!("chess") };
    registry
        .write(|store| {
            close_month(store, &stamp(day), tempo, day)?;
            publish(store, &stamp(day), series, Some(day))
        })
        .unwrap();
}

/// The row of a FIDE number on a list, and why it is active.
fn row(registry: &mut Registry, series: Series, day: Date, origin: Origin, player: usize) -> (ListRow, Option<Ground>) {
    registry
        .read(|store| {
            let all = lists::of(store, series)?;
            let list = all.into_iter().find(|one| one.day == day && one.origin == origin).expect("a list");
            let person = persons::by_fide(store, arpad_model::FideId(PLAYERS[player].fide))?.expect("a person");
            let row = list_rows::get(store, list.id, person.id)?.expect("a row");
            let ground = activity_ground(store, &list, &row)?;
            Ok::<_, arpad_office::acts::desk::OfficeError>((row, ground))
        })
        .unwrap()
}

/// 0 is active and has not played for the list, 1 is inactive, 2 has played three games.
fn april() -> Vec<Record<&'static str>> {
    vec![
        Record { standard: told(2105, 0, 20), rapid: told(2050, 0, 20), ..record(0) },
        Record {
            standard: told(1850, 0, 20),
            rapid: told(1800, 0, 20),
            flags: Flags { inactive: true, woman: false },
            ..record(1)
        },
        Record { standard: told(1712, 3, 40), rapid: told(1700, 2, 20), ..record(2) },
    ]
}

#[test]
fn the_flag_of_fide_is_carried_until_a_year_of_our_own_knowledge_has_passed() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        taken(&mut registry, "players_list_foa.txt", APRIL, &april());
        let lists: Vec<Date> = (1..=12).map(|month| APRIL.checked_add(month.months()).unwrap()).collect();
        for day in &lists {
            close(&mut registry, STANDARD, *day);
            close(&mut registry, RAPID, *day);
        }
        let mut active = |series: Series, day: Date, player: usize| {
            let (row, ground) = row(&mut registry, series, day, Origin::Computed, player);
            (row.active, ground.unwrap())
        };
        // FIDE's list of April 2024 prints no game of his: with it begins what we know. The twelve lists April 2024 to
        // March 2025 have none: inactive in March 2025, and not before.
        let (may, february, march, next) = (MAY, date(2025, 2, 1), date(2025, 3, 1), date(2025, 4, 1));
        assert_eq!(active(STANDARD, may, 0), (Activity::Active, Ground::Fide(APRIL)), "{}", trial.name());
        assert_eq!(active(STANDARD, february, 0), (Activity::Active, Ground::Fide(APRIL)));
        assert_eq!(active(STANDARD, march, 0), (Activity::Inactive, Ground::NoGame));
        assert_eq!(active(STANDARD, may, 1), (Activity::Inactive, Ground::Fide(APRIL)));
        // Three games on the list of April 2024: active on twelve lists from there.
        assert_eq!(active(STANDARD, march, 2), (Activity::Active, Ground::Game(APRIL)));
        assert_eq!(active(STANDARD, next, 2), (Activity::Inactive, Ground::Game(APRIL)));
        // The flag is for standard: of rapid, only games tell.
        for player in [0, 1] {
            assert_eq!(active(RAPID, may, player), (Activity::NotKnown, Ground::NotTold(APRIL)), "{}", trial.name());
            assert_eq!(active(RAPID, february, player).0, Activity::NotKnown);
            assert_eq!(active(RAPID, march, player), (Activity::Inactive, Ground::NoGame));
        }
        assert_eq!(active(RAPID, march, 2), (Activity::Active, Ground::Game(APRIL)));
        assert_eq!(active(RAPID, next, 2).0, Activity::Inactive);
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn rapid_is_known_from_its_own_list_and_from_games_of_ours() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        taken(&mut registry, "players_list_foa.txt", APRIL, &april());
        let imported = |registry: &mut Registry, day: Date, player: usize| {
            let (row, ground) = row(registry, RAPID, day, Origin::Fide, player);
            (row.active, row.last_active, ground.unwrap())
        };
        let april_number = 2024 * 12 + 4;
        let unknown = (Activity::NotKnown, Some(april_number - 1), Ground::NotTold(APRIL));
        assert_eq!(imported(&mut registry, APRIL, 0), unknown, "{}", trial.name());
        assert_eq!(imported(&mut registry, APRIL, 1), unknown);
        let played = (Activity::Active, Some(april_number), Ground::Game(APRIL));
        assert_eq!(imported(&mut registry, APRIL, 2), played);
        // The combined list of May prints no rapid game of anybody: what April told of the third still holds.
        let mut may = april();
        may[2].rapid = told(1700, 0, 20);
        taken(&mut registry, "players_list_foa.txt", MAY, &may);
        let (active, last, _) = imported(&mut registry, MAY, 2);
        assert_eq!((active, last), (Activity::Active, Some(april_number)), "{}", trial.name());
        // Two lists one after the other without a game: known since April.
        assert_eq!(imported(&mut registry, MAY, 0).1, Some(april_number - 1));

        // The first plays in a rapid event of ours: 2050 v 1700, active from the list of June on.
        let bytes = duels("Rapid", date(2024, 5, 11), &[(0, 2, '=')]);
        let bytes = String::from_utf8(bytes).unwrap().replace("122 90+30", "122 15+10").into_bytes();
        report(&mut registry, &bytes, date(2024, 5, 12));
        let june = date(2024, 6, 1);
        close(&mut registry, RAPID, june);
        let told = |registry: &mut Registry, player| row(registry, RAPID, june, Origin::Computed, player);
        let (first, ground) = told(&mut registry, 0);
        assert_eq!((first.active, ground), (Activity::Active, Some(Ground::Game(june))), "{}", trial.name());
        assert_eq!(told(&mut registry, 1).0.active, Activity::NotKnown);
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

/// What a combined list says of rapid is asked of lists before it alone: not of a later one, and not of the list that it replaces.
#[test]
fn rapid_is_not_known_from_a_later_list_or_from_the_one_that_is_replaced() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        let (march, april_number) = (MARCH, 2024 * 12 + 4);
        let told_of = |registry: &mut Registry, day: Date| {
            let lists = registry.read(|store| lists::of(store, RAPID)).unwrap();
            let list =
                lists.into_iter().filter(|list| list.day == day).max_by_key(|list| list.revision).expect("a list");
            let row = registry.read(|store| list_rows::of(store, list.id)).unwrap().pop().expect("a row");
            (list.revision, row.active, row.last_active)
        };
        let records = |games: u16| [Record { rapid: told(1700, games, 20), ..record(2) }];
        taken(&mut registry, "players_list_foa.txt", APRIL, &records(2));
        assert_eq!(told_of(&mut registry, APRIL), (0, Activity::Active, Some(april_number)), "{}", trial.name());
        taken(&mut registry, "players_list_foa.txt", march, &records(0));
        assert_eq!(told_of(&mut registry, march), (0, Activity::NotKnown, Some(april_number - 2)), "{}", trial.name());

        let mut writer = TextWriter::new(Vec::new()).unwrap();
        records(0).iter().for_each(|record| writer.write(record).unwrap());
        let bytes = writer.finish().unwrap();
        let incoming = Incoming { file_name: "players_list_foa.txt", day: Some(APRIL), ..Incoming::default() };
        registry.write(|store| import_instead(store, &stamp(APRIL), &bytes[..], &incoming, |_| {})).unwrap();
        let (revision, active, last) = told_of(&mut registry, APRIL);
        // March tells nothing, and the list that is replaced is asked no more.
        assert_eq!((revision, active, last), (1, Activity::NotKnown, Some(april_number - 2)), "{}", trial.name());
    }
}

#[test]
fn a_printed_k_tells_games_only_where_it_can() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        let (november, december) = (date(2022, 11, 1), date(2022, 12, 1));
        let records = [
            Record { standard: told(2105, 0, 20), rapid: told(2050, 0, 20), ..record(0) },
            Record { standard: told(1850, 0, 0), rapid: told(1800, 0, 0), ..record(1) },
        ];
        for day in [november, december] {
            taken(&mut registry, "players_list_foa.txt", day, &records);
        }
        let mut of = |series: Series, day: Date, player: usize| {
            let (row, _) = row(&mut registry, series, day, Origin::Fide, player);
            (row.k, row.games)
        };
        assert_eq!(of(STANDARD, november, 0), (Some(20), Some(30)), "{}", trial.name());
        assert_eq!(of(RAPID, november, 0), (Some(20), None), "20 for everybody until then");
        assert_eq!(of(RAPID, december, 0), (Some(20), Some(30)));
        assert_eq!(of(STANDARD, december, 1), (None, None), "0 is not stated");
        assert_eq!(of(RAPID, december, 1), (None, None));
    }
}

#[test]
fn an_older_list_does_not_overwrite_what_is_known_of_a_person() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        let known = |federation, title| Record {
            standard: told(2600, 4, 10),
            federation,
            title,
            ..Record { name: "Mester, Nagy", fide_id: 990_001, ..Record::default() }
        };
        let now = |registry: &mut Registry| {
            let found = registry.read(|store| persons::by_fide(store, arpad_model::FideId(990_001))).unwrap().unwrap();
            (found.title, found.country)
        };
        let (june, july) = (date(2024, 6, 1), date(2024, 7, 1));
        taken(&mut registry, "players_list_foa.txt", MAY, &[known("ITA", "GM")]);
        taken(&mut registry, "players_list_foa.txt", june, &[known("ITA", "GM")]);
        let done = taken(&mut registry, "players_list_foa.txt", APRIL, &[known("USA", "FM")]);
        assert_eq!((now(&mut registry), done.changed_persons), (("GM".into(), "ITA".into()), 0), "{}", trial.name());
        // The list of April itself says what it says.
        let rows = registry.read(|store| list_rows::of(store, done.lists[0].id)).unwrap();
        assert_eq!(rows[0].title, "FM");
        taken(&mut registry, "players_list_foa.txt", july, &[known("FRA", "GM")]);
        assert_eq!(now(&mut registry), ("GM".into(), "FRA".into()), "a newer list does");
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn a_list_from_which_many_have_vanished_says_how_many() {
    let names: Vec<String> = (0..2100).map(|n| format!("Nev{n}, Anna")).collect();
    let all: Vec<Record<&str>> = (0..)
        .zip(&names)
        .map(|(n, name)| Record {
            fide_id: 1_000_000 + n,
            name: name.as_str(),
            federation: "HUN",
            standard: told(1500, 0, 20),
            ..Record::default()
        })
        .collect();
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        let vanished = |done: &Imported| {
            let told = done.notices.iter().find(|notice| notice.code == "import-vanished");
            told.map(|notice| notice.facts.iter().map(|(_, value)| value.clone()).collect::<Vec<_>>().join(" "))
        };
        assert_eq!(vanished(&taken(&mut registry, "players_list_foa.txt", APRIL, &all)), None);
        // Two of 2100 are fewer than one in a thousand.
        assert_eq!(vanished(&taken(&mut registry, "players_list_foa.txt", MAY, &all[2..])), None, "{}", trial.name());
        let june = date(2024, 6, 1);
        let done = taken(&mut registry, "players_list_foa.txt", june, &all[5..]);
        assert_eq!(vanished(&done).as_deref(), Some("standard 3 2098 2024-05-01 1 2024-06-01"), "{}", trial.name());
        // All of them keep their rating on our next list, those who went a month before too.
        let july = date(2024, 7, 1);
        close(&mut registry, STANDARD, july);
        let rows = registry.read(|store| rows(store, july)).unwrap();
        assert_eq!(rows.iter().filter(|row| row.rating == Some(1500)).count(), 2100, "{}", trial.name());
    }
}
