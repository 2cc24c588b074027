//! Instructions do not depend on neighbours: valgrind's callgrind counts them, in a process of its own for each contender.

use std::process::Command;

/// Instructions inside `timed` of a process that was called with these arguments; `None` where valgrind is missing.
pub fn instructions(arguments: &[&str]) -> Option<u64> {
    let own = std::env::current_exe().ok()?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--collect-atstart=no", "--toggle-collect=*measuring*timed*"])
        .arg("--callgrind-out-file=/dev/null")
        .arg(own)
        .args(arguments)
        .output()
        .ok()?;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let line = said.lines().find(|line| line.contains("Collected :"))?;
    line.rsplit(' ').next()?.parse().ok()
}
