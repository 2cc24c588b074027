//! A text of a tournament file that is longer than any name or place: the file is refused with the field, the length and
//! the limit. Otherwise it would be told again with everything that names it.

use arpad_formats::notice::Notice;
use arpad_formats::{egd, opengotha, trf};

/// The line, the field, the length and the limit of the one notice.
fn refusal(notices: &[Notice]) -> Option<String> {
    let [notice] = notices else { return None };
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
