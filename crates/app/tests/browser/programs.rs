//! The programs the tests need. Without a browser on the machine the tests say so and are skipped; with `CI=true` they fail.

use crate::leash::Leash;
use std::process::Command;
use std::sync::{Once, OnceLock};

/// Where things are: the browser, its driver, axe-core.
pub struct Programs {
    pub browser: String,
    pub driver: String,
    pub axe: String,
}

/// The driver's address; it is started once and ends with the tests.
pub fn driver(programs: &Programs) -> &'static str {
    static DRIVER: OnceLock<(Leash, String)> = OnceLock::new();
    let (_, address) = DRIVER.get_or_init(|| {
        let (leash, port) = Leash::start(&[&programs.driver, "--port=0"], "successfully on port ");
        (leash, format!("http://127.0.0.1:{port}/"))
    });
    address
}

/// Nothing where one of them is missing.
pub fn programs() -> Option<&'static Programs> {
    static PROGRAMS: OnceLock<Option<Programs>> = OnceLock::new();
    static SAID: Once = Once::new();
    let programs = PROGRAMS.get_or_init(|| {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/browser");
        let told = Command::new(script).arg("--where").output().ok().filter(|told| told.status.success())?;
        let told = String::from_utf8(told.stdout).ok()?;
        let mut lines = told.lines().map(str::to_owned);
        Some(Programs { browser: lines.next()?, driver: lines.next()?, axe: lines.next()? })
    });
    if programs.is_none() {
        assert!(std::env::var("CI").as_deref() != Ok("true"), "CI tests in a browser too: scripts/browser --install");
        SAID.call_once(|| println!("SKIPPED: the browser; scripts/browser --install brings it"));
    }
    programs.as_ref()
}
