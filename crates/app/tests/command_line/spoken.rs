//! What the commands that only look say, line for line, over the small invented federation: what no other test asks about is
//! noticed here when it changes.
//!
//! After a change that is meant: `INSTA_UPDATE=always cargo test -p arpad --test command_line spoken`, and read the difference.

use crate::binary::{of_this_run, small_federation};
use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::process::Command;
use std::sync::OnceLock;

/// Lines of an answer that are shown, of a table and of anything else: the first ones say how all are written.
const LINES: (usize, usize) = (48, 500);

#[test]
fn lists() {
    told(
        "lists",
        &[
            "list --top 4",
            "list 2024-03 --series rapid --sex F --top 3",
            "list 2024-04 --revision 0 --top 2",
            "list go --top 3",
            "list --age U14 --everybody",
            "list --club Pipacs --active --top 2 --json",
            "list --title IM --format csv",
            "list --new --format json",
            "list --as-known-on 2024-03-15 --top 1",
            "list 1999-01",
            "list --improvers --inactive --top 2",
        ],
    );
}

#[test]
fn persons() {
    told(
        "persons",
        &[
            "player fide:790836",
            "player 112 --all",
            "player 72 --sheet --on 2024-03-15",
            "player 72 --json",
            "player 12",
            "player nobody",
            "person find nagy",
            "person find zzz",
            "person find nagy --json",
            "papers komir:84337",
            "club list",
            "club list --json",
            "strength 1 --season 2023/24",
        ],
    );
}

#[test]
fn calculations() {
    told(
        "calculations",
        &[
            "explain 72",
            "explain 72 --list 2024-03 --json",
            "explain 112 --series go",
            "explain 12 --list 2024-04 --revision 0",
            "calc expected 2145 2300 --edition fide-2024-03",
            "calc change 2145 --k 20 2300=1 2250=0.5 2400=0 --edition fide-2024-03",
            "calc first 1766=0.5 1766=0 1766=0 1766=0 1766=0 --edition mssz-2017",
            "calc first 1800=1 1900=1 1700=0 1750=1 1650=0 --edition fide-2024-03 --json",
            "calc performance 1800=1 1900=0 --edition fide-2024-03",
            "calc convert 1623",
            "calc change 2145 --k 20 2300=7",
            "calc performance 1800=1 1900=0 --edition fide-2024-03 --json",
        ],
    );
}

#[test]
fn the_office() {
    told(
        "office",
        &[
            "tournaments --most 4",
            "tournaments --state announced --json",
            "tournaments --series go",
            "tournament 20",
            "tournament 13 --json",
            "tournament 21",
            "tournament 99",
            "submissions --most 3",
            "submissions --most 1 --json",
            "submission 3",
            "submission 18 --json",
            "decisions",
            "decisions --json",
            "ledger --most 6",
            "ledger --after 380 --most 2 --json",
            "close 2024-05 --dry-run",
            "reconcile 2024-04",
            "verify",
            "verify --json",
        ],
    );
}

/// Reports with and without faults, of both games, alone and as a folder.
#[test]
fn files() {
    told(
        "files",
        &[
            "check examples/open.trf",
            "check crates/formats/tests/files/trf",
            "check crates/formats/tests/files/trf --json",
            "check examples/go.json",
            "rate examples/open.trf",
            "rate examples/go.json --brief",
            "convert examples/open.trf - --to json",
            "editions",
            "editions fide-2024-03 --json",
            "editions diff fide-2022-01 fide-2024-03",
            "reconcile 2024-04 --against players_list_xml.xml",
            "reconcile 2024-04 --against players_list_xml.xml --json",
        ],
    );
}

/// How the program is used, and what it says when it is used otherwise.
#[test]
fn help() {
    told(
        "help",
        &[
            "--help",
            "list --help",
            "list -h",
            "accept --help",
            "help calc change",
            "lsit",
            "list --topp 3",
            "list --top many",
            "list --series draughts",
            "explain",
            "player 1 2",
            "correct",
            "tournament --most",
        ],
    );
}

/// The language of the system, where nobody asks for another: the first that is set decides.
#[test]
fn the_language_of_the_environment() {
    for (set, is_hungarian) in [
        ([("LC_ALL", "hu_HU.UTF-8"), ("LC_MESSAGES", "C"), ("LANG", "C")], true),
        ([("LC_ALL", ""), ("LC_MESSAGES", "hu_HU"), ("LANG", "C")], true),
        ([("LC_ALL", ""), ("LC_MESSAGES", ""), ("LANG", "hu_HU.UTF-8")], true),
        ([("LC_ALL", "C"), ("LC_MESSAGES", "hu_HU"), ("LANG", "hu_HU")], false),
        ([("LC_ALL", ""), ("LC_MESSAGES", ""), ("LANG", "")], false),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_arpad"));
        let output = command.args(["player", "nobody"]).env("ARPAD_DATABASE", federation()).env_remove("ARPAD_LANG");
        let output = output.envs(set).output().expect("arpad runs");
        let said = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(!said.contains("nobody is found under"), is_hungarian, "{set:?}: {said}");
    }
}

#[test]
fn an_argument_that_is_no_text_is_told_in_hungarian() {
    use std::os::unix::ffi::OsStrExt;
    let mut command = Command::new(env!("CARGO_BIN_EXE_arpad"));
    let output = command.arg("player").arg(std::ffi::OsStr::from_bytes(b"\xff")).env("ARPAD_LANG", "hu").output();
    let output = output.expect("arpad runs");
    assert_eq!(output.status.code(), Some(2));
    insta::assert_snapshot!("no_text_hu", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn what_the_system_says_of_files_and_servers_is_told_in_hungarian() {
    let said = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_arpad")).args(arguments).env("ARPAD_LANG", "hu").output();
        let output = output.expect("arpad runs");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    assert_eq!(said(&["check", "nincs.trf"]), "arpad: nincs.trf: nincs ilyen fájl\n");
    assert_eq!(said(&["rate", "nincs.json"]), "arpad: nincs.json: nincs ilyen fájl\n");
    let silent = said(&["list", "--database", "postgres://127.0.0.1:1/none"]);
    assert_eq!(silent, "arpad: a nyilvántartás kiszolgálója nem válaszol; fut-e, és helyes-e a címe?\n");
    let wrong = said(&["editions", "diff", "x", "fide-2013"]);
    assert!(wrong.contains("nem lehet „x”: nincs ilyen kiadás; vannak: fide-2013, "), "{wrong}");
}

fn told(name: &str, lines: &[&str]) {
    for language in ["en", "hu"] {
        // Programs are told the same in every language.
        let lines = lines.iter().filter(|line| language == "en" || !line.contains("--json"));
        let text: String = lines.map(|line| said(language, line)).collect();
        insta::assert_snapshot!(format!("{name}_{language}"), text);
    }
}

/// The command, how it ended and what it said.
fn said(language: &str, line: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_arpad"))
        .args(line.split(' ').map(|word| if word == "players_list_xml.xml" { fides_list() } else { word }))
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .env("ARPAD_DATABASE", federation())
        .env("ARPAD_MOMENT", "2024-04-20T10:00:00Z")
        .env("ARPAD_BY", "anna")
        .env("ARPAD_LANG", language)
        .env_remove("COLUMNS")
        .output()
        .expect("arpad runs");
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8(text).expect("UTF-8");
    let most = if line.contains("--json") || line.contains("help") { LINES.1 } else { LINES.0 };
    let mut shown: Vec<String> = text.lines().take(most).map(without_hashes).collect();
    let more = text.lines().count().saturating_sub(most);
    shown.extend((more > 0).then(|| format!("… {more} lines more")));
    format!("$ arpad {line}   [{}]\n{}\n\n", output.status.code().expect("an end"), shown.join("\n"))
}

/// A hash says nothing to a reader and moves with every row.
fn without_hashes(line: &str) -> String {
    let is_part = |letter: char| !letter.is_ascii_hexdigit();
    let hashes: Vec<&str> = line.split(is_part).filter(|word| matches!(word.len(), 12 | 64)).collect();
    hashes.iter().fold(line.to_owned(), |line, hash| line.replace(hash, "#"))
}

/// Where the federation is; built once per run.
fn federation() -> &'static str {
    static ADDRESS: OnceLock<String> = OnceLock::new();
    ADDRESS.get_or_init(|| {
        let file = of_this_run("spoken-demo").join("demo.db");
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        std::fs::write(&file, small_federation()).expect("a copy");
        // As a register is made: who lets others read it is warned.
        std::fs::set_permissions(&file, Permissions::from_mode(0o600)).expect("its permissions");
        format!("sqlite:{}", file.display())
    })
}

/// FIDE's list of the month: the first agrees with ours, the second has two points less, the third is a stranger.
fn fides_list() -> &'static str {
    static PATH: OnceLock<String> = OnceLock::new();
    PATH.get_or_init(|| {
        let player = |(id, name, rating): (u32, &str, u32)| {
            format!(
                "<player><fideid>{id}</fideid><name>{name}</name><country>HUN</country><sex>M</sex><title></title>\
                 <w_title></w_title><o_title></o_title><rating>{rating}</rating><games>8</games><k>20</k>\
                 <birthday>1979</birthday><flag></flag></player>"
            )
        };
        let players =
            [(790_836, "Kovacevic, Csaba", 2383), (774_446, "Nagy, David", 2320), (799_999, "Stranger, Carl", 2000)];
        let list = format!("<playerslist>{}</playerslist>", players.map(player).concat());
        let path = of_this_run("spoken-players_list_xml.xml");
        std::fs::write(&path, list).expect("a list");
        path.display().to_string()
    })
}
