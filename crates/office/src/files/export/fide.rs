//! Chess lists in FIDE's combined layouts: the rating in the columns of its tempo, those of the other tempos in theirs.

use super::{ListLine, TempoRating, Written, text::printable};
use arpad_formats::fide_list::{
    Birth, Flags, Rated, Record, Sex,
    write::{TextWriter, XmlWriter},
};
use arpad_model::{Activity, Tempo};
use std::io::{self, Write};

/// The titles FIDE's title columns know; a national title has no place there.
const TITLES: [&str; 8] = ["GM", "IM", "FM", "CM", "WGM", "WIM", "WFM", "WCM"];

/// The combined text, as `players_list_foa.txt`.
pub(super) fn write_text<W: Write>(tempo: Tempo, lines: &[ListLine], target: W) -> io::Result<Written> {
    let mut writer = TextWriter::new(target)?;
    let written = each_record(tempo, lines, |record| writer.write(record))?;
    let cut = usize::try_from(writer.cut()).expect("fewer texts than fit in memory");
    writer.finish()?;
    Ok(Written { cut, ..written })
}

/// The combined XML, as `players_list_xml_foa.xml`.
pub(super) fn write_xml<W: Write>(tempo: Tempo, lines: &[ListLine], target: W) -> io::Result<Written> {
    let mut writer = XmlWriter::new(target)?;
    let written = each_record(tempo, lines, |record| writer.write(record))?;
    writer.finish()?;
    Ok(written)
}

/// Gives each player with a FIDE number to the writer and counts the others.
fn each_record(
    tempo: Tempo,
    lines: &[ListLine],
    mut each: impl FnMut(&Record<&str>) -> io::Result<()>,
) -> io::Result<Written> {
    let mut written = Written::default();
    for line in lines {
        // FIDE numbers start at 1: a 0 would be refused by every reader, ours included.
        let Some(fide_id) = line.fide.filter(|number| number.0 > 0) else {
            written.left_out += 1;
            continue;
        };
        let name = line.name.as_list();
        each(&record(tempo, line, fide_id.0, &printable(&name)))?;
        written.players += 1;
    }
    Ok(written)
}

fn record<'a>(tempo: Tempo, line: &'a ListLine, fide_id: u32, name: &'a str) -> Record<&'a str> {
    let title = TITLES.into_iter().find(|title| *title == line.title).unwrap_or_default();
    // What is wider than its column would push the rest of the line to the right and be read as something else.
    let rated = |TempoRating { rating, games, k }: TempoRating| Rated {
        rating: u16::try_from(rating).ok().filter(|rating| (1..=9999).contains(rating)),
        games: Some(u16::try_from(games).unwrap_or(u16::MAX).min(999)),
        k: k.filter(|&k| k < 100),
    };
    // Who is marked unrated has empty columns, as FIDE's own files have.
    let own = line.rating.map(|rating| TempoRating { rating, games: line.games, k: line.k });
    let is_code = line.country.len() == 3 && line.country.bytes().all(|byte| byte.is_ascii_alphabetic());
    let of = |other: Tempo| {
        let told = if other == tempo { own } else { line.beside[other.index()] };
        told.map(rated).unwrap_or_default()
    };
    Record {
        fide_id,
        name,
        federation: if is_code { &line.country } else { "" },
        sex: line.sex.map(|sex| match sex {
            arpad_model::Sex::Female => Sex::Female,
            arpad_model::Sex::Male => Sex::Male,
        }),
        title,
        // FIDE prints a women's title in both columns when there is no higher one.
        women_title: if title.starts_with('W') { title } else { "" },
        other_titles: "",
        arena_title: "",
        standard: of(Tempo::Standard),
        rapid: of(Tempo::Rapid),
        blitz: of(Tempo::Blitz),
        born: line
            .born
            .and_then(|year| u16::try_from(year).ok())
            .filter(|&year| year > 0)
            .map(|year| Birth { year, month_day: None }),
        flags: Flags { inactive: line.active == Activity::Inactive, woman: line.sex == Some(arpad_model::Sex::Female) },
    }
}
