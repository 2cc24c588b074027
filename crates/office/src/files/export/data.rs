//! Lists for programs: the same names and values as CSV, JSON and, for go, XML.

use super::{Column, ListHead, ListLine, column::Datum};
use arpad_formats::csv_cell::inert;
use arpad_model::{Series, unsteered, visible};
use serde_json::{Map, Value, json};
use std::io::{self, Write};

/// CSV by RFC 4180. What is unknown is empty; `active` is `true`, `false` or, where nobody knows, empty.
pub(super) fn write_csv<W: Write>(series: Series, lines: &[ListLine], target: W) -> io::Result<()> {
    let mut writer = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(target);
    writer.write_record(Column::for_programs(series).map(Column::as_str))?;
    for line in lines {
        for column in Column::for_programs(series) {
            writer.write_field(match column.of(line) {
                Datum::Text(text) => inert(&unsteered(&text)).into_owned(),
                other => text(other),
            })?;
        }
        writer.write_record(None::<&[u8]>)?;
    }
    writer.flush()
}

/// JSON, a player to a line. What is unknown is `null`.
pub(super) fn write_json<W: Write>(head: &ListHead, lines: &[ListLine], mut target: W) -> io::Result<()> {
    target.write_all(b"{\"list\":")?;
    let list = json!({
        "series": head.series.as_str(),
        "date": head.date.to_string(),
        "revision": head.revision,
        "federation": head.federation,
        "edition": head.edition,
        "published": head.published,
        "hash": head.hash,
    });
    target.write_all(visible(&list.to_string()).as_bytes())?;
    target.write_all(b",\n\"players\":[")?;
    for (index, line) in lines.iter().enumerate() {
        target.write_all(if index == 0 { b"\n" } else { b",\n" })?;
        let player: Map<String, Value> = Column::for_programs(head.series)
            .map(|column| (column.as_str().to_owned(), value(column.of(line))))
            .collect();
        target.write_all(visible(&serde_json::to_string(&player)?).as_bytes())?;
    }
    target.write_all(b"\n]}\n")
}

/// The XML of go. What is unknown has no element.
///
/// ```xml
/// <?xml version="1.0" encoding="UTF-8"?>
/// <list series="go" date="2012-06-01" revision="0" federation="…" edition="mgsz-2012" published="…" hash="…">
/// <player><place>1</place><id>7</id><egd>12345678</egd><family>…</family>…<active>true</active></player>
/// </list>
/// ```
pub(super) fn write_xml<W: Write>(head: &ListHead, lines: &[ListLine], mut target: W) -> io::Result<()> {
    let (date, revision) = (head.date.to_string(), head.revision.to_string());
    let published = head.published.map(|moment| moment.to_string());
    let facts = [
        ("series", head.series.as_str()),
        ("date", &date),
        ("revision", &revision),
        ("federation", &head.federation),
        ("edition", &head.edition),
    ];
    target.write_all(b"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<list")?;
    for (name, fact) in facts
        .into_iter()
        .chain(published.as_deref().map(|moment| ("published", moment)))
        .chain([("hash", head.hash.as_str())])
    {
        write!(target, " {name}=\"{}\"", escaped(fact))?;
    }
    target.write_all(b">\n")?;
    for line in lines {
        target.write_all(b"<player>")?;
        for column in Column::for_programs(head.series) {
            let (name, datum) = (column.as_str(), column.of(line));
            if datum != Datum::Nothing {
                write!(target, "<{name}>{}</{name}>", escaped(&text(datum)))?;
            }
        }
        target.write_all(b"</player>\n")?;
    }
    target.write_all(b"</list>\n")
}

fn text(datum: Datum<'_>) -> String {
    match datum {
        Datum::Nothing => String::new(),
        Datum::Number(number) => number.to_string(),
        Datum::Text(text) => text.into_owned(),
        Datum::Truth(truth) => truth.to_string(),
    }
}

fn value(datum: Datum<'_>) -> Value {
    match datum {
        Datum::Nothing => Value::Null,
        Datum::Number(number) => number.into(),
        Datum::Text(text) => text.into(),
        Datum::Truth(truth) => truth.into(),
    }
}

/// A text inside XML.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in super::text::printable(text).chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            other => safe.push(other),
        }
    }
    safe
}
