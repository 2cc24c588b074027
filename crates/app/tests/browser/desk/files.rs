//! What arbiters send.

use crate::month::{Office, SIX, report};
use std::io::{Cursor, Write};
use std::path::PathBuf;

/// Five files: April's report in a zip, in which two are known by name alone and one by nobody; one that is no report; the report of
/// March again with another result; the same bytes that were there before; and a report that comes late.
pub(super) fn five_files(office: &Office) -> [PathBuf; 5] {
    let mut players = SIX;
    players[0] = ("Ács, Őrs", 'm', "", "          ");
    players[1] = ("Szűcs, Dóra", 'w', "", "          ");
    players[5] = ("Kiss, Elemér", 'm', "", "2003/00/00");
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    zip.start_file("aprilis.trf", zip::write::SimpleFileOptions::default()).expect("an entry");
    zip.write_all(report("Áprilisi verseny", 4, &players).as_bytes()).expect("bytes");
    office.put("aprilis.zip", zip.finish().expect("an archive").into_inner());
    office.put("rossz.trf", "ez nem jelentés");
    let spring = report("Tavaszi verseny", 3, &SIX);
    let beaten = |line: &str| match line {
        _ if line.contains("Ács, Őrs") => line.replace("   2 w =", "   2 w 1").replace(" 4.5 ", " 5.0 "),
        _ if line.contains("Szűcs, Dóra") => line.replace("   1 b =", "   1 b 0").replace(" 4.0 ", " 3.5 "),
        _ => line.to_owned(),
    };
    let corrected: Vec<String> = spring.lines().map(beaten).collect();
    office.put("javitott.trf", corrected.join("\n"));
    office.put("masolat.trf", &spring);
    let mut late =
        report("Kései verseny", 3, &SIX).replace("2024/03/02", "2024/03/20").replace("2024/03/06", "2024/03/24");
    for day in 2..7 {
        late = late.replace(&format!("24/03/{day:02}"), &format!("24/03/{:02}", day + 18));
    }
    office.put("kesei.trf", late);
    ["aprilis.zip", "rossz.trf", "javitott.trf", "masolat.trf", "kesei.trf"].map(|name| office.path(name))
}
