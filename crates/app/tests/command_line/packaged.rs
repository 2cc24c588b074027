//! What is shipped beside the program: the unit starts it with options it has, and its settings are settings it knows.

use crate::binary::arpad;
use crate::documents::{document, root};
use std::process::Command;

fn packaging(name: &str) -> String {
    std::fs::read_to_string(root().join("packaging").join(name)).expect("a file of the package")
}

/// The words behind a command of ours, up to its end.
fn is_known(words: &[&str]) {
    let [command, options @ ..] = words else { panic!("no command") };
    let help = String::from_utf8(arpad(&[command, "--help"]).stdout).expect("UTF-8");
    for option in options.iter().filter(|word| word.starts_with("--")) {
        assert!(help.contains(&format!("{option} ")) || help.contains(&format!("{option}\n")), "{command} {option}");
    }
}

#[test]
fn the_unit_starts_the_program_with_options_it_has() {
    let unit = packaging("arpad.service");
    let value = |key: &str| unit.lines().find_map(|line| line.strip_prefix(&format!("{key}="))).expect("a line");
    let start: Vec<&str> = value("ExecStart").split(' ').collect();
    assert_eq!(start[..2], ["/usr/bin/arpad", "serve"]);
    is_known(&start[1..]);
    // Its folder is the one in which the register stands.
    assert_eq!(value("StateDirectory"), "arpad");
    assert_eq!(value("Environment"), "ARPAD_DATABASE=sqlite:/var/lib/arpad/arpad.db");
    assert_eq!((value("User"), value("EnvironmentFile")), ("arpad", "-/etc/arpad/arpad.conf"));
}

/// systemd itself has nothing to say against it, but that the program is not installed here.
#[test]
fn systemd_reads_the_unit() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("arpad.service");
    let program = env!("CARGO_BIN_EXE_arpad");
    std::fs::write(&file, packaging("arpad.service").replace("/usr/bin/arpad", program)).expect("written");
    let Ok(asked) = Command::new("systemd-analyze").args(["verify", "--man=no"]).arg(&file).output() else {
        assert!(std::env::var("CI").is_err(), "systemd-analyze is missing");
        return println!("SKIPPED: systemd-analyze verify, for want of systemd");
    };
    let said = String::from_utf8_lossy(&asked.stderr);
    let ours: Vec<&str> = said.lines().filter(|line| line.contains("arpad.service")).collect();
    assert_eq!(ours, Vec::<&str>::new(), "{said}");
}

/// Every setting that the file shows is one that `arpad serve` tells.
#[test]
fn settings_are_those_that_serve_knows() {
    let help = String::from_utf8(arpad(&["serve", "--help"]).stdout).expect("UTF-8");
    let conf = packaging("arpad.conf");
    let names: Vec<&str> =
        conf.lines().filter_map(|line| line.strip_prefix('#')?.split_once('=').map(|(name, _)| name)).collect();
    assert!(names.len() >= 6, "{names:?}");
    for name in names.iter().filter(|name| name.starts_with("ARPAD_")) {
        assert!(help.contains(name), "{name}");
    }
}

/// The user of the service writes into its folder and nowhere else: whatever a document, a help or the settings let it make stands
/// there. `scripts/fresh-debian` types these commands.
#[test]
fn what_the_service_is_told_to_write_stands_in_its_folder() {
    let documents = ["docs/administrator.md", "docs/proofs.md"].map(document).concat();
    let help = String::from_utf8(arpad(&["sign", "--help"]).stdout).expect("UTF-8");
    let told = documents.lines().filter(|line| line.starts_with("runuser -u arpad -- "));
    let told = told.chain(help.lines().filter(|line| line.contains("--key /"))).map(str::to_owned);
    let conf = packaging("arpad.conf");
    let told =
        told.chain(conf.lines().filter(|line| line.starts_with("#ARPAD_")).map(|line| line.replace(['=', ':'], " ")));
    let mut seen = 0;
    for line in told {
        for path in line.split([' ', ';', '\'', ':']).filter(|word| word.starts_with('/') && !word.starts_with("//")) {
            assert!(path == "/etc/arpad/arpad.conf" || path.starts_with("/var/lib/arpad/"), "{line}");
            seen += 1;
        }
    }
    assert!(seen > 10, "{seen}");
}

/// The image runs the package as its user, on the folder that outlives it.
#[test]
fn the_image_serves_with_options_that_serve_has() {
    let file = packaging("Containerfile");
    let command = file.lines().find_map(|line| line.strip_prefix("CMD ")).expect("a command");
    let words: Vec<String> = serde_json::from_str(command).expect("a list");
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    assert_eq!(words[..2], ["arpad", "serve"]);
    is_known(&words[1..]);
    for line in ["USER arpad", "VOLUME /var/lib/arpad", "ENV ARPAD_DATABASE=sqlite:/var/lib/arpad/arpad.db"] {
        assert!(file.lines().any(|one| one == line), "{line}");
    }
}
