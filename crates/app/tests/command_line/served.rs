//! The site as a process, asked with curl.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// `arpad serve` on a port of its own.
pub struct Served {
    child: Child,
    /// Host and port.
    pub base: String,
    /// What it goes on saying is nobody's, but has to be taken.
    rest: Option<std::thread::JoinHandle<std::io::Result<u64>>>,
}

impl Served {
    /// Starts it in a folder, on a register, and waits until it says where it is.
    pub fn start(folder: &Path, database: &str, more: &[&str]) -> Self {
        Served::start_with(folder, database, more, &[])
    }

    /// The same with something else in its environment.
    pub fn start_with(folder: &Path, database: &str, more: &[&str], environment: &[(&str, &str)]) -> Self {
        let child = Command::new(env!("CARGO_BIN_EXE_arpad"));
        Served::begin(child, folder, database, more, environment)
    }

    /// The same with so many kilobytes of address space.
    pub fn confined(folder: &Path, database: &str, kilobytes: usize) -> Self {
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("ulimit -v {kilobytes}; exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_arpad")]);
        Served::begin(shell, folder, database, &[], &[])
    }

    fn begin(mut command: Command, folder: &Path, database: &str, more: &[&str], environment: &[(&str, &str)]) -> Self {
        let mut child = command
            .args(["serve", "--listen", "127.0.0.1:0", "--database", database])
            .args(more)
            .current_dir(folder)
            .env("ARPAD_LANG", "en")
            .envs(environment.iter().copied())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("arpad serves");
        let mut said = BufReader::new(child.stderr.take().expect("what it says"));
        let mut line = String::new();
        while !line.contains("http://") {
            line.clear();
            assert_ne!(said.read_line(&mut line).expect("a line"), 0, "it ended");
        }
        let base = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect("an address").to_owned();
        let rest = Some(std::thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink())));
        Served { child, base, rest }
    }

    /// The number of its process.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// The status of an answer; `options` are curl's.
    pub fn status(&self, options: &[&str], address: &str, folder: &Path) -> String {
        let curl = Command::new("curl")
            .args(["--silent", "--show-error", "--output", "/dev/null", "--write-out", "%{http_code}"])
            .args(options)
            .arg(address)
            .current_dir(folder)
            .output();
        String::from_utf8_lossy(&curl.expect("curl").stdout).into_owned()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = (self.child.kill(), self.child.wait(), self.rest.take().map(std::thread::JoinHandle::join));
    }
}
