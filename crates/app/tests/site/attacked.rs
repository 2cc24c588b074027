//! Uploads that once took gigabytes, eight at a time, against a real server: its memory stays small, its answers too, and
//! others are served meanwhile. How quickly is printed, not judged.

#[path = "../../../office/tests/memory/largest.rs"]
mod largest;

use crate::served::Site;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// The most memory the whole server may ever have used.
const MOST_MEMORY: usize = 512 << 20;

/// The longest answer to any of them: the longest there is, where it is not refused.
const LONGEST_ANSWER: usize = 64 << 20;

/// What is sent where.
fn attacks() -> Vec<(&'static str, &'static str, &'static str, Vec<u8>)> {
    let json = "application/json";
    // What the limits let in, as large as an upload may be, and what they do not.
    let largest = largest::files().into_iter().map(|(name, body)| (name, "/api/v1/check", "text/plain", body));
    let mut attacks: Vec<_> = largest.collect();
    attacks.extend([
        ("a go tournament with a long id, checked", "/api/v1/check", json, long_id("mgsz-2012", 400_000)),
        ("a go tournament with a long id", "/api/v1/rate", json, long_id("mgsz-2012", 100_000)),
        ("a European tournament with a long id", "/api/v1/rate", json, long_id("egf-2021", 100_000)),
        ("465,000 waivers", "/api/v1/rate", json, in_a_tournament("waivers", "{\"paragraph\":\"1\"}", 465_000)),
        ("439,000 tiny games", "/api/v1/rate", json, in_a_tournament("games", "{\"round\":\"12\"}", 439_000)),
        ("600,000 dates", "/api/v1/rate", json, in_a_tournament("round_dates", "\"2024-03-02\"", 600_000)),
    ]);
    let rated: Vec<_> = attacks.iter().filter(|(.., body)| body.starts_with(b"{\"edition")).cloned().collect();
    attacks.extend(rated.into_iter().map(|(name, _, _, body)| (name, "/api/v1/rate", json, body)));
    attacks.extend(once_deadly());
    attacks
}

/// A go case of 2,000 players, all in a tournament with an id of so many letters.
fn long_id(edition: &str, length: usize) -> Vec<u8> {
    let players: Vec<_> = (0..2_000).map(|n| format!("{{\"id\":\"{n}\",\"grade\":\"5k\"}}")).collect();
    let game = |n: usize| format!("{{\"black\":\"{}\",\"white\":\"{}\",\"result\":\"black\"}}", 2 * n, 2 * n + 1);
    let games: Vec<_> = (0..900).map(game).collect();
    let (players, games, id) = (players.join(","), games.join(","), "t".repeat(length));
    let tournament = "\"start\":\"2022-03-02\",\"end\":\"2022-03-03\",\"multiplier\":15";
    format!(
        "{{\"edition\":\"{edition}\",\"players\":[{players}],\"tournaments\":[{{\"id\":\"{id}\",{tournament},\"games\":[{games}]}}]}}"
    )
    .into_bytes()
}

/// A case of one tournament with a long list.
fn in_a_tournament(field: &str, item: &str, count: usize) -> Vec<u8> {
    let tournament = "\"id\":\"T\",\"start\":\"2024-03-02\",\"end\":\"2024-03-03\"";
    let items = vec![item; count].join(",");
    format!("{{\"edition\":\"fide-2024-03\",\"list_date\":\"2024-04-01\",\"players\":[{{\"id\":\"A\"}}],\"tournaments\":[{{{tournament},\"{field}\":[{items}]}}]}}").into_bytes()
}

/// Two megabytes each that once took gigabytes.
fn once_deadly() -> Vec<(&'static str, &'static str, &'static str, Vec<u8>)> {
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
