//! `arpad close`: a month becomes a list.

use super::checklist::{self, Checked};
use super::connection::Connection;
use super::page::finding_line;
use super::publish::publish_command;
use super::revised::{Revision, revision, revision_json, revision_page};
use super::unusual;
use super::values::{Dated, list_after, made_after, print_json, short};
use super::{Verdict, print};
use crate::answer::list::list_head;
use crate::answer::parts::{Ids, finding};
use crate::answer::schema::value;
use crate::answer::unusual::raised;
use crate::words::Language;
use arpad_model::{Fact, Series, Tempo};
use arpad_office::acts::close::{
    Closed, Consent, close_again, close_go_again, close_go_even_so, close_month_even_so, would_close_go,
};
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::anomalies::{Unusual, month_anomalies};
use arpad_office::views::checklist::{go_checklist, month_checklist};
use arpad_office::views::records;
use arpad_registry::Reader;
use clap::{Args, ValueEnum};
use jiff::civil::Date;
use serde_json::{Value, json};
use std::fmt::Write;

const EXAMPLES: &str = "\
A list that is closed but not published can be computed anew (--again) or opened (arpad unclose); a published one
never changes. A month is due once the list before it has closed; earlier it is closed --in-advance or not at all.

Examples:
  arpad close 2024-04 --dry-run      what is missing, in doubt and moving; nothing is done
  arpad close 2024-04
  arpad close 2024-04 --again         from what is known now
  arpad close 2024-04 --series all
  arpad close go                      every accepted go tournament and every decision on players, one list after
                                      each; lists of before that they move are made anew
  arpad close go --again              lists that are closed and not published, from what is known now
  arpad close go --dropping           although games that counted would not count any more";

/// Close a month.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Close {
    #[command(flatten)]
    which: Which,

    /// Only show what to look at before: open questions, missing reports, doubts, movers
    #[arg(long)]
    dry_run: bool,

    /// Compute a list anew that is closed and not published
    #[arg(long)]
    again: bool,

    /// Close a month before it is due; recorded
    #[arg(long, conflicts_with = "again")]
    in_advance: bool,

    /// Make an own list beside FIDE's of the same day; recorded
    #[arg(long, conflicts_with = "again")]
    beside_fide: bool,

    /// Close a month although one before it has no list; recorded
    #[arg(long, conflicts_with = "again")]
    skipping: bool,

    /// In go: although games that counted would not count any more; recorded
    #[arg(long)]
    dropping: bool,

    #[command(flatten)]
    connection: Connection,
}

/// A closing with the number of tournaments in each list, and all tournaments in the order the law saw them.
struct Shown {
    closed: Closed,
    checked: Checked,
    counts: Vec<usize>,
    /// The tournament after which each list was made, in go.
    after: Vec<String>,
    order: Vec<String>,
    /// Published lists that were made anew, and who moved with them.
    revisions: Vec<Revision>,
    /// What is out of the ordinary in the month.
    unusual: Unusual,
}

impl Close {
    /// Does it; each series is a transaction of its own.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let targets = self.which.lists(language, &self.connection)?;
        if self.dry_run {
            return self.look(language, &targets);
        }
        let mut registry = self.connection.open(language)?;
        let (in_advance, beside_fide) = (self.in_advance, self.beside_fide);
        let consent = Consent { in_advance, beside_fide, skipping: self.skipping, dropping: self.dropping };
        let mut answers: Vec<Value> = Vec::new();
        let mut all = true;
        for (series, day) in targets {
            let done = self.connection.write(language, &mut registry, |store, stamp| {
                let checked = match checked(store, series, day) {
                    // Why nothing is closed again is for that act to say.
                    Err(nothing) if self.again && series == Series::Go => {
                        return Err(close_go_again(store, stamp, consent).err().unwrap_or(nothing));
                    }
                    checked => checked?,
                };
                let unusual = looked_at(store, series, day)?;
                let closed = match (series, day) {
                    (Series::Chess(tempo), Some(day)) if self.again => close_again(store, stamp, tempo, day)?,
                    (Series::Chess(tempo), Some(day)) => close_month_even_so(store, stamp, tempo, day, consent)?,
                    _ if self.again => close_go_again(store, stamp, consent)?,
                    _ => close_go_even_so(store, stamp, consent)?,
                };
                shown(store, closed, checked, unusual)
            })?;
            match done {
                None => all = false,
                Some(shown) if self.connection.json => answers.push(closed_json(&shown)),
                Some(shown) => print(&page(language, &shown))?,
            }
        }
        if self.connection.json && !answers.is_empty() {
            print_json(&json!({ "closed": answers }))?;
        }
        Ok(if all { Verdict::Done } else { Verdict::No })
    }

    /// Shows the checklists and does nothing.
    fn look(self, language: Language, targets: &[(Series, Option<Date>)]) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.look(language)?;
        let mut answers: Vec<Value> = Vec::new();
        let mut all = true;
        for (series, day) in targets {
            let found = self.connection.read(language, &mut registry, |store| {
                let checked = checked(store, *series, *day)?;
                if *series == Series::Go && !self.again {
                    would_close_go(store, Consent { dropping: self.dropping, ..Consent::default() })?;
                }
                Ok((checked, looked_at(store, *series, *day)?))
            })?;
            match found {
                None => all = false,
                Some((checked, found)) if self.connection.json => {
                    let mut answer = checked.json();
                    answer["anomalies"] = value(&raised(&found));
                    answers.push(answer);
                }
                Some((checked, found)) => {
                    let of = day.map(|day| format!(" {}", super::values::day(language, day))).unwrap_or_default();
                    let title = format!("{}{of}", super::values::series(language, *series));
                    print(&format!("{title}\n{}{}", checked.page(language), unusual::page(language, &found)))?;
                    let is_clear = checked.list.is_clear() && found.open().next().is_none();
                    let key = if is_clear { "desk-check-clear" } else { "desk-check-look" };
                    print(&format!("{}\n", language.label(key)))?;
                }
            }
        }
        if self.connection.json && !answers.is_empty() {
            print_json(&json!({ "checklists": answers }))?;
        }
        Ok(if all { Verdict::Done } else { Verdict::No })
    }
}

fn checked(store: &mut Reader<'_>, series: Series, day: Option<Date>) -> Result<Checked, OfficeError> {
    let list = match (series, day) {
        (Series::Chess(tempo), Some(day)) => month_checklist(store, tempo, day)?,
        _ => go_checklist(store)?,
    };
    checklist::named(store, list)
}

/// What is out of the ordinary; nothing of go, and nothing of a month that is closed already or against its order, for there the act
/// itself has the word.
fn looked_at(store: &mut Reader<'_>, series: Series, day: Option<Date>) -> Result<Unusual, OfficeError> {
    let (Series::Chess(tempo), Some(day)) = (series, day) else { return Ok(Unusual::default()) };
    match month_anomalies(store, tempo, day) {
        Err(OfficeError::Refused(_)) => Ok(Unusual::default()),
        found => found,
    }
}

fn shown(store: &mut Reader<'_>, closed: Closed, checked: Checked, unusual: Unusual) -> Result<Shown, OfficeError> {
    let mut counts = Vec::with_capacity(closed.lists.len());
    let mut after = Vec::with_capacity(closed.lists.len());
    let mut events = closed.left_out.clone();
    for list in &closed.lists {
        let counted = records::counted_in(store, list.id)?;
        counts.push(counted.len());
        after.push(made_after(store, list)?);
        events.extend(counted);
    }
    // Findings name tournaments by their place in the period. A chess list has one, in go each tournament has its own.
    events.sort_by_key(|event| (event.starts, event.ends, event.id));
    let is_one = closed.lists.iter().all(|list| list.series != Series::Go) || events.len() == 1;
    let order = events.iter().filter(|_| is_one).map(|event| format!("{} {}", event.id, event.name)).collect();
    let mut revisions = Vec::new();
    for list in closed.lists.iter().filter(|list| list.revision > 0) {
        revisions.push(revision(store, list.clone())?);
    }
    Ok(Shown { closed, checked, counts, after, order, revisions, unusual })
}

impl Shown {
    fn ids(&self) -> Ids<'_> {
        Ids { players: Vec::new(), tournaments: self.order.iter().map(String::as_str).collect() }
    }
}

fn page(language: Language, shown: &Shown) -> String {
    let mut page = String::new();
    let is_new = |list: &arpad_model::List| list.revision == 0;
    let made = shown.closed.lists.iter().zip(&shown.counts).zip(&shown.after);
    for ((list, count), after) in made.filter(|((list, _), _)| is_new(list)) {
        let _ = writeln!(page, "{}", list_after(language, list, after));
        let facts = [
            ("players", Fact::from(list.players as i64)),
            ("tournaments", Fact::from(*count)),
            ("edition", Fact::from(list.edition.as_str())),
            ("hash", Fact::Name(short(&list.hash))),
            ("entry", Fact::from(shown.closed.entry)),
        ];
        let _ = writeln!(page, "  {}", language.say("desk-closed", &facts));
    }
    for revision in &shown.revisions {
        page.push_str(&revision_page(language, revision, shown.closed.entry));
    }
    if !shown.closed.left_out.is_empty() {
        let _ = writeln!(page, "\n{}", language.label("desk-left-out"));
    }
    for event in &shown.closed.left_out {
        let _ = writeln!(page, "  {} {}", event.id, event.name);
    }
    if !shown.closed.findings.is_empty() {
        let _ = writeln!(page, "\n{}", language.label("findings"));
    }
    let ids = shown.ids();
    for one in &shown.closed.findings {
        let _ = writeln!(page, "  {}", finding_line(language, ids.place(&one.place), one));
    }
    for head in shown.checked.heads(language) {
        let _ = writeln!(page, "  {head}");
    }
    page.push_str(&unusual::page(language, &shown.unusual));
    if let Some(list) = shown.closed.lists.first() {
        let command = publish_command(list);
        let _ = writeln!(page, "\n{}", language.say_texts("desk-next-publish", &[("command", command)]));
    }
    page
}

fn closed_json(shown: &Shown) -> Value {
    let ids = shown.ids();
    json!({
        "entry": shown.closed.entry,
        "lists": shown.closed.lists.iter().map(list_head).collect::<Vec<_>>(),
        "revisions": shown.revisions.iter().map(revision_json).collect::<Vec<_>>(),
        "left_out": shown.closed.left_out.iter().map(|event| event.id.0).collect::<Vec<_>>(),
        "checklist": shown.checked.json(),
        "anomalies": raised(&shown.unusual),
        "findings": shown.closed.findings.iter().map(|one| finding(&ids, one)).collect::<Vec<_>>(),
    })
}

/// Which chess lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Tempos {
    #[value(aliases = ["hagyományos", "hagyomanyos"])]
    Standard,
    Rapid,
    #[value(aliases = ["villám", "villam"])]
    Blitz,
    #[value(alias = "mind")]
    All,
}

impl Tempos {
    fn each(self) -> &'static [Tempo] {
        match self {
            Tempos::Standard => &[Tempo::Standard],
            Tempos::Rapid => &[Tempo::Rapid],
            Tempos::Blitz => &[Tempo::Blitz],
            Tempos::All => &Tempo::ALL,
        }
    }
}

/// Which lists are closed or published.
#[derive(Args)]
pub(super) struct Which {
    /// The month of the list (2024-04), or go [default: go in a register of go alone]
    #[arg(value_name = "LIST")]
    list: Option<Dated>,

    /// Which chess lists
    #[arg(long, value_name = "SERIES", value_enum, default_value_t = Tempos::Standard)]
    series: Tempos,
}

impl Which {
    /// Whether a list was named.
    pub(super) fn is_named(&self) -> bool {
        self.list.is_some()
    }

    /// Go, or chess lists of a day.
    pub(super) fn lists(
        &self,
        language: Language,
        connection: &Connection,
    ) -> anyhow::Result<Vec<(Series, Option<Date>)>> {
        let list = match self.list {
            Some(list) => list,
            None => {
                let usual = connection.series(language, &mut connection.look(language)?, None)?;
                if usual == Some(Series::Go) { Dated::Go } else { Dated::Latest }
            }
        };
        Ok(match list {
            Dated::Go => vec![(Series::Go, None)],
            Dated::Month(day) | Dated::Day(day) => {
                self.series.each().iter().map(|tempo| (Series::Chess(*tempo), Some(day))).collect()
            }
            Dated::Latest => anyhow::bail!(language.label("desk-name-the-month")),
        })
    }
}
