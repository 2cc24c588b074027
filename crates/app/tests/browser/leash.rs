//! Programs that end with the tests, however these end.

use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdin, Command, Stdio};

/// The shell stays between the program and us. When our end of its input closes, because we are done, have failed or
/// were killed, it ends the program. Ctrl-C reaches us first.
const LEASH: &str = r#"trap '' INT; "$@" 2>&1 & program=$!; read -r _; kill "$program"; wait"#;

/// A running program.
pub struct Leash {
    shell: Child,
    hold: Option<ChildStdin>,
}

impl Leash {
    /// Starts a program and waits for the line in which it says where it is: what follows `mark`, up to the next sign
    /// that is neither a digit nor one of `.:`.
    pub fn start(command: &[&str], mark: &str) -> (Self, String) {
        let mut shell = Command::new("sh")
            .args(["-c", LEASH, "leash"])
            .args(command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell starts");
        let hold = shell.stdin.take();
        let mut said = BufReader::new(shell.stdout.take().expect("its messages"));
        let mut heard = String::new();
        let told = loop {
            let mut line = String::new();
            let read = said.read_line(&mut line).expect("its messages are text");
            assert!(read > 0, "{command:?} ended: {heard}");
            heard.push_str(&line);
            if let Some((_, rest)) = line.split_once(mark) {
                break rest.to_owned();
            }
        };
        let address = told.split(|c: char| !c.is_ascii_digit() && c != '.' && c != ':').next().unwrap_or_default();
        let address = address.trim_end_matches('.').to_owned();
        // A program whose words nobody takes away would wait for ever.
        std::thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
        (Leash { shell, hold }, address)
    }
}

impl Drop for Leash {
    fn drop(&mut self) {
        self.hold.take();
        let _ = self.shell.wait();
    }
}
