//! Three months in which everything is typed wrongly once, told, and taken back. The last list is the one of three months
//! without a mistake, row by row.

use crate::month::*;
use crate::refusing::refusal_of;
use arpad_model::{ClubId, EntryId, ListRow, PersonId, SubmissionId, Tempo, TournamentState};
use arpad_office::acts::accept::{Acceptance, Strangers, accept};
use arpad_office::acts::amend::amend;
use arpad_office::acts::announce::{announce, announce_anew};
use arpad_office::acts::answer::answer;
use arpad_office::acts::answers::answer_sure;
use arpad_office::acts::cancel::{cancel, unclose};
use arpad_office::acts::close::{close_again, close_month};
use arpad_office::acts::club::{add_club, rename_club};
use arpad_office::acts::club_merge::merge_clubs;
use arpad_office::acts::death::died;
use arpad_office::acts::decide::decide;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::import::{Incoming, import};
use arpad_office::acts::paper::{guest, license, transfer};
use arpad_office::acts::person::register_person;
use arpad_office::acts::publish::publish;
use arpad_office::acts::reject::reject;
use arpad_office::acts::result::{WhichGame, correct_result};
use arpad_office::acts::submit::take_up;
use arpad_office::acts::swap::swap;
use arpad_office::acts::withdraw::withdraw;
use arpad_office::acts::{Announcement, DecideAct, Decided, PersonFields};
use arpad_office::intake::open::open;
use arpad_office::register::fields_of;
use arpad_office::verify::verify;
use arpad_office::views::checklist::month_checklist;
use arpad_registry::tables::{lists, persons, tournaments};
use arpad_registry::{Registry, Writer, ledger};
use jiff::civil::{Date, date};

const JUNE: Date = date(2024, 6, 1);

/// What really happened, month by month: the report, the day it came, and the list it enters.
fn truth(month: usize) -> (Vec<u8>, Date, Date) {
    match month {
        0 => (duels("Márciusi", date(2024, 3, 9), &[(0, 4, '1'), (5, 1, '='), (2, 6, '0')]), date(2024, 3, 10), APRIL),
        1 => (duels("Áprilisi", date(2024, 4, 13), &[(4, 5, '1'), (3, 0, '=')]), date(2024, 4, 14), MAY),
        _ => (duels("Májusi", date(2024, 5, 11), &[(1, 6, '0'), (2, 4, '1')]), date(2024, 5, 12), JUNE),
    }
}

#[test]
fn three_months_of_mistakes() {
    let calm_trial = arpad_trial::sqlite();
    let without = calm(&mut fresh(calm_trial.address()));
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).unwrap();
        march(&mut registry);
        april(&mut registry);
        may(&mut registry);
        assert_eq!(registry.read(|store| rows(store, JUNE)).unwrap(), without, "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, [], "{}", trial.name());
    }
}

/// The three months without a mistake.
fn calm(registry: &mut Registry) -> Vec<ListRow> {
    registry.write(found).unwrap();
    for month in 0..3 {
        let (bytes, day, list) = truth(month);
        report(registry, &bytes, day);
        registry.write(|store| close_and_publish(store, list)).unwrap();
    }
    // K 40, and 10 for 2410. March: ±.36 (D 106), ±.42 (D 400), ∓.73 (D 179) give 2119 1867 1683 2410 1985 2233 1562.
    // April: 1985 beats 2233, D 248, ±.81 × 40 = 32.4; 2410 draws with 2119, D 291, −.35 × 10 and +.35 × 40.
    // May: 1867 loses to 1562, D 305, ∓.86 × 40 = 34.4; 1683 beats 2017, D 334, ±.88 × 40 = 35.2.
    let june = [2133, 1833, 1718, 2406, 1982, 2201, 1596].map(Some);
    assert_eq!(registry.read(|store| ratings(store, JUNE)).unwrap(), june);
    registry.read(|store| rows(store, JUNE)).unwrap()
}

/// Identities, the register, and what is no report.
fn march(registry: &mut Registry) {
    let (bytes, day, list) = truth(0);
    let stamp = stamp(day);

    // A person entered twice, a licence for the wrong one, a club with a slip, a death of the wrong person.
    registry.write(|store| register_person(store, &stamp, &named("Kovcs"))).unwrap();
    undo(registry, day);
    registry.write(|store| add_club(store, &stamp, "Vasas", "Budapest")).unwrap();
    registry.write(|store| rename_club(store, &stamp, ClubId(1), "Vassas", "Budapest")).unwrap();
    undo(registry, day);
    registry.write(|store| add_club(store, &stamp, "Vasas SC", "Budapest")).unwrap();
    registry.write(|store| merge_clubs(store, &stamp, ClubId(1), ClubId(2))).unwrap();
    undo(registry, day);
    registry.write(|store| license(store, &stamp, PersonId(1), ClubId(1), "2023/24", day)).unwrap();
    registry.write(|store| guest(store, &stamp, PersonId(1), ClubId(2), "2023/24", day)).unwrap();
    undo(registry, day);
    registry.write(|store| transfer(store, &stamp, PersonId(1), ClubId(2), day)).unwrap();
    undo(registry, day);
    registry.write(|store| died(store, &stamp, PersonId(2), day)).unwrap();
    undo(registry, day);
    let before = registry.read(|store| persons::get(store, PersonId(3))).unwrap().expect("a person");
    let slip = PersonFields { family: "Szcs-Nagy".into(), ..fields_of(&before) };
    registry.write(|store| amend(store, &stamp, PersonId(3), &slip)).unwrap();
    registry.write(|store| amend(store, &stamp, PersonId(3), &fields_of(&before))).unwrap();

    // An announcement with the wrong days, amended; another for nothing, cancelled.
    let announced = to_announce("Tavaszi", (date(2024, 7, 6), date(2024, 7, 7)), day);
    let number = registry.write(|store| announce(store, &stamp, announced.clone())).unwrap();
    let amended = Announcement { tournament: number, ends: date(2024, 7, 8), ..announced.clone() };
    registry.write(|store| announce_anew(store, &stamp, amended)).unwrap();
    undo(registry, day);
    undo(registry, day);
    let event = registry.read(|store| tournaments::get(store, number)).unwrap();
    assert!(event.is_none_or(|event| event.state == TournamentState::Withdrawn));

    // A PDF is told as what it is.
    let pdf = registry.write(|store| submit(store, "kupa.pdf", b"%PDF-1.4\n1 0 obj", day)).unwrap();
    assert!(pdf.unreadable.is_some());
    // The number of Őry under the name of Kovács, and a rating of 1336 for a player of 2105: both are asked.
    let text = String::from_utf8(bytes.clone()).unwrap();
    let other_number = text.replace("012 Márciusi", "012 Másik").replace("700001", "700004");
    let asked = registry.write(|store| submit(store, "szam.trf", other_number.as_bytes(), day)).unwrap();
    assert!(asked.lines[0].is_question(), "a number that belongs to another name");
    // Somebody new with a number that the register has.
    let new = refusal_of(registry.write(|store| answer(store, &stamp, asked.submission, 0, None)));
    assert_eq!(new.code, "line-number-taken");
    registry.write(|store| reject(store, &stamp, asked.submission, "elírt szám")).unwrap();
    let far = text
        .replace("012 Márciusi", "012 Harmadik")
        .replace("2105 HUN", "1336 HUN")
        .replace("     700001 1987/00/00", &" ".repeat(22));
    let far = registry.write(|store| submit(store, "pont.trf", far.as_bytes(), day)).unwrap();
    assert!(far.lines[0].is_question(), "a rating of another player");
    registry.write(|store| reject(store, &stamp, far.submission, "elírt értékszám")).unwrap();
    // Numbers of another federation in FIDE's column: one answer for all lines whose name has one bearer.
    let foreign = text.replace("012 Márciusi", "012 Negyedik").replace("700005", " 12345").replace("700006", " 23456");
    let foreign = registry.write(|store| submit(store, "szamok.trf", foreign.as_bytes(), day)).unwrap();
    let sure = registry.write(|store| answer_sure(store, &stamp, foreign.submission, true)).unwrap();
    assert_eq!(sure.iter().map(|(_, person)| person.0).collect::<Vec<_>>(), [5, 6]);
    undo(registry, day);
    registry.write(|store| reject(store, &stamp, foreign.submission, "idegen számok")).unwrap();

    // The right file is turned away by mistake, and taken up again.
    let file = registry.write(|store| submit(store, "marcius.trf", &bytes, day)).unwrap();
    registry.write(|store| reject(store, &stamp, file.submission, "tévedés")).unwrap();
    let again = registry.write(|store| take_up(store, &stamp, file.submission)).unwrap();
    registry.write(|store| take(store, &again, day)).unwrap();
    let event = again.tournament.expect("the event");
    // A result and two players are corrected, and corrected back.
    let game = WhichGame { round: 1, line: 0, against: None };
    registry.write(|store| correct_result(store, &stamp, event, game, "0-1")).unwrap();
    registry.write(|store| correct_result(store, &stamp, event, game, "1-0")).unwrap();
    registry.write(|store| swap(store, &stamp, event, [0, 1])).unwrap();
    registry.write(|store| swap(store, &stamp, event, [0, 1])).unwrap();

    // A month far ahead is not due; the right one is closed too early, opened, and closed.
    let ahead = refusal_of(registry.write(|store| close_month(store, &stamp, Tempo::Standard, date(2024, 12, 1))));
    assert_eq!(ahead.code, "list-not-due");
    let closing = crate::month::stamp(list);
    registry.write(|store| close_month(store, &closing, Tempo::Standard, list)).unwrap();
    let twice = refusal_of(registry.write(|store| close_month(store, &closing, Tempo::Standard, list)));
    assert_eq!(twice.code, "list-closed");
    registry.write(|store| unclose(store, &closing, STANDARD, Some(list), "kimaradt egy jelentés")).unwrap();
    registry.write(|store| close_and_publish(store, list)).unwrap();
}

/// FIDE's list under the wrong date, a stranger, a decision, a list computed again.
fn april(registry: &mut Registry) {
    let (bytes, day, list) = truth(1);
    let stamp = stamp(day);
    let wrong = fides(&[(0, 2000, 3, 20), (4, 1500, 2, 20)]);
    let may = Incoming { file_name: "players_list_foa.txt", day: Some(MAY), ..Incoming::default() };
    let asked = refusal_of(registry.write(|store| import(store, &stamp, &wrong[..], &may, |_| {})));
    assert_eq!(asked.code, "list-ahead");
    let incoming = Incoming { in_advance: true, ..may };
    registry.write(|store| import(store, &stamp, &wrong[..], &incoming, |_| {})).unwrap();
    undo(registry, day);
    assert!(registry.read(|store| lists::of(store, STANDARD)).unwrap().iter().all(|one| one.day < MAY), "withdrawn");

    // A stranger whom the file rates and no list: asked by name. Taken as unrated by mistake, withdrawn, rejected.
    let text = String::from_utf8(bytes.clone()).unwrap();
    let text = text.replace("012 Áprilisi", "012 Vendég  ").replace("Vörös, Zoltán", "Huber, Franz ");
    let text = text.replace("2250 HUN      700006 1961/00/00", "2345 AUT     1600001           ");
    let guest = registry.write(|store| submit(store, "vendeg.trf", text.as_bytes(), day)).unwrap();
    let asked = refusal_of(registry.write(|store| accept(store, &stamp, guest.submission, new_ones())));
    assert_eq!(asked.code, "strangers-rated");
    registry.write(|store| reject(store, &stamp, guest.submission, "nem a mi versenyünk")).unwrap();

    let event = report(registry, &bytes, day);
    // A decision for the wrong player, and a report withdrawn by mistake.
    let decision = Decided::Indicators {
        person: PersonId(4),
        series: STANDARD,
        points: Some(1000),
        grade: None,
        games: None,
        peak: None,
        reached: Vec::new(),
        taken: false,
    };
    let act = DecideAct { decision, day, reference: "9/2024".into() };
    registry.write(|store| decide(store, &stamp, act)).unwrap();
    undo(registry, day);
    registry.write(|store| withdraw(store, &stamp, event, "elírt szám")).unwrap();
    undo(registry, day);

    // Closed without the report of the month before it was put right, and computed again.
    let closing = crate::month::stamp(list);
    let game = WhichGame { round: 1, line: 0, against: None };
    registry.write(|store| correct_result(store, &stamp, event, game, "0-1")).unwrap();
    registry.write(|store| close_month(store, &closing, Tempo::Standard, list)).unwrap();
    registry.write(|store| correct_result(store, &closing, event, game, "1-0")).unwrap();
    registry.write(|store| close_again(store, &closing, Tempo::Standard, list)).unwrap();
    registry.write(|store| publish(store, &closing, STANDARD, Some(list))).unwrap();
}

/// A report that says nothing of its tempo, an answer to the wrong person, and the checklist that shows what waits.
fn may(registry: &mut Registry) {
    let (bytes, day, list) = truth(2);
    let stamp = stamp(day);
    let text = String::from_utf8(bytes).unwrap();
    let silent = text.replace("122 90+30\n", "");
    let file = registry.write(|store| submit(store, "majus.trf", silent.as_bytes(), day)).unwrap();
    let asked = refusal_of(registry.write(|store| accept(store, &stamp, file.submission, registered())));
    assert_eq!(asked.code, "tempo-unsaid", "never a silent standard list");
    // The namesake without number: answered wrongly, cancelled, answered rightly.
    let bare = text.replace("     700002 1990/00/00", &" ".repeat(22)).replace("012 Májusi", "012 Névrokon");
    let bare = registry.write(|store| submit(store, "nevrokon.trf", bare.as_bytes(), day)).unwrap();
    assert!(bare.lines[0].is_question());
    registry.write(|store| answer(store, &stamp, bare.submission, 0, Some(PersonId(1)))).unwrap();
    undo(registry, day);
    assert!(registry.read(|store| open(store, bare.submission)).unwrap().lines[0].is_question());
    let waiting = registry.read(|store| month_checklist(store, Tempo::Standard, list));
    let waiting: Vec<SubmissionId> = waiting.unwrap().waiting.iter().map(|one| one.file.id).collect();
    assert!(waiting.contains(&bare.submission), "{waiting:?}");
    registry.write(|store| reject(store, &stamp, bare.submission, "kétszer küldték")).unwrap();

    let how = Acceptance { tempo: Some(Tempo::Standard), ..registered() };
    registry.write(|store| accept(store, &stamp, file.submission, how)).unwrap();
    registry.write(|store| close_and_publish(store, list)).unwrap();
}

fn new_ones() -> Acceptance {
    Acceptance { take_new: true, strangers: Strangers::Ask, ..registered() }
}

fn named(family: &str) -> PersonFields {
    PersonFields { family: family.into(), given: "Péter".into(), country: "HUN".into(), ..PersonFields::default() }
}

/// Cancels the newest entry.
fn undo(registry: &mut Registry, day: Date) {
    let newest = registry.read(last_standing).unwrap();
    registry.write(|store: &mut Writer<'_>| cancel(store, &stamp(day), newest, "elírás")).unwrap();
}

/// The newest entry that is neither cancelled nor a cancellation.
fn last_standing(store: &mut arpad_registry::Reader<'_>) -> Result<EntryId, OfficeError> {
    let cancelled = arpad_office::acts::standing::cancelled(store)?;
    let mut entry = ledger::head(store)?.0;
    loop {
        let is_cancellation = cancelled.values().any(|one| one.entry == entry);
        if !is_cancellation && !cancelled.contains_key(&entry) {
            return Ok(entry);
        }
        entry = EntryId(entry.0 - 1);
    }
}
