//! The built `arpad`, asked as a shell asks it.
#![allow(dead_code, reason = "several test files share it, each uses a part")]

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs it with these arguments and this input, in English unless the arguments say otherwise.
pub fn arpad_with(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_arpad"))
        .args(arguments)
        .env("ARPAD_LANG", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("arpad starts");
    // A call that is refused does not read its input.
    let _ = child.stdin.take().expect("its input").write_all(input);
    child.wait_with_output().expect("it ends")
}

/// Runs it without input.
pub fn arpad(arguments: &[&str]) -> Output {
    arpad_with(arguments, b"")
}
