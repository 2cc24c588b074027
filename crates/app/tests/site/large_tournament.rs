//! Tournaments with hundreds of players or of rounds: every page of them stays small, and nobody is left out.

use crate::binary::arpad;
use crate::served::{Site, first_link};
use std::collections::BTreeSet;

/// So many games each of `players` plays, everybody another each round; even numbers only. The report of it.
fn report(name: &str, players: usize, rounds: usize) -> String {
    let mut lines = vec![(0_u32, String::new()); players];
    for round in 0..rounds {
        // One sits still, the others move on by one chair each round.
        let chair = |at: usize| if at == 0 { 0 } else { 1 + (at - 1 + round) % (players - 1) };
        for at in 0..players / 2 {
            let (a, b) = (chair(at), chair(players - 1 - at));
            let (white, black) = if (round + at) % 2 == 0 { (a, b) } else { (b, a) };
            let (won, [own, other]) = match (white * 7 + black * 3 + round) % 3 {
                0 => ([2, 0], ["1", "0"]),
                1 => ([0, 2], ["0", "1"]),
                _ => ([1, 1], ["=", "="]),
            };
            lines[white].0 += won[0];
            lines[black].0 += won[1];
            lines[white].1 += &format!("  {:>4} w {own}", black + 1);
            lines[black].1 += &format!("  {:>4} b {other}", white + 1);
        }
    }
    let mut report = format!(
        "012 {name}\n022 Budapest\n032 HUN\n042 2024/04/06\n052 2024/04/14\n062 {players}\n\
         092 Individual: Swiss-System\n102 Nagy Bíró\n122 90+30\nXXR {rounds}\n"
    );
    for (at, (halves, games)) in lines.iter().enumerate() {
        let letters: String = [at / 26 % 26, at % 26].map(|letter| (b'a' + letter as u8) as char).iter().collect();
        let who = format!("Hosszúnevű-Nagycsalád{letters}, Maximilián");
        let points = f64::from(*halves) / 2.0;
        report += &format!(
            "001 {:>4}      {who:<33} {:>4} HUN {:>11} 1990/00/00 {points:>4.1} {:>4}{games}\n",
            at + 1,
            2400 - at,
            "",
            at + 1
        );
    }
    report
}

/// The numbers of the players a page's table names.
fn named(page: &str) -> Vec<String> {
    let body = page.split("<tbody>").nth(1).and_then(|rest| rest.split("</tbody>").next()).expect("a table");
    let links = body.split("/players/").skip(1).filter(|link| !link.contains("calculations"));
    links.map(|link| link.split(['/', '"']).next().expect("a number").to_owned()).collect()
}

#[test]
fn a_large_tournament_stands_on_small_pages() {
    let (mut events, sizes) = (Vec::new(), [("Nagy nyílt", 300, 9), ("Mindenki mindenkivel", 80, 79)]);
    let site = Site::start(|database| {
        let folder = tempfile::tempdir().expect("a folder");
        for (name, players, rounds) in sizes {
            let file = folder.path().join(format!("{players}.trf")).display().to_string();
            std::fs::write(&file, report(name, players, rounds)).expect("a file");
            let told = arpad(&["submit", &file, "--received", "2024-04-15", "--json", "--database", database]);
            let told: serde_json::Value = serde_json::from_slice(&told.stdout).expect("JSON");
            let number = |field: &str| told["files"][0][field].to_string();
            let registered = ["--registered", "2024-01-02", "--database", database];
            let accepted = arpad(&[&["accept", &number("submission"), "--new"], &registered[..]].concat());
            assert!(accepted.status.success(), "{}", String::from_utf8_lossy(&accepted.stderr));
            events.push(number("tournament"));
        }
    });
    for (event, (name, players, rounds)) in events.iter().zip(sizes) {
        for language in ["hu", "en"] {
            // Every page is under 150 kB, or it would not be a page in order.
            let mut place = format!("/{language}/tournaments/{event}");
            let (mut seen, mut pages) = (Vec::new(), 0);
            loop {
                let page = site.page(&place);
                assert!(page.contains(name) && page.contains("class=\"wide\""), "{place}: it scrolls by itself");
                seen.extend(named(&page));
                pages += 1;
                let Some(next) = page.split("rel=\"next\" ").nth(1) else { break };
                place = first_link(next, &format!("/{language}/tournaments/"));
            }
            assert!(pages > 1 && seen.len() == players, "{name}: {} on {pages} pages", seen.len());
            assert_eq!(seen.iter().collect::<BTreeSet<_>>().len(), players, "{name}: everybody once");
            let round = site.page(&format!("/{language}/tournaments/{event}?round={rounds}"));
            assert_eq!(named(&round).len(), players, "{name}: everybody plays in a round");
        }
    }
}
