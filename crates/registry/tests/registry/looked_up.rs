//! What intake, closing and an explanation look for is found by a key: a register that is older by years answers in as many steps. Counted
//! by SQLite itself, for time depends on neighbours; a server chooses among the same keys.

use arpad_model::{
    EntryId, EventFacts, ListId, PersonId, RegisteredTournament, Series, Tempo, TournamentId, TournamentState,
};
use arpad_registry::tables::{lists, parts, reports, submissions, tournaments};
use arpad_registry::{Error, Reader, Registry, Writer, blobs, ledger};
use jiff::ToSpan;
use jiff::civil::{Date, date};

const STANDARD: Series = Series::Chess(Tempo::Standard);
/// The month that is asked about; whatever else is in the register is older.
const MONTH: (Date, Date) = (date(2030, 5, 1), date(2030, 5, 31));
/// Events of each day.
const A_DAY: u32 = 3;

fn event(id: u32, starts: Date, state: TournamentState) -> RegisteredTournament {
    RegisteredTournament {
        id: TournamentId(id),
        series: STANDARD,
        name: format!("Open {id}"),
        town: String::new(),
        organizer: String::new(),
        arbiter: String::new(),
        time_control: String::new(),
        rounds: None,
        starts,
        ends: starts.saturating_add(2.days()),
        announced: None,
        reported: None,
        state,
        because: String::new(),
        submission: None,
        list: None,
        facts: EventFacts::default(),
    }
}

/// Events of a stretch of days that are rated, then those of the month that wait.
fn fill(store: &mut Writer<'_>, days: i64) -> Result<u32, Error> {
    let mut events = Vec::new();
    let before = MONTH.0.saturating_sub(days.days());
    let (mut day, mut id) = (before, 0);
    while day <= date(2030, 5, 20) {
        for _ in 0..A_DAY {
            id += 1;
            let state = if day < MONTH.0 { TournamentState::Rated } else { TournamentState::Accepted };
            events.push((event(id, day, state), EntryId(1)));
        }
        day = day.tomorrow().expect("a day");
    }
    tournaments::insert_all(store, &events)?;
    Ok(id)
}

type Question = (&'static str, fn(&mut Reader<'_>, TournamentId) -> Result<usize, Error>);

/// What is asked for every report, every month, every explanation; `last` is the newest event.
const QUESTIONS: &[Question] = &[
    ("events of a day", |store, _| Ok(tournaments::starting_on(store, STANDARD, date(2030, 5, 7))?.len())),
    ("events of a day whose report waits", |store, _| {
        Ok(tournaments::waiting_on(store, STANDARD, date(2030, 5, 7))?.len())
    }),
    ("events of a year that may be reported month by month", |store, _| {
        Ok(tournaments::long_ones(store, STANDARD, (MONTH.0.saturating_sub(1.year()), date(2030, 5, 20)))?.len())
    }),
    ("events of some that were held in a month", |store, _| {
        Ok(tournaments::held_by_any(store, &[PersonId(7), PersonId(8)], MONTH)?.len())
    }),
    ("events held in a month", |store, _| Ok(tournaments::held_between(store, MONTH)?.len())),
    ("what a list is due to count", |store, _| Ok(tournaments::due(store, STANDARD, MONTH.1)?.len())),
    ("events of which no report has come", |store, _| {
        Ok(tournaments::in_state(store, STANDARD, TournamentState::Announced)?.len())
    }),
    ("one event", |store, last| Ok(tournaments::get(store, last)?.into_iter().count())),
    ("some events", |store, last| Ok(tournaments::among(store, &[last, TournamentId(last.0 - 1)])?.len())),
    ("the next number", |store, _| Ok(tournaments::next(store)?.0.min(1) as usize)),
    ("the report of an event", |store, last| Ok(reports::known(store, last, EntryId::LAST)?.into_iter().count())),
    ("where somebody played", |store, _| Ok(reports::tournaments_of(store, PersonId(7))?.len())),
    ("where some played", |store, last| {
        Ok(reports::tournaments_of_any(store, &[PersonId(7), PersonId(8)], (TournamentId(1), last))?.len())
    }),
    ("what a list counts", |store, _| Ok(lists::tournaments(store, ListId(1))?.len())),
    ("the files of an event", |store, last| Ok(submissions::of_tournament(store, last)?.len())),
    ("the next file", |store, _| Ok(submissions::next(store)?.0.min(1) as usize)),
    ("bytes that came before", |store, _| Ok(blobs::kept_among(store, [[7; 32]].iter())?.len())),
    ("the next bytes", |store, _| Ok(blobs::next(store)?.0.min(1) as usize)),
    ("the newest entry", |store, _| Ok(ledger::head(store)?.0.0 as usize)),
];

/// The answers with the steps each took, in a register of so many days.
fn asked(days: i64) -> Vec<(usize, u64)> {
    let trial = arpad_trial::sqlite();
    let mut registry = Registry::create(trial.address()).unwrap();
    let last = TournamentId(registry.write(|store| fill(store, days)).unwrap());
    let ask = |(_, question): &Question| {
        let before = registry.steps();
        let answer = registry.read(|store| question(store, last)).unwrap();
        (answer, registry.steps() - before)
    };
    QUESTIONS.iter().map(ask).collect()
}

#[test]
fn what_is_asked_every_day_takes_no_longer_after_years() {
    let (young, old) = (asked(60), asked(1500));
    let mut found = 0;
    for ((name, _), (young, old)) in QUESTIONS.iter().zip(young.into_iter().zip(old)) {
        assert_eq!(young.0, old.0, "{name}: the same answer");
        // One row more is some dozen steps; a walk over the years is thousands.
        assert!(old.1 <= young.1 + 50, "{name}: {} steps in a young register, {} in an old one", young.1, old.1);
        found += usize::from(old.0 > 0);
    }
    assert!(found >= 8, "most questions have an answer: {found}");
}

#[test]
fn of_a_year_the_long_events_that_go_on_are_found_and_those_with_parts() {
    for trial in arpad_trial::trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        let on = date(2029, 10, 5);
        let rapid = Series::Chess(Tempo::Rapid);
        let days = [
            (STANDARD, date(2029, 10, 1), date(2029, 10, 31)), // thirty-one days of one month
            (STANDARD, date(2029, 9, 20), date(2029, 11, 5)),
            (STANDARD, date(2029, 10, 1), date(2029, 10, 30)), // thirty days
            (STANDARD, date(2029, 9, 1), date(2029, 10, 4)),   // over
            (STANDARD, date(2029, 6, 1), date(2029, 6, 2)),    // over, and a part of it is known
            (rapid, date(2029, 9, 20), date(2029, 11, 5)),
            (STANDARD, date(2028, 10, 4), date(2029, 11, 5)), // began more than a year before
            (STANDARD, date(2029, 10, 6), date(2029, 12, 5)), // begins later
            (STANDARD, date(2028, 10, 5), date(2030, 11, 5)),
        ];
        let found = registry.write(|store| -> Result<Vec<u32>, Error> {
            for (id, (series, starts, ends)) in (1..).zip(days) {
                let event = RegisteredTournament { series, ends, ..event(id, starts, TournamentState::Accepted) };
                tournaments::insert(store, &event, EntryId(1))?;
            }
            parts::insert(store, TournamentId(5), TournamentId(5), EntryId(1))?;
            let found = tournaments::long_ones(store, STANDARD, (date(2028, 10, 5), on))?;
            Ok(found.iter().map(|event| event.id.0).collect())
        });
        assert_eq!(found.unwrap(), [1, 2, 5, 9], "{}: the last to begin first", trial.name());
    }
}
