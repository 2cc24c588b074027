//! Work done by real processes: a test starts its own program again as a worker, which can be killed like any other.

use std::process::{Child, Command, Stdio};

/// Starts a test of this program, named with its module, with an address and a task.
pub fn start(worker: &str, address: &str, task: &str) -> Child {
    Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", worker, "--ignored", "--nocapture"])
        .env("ARPAD_WORKER_ADDRESS", address)
        .env("ARPAD_WORKER_TASK", task)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a worker starts")
}

/// What this worker was started for.
pub fn order() -> Option<(String, String)> {
    Some((std::env::var("ARPAD_WORKER_ADDRESS").ok()?, std::env::var("ARPAD_WORKER_TASK").ok()?))
}
