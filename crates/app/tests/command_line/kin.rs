//! What a file has to do with others, at the terminal: sections of an open, the same games under another name, an announcement
//! that may be meant, and what differs when a line is corrected.

use crate::month::{APRIL, Line, SIX, published, report};
use serde_json::json;

/// Six players whom nobody knows.
const OTHERS: [Line; 6] = [
    ("Bán, Géza", 'm', "700110", "1980/00/00"),
    ("Deák, Flóra", 'w', "700120", "1982/00/00"),
    ("Erdei, Hugó", 'm', "700130", "1984/00/00"),
    ("Gombos, Jenő", 'm', "700140", "1986/00/00"),
    ("Hidas, Klára", 'w', "700150", "1988/00/00"),
    ("Ikvai, Márk", 'm', "700160", "1991/00/00"),
];

#[test]
fn another_section_is_a_tournament_of_its_own() {
    let office = published("hu");
    office.put("b.trf", report("Tavaszi verseny", 3, &OTHERS));
    let said = office.done(APRIL, &["submit", "b.trf"]);
    assert!(said.starts_with("b.trf: 2. számú beküldés, 2. számú verseny: Tavaszi verseny"), "{said}");
    assert!(
        said.contains(
            "Ugyanígy hívják, és ugyanaznap kezdődött: 1. számú verseny, de nincs közös játékosuk. Másik csoportnak tekintve \
             külön verseny lett, a 2. számú. Ha mégis annak a jelentése: arpad reject 2 --because …, majd arpad submit FÁJL \
             --tournament 1\n"
        ),
        "{said}"
    );
    // Said to be the same tournament, it takes the place of nobody who counted.
    office.done(APRIL, &["reject", "2", "--because", "mégis az"]);
    let forced = office.done(APRIL, &["submit", "b.trf", "--tournament", "1"]);
    assert!(forced.contains("már elfogadták az 1. számú beküldést, de közös játékosuk csak 0 van"), "{forced}");
    let refused = office.on(APRIL, &["accept", "3", "--new", "--registered", "2024-01-01"]);
    assert_eq!(refused.code, Some(1));
    assert!(
        refused.err.contains("Ha az elfogadott jelentés volt téves: előbb arpad correct withdraw 1"),
        "{}",
        refused.err
    );
}

#[test]
fn the_same_games_under_another_name_are_asked_about() {
    let office = published("hu");
    office.put("masik.trf", report("Tavaszi torna", 3, &SIX));
    let said = office.done(APRIL, &["submit", "masik.trf"]);
    let asked = "ugyanezek a játékosok ugyanezeken a napokon az 1. számú versenyen (Tavaszi verseny) is játszottak egymással: \
                 15 játszmából 15 ugyanaz a párosítás.";
    assert!(said.contains(asked), "{said}");
    assert!(
        said.ends_with(
            "tovább: ha ugyanaz a verseny, arpad reject 2 --because …; ha más játszmák, arpad accept 2 --another-event\n"
        ),
        "{said}"
    );
    let found = office.json(APRIL, &["submission", "2"]);
    assert_eq!(found["kin"]["same_games"], json!({"tournament": 1, "games": 15, "of": 15, "accepted": true}));
    let refused = office.on(APRIL, &["accept", "2", "--registered", "2024-01-01"]);
    assert_eq!((refused.code, refused.err.contains(asked)), (Some(1), true), "{}", refused.err);
    office.done(APRIL, &["accept", "2", "--registered", "2024-01-01", "--another-event"]);
}

#[test]
fn an_announcement_that_may_be_meant_is_named_with_its_number() {
    let office = published("hu");
    let words = ["announce", "--name", "Nyári verseny", "--starts", "2024-04-12", "--ends", "2024-04-16"];
    office.done(APRIL, &[&words[..], &["--announced", "2024-03-20"]].concat());
    office.put("nyar.trf", report("Nyári verseny", 4, &SIX));
    let named = "Ezt a versenyt nem jelentették be; hasonló néven jelentés nélkül áll a 2. számú: Nyári verseny (2024.04.12. – \
                 2024.04.16.). Ha az: arpad reject 2 --because …, majd arpad submit FÁJL --tournament 2\n";
    let said = office.done(APRIL, &["submit", "nyar.trf"]);
    assert!(said.contains(named), "{said}");
    let refused = office.on(APRIL, &["accept", "2"]);
    assert_eq!((refused.code, refused.err.contains(named)), (Some(1), true), "{}", refused.err);
}

#[test]
fn who_a_line_is_corrected_to_is_told_with_what_differs() {
    let office = published("hu");
    office
        .done(APRIL, &["person", "add", "--family", "Zách", "--given", "Klára", "--born", "2003", "--fide", "700990"]);
    let said = office.done(APRIL, &["correct", "identity", "1", "1", "--person", "fide:700990"]);
    let told: Vec<&str> = said.lines().collect();
    assert_eq!(
        told[..3],
        [
            "1. számú verseny, 1. sor: 7 Zách Klára (2003).",
            "Eddig: 1 Ács Őrs (1990, 2305).",
            "Ahol a fájl és a nyilvántartás eltér",
        ]
    );
    assert!(told[3].starts_with("  1. Ács, Őrs – 7 Zách Klára (2003, FIDE 700990"), "{said}");
    assert!(told[3].contains("FIDE-szám a fájlban 700010, a nyilvántartásban 700990, más név"), "{said}");
}
