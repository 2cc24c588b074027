//! `arpad publish`: a closed list becomes the one in force.

use super::close::Which;
use super::confirm::proposed_text;
use super::connection::Connection;
use super::sign::sign_published;
use super::values::{list_after, list_title, made_after, print_json, short};
use super::{Verdict, print};
use crate::answer::list::list_head;
use crate::words::Language;
use arpad_model::{Fact, List, Origin, Series, Tempo};
use arpad_office::acts::publish::publish_even_so;
use arpad_office::views::records;
use clap::Args;
use jiff::civil::Date;
use serde_json::{Value, json};

/// Publish closed lists.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  arpad publish 2024-04\n  arpad publish 2024-04 --series all\n  arpad publish go\n  arpad publish                    every list that is closed and waits"
)]
pub struct Publish {
    #[command(flatten)]
    which: Which,

    /// Although its period is not over yet
    #[arg(long)]
    in_advance: bool,

    #[command(flatten)]
    connection: Connection,
}

impl Publish {
    /// Does it; each series is a transaction of its own.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let targets = match self.which.is_named() {
            true => self.which.lists(language, &self.connection)?,
            false => match self.waiting(language)? {
                Some(targets) => targets,
                None => return Ok(Verdict::No),
            },
        };
        let mut registry = self.connection.open(language)?;
        let (mut answers, mut proposed): (Vec<Value>, Vec<Value>) = Default::default();
        let mut all = true;
        for (series, day) in targets {
            let done = self.connection.write(language, &mut registry, |store, stamp| {
                let lists = publish_even_so(store, stamp, series, day, self.in_advance)?;
                let after = lists.iter().map(|list| made_after(store, list)).collect::<Result<Vec<_>, _>>()?;
                Ok((lists, after, records::head(store)?.0))
            })?;
            match done {
                None => all = false,
                Some((lists, after, entry)) => {
                    let is_proposed = lists.iter().any(|list| list.published.is_none());
                    if self.connection.json {
                        let told = if is_proposed { &mut proposed } else { &mut answers };
                        told.extend(lists.iter().map(list_head));
                    } else if is_proposed {
                        let titles: Vec<String> = lists.iter().map(|list| list_title(language, list)).collect();
                        print(&format!("{}\n", proposed_text(language, entry, titles.join("; "))))?;
                    } else {
                        for (list, after) in lists.iter().zip(&after) {
                            print(&published(language, list, after))?;
                        }
                    }
                }
            }
        }
        sign_published(language, &self.connection, &mut registry);
        if self.connection.json && !proposed.is_empty() {
            print_json(&json!({ "published": answers, "proposed": proposed }))?;
        } else if self.connection.json && !answers.is_empty() {
            print_json(&json!({ "published": answers }))?;
        }
        Ok(if all { Verdict::Done } else { Verdict::No })
    }
}

/// A series, and of chess the day of its list; none = all that wait.
type Target = (Series, Option<Date>);

impl Publish {
    /// Where no list is named: every series of which a list is closed and waits; where none does, that is refused with what is known of
    /// the usual one.
    fn waiting(&self, language: Language) -> anyhow::Result<Option<Vec<Target>>> {
        let mut registry = self.connection.look(language)?;
        let usual = self.connection.series(language, &mut registry, None)?;
        let lists = self.connection.read(language, &mut registry, records::lists)?;
        Ok(lists.map(|lists| {
            let is_open = |series: &Series| {
                lists
                    .iter()
                    .any(|list| list.series == *series && list.origin == Origin::Computed && list.published.is_none())
            };
            let open: Vec<Series> = Series::ALL.into_iter().filter(is_open).collect();
            let meant = if open.is_empty() { vec![usual.unwrap_or(Series::Chess(Tempo::Standard))] } else { open };
            meant.into_iter().map(|series| (series, None)).collect()
        }))
    }
}

fn published(language: Language, list: &List, after: &str) -> String {
    let facts = [
        ("players", Fact::from(list.players as i64)),
        ("hash", Fact::Name(short(&list.hash))),
        ("entry", Fact::from(list.published.unwrap_or_default())),
    ];
    format!("{}\n  {}\n", list_after(language, list, after), language.say("desk-published", &facts))
}

/// The command that publishes a list.
pub(super) fn publish_command(list: &List) -> String {
    match list.series {
        Series::Go => "arpad publish go".to_owned(),
        Series::Chess(Tempo::Standard) => format!("arpad publish {}", list.day.strftime("%Y-%m")),
        Series::Chess(tempo) => format!("arpad publish {} --series {}", list.day.strftime("%Y-%m"), tempo.as_str()),
    }
}
