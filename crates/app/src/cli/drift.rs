//! `arpad drift`: whether the scale moves, list by list.

use super::connection::Connection;
use super::table::table;
use super::values::{day, print_json, series_parser};
use super::{Verdict, print};
use crate::words::Language;
use arpad_model::{Decimal, Fact, Series};
use arpad_office::views::drift::{Drift as OneList, Fraction, MeanChange, drift};
use arpad_rules::chess::editions::{FIDE_2013, SCALE_WATCHED};
use clap::Args;
use serde_json::{Value, json};

const EXAMPLES: &str = "\
The change of the mean against the list before is taken apart exactly: who left, who stayed and moved, who entered.
The three add up; what is shown is rounded so that it adds up too. --json has the fractions.

Examples:
  arpad drift
  arpad drift --series rapid --json";

/// Show number, mean, median and quartiles of every published list, and where its mean came from.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Drift {
    /// Which series
    #[arg(long, value_name = "SERIES", default_value = "standard", value_parser = series_parser())]
    series: Series,

    #[command(flatten)]
    connection: Connection,
}

impl Drift {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.look(language)?;
        let found = self.connection.read(language, &mut registry, |store| drift(store, self.series))?;
        let Some(found) = found else { return Ok(Verdict::No) };
        if self.connection.json {
            let lists: Vec<Value> = found.iter().map(in_json).collect();
            print_json(&json!({"series": self.series.as_str(), "lists": lists}))?;
        } else if found.is_empty() {
            print(&format!("{}\n", language.label("drift-nothing")))?;
        } else {
            print(&page(language, self.series, &found))?;
        }
        Ok(Verdict::Done)
    }
}

fn page(language: Language, series: Series, found: &[OneList]) -> String {
    let keys = ["list", "players", "mean", "lower", "median", "upper", "change", "left", "moved", "entered"];
    let header = keys.map(|key| language.label(&format!("drift-{key}")));
    let row = |one: &OneList| {
        let mut cells = vec![day(language, one.list.day)];
        match &one.spread {
            Some(spread) => {
                cells.push(spread.players.to_string());
                let points = [spread.mean, spread.lower, spread.median, spread.upper];
                cells.extend(points.map(|points| number(language, points.hundredths(), false)));
            }
            None => cells.extend(std::iter::repeat_n(String::new(), 5)),
        }
        match &one.change {
            Some(change) => {
                cells.push(number(language, change.whole.hundredths(), true));
                let parts = change.in_hundredths().into_iter().zip(change.counts);
                cells.extend(parts.map(|(part, count)| format!("{} ({count})", number(language, part, true))));
            }
            None => cells.extend(std::iter::repeat_n(String::new(), 4)),
        }
        cells
    };
    let right: Vec<usize> = (1..keys.len()).collect();
    let name = language.label(&format!("series-{}", series.as_str()));
    let title = language.say_texts("drift-title", &[("series", name)]);
    let paragraph = match series {
        Series::Chess(_) => {
            let facts = [("edition", FIDE_2013.id.to_string()), ("paragraph", language.cite(SCALE_WATCHED))];
            language.say_texts("drift-why", &facts)
        }
        Series::Go => String::new(),
    };
    let rows = found.iter().map(row).collect();
    format!("{}\n\n{}", format!("{title} {paragraph}").trim_end(), table(&header, &right, rows))
}

/// Hundredths with the mark of the language; a gain with its sign.
fn number(language: Language, hundredths: i64, signed: bool) -> String {
    let text = language.value(&Fact::Hundredths(Decimal(hundredths)));
    if signed && hundredths > 0 { format!("+{text}") } else { text }
}

fn in_json(one: &OneList) -> Value {
    let exact = |number: Fraction| json!({"exact": number.to_string(), "rounded": Decimal::<2>(number.hundredths()).to_string()});
    let spread = one.spread.map(|spread| {
        json!({
            "players": spread.players, "mean": exact(spread.mean), "lower_quartile": exact(spread.lower),
            "median": exact(spread.median), "upper_quartile": exact(spread.upper),
        })
    });
    let change = one.change.map(|MeanChange { whole, left, moved, entered, counts }| {
        json!({
            "whole": exact(whole), "left": exact(left), "moved": exact(moved), "entered": exact(entered),
            "players": {"left": counts[0], "stayed": counts[1], "entered": counts[2]},
        })
    });
    json!({
        "list": one.list.id.0, "date": one.list.day.to_string(), "revision": one.list.revision,
        "origin": one.list.origin.as_str(), "ratings": spread, "change": change,
    })
}
