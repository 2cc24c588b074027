//! `arpad shadow`: the register's own tournaments beside another system, as §11(2) of the go regulation asks. Nothing is stored.

use super::connection::Connection;
use super::rate::rating_edition;
use super::table::table;
use super::values::{day, name, print_json};
use super::{Verdict, print, say_aside};
use crate::words::{Language, signed};
use anyhow::Context;
use arpad_formats::csv_cell::inert;
use arpad_model::{Fact, PersonId, PersonName, Thousandths};
use arpad_office::views::records::called;
use arpad_office::views::shadow::{OfPlayer, OfTournament, OtherSystem, Shadow as Both, beside_table, shadow};
use arpad_rules::go::europe::EGF_2021;
use clap::Args;
use clap::builder::PossibleValuesParser;
use jiff::civil::Date;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::fmt::Write;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Published lists are rated once more; nothing is stored and no list changes. Whoever appears first starts as the register
has him, in the European system by his grade. A table has a column for who (number, pin or name), one for points and,
where it tells them after each tournament, one with the tournament's number.

Examples:
  arpad shadow --series go --from 2012-01-01 --edition egf-2021
  arpad shadow --edition mgsz-2012 --set go-time-rule=either-minimum -o season.csv
  arpad shadow --table former.csv";

/// Set the go register beside another system: an edition, other parameters, or a table of former points.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Shadow {
    /// Which series; the go regulation alone asks for it
    #[arg(long, value_name = "SERIES", default_value = "go", hide_default_value = true, value_parser = PossibleValuesParser::new(["go"]))]
    series: String,

    /// Tournaments that end on this day or later [default: all]
    #[arg(long, value_name = "DATE")]
    from: Option<Date>,

    /// By this edition of go (see `arpad editions`)
    #[arg(long, value_name = "ID", default_value = "egf-2021", value_parser = rating_edition)]
    edition: String,

    /// A parameter of it; may be given several times
    #[arg(long, value_name = "NAME=VALUE", value_parser = parameter)]
    set: Vec<(String, String)>,

    /// Beside the former system's points in this table (CSV or workbook), not beside an edition
    #[arg(long, value_name = "FILE", conflicts_with_all = ["edition", "set", "from"])]
    table: Option<PathBuf>,

    /// So many lines of players; the file has all
    #[arg(long, value_name = "NUMBER", default_value_t = 30)]
    most: usize,

    /// Write both numbers of every player in every tournament to this CSV file too
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    connection: Connection,
}

fn parameter(text: &str) -> Result<(String, String), &'static str> {
    let (name, value) = text.split_once('=').ok_or("a parameter is written NAME=VALUE")?;
    Ok((name.trim().to_owned(), value.trim().to_owned()))
}

type Names = HashMap<PersonId, PersonName>;

impl Shadow {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let table = match &self.table {
            Some(path) => {
                Some((path.display().to_string(), std::fs::read(path).with_context(|| path.display().to_string())?))
            }
            None => None,
        };
        let mut registry = self.connection.look(language)?;
        let (edition, parameters) = (self.edition.clone(), self.set.clone());
        let beside = OtherSystem { edition, parameters, from: self.from, most: None };
        let found = self.connection.read(language, &mut registry, |store| {
            let found = match &table {
                Some((file, bytes)) => beside_table(store, file, bytes)?,
                None => shadow(store, &beside)?,
            };
            let persons: Vec<PersonId> = found.players.iter().map(|one| one.person).collect();
            Ok((called(store, &persons, &[])?.0, found))
        })?;
        let Some((names, found)) = found else { return Ok(Verdict::No) };
        if self.connection.json {
            print_json(&in_json(&found))?;
        } else if found.players.is_empty() {
            print(&format!("{}\n", language.label("shadow-nothing")))?;
        } else {
            print(&page(language, &found, &names, self.most))?;
        }
        if let Some(path) = &self.output {
            std::fs::write(path, in_csv(&found, &names)?).with_context(|| path.display().to_string())?;
            say_aside(&language.say_texts("shadow-written", &[("file", path.display().to_string())]));
        }
        Ok(Verdict::Done)
    }
}

fn page(language: Language, found: &Both, names: &Names, most: usize) -> String {
    let who = |person: PersonId| names.get(&person).map_or_else(|| person.to_string(), |found| name(language, found));
    let mut page = format!("{}\n\n", language.say_texts("shadow-title", &[("other", found.other.clone())]));
    if found.other == EGF_2021.id.0 {
        let _ = writeln!(page, "{}\n", language.label("shadow-scales"));
    }
    if !found.tournaments.is_empty() {
        let header = ["shadow-ends", "shadow-tournament", "shadow-players", "shadow-largest", "shadow-apart"];
        let rows = found.tournaments.iter().map(|one| {
            let (largest, apart) = match one.players.first().and_then(|first| Some((first.person, first.apart()?))) {
                Some((person, apart)) => (who(person), number(language, apart, true)),
                None if !one.refused.is_empty() => (language.label("shadow-refused"), String::new()),
                None => (String::new(), String::new()),
            };
            let named = format!("{} {}", one.tournament, one.name);
            vec![day(language, one.ends), named, one.players.len().to_string(), largest, apart]
        });
        let _ = writeln!(page, "{}", table(&header.map(|key| language.label(key)), &[2, 4], rows.collect()));
        for one in found.tournaments.iter().filter(|one| one.without > 0) {
            let without = language.say("shadow-without", &[("count", Fact::from(one.without))]);
            let _ = writeln!(page, "  {}: {without}", one.name);
        }
        for one in found.tournaments.iter().filter(|one| !one.refused.is_empty()) {
            for finding in one.refused.iter().take(TOLD) {
                let _ = writeln!(
                    page,
                    "  {} {}: {}",
                    language.cite(finding.paragraph),
                    one.name,
                    language.finding(finding)
                );
            }
        }
    }
    let header =
        ["list-column-name", "shadow-official", "shadow-other", "shadow-apart", "shadow-places", "shadow-count"];
    let rows = found.players.iter().take(most).map(|one| {
        let shown = |number: Option<String>| number.unwrap_or_else(|| "–".to_owned());
        let place = |place: Option<usize>| place.map_or_else(|| "–".to_owned(), |place| format!("{place}."));
        vec![
            who(one.person),
            shown(one.official.map(|points| points.to_string())),
            shown(one.other.map(|other| number(language, other, false))),
            shown(one.apart().map(|apart| number(language, apart, true))),
            format!("{} / {}", place(one.places[0]), place(one.places[1])),
            one.tournaments.to_string(),
        ]
    });
    let _ = writeln!(page, "\n{}\n", language.label("shadow-furthest"));
    page.push_str(&table(&header.map(|key| language.label(key)), &[1, 2, 3, 4, 5], rows.collect()));
    if found.players.len() > most {
        let more = [("count", Fact::from(found.players.len() - most))];
        let _ = writeln!(page, "{}", language.say("shadow-more", &more));
    }
    if !found.unread.is_empty() {
        let lines: Vec<String> = found.unread.iter().take(TOLD).map(usize::to_string).collect();
        let facts = [("count", Fact::from(found.unread.len())), ("lines", Fact::Name(lines.join(", ")))];
        let _ = writeln!(page, "{}", language.say("shadow-unread", &facts));
    }
    page
}

/// So many lines of a table that nobody is, and so many findings, are named.
const TOLD: usize = 12;

/// Whole points as they are, else with the places of the number; a gain with its sign.
fn number(language: Language, number: Thousandths, is_signed: bool) -> String {
    let fact = match number.0 % 1000 {
        0 => Fact::Number(number.0 / 1000),
        _ => Fact::Thousandths(number),
    };
    if is_signed { signed(language, fact) } else { language.value(&fact) }
}

fn in_json(found: &Both) -> Value {
    let exact = |number: Option<Thousandths>| number.map(|number| number.to_string());
    let of_tournament = |one: &OfTournament| {
        let players = one.players.iter().map(|both| {
            json!({
                "person": both.person.0, "official": both.official, "other": both.other.map(exact),
                "apart": exact(both.apart()),
            })
        });
        let refused: Vec<&str> = one.refused.iter().map(|finding| finding.code.as_str()).collect();
        json!({
            "tournament": one.tournament.0, "name": one.name, "ends": one.ends.to_string(),
            "players": players.collect::<Vec<_>>(), "refused": refused, "games_without": one.without,
        })
    };
    let of_player = |one: &OfPlayer| {
        json!({
            "person": one.person.0, "official": one.official, "other": exact(one.other), "apart": exact(one.apart()),
            "places": one.places, "tournaments": one.tournaments,
        })
    };
    json!({
        "other": found.other, "tournaments": found.tournaments.iter().map(of_tournament).collect::<Vec<_>>(),
        "players": found.players.iter().map(of_player).collect::<Vec<_>>(), "unread": found.unread,
    })
}

/// A row for every player in every tournament, and one for where he stands at the end, which names no tournament.
fn in_csv(found: &Both, names: &Names) -> anyhow::Result<Vec<u8>> {
    let mut writer = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new());
    writer.write_record([
        "tournament",
        "tournament_name",
        "ends",
        "person",
        "name",
        "official_before",
        "official_after",
        "other_before",
        "other_after",
        "difference",
    ])?;
    let who = |person: PersonId| names.get(&person).map(|name| inert(&name.as_list()).into_owned()).unwrap_or_default();
    let points = |points: Option<i32>| points.map(|points| points.to_string()).unwrap_or_default();
    let exact = |number: Option<Thousandths>| number.map(|number| number.to_string()).unwrap_or_default();
    for event in &found.tournaments {
        for both in &event.players {
            let ([before, after], [other_before, other_after]) = (both.official, both.other);
            writer.write_record([
                event.tournament.to_string(),
                inert(&event.name).into_owned(),
                event.ends.to_string(),
                both.person.to_string(),
                who(both.person),
                points(before),
                points(after),
                exact(other_before),
                exact(other_after),
                exact(both.apart()),
            ])?;
        }
    }
    for one in &found.players {
        let (official, other) = (points(one.official), exact(one.other));
        let none = String::new;
        let (person, apart) = (one.person.to_string(), exact(one.apart()));
        writer.write_record([
            none(),
            none(),
            none(),
            person,
            who(one.person),
            none(),
            official,
            none(),
            other,
            apart,
        ])?;
    }
    Ok(writer.into_inner()?)
}
