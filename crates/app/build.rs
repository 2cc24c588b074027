//! Tells the program which commit it was built from. Without a repository, as in a package of sources, the version stands alone;
//! whoever builds one says it in `ARPAD_COMMIT`.

use std::process::Command;

fn main() {
    println!("cargo::rerun-if-env-changed=ARPAD_COMMIT");
    let head = concat!(env!("CARGO_MANIFEST_DIR"), "/../../.git/HEAD");
    // A file that is not there would be missed, and the program linked anew, at every build.
    if std::path::Path::new(head).is_file() {
        println!("cargo::rerun-if-changed={head}");
    }
    let said = std::env::var("ARPAD_COMMIT").ok().filter(|commit| !commit.is_empty());
    let asked = || {
        let told = Command::new("git").args(["rev-parse", "--short=12", "HEAD"]).output().ok()?;
        String::from_utf8(told.stdout).ok().filter(|_| told.status.success())
    };
    let version = env!("CARGO_PKG_VERSION");
    match said.or_else(asked) {
        Some(commit) => println!("cargo::rustc-env=ARPAD_VERSION={version} ({})", commit.trim()),
        None => println!("cargo::rustc-env=ARPAD_VERSION={version}"),
    }
}
