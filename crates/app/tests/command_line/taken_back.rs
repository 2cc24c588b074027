//! No dead ends at the command line: every act is typed by mistake and taken back, and what the office says is written here.

use crate::month::{Office, SIX, report};
use arpad_formats::fide_list::write::TextWriter;
use arpad_formats::fide_list::{Rated, Record};
use arpad_office::acts::{ALL, Kind, WayBack};
use arpad_registry::{ReadOnly, digest};
use std::collections::BTreeMap;

const DAY: &str = "2024-03-20";
const DUE: &str = "2024-03-30";

/// An office at work: six persons with a report that is accepted, one that waits with a question, one to come, two clubs, a
/// person who never played, and a decision against which somebody appeals.
fn prepared(language: &'static str) -> Office {
    let office = Office::new(language);
    let mut stranger = SIX;
    stranger[5] = ("Uj, Ödön", 'm', "", "          ");
    office.put("spring.trf", report("Tavaszi verseny", 3, &SIX));
    office.put("open.trf", report("Nyílt verseny", 3, &stranger));
    office.put("new.trf", report("Új verseny", 3, &SIX));
    let mut foreign = SIX;
    foreign[1].2 = "12345";
    office.put("foreign.trf", report("Idegen számok", 3, &foreign));
    let mut guest = SIX;
    guest[4] = ("Huber, Franz", 'm', "1600001", "1980/00/00");
    let line = |rating: &str, country: &str| format!("{:<33} {rating:>4} {country}", "Huber, Franz");
    office.put("guest.trf", report("Vendég", 3, &guest).replace(&line("", "HUN"), &line("2345", "AUT")));
    office.put("list.txt", list());
    let listed = " 12374043  Adam Gyorgy                           HU  BuPe   16k  15k    657    14  T150606I\n";
    office.put("egd.html", listed);
    office.put("photo.png", png());
    office.put("games.pgn", "[White \"Ács, Őrs\"]\n[Black \"Tóth, Béla\"]\n\n1. e4 1-0\n");
    for line in [
        &["init", "--name", "Magyar Sakkszövetség"][..],
        &["submit", "spring.trf"],
        &["accept", "1", "--new", "--registered", "2024-01-01"],
        &[
            "decide",
            "indicators",
            "--person",
            "1",
            "--series",
            "standard",
            "--points",
            "2300",
            "--reference",
            "RB 1",
            "--day",
            "2024-03-01",
        ],
        &[
            "decide",
            "indicators",
            "--person",
            "2",
            "--series",
            "standard",
            "--points",
            "2100",
            "--reference",
            "RB 1",
            "--day",
            "2024-03-01",
        ],
        &["submit", "open.trf"],
        &["person", "add", "--family", "Próba", "--born", "1970"],
        &["club", "add", "Vasas"],
        &["club", "add", "Haladás"],
        &["licence", "1", "--club", "1", "--season", "2023/24"],
        &["decide", "waiver", "--tournament", "1", "--paragraph", "1.1", "--reference", "RB 2"],
        &["appeal", "--against", "4", "--from", "Tóth Béla", "--grounds", "too low"],
    ] {
        office.done(DAY, line);
    }
    office
}

/// A picture of 160 × 200 pixels.
fn png() -> Vec<u8> {
    arpad_trial::picture::png(160, 200, &[])
}

/// FIDE's list with somebody whom the register does not know, and one whom it does.
fn list() -> Vec<u8> {
    let mut writer = TextWriter::new(Vec::new()).expect("a list");
    let standard = Rated { rating: Some(2345), games: Some(4), k: Some(20) };
    let huber = Record { fide_id: 1_600_001, name: "Huber, Franz", federation: "AUT", standard, ..Record::default() };
    writer.write(&huber).expect("a line");
    let standard = Rated { rating: Some(2301), ..standard };
    let acs = Record { fide_id: 700_010, name: "Ács, Őrs", federation: "HUN", standard, ..Record::default() };
    writer.write(&acs).expect("a line");
    writer.finish().expect("a list")
}

/// What must be there for an act.
fn ready(kind: Kind) -> &'static [&'static str] {
    match kind {
        Kind::Unmerge => &["person merge 1 7 --even-so"],
        Kind::Accept => &["answer 2 6 --person 6"],
        Kind::Answers => &["submit foreign.trf"],
        Kind::Enlist => &["import players list.txt --date 2024-03-01 --federation HUN", "submit guest.trf"],
        // The same games in two reports.
        Kind::Dismiss => &["submit new.trf", "accept 3 --registered 2024-01-01 --another-event"],
        Kind::Propose => &["policy --second-signature decide"],
        Kind::TitleApplication => &MASTER[..6],
        Kind::TitleOutcome => &MASTER,
        _ => &[],
    }
}

/// A rating on the list of March, three norms by certificate, and the application of entry 19.
const MASTER: [&str; 7] = [
    "decide indicators --person 3 --series standard --points 2450 --reference RB_7 --day 2024-03-01",
    "close 2024-03",
    "publish 2024-03",
    "application norm 3 IM --event Graz --starts 2023-01-01 --ends 2023-01-09 --games 9 --listed a",
    "application norm 3 IM --event Linz --starts 2023-02-01 --ends 2023-02-09 --games 9",
    "application norm 3 IM --event Wels --starts 2023-03-01 --ends 2023-03-09 --games 9",
    "application add 3 IM",
];

/// What is typed by mistake, and what takes it back; `N` is the entry of the mistake.
fn slip(kind: Kind) -> (Vec<&'static str>, &'static str) {
    const CANCEL: &str = "cancel N --because slip";
    match kind {
        Kind::Found => (vec!["init --anew --name Magyr"], "init --anew --name Magyar_Sakkszövetség"),
        Kind::Officer => (vec!["officer --name Kis_Anna --contact kis@example.org"], CANCEL),
        Kind::User => (vec!["user add kis.anna --role officer"], CANCEL),
        Kind::Appearance => (vec!["appearance --contact Budapset"], CANCEL),
        Kind::Policy => (vec!["policy --totp-for-admins"], CANCEL),
        Kind::Propose => (vec!["decide waiver --tournament 1 --paragraph 1.1 --reference RB_3"], CANCEL),
        Kind::Minors => (vec!["minors --show initials"], CANCEL),
        Kind::Photo => {
            let shown = "person photo 2 photo.png --credit Kiss_Anna --agreed 2024-03-01";
            (vec![shown], "person photo 2 --withdraw 2024-03-02")
        }
        Kind::Club => (vec!["club add Vasass"], CANCEL),
        Kind::ClubMerge => (vec!["club merge Haladás Vasas"], CANCEL),
        Kind::Person => (vec!["person add --family Kovcs"], CANCEL),
        Kind::Amend => (vec!["person amend 7 --born 1907"], "person amend 7 --born 1970"),
        Kind::Title => (vec!["person title 1 GM --awarded 2020-01-01"], CANCEL),
        Kind::TitleApplication => (vec!["application add 3 IM --fee paid"], CANCEL),
        Kind::TitleOutcome => (vec!["application granted 19 --from FIDE"], CANCEL),
        Kind::Paper => (vec!["licence 2 --club Vasas --season 2023/24"], CANCEL),
        Kind::Strength => (vec!["strength Vasas --season 2023/24 1"], CANCEL),
        Kind::Merge => (vec!["person merge 1 7 --even-so"], "person unmerge 7"),
        Kind::Unmerge => (vec!["person unmerge 7"], "person merge 1 7 --even-so"),
        Kind::Death => (vec!["person death 2 2024-03-20"], CANCEL),
        Kind::Hide => (vec!["person hide 2"], "person show 2"),
        Kind::Cover => (vec!["person cover 2 outside --from 2024-03-01"], CANCEL),
        Kind::Announce => (vec!["announce --name Kupa --starts 2025-04-06 --ends 2025-04-07"], CANCEL),
        Kind::Submit => (vec!["submit new.trf"], CANCEL),
        Kind::Answer => (vec!["answer 2 6 --person 7"], CANCEL),
        Kind::Answers => (vec!["answer 3 --all-sure --foreign-numbers --yes"], CANCEL),
        Kind::Result => (
            vec!["correct result 1 --round 1 --line 1 0-1 --why slip"],
            "correct result 1 --round 1 --line 1 1-0 --why slip",
        ),
        Kind::Swap => (vec!["correct swap 1 1 2 --why slip"], "correct swap 1 1 2 --why slip"),
        Kind::Accept => (vec!["accept 2 --registered 2024-01-01 --another-event"], "correct withdraw 2 --because slip"),
        Kind::Attach => (vec!["attach 1 games.pgn"], CANCEL),
        Kind::Sent => (vec!["sent 1 --on 2024-03-20"], CANCEL),
        Kind::Reject => (vec!["reject 2 --because slip"], "submit --take-up 2"),
        Kind::Reidentify => {
            (vec!["correct identity 1 6 --person 7 --why slip"], "correct identity 1 6 --person 6 --why slip")
        }
        Kind::Withdraw => (vec!["correct withdraw 1 --because slip"], CANCEL),
        Kind::Decide => (vec!["decide waiver --tournament 1 --paragraph 1.1 --reference RB_3"], CANCEL),
        Kind::Appeal => (vec!["appeal --against 5 --from Vass --grounds slip --admitted RB_9"], CANCEL),
        Kind::Outcome => (vec!["outcome 12 overturned"], CANCEL),
        Kind::Import => (vec!["import players list.txt --date 2024-04-01 --in-advance"], CANCEL),
        Kind::Enlist => (vec!["import strangers 3"], CANCEL),
        Kind::EgdList => (vec!["import egd egd.html --date 2018-02-22"], CANCEL),
        Kind::Dismiss => (vec!["dismiss 2024-04 --mark MARK --because slip"], CANCEL),
        Kind::Close => (vec!["close 2024-04"], "unclose 2024-04 --because slip"),
        Kind::Takeover => {
            (vec!["import register tagok.csv --as persons --date 2024-03-01 --season 2023/24 --write"], CANCEL)
        }
        other => panic!("no slip is known of {other}"),
    }
}

/// Tables in which the act and what takes it back both leave their trace.
fn traces(kind: Kind) -> &'static [&'static str] {
    match kind {
        Kind::Cover | Kind::Decide | Kind::Enlist | Kind::Takeover => &["decision"],
        Kind::Submit => &["submission", "tournament"],
        Kind::Accept => &["correction", "participant", "report", "submission", "tournament"],
        Kind::Reject => &["submission", "tournament"],
        Kind::Reidentify | Kind::Swap => &["correction", "remembered", "report"],
        Kind::Result => &["correction", "report"],
        _ => &[],
    }
}

/// What every table says, whichever entry wrote it; not what people and clubs were called for a while.
fn tables(office: &Office) -> BTreeMap<&'static str, Vec<([u8; 32], String)>> {
    let mut registry = ReadOnly::open(&office.database()).expect("a register");
    let tables =
        digest::TABLES.iter().filter(|table| !table.name.starts_with("blob") && !table.name.ends_with("_before"));
    registry
        .read(|store| tables.map(|table| Ok((table.name, digest::content(store, table)?))).collect())
        .map_err(|error: arpad_registry::Error| error)
        .expect("its tables")
}

#[test]
fn every_act_is_typed_by_mistake_and_taken_back() {
    let whole = prepared("en");
    let register = whole.get("arpad.db");
    for row in ALL.iter().filter(|row| matches!(row.way_back, WayBack::Act(_))) {
        let office = Office::new("en");
        office.put("arpad.db", &register);
        let members =
            "Név;FIDE;Születés;Egyesület;Értékszám\nÚj Ember;799998;1990;Vasas;1900\nÁcs Őrs;700010;1990.05.02.;;\n";
        office.put("tagok.csv", members);
        for name in ["new.trf", "foreign.trf", "guest.trf", "list.txt", "games.pgn", "egd.html", "photo.png"] {
            office.put(name, whole.get(name));
        }
        let typed_on = |day: &str, line: &str| {
            let words: Vec<String> = match line.contains(" MARK ") {
                true => line.replace(" MARK ", &format!(" {} ", raised(&office)["mark"].as_str().expect("a mark"))),
                false => line.to_owned(),
            }
            .split(' ')
            .map(|word| word.replace('_', " "))
            .collect();
            office.done(day, &words.iter().map(String::as_str).collect::<Vec<_>>())
        };
        let typed = |line: &str| typed_on(DUE, line);
        // What is doubled has to have come before the month's last day.
        let early = if row.kind == Kind::Dismiss { DAY } else { DUE };
        ready(row.kind).iter().for_each(|line| _ = typed_on(early, line));
        let before = tables(&office);
        let (slips, back) = slip(row.kind);
        slips.iter().for_each(|line| _ = typed(line));
        let ledger = office.json(DUE, &["ledger", "--most", "100"]);
        let entries = ledger["entries"].as_array().expect("entries");
        // The rows of a table follow it; every other act is the newest entry.
        let newest = if row.kind == Kind::Takeover { entries.len() } else { 1 };
        let done = entries.iter().rev().take(newest).find(|entry| entry["act"] == row.kind.as_str());
        let done = done.unwrap_or_else(|| panic!("{}: {:?}", row.kind, entries.last()));
        typed(&back.replace(" N ", &format!(" {} ", done["entry"])));
        let after = tables(&office);
        let differing: Vec<&str> = before.keys().copied().filter(|name| before[name] != after[name]).collect();
        assert_eq!(differing, traces(row.kind), "{}", row.kind);
        typed("verify");
    }
}

/// The first thing out of the ordinary in the month of April.
fn raised(office: &Office) -> serde_json::Value {
    office.json(DUE, &["close", "2024-04", "--dry-run"])["checklists"][0]["anomalies"][0].clone()
}

#[test]
fn what_may_stand_is_said_so_and_shown_with_the_word() {
    let office = prepared("en");
    office.done(DAY, &["submit", "new.trf"]);
    office.done(DAY, &["accept", "3", "--registered", "2024-01-01", "--another-event"]);
    let found = raised(&office);
    assert_eq!((&found["kind"], &found["dismissed"]), (&"twice".into(), &serde_json::Value::Null), "{found}");
    let mark = found["mark"].as_str().expect("a mark");
    let told = office.done(DUE, &["dismiss", "2024-04", "--mark", mark, "--because", "a match and its return"]);
    assert!(told.starts_with("Dismissed (entry ") && told.contains("a match and its return"), "{told}");
    let found = raised(&office);
    assert_eq!(found["dismissed"]["because"], "a match and its return", "{found}");
    let page = office.done(DUE, &["close", "2024-04", "--dry-run"]);
    assert!(page.contains(&format!("  {mark} ")) && page.contains("dismissed by anna, entry "), "{page}");
    assert!(refused(&office, DUE, &["dismiss", "2024-04", "--mark", mark, "--because", "again"]).contains("already"));
    let unknown = refused(&office, DUE, &["dismiss", "2024-04", "--mark", "12345678", "--because", "x"]);
    assert!(unknown.contains("arpad close 2024-04 --dry-run"), "{unknown}");
}

#[test]
fn a_file_that_was_turned_away_when_it_came_has_nothing_left_to_take_back() {
    let office = prepared("en");
    office.put("broken.trf", "this is no report");
    office.on(DAY, &["submit", "broken.trf"]);
    let entries = office.json(DAY, &["ledger", "--most", "1"]);
    let entry = entries["entries"][0]["entry"].to_string();
    let told = refused(&office, DAY, &["cancel", &entry, "--because", "slip"]);
    assert!(told.contains("is turned away: there is nothing left to take back"), "{told}");
    // One that waits is taken back, and nobody has to say why; an act that the public has seen says it.
    office.done(DAY, &["submit", "new.trf"]);
    let entries = office.json(DAY, &["ledger", "--most", "1"]);
    let entry = entries["entries"][0]["entry"].to_string();
    office.done(DAY, &["cancel", &entry]);
    assert!(office.done(DAY, &["submissions"]).contains("rejected"), "as one that was turned away");
    assert!(refused(&office, DAY, &["cancel", "10"]).contains("--because"));
}

/// What a command says that is refused.
fn refused(office: &Office, day: &str, line: &[&str]) -> String {
    let said = office.on(day, line);
    assert_eq!(said.code, Some(1), "{line:?}: {}{}", said.out, said.err);
    said.err.trim_end().to_owned()
}

#[test]
fn a_month_that_is_not_due_is_asked_about() {
    let office = prepared("en");
    assert_eq!(
        refused(&office, DAY, &["close", "2024-12"]),
        "arpad: the standard list of 2024-12-01 is not due before 2024-10-30, when the list before it has closed; \
         today is 2024-03-20. If that month is meant, close it with --in-advance"
    );
    let page = office.done(DAY, &["close", "2024-12", "--in-advance"]);
    assert!(page.starts_with("Chess, standard, 2024-12-01\n"), "{page}");
    assert!(
        office
            .done(DAY, &["unclose", "2024-12"])
            .starts_with("Open again (entry 14); undone: closed: standard 2024-12-01")
    );
    office.done(DUE, &["close", "2024-04"]);
    let said = refused(&office, DUE, &["close", "2024-04"]);
    assert!(
        said.ends_with(
            "and waits to be published; arpad close 2024-04 --again computes it anew if something came in between, \
             arpad unclose 2024-04 opens it"
        ),
        "{said}"
    );
    assert_eq!(refused(&office, DUE, &["close", "2024-04", "--again"]), "arpad: nothing would change");
    office.done(DUE, &["answer", "2", "6", "--person", "6"]);
    office.done(DAY, &["accept", "2", "--registered", "2024-01-01", "--another-event"]);
    let again = office.json(DUE, &["close", "2024-04", "--again"]);
    assert_eq!(again["closed"][0]["lists"][0]["date"], "2024-04-01");
    office.done(DUE, &["publish", "2024-04"]);
    for (line, end) in [
        (&["close", "2024-04", "--again"][..], "it is not closed again, and arpad replay makes a revision of it"),
        (
            &["unclose", "2024-04"],
            "a published list is not opened again; a revision corrects what is wrong with it (arpad replay)",
        ),
    ] {
        let said = refused(&office, DUE, line);
        assert!(said.ends_with(end), "{said}");
    }
    // May is skipped; once June is published it has no list any more, and nothing is advised that cannot be done.
    const JUNE: &str = "2024-06-01";
    assert_eq!(
        refused(&office, JUNE, &["close", "2024-06"]),
        "arpad: no standard list of 2024-05-01 was closed; the last one before 2024-06-01 is that of 2024-04-01. Close that \
         month first (arpad close 2024-05); if there is to be none, close this one with --skipping"
    );
    office.done(JUNE, &["close", "2024-06", "--skipping"]);
    office.done(JUNE, &["publish", "2024-06"]);
    let said = refused(&office, JUNE, &["close", "2024-05"]);
    assert!(
        said.ends_with("no list before it is closed any more, and what has come since enters the next one"),
        "{said}"
    );
}

#[test]
fn the_same_in_hungarian() {
    let office = prepared("hu");
    assert_eq!(
        refused(&office, DAY, &["close", "2024-12"]),
        "arpad: a hagyományos lista (2024.12.01.) 2024.10.30. előtt nem esedékes, mert addig a megelőző lista sem zárul le; ma \
         2024.03.20. van. Ha valóban ezt a hónapot zárná le: --in-advance"
    );
    office.done(DAY, &["person", "death", "2", "2024-03-20"]);
    assert_eq!(
        office.done(DAY, &["cancel", "13", "--because", "él és virul"]),
        "A 13. bejegyzést törölte a 14. bejegyzés: 2. számú személy elhunyt\n"
    );
    let ledger = office.done(DAY, &["ledger", "--most", "2"]);
    assert!(ledger.contains("2. számú személy elhunyt – törölte a 14. bejegyzés"), "{ledger}");
    assert!(ledger.contains("a 13. bejegyzés törölve: él és virul"), "{ledger}");
    assert_eq!(
        refused(&office, DAY, &["cancel", "13", "--because", "újra"]),
        "arpad: a 13. bejegyzést már törölte a 14. bejegyzés"
    );
}

#[test]
fn a_refusal_names_the_way_out() {
    let office = prepared("en");
    office.done(DAY, &["guest", "1", "--club", "Haladás", "--season", "2023/24"]);
    assert_eq!(
        refused(&office, DAY, &["cancel", "10", "--because", "slip"]),
        "arpad: entry 13 stands on entry 10; cancel that one first: arpad cancel 13 --because …"
    );
    let told = refused(&office, DAY, &["cancel", "3", "--because", "slip"]);
    assert!(told.starts_with("arpad: entry 3 is not cancelled; it is taken back by arpad correct withdraw"), "{told}");
}

#[test]
fn a_decision_cancelled_late_says_which_lists_it_stays_in() {
    let office = prepared("en");
    office.done(DUE, &["close", "2024-04"]);
    office.done(DUE, &["publish", "2024-04"]);
    let page = office.done(DUE, &["cancel", "4", "--because", "the wrong player"]);
    assert_eq!(
        page,
        "Entry 4 is cancelled by entry 15: Ács, Őrs (1), standard: set to 2300 (RB 1)\n\
         These lists were published since and stay as they are; arpad replay makes revisions: Chess, standard, 2024-04-01\n\
         The correction enters the next list; arpad replay carries it into every list since.\n"
    );
}

#[test]
fn an_own_list_beside_fides_and_a_wider_import_are_told() {
    let office = prepared("en");
    assert_eq!(
        refused(&office, DUE, &["import", "players", "list.txt", "--date", "2024-04-01"]),
        "arpad: the list is of 2024-04-01, and today is 2024-03-30. If FIDE has published it already, import it with \
         --in-advance"
    );
    let narrow = office
        .done(DUE, &["import", "players", "list.txt", "--date", "2024-04-01", "--in-advance", "--federation", "AUT"]);
    assert!(narrow.starts_with("list of 2024-04-01: 2 players read, 1 new"), "{narrow}");
    let wide = office.done(DUE, &["import", "players", "list.txt", "--date", "2024-04-01", "--in-advance"]);
    assert!(wide.contains("in the place of what was imported for this date before, as a revision"), "{wide}");
    // No list is before it: it would start from nothing.
    let said = refused(&office, DUE, &["close", "2024-04"]);
    assert!(said.starts_with("arpad: FIDE's standard list of 2024-04-01 was imported. An own list"), "{said}");
    assert!(said.ends_with("If that is meant, close it with --beside-fide"), "{said}");
    office.done(DUE, &["close", "2024-04", "--beside-fide"]);
}

#[test]
fn a_file_turned_away_is_taken_up_again() {
    let office = prepared("en");
    office.done(DAY, &["reject", "2", "--because", "slip"]);
    let page = office.done(DAY, &["submit", "open.trf"]);
    assert!(page.contains("  the same bytes as submission 2, taken up again\n"), "{page}");
    assert_eq!(
        refused(&office, DAY, &["submit", "--take-up", "2"]),
        "arpad: the bytes of submission 3 need not be taken up: it is questions open"
    );
}

#[test]
fn a_komir_number_that_was_mistyped_is_corrected() {
    let office = prepared("en");
    office.done(DAY, &["person", "amend", "3", "--komir", "99998"]);
    assert_eq!(
        refused(&office, DAY, &["person", "amend", "3", "--komir", "9998"]),
        "arpad: the KOMIR number 99998 is corrected only with a reason: say --why"
    );
    office.done(DAY, &["person", "amend", "3", "--komir", "9998", "--why", "a digit too many"]);
    let licence = office.json(DAY, &["licence", "4", "--club", "Vasas", "--season", "2023/24"]);
    assert_eq!(licence["komir"], 9999);
    let said = refused(&office, DAY, &["person", "amend", "1", "--komir", "5", "--why", "no"]);
    assert!(said.contains("came with the licence of entry 10 and stays with its person"), "{said}");
}
