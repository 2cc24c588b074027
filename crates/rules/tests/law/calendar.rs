//! Each system and month has exactly one edition, from the first modelled one on. No values are asserted here: a gap or
//! an overlap between editions is what fails.

use arpad_model::{EditionId, Tempo};
use arpad_rules::calendar::{Calendar, CalendarError, RatingSystem, Reign};
use arpad_rules::chess::edition::Registration;
use arpad_rules::provision::Evidence;
use jiff::ToSpan;
use jiff::civil::date;

#[test]
fn time_coverage() {
    let calendar = Calendar::default();
    for system in RatingSystem::ALL {
        let first = calendar.reigns().iter().filter(|reign| reign.system == system).map(|reign| reign.from).min();
        let first = first.unwrap_or_else(|| panic!("{} has no edition", system.as_str()));
        let mut month = first.first_of_month();
        while month < date(2040, 1, 1) {
            for day in [month.max(first), month.last_of_month()] {
                let governing = calendar.reigns().iter().filter(|reign| {
                    reign.system == system && reign.from <= day && reign.until.is_none_or(|until| day <= until)
                });
                assert_eq!(governing.count(), 1, "{} on {day}", system.as_str());
            }
            month = month.saturating_add(1.month());
        }
        let before = first.yesterday().unwrap();
        let refused = calendar.edition_on(system, before).unwrap_err();
        assert!(refused.to_string().contains(&before.to_string()), "an earlier date is refused by name");
    }
}

#[test]
fn the_default_dates_of_fide_standard() {
    let calendar = Calendar::default();
    for (day, edition) in [
        (date(2013, 7, 1), "fide-2013"),
        (date(2016, 12, 31), "fide-2013"),
        (date(2017, 1, 1), "mssz-2017"),
        (date(2021, 12, 31), "mssz-2017"),
        (date(2022, 1, 1), "fide-2022-01"),
        (date(2024, 2, 29), "fide-2022-01"),
        (date(2024, 3, 1), "fide-2024-03"),
        (date(2025, 9, 30), "fide-2024-03"),
        (date(2025, 10, 1), "fide-2025-10"),
        (date(2030, 1, 1), "fide-2025-10"),
    ] {
        assert_eq!(calendar.edition_on(RatingSystem::FideStandard, day).unwrap().0, edition, "{day}");
    }
    assert!(calendar.edition_on(RatingSystem::FideStandard, date(2013, 6, 30)).is_err());
}

#[test]
fn a_federations_own_calendar_must_have_neither_gaps_nor_overlaps() {
    let mut reigns: Vec<Reign> = Calendar::default().reigns().to_vec();
    reigns[0].until = Some(date(2017, 6, 30));
    assert!(matches!(Calendar::new(reigns.clone()), Err(CalendarError::Overlap { .. })));
    reigns[0].until = Some(date(2016, 6, 30));
    assert!(matches!(Calendar::new(reigns.clone()), Err(CalendarError::Gap { .. })));
    reigns[1].from = date(2016, 7, 1);
    let own = Calendar::new(reigns).unwrap();
    assert_eq!(own.edition_on(RatingSystem::FideStandard, date(2016, 8, 1)).unwrap().0, "mssz-2017");
}

#[test]
fn a_calendar_names_editions_of_the_right_law_only() {
    for (system, edition) in [(RatingSystem::FideStandard, "fide-rapid-2024-03"), (RatingSystem::Mgsz, "mgsz-1999")] {
        let reign = Reign { system, edition: EditionId(edition), from: date(2024, 1, 1), until: None };
        let refused = CalendarError::NotOfSystem { system, edition: EditionId(edition) };
        assert_eq!(Calendar::new(vec![reign]), Err(refused));
    }
}

#[test]
fn a_tempo_has_its_own_law_and_its_first_edition_closes_the_lists_before_it() {
    let calendar = Calendar::default();
    let governing = |tempo, day| calendar.chess_edition_on(tempo, day).map(|edition| edition.id.0);
    assert_eq!(governing(Tempo::Standard, date(2024, 3, 1)), Ok("fide-2024-03"));
    assert_eq!(governing(Tempo::Rapid, date(2024, 3, 1)), Ok("fide-rapid-2024-03"));
    assert_eq!(governing(Tempo::Blitz, date(2024, 12, 1)), Ok("fide-blitz-2024-12"));
    let refused = calendar.chess_edition_on(Tempo::Blitz, date(2024, 2, 29)).unwrap_err();
    assert_eq!((refused.system, refused.first), (RatingSystem::FideBlitz, date(2024, 3, 1)));
    assert_eq!(calendar.list_edition(Tempo::Blitz, date(2024, 2, 1)).id.0, "fide-blitz-2024-03");
    assert_eq!(calendar.list_edition(Tempo::Blitz, date(2025, 1, 1)).id.0, "fide-blitz-2024-12");
}

/// Stable names, which files and addresses carry; and the paragraph that says which events a law governs.
#[test]
fn systems_by_name_tempo_and_scope() {
    let names = RatingSystem::ALL.map(RatingSystem::as_str);
    assert_eq!(
        names,
        [
            "fide-standard",
            "fide-rapid",
            "fide-blitz",
            "mgsz",
            "egf",
            "fide-titles",
            "fide-direct-titles",
            "fide-arbiters"
        ]
    );
    let of_tempo = [Tempo::Standard, Tempo::Rapid, Tempo::Blitz].map(RatingSystem::from);
    assert_eq!(of_tempo, [RatingSystem::FideStandard, RatingSystem::FideRapid, RatingSystem::FideBlitz]);
    let scopes = RatingSystem::ALL.map(|system| system.scope().0);
    assert_eq!(scopes, ["0.1", "0.1", "0.1", "§1(2)", "§1(2)", "0.2", "0.2", "1.1"]);
}

/// F-11: 0.2 with 2700 and 2500 is in force from 2023-12-25. F-12: inactive after 24 lists from that of November 2020 to the
/// amendment of 2022-10-17.
#[test]
fn f11_f12_single_provisions_have_days_of_their_own() {
    let calendar = Calendar::default();
    let on = |day| calendar.chess_edition_on(Tempo::Standard, day).unwrap();
    let inactive = |day| (on(day).id.0, on(day).inactive_after.value, on(day).inactive_after.evidence);
    assert_eq!(inactive(date(2020, 10, 1)), ("mssz-2017", 12, Evidence::Reading("E-48")));
    assert_eq!(inactive(date(2020, 11, 1)), ("mssz-2017", 24, Evidence::Open("F-12")));
    assert_eq!(inactive(date(2022, 1, 1)), ("fide-2022-01", 24, Evidence::Open("F-12")));
    assert_eq!(inactive(date(2022, 10, 1)), ("fide-2022-01", 24, Evidence::Open("F-12")));
    assert_eq!(inactive(date(2022, 11, 1)).1, 12);
    let strong = Registration::Strength { ordinary: 3, strong: 30, above: 2700, women_above: 2500 };
    let registration = |day| on(day).registration.value;
    assert_eq!(registration(date(2023, 12, 24)), Registration::Norms { ordinary: 3, norms: 30 });
    assert_eq!(registration(date(2023, 12, 25)), strong);
    assert_eq!(registration(date(2024, 3, 1)), strong);
    let issued = calendar.chess_edition_as_issued(Tempo::Standard, date(2023, 12, 25)).unwrap();
    assert_eq!(issued.registration.value, Registration::Norms { ordinary: 3, norms: 30 });
}

/// E-24 is about the day a text comes into force: what a federation decides in between, or another law on that day, is none.
#[test]
fn e24_a_decision_within_a_text_is_no_new_text() {
    use arpad_rules::chess::editions::{FIDE_2022_01, FIDE_2024_03};
    use arpad_rules::chess::parameters::decide;
    let calendar = Calendar::default();
    let floor = |edition, from, start| {
        let after = decide(edition, "first_governed", "after-the-day").unwrap();
        let raised = decide(after, "floor", "1500").unwrap();
        let on = |day| Ok::<_, CalendarError>(if day < from { after } else { raised });
        calendar.of_event(Tempo::Standard, start, on).unwrap().floor.value
    };
    let day = date(2024, 5, 10);
    assert_eq!(floor(FIDE_2024_03, day, day), 1500, "decided from this day on");
    assert_eq!(floor(FIDE_2024_03, day, day.yesterday().unwrap()), 1400);
    // New title regulations came into force on that day.
    let year = date(2023, 1, 1);
    assert_eq!(floor(FIDE_2022_01, year, year), 1500);
    let text = date(2024, 3, 1);
    assert_eq!(floor(FIDE_2024_03, text, text), 1400, "a text of that very day governs from the next on");
}

/// The title and arbiter regulations rate no games.
#[test]
fn which_editions_rate_games() {
    use arpad_rules::catalogue::{edition, rating_editions};
    let rates = |id: &str| edition(id).expect("an edition").rates();
    for id in ["fide-2013", "fide-blitz-2024-12", "mgsz-2012", "egf-2021"] {
        assert!(rates(id), "{id}");
    }
    for id in ["fide-titles-2024-01", "fide-direct-titles-2024-01", "fide-arbiters-2021-07"] {
        assert!(!rates(id), "{id}");
    }
    assert_eq!(rating_editions().count(), 11, "five for standard chess, two for rapid, two for blitz, two for go");
}
