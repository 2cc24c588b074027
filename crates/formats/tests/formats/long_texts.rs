//! A text of a tournament file that is longer than any name or place: the file is refused with the field, the length and
//! the limit. Otherwise it would be told again with everything that names it.

use arpad_formats::notice::Notice;
use arpad_formats::{egd, opengotha, trf};

/// The line, the field, the length and the limit of the one notice.
fn refusal(notices: &[Notice]) -> Option<String> {
    let [notice] = notices else {
        assert!(notices.iter().all(|one| one.code.as_str() != "over-limit"), "{notices:?}");
        return None;
    };
    let facts: Vec<&str> = notice.facts.iter().map(|(_, fact)| fact.as_str()).collect();
    (notice.code.as_str() == "text-too-long").then(|| format!("{} {}", notice.line, facts.join(" ")))
}

#[test]
fn of_a_report() {
    for id in ["012", "022", "032", "092", "102", "112", "122", "182"] {
        let file = |length: usize| format!("### a report\n{id} {}\n", "x".repeat(length));
        assert_eq!(refusal(&trf::read(file(500).as_bytes()).1), None, "{id}");
        let (read, notices) = trf::read(file(501).as_bytes());
        assert_eq!(refusal(&notices), Some(format!("2 {id} 501 500")));
        assert_eq!(read, trf::TournamentFile::default());
    }
}

#[test]
fn of_an_h9_file() {
    let long = "x".repeat(501);
    for (file, told) in [
        (format!("; EV[{long}]\n1 Nagy Anna 2d HU Szeg 1 2+\n"), "0 EV 501 500"),
        (format!("; PC[HU, {long}]\n1 Nagy Anna 2d HU Szeg 1 2+\n"), "0 PC 501 500"),
        (format!("; TC[{long}]\n1 Nagy Anna 2d HU Szeg 1 2+\n"), "0 TC 501 500"),
        (format!("1 {long} Anna 2d HU Szeg 1 2+\n"), "1 name 501 500"),
        (format!("1 Nagy {long} 2d HU Szeg 1 2+\n"), "1 name 501 500"),
        (format!("1 Nagy Anna 2d HU {long} 1 2+\n"), "1 club 501 500"),
    ] {
        assert_eq!(refusal(&egd::h9::read(file.as_bytes()).1).as_deref(), Some(told));
        let (fits, _) = egd::h9::read(file.replace(&long, &long[1..]).as_bytes());
        assert_eq!(fits.players.len(), 1, "{told}");
    }
}

#[test]
fn of_an_opengotha_file() {
    let file = |length: usize| {
        let name = "x".repeat(length);
        format!("<Tournament>\n<Players>\n<Player name=\"{name}\" firstName=\"A\"/></Players></Tournament>")
    };
    assert_eq!(opengotha::read(file(500).as_bytes()).0.players.len(), 1);
    let (read, notices) = opengotha::read(file(501).as_bytes());
    assert_eq!((read.players.len(), refusal(&notices).as_deref()), (0, Some("3 name 501 500")));
}

/// The limit of the one notice.
fn limit(notices: &[Notice]) -> Option<String> {
    let [notice] = notices else {
        assert!(notices.iter().all(|one| one.code.as_str() != "over-limit"), "{notices:?}");
        return None;
    };
    let facts: Vec<&str> = notice.facts.iter().map(|(_, fact)| fact.as_str()).collect();
    (notice.code.as_str() == "over-limit").then(|| facts.join(" "))
}

#[test]
fn a_tournament_has_no_more_games_than_may_be() {
    let line = |rank: usize, rounds: usize| format!("001 {rank:>4}{:81}{:5}{}\n", "", "", "     2 w 1".repeat(rounds));
    let report = |more: usize| (1..=250).map(|rank| line(rank, 400)).collect::<String>() + &line(251, more);
    assert_eq!(limit(&trf::read(report(0).as_bytes()).1), None);
    assert_eq!(limit(&trf::read(report(1).as_bytes()).1).as_deref(), Some("games 50000"));
    let h9 = |count: usize| {
        // Neighbours meet in every round, and both lines say so.
        let met = |n: usize| if n % 2 == 1 { format!(" {}+", n + 1) } else { format!(" {}-", n - 1) };
        let line = |n: usize| format!("{n} Nagy A{n} 2d HU Szeg 0{}\n", met(n).repeat(100));
        (1..=count).map(line).collect::<String>()
    };
    assert_eq!(limit(&egd::h9::read(h9(900).as_bytes()).1), None);
    assert_eq!(limit(&egd::h9::read(h9(1_100).as_bytes()).1).as_deref(), Some("games 50000"));
    let gotha = |count: usize| format!("<Tournament>{}</Tournament>", "<Game/>".repeat(count));
    assert_eq!(limit(&opengotha::read(gotha(50_000).as_bytes()).1), None);
    assert_eq!(limit(&opengotha::read(gotha(50_001).as_bytes()).1).as_deref(), Some("games 50000"));
}
