//! Chess lists for pairing programs: everybody on the list, with or without a FIDE number, and the three ratings side by side.
//!
//! Separated by semicolons, UTF-8 behind its mark, lines ending as in Windows; the layout is described in `docs/lists.md` and
//! only ever grows at its end.

use super::{ListLine, TempoRating, Written};
use arpad_formats::csv_cell::inert;
use arpad_model::Tempo;
use std::io::{self, Write};

/// The columns.
pub(super) const COLUMNS: [&str; 15] = [
    "id",
    "komir",
    "fide",
    "name",
    "title",
    "federation",
    "sex",
    "born",
    "club",
    "standard",
    "k_standard",
    "rapid",
    "k_rapid",
    "blitz",
    "k_blitz",
];

/// Writes the lines of a list of one tempo; the others stand beside it.
pub(super) fn write<W: Write>(tempo: Tempo, lines: &[ListLine], mut target: W) -> io::Result<Written> {
    target.write_all("\u{FEFF}".as_bytes())?;
    let mut writer = csv::WriterBuilder::new().delimiter(b';').terminator(csv::Terminator::CRLF).from_writer(target);
    writer.write_record(COLUMNS)?;
    let mut written = Written::default();
    for line in lines {
        // Who asked not to be shown cannot be paired by this list.
        if line.is_withheld {
            written.left_out += 1;
            continue;
        }
        let number = |number: Option<String>| number.unwrap_or_default();
        let own = line.rating.map(|rating| TempoRating { rating, games: line.games, k: line.k });
        let rated = |of: Tempo| if of == tempo { own } else { line.beside[of.index()] };
        let mut cells = vec![
            line.person.0.to_string(),
            number(line.komir.map(|number| number.to_string())),
            number(line.fide.map(|number| number.to_string())),
            line.name.as_list(),
            line.title.clone(),
            line.country.clone(),
            line.sex.map(|sex| if sex == arpad_model::Sex::Female { "w" } else { "m" }).unwrap_or_default().to_owned(),
            number(line.born.map(|born| born.to_string())),
            line.club.clone(),
        ];
        for of in Tempo::ALL {
            cells.push(number(rated(of).map(|rated| rated.rating.to_string())));
            cells.push(number(rated(of).and_then(|rated| rated.k).map(|k| k.to_string())));
        }
        writer.write_record(cells.iter().map(|cell| inert(cell).into_owned()))?;
        written.players += 1;
    }
    writer.flush()?;
    Ok(written)
}
