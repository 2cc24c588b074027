//! A list as anybody may see it.

use crate::month::rating_of;
use arpad_model::{Birth, FideId, PersonId, Series, Tempo};
use arpad_office::acts::close::close_month;
use arpad_office::acts::decide::decide;
use arpad_office::acts::desk::{OfficeError, Stamp, enact};
use arpad_office::acts::found::found;
use arpad_office::acts::publish::publish;
use arpad_office::acts::{Act, DecideAct, HideAct, PersonFields};
use arpad_office::files::export::{ListLine, Selection};
use arpad_office::rating::rate_case::Answer;
use arpad_office::register::person_ref::{PersonRef, find_person};
use arpad_office::views::explain_list::explain_list;
use arpad_office::views::list_page::{Wanted, Which, chosen_page, find_list, list_page};
use arpad_registry::Registry;
use jiff::civil::date;

const STANDARD: Series = Series::Chess(Tempo::Standard);

fn person(number: u32, family: &str) -> Act {
    Act::Person(PersonFields {
        person: PersonId(number),
        family: family.to_owned(),
        given: "Őrs".to_owned(),
        fide: Some(FideId(700_000 + number)),
        born: Some(Birth::Date(date(1990, 5, 1))),
        country: "HUN".to_owned(),
        ..PersonFields::default()
    })
}

#[test]
fn who_asked_to_be_hidden_has_a_line_without_a_name() {
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).expect("a new registry");
        let stamp = Stamp::new("2024-03-31T10:00:00Z".parse().unwrap(), "anna");
        registry
            .write(|store| -> Result<(), OfficeError> {
                found(store, &stamp, "", "hun", &[])?;
                for (number, family) in [(1, "Ács"), (2, "Bán"), (3, "Cseh")] {
                    enact(store, &stamp, &person(number, family))?;
                }
                for number in [1, 2] {
                    let decision = rating_of(PersonId(number), 2000 + number as i32);
                    let act = DecideAct { decision, day: date(2024, 3, 1), reference: "RB 1".to_owned() };
                    decide(store, &stamp, act)?;
                }
                close_month(store, &stamp, Tempo::Standard, date(2024, 4, 1))?;
                publish(store, &stamp, STANDARD, Some(date(2024, 4, 1)))?;
                enact(store, &stamp, &Act::Hide(HideAct { person: PersonId(2), hidden: true }))?;
                Ok(())
            })
            .expect("a list is published");
        registry
            .read(|store| -> Result<(), OfficeError> {
                let which = Which {
                    series: STANDARD,
                    date: Wanted::Latest,
                    after: None,
                    revision: None,
                    as_known_on: None,
                    origin: None,
                };
                let list = find_list(store, &which)?;
                let (head, lines) = list_page(store, &list)?;
                assert_eq!((head.federation.as_str(), lines.len()), ("HUN", 2), "who is unrated has no line");
                let hidden = &lines[0];
                assert_eq!((hidden.person, hidden.rating, hidden.place), (PersonId(2), Some(2002), Some(1)));
                assert_eq!((hidden.name.as_list(), hidden.fide, hidden.born), (String::new(), None, None));
                assert_eq!((lines[1].name.as_list().as_str(), lines[1].born), ("Ács, Őrs", Some(1990)));
                assert_eq!(find_person(store, PersonRef::Fide(700_002))?, PersonId(2));
                let explained = explain_list(store, PersonId(1), None, None)?;
                let Some(Answer::Chess(answer)) = &explained.answer else { panic!("a rating that moved is explained") };
                let result = &answer.rated.players[explained.position];
                assert!(result.tournaments.is_empty() && explained.agrees(), "by decision alone: {result:?}");
                Ok(())
            })
            .expect("the list is read");
    }
}

/// Four of our own and two from abroad; one of our own has no country yet. Two have won since, two have not.
fn federation(registry: &mut Registry) {
    let stamp = Stamp::new("2024-03-31T10:00:00Z".parse().unwrap(), "anna");
    let people = [
        (1, "Ács", "HUN", 2000),
        (2, "Bán", "HUN", 2000),
        (3, "Cseh", "AUT", 2400),
        (4, "Dér", "", 1900),
        (5, "Erdő", "HUN", 1800),
        (6, "Fa", "SVK", 2000),
    ];
    registry
        .write(|store| -> Result<(), OfficeError> {
            found(store, &stamp, "", "hun", &[])?;
            for (number, family, country, points) in people {
                let Act::Person(fields) = person(number, family) else { unreachable!("a person") };
                enact(store, &stamp, &Act::Person(PersonFields { country: country.to_owned(), ..fields }))?;
                rate(store, &stamp, number, points, date(2024, 2, 20))?;
            }
            close_month(store, &stamp, Tempo::Standard, date(2024, 3, 1))?;
            publish(store, &stamp, STANDARD, None)?;
            rate(store, &stamp, 4, 1910, date(2024, 3, 10))?;
            rate(store, &stamp, 3, 2405, date(2024, 3, 10))?;
            rate(store, &stamp, 5, 1790, date(2024, 3, 10))?;
            close_month(store, &stamp, Tempo::Standard, date(2024, 4, 1))?;
            publish(store, &stamp, STANDARD, None)?;
            Ok(())
        })
        .unwrap();
}

fn rate(
    store: &mut arpad_registry::Writer<'_>,
    stamp: &Stamp,
    number: u32,
    points: i32,
    day: jiff::civil::Date,
) -> Result<(), OfficeError> {
    let decision = rating_of(PersonId(number), points);
    decide(store, stamp, DecideAct { decision, day, reference: "1/2024".into() }).map(|_| ())
}

#[test]
fn a_list_is_chosen_before_anybody_is_named() {
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).expect("a new registry");
        federation(&mut registry);
        let mut shown = |selection: Selection| {
            let page = registry.read(|store| {
                let which = Which {
                    series: STANDARD,
                    date: Wanted::Latest,
                    after: None,
                    revision: None,
                    as_known_on: None,
                    origin: None,
                };
                let list = find_list(store, &which)?;
                chosen_page(store, &list, &selection)
            });
            let page = page.unwrap();
            assert_eq!(page.all, 6, "{}", trial.name());
            let line = |line: &ListLine| {
                let (place, rating) = (line.place.expect("a place"), line.rating.expect("a rating"));
                format!("{place} {} {rating} {:?}", line.name.family, line.before)
            };
            page.lines.iter().map(line).collect::<Vec<_>>()
        };
        let all = Selection::default;
        let own = || Selection { own: vec!["HUN".into()], ..Selection::default() };
        // Our own, and who is of no country; equal ratings share a place.
        assert_eq!(
            shown(own()),
            ["1 Ács 2000 Some(2000)", "1 Bán 2000 Some(2000)", "3 Dér 1910 Some(1900)", "4 Erdő 1790 Some(1800)"]
        );
        assert_eq!(shown(Selection { top: Some(1), ..own() }), ["1 Ács 2000 Some(2000)", "1 Bán 2000 Some(2000)"]);
        assert_eq!(shown(Selection { top: Some(1), ..all() }), ["1 Cseh 2405 Some(2400)"]);
        assert_eq!(shown(Selection { top: Some(2), ..all() }).len(), 4, "three share the second place");
        assert_eq!(shown(Selection { top: Some(0), ..all() }), [""; 0]);
        // A country that is asked for goes before our own.
        assert_eq!(shown(Selection { country: Some("svk".into()), ..own() }), ["1 Fa 2000 Some(2000)"]);
        // Who has won nothing is no improver, however many places are asked for.
        assert_eq!(shown(Selection { improvers: true, top: Some(5), ..own() }), ["1 Dér 1910 Some(1900)"]);
        assert_eq!(
            shown(Selection { improvers: true, top: Some(5), ..all() }),
            ["1 Dér 1910 Some(1900)", "2 Cseh 2405 Some(2400)"]
        );
    }
}
