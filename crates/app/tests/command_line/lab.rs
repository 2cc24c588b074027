//! The laboratory at a terminal: the shipped studies, a study that is killed, and files that are wrong.

use crate::binary::arpad;
use sha2::{Digest, Sha256};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn example(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples").join(name).display().to_string()
}

/// Every file of a folder with its bytes.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<(String, Vec<u8>)> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read(&path).unwrap()))
        .collect();
    files.sort();
    files
}

/// A small study: two federations, three laws.
fn small(folder: &Path) -> PathBuf {
    let study = "title_hu = \"Kis <vizsgálat>\"\ntitle_en = \"A small <study>\"\nquestion_hu = \"Kell?\"\nquestion_en = \"Needed?\"\n\
                 warm_up = 3\n[federations]\nseeds = [1, 2]\nplayers = 80\nmonths = 6\n[variants]\nk_junior = [20, 60]\n\
                 [rule]\nmeasure = \"error\"\nimproves_by = 0.5\n[guards]\nlog-loss = 0.01\n";
    let path = folder.join("small.toml");
    std::fs::write(&path, study).unwrap();
    path
}

/// The pictures of the documents are what the program draws; with `ARPAD_PICTURES` set they are drawn anew.
fn is_the_picture(name: &str, drawn: &Path) {
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures").join(name);
    let drawn = std::fs::read_to_string(drawn).unwrap();
    if std::env::var_os("ARPAD_PICTURES").is_some() {
        std::fs::create_dir_all(place.parent().unwrap()).unwrap();
        std::fs::write(&place, &drawn).unwrap();
    }
    assert!(
        std::fs::read_to_string(&place).unwrap() == drawn,
        "docs/pictures/{name} is another; ARPAD_PICTURES=1 renews it"
    );
}

#[test]
fn the_shipped_studies_are_answered_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    for (name, variants) in [("junior-k", 4), ("conversion-2024", 2)] {
        let out = folder.path().join(name);
        let done = arpad(&["lab", &example(&format!("{name}.toml")), "-o", out.to_str().unwrap(), "--lang", "hu"]);
        assert_eq!(done.status.code(), Some(0), "{}", told(&done));
        assert!(text(&done).contains("szabály szerint") || text(&done).contains("Nem dönthető el"), "{}", text(&done));
        let result: serde_json::Value =
            serde_json::from_slice(&std::fs::read(out.join("result.json")).unwrap()).unwrap();
        assert_eq!(result["variants"].as_array().unwrap().len(), variants);
        assert_eq!(result["inputs"].as_str().unwrap().len(), 64);
        let runs = Sha256::digest(std::fs::read(out.join("cells.txt")).unwrap());
        let runs: String = runs.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(result["runs"], runs.as_str());
        for (of, words) in [
            (
                "hu",
                [
                    "Szabályzati hatásvizsgálat",
                    "Az előre eldöntött szabály",
                    "Nyertesek és vesztesek",
                    "Mennyire biztos ez?",
                ],
            ),
            (
                "en",
                [
                    "Regulation impact statement",
                    "The rule, decided beforehand",
                    "Winners and losers",
                    "How sure is this?",
                ],
            ),
        ] {
            let page = std::fs::read_to_string(out.join(format!("statement.{of}.html"))).unwrap();
            for word in words {
                assert!(page.contains(word), "{name} {of}: {word}");
            }
            assert!(page.contains(&runs));
            assert!(page.contains(result["inputs"].as_str().unwrap()) && page.matches("<svg").count() == 3);
            assert!(
                !page.contains("lab-") || page.matches("lab-").count() == page.matches("arpad lab examples").count()
            );
        }
    }
    for name in ["improvement", "impact", "course"] {
        is_the_picture(&format!("{name}.svg"), &folder.path().join(format!("junior-k/{name}.en.svg")));
    }
    // A K of 20 follows juniors worse than 40: no study of this kind calls it better.
    let measures = std::fs::read_to_string(folder.path().join("junior-k/measures.csv")).unwrap();
    let of = |k: &str| {
        let line = measures.lines().find(|line| line.contains(&format!("k_junior={k}")) && line.contains("junior-lag"));
        line.unwrap().rsplit(',').nth(3).unwrap().parse::<f64>().unwrap()
    };
    assert!(of("20") < 0.0 && of("60") > 0.0, "{measures}");
}

/// Killed in the middle it goes on, and the bytes are those of a study that was not; with one thread or with three.
#[test]
fn a_killed_study_goes_on_and_gives_the_same_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let study = folder.path().join("long.toml");
    let text_of = std::fs::read_to_string(small(folder.path())).unwrap().replace("[1, 2]", "\"1-8\"");
    let text_of = text_of.replace("players = 80\nmonths = 6", "players = 1200\nmonths = 30");
    std::fs::write(&study, text_of).unwrap();
    let study = study.display().to_string();
    let whole = folder.path().join("whole");
    let done = arpad(&["lab", &study, "-o", whole.to_str().unwrap(), "--threads", "3"]);
    assert_eq!(done.status.code(), Some(0), "{}", told(&done));
    let cut = folder.path().join("cut");
    let mut running = Command::new(env!("CARGO_BIN_EXE_arpad"))
        .args(["lab", &study, "-o", cut.to_str().unwrap(), "--threads", "1"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let cells = || std::fs::read_to_string(cut.join("cells.txt")).map_or(0, |text| text.lines().count());
    while cells() < 4 {
        assert_eq!(running.try_wait().unwrap(), None, "it has ended before it was killed");
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    running.kill().unwrap();
    running.wait().unwrap();
    let had = cells() - 1;
    assert!(had < 24 && !cut.join("result.json").exists(), "{had} of 24 cells");
    // Half a line at the end is what a kill may leave.
    let mut half = std::fs::read(cut.join("cells.txt")).unwrap();
    half.extend(b"2 7 1 0.12");
    std::fs::write(cut.join("cells.txt"), half).unwrap();
    let done = arpad(&["lab", &study, "-o", cut.to_str().unwrap(), "--threads", "1"]);
    let now: usize = text(&done).split("runs, ").nth(1).unwrap().split(' ').next().unwrap().parse().unwrap();
    assert!((1..24).contains(&now) && now + had >= 24, "{}", text(&done));
    assert!(files(&whole) == files(&cut), "the same bytes");
    // Once more nothing is computed; another study does not overwrite it, unless it is told to.
    assert!(text(&arpad(&["lab", &study, "-o", cut.to_str().unwrap()])).contains("24 runs, 0 of them"));
    let other = small(folder.path()).display().to_string();
    let refused = arpad(&["lab", &other, "-o", cut.to_str().unwrap()]);
    assert!(refused.status.code() == Some(2) && told(&refused).contains("--anew"), "{}", told(&refused));
    assert_eq!(arpad(&["lab", &other, "-o", cut.to_str().unwrap(), "--anew"]).status.code(), Some(0));
    assert!(std::fs::read_to_string(cut.join("statement.en.html")).unwrap().contains("A small &lt;study&gt;"));
}

#[test]
fn a_wrong_study_is_told_all_at_once_with_lines() {
    let folder = tempfile::tempdir().unwrap();
    let study = folder.path().join("wrong.toml");
    std::fs::write(
        &study,
        "title_hu = \"a\ntitle_en = 3\n[federations]\nseeds = [1, 1]\n[variants]\nk_junior = 900\n[rules]\n",
    )
    .unwrap();
    let refused = arpad(&["lab", study.to_str().unwrap(), "--lang", "en"]);
    assert_eq!(refused.status.code(), Some(1));
    let said = told(&refused);
    for line in [
        "error 1 the text has no end",
        "error 2 title_en cannot be 3",
        "error 4 seeds cannot be [1, 1]; possible:",
        "error 6 k_junior cannot be 900; possible: 1 … 100",
        "error 7 a study has no heading [rules]; possible: [federations]",
    ] {
        assert!(said.contains(line), "{line} in {said}");
    }
    let hungarian = told(&arpad(&["lab", study.to_str().unwrap(), "--lang", "hu"]));
    assert!(hungarian.contains("k_junior nem lehet 900; lehet: 1 … 100"), "{hungarian}");
    let sound = arpad(&["lab", small(folder.path()).to_str().unwrap(), "--check", "--lang", "en"]);
    assert_eq!(text(&sound), "The study is sound: 3 laws over 2 histories, 6 runs.\n");
}

/// Over a register: its own games, and the names of those who would gain and lose most.
#[test]
fn a_register_is_asked_too() {
    let folder = tempfile::tempdir().unwrap();
    let database = format!("sqlite:{}", folder.path().join("register.db").display());
    assert_eq!(
        arpad(&["simulate", "--players", "80", "--months", "4", "--database", &database]).status.code(),
        Some(0)
    );
    let study = folder.path().join("here.toml");
    let text_of = std::fs::read_to_string(small(folder.path())).unwrap();
    let text_of = text_of
        .replace("[federations]\nseeds = [1, 2]\nplayers = 80\nmonths = 6\n", "[register]\nseries = \"standard\"\n");
    let text_of = text_of
        .replace("warm_up = 3", "warm_up = 1")
        .replace("\"error\"", "\"log-loss\"")
        .replace("log-loss = 0.01", "adult-drift = 50");
    std::fs::write(&study, text_of).unwrap();
    let out = folder.path().join("here");
    let call = ["lab", study.to_str().unwrap(), "-o", out.to_str().unwrap(), "--database", &database, "--json"];
    let done = arpad(&call);
    assert_eq!(done.status.code(), Some(0), "{}", told(&done));
    let page = std::fs::read_to_string(out.join("statement.en.html")).unwrap();
    assert!(
        page.contains("Those who would gain and lose most") && page.contains("Each list is one sample, 3 in all"),
        "{page}"
    );
    let tables = folder.path().join("tables");
    let drift = ["drift", "--database", &database, "--csv", tables.to_str().unwrap(), "--lang", "en"];
    assert_eq!(arpad(&drift).status.code(), Some(0));
    is_the_picture("curve.svg", &tables.join("curve.svg"));
    for file in ["flows.csv", "federations.csv", "ratings.svg"] {
        assert!(std::fs::read(tables.join(file)).unwrap().len() > 30, "{file}");
    }
    let counties = std::fs::read_to_string(tables.join("counties.csv")).unwrap();
    // The clubs of three counties play with each other; a game between two of them stands in both.
    let outside = |line: &str| -> u32 { line.split(',').nth(2).and_then(|games| games.parse().ok()).expect("games") };
    let games: Vec<u32> = counties.lines().skip(1).map(outside).collect();
    assert!(games.len() == 3 && games.iter().sum::<u32>() % 2 == 0, "{counties}");
    // Another state of the register is another input.
    let other = format!("sqlite:{}", folder.path().join("other.db").display());
    assert_eq!(
        arpad(&["simulate", "--players", "80", "--months", "4", "--seed", "9", "--database", &other]).status.code(),
        Some(0)
    );
    let refused = arpad(&["lab", study.to_str().unwrap(), "-o", out.to_str().unwrap(), "--database", &other]);
    assert_eq!(refused.status.code(), Some(2), "{}", told(&refused));
}
