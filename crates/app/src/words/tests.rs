//! Every sentence exists in both languages, with the same facts in it, and everything the rules can say has a sentence.

use super::Language;
use arpad_model::Code;
use arpad_rules::provision::ProvisionRow;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Every message of a language with the variables it uses, read from the files themselves.
fn messages(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("words").join(language);
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let files = std::fs::read_dir(&folder).expect("the folder of sentences");
    for file in files.map(|entry| entry.expect("a file of sentences").path()) {
        let text = std::fs::read_to_string(&file).expect("sentences are UTF-8");
        let mut current = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((key, _)) = line.split_once(" =")
                && !line.starts_with([' ', '\t', '['])
            {
                current = key.to_owned();
                assert!(
                    messages.insert(current.clone(), BTreeSet::new()).is_none(),
                    "{current} stands twice, the second time in {}",
                    file.display()
                );
            }
            for part in line.split('$').skip(1) {
                let name: String = part.chars().take_while(|c| c.is_alphanumeric() || matches!(c, '_' | '-')).collect();
                messages.get_mut(&current).expect("a variable belongs to a message").insert(name);
            }
        }
    }
    messages
}

#[test]
fn every_sentence_exists_in_both_languages_with_the_same_facts() {
    let (english, hungarian) = (messages("en"), messages("hu"));
    let keys = |messages: &BTreeMap<String, BTreeSet<String>>| messages.keys().cloned().collect::<BTreeSet<_>>();
    assert_eq!(keys(&english).difference(&keys(&hungarian)).collect::<Vec<_>>(), Vec::<&String>::new(), "only English");
    assert_eq!(
        keys(&hungarian).difference(&keys(&english)).collect::<Vec<_>>(),
        Vec::<&String>::new(),
        "only Hungarian"
    );
    for (key, variables) in &english {
        assert_eq!(variables, &hungarian[key], "{key}");
    }
}

#[test]
fn every_sentence_can_be_said() {
    for language in [Language::En, Language::Hu] {
        for (key, variables) in messages("en") {
            let facts: Vec<(&'static str, String)> =
                variables.into_iter().map(|name| (&*Box::leak(name.into_boxed_str()), "7".to_owned())).collect();
            let said = language.say_texts(&key, &facts);
            assert!(
                (said != key || !key.contains('-')) && !said.contains("{$") && !said.contains("Unknown"),
                "{language:?} {key}: {said}"
            );
        }
    }
}

#[test]
fn everything_the_title_law_can_say_has_a_sentence() {
    use arpad_rules::titles::codes::{finding, step};
    let known = messages("en");
    let all = |prefix: &str, codes: &[Code]| codes.iter().map(|code| format!("{prefix}-{code}")).collect::<Vec<_>>();
    for key in [all("step", step::ALL), all("finding", finding::ALL)].concat() {
        assert!(known.contains_key(&key), "{key}");
    }
}

#[test]
fn everything_the_chess_law_can_say_has_a_sentence() {
    use arpad_rules::chess::codes::{finding, step, why};
    let known = messages("en");
    let all = |prefix: &str, codes: &[Code]| codes.iter().map(|code| format!("{prefix}-{code}")).collect::<Vec<_>>();
    for key in [all("step", step::ALL), all("finding", finding::ALL), all("why", why::ALL)].concat() {
        assert!(known.contains_key(&key), "{key}");
    }
}

#[test]
fn every_edition_has_a_name_for_people() {
    let known = messages("en");
    for edition in arpad_rules::catalogue::ALL {
        assert!(known.contains_key(&format!("edition-name-{}", edition.id().0)), "{}", edition.id().0);
    }
}

#[test]
fn every_choice_of_the_federation_has_a_name_and_a_sentence() {
    use super::decided::choice_said;
    let chess = arpad_rules::chess::parameters::ALL.iter().map(|one| one.name);
    let titles = arpad_rules::titles::parameters::ALL.iter().map(|one| one.name);
    let mut told = 0;
    for language in [Language::En, Language::Hu] {
        for name in chess.clone().chain(titles.clone()) {
            let (called, text) = choice_said(language, name);
            // "floor" is a code and a word of its name.
            let is_code = called == name || name.contains('-') && called.contains(name);
            assert!(!is_code && !called.starts_with("choice-"), "{language:?} {name}: {called}");
            assert!(text.ends_with('.') && text.len() > 20, "{language:?} {name}: {text}");
            told += 1;
        }
        // Those of go stand among its provisions, and are called as these are.
        for row in arpad_rules::go::hungary::MGSZ_2012.provisions() {
            assert!(!choice_said(language, row.name).0.contains(row.name), "{language:?} {}", row.name);
        }
    }
    assert!(told > 50, "{told}");
}

#[test]
fn every_provision_and_every_fault_has_a_sentence() {
    let known = messages("en");
    for edition in arpad_rules::catalogue::ALL {
        for row in edition.provisions() {
            assert!(known.contains_key(&format!("provision-{}", row.name)), "{}", row.name);
        }
    }
    let faults = arpad_formats::document::ALL.iter().chain(arpad_office::files::from_case::fault::ALL);
    let faults = faults.chain(arpad_office::files::from_titles::fault::ALL);
    for code in faults {
        assert!(known.contains_key(&format!("fault-{}", code)), "{}", code);
    }
    for code in arpad_office::rating::rate_file::FINDINGS {
        assert!(known.contains_key(&format!("finding-{code}")), "{code}");
    }
    for code in arpad_office::views::file_check::REMARKS {
        assert!(known.contains_key(&format!("remark-{code}")), "{code}");
    }
    let readers = arpad_formats::notices::SHARED.iter().chain(arpad_formats::trf::codes::ALL);
    let readers = readers.chain(arpad_formats::foreign::ALL).chain(arpad_formats::pgn::codes::ALL);
    let readers = readers.chain(arpad_formats::results::codes::ALL).chain(arpad_formats::toml::codes::ALL);
    let readers = readers.chain(arpad_office::files::from_study::CODES);
    for code in readers.chain(arpad_office::acts::import::CODES) {
        assert!(known.contains_key(&format!("notice-{}", code)), "{}", code);
    }
}

#[test]
fn everything_the_office_can_refuse_has_a_sentence() {
    let known = messages("en");
    for code in arpad_office::refusal::code::TOPICS.concat() {
        assert!(known.contains_key(&format!("refusal-{code}")), "{code}");
    }
}

fn sources(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else {
            files.push(path);
        }
    }
    files
}

/// Every row of every edition: those of the catalogue, and the go editions themselves.
fn every_provision() -> Vec<ProvisionRow> {
    let mut rows: Vec<ProvisionRow> = arpad_rules::catalogue::ALL.iter().flat_map(|any| any.provisions()).collect();
    rows.extend(arpad_rules::go::hungary::MGSZ_2012.provisions());
    rows.extend(arpad_rules::go::europe::EGF_2021.provisions());
    rows
}

#[test]
fn every_value_of_every_edition_is_said_in_both_languages_with_all_its_facts() {
    for (language, known) in [(Language::En, messages("en")), (Language::Hu, messages("hu"))] {
        for ProvisionRow { name, value, .. } in every_provision() {
            let key = format!("value-{}", value.code);
            let used = known.get(&key).unwrap_or_else(|| panic!("{language:?} {name}: {key} has no sentence"));
            let given: BTreeSet<String> = value.facts.iter().map(|(name, _)| (*name).to_owned()).collect();
            assert_eq!(used, &given, "{language:?} {key}");
            let said = language.provision_value(&value);
            assert!(said != key && !said.contains("{$") && !said.contains("Unknown"), "{language:?} {name}: {said}");
            for (_, fact) in &value.facts {
                assert!(said.contains(&language.value(fact)), "{language:?} {key} leaves out {fact:?}: {said}");
            }
        }
    }
}

/// Wordings that no edition has today can be set by a committee, or come back with the next edition.
#[test]
fn every_value_the_rules_can_make_has_a_sentence_and_no_sentence_is_left_over() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/src");
    let mut made = BTreeSet::new();
    for name in [
        "provision.rs",
        "chess/provisions.rs",
        "go/hungary/parameters.rs",
        "go/europe/edition.rs",
        "titles/provisions.rs",
        "titles/direct.rs",
        "titles/arbiters/edition.rs",
    ] {
        let text = std::fs::read_to_string(folder.join(name)).expect("the rules' own source");
        let codes = text.split("Value::new(\"").skip(1).filter_map(|rest| rest.split('"').next());
        made.extend(codes.map(|code| format!("value-{code}")));
    }
    let worded: BTreeSet<String> = messages("en").into_keys().filter(|key| key.starts_with("value-")).collect();
    assert_eq!(made, worded);
}

/// What the desk words by stable names it does not choose itself.
#[test]
fn every_ground_state_and_series_has_a_word() {
    use arpad_model::{Championship, Official, Series, SubmissionState, TournamentState};
    use arpad_office::acts::takeover::What;
    use arpad_office::register::matching::Ground;
    let known = messages("en");
    let grounds = Ground::ALL.map(|ground| format!("ground-{}", ground.as_str()));
    let states = TournamentState::ALL.iter().map(|state| format!("desk-state-{state}"));
    let files = SubmissionState::ALL.iter().map(|state| format!("desk-state-{state}"));
    let series = Series::ALL.iter().map(|series| format!("desk-series-{series}"));
    let official = Official::ALL.iter().map(|one| format!("desk-official-{one}"));
    let championships = Championship::ALL.iter().map(|one| format!("desk-championship-{one}"));
    let tables = What::ALL.iter().map(|one| format!("desk-table-{}", one.as_str()));
    let facts = official.chain(championships).chain(tables);
    for key in grounds.into_iter().chain(states).chain(files).chain(series).chain(facts) {
        assert!(known.contains_key(&key), "{key}");
    }
}

/// Words of the desk are asked for by literals; this finds one that nobody wrote.
#[test]
fn everything_the_desk_says_has_a_word() {
    let known = messages("en");
    for path in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/cli")) {
        let text = std::fs::read_to_string(&path).expect("a command");
        for literal in text.split('"').filter(|part| part.starts_with("desk-") && !part.contains(['{', ' '])) {
            assert!(known.contains_key(literal), "{}: {literal}", path.display());
        }
    }
}

#[test]
fn every_act_has_words_in_both_languages() {
    for (language, known) in [("en", messages("en")), ("hu", messages("hu"))] {
        for row in arpad_office::acts::ALL {
            assert!(known.contains_key(&format!("desk-act-{}", row.kind)), "{language}: {}", row.kind);
        }
    }
}

/// What the office refuses, finds and remarks is told at the desk without a word of the command line, in both languages.
#[test]
fn nothing_of_the_command_line_is_said_at_the_desk() {
    let mut told = 0;
    for (code, language) in [("en", Language::En), ("hu", Language::Hu)] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("words").join(code);
        for file in std::fs::read_dir(&folder).expect("the folder of sentences") {
            let text = std::fs::read_to_string(file.expect("a file of sentences").path()).expect("UTF-8");
            let mut is_office = false;
            for line in text.lines() {
                if !line.starts_with([' ', '[', '*', '}', '#']) {
                    is_office = ["refusal-", "finding-", "warning-"].iter().any(|one| line.starts_with(one));
                }
                let line = with_facts(line);
                let said = super::at_desk::told(language, &line);
                let follows = |at: usize| said[at..].starts_with(|letter: char| letter.is_ascii_lowercase());
                let switch = said.match_indices("--").any(|(at, _)| follows(at + 2));
                assert!(!is_office || !(said.contains("arpad ") || switch), "{line}\n{said}");
                told += usize::from(is_office && said != line);
            }
        }
    }
    assert!(told > 150, "{told}");
}

/// A line of a sentence with a number for every fact.
fn with_facts(line: &str) -> String {
    let mut filled = String::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once('{') {
        filled.push_str(before);
        match after.split_once('}') {
            Some((inside, left)) if inside.trim().starts_with('$') && !inside.contains("->") => {
                filled.push('7');
                rest = left;
            }
            _ => {
                filled.push('{');
                rest = after;
            }
        }
    }
    filled + rest
}
