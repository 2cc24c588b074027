//! At the terminal: whom FIDE's list has and the register does not, what keeps a file from being accepted, and what a
//! withdrawal leaves.

use crate::month::{APRIL, CLOSING, Line, MARCH, Office, SIX, begun, published, report};
use arpad_formats::fide_list::write::TextWriter;
use arpad_formats::fide_list::{Birth, Rated, Record};

/// FIDE's list of April, of which the filter lets one in.
fn with_list(language: &'static str) -> Office {
    let office = published(language);
    let mut writer = TextWriter::new(Vec::new()).expect("a list");
    for (fide_id, name, federation, year, rating) in [
        (300_001, "Novak, Jan", "CZE", 1980, 2210),
        (300_002, "Dvorak, Petr", "CZE", 1981, 2100),
        (700_010, "Acs, Ors", "HUN", 1990, 2305),
    ] {
        let record = Record {
            fide_id,
            name,
            federation,
            born: Some(Birth { year, month_day: None }),
            standard: Rated { rating: Some(rating), games: Some(0), k: Some(20) },
            ..Record::default()
        };
        writer.write(&record).expect("a line");
    }
    office.put("standard_apr24frl.txt", writer.finish().expect("a list"));
    office.done("2024-04-01", &["import", "players", "standard_apr24frl.txt", "--federation", "hun"]);
    office
}

/// The report of April whose sixth line is this one, rated 2205 in the file.
fn with_sixth(line: Line) -> String {
    let mut lines = SIX;
    lines[5] = line;
    let text = report("Nyári verseny", 4, &lines);
    let sixth = text.lines().find(|line| line.starts_with("001    6")).expect("the sixth").to_owned();
    let letters: Vec<char> = sixth.chars().collect();
    let head: String = letters[..48].iter().collect();
    let tail: String = letters[56..].iter().collect();
    text.replace(&sixth, &format!("{head}2205 CZE{tail}"))
}

#[test]
fn a_player_without_a_number_is_named_with_whom_fides_list_has() {
    let office = with_list("hu");
    office.put("summer.trf", with_sixth(("Novák, Jan", 'm', "", "          ")));
    let said = office.done(APRIL, &["submit", "summer.trf"]);
    let told = "A fájl szerint van értékszáma, a nyilvántartás egyik listáján sem szerepel\n    \
        6. sor, Novák Jan: nincs FIDE-száma, értékszám a fájlban 2205; a FIDE listáján: 300001 Novak Jan (1980, CZE, 2210)\n";
    assert!(said.contains(told), "{said}");
    let refused = office.on(APRIL, &["accept", "2", "--new"]);
    let told = "arpad: a 2. számú beküldés még nem fogadható el: a fájl szerint 1 játékosnak van értékszáma, de a \
        nyilvántartás egyik listáján sincs: 6. Novák, Jan (2205; FIDE 300001: Novak Jan, 1980, CZE, 2210).";
    assert!(refused.err.starts_with(told), "{}", refused.err);
    let taken = office.done(APRIL, &["import", "strangers", "2"]);
    assert_eq!(
        taken,
        "Átvéve a FIDE 2024.04.01. dátumú listájáról (standard_apr24frl.txt):\n  \
         6. sor: 7 Novak Jan, hagyományos 2210\ntovább: az arpad submission 2 mutatja, mi szól ellene\n"
    );
    office.done(APRIL, &["accept", "2", "--registered", "2024-01-01"]);
    let ledger = office.done(APRIL, &["ledger"]);
    for line in [
        "a FIDE 2024.04.01. dátumú listája átvéve (hagyományos): standard_apr24frl.txt, HUN, 3 játékos",
        "2. számú beküldés: summer.trf",
        "2. számú beküldés elfogadva",
    ] {
        assert!(ledger.contains(line), "{line}: {ledger}");
    }
    assert!(!ledger.contains("UTC") && ledger.contains("2024.04.12. 12:00"), "{ledger}");
}

#[test]
fn a_number_of_another_name_is_told_with_both_names() {
    let office = with_list("en");
    office.put("summer.trf", with_sixth(("Novak, Jan", 'm', "300002", "          ")));
    office.done(APRIL, &["submit", "summer.trf"]);
    let refused = office.on(APRIL, &["import", "strangers", "2"]);
    assert_eq!(refused.code, Some(1));
    let told = "arpad: nobody is taken: FIDE's list of 2024-04-01 has another name than the file, or several may be meant: \
        6. Novak, Jan (2205) – FIDE 300002: Dvorak Petr, 1981, CZE, 2100. If he is the one on the list: \
        arpad import strangers 2 --take 6=300002.";
    assert!(refused.err.starts_with(told), "{}", refused.err);
    let taken = office.done(APRIL, &["import", "strangers", "2", "--take", "6=300002"]);
    assert!(taken.contains("line 6: person 7 Dvorak, Petr, standard 2100\n"), "{taken}");
}

#[test]
fn what_is_open_is_said_where_a_file_is_handed_in() {
    let office = begun("en");
    let announced = ["announce", "--series", "rapid", "--name", "Nyári verseny", "--starts", "2024-04-02"];
    let rest = ["--ends", "2024-04-06", "--rounds", "9", "--players", "30"];
    office.done(MARCH, &[&announced[..], &rest].concat());
    let text = report("Nyári verseny", 4, &SIX).replace("122 90 min + 30 sec/move", "122 as announced");
    office.put("summer.trf", text);
    let said = office.done(APRIL, &["submit", "summer.trf"]);
    for line in [
        "  rounds: announced 9, reported 5\n",
        "  players: announced 30, reported 6\n",
        "  next: arpad accept 2 --tempo standard, rapid or blitz\n",
    ] {
        assert!(said.contains(line), "{line}: {said}");
    }
    // Before closing it waits under rapid, and is not ready.
    let page = office.done(CLOSING, &["close", "2024-04", "--dry-run", "--series", "rapid"]);
    assert!(page.contains("2 summer.trf: its tempo must be said; arpad submission 2\n"), "{page}");
    let accepted = office.done(APRIL, &["accept", "2", "--tempo", "rapid"]);
    assert!(accepted.contains("  rounds: announced 9, reported 5\n"), "{accepted}");
}

#[test]
fn a_file_whose_questions_are_answered_says_so() {
    let office = published("hu");
    let mut lines = SIX;
    lines[5] = ("Uj, Odon", 'm', "", "          ");
    office.put("summer.trf", report("Nyári verseny", 4, &lines));
    office.done(APRIL, &["submit", "summer.trf"]);
    assert!(office.done(APRIL, &["submissions"]).contains("azonosításra vár"));
    office.done(APRIL, &["answer", "2", "6", "--person", "6"]);
    let (page, all) = (office.done(APRIL, &["submission", "2"]), office.done(APRIL, &["submissions"]));
    for page in [page, all] {
        assert!(page.contains("azonosítva") && !page.contains("azonosításra vár"), "{page}");
    }
    // Nobody has decided about it, so it is taken back as anything is, and no second time.
    office.done(APRIL, &["cancel", "11"]);
    let page = office.done(APRIL, &["submission", "2"]);
    assert!(page.contains("a beküldő visszavonta"), "{page}");
    assert_eq!(office.on(APRIL, &["cancel", "11"]).code, Some(1));
}

#[test]
fn a_withdrawal_tells_who_entered_with_the_report() {
    let office = begun("en");
    let said = office.done(MARCH, &["correct", "withdraw", "1", "--because", "never played"]);
    assert!(
        said.contains(
            "One person was in the register for this report alone and has left it: 6 Új, Ödön. If the report is taken up \
             again and accepted, it comes back under the same number."
        ),
        "{said}"
    );
}

#[test]
fn papers_stand_in_the_ledger_with_their_kind_season_and_day() {
    let office = begun("hu");
    office.done(MARCH, &["club", "add", "Győri SK", "--town", "Győr"]);
    let licence = ["licence", "1", "--club", "Győri SK", "--season", "2023/24", "--day", "2024-03-01"];
    office.done(MARCH, &licence);
    let ledger = office.done(MARCH, &["ledger", "--most", "1"]);
    assert!(ledger.contains("1 Ács Őrs bizonylata: versenyengedély, 2023/24, 2024.03.01."), "{ledger}");
}

#[test]
fn a_table_is_cancelled_as_a_whole() {
    let office = Office::new("en");
    office.done(MARCH, &["init", "--name", "Magyar Sakkszövetség"]);
    office.put("tagok.csv", "Név;KOMIR;Értékszám\nÁcs Őrs;11;2300\nSzűcs Dóra;12;2100\n");
    let table = ["import", "register", "tagok.csv", "--as", "persons", "--date", "2024-03-01", "--write"];
    let said = office.done(MARCH, &table);
    assert!(
        said.contains("  of 2 ratings the table tells neither games nor K: thirty games are assumed, and K is what rating and age say\n"),
        "{said}"
    );
    let said = office.done(MARCH, &["cancel", "2", "--because", "the wrong table"]);
    assert!(said.contains("Entry 2 is cancelled by entry 7: tagok.csv is taken over: 2 rows of persons"), "{said}");
    assert_eq!(office.on(MARCH, &["player", "komir:11"]).code, Some(1));
    let ledger = office.done(MARCH, &["ledger"]);
    assert_eq!(ledger.matches("cancelled by entry 7").count(), 5, "{ledger}");
    office.done(MARCH, &["verify"]);
}
