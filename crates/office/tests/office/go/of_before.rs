//! What was sealed before the second reading of go comes out as it was, and stays so.

use super::desk::{Desk, File, told};
use super::text::beats;
use arpad_model::{Activity, ListId, ListRow, Moment, PersonId, Series, StoredChange, TournamentId};
use arpad_office::acts::close::close_go;
use arpad_office::acts::decide::decide;
use arpad_office::acts::desk::{Stamp, enact};
use arpad_office::acts::publish::publish;
use arpad_office::acts::{Act, CloseAct, ClosedList, DecideAct, Decided, Found};
use arpad_office::verify::verify;
use arpad_registry::Registry;
use arpad_registry::tables::{list_rows, list_seals, lists};
use jiff::civil::{Date, date};

const DAY: Date = date(2024, 3, 9);
const DECIDED: Date = date(2024, 3, 5);
const TODAY: Date = date(2024, 4, 1);

/// 1600 by decision beats 1500 at C 10: d = 100, .27: 1603 and 1497. By the first reading the decision is a part of the next
/// list on which he plays, and its change counts from the committee's points.
fn row(person: u32, rating: i32, change: i32, grade: i16) -> ListRow {
    ListRow {
        person: PersonId(person),
        rating: Some(rating),
        games: Some(1),
        peak: Some(rating),
        period_games: 1,
        change: Some(StoredChange::points(change)),
        last_active: Some(2024 * 12 + 3),
        active: Activity::Active,
        grade: Some(grade),
        ..ListRow::default()
    }
}

#[test]
fn a_list_that_was_sealed_before_is_carried_out_as_it_was() {
    for trial in arpad_trial::trials() {
        let mut desk = Desk::open(&trial);
        desk.players(&[("Kiss", 1500), ("Nagy", 1500)]);
        desk.on(TODAY).enter(&File::new("Kupa", DAY, 10, vec![beats(1, "Kiss", "Nagy")]));
        desk.indicators("Kiss", Some(1600), None, DECIDED);
        // As the program before wrote it: one list, which says nothing of a reading. 8 kyu, 27 steps above 35 kyu; 11 kyu, 24.
        let rows = [row(1, 1603, 3, 27), row(2, 1497, -3, 24)];
        let spec = ClosedList {
            list: ListId(1),
            series: Series::Go,
            day: DAY,
            revision: 0,
            edition: "mgsz-2012".into(),
            base: None,
            tournaments: vec![TournamentId(1)],
            instead_of: None,
            as_stored: false,
            titles_of: None,
            off: None,
            whole: false,
            ends: false,
            decided_games: false,
            second_reading: false,
            players: 2,
            sha256: arpad_model::hex(&list_seals::hash(&rows).unwrap()),
        };
        let act =
            CloseAct { lists: vec![spec], in_advance: false, beside_fide: false, skipping: false, dropping: false };
        let stamp = desk.stamp();
        desk.registry.write(|store| enact(store, &stamp, &Act::Close(act))).unwrap_or_else(|no| panic!("{no}"));
        desk.registry.write(|store| publish(store, &stamp, Series::Go, None)).unwrap();
        desk.verified();
        // From the next closing on the decision has its day. The list after it comes out as it was, and stays.
        let made = desk.close();
        assert_eq!(super::desk::days(&made), [(DECIDED, 0)], "{}", trial.name());
        let points: Vec<_> = desk.ranking().into_iter().map(|one| (one.0, one.1)).collect();
        assert_eq!(points, [("Kiss", 1603), ("Nagy", 1497)]);
        desk.says_one_number();
        desk.verified();
    }
}

#[test]
fn a_register_of_the_first_reading_goes_on_as_it_began() {
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        let stamp = Stamp::new(Moment::from_utc(TODAY.at(12, 0, 0, 0)), "manager").because("indokolt");
        let found = Found { name: "Próba".into(), country: "HUN".into(), ..Found::default() };
        registry.write(|store| enact(store, &stamp, &Act::Found(found))).unwrap();
        let mut desk = Desk::of(registry);
        desk.on(TODAY).players(&[("Kiss", 1500), ("Nagy", 1500)]);
        desk.enter(&File::new("Kupa", DAY, 10, vec![beats(1, "Kiss", "Nagy")]));
        let (person, series) = (desk.number("Kiss"), Series::Go);
        let decision = Decided::Indicators {
            person,
            series,
            points: Some(1600),
            grade: None,
            games: None,
            peak: None,
            reached: Vec::new(),
            taken: false,
        };
        let act = DecideAct { decision, day: DECIDED, reference: "7/2024".into() };
        desk.registry.write(|store| decide(store, &stamp, act)).unwrap();
        let closed = told(desk.registry.write(|store| close_go(store, &stamp))).unwrap();
        assert_eq!(super::desk::days(&closed.lists), [(DAY, 0)], "{}", trial.name());
        let rows = desk.registry.read(|store| list_rows::of(store, closed.lists[0].id)).unwrap();
        assert_eq!(rows, [row(1, 1603, 3, 27), row(2, 1497, -3, 24)]);
        assert_eq!(desk.registry.read(|store| lists::of(store, Series::Go)).unwrap().len(), 1);
        assert_eq!(verify(&mut desk.registry, |_, _| {}).unwrap().faults, []);
    }
}
