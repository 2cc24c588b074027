//! The right series: what the time control says, what the announcement says, and what nobody says.

use crate::month::{APRIL, STANDARD, duels, found, fresh, list, registered, stamp, submit, to_announce};
use arpad_model::{Series, Tempo, TournamentId, hex};
use arpad_office::acts::accept::{Acceptance, accept};
use arpad_office::acts::announce::{Announcement, announce};
use arpad_office::acts::close::close_month;
use arpad_office::acts::desk::{OfficeError, act_of, enact};
use arpad_office::acts::{AcceptAct, Act};
use arpad_office::verify::verify;
use arpad_office::views::records;
use arpad_registry::{Registry, blobs, ledger};
use jiff::civil::{Date, date};

const DAY: Date = date(2024, 3, 9);
const RAPID: Series = Series::Chess(Tempo::Rapid);

/// A report of one game whose record 122 is another.
fn with_control(name: &str, control: &str) -> Vec<u8> {
    let text = String::from_utf8(duels(name, DAY, &[(0, 1, '1'), (2, 3, '='), (4, 5, '0')])).expect("text");
    let record = if control.is_empty() { String::new() } else { format!("122 {control}\n") };
    text.replace("122 90+30\n", &record).into_bytes()
}

fn announced(registry: &mut Registry, name: &str, series: Series) -> TournamentId {
    let announcement = Announcement { series, ..to_announce(name, (DAY, DAY), date(2024, 2, 1)) };
    registry.write(|store| announce(store, &stamp(date(2024, 2, 1)), announcement)).expect("announced")
}

/// Hands in a report and says what accepting answers: the series it counts for, or the code of the refusal.
fn taken(registry: &mut Registry, bytes: &[u8], tempo: Option<Tempo>) -> Result<(TournamentId, Series), String> {
    let file = registry.write(|store| submit(store, "kupa.trf", bytes, DAY)).expect("a report");
    // The same players meet in each of these events.
    let how = Acceptance { tempo, another_event: true, ..registered() };
    match registry.write(|store| accept(store, &stamp(DAY), file.submission, how)) {
        Ok(done) => {
            let event = registry.read(|store| records::tournament(store, done.tournament)).expect("read");
            Ok((done.tournament, event.expect("an event").series))
        }
        Err(OfficeError::Refused(refusal)) => Err(refusal.code.to_string()),
        Err(other) => panic!("{other}"),
    }
}

#[test]
fn nothing_is_standard_because_nobody_said_anything() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).expect("a federation");
        let series = |done: Result<(TournamentId, Series), String>| done.map(|(_, series)| series);

        let hungarian = with_control("Rapid kupa", "15 perc + 10 mp/lépés");
        assert_eq!(series(taken(&mut registry, &hungarian, None)), Ok(RAPID));
        let long = with_control("Hosszú kupa", "90 perc 40 lépésre + 30 perc, lépésenként 30 mp");
        assert_eq!(series(taken(&mut registry, &long, None)), Ok(STANDARD));

        let unfilled = with_control("Néma kupa", "moves/time, increment");
        assert_eq!(series(taken(&mut registry, &unfilled, None)), Err("tempo-unreadable".into()));
        assert_eq!(series(taken(&mut registry, &unfilled, Some(Tempo::Blitz))), Ok(Series::Chess(Tempo::Blitz)));
        let silent = with_control("Csendes kupa", "");
        assert_eq!(series(taken(&mut registry, &silent, None)), Err("tempo-unsaid".into()));
        assert_eq!(series(taken(&mut registry, &silent, Some(Tempo::Standard))), Ok(STANDARD));

        // What a person said stands in the ledger, with the reader that read the file.
        let last = registry.read(|store| {
            let head = ledger::head(store)?.0;
            ledger::entry(store, head)
        });
        let Act::Accept(act) = act_of(&last.expect("read").expect("an entry")).expect("an act") else { panic!() };
        assert_eq!((act.series, act.reading), (Some(STANDARD), 6));

        // Seven players of March stay on the list of April; the rapid and the blitz games did not touch it.
        registry.write(|store| close_month(store, &stamp(APRIL), Tempo::Standard, APRIL)).expect("closed");
        let closed = registry.read(|store| list(store, APRIL)).expect("a list");
        let events = registry.read(|store| records::counted_in(store, closed.id)).expect("events");
        assert_eq!(events.iter().map(|event| event.name.as_str()).collect::<Vec<_>>(), ["Hosszú kupa", "Csendes kupa"]);
        assert_eq!(verify(&mut registry, |_, _| {}).expect("verified").faults, []);
    }
}

#[test]
fn an_announced_rapid_whose_report_says_otherwise_is_a_question() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).expect("a federation");
        for (name, control, refused) in [
            ("Tavaszi rapid", "90+30", "tempo-other"),
            ("Nyári rapid", "lásd kiírás", "tempo-unreadable"),
            ("Őszi rapid", "", "tempo-unsaid"),
        ] {
            let event = announced(&mut registry, name, RAPID);
            let bytes = with_control(name, control);
            assert_eq!(taken(&mut registry, &bytes, None), Err(refused.into()), "{control}");
            // The way out is recorded, and a time control that was not played with is not checked by the law.
            assert_eq!(taken(&mut registry, &bytes, Some(Tempo::Rapid)), Ok((event, RAPID)), "{control}");
        }
        let event = announced(&mut registry, "Téli rapid", RAPID);
        assert_eq!(taken(&mut registry, &with_control("Téli rapid", "15+10"), None), Ok((event, RAPID)));
        assert_eq!(verify(&mut registry, |_, _| {}).expect("verified").faults, []);
    }
}

/// What the first reader could not read it counted as standard; what was accepted so is counted so, whatever is read today.
#[test]
fn a_ledger_of_the_first_reader_is_replayed_by_it() {
    for trial in arpad_trial::trials() {
        let mut registry = fresh(trial.address());
        registry.write(found).expect("a federation");
        let bytes = with_control("Régi kupa", "15 perc + 10 mp/lépés");
        let old = |series: &str| serde_json::from_str::<Act>(series).expect("an act");
        let hash = hex(&blobs::hash(&bytes));
        registry
            .write(|store| -> Result<(), OfficeError> {
                blobs::keep(store, &bytes[..])?;
                let submit = format!(
                    r#"{{"act":"submit","submission":1,"sha256":"{hash}","file_name":"a.trf","tournament":1,"received":"2024-03-09"}}"#
                );
                enact(store, &stamp(DAY), &old(&submit))?;
                enact(store, &stamp(DAY), &old(r#"{"act":"accept","submission":1,"persons":[1,2,3,4,5,6]}"#))?;
                Ok(())
            })
            .expect("entered");
        let event =
            registry.read(|store| records::tournament(store, TournamentId(1))).expect("read").expect("an event");
        assert_eq!(event.series, STANDARD);
        assert_eq!(verify(&mut registry, |_, _| {}).expect("verified").faults, []);
    }
}

/// A text sealed before readers had numbers is the first reader's.
#[test]
fn an_act_without_a_number_was_read_by_the_first_reader() {
    let old = r#"{"act":"accept","submission":3,"persons":[1,2]}"#;
    let act: Act = serde_json::from_str(old).expect("an act");
    let Act::Accept(AcceptAct { series: None, reading: 1, .. }) = &act else { panic!("{act:?}") };
    assert_eq!(serde_json::to_string(&act).expect("text"), old);
}
