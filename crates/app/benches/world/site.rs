//! `arpad serve`: how long until its pages are quick, and how much memory it takes.

use super::program::{Running, command, memory};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::Stdio;
use std::time::{Duration, Instant};

/// A page is quick when it is answered within this.
pub const QUICK: Duration = Duration::from_millis(100);
/// Nobody waits longer.
const PATIENCE: Duration = Duration::from_secs(120);

/// How a page came up.
pub struct CameUp {
    /// From the start of the program until the first answer.
    pub first: f64,
    /// Until an answer came within [`QUICK`], or patience ended.
    pub quick: f64,
    /// Whether one did.
    pub is_quick: bool,
    /// How long a later answer took.
    pub later: f64,
}

/// What starting it took.
pub struct Start {
    pub pages: Vec<(&'static str, CameUp)>,
    /// kB when all pages were quick, and a while later.
    pub at_first: u64,
    pub later: u64,
    pub peak: u64,
}

/// Starts it, asks for pages until each is quick, and stops it. `rest` is how long it is left alone before its memory is read again.
pub fn start(database: &str, pages: &[(&'static str, String)], rest: Duration) -> Start {
    let began = Instant::now();
    let mut serve = command(database, &["serve", "--listen", "127.0.0.1:0"]);
    let mut running = Running(serve.stderr(Stdio::piped()).spawn().expect("the program"));
    let mut said = BufReader::new(running.0.stderr.take().expect("piped"));
    let address = loop {
        let mut line = String::new();
        assert!(said.read_line(&mut line).expect("what it says") > 0, "serve ended");
        if let Some((_, rest)) = line.split_once("http://") {
            break rest.split(['/', ' ', '\n']).next().unwrap_or_default().to_owned();
        }
    };
    std::thread::spawn(move || std::io::copy(&mut said, &mut std::io::sink()));
    let asked: Vec<_> = std::thread::scope(|scope| {
        let (address, began) = (address.as_str(), &began);
        let ask = |(name, path): &(&'static str, String)| {
            let (name, path) = (*name, path.clone());
            scope.spawn(move || (name, came_up(address, &path, *began)))
        };
        let handles: Vec<_> = pages.iter().map(ask).collect();
        handles.into_iter().map(|handle| handle.join().expect("an answer")).collect()
    });
    let at_first = memory(running.0.id(), "VmRSS");
    std::thread::sleep(rest);
    let pages = asked
        .into_iter()
        .zip(pages)
        .map(|((name, came_up), (_, path))| (name, CameUp { later: get(&address, path).as_secs_f64(), ..came_up }))
        .collect();
    let id = running.0.id();
    Start { pages, at_first, later: memory(id, "VmRSS"), peak: memory(id, "VmHWM") }
}

fn came_up(address: &str, path: &str, began: Instant) -> CameUp {
    let mut spent = get(address, path);
    let first = began.elapsed().as_secs_f64();
    while spent > QUICK && began.elapsed() < PATIENCE {
        spent = get(address, path);
    }
    CameUp { first, quick: began.elapsed().as_secs_f64(), is_quick: spent <= QUICK, later: 0.0 }
}

fn get(address: &str, path: &str) -> Duration {
    let start = Instant::now();
    let mut stream = TcpStream::connect(address).expect("a connection");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").expect("a request");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("an answer");
    assert!(
        answer.starts_with(b"HTTP/1.1 200"),
        "{path}: {}",
        String::from_utf8_lossy(&answer[..answer.len().min(200)])
    );
    start.elapsed()
}
