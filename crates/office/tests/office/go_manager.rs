//! What the manager of the go system works with: facts of events and the multiplier that follows from them, parts, what is
//! allowed in one tournament or game, newcomers. Every number by hand from the regulation's text.

mod allowed_newcomer;
mod anew;
mod egd;
mod facts;
mod fits;
mod named_results;
mod newcomers;
mod opening;
mod real_files;
mod shadow;
mod turned_away;

use crate::month::{fresh, stamp};
use crate::refusing::refused;
use arpad_model::{EgdPin, EventFacts, GoFacts, List, PersonId, Series, TournamentId};
use arpad_office::acts::accept::{Acceptance, Accepted, Newcomers, accept};
use arpad_office::acts::close::close_go;
use arpad_office::acts::decide::decide;
use arpad_office::acts::desk::{OfficeError, enact};
use arpad_office::acts::publish::publish;
use arpad_office::acts::submit::{Post, Received, receive};
use arpad_office::acts::{Act, DecideAct, Decided, Found, PersonFields};
use arpad_registry::tables::list_rows;
use arpad_registry::{Registry, Writer};
use jiff::civil::{Date, date};

/// When everything is reported, decided and closed.
const DAY: Date = date(2024, 3, 30);
const FIRST: Date = date(2024, 3, 9);
const SECOND: Date = date(2024, 3, 16);

/// Kiss and Nagy with 1500 points each, Tóth with 1600: numbered from 1.
fn office(trial: &arpad_trial::Trial) -> Registry {
    let mut registry = fresh(trial.address());
    registry.write(found).unwrap();
    registry
}

fn found(store: &mut Writer<'_>) -> Result<(), OfficeError> {
    let stamp = stamp(date(2024, 2, 20));
    let country = "HUN".to_owned();
    let federation =
        Found { name: "Próba".into(), country: country.clone(), second_reading: true, ..Found::default() };
    enact(store, &stamp, &Act::Found(federation))?;
    for (person, (family, points)) in (1..).map(PersonId).zip([("Kiss", 1500), ("Nagy", 1500), ("Tóth", 1600)]) {
        let (family, given, egd) = (family.to_owned(), "Anna".to_owned(), Some(EgdPin(12_000_000 + person.0)));
        let fields = PersonFields { person, family, given, egd, country: country.clone(), ..PersonFields::default() };
        enact(store, &stamp, &Act::Person(fields))?;
        let decision = Decided::Initial { person, points, manager: false };
        let act = DecideAct { decision, day: date(2024, 2, 20), reference: "1/2024".into() };
        enact(store, &stamp, &Act::Decide(act))?;
    }
    Ok(())
}

/// A file of the European database: a header and lines. `even` says whether its policy is that of even games.
fn h9(name: &str, day: Date, even: bool, lines: &[&str]) -> Vec<u8> {
    let policy = if even { 9 } else { 0 };
    let lines: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let head =
        format!("; CL[A]\n; EV[{name}]\n; PC[HU, Pécs]\n; DT[{day},{day}]\n; HA[h{policy}]\n; KM[6.5]\n; TM[82.5]\n");
    (head + &lines).into_bytes()
}

/// Kiss beats Nagy, once.
const ONE_GAME: [&str; 2] = ["1 Kiss Anna 13k HU Pecs 1 2+/b0 |12000001", "2 Nagy Anna 13k HU Pecs 0 1-/w0 |12000002"];

fn submitted(registry: &mut Registry, bytes: &[u8]) -> Received {
    let post = Post { file_name: "kupa.h9", bytes, received: DAY, tournament: None };
    registry.write(|store| receive(store, &stamp(DAY), &post)).unwrap()
}

/// Accepted with what the manager states about the event.
fn accepted(registry: &mut Registry, file: &Received, go: GoFacts) -> Result<Accepted, OfficeError> {
    let (facts, newcomers) = (EventFacts { go, ..EventFacts::default() }, Newcomers::AsFile);
    let how = Acceptance { take_new: true, facts, newcomers, ..Acceptance::default() };
    registry.write(|store| accept(store, &stamp(DAY), file.submission, how))
}

fn thinking_time(text: &str) -> GoFacts {
    GoFacts { time: Some(text.parse().expect("a thinking time")), ..GoFacts::default() }
}

fn decided(registry: &mut Registry, decision: Decided) -> Result<arpad_model::EntryId, OfficeError> {
    let act = DecideAct { decision, day: DAY, reference: "7/2024".into() };
    registry.write(|store| decide(store, &stamp(DAY), act)).map(|entry| entry.seq)
}

/// Closes and publishes what waits; the lists.
fn closed(registry: &mut Registry) -> Vec<List> {
    let lists = registry.write(|store| close_go(store, &stamp(DAY))).unwrap().lists;
    registry.write(|store| publish(store, &stamp(DAY), Series::Go, None)).unwrap();
    lists
}

/// The points of a list, by person.
fn points(registry: &mut Registry, list: &List) -> Vec<(u32, i32)> {
    let rows = registry.read(|store| list_rows::of(store, list.id)).unwrap();
    rows.iter().map(|row| (row.person.0, row.rating.expect("points"))).collect()
}

fn event_of(file: &Received) -> TournamentId {
    file.tournament.expect("a readable file")
}
