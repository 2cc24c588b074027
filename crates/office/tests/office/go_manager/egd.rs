//! The European database's list: numbers, grades of players from abroad, one notation of countries.

use super::*;
use arpad_office::acts::answer::answer;
use arpad_office::acts::cancel::cancel;
use arpad_office::acts::egd_list::bring_egd_list;
use arpad_office::acts::person::register_person;
use arpad_office::intake::egd_list::kept;
use arpad_office::intake::open::open;
use arpad_office::rating::rate_case::Answer;
use arpad_office::verify::verify;
use arpad_office::views::explain_list::explain_list;
use arpad_office::views::go_lines::go_lines;
use arpad_registry::tables::persons;

/// As the database prints it, in fixed columns.
const LIST: &str = "<pre>\n(22 Feb 2018)\n \
    12000001  Kiss Anna                             HU  Pecs   12k   --    900    14  T150606I\n \
    13000001  Novak Jan                             CZ  Prah   12k   --    850     3  T150606I\n \
    14000001  Varga Eva                             HU  Pecs    3k   --   1750    14  T150606I\n \
    15000001  Mas Valaki                            HU  Pecs    3k   --   1750    14  T150606I\n</pre>\n";

fn bring(registry: &mut Registry) -> arpad_office::acts::egd_list::TakenEgdList {
    registry.write(|store| bring_egd_list(store, &stamp(DAY), "allworld_lp.html", LIST.as_bytes(), None)).unwrap()
}

/// Kiss beats Novák, whose file tells no grade. 60' + 3×20" and even: 20.
const GOTHA: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<Tournament>
<Players>
<Player agaExpirationDate="" agaId="" club="Pecs" country="HU" egfPin="12000001" ffgLicence="" firstName="Anna" name="Kiss" participating="1" rank="13K" rating="0" ratingOrigin="MAN" registeringStatus="FIN"/>
<Player agaExpirationDate="" agaId="" club="Prah" country="CZ" egfPin="13000001" ffgLicence="" firstName="Jan" name="Novák" participating="1" rating="0" ratingOrigin="MAN" registeringStatus="FIN"/>
</Players>
<Games>
<Game blackPlayer="KISSANNA" handicap="0" knownColor="true" result="RESULT_BLACKWINS" roundNumber="1" tableNumber="1" whitePlayer="NOVÁKJAN"/>
</Games>
<TournamentParameterSet>
<GeneralParameterSet basicTime="60" beginDate="2024-03-09" complementaryTimeSystem="STDBYOYOMI" director="" endDate="2024-03-09" komi="6.5" location="Pécs" name="Határ Kupa" numberOfRounds="1" shortName="hatar" size="19" stdByoYomiTime="20"/>
<HandicapParameterSet hdBasedOnMMS="true" hdCeiling="0" hdCorrection="1" hdNoHdRankThreshold="1D"/>
</TournamentParameterSet>
</Tournament>
"#;

/// 12 kyu on the list is 1450 points: d = 50, 0.38 · 20 = 7.6.
#[test]
fn p6_1_2_a_player_from_abroad_whose_file_tells_no_grade_has_that_of_the_european_list() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let file = submitted(&mut registry, GOTHA.as_bytes());
        assert_eq!(refused(accepted(&mut registry, &file, GoFacts::default())), "not-ratable", "{}", trial.name());
        let brought = bring(&mut registry);
        assert_eq!((brought.day, brought.players, brought.known), (date(2018, 2, 22), 4, 1), "{}", trial.name());
        // The sheet says before the acceptance where the grade will come from, and the acceptance where it came from.
        let taken = |registry: &mut Registry| {
            let lines = registry.read(|store| {
                let opened = open(store, file.submission)?;
                go_lines(store, &opened)
            });
            lines.unwrap().iter().map(|line| line.taken.map(|grade| grade.to_string())).collect::<Vec<_>>()
        };
        assert_eq!(taken(&mut registry), [None, Some("12k".to_owned())], "{}", trial.name());
        let done = accepted(&mut registry, &file, GoFacts::default()).unwrap();
        assert_eq!(done.listed, [(1, "12k".to_owned())]);
        assert!(done.findings.iter().any(|one| one.code.as_str() == "go-whereabouts-unsaid"), "a town, and no country");
        assert_eq!(taken(&mut registry), [None, Some("12k".to_owned())], "{}", trial.name());
        let lists = closed(&mut registry);
        assert_eq!(points(&mut registry, &lists[0]), [(1, 1508)], "{}", trial.name());
        let found = registry.read(|store| explain_list(store, PersonId(1), Some(Series::Go), None)).unwrap();
        let Some(Answer::Mgsz(answer)) = found.answer else { panic!("a go answer") };
        let steps = answer.rated.iter().flat_map(|rated| &rated.players).flat_map(|player| &player.steps);
        let listed: Vec<_> = steps.filter(|step| step.code.as_str() == "go-foreign-listed").collect();
        assert_eq!(listed.len(), 1, "{listed:?}");
        let novak = registry.read(|store| persons::by_egd(store, EgdPin(13_000_001))).unwrap();
        assert_eq!(novak.map(|person| person.country), Some("CZE".to_owned()), "as the register writes it");
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

/// Kiss, 12 kyu on the list, enters as 13 kyu: said where European rules hold, and there alone. With some 1500 points both enter
/// domestic tournaments as 11 kyu; with their first they entered the register, as what they said (§9(3)).
#[test]
fn p9_1_b_an_international_tournament_is_entered_with_the_grade_of_the_european_list() {
    let due: [(&str, Date, bool, &[&str]); 3] = [
        ("Első Kupa", FIRST, false, &[]),
        ("Határ Kupa", SECOND, true, &["go-entry-grade-european"]),
        ("Pécsi Kupa", date(2024, 3, 23), false, &["go-entry-grade", "go-entry-grade"]),
    ];
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        bring(&mut registry);
        for (name, day, international, due) in due {
            let file = submitted(&mut registry, &h9(name, day, true, &ONE_GAME));
            let facts = GoFacts { international: Some(international), ..thinking_time("60+3x20") };
            let taken = accepted(&mut registry, &file, facts).unwrap();
            let codes = taken.findings.iter().map(|one| one.code.as_str());
            let told: Vec<&str> = codes.filter(|code| code.starts_with("go-entry-grade")).collect();
            assert_eq!(told, due, "{name}, {}", trial.name());
            closed(&mut registry);
        }
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn answering_a_line_stores_its_number_and_the_list_says_who_it_may_be() {
    let lines = ["1 Kiss Anna 13k HU Pecs 1 2+/b0 |12000001", "2 Varga Eva 3k HU Pecs 0 1-/w0 |14000001"];
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let varga = PersonFields {
            family: "Varga".into(),
            given: "Éva".into(),
            country: "HUN".into(),
            ..PersonFields::default()
        };
        let (person, _) = registry.write(|store| register_person(store, &stamp(DAY), &varga)).unwrap();
        let brought = bring(&mut registry);
        let suggested: Vec<_> = brought.suggested.iter().map(|(one, listed)| (one.id, listed.pin)).collect();
        assert_eq!(suggested, [(person, EgdPin(14_000_001))], "{}", trial.name());
        assert_eq!(brought.otherwise, []);

        let file = submitted(&mut registry, &h9("Tavasz", FIRST, true, &lines));
        let opened = registry.read(|store| open(store, file.submission)).unwrap();
        assert!(opened.lines[1].is_question(), "a number nobody has, and a name that is known: {:?}", opened.lines);
        let seen = registry.read(|store| go_lines(store, &opened)).unwrap();
        let told: Vec<_> = seen
            .iter()
            .map(|one| (one.entry.map(|grade| grade.to_string()), one.listed.as_ref().map(|listed| listed.pin.0)))
            .collect();
        let entry = |grade: &str| Some(grade.to_owned());
        assert_eq!(told, [(entry("13k"), Some(12_000_001)), (entry("3k"), Some(14_000_001))], "{}", trial.name());
        registry.write(|store| answer(store, &stamp(DAY), file.submission, 1, Some(person))).unwrap();
        let known = registry.read(|store| persons::get(store, person)).unwrap().expect("a person");
        assert_eq!(known.egd, Some(EgdPin(14_000_001)), "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

#[test]
fn a_list_is_taken_back_and_what_is_no_list_is_refused() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let mut bring_bytes =
            |bytes: &[u8], day| registry.write(|store| bring_egd_list(store, &stamp(DAY), "x.html", bytes, day));
        assert_eq!(refused(bring_bytes(b"nothing of the kind", Some(FIRST))), "egd-list-unreadable");
        let undated = LIST.replacen("(22 Feb 2018)", "", 1);
        assert_eq!(refused(bring_bytes(undated.as_bytes(), None)), "egd-list-undated");
        assert_eq!(refused(bring_bytes(LIST.as_bytes(), Some(date(2024, 4, 30)))), "day-in-future");
        let day = |registry: &mut Registry| registry.read(kept).unwrap().map(|list| list.day);
        bring(&mut registry);
        registry.write(|store| bring_egd_list(store, &stamp(DAY), "x.html", undated.as_bytes(), Some(FIRST))).unwrap();
        assert_eq!(day(&mut registry), Some(FIRST), "{}", trial.name());
        let entry = registry.read(arpad_registry::ledger::head).unwrap().0;
        registry.write(|store| cancel(store, &stamp(DAY), entry, "rossz nap")).unwrap();
        assert_eq!(day(&mut registry), Some(date(2018, 2, 22)), "the one before is looked at again");
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}

/// What the file says goes before the list; a professional has no place on the scale, whoever says so, and the committee is asked.
#[test]
fn a_professional_is_asked_about_whoever_tells_his_grade() {
    let of_file = GOTHA.replacen(r#"participating="1" rating="0""#, r#"participating="1" rank="1P" rating="0""#, 1);
    let of_list = LIST.replacen("Prah   12k ", "Prah    1p ", 1);
    for (file, list) in [(of_file.as_str(), LIST), (GOTHA, of_list.as_str())] {
        for trial in arpad_trial::trials() {
            let mut registry = office(&trial);
            let bytes = list.as_bytes();
            registry.write(|store| bring_egd_list(store, &stamp(DAY), "allworld_lp.html", bytes, None)).unwrap();
            let file = submitted(&mut registry, file.as_bytes());
            let Err(OfficeError::Refused(refusal)) = accepted(&mut registry, &file, GoFacts::default()) else {
                panic!("nobody knows the points of 1p, {}", trial.name())
            };
            let against = refusal.findings.iter().find(|one| one.code.as_str() == "go-foreign-grade-unbounded");
            let against = against.unwrap_or_else(|| panic!("{:?}", refusal.findings));
            assert!(against.facts.contains(&("grade", "1p".into())), "{:?}, {}", against.facts, trial.name());
        }
    }
}
