//! Who somebody is, at the terminal: the evidence beside each line, answers by name, in bulk and corrected, and strangers
//! whom the file rates.

use crate::month::{APRIL, Line, SIX, published, report};
use serde_json::json;

/// A report of April in which lines have other numbers and births, and these ratings in the file.
fn rated(lines: &[Line; 6], ratings: [&str; 6]) -> String {
    let mut rank = 0;
    let line = |line: &str| {
        let Some(rest) = line.strip_prefix("001") else { return line.to_owned() };
        rank += 1;
        let letters: Vec<char> = rest.chars().collect();
        let text: String = letters[..45].iter().collect();
        let behind: String = letters[49..].iter().collect();
        format!("001{text}{:>4}{behind}", ratings[rank - 1])
    };
    let text = String::from_utf8(report("Nyári verseny", 4, lines).into_bytes()).expect("a report");
    text.lines().map(line).collect::<Vec<_>>().join("\n") + "\n"
}

#[test]
fn the_file_stands_beside_the_register_and_what_differs_is_told() {
    let office = published("en");
    office.put("summer.trf", rated(&SIX, ["1336", "2100", "1900", "", "1878", "1750"]));
    office.done(APRIL, &["submit", "summer.trf"]);
    let page = office.done(APRIL, &["submission", "2"]);
    // 1336 and 2305 are 969 apart: a question. 1900 and 2052 are 152 apart: told, and settled by number, name and birth.
    assert!(page.contains("6 players: 5 known, 1 in doubt"), "{page}");
    assert!(page.contains("  1. Ács, Őrs (1990-05-01, 1336, FIDE 700010, HUN)\n     1 Ács, Őrs (1990-05-01, 2305, FIDE 700010, HUN): same FIDE number, same name, same date of birth, rating far away, same country\n       arpad answer 2 1 --person 1\n"), "{page}");
    assert!(page.contains("Where file and register differ\n  3. Tóth, Béla – 3 Tóth, Béla (1975, 2052, FIDE 700030, HUN): rating 1900 in the file, 2052 in the register\n"), "{page}");
    let lines = &office.json(APRIL, &["submission", "2"])["lines"];
    assert_eq!((&lines[2]["rating"], &lines[2]["register"]["rating"]), (&json!(1900), &json!(2052)));
    assert_eq!((&lines[0]["verdict"], &lines[0]["candidates"][0]["rating"]), (&json!("doubt"), &json!(2305)));
    // By name, and the confirmation says who that is.
    let said = office.done(APRIL, &["answer", "2", "1", "--person", "Ács Őrs"]);
    assert_eq!(
        said,
        "Submission 2, line 1 is person 1 Ács, Őrs (1990, 2305). Questions left: 0.
Where file and register differ
  1. Ács, Őrs – 1 Ács, Őrs (1990-05-01, 2305, FIDE 700010, HUN): rating 1336 in the file, 2305 in the register
next: arpad submission 2 shows what stands against it
"
    );
    // Nobody asks any more who they are; the tournament says so.
    let event = office.json(APRIL, &["submission", "2"])["tournament"].to_string();
    let page = office.done(APRIL, &["tournament", &event]);
    assert!(page.contains("questions answered (see arpad submission 2)"), "{page}");
    let ledger = office.done(APRIL, &["ledger", "--most", "1"]);
    assert!(ledger.contains("submission 2, line 1 is person 1 Ács, Őrs"), "{ledger}");
    // The same rating is the same evidence.
    office.put("autumn.trf", rated(&SIX, ["1340", "2100", "2050", "", "1878", "1750"]).replace("Nyári", "Őszi "));
    let again = office.done(APRIL, &["submit", "autumn.trf"]);
    assert!(again.contains("6 players: 6 known"), "{again}");
}

#[test]
fn plain_questions_are_shown_and_then_answered_in_one_entry() {
    let office = published("en");
    let mut lines = SIX;
    // Numbers of another federation, and no births.
    lines[0] = ("Acs, Ors", 'm', "1234", "          ");
    lines[1] = ("Szucs, Dora", 'w', "4321", "          ");
    lines[5] = ("Uj, Odon", 'm', "", "          ");
    office.put("summer.trf", report("Nyári verseny", 4, &lines));
    office.done(APRIL, &["submit", "summer.trf"]);
    let shown = office.done(APRIL, &["answer", "2", "--all-sure"]);
    assert_eq!(
        shown,
        "One of 3 questions of submission 2 has one candidate of the same name and nothing against it:
 Line  In the file  In the register
    6  Uj, Odon     6 Új, Ödön (2001, 1756)
Nothing is written yet. To answer them so: arpad answer 2 --all-sure --yes
"
    );
    let said = office.done(APRIL, &["answer", "2", "--all-sure", "--foreign-numbers", "--yes"]);
    assert_eq!(
        said,
        " Line  In the file  In the register
    1  Acs, Ors     1 Ács, Őrs (1990, 2305)
    2  Szucs, Dora  2 Szűcs, Dóra (2008, 2129)
    6  Uj, Odon     6 Új, Ödön (2001, 1756)
Submission 2: 3 lines are answered. Questions left: 0.
next: arpad submission 2 shows what stands against it
"
    );
    let ledger = office.done(APRIL, &["ledger", "--most", "2"]);
    let told = "submission 2, 3 lines are answered: 1: 1 Ács, Őrs; 2: 2 Szűcs, Dóra; 6: 6 Új, Ödön";
    assert!(ledger.contains(told) && ledger.contains("submission 2: summer.trf"), "{ledger}");
    let none = office.on(APRIL, &["answer", "2", "--all-sure", "--yes"]);
    assert_eq!(
        (none.code, none.err.starts_with("arpad: no question of submission 2 has one candidate")),
        (Some(1), true)
    );
}

#[test]
fn a_number_of_somebody_else_is_no_new_person() {
    let office = published("hu");
    let mut lines = SIX;
    lines[0] = ("Zách, Klára", 'w', "700010", "2003/00/00");
    office.put("summer.trf", report("Nyári verseny", 4, &lines));
    office.done(APRIL, &["submit", "summer.trf"]);
    let said = office.on(APRIL, &["answer", "2", "1", "--new"]);
    assert_eq!(said.code, Some(1));
    assert_eq!(
        said.err,
        "arpad: a 2. számú beküldés 1. sorában (Zách, Klára) álló 700010 FIDE-szám az 1. számú személyé: Ács Őrs, 1990. Ha ő \
         az: arpad answer 2 1 --person 1. Ha a fájlban hibás a szám, előbb vegye fel az új személyt (arpad person add), és \
         az ő számával válaszoljon\n"
    );
}

#[test]
fn swapped_players_change_places() {
    let office = published("en");
    let refused = office.on(APRIL, &["correct", "identity", "1", "2", "--person", "Tóth Béla", "--why", "a slip"]);
    assert_eq!(
        refused.err,
        "arpad: person 3 already stands on line 3 of this report; if the players of the two lines were swapped: arpad correct swap 1 2 3\n"
    );
    let said = office.done(APRIL, &["correct", "swap", "1", "2", "3", "--why", "exchanged"]);
    assert_eq!(
        said,
        "Tournament 1, line 2 is person 3 Tóth, Béla (1975, 2052).
Tournament 1, line 3 is person 2 Szűcs, Dóra (2008, 2129).
FIDE's list governs: the correction enters our next forecast, and FIDE has to be told; arpad replay carries it into every forecast since.
"
    );
    assert!(office.done(APRIL, &["explain", "Tóth Béla"]).starts_with("3 Tóth, Béla (1975, 2052)\n"));
    let ledger = office.done(APRIL, &["ledger", "--most", "1"]);
    assert!(
        ledger.contains("line 2 is person 3 Tóth, Béla, line 3 is person 2 Szűcs, Dóra: they were swapped"),
        "{ledger}"
    );
}

#[test]
fn a_stranger_whom_the_file_rates_is_named_with_the_ways_out() {
    let office = published("en");
    let mut lines = SIX;
    lines[5] = ("Novak, Jan", 'm', "300001", "1980/00/00");
    office.put("summer.trf", rated(&lines, ["", "", "", "", "", "2205"]));
    let said = office.done(APRIL, &["submit", "summer.trf"]);
    assert!(
        said.contains(
            "  Rated in the file, on no list of the register\n    line 6, Novak, Jan: FIDE 300001, rating 2205 in the file\n  \
             error 0.2 nobody knows of a registration: neither an announcement nor a stated day\n  \
             To rate the games against them: arpad import strangers 2"
        ) && !said.contains("next: arpad accept 2"),
        "{said}"
    );
    let refused = office.on(APRIL, &["accept", "2"]);
    assert_eq!(refused.code, Some(1));
    assert_eq!(
        refused.err,
        "arpad: submission 2 cannot be accepted yet: the file gives a rating to a player whom no list of the \
         register rates: 6. Novak, Jan (FIDE 300001, 2205). Unrated, the games against them would not count. Take them from \
         FIDE's list (arpad import strangers 2), or rate them as the file says by decision (arpad accept 2 \
         --ratings-from-report --reference …), or say that they are unrated (arpad accept 2 --as-unrated)\n"
    );
    let no_list = office.on(APRIL, &["import", "strangers", "2"]);
    assert!(no_list.err.starts_with("arpad: no list of FIDE's has been imported"), "{}", no_list.err);
    let accepted = office.done(
        APRIL,
        &["accept", "2", "--ratings-from-report", "--reference", "RB 2024/9", "--registered", "2024-01-01"],
    );
    assert!(
        accepted.contains(
            "  Rated as the file says, by decision:\n    line 6, Novak, Jan: FIDE 300001, rating 2205 in the file\n"
        ),
        "{accepted}"
    );
    office.done("2024-04-28", &["close", "2024-05"]);
    office.done("2024-04-28", &["publish", "2024-05"]);
    // Ács, 2305, beats 2205 with White: D 100, .64, so +.36.
    let page = office.done("2024-04-28", &["explain", "Ács Őrs", "--list", "2024-05"]);
    let game = page.lines().find(|line| line.contains("Novak")).unwrap_or_default().to_owned();
    assert!(
        game.contains("2205   +100       1      0.64   +0.36  rating taken from the report by decision 12"),
        "{page}"
    );
    let decisions = office.done("2024-04-28", &["decisions"]);
    assert!(
        decisions.contains("ratings taken from the report of Nyári verseny (2): Novak, Jan (7): 2205"),
        "{decisions}"
    );
    assert_eq!(office.on("2024-04-28", &["verify"]).code, Some(0));
}

#[test]
fn a_decision_is_about_whoever_is_named_and_says_who_that_is() {
    let office = published("en");
    let said = office.done(APRIL, &["decide", "unlisted", "--person", "Ács Őrs", "--reference", "RB 1"]);
    assert!(said.ends_with(": Ács, Őrs (1) must not be on lists\n"), "{said}");
}
