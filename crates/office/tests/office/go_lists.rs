//! Go is rated after every tournament, in the order of their ends; a late one moves every list after it.

use arpad_invented::{DemoEvent, Federation, Size, invent};
use arpad_model::{Birth, List, Moment, PersonId, Series};
use arpad_office::acts::accept::{Acceptance, accept};
use arpad_office::acts::answer::answer;
use arpad_office::acts::close::close_go;
use arpad_office::acts::desk::{OfficeError, Stamp, enact};
use arpad_office::acts::publish::publish;
use arpad_office::acts::submit::{Post, receive};
use arpad_office::acts::{Act, DecideAct, Decided, Found, PersonFields};
use arpad_office::lists::forecast::forecast;
use arpad_office::verify::verify;
use arpad_office::views::explain_list::explain_list;
use arpad_office::views::list_page::{Wanted, Which, find_list};
use arpad_office::views::live::live;
use arpad_office::views::person_page::person_page;
use arpad_office::views::public::{in_force, published};
use arpad_registry::tables::list_rows;
use arpad_registry::tables::lists;
use arpad_registry::{Registry, Writer};
use jiff::civil::Date;

fn stamp(day: Date) -> Stamp {
    Stamp::new(Moment::from_utc(day.at(12, 0, 0, 0)), "manager")
}

/// The go players with their points, as the earlier system left them.
fn found(store: &mut Writer<'_>, federation: &Federation) -> Result<(), OfficeError> {
    let stamp = stamp(federation.first_list);
    enact(store, &stamp, &Act::Found(Found { name: "Próba".into(), country: "HUN".into(), ..Found::default() }))?;
    for (player, person) in federation.players.iter().zip((1..).map(PersonId)) {
        let fields = PersonFields {
            person,
            family: player.name.family.clone(),
            given: player.name.given.clone(),
            egd: player.egd,
            born: Some(Birth::Date(player.born)),
            country: "HUN".into(),
            ..PersonFields::default()
        };
        enact(store, &stamp, &Act::Person(fields))?;
        if let Some((points, _)) = player.go.as_ref().and_then(|go| go.initial) {
            let decision = Decided::Initial { person, points, manager: false };
            let act = DecideAct { decision, day: federation.first_list, reference: "1/2023".into() };
            enact(store, &stamp, &Act::Decide(act))?;
        }
    }
    let decision = Decided::Parameter {
        edition: "mgsz-2012".into(),
        name: "go-stones-to-stronger".into(),
        value: "correct-receiver".into(),
    };
    let act = DecideAct { decision, day: federation.first_list, reference: "2/2023".into() };
    enact(store, &stamp, &Act::Decide(act))?;
    Ok(())
}

/// A report comes and is accepted; what the file cannot say, the committee has decided.
fn enter(store: &mut Writer<'_>, event: &DemoEvent) -> Result<(), OfficeError> {
    let stamp = stamp(event.reported);
    let post = Post { file_name: &event.file_name, bytes: &event.bytes, received: event.reported, tournament: None };
    let received = receive(store, &stamp, &post)?;
    let tournament = received.tournament.expect("a readable file");
    if let Some(multiplier) = event.announcement.multiplier {
        let decision = Decided::Multiplier { tournament, multiplier, ground: String::new() };
        let act = DecideAct { decision, day: event.reported, reference: "MB".into() };
        enact(store, &stamp, &Act::Decide(act))?;
    }
    for (line, number) in received.lines.iter().zip(0_u32..) {
        if line.is_question() {
            let who = PersonId(event.players[number as usize] as u32 + 1);
            answer(store, &stamp, received.submission, number, Some(who))?;
        }
    }
    accept(store, &stamp, received.submission, Acceptance { take_new: true, ..Acceptance::default() }).map(|_| ())
}

fn close(store: &mut Writer<'_>, day: Date) -> Result<Vec<List>, OfficeError> {
    let closed = close_go(store, &stamp(day))?;
    publish(store, &stamp(day), Series::Go, None)?;
    Ok(closed.lists)
}

#[test]
fn p4_1_a_late_tournament_moves_every_list_after_it_and_ends_where_the_right_order_ends() {
    let federation = invent(1867, Size { chess: 20, both: 10, go: 80, ..Size::small() });
    let mut events: Vec<&DemoEvent> = federation.events.iter().filter(|event| event.kind == Series::Go).collect();
    events.sort_by_key(|event| event.announcement.end);
    let events = &events[..4];
    for (trial, other) in arpad_trial::trials().iter().zip(arpad_trial::trials()) {
        let mut in_order = Registry::create(trial.address()).unwrap();
        let mut out_of_order = Registry::create(other.address()).unwrap();
        for registry in [&mut in_order, &mut out_of_order] {
            registry.write(|store| found(store, &federation)).unwrap();
        }
        for event in events {
            in_order.write(|store| enter(store, event)).unwrap();
            let made = in_order.write(|store| close(store, event.reported)).unwrap();
            assert_eq!((made.len(), made[0].revision, made[0].day), (1, 0, event.announcement.end));
        }
        for event in [events[0], events[2], events[3]] {
            out_of_order.write(|store| enter(store, event)).unwrap();
        }
        assert_eq!(out_of_order.write(|store| close(store, events[3].reported)).unwrap().len(), 3);
        let before = out_of_order.read(|store| lists::of(store, Series::Go)).unwrap();

        // The second one comes last: its own list is new, the two after it are revised, the first stays.
        out_of_order.write(|store| enter(store, events[1])).unwrap();
        let next = out_of_order.read(|store| forecast(store, Series::Go)).unwrap().expect("one waits");
        let told = out_of_order.read(|store| live(store, &next)).unwrap().expect("one waits");
        let made = out_of_order.write(|store| close(store, events[3].reported)).unwrap();
        let revisions: Vec<(Date, u32)> = made.iter().map(|list| (list.day, list.revision)).collect();
        let ends: Vec<Date> = events.iter().map(|event| event.announcement.end).collect();
        assert_eq!(revisions, [(ends[1], 0), (ends[2], 1), (ends[3], 1)]);
        let last = |registry: &mut Registry| {
            registry
                .read(|store| {
                    let all = lists::of(store, Series::Go)?;
                    let newest = all.iter().max_by_key(|list| (list.day, list.revision)).expect("a list");
                    list_rows::of(store, newest.id)
                })
                .unwrap()
        };
        assert_eq!(last(&mut out_of_order), last(&mut in_order), "{}", trial.name());
        let newest = last(&mut out_of_order);
        assert!(!told.rows.is_empty() && told.events.len() == 1, "{told:?}");
        for one in &told.rows {
            let row = newest.iter().find(|row| row.person == one.person);
            assert_eq!(row, Some(&one.live), "the forecast is the list, {}", trial.name());
        }
        let kept = out_of_order.read(|store| lists::of(store, Series::Go)).unwrap();
        assert!(before.iter().all(|list| kept.contains(list)), "the originals stay as they were published");
        for registry in [&mut in_order, &mut out_of_order] {
            assert_eq!(verify(registry, |_, _| {}).unwrap().faults, []);
        }
    }
}

/// The same event, held on the days of another.
fn moved(event: &DemoEvent, to: &DemoEvent) -> DemoEvent {
    let (from, to) = (&event.announcement, &to.announcement);
    let text = String::from_utf8(event.bytes.clone()).expect("a text");
    let text = text.replace(&from.start.to_string(), "<start>").replace(&from.end.to_string(), &to.end.to_string());
    let bytes = text.replace("<start>", &to.start.to_string()).into_bytes();
    DemoEvent { bytes, reported: to.end, ..event.clone() }
}

#[test]
fn of_two_lists_of_one_day_the_later_tournaments_is_the_latest_though_the_earlier_is_revised() {
    let federation = invent(1867, Size { chess: 20, both: 10, go: 80, ..Size::small() });
    let mut events: Vec<&DemoEvent> = federation.events.iter().filter(|event| event.kind == Series::Go).collect();
    events.sort_by_key(|event| event.announcement.end);
    let (late, morning) = (events[0], events[1]);
    let evening = moved(events[2], morning);
    let day = morning.announcement.end;
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        registry.write(|store| found(store, &federation)).unwrap();
        registry.write(|store| enter(store, morning)).unwrap();
        registry.write(|store| close(store, morning.reported)).unwrap();
        for event in [late, &evening] {
            registry.write(|store| enter(store, event)).unwrap();
        }
        let made = registry.write(|store| close(store, morning.reported)).unwrap();
        let told: Vec<(Date, u32)> = made.iter().map(|list| (list.day, list.revision)).collect();
        assert_eq!(told, [(late.announcement.end, 0), (day, 1), (day, 0)], "the earlier of the day is the revised one");
        let [first, revised, last] = made.iter().map(|list| list.id).collect::<Vec<_>>()[..] else {
            panic!("{made:?}")
        };
        let seen = registry
            .read(|store| {
                let public: Vec<_> = published(store, Series::Go)?.iter().map(|list| list.id).collect();
                assert_eq!(public, [last, revised, first], "{}", trial.name());
                let which = |date| Which {
                    series: Series::Go,
                    date,
                    after: None,
                    revision: None,
                    as_known_on: None,
                    origin: None,
                };
                for date in [Wanted::Latest, Wanted::Day(day), Wanted::Month(day.first_of_month())] {
                    assert_eq!(find_list(store, &which(date))?.id, last, "{date:?}, {}", trial.name());
                }
                let morning = Which { after: made[1].tournament, ..which(Wanted::Latest) };
                assert_eq!(find_list(store, &morning)?.id, revised);
                let original = Which { revision: Some(0), ..morning };
                assert_eq!(find_list(store, &original)?.revision, 0);
                assert_eq!(in_force(store, Series::Go, day)?.map(|list| list.id), Some(last));
                let mut seen = 0;
                for row in list_rows::of(store, last)?.iter().filter(|row| row.rating.is_some()) {
                    let page = person_page(store, row.person, day)?;
                    let lists: Vec<_> = page.series[0].lists.iter().map(|one| one.list.id).collect();
                    assert_eq!(lists.last(), Some(&last), "{lists:?}, {}", trial.name());
                    if row.period_games > 0 {
                        assert_eq!(explain_list(store, row.person, Some(Series::Go), None)?.list.id, last);
                        seen += 1;
                    }
                }
                Ok::<_, OfficeError>(seen)
            })
            .unwrap();
        assert!(seen > 3, "{seen}");
    }
}
