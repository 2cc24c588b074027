//! The built program, started as a user starts it.

use super::measuring::hash;
use std::io::Read;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// A command that has ended.
pub struct Ran {
    pub seconds: f64,
    /// Peak memory in kB.
    pub peak: u64,
    /// Hash of what it wrote, and how many bytes.
    pub hash: u64,
    pub bytes: usize,
}

/// A command on a register, ready to be started.
pub fn command(database: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arpad"));
    command.args(arguments).env("ARPAD_DATABASE", database).env("ARPAD_BY", "bench").env("ARPAD_LANG", "en");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    command
}

/// Runs a command to its end; what it wrote is taken from this file, or from its standard output.
pub fn run(database: &str, arguments: &[&str], written: Option<&Path>) -> Ran {
    let start = Instant::now();
    let mut child = command(database, arguments).spawn().expect("the program");
    let (is_over, peak) = (AtomicBool::new(false), AtomicU64::new(0));
    let (id, mut said) = (child.id(), Vec::new());
    let (status, seconds) = std::thread::scope(|scope| {
        scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                peak.fetch_max(memory(id, "VmHWM"), Ordering::Relaxed);
                std::thread::sleep(Duration::from_millis(5));
            }
        });
        child.stdout.take().expect("piped").read_to_end(&mut said).expect("what it says");
        let status = child.wait().expect("its end");
        let seconds = start.elapsed().as_secs_f64();
        is_over.store(true, Ordering::Relaxed);
        (status, seconds)
    });
    assert!(status.success(), "arpad {}: {status}\n{}", arguments.join(" "), String::from_utf8_lossy(&said));
    let bytes = match written {
        Some(path) => std::fs::read(path).expect("what it wrote"),
        None => said,
    };
    let numbers = bytes.chunks(8).map(|chunk| {
        let mut number = [0; 8];
        number[..chunk.len()].copy_from_slice(chunk);
        i64::from_le_bytes(number)
    });
    Ran { seconds, peak: peak.into_inner(), hash: hash(numbers), bytes: bytes.len() }
}

/// A line of a process's status in kB.
pub fn memory(process: u32, name: &str) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with(name));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or(0)
}

/// Forgets the peak of this process.
pub fn forget_peak() {
    let _ = std::fs::write("/proc/self/clear_refs", "5");
}

/// The peak of this process since then, in kB.
pub fn own_peak() -> u64 {
    memory(std::process::id(), "VmHWM")
}

/// Ends when it is dropped.
pub struct Running(pub Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
