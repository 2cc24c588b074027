//! `arpad reconcile`: our list beside FIDE's.

mod letter;
mod why;

use super::Verdict;
use super::connection::Connection;
use super::table::table;
use super::values::{federation, name};
use crate::words::{Language, signed};
use anyhow::Context;
use arpad_model::{Series, Tempo};
use arpad_office::views::reconcile::{Against, Cause, Compared, Reconciliation, reconcile};
use clap::Args;
use jiff::civil::Date;
use serde_json::{Value, json};
use std::fs::File;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Examples:
  arpad reconcile 2026-03
  arpad reconcile 2026-03 --against standard_mar26frl.txt --federation HUN
  arpad reconcile 2026-03 --series rapid
  arpad --lang en reconcile 2026-03 --letter";

/// Compares the list we computed with the one FIDE published.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Reconcile {
    /// The month of the list (2024-04)
    #[arg(value_name = "MONTH", value_parser = month)]
    month: Date,

    /// standard, rapid or blitz
    #[arg(long, value_name = "SERIES", default_value = "standard", value_parser = tempo)]
    series: Tempo,

    /// Compare with this file instead of the imported list; nothing of it is adopted
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,

    /// Only players of this federation
    #[arg(long, value_name = "CODE", value_parser = federation)]
    federation: Option<String>,

    /// Draft the letter to FIDE about what differs
    #[arg(long)]
    letter: bool,

    #[command(flatten)]
    connection: Connection,
}

fn month(text: &str) -> Result<Date, String> {
    let day = if text.len() == 7 { format!("{text}-01") } else { text.to_owned() };
    day.parse::<Date>().map(|day| day.first_of_month()).map_err(|error| error.to_string())
}

fn tempo(text: &str) -> Result<Tempo, String> {
    let known = Tempo::ALL.into_iter().find(|tempo| tempo.as_str() == text);
    known.ok_or_else(|| Tempo::ALL.map(Tempo::as_str).join(", "))
}

impl Reconcile {
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.look(language)?;
        let name = self.against.as_deref().and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
        let file = match &self.against {
            Some(path) => Some(File::open(path).with_context(|| path.display().to_string())?),
            None => None,
        };
        let against = file.map(|file| Against { file_name: name.as_deref().unwrap_or_default(), file });
        let compared = self.connection.read(language, &mut registry, |store| {
            reconcile(store, self.series, self.month, against, self.federation.as_deref().unwrap_or_default())
        })?;
        let Some(compared) = compared else { return Ok(Verdict::No) };
        let series = language.label(&format!("series-{}", Series::Chess(self.series).as_str()));
        super::print(&if self.connection.json {
            let mut answer = as_json(language, &compared, name.as_deref());
            if self.letter && letter::is_due(&compared) {
                answer["letter"] = letter::letter(language, &series, &compared).into();
            }
            format!("{answer:#}\n")
        } else if self.letter && letter::is_due(&compared) {
            letter::letter(language, &series, &compared)
        } else {
            page(language, self.series, &compared, name.as_deref())
        })?;
        Ok(if compared.count(Cause::Unknown) == 0 { Verdict::Done } else { Verdict::No })
    }
}

fn page(language: Language, tempo: Tempo, compared: &Reconciliation, file: Option<&str>) -> String {
    let label = |name: &str| language.label(&format!("reconcile-{name}"));
    let series = language.label(&format!("series-{}", Series::Chess(tempo).as_str()));
    let facts = [
        ("series", series.as_str().into()),
        ("date", compared.forecast.day.into()),
        ("forecast", compared.forecast.id.into()),
        ("revision", compared.forecast.revision.into()),
    ];
    let mut text = match &compared.published {
        Some(list) => language.say("reconcile-lists", &[&facts[..], &[("published", list.id.into())]].concat()),
        None => language.say("reconcile-file", &[&facts[..], &[("file", file.unwrap_or_default().into())]].concat()),
    };
    text.push('\n');
    if compared.strangers > 0 {
        text +=
            &format!("{}\n", language.say("reconcile-strangers", &[("count", (compared.strangers as usize).into())]));
    }
    for cause in Cause::ALL {
        let count = compared.count(cause);
        if count > 0 {
            text += &format!("{count:>8}  {}\n", language.label(&format!("cause-{}", cause.as_str())));
        }
    }
    let differing: Vec<Vec<String>> = compared
        .players
        .iter()
        .filter(|player| player.cause != Cause::Agrees)
        .map(|player| row(language, player))
        .collect();
    if !differing.is_empty() {
        let header = ["person", "name", "before", "forecast", "published", "difference", "games", "cause"].map(label);
        text.push('\n');
        text += &table(&header, &[0, 2, 3, 4, 5, 6], differing);
    }
    text + &why::page(language, compared)
}

fn row(language: Language, player: &Compared) -> Vec<String> {
    let number = |number: Option<i32>| number.map(|number| number.to_string()).unwrap_or_default();
    let cause = language.label(&format!("cause-{}", player.cause.as_str()));
    let cause = match (player.cause, player.other_k, player.other_start) {
        (Cause::OtherK, Some(other), _) => {
            let k = player.k.map(|k| k.to_string()).unwrap_or_default();
            language.say_texts("cause-other-k-numbers", &[("ours", k), ("theirs", other.to_string())])
        }
        (Cause::OtherStart, _, Some(other)) => {
            let facts = [("ours", number(player.before)), ("theirs", other.to_string())];
            language.say_texts("cause-other-start-numbers", &facts)
        }
        _ => cause,
    };
    vec![
        player.person.to_string(),
        name(language, &player.name),
        number(player.before),
        number(player.forecast),
        number(player.published),
        player.difference().map(|difference| signed(language, i64::from(difference))).unwrap_or_default(),
        format!("{}/{}", player.games.0, player.games.1),
        cause,
    ]
}

fn as_json(language: Language, compared: &Reconciliation, file: Option<&str>) -> Value {
    let counts: serde_json::Map<String, Value> =
        Cause::ALL.iter().map(|cause| (cause.as_str().to_owned(), compared.count(*cause).into())).collect();
    json!({
        "date": compared.forecast.day.to_string(),
        "series": compared.forecast.series.as_str(),
        "forecast": { "list": compared.forecast.id, "revision": compared.forecast.revision },
        "published": { "list": compared.published.as_ref().map(|list| list.id), "file": file },
        "strangers": compared.strangers,
        "counts": counts,
        "players": compared.players.iter().map(|player| json!({
            "person": player.person.0,
            "fide": player.fide,
            "name": player.name.as_list(),
            "before": player.before,
            "forecast": player.forecast,
            "published": player.published,
            "difference": player.difference(),
            "games": { "forecast": player.games.0, "published": player.games.1 },
            "cause": player.cause.as_str(),
            "k": player.k,
            "other_k": player.other_k,
            "other_start": player.other_start,
            "explanation": player.explanation,
        })).collect::<Vec<_>>(),
        "explanations": why::as_json(language, compared),
    })
}
