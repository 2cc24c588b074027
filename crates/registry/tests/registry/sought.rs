//! Tournaments and files are found by what people remember, page by page, the same on both databases.

use arpad_model::{
    BlobId, EntryId, EventFacts, RegisteredTournament, Series, Submission, SubmissionId, SubmissionState, Tempo,
    TournamentId, TournamentState,
};
use arpad_registry::tables::sought::{self, Found, Sought};
use arpad_registry::tables::submissions;
use arpad_registry::tables::tournaments;
use arpad_registry::{Error, Registry, Writer};
use arpad_trial::trials;
use jiff::civil::{Date, date};

fn event(id: u32, name: &str, town: &str, ends: Date) -> RegisteredTournament {
    RegisteredTournament {
        id: TournamentId(id),
        series: Series::Chess(Tempo::Standard),
        name: name.into(),
        town: town.into(),
        organizer: String::new(),
        arbiter: String::new(),
        time_control: String::new(),
        rounds: None,
        starts: ends,
        ends,
        announced: None,
        reported: None,
        state: TournamentState::Announced,
        because: String::new(),
        submission: None,
        list: None,
        facts: EventFacts::default(),
    }
}

fn file(id: u32, name: &str) -> Submission {
    Submission {
        id: SubmissionId(id),
        blob: BlobId(1),
        file_name: name.into(),
        format: "trf16".into(),
        moment: "2026-11-16T10:00:00Z".parse().unwrap(),
        by_whom: String::new(),
        tournament: None,
        state: SubmissionState::Received,
        because: String::new(),
    }
}

fn fill(store: &mut Writer<'_>) -> Result<(), Error> {
    // Three end on each day, so that pages break within a day.
    for id in 1..=30 {
        let ends = date(2024, 1, 1 + ((id - 1) / 3) as i8);
        let (name, town) = match id % 3 {
            0 => ("ŐSZI Árvíztűrő Kupa", "Győr"),
            1 => ("Spring 100% open_air!", "Pécs"),
            _ => ("Öreg tükörfúrógép", "ÉRD"),
        };
        tournaments::insert(store, &event(id, name, town, ends), EntryId(1))?;
    }
    for (id, name) in [(1, "Őszi.TRF"), (2, "open.trf"), (3, "oszi.trf"), (4, "oszi.trf2")] {
        submissions::insert(store, &file(id, name), EntryId(1))?;
    }
    Ok(())
}

fn all() -> Sought {
    Sought { text: String::new(), from: date(1900, 1, 1), until: Date::MAX, behind: None }
}

fn numbers(found: &Found) -> Vec<u32> {
    found.events.iter().map(|event| event.id.0).collect()
}

#[test]
fn words_are_found_without_accents_in_any_order_and_signs_mean_themselves() {
    for trial in trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        registry.write(fill).unwrap();
        let mut count = |text: &str| {
            let sought = Sought { text: text.into(), ..all() };
            registry.read(|store| sought::tournaments(store, &sought, 50)).unwrap().events.len()
        };
        for text in ["arvizturo", "ÁRVÍZTŰRŐ", "kupa gyor", "Győr őszi kupa", "oszi", "o s z i g"] {
            assert_eq!(count(text), 10, "{}: {text}", trial.name());
        }
        for text in ["100%", "open_air!", "!", "TÜKÖRFÚRÓGÉP érd", "0%"] {
            assert_eq!(count(text), 10, "{}: {text}", trial.name());
        }
        for text in ["1%0", "openXair", "oszi pecs", "' OR 1=1 --", "\\", "gyor kupa x"] {
            assert_eq!(count(text), 0, "{}: {text}", trial.name());
        }
        assert_eq!(count("r"), 30, "{}", trial.name());
    }
}

#[test]
fn pages_follow_each_other_without_gap_or_repetition() {
    for trial in trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        registry.write(fill).unwrap();
        for (text, expected) in
            [("", (1..=30).rev().collect::<Vec<u32>>()), ("oszi", (1..=10).rev().map(|n| n * 3).collect())]
        {
            let mut sought = Sought { text: text.into(), ..all() };
            let mut seen = Vec::new();
            for _ in 0..40 {
                let found = registry.read(|store| sought::tournaments(store, &sought, 4)).unwrap();
                seen.extend(numbers(&found));
                match found.next {
                    Some(next) => sought.behind = Some(next),
                    None => break,
                }
            }
            assert_eq!(seen, expected, "{}: {text:?}", trial.name());
        }
        let days = Sought { from: date(2024, 1, 2), until: date(2024, 1, 3), ..all() };
        let found = registry.read(|store| sought::tournaments(store, &days, 50)).unwrap();
        assert_eq!((numbers(&found), found.next), (vec![9, 8, 7, 6, 5, 4], None), "{}", trial.name());
        // A place outside the days does not widen them.
        let beyond = Sought { behind: Some((date(2024, 1, 9), TournamentId(27))), ..days };
        let found = registry.read(|store| sought::tournaments(store, &beyond, 50)).unwrap();
        assert_eq!(numbers(&found), [9, 8, 7, 6, 5, 4], "{}", trial.name());
    }
}

#[test]
fn a_file_is_found_by_its_whole_name() {
    for trial in trials() {
        let mut registry = Registry::create(trial.address()).unwrap();
        registry.write(fill).unwrap();
        let cut = registry.read(|store| sought::files(store, "őszi.trf", 1)).unwrap();
        assert_eq!((cut.files.len(), cut.looked_through.is_some()), (1, true), "{}", trial.name());
        let mut files = |name: &str| -> Vec<u32> {
            let found = registry.read(|store| sought::files(store, name, 10)).unwrap();
            assert_eq!(found.looked_through, None, "all of them");
            found.files.iter().map(|file| file.id.0).collect()
        };
        assert_eq!(files("őszi.trf"), [3, 1], "{}", trial.name());
        assert_eq!(files("OPEN.TRF"), [2], "{}", trial.name());
        assert_eq!(files("open"), [0; 0], "{}", trial.name());
        assert_eq!(files("%"), [0; 0], "{}", trial.name());
    }
}
