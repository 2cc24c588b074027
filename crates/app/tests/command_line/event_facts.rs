//! What the law asks about an event, at the terminal: asked for, stated, attached, sent, and shown.

use crate::month::{Office, SIX, report};
use serde_json::json;

const MARCH: &str = "2024-03-07";

fn submitted(language: &'static str) -> Office {
    let office = Office::new(language);
    office.put("spring.trf", report("Tavaszi verseny", 3, &SIX));
    office.done(MARCH, &["init", "--name", "Magyar Sakkszövetség"]);
    office.done(MARCH, &["submit", "spring.trf"]);
    office
}

#[test]
fn an_event_that_nobody_registered_is_asked_about_with_the_paragraph_and_the_option() {
    let said = submitted("en").on(MARCH, &["accept", "1", "--new"]);
    assert_eq!(said.code, Some(1));
    assert_eq!(
        said.err,
        "arpad: submission 1 cannot be rated as it is; below each point stands what helps\n  \
         warning 9.2 nobody says where the players were told that the event is rated (arpad accept … --rated WHERE)\n  \
         error 0.2 nobody knows of a registration: neither an announcement nor a stated day\n    \
         The way out: arpad accept 1 --registered DATE, or a decision: arpad decide waiver --tournament 1 --paragraph 0.2 \
         --of unregistered; announced under another name: arpad reject 1, then arpad submit FILE --tournament N\n"
    );
    let office = submitted("hu");
    let said = office.on(MARCH, &["accept", "1", "--new"]);
    let way = "A megoldás: arpad accept 1 --registered DÁTUM, vagy határozat: arpad decide waiver --tournament 1 \
               --paragraph 0.2 --of unregistered; ha más néven jelentették be: arpad reject 1, majd arpad submit FÁJL --tournament N\n";
    assert!(said.err.ends_with(way), "{}", said.err);
    let late = office.on(MARCH, &["accept", "1", "--new", "--registered", "2024-02-29"]);
    assert!(late.err.contains("hiba 0.2.2 pont a kezdés előtt 2 nappal jelentették be; 3 nap kell"), "{}", late.err);
    office.done(MARCH, &["accept", "1", "--new", "--registered", "2024-02-28"]);
    let page = office.done(MARCH, &["tournament", "1"]);
    let line =
        |key: &str, value: &str| page.lines().any(|line| line.trim_start().starts_with(key) && line.ends_with(value));
    assert!(line("Nyilvántartásba véve", "2024.02.28."), "{page}");
    assert!(line("Terület", "HUN"), "{page}");
}

#[test]
fn what_an_announcement_states_is_shown_and_amended() {
    let office = Office::new("en");
    office.done(MARCH, &["init", "--name", "Magyar Sakkszövetség"]);
    let event = ["announce", "--name", "Női bajnokság", "--starts", "2024-06-01", "--ends", "2024-06-05"];
    let facts = [
        "--championship",
        "women",
        "--official",
        "continental",
        "--norms",
        "--territory",
        "hun",
        "--event-code",
        "345678",
        "--rounds-per-day",
        "2",
        "--arbiter",
        "Nagy Éva fide:712345 licence:A-17",
        "--deputy",
        "Kis Pál",
    ];
    office.done(MARCH, &[&event[..], &facts].concat());
    let told = office.json(MARCH, &["tournament", "1"]);
    let mut expected = json!({
        "official": "continental",
        "championship": "women",
        "norms": true,
        "territory": "HUN",
        "code": "345678",
        "arbiters": [
            {"name": "Nagy Éva", "chief": true, "fide": 712_345, "licence": "A-17"},
            {"name": "Kis Pál"},
        ],
        "rounds_per_day": 2,
    });
    assert_eq!((&told["arbiter"], &told["facts"]), (&json!("Nagy Éva"), &expected));
    office.done(MARCH, &["announce", "--amend", "1", "--norms", "false", "--not-rated", "kiírás, 3. pont"]);
    let told = office.json(MARCH, &["tournament", "1"]);
    expected["not_rated"] = json!("kiírás, 3. pont");
    expected.as_object_mut().expect("facts").shift_remove("norms");
    assert_eq!(told["facts"], expected);
    let page = office.done(MARCH, &["tournament", "1"]);
    assert!(page.contains("Nagy Éva (FIDE 712345, A-17); Kis Pál"), "{page}");
}

#[test]
fn games_are_attached_and_compared_and_what_was_sent_is_kept() {
    let office = submitted("en");
    // By the report Ács won against Új in the first round, and drew with Szűcs in the second.
    office.put(
        "games.pgn",
        "[Round \"1\"]\n[White \"Acs Ors\"]\n[Black \"Új, Ödön\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n\n\
         [Round \"2\"]\n[White \"Ács, Őrs\"]\n[Black \"Szűcs, Dóra\"]\n[Result \"0-1\"]\n\n1. d4 d5 0-1\n",
    );
    let hybrid = ["accept", "1", "--new", "--registered", "2024-02-01", "--hybrid", "--approved-by", "QC 12/2024"];
    let said = office.on(MARCH, &hybrid);
    let asked = "  error 9.4 a hybrid event needs the PGN of all games with its report\n    \
                 The way out: arpad attach 1 FILE.pgn\n";
    assert!(said.err.ends_with(asked), "{}", said.err);
    let told = office.done(MARCH, &["attach", "1", "games.pgn"]);
    assert!(told.starts_with("Games are attached to tournament 1: 2.\n  2 games against 15 reported ones"), "{told}");
    let other = "  line 8, round 2: Ács, Őrs – Szűcs, Dóra is 0-1 here and 1/2-1/2 in the report\n";
    assert!(told.contains(other), "{told}");
    let missing = "  round 1: Szűcs, Dóra – Nagy, Ilka 1-0 is reported and not among the games\n";
    assert!(told.contains(missing), "{told}");
    office.done(MARCH, &hybrid);
    let told = office.json(MARCH, &["tournament", "1"]);
    assert_eq!(told["games"]["differences"].as_array().map(Vec::len), Some(14), "13 are missing, one ended otherwise");

    // The event ended on 6 March: the list of April, which closes on 29 March.
    let said = office.done("2024-04-02", &["sent", "1", "--on", "2024-03-30"]);
    assert_eq!(
        said,
        "The report of tournament 1 (Tavaszi verseny) was sent to FIDE on 2024-03-30.\n  \
         That is late: it was due by 2024-03-29.\n"
    );
    let told = office.json(MARCH, &["tournament", "1"]);
    assert_eq!(told["due"], json!({"report": null, "sent": "2024-03-29"}));
    let entry = told["facts"]["sent"][0]["entry"].to_string();
    assert_eq!(told["facts"]["sent"][0]["day"], "2024-03-30");
    office.done(MARCH, &["verify"]);
    office.done("2024-04-02", &["cancel", &entry, "--because", "not sent"]);
    assert_eq!(office.json(MARCH, &["tournament", "1"])["facts"].get("sent"), None);
    office.done(MARCH, &["verify"]);
}
