//! The live rating is the one the next list gives: the forecast of every story is compared with the list that closing then
//! makes, on both databases, and it leaves nothing behind.

use crate::month::*;
use arpad_model::{Birth, Hundredths, ListRow, PersonId, Tempo, TournamentId};
use arpad_office::acts::PersonFields;
use arpad_office::acts::amend::amend;
use arpad_office::acts::close::{close_again, close_month};
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::hide::hide;
use arpad_office::acts::merge::merge;
use arpad_office::acts::publish::publish;
use arpad_office::acts::reidentify::reidentify;
use arpad_office::lists::forecast;
use arpad_office::register::fields_of;
use arpad_office::views::explain_list::ListExplanation;
use arpad_office::views::list_page::{Wanted, Which};
use arpad_office::views::live::{Live, explain_live, live};
use arpad_office::views::opponents::{meetings, named, opponents};
use arpad_office::views::own_games::own_games;
use arpad_office::views::public::{self, Withheld};
use arpad_office::views::tournament_changes::{By, tournament_changes};
use arpad_registry::tables::{persons, tournaments};
use arpad_registry::{Reader, Registry, Writer, ledger};
use jiff::civil::{Date, date};

const OPEN: [(u16, u16, u16, char); 6] =
    [(1, 1, 2, '1'), (1, 3, 4, '='), (2, 2, 3, '0'), (2, 4, 1, '0'), (3, 1, 3, '='), (3, 2, 4, '1')];

fn report(registry: &mut Registry, name: &str, day: Date, lines: [usize; 4]) -> TournamentId {
    let bytes = trf(name, day, day, &lines.map(|line| (line, true)), &OPEN);
    let file = registry.write(|store| submit(store, "verseny.trf", &bytes, day)).unwrap();
    registry.write(|store| take(store, &file, day)).unwrap();
    file.tournament.unwrap()
}

fn forecast(registry: &mut Registry) -> Option<Live> {
    let before = registry.read(ledger::head).unwrap();
    let told = |store: &mut Reader<'_>| match forecast::forecast(store, STANDARD)? {
        Some(forecast) => live(store, &forecast),
        None => Ok(None),
    };
    let found = registry.read(told).unwrap();
    assert_eq!(registry.read(ledger::head).unwrap(), before, "a look is no act");
    found
}

fn why(store: &mut Reader<'_>, person: u32) -> Result<Option<ListExplanation>, OfficeError> {
    match forecast::forecast(store, STANDARD)? {
        Some(forecast) => explain_live(store, PersonId(person), &forecast),
        None => Ok(None),
    }
}

/// The rows of a list for those the forecast speaks of.
fn rows_of(registry: &mut Registry, day: Date, forecast: &Live) -> Vec<ListRow> {
    let rows = registry.read(|store| rows(store, day)).unwrap();
    let is_meant = |row: &ListRow| forecast.rows.iter().any(|one| one.person == row.person);
    rows.into_iter().filter(is_meant).collect()
}

#[test]
fn the_forecast_is_the_list_that_closing_makes() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        assert!(forecast(&mut registry).is_none(), "nothing waits");

        let spring = report(&mut registry, "Tavaszi", date(2024, 3, 9), [0, 2, 3, 4]);
        report(&mut registry, "Esti", date(2024, 3, 12), [3, 4, 5, 6]);
        // Ends after April's closing: it waits for May.
        report(&mut registry, "Május előtt", date(2024, 3, 31), [0, 1, 2, 3]);
        let told = forecast(&mut registry).expect("two events wait");
        assert_eq!((told.list.day, told.events.len(), told.later.len()), (APRIL, 2, 1), "{}", trial.name());
        assert!(told.closing.is_some_and(|closing| closing < APRIL && closing > date(2024, 3, 12)));
        let persons: Vec<u32> = told.rows.iter().map(|row| row.person.0).collect();
        assert_eq!(persons, [1, 3, 4, 5, 6, 7], "only those who played");
        let changes = registry
            .read(|store| {
                let event = tournaments::get(store, spring)?.expect("the event");
                let forecast = forecast::forecast(store, STANDARD)?;
                tournament_changes(store, &event, forecast.as_ref())
            })
            .unwrap()
            .expect("a forecast");
        assert!(changes.is_forecast && changes.players.len() == 4);
        let explained = registry.read(|store| why(store, 4)).unwrap().expect("he played");
        assert!(explained.agrees(), "the calculation gives the forecast");
        assert!(registry.read(|store| why(store, 2)).unwrap().is_none());

        registry.write(|store| close_month(store, &stamp(APRIL), Tempo::Standard, APRIL)).unwrap();
        let closed = rows_of(&mut registry, APRIL, &told);
        let live_rows: Vec<ListRow> = told.rows.iter().map(|row| row.live.clone()).collect();
        assert_eq!(live_rows, closed, "{}", trial.name());
        assert_ne!(told.rows[0].official.as_ref().and_then(|row| row.rating), told.rows[0].live.rating);

        // Closed is not published: to everybody else it is still the next list.
        let still = forecast(&mut registry).expect("the draft");
        assert_eq!((still.list.day, &still.rows), (APRIL, &told.rows));
        registry.write(|store| publish(store, &stamp(APRIL), STANDARD, Some(APRIL))).unwrap();
        let rated = registry
            .read(|store| {
                let event = tournaments::get(store, spring)?.expect("the event");
                let forecast = forecast::forecast(store, STANDARD)?;
                tournament_changes(store, &event, forecast.as_ref())
            })
            .unwrap()
            .expect("a list");
        assert!(!rated.is_forecast);
        assert_eq!(rated.players, changes.players, "what was forecast is what came");
        let sum = |person: u32| match rated.players[&PersonId(person)].by {
            By::Hundredths(by) => by,
            other => panic!("{other:?}"),
        };
        assert_eq!(Some(sum(1)), closed[0].change.map(Hundredths::from), "who played one event has its change");
    }
}

#[test]
fn a_pending_correction_and_a_merge_are_in_the_forecast_as_in_the_list() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let first = report(&mut registry, "Tavaszi", date(2024, 3, 9), [0, 2, 3, 4]);
        registry.write(|store| close_and_publish(store, APRIL)).unwrap();
        let why = stamp(date(2024, 4, 5)).because("a másik");
        registry.write(|store| reidentify(store, &why, first, 0, PersonId(2))).unwrap();
        report(&mut registry, "Áprilisi", date(2024, 4, 13), [1, 2, 5, 6]);
        registry.write(|store| merge(store, &why, PersonId(7), PersonId(5), true)).unwrap();
        let told = forecast(&mut registry).expect("an event waits");
        assert_eq!(told.list.day, MAY);
        registry.write(|store| close_month(store, &stamp(MAY), Tempo::Standard, MAY)).unwrap();
        let live_rows: Vec<ListRow> = told.rows.iter().map(|row| row.live.clone()).collect();
        assert_eq!(live_rows, rows_of(&mut registry, MAY, &told), "{}", trial.name());
        assert!(registry.write(|store| close_again(store, &stamp(MAY), Tempo::Standard, MAY)).is_err());
    }
}

#[test]
fn meetings_add_up_from_both_sides() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let spring = report(&mut registry, "Tavaszi", date(2024, 3, 9), [0, 2, 3, 4]);
        let evening = report(&mut registry, "Esti", date(2024, 3, 12), [3, 4, 5, 6]);
        let all: Vec<_> = (1..=7)
            .map(|person| registry.read(|store| opponents(store, PersonId(person), 100)).unwrap().unwrap())
            .collect();
        let games: u32 = all.iter().flat_map(|one| &one.met).map(|met| met.games).sum();
        assert_eq!(games, 2 * 2 * OPEN.len() as u32, "every game is seen from both sides");
        for one in &all {
            for met in &one.met {
                assert_eq!(met.games, met.wins + met.draws + met.losses);
                let back = all[met.opponent.0 as usize - 1].met.iter().find(|back| back.opponent == one.person.id);
                let back = back.expect("the opponent has met him too");
                assert_eq!((met.wins, met.draws, met.losses), (back.losses, back.draws, back.wins));
                assert_eq!(met.score().0 + back.score().0, 2 * met.games);
                let told = registry.read(|store| meetings(store, one.person.id, met.opponent)).unwrap().unwrap();
                assert_eq!((told.one.id, told.games.len()), (one.person.id, met.games as usize));
                assert_eq!(told.games.iter().map(|game| game.score.0).sum::<u32>(), met.score().0);
            }
        }
        // Person 4 with White: ½ against 5, then 1 and ½; with Black 1 and ½, then 1. 2 of 3 is 67 %, 2.5 of 3 is 83 %.
        let own = registry.read(|store| own_games(store, PersonId(4), 100)).unwrap().unwrap();
        let [colors] = own.colors().try_into().expect("one series");
        assert_eq!((colors.white.wins, colors.white.draws, colors.white.losses), (1, 2, 0));
        assert_eq!((colors.black.wins, colors.black.draws, colors.black.losses), (2, 1, 0));
        assert_eq!((colors.white.percentage(), colors.black.percentage()), (Some(67), Some(83)));
        assert_eq!((colors.gave.games(), colors.got.percentage()), (0, None), "nobody gives stones in chess");
        let form = &own.forms()[0];
        assert_eq!(form.games.iter().map(|game| game.score.0).collect::<Vec<_>>(), [1, 2, 1, 2, 2, 1], "oldest first");
        assert_eq!((form.record().score().0, own.tournaments, own.unread), (9, 2, 0));
        let scores: Vec<_> = [spring, evening].map(|event| own.scores[&event]).to_vec();
        assert_eq!(scores.iter().map(|one| (one.score.0, one.games)).collect::<Vec<_>>(), [(4, 3), (5, 3)]);
        let newest = registry.read(|store| own_games(store, PersonId(4), 1)).unwrap().unwrap();
        assert_eq!((newest.games.len(), newest.unread), (3, 1));
        // Persons 4 and 5 met in both tournaments.
        let often = &all[3].met[0];
        assert_eq!((often.opponent, often.games, often.last.name.as_str()), (PersonId(5), 2, "Esti"));
    }
}

#[test]
fn of_somebody_hidden_the_public_sees_that_there_is_somebody() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        let spring = report(&mut registry, "Tavaszi", date(2024, 3, 9), [0, 2, 3, 4]);
        let why = stamp(date(2024, 3, 20)).because("kérte");
        registry.write(|store| hide(store, &why, PersonId(4), true)).unwrap();
        registry.write(|store| merge(store, &why, PersonId(7), PersonId(5), true)).unwrap();
        let birthday = |store: &mut Writer<'_>| {
            let person = persons::get(store, PersonId(3))?.expect("she is there");
            let fields = PersonFields { born: Some(Birth::Date(date(2008, 5, 3))), ..fields_of(&person) };
            amend(store, &why, PersonId(3), &fields)
        };
        registry.write(birthday).unwrap();
        let (shown, hidden) = (PersonId(3), PersonId(4));
        let latest = Which {
            series: STANDARD,
            date: Wanted::Latest,
            after: None,
            revision: None,
            as_known_on: None,
            origin: None,
        };
        let told = |store: &mut Reader<'_>| {
            let player = |store: &mut Reader<'_>, person| public::player(store, person, APRIL);
            assert_eq!(player(store, hidden)?, Err(Withheld));
            assert_eq!(player(store, shown)?.map(|page| page.left.born), Ok(Some(Birth::Year(2008))));
            assert_eq!(opponents(store, hidden, 100)?.err(), Some(Withheld));
            assert_eq!(own_games(store, hidden, 100)?.err(), Some(Withheld));
            for (one, other) in [(shown, hidden), (hidden, shown)] {
                assert_eq!(meetings(store, one, other)?.err(), Some(Withheld));
            }
            let met = opponents(store, shown, 100)?.expect("he is shown").met;
            assert!(met.iter().any(|one| one.opponent == hidden), "that there was a game is no secret");
            assert!(!named(store, &met)?.contains_key(&hidden));
            let forecast = forecast::forecast(store, STANDARD)?.expect("an event waits");
            for person in [shown, hidden] {
                let next = public::next_calculation(store, person, Some(&forecast))?;
                let latest = public::calculation(store, person, &latest)?;
                assert_eq!((next.is_ok(), latest.is_ok()), (person == shown, person == shown));
            }
            let best = live(store, &forecast)?.expect("it is new").best(store, 0, 10)?;
            let names: Vec<_> = best.iter().map(|(row, person)| (row.person, person.is_ok())).collect();
            let expected = [(hidden, false), (PersonId(1), true), (shown, true), (PersonId(7), true)];
            assert_eq!(names, expected, "the strongest first");
            let lines = public::tournament(store, spring)?.players;
            let lines: Vec<_> =
                lines.iter().map(|line| (line.rated_as.0, line.person.clone().map(|one| one.id.0))).collect();
            assert_eq!(lines, [(1, Ok(1)), (3, Ok(3)), (4, Err(Withheld)), (7, Ok(5))], "as the report has them");
            Ok::<(), OfficeError>(())
        };
        registry.read(told).unwrap();
    }
}
