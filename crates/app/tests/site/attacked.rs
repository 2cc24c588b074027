//! Uploads that once took gigabytes, eight at a time, against a real server: its memory stays small, its answers too, and
//! others are served meanwhile. How quickly is printed, not judged.

use crate::served::Site;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// The most memory the whole server may ever have used.
const MOST_MEMORY: usize = 512 << 20;

/// The longest answer to any of them.
const LONGEST_ANSWER: usize = 2 << 20;

/// What is sent where.
fn attacks() -> Vec<(&'static str, &'static str, &'static str, Vec<u8>)> {
    let players: Vec<String> = (0..80_000).map(|id| format!("{{\"id\":{id}}}")).collect();
    let case = format!("{{\"edition\":\"fide-2024-03\",\"players\":[{}],\"tournaments\":[]}}", players.join(","));
    let empty =
        format!("{{\"edition\":\"fide-2024-03\",\"players\":[],\"tournaments\":[{}{{}}]}}", "{},".repeat(600_000));
    let nested = format!("{{\"players\":{}", "[".repeat(2_000_000));
    let accents = format!("012 A\n{}", format!("001 {}\n", "é".repeat(2_000)).repeat(2_000));
    vec![
        ("two megabytes of semicolons", "/api/v1/check", "text/plain", ";\n".repeat(1 << 20).into_bytes()),
        ("2,000 lines of 2,000 accents", "/api/v1/check", "text/plain", accents.into_bytes()),
        (
            "one huge line of a team",
            "/api/v1/check",
            "text/plain",
            format!("012 A\n013 {}", "1 ".repeat(2 << 20)).into(),
        ),
        ("80,000 unrated players", "/api/v1/rate", "application/json", case.into_bytes()),
        ("600,000 empty tournaments", "/api/v1/rate", "application/json", empty.into_bytes()),
        ("two million brackets", "/api/v1/rate", "application/json", nested.into_bytes()),
    ]
}

#[test]
fn hostile_uploads_take_little_memory_and_others_are_served_meanwhile() {
    let site = Site::listen(&[], |_| {});
    // The first visitor waits for the lists to be read; that is not what is asked here.
    site.page("/en");
    let (attacks, is_over) = (attacks(), AtomicBool::new(false));
    let mut waited = Vec::new();
    std::thread::scope(|scope| {
        let attacking = scope.spawn(|| {
            for (what, place, kind, body) in &attacks {
                std::thread::scope(|eight| {
                    for _ in 0..8 {
                        eight.spawn(|| {
                            let answer = site.ask("POST", place, &format!("Content-Type: {kind}\r\n"), body);
                            assert!(answer.body.len() <= LONGEST_ANSWER, "{what}: {} bytes", answer.body.len());
                            let is_told = matches!(answer.status, 200 | 400 | 408 | 413 | 422 | 503);
                            assert!(is_told, "{what}: {} {:.300}", answer.status, answer.text());
                        });
                    }
                });
                let memory = peak_memory(site.server().0);
                println!("{what}: the server has used {} MB at most", memory >> 20);
                assert!(memory < MOST_MEMORY, "{what}: {} MB", memory >> 20);
            }
            is_over.store(true, Ordering::Relaxed);
        });
        while !is_over.load(Ordering::Relaxed) && !attacking.is_finished() {
            let asked = Instant::now();
            assert_eq!(site.get("/hu/lists").status, 200);
            waited.push(asked.elapsed());
        }
    });
    waited.sort_unstable();
    let at = |share: usize| waited[(waited.len() - 1) * share / 100];
    println!(
        "{} pages meanwhile: half within {:?}, 99 of 100 within {:?}, all within {:?}",
        waited.len(),
        at(50),
        at(99),
        at(100)
    );
}

/// The most memory a process has ever held, in bytes.
fn peak_memory(process: u32) -> usize {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("a process of Linux");
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).expect("its peak");
    line.split_whitespace().nth(1).and_then(|kilobytes| kilobytes.parse::<usize>().ok()).expect("a number") << 10
}
