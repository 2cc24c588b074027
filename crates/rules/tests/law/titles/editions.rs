//! Which edition governs, what is established in it, and what a federation may decide.

use super::case::*;
use arpad_rules::calendar::Calendar;
use arpad_rules::chess::parameters::ParameterError;
use arpad_rules::provision::Evidence;
use arpad_rules::titles::editions::*;
use arpad_rules::titles::norm::{Kind, NormCase, doubts};
use arpad_rules::titles::parameters::{self, decide};
use arpad_rules::titles::title::FideTitle;
use jiff::civil::date;

#[test]
fn b01_0_2_the_start_of_a_tournament_chooses_the_edition() {
    let calendar = Calendar::default();
    for (day, edition) in [
        (date(2017, 7, 1), "fide-titles-2017-07"),
        (date(2021, 12, 31), "fide-titles-2017-07"),
        (date(2022, 1, 1), "fide-titles-2022-01"),
        (date(2023, 12, 31), "fide-titles-2023-01"),
        (date(2024, 1, 1), "fide-titles-2024-01"),
        (date(2030, 1, 1), "fide-titles-2024-01"),
    ] {
        assert_eq!(calendar.title_edition_on(day).map(|edition| edition.id.0), Ok(edition), "{day}");
    }
    assert!(calendar.title_edition_on(date(2017, 6, 30)).is_err());
}

/// Of the older texts nothing but what public pages tell is established; everything else says that it is not.
#[test]
fn b01_0_2_nothing_of_an_older_edition_is_called_its_text() {
    for edition in [FIDE_TITLES_2017_07, FIDE_TITLES_2022_01, FIDE_TITLES_2023_01] {
        for row in edition.provisions() {
            assert!(matches!(row.evidence, Evidence::Public | Evidence::Open(_)), "{} {}", edition.id, row.name);
            let is_open = matches!(row.evidence, Evidence::Open(_));
            assert!(is_open || row.value.code != "not-established", "{} {}", edition.id, row.name);
        }
        let case = swiss(&JUST_ENOUGH);
        let norm = judge(&edition, &case, FideTitle::Gm);
        let told = doubts(&edition, &case, &[norm]);
        assert!(told.iter().any(|one| one.code == "title-edition-in-part"), "{}", edition.id);
    }
    assert!(!FIDE_TITLES_2024_01.is_in_part());
    assert!(
        FIDE_TITLES_2024_01
            .provisions()
            .iter()
            .all(|row| !matches!(row.evidence, Evidence::Open(_) | Evidence::Public))
    );
}

/// Earlier texts bound the opponents without a rating; it is told and refuses nothing (T-20).
#[test]
fn b01_1_4_6d_many_unrated_opponents_are_told_in_older_editions() {
    let mut lines = vec!["GER GM 2700 1"; 7];
    lines.extend(["SVK IM - 1", "AUT IM - 1"]);
    let mut case = swiss(&lines);
    case.event.kind = Kind::Zonal;
    let told = |edition| {
        let norm = judge(&edition, &case, FideTitle::Gm);
        assert!(norm.is_norm(), "{}: {:?}", edition.id, failed(&norm));
        doubts(&edition, &case, &[norm]).iter().any(|one| one.code == "norm-many-unrated")
    };
    assert_eq!([FIDE_TITLES_2017_07, FIDE_TITLES_2022_01, FIDE_TITLES_2024_01].map(told), [true, false, false]);
}

/// What is open is told where it could decide, and nowhere else.
#[test]
fn b01_1_4_doubts_are_told_where_they_could_decide() {
    let told = |case: &NormCase| -> Vec<String> {
        let norm = judge(&FIDE_TITLES_2024_01, case, FideTitle::Gm);
        doubts(&FIDE_TITLES_2024_01, case, &[norm])
            .iter()
            .map(|one| format!("{} {}", one.paragraph, one.code))
            .collect()
    };
    let nothing: Vec<String> = Vec::new();
    // Whose final or zonal it is decides about 1.4.3 (a, b).
    for (kind, host, expected) in [
        (Kind::Ordinary, None, false),
        (Kind::NationalFinal, Some("HUN"), false),
        (Kind::NationalFinal, None, true),
        (Kind::Zonal, None, true),
    ] {
        let mut case = swiss(&JUST_ENOUGH);
        (case.event.kind, case.event.federation) = (kind, host.map(str::to_owned));
        let is_told = told(&case).contains(&"1.4.3 norm-host-unsaid".to_owned());
        assert_eq!(is_told, expected, "{kind:?} {host:?}");
    }
    // Seven of nine against nine of 2500 of the own federation: only the federations fail, which the Annex calls irrelevant here.
    let mut own = vec!["HUN GM 2500 1"; 7];
    own.extend(["HUN GM 2500 0"; 2]);
    let of = |kind, lines: &[&str]| {
        let mut case = swiss(lines);
        case.event.kind = kind;
        told(&case)
    };
    assert_eq!(of(Kind::WorldTeam, &own), ["1.4.3 norm-team-federations"]);
    assert_eq!(of(Kind::Ordinary, &own), nothing);
    assert_eq!(of(Kind::WorldTeam, &JUST_ENOUGH), nothing, "a norm");
    own[..3].fill("HUN GM 2500 0");
    assert_eq!(of(Kind::WorldTeam, &own), nothing, "the performance fails too");
    // Half a point without a game in the last round; in another it is nothing.
    let last = with(&JUST_ENOUGH, 9, "- - - H");
    assert_eq!(of(Kind::Ordinary, &last), ["1.4.2c norm-half-bye-last"]);
    assert_eq!(of(Kind::Ordinary, &with(&JUST_ENOUGH, 8, "- - - H")), nothing);
    assert_eq!(of(Kind::Ordinary, &with(&JUST_ENOUGH, 9, "- - - U")), nothing);
}

#[test]
fn parameters_take_what_they_say_and_nothing_else() {
    for parameter in parameters::ALL {
        for value in parameter.takes.split(" | ") {
            let decided = decide(FIDE_TITLES_2024_01, parameter.name, value).expect("it takes it");
            assert_eq!(parameter.value(&decided), Some(value), "{}", parameter.name);
        }
        assert!(matches!(decide(FIDE_TITLES_2024_01, parameter.name, "maybe"), Err(ParameterError::Value(_))));
        assert!(parameter.value(&FIDE_TITLES_2024_01).is_some());
    }
    assert!(matches!(decide(FIDE_TITLES_2024_01, "nothing", "yes"), Err(ParameterError::Unknown)));
}
