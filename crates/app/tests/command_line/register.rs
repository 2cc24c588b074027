//! The register's commands as a person uses them: a player's page and both KOMIR sheets, in either language.

use arpad_model::{EntryId, List, ListId, ListRow, Origin, PersonId, Series, StoredChange, Tempo};
use arpad_office::acts::desk::{Stamp, enact};
use arpad_office::acts::{Act, Found};
use arpad_registry::tables::list_rows;
use arpad_registry::tables::lists;
use arpad_registry::{Error, Registry, ledger};
use jiff::civil::{Date, date};
use std::path::PathBuf;
use std::process::{Command, Output};

/// A register of its own in a file.
struct Register(PathBuf);

impl Register {
    fn new(name: &str) -> Self {
        let path =
            PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("register-{name}-{}.db", std::process::id()));
        let register = Register(path);
        register.remove();
        Registry::create(&register.address()).expect("a new register");
        register
    }

    fn address(&self) -> String {
        format!("sqlite:{}", self.0.display())
    }

    fn ask(&self, line: &str) -> Output {
        self.command(line).output().expect("arpad runs")
    }

    /// A command line, cut at blanks; an underscore is a blank within an argument.
    fn command(&self, line: &str) -> Command {
        let arguments = line.split(' ').map(|argument| argument.replace('_', " "));
        let mut command = Command::new(env!("CARGO_BIN_EXE_arpad"));
        command
            .args(arguments)
            .env("ARPAD_DATABASE", self.address())
            .env("ARPAD_BY", "titkár")
            .env("ARPAD_MOMENT", "2025-03-01T12:00:00Z")
            .env("ARPAD_LANG", "en")
            .env_remove("COLUMNS");
        command
    }

    fn done(&self, line: &str) -> String {
        let output = self.ask(line);
        assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("UTF-8")
    }

    fn refused(&self, line: &str) -> String {
        let output = self.ask(line);
        assert_eq!(output.status.code(), Some(1), "{line}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stderr).expect("UTF-8")
    }

    fn remove(&self) {
        for end in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{end}", self.0.display()));
        }
    }
}

impl Drop for Register {
    fn drop(&mut self) {
        self.remove();
    }
}

/// A published list with one row.
fn list(id: i64, day: Date, revision: u32, row: ListRow) -> (List, ListRow) {
    let published = "2025-01-01T00:00:00Z".parse().expect("a moment");
    let list = List {
        id: ListId(id),
        series: Series::Chess(Tempo::Standard),
        day,
        revision,
        origin: Origin::Computed,
        edition: "fide-2024-03".to_owned(),
        base: None,
        tournament: None,
        players: 1,
        hash: [0; 32],
        closed: EntryId(1),
        closed_at: Some(published),
        published: Some(EntryId(1)),
        published_at: Some(published),
    };
    (list, row)
}

/// A player with everything the sheets ask for.
fn with_everything(name: &str) -> Register {
    let register = Register::new(name);
    for line in [
        "club add Kanizsai_SK --town Nagykanizsa",
        "club add Zalaegerszegi_Sakk_Egylet --town Zalaegerszeg",
        "person add --family Kovács-Nagy --given Péter --born 1970.05.03. --sex m --country HUN --fide 700123",
        "person title 1 NAM --awarded 1989-11-05",
        "person title 1 FM --awarded 1998-03-04",
        "papers 1 --register --day 2023-08-20 --remark 12._doboz",
        "licence 1 --club Kanizsai --season 2023/24 --day 2023-09-01",
        "licence 1 --club Kanizsai --season 2024/25 --day 2024-09-01",
        "guest 1 --club Zala --season 2024/25 --day 2024-10-01",
        "strength Kanizsai --season 2024/25 komir:1",
    ] {
        register.done(line);
    }
    let row = |rating, change, games, period_games| ListRow {
        person: PersonId(1),
        rating: Some(rating),
        k: Some(20),
        games: Some(games),
        period_games,
        change: Some(StoredChange::hundredths(change)),
        active: arpad_model::Activity::Active,
        title: "FM".to_owned(),
        ..ListRow::default()
    };
    let all = [
        list(1, date(2025, 1, 1), 0, row(2145, 0, 40, 0)),
        list(2, date(2025, 2, 1), 0, row(2150, 480, 49, 9)),
        list(3, date(2025, 2, 1), 1, row(2153, 820, 49, 9)),
        list(4, date(2025, 3, 1), 0, row(2153, 0, 49, 0)),
    ];
    let mut registry = Registry::open(&register.address()).expect("the register");
    let written: Result<(), Error> = registry.write(|store| {
        for (list, row) in all {
            lists::insert(store, &list, &[])?;
            list_rows::insert_all(store, list.id, &[row])?;
        }
        Ok(())
    });
    written.expect("the lists");
    register
}

#[test]
fn mssz_2_a_player_and_both_sheets_read_well_in_both_languages() {
    let register = with_everything("sheets");
    for language in ["en", "hu"] {
        let page = register.done(&format!("player komir:1 --lang {language}"));
        insta::assert_snapshot!(format!("player_{language}"), page);
        let sheet = register.done(&format!("player 1 --sheet --lang {language}"));
        insta::assert_snapshot!(format!("player_sheet_{language}"), sheet);
    }
    let earlier = register.done("player 1 --sheet --on 2025-02-15 --lang hu");
    assert!(earlier.contains("2025.02.01. – 2025.02.28."), "{earlier}");
    assert!(earlier.contains("2153"), "the newest revision: {earlier}");
}

#[test]
fn mssz_2_papers_are_found_by_the_komir_number() {
    let register = with_everything("papers");
    insta::assert_snapshot!("papers_hu", register.done("papers komir:1 --lang hu"));
    let answer: serde_json::Value = serde_json::from_str(&register.done("papers komir:1 --json")).expect("JSON");
    assert_eq!(answer["papers"].as_array().expect("papers").len(), 4);
    assert!(register.refused("papers komir:2").contains("nobody is found under “komir:2”"));
}

#[test]
fn mssz_1_3_1_a_refused_title_names_the_paragraph() {
    let register = with_everything("title");
    assert!(register.refused("person title 1 mj --awarded 1990-01-01").contains("§ 1.3.1"));
    assert!(register.refused("person title 1 mj --awarded 1990-01-01 --lang hu").contains("1. § 3.1"));
}

#[test]
fn a_program_reads_what_was_done_and_what_is_odd() {
    let register = with_everything("json");
    let line = "person add --family Kovács-Nagy --given Péter --country HUN --fide 12345678 --json";
    let answer: serde_json::Value = serde_json::from_str(&register.done(line)).expect("JSON");
    assert_eq!(answer["person"], 2);
    let codes: Vec<&str> =
        answer["warnings"].as_array().expect("warnings").iter().filter_map(|one| one["code"].as_str()).collect();
    assert_eq!(codes, ["fide-unusual", "same-name"]);
    let page: serde_json::Value = serde_json::from_str(&register.done("player 1 --json")).expect("JSON");
    assert_eq!(page["sheets"]["fide"][0]["last_games"]["from"], 41);
    assert_eq!(page["sheets"]["fide"][0]["last_games"]["to"], 49);
    assert_eq!(page["sheets"]["komir"]["rating"], 2153);
}

#[test]
fn the_registers_beside_the_ratings_speak_both_languages() {
    let register = with_everything("beside");
    let officer = "officer --name Kiss_Anna --contact minosites@example.org";
    assert_eq!(register.done(officer), "Kiss Anna is the rating officer from 2025-03-01: minosites@example.org\n");
    register.done("person death 1 2025-02-10");
    let notices = register.done("notices --lang hu");
    let told = "Kovács-Nagy, Péter, FIDE-azonosító: 700123, HUN: elhunyt 2025.02.10. napján; kérjük a nyilvántartásban jelölni \
        (10.2 pont)\nMinősítési felelős 2025.03.01. óta: Kiss Anna, minosites@example.org\n";
    assert_eq!(notices, told);
    let table = "notice,fide,name,federation,day\ndeath,700123,\"Kovács-Nagy, Péter\",\"HUN\",2025-02-10\n";
    assert_eq!(register.done("notices --csv"), table);
    assert!(register.done("player 1 --on 2025-02-09 --lang hu").contains("Státusz          aktív"));
    assert!(register.done("player 1 --on 2025-02-10 --lang hu").contains("Státusz          elhunyt"));
    register.done("person add --family Bíró --given Béla --country HUN");
    let licensed = register.done("arbiter add 2 --number 4211 --kind FA --until 2027-12-31");
    assert_eq!(licensed, "Bíró, Béla: arbiter's licence FA 4211\n");
    let listed = register.done("arbiter list --on 2027-12-31");
    assert!(listed.contains("4211") && listed.contains("Bíró, Béla"), "{listed}");
    assert!(register.refused("arbiter list --on 2028-01-01").contains("there is no arbiter's licence"));
    let decided = "decide unlisted --person 2 --reference RB_5/2025 --until 2025-12-31 --lang hu";
    assert!(register.done(decided).contains("Bíró Béla (2. számú) nem szerepelhet listán (2025.12.31-ig)"));
    assert!(register.refused("decide suspension --federation magyar --reference RB").contains("MAGYAR"));
}

#[test]
fn p24_0_4_a_late_appeal_says_until_when_and_what_to_do() {
    let register = with_everything("late");
    let mut registry = Registry::open(&register.address()).expect("the register");
    let stamp = Stamp::new("2025-03-01T12:00:00Z".parse().expect("a moment"), "titkár");
    let found = Found { name: "Próba".into(), country: "HUN".into(), second_reading: true, ..Found::default() };
    registry.write(|store| enact(store, &stamp, &Act::Found(found))).expect("a federation");
    let term = ["--name", "appeal_days", "--value", "14", "--reference", "RB 1"];
    let mut decide = register.command("decide parameter --edition fide-2024-03");
    let decided = decide.args(term).env("ARPAD_MOMENT", "2025-03-01T12:00:00Z").status();
    assert!(decided.expect("arpad runs").success());
    let decision = registry.read(ledger::head).expect("the ledger").0;
    let late = |line: &str| {
        let mut command = register.command(line);
        command.env("ARPAD_MOMENT", "2025-03-16T12:00:00Z");
        String::from_utf8(command.output().expect("arpad runs").stderr).expect("UTF-8")
    };
    let line = &format!("appeal --against {decision} --from Kovács --grounds hiba");
    let told = format!(
        "the appeal against entry {decision} of 2025-03-01 came on 2025-03-16 and is late: 14 days are given (0.4), the last \
         was 2025-03-15; where the committee admits it all the same, say under which number: --admitted NUMBER"
    );
    assert!(late(line).contains(&told), "{}", late(line));
    assert_eq!(late(&format!("{line} --admitted RB_2")), "");
    let other = &format!("appeal --against {decision} --from Nagy --grounds hiba");
    assert_eq!(late(&format!("{other} --received 2025-03-15")), "");
}

#[test]
fn only_what_is_given_changes() {
    let register = with_everything("amend");
    register.done("person amend 1 --given Pál");
    register.done("person amend 1 --clear fide");
    let found: serde_json::Value =
        serde_json::from_str(&register.done("person find kovacs-nagy --json")).expect("JSON");
    let person = &found["persons"][0];
    assert_eq!((&person["given"], &person["born"]), (&"Pál".into(), &"1970-05-03".into()));
    assert_eq!((&person["fide"], &person["komir"]), (&serde_json::Value::Null, &1.into()));
    assert!(register.refused("person amend 1 --komir 7").contains("stays with its person"));
}

#[test]
fn a_table_flows_where_the_terminal_is_too_narrow_for_it() {
    let register = with_everything("narrow");
    let at = |columns: &str| {
        let shown = register.command("papers komir:1 --lang hu").env("COLUMNS", columns).output().expect("arpad runs");
        String::from_utf8(shown.stdout).expect("UTF-8")
    };
    let table = register.done("papers komir:1 --lang hu");
    assert_eq!(at("200"), table);
    assert_eq!(at("0"), table, "no width is none");
    let widest = table.lines().map(|line| line.chars().count()).max().expect("lines");
    let flowing = "Kovács-Nagy Péter bizonylatai\n\n 2023.08.20.  nyilvántartó lap  12. doboz\n \
                   2023.09.01.  versenyengedély  2023/24\n    Kanizsai SK\n \
                   2024.09.01.  versenyengedély  2024/25\n    Kanizsai SK\n \
                   2024.10.01.  vendégjátékos  2024/25\n    Zalaegerszegi Sakk Egylet\n";
    assert_eq!(at("48"), flowing, "the table has {widest} columns");
    register.remove();
}
