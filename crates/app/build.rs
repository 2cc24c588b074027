//! Tells the program which commit it was built from: what `ARPAD_COMMIT` says, else what git says of a release build. A build for
//! development has none: it would have to be linked anew after every commit, or tell a commit that it is not of.

use std::process::Command;

fn main() {
    println!("cargo::rerun-if-env-changed=ARPAD_COMMIT");
    let told = std::env::var("ARPAD_COMMIT").ok().filter(|commit| !commit.is_empty());
    let is_release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let version = env!("CARGO_PKG_VERSION");
    match told.or_else(|| if is_release { asked() } else { None }) {
        Some(commit) => println!("cargo::rustc-env=ARPAD_VERSION={version} ({})", commit.trim()),
        None => println!("cargo::rustc-env=ARPAD_VERSION={version}"),
    }
    println!("cargo::rerun-if-changed=build.rs");
}

fn asked() -> Option<String> {
    let log = concat!(env!("CARGO_MANIFEST_DIR"), "/../../.git/logs/HEAD");
    // A file that is not there would be missed, and the program built anew, every time.
    if std::path::Path::new(log).is_file() {
        println!("cargo::rerun-if-changed={log}");
    }
    let told = Command::new("git").args(["rev-parse", "--short=12", "HEAD"]).output().ok()?;
    String::from_utf8(told.stdout).ok().filter(|_| told.status.success())
}
