//! `arpad shadow`: the register's own tournaments beside another system, as §11(2) of the go regulation asks. Nothing is stored.

mod written;

use super::accuracy::kinds;
use super::connection::Connection;
use super::rate::rating_edition;
use super::table::table;
use super::values::{day, name, print_json, series, series_parser};
use super::{Verdict, print, say_aside};
use crate::words::{Language, signed};
use anyhow::Context;
use arpad_instruments::systems::Kind;
use arpad_model::{Fact, PersonId, PersonName, Series, Thousandths};
use arpad_office::views::records::called;
use arpad_office::views::shadow::{
    OfPlayer, OfTournament, Other, OtherChess, OtherSystem, Shadow as Both, beside_table, shadow, shadow_chess,
};
use arpad_rules::go::europe::EGF_2021;
use clap::Args;
use jiff::civil::Date;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::fmt::Write;
use std::path::PathBuf;
use written::in_csv;

const EXAMPLES: &str = "\
Published lists are rated once more; nothing is stored and no list changes. Whoever appears first starts as the register
has him, in the European system by his grade. A table has a column for who (number, pin or name), one for points and,
where it tells them after each tournament, one with the tournament's number.

Chess is set beside an edition, perhaps with other numbers (k_normal, k_new, k_strong, k_junior, new_games, strong_from,
junior_below, k_limit, floor, first_games), or beside another system with the settings of arpad accuracy. Whoever comes rated
starts with his rating, so start is for those who come unrated; glicko, glicko2 and whr are told no certainty and begin with rd (350)
of everybody, so that the first lists move them far. A conversion that was decided is repeated under every edition; other
decisions, corrections and lists from elsewhere are not.

Examples:
  arpad shadow --series go --from 2012-01-01 --edition egf-2021
  arpad shadow --edition mgsz-2012 --set go-time-rule=either-minimum -o season.csv
  arpad shadow --table former.csv
  arpad shadow --series standard --edition fide-2024-03 --set k_normal=15
  arpad shadow --series standard --system glicko2 --from 2024-01-01 --until 2024-12-01 -o glicko2.csv";

/// Set the register beside another system: an edition, other parameters, or a table of former points.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Shadow {
    /// Which series: go, standard, rapid or blitz
    #[arg(long, value_name = "SERIES", default_value = "go", hide_default_value = true, value_parser = series_parser())]
    series: Series,

    /// Tournaments that end on this day or later; in chess lists of this day or later [default: all]
    #[arg(long, value_name = "DATE")]
    from: Option<Date>,

    /// In chess: lists of this day or earlier [default: all]
    #[arg(long, value_name = "DATE")]
    until: Option<Date>,

    /// By this edition (see `arpad editions`) [default of go: egf-2021]
    #[arg(long, value_name = "ID", value_parser = rating_edition)]
    edition: Option<String>,

    /// In chess: by this system
    #[arg(long, value_name = "SYSTEM", value_parser = kinds(), conflicts_with = "edition")]
    system: Option<Kind>,

    /// A parameter of it; may be given several times
    #[arg(long, value_name = "NAME=VALUE", value_parser = parameter)]
    set: Vec<(String, String)>,

    /// Beside the former system's points in this table (CSV or workbook), not beside an edition
    #[arg(long, value_name = "FILE", conflicts_with_all = ["edition", "set", "from", "until", "system"])]
    table: Option<PathBuf>,

    /// So many lines of players; the file has all
    #[arg(long, value_name = "NUMBER", default_value_t = 30)]
    most: usize,

    /// Write both numbers to this CSV file too: of go every player in every tournament, of chess every player at the end
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
        let wrong = match (self.series, &self.edition, self.system) {
            (Series::Chess(_), None, None) if table.is_none() => Some("shadow-choose"),
            (Series::Go, _, Some(_)) => Some("shadow-go-system"),
            (Series::Go, ..) if self.until.is_some() => Some("shadow-go-system"),
            _ => None,
        };
        if let Some(wrong) = wrong {
            anyhow::bail!(language.label(wrong));
        }
        let mut registry = self.connection.look(language)?;
        let found = self.connection.read(language, &mut registry, |store| {
            let found = match (&table, self.series) {
                (Some((file, bytes)), _) => beside_table(store, file, bytes)?,
                (None, Series::Chess(tempo)) => shadow_chess(store, tempo, &self.other_chess())?,
                (None, Series::Go) => shadow(store, &self.other())?,
            };
            let persons: Vec<PersonId> = found.players.iter().map(|one| one.person).collect();
            Ok((called(store, &persons, &[])?.0, found))
        })?;
        let Some((names, found)) = found else { return Ok(Verdict::No) };
        if self.connection.json {
            print_json(&in_json(&found))?;
        } else if found.players.is_empty() {
            let key = if self.series == Series::Go { "shadow-nothing" } else { "shadow-nothing-chess" };
            print(&format!("{}\n", language.label(key)))?;
        } else {
            print(&page(language, self.series, &found, &names, self.most))?;
        }
        if let Some(path) = &self.output {
            std::fs::write(path, in_csv(self.series, &found, &names)?).with_context(|| path.display().to_string())?;
            say_aside(&language.say_texts("shadow-written", &[("file", path.display().to_string())]));
        }
        Ok(Verdict::Done)
    }

    fn other(&self) -> OtherSystem {
        let edition = self.edition.clone().unwrap_or_else(|| EGF_2021.id.0.to_owned());
        OtherSystem { edition, parameters: self.set.clone(), from: self.from, most: None }
    }

    fn other_chess(&self) -> OtherChess {
        let other = match self.system {
            Some(kind) => Other::System(kind),
            None => Other::Edition(self.edition.clone().unwrap_or_default()),
        };
        OtherChess { other, parameters: self.set.clone(), from: self.from, until: self.until }
    }
}

fn page(language: Language, of: Series, found: &Both, names: &Names, most: usize) -> String {
    let who = |person: PersonId| names.get(&person).map_or_else(|| person.to_string(), |found| name(language, found));
    let key = if of == Series::Go { "shadow-title" } else { "shadow-title-chess" };
    let facts = [("other", found.other.clone()), ("series", series(language, of))];
    let mut page = format!("{}\n\n", language.say_texts(key, &facts));
    if of != Series::Go {
        let whole = found.whole();
        let facts = [
            ("players", whole.players.to_string()),
            ("higher", whole.higher.to_string()),
            ("lower", whole.lower.to_string()),
            ("mean", number(language, whole.mean, true)),
            ("distance", number(language, whole.distance, false)),
        ];
        let _ = writeln!(page, "{}", language.say_texts("shadow-whole", &facts));
    }
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
    let whole = found.whole();
    json!({
        "whole": {
            "players": whole.players, "higher": whole.higher, "lower": whole.lower,
            "mean": whole.mean.to_string(), "distance": whole.distance.to_string(),
        },
        "other": found.other, "tournaments": found.tournaments.iter().map(of_tournament).collect::<Vec<_>>(),
        "players": found.players.iter().map(of_player).collect::<Vec<_>>(), "unread": found.unread,
    })
}
