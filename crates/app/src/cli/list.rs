//! `arpad list`: a rating list at the terminal or as a file.

mod titled;

use super::connection::Connection;
use super::convert::Output;
use super::table::table;
use super::values::{Dated, day, federation_or_country, list_title, name, owner_parser, series_parser};
use super::{Verdict, print};
use crate::cli::say_aside;
use crate::words::{Language, go_facts};
use anyhow::Context;
use arpad_model::{Fact, Origin, Owner, PersonName, Series, Sex};
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::found::federation;
use arpad_office::files::export::{self, AgeGroup, Column, Headings, ListFormat, ListHead, ListLine, Selection};
use arpad_office::views::as_published::club_on;
use arpad_office::views::decided_now::{DecidedNow, decided_now};
use arpad_office::views::list_page::{ListPage, Wanted, Which, beside, chosen_page, find_list};
use arpad_office::views::other_tempos::fill_other_tempos;
use arpad_office::views::public::{governing, is_forecast};
use arpad_registry::Reader;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use jiff::civil::Date;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Examples:
  arpad list latest
  arpad list 2024-04 --top 20                     our own players; --everybody for all
  arpad list 2024-04 --series rapid --sex F --age U18
  arpad list 2024-04 --format xlsx -o april.xlsx
  arpad list 2024-04 --as-known-on 2024-04-15     before a later revision
  arpad list 2024-04 --format pairing -o april.csv     everybody, three ratings, for pairing programs
  arpad list 2024-04 --titled-unrated             titled players without a rating
  arpad list go --format csv > ranking.csv";

/// Show a rating list or write it in any format.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct List {
    /// The month (2024-04), the day (2024-04-01), latest, or go
    #[arg(value_name = "LIST", default_value = "latest")]
    list: Dated,

    /// Which series
    #[arg(long, value_name = "SERIES", value_parser = series_parser())]
    series: Option<Series>,

    /// This revision; 0 = the first publication [default: the newest]
    #[arg(long, value_name = "N")]
    revision: Option<u32>,

    /// What was published by the end of this day
    #[arg(long, value_name = "DATE")]
    as_known_on: Option<Date>,

    /// FIDE's own list, or the one computed here [default: the one that governs the series]
    #[arg(long, value_name = "OWNER", value_parser = owner_parser())]
    of: Option<Owner>,

    /// The format
    #[arg(long, value_name = "FORMAT", default_value = "table", value_parser = format_parser())]
    format: ListFormat,

    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Titled players without a rating, who stand on a list of their own
    #[arg(long)]
    titled_unrated: bool,

    #[command(flatten)]
    connection: Connection,

    #[command(flatten)]
    lines: Lines,
}

fn format_parser() -> impl TypedValueParser<Value = ListFormat> {
    const OURS: ListFormat = ListFormat::Pairing;
    PossibleValuesParser::new(ListFormat::ALL.into_iter().chain([OURS]).map(ListFormat::as_str))
        .map(|text| ListFormat::parse(&text).unwrap_or(OURS))
}

/// Which lines.
#[derive(Args)]
#[command(next_help_heading = "Which players")]
struct Lines {
    /// Only women (F) or men (M)
    #[arg(long, value_name = "F|M", ignore_case = true, value_parser = PossibleValuesParser::new(["F", "M"]))]
    sex: Option<String>,

    /// Only an age group: U18, S65
    #[arg(long, value_name = "GROUP", value_parser = |text: &str| AgeGroup::parse(text).ok_or("expected U18, S65 and the like"))]
    age: Option<AgeGroup>,

    /// Only this club
    #[arg(long, value_name = "NAME")]
    club: Option<String>,

    /// Only clubs of this county
    #[arg(long, value_name = "COUNTY")]
    county: Option<String>,

    /// Only this federation or country
    #[arg(long, value_name = "CODE", value_parser = federation_or_country)]
    federation: Option<String>,

    /// Players of other federations too
    #[arg(long, conflicts_with = "federation")]
    everybody: bool,

    /// Only this title
    #[arg(long, value_name = "TITLE")]
    title: Option<String>,

    /// Only the active
    #[arg(long, conflicts_with = "inactive")]
    active: bool,

    /// Only the inactive
    #[arg(long)]
    inactive: bool,

    /// By gain since the list before
    #[arg(long, conflicts_with = "new")]
    improvers: bool,

    /// Only who was not on the list before
    #[arg(long)]
    new: bool,

    /// Only the first NUMBER places
    #[arg(long, value_name = "N")]
    top: Option<usize>,
}

impl Lines {
    fn selection(&self, year: i16, own: Vec<String>, club: Option<String>) -> Selection {
        let active = if self.active { Some(true) } else { self.inactive.then_some(false) };
        let selection = Selection {
            sex: self.sex.as_ref().map(|sex| if sex.eq_ignore_ascii_case("F") { Sex::Female } else { Sex::Male }),
            club,
            county: self.county.clone(),
            country: self.federation.clone(),
            own: if self.everybody { Vec::new() } else { own },
            title: self.title.clone(),
            active,
            improvers: self.improvers,
            top: self.top,
            new_only: self.new,
            ..Selection::default()
        };
        self.age.map_or(selection.clone(), |group| selection.of_age(group, year))
    }
}

impl List {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let format = if self.connection.json { ListFormat::Json } else { self.format };
        let to_terminal = self.output.is_none() && std::io::stdout().is_terminal();
        if format == ListFormat::Xlsx && to_terminal {
            anyhow::bail!(language.label("desk-xlsx-to-file"));
        }
        let mut registry = self.connection.look(language)?;
        let Some(series) = self.connection.series(language, &mut registry, self.series)? else {
            return Ok(Verdict::No);
        };
        let mut which = which(self.list, series, self.revision, self.as_known_on);
        which.origin = self.of.map(|owner| match owner {
            Owner::Ours => Origin::Computed,
            Owner::Fide => Origin::Fide,
        });
        if self.titled_unrated {
            return titled::print(language, &self.connection, &mut registry, &which);
        }
        let found = self.connection.read(language, &mut registry, |store| {
            let list = find_list(store, &which)?;
            let club = self.lines.club.as_deref().map(|club| club_on(store, &list, club)).transpose()?;
            // Whoever stands on the ranking list of go belongs to the system (§1(1)), wherever he is from.
            let own = if list.series == Series::Go { Vec::new() } else { federation(store)?.spellings() };
            let selection = self.lines.selection(list.day.year(), own, club);
            let mut page = chosen_page(store, &list, &selection)?;
            if format.has_all_tempos() {
                fill_other_tempos(store, &list, &mut page.lines)?;
            }
            let beside = Beside::of(store, &list)?;
            Ok((list, page, beside))
        })?;
        let Some((list, ListPage { head, lines, all }, beside)) = found else { return Ok(Verdict::No) };
        let headings = headings(language);
        if format == ListFormat::Table && self.output.is_none() {
            print(&terminal_page(language, (&list, &beside), (&head, &lines), &headings, all))?;
            return Ok(Verdict::Done);
        }
        let mut output = Output::create(self.output.as_deref().unwrap_or(Path::new("-")))?;
        let written = match export::write(format, &head, &lines, &headings, &mut output) {
            Err(_) if output.is_closed() => return Ok(Verdict::Done),
            other => other.with_context(|| output.named())?,
        };
        output.finish()?;
        if written.left_out > 0 || written.cut > 0 {
            let facts = [("left_out", Fact::from(written.left_out)), ("cut", Fact::from(written.cut))];
            say_aside(&format!("arpad: {}", language.say("desk-list-losses", &facts)));
        }
        if let Some(path) = &self.output {
            let facts = [("file", Fact::Name(path.display().to_string())), ("players", Fact::from(written.players))];
            say_aside(&language.say("desk-list-written", &facts));
        }
        Ok(Verdict::Done)
    }
}

/// Which list somebody means; `go` is a series, and everything else is of the register's usual one unless told.
pub(super) fn which(dated: Dated, series: Series, revision: Option<u32>, as_known_on: Option<Date>) -> Which {
    let (date, series) = match dated {
        Dated::Go => (Wanted::Latest, Series::Go),
        Dated::Latest => (Wanted::Latest, series),
        Dated::Month(day) => (Wanted::Month(day), series),
        Dated::Day(day) => (Wanted::Day(day), series),
    };
    Which { series, date, after: None, revision, as_known_on, origin: None }
}

/// What stands beside a list.
struct Beside {
    /// FIDE's governs the series, and this is ours.
    is_forecast: bool,
    /// The other list of the same day.
    other: Option<arpad_model::List>,
    /// Of the go list in force: what was decided since, and holds.
    decided: Vec<DecidedNow>,
}

impl Beside {
    fn of(store: &mut Reader<'_>, list: &arpad_model::List) -> Result<Self, OfficeError> {
        let is_newest = list.series == Series::Go && governing(store, Series::Go)?.is_some_and(|one| one.id == list.id);
        let decided = if is_newest { decided_now(store)? } else { Vec::new() };
        Ok(Beside { is_forecast: is_forecast(store, list)?, other: beside(store, list)?, decided })
    }

    fn told(&self, language: Language, list: &arpad_model::List, lines: &[ListLine]) -> String {
        let mut told = Vec::new();
        if self.is_forecast {
            told.push(language.label("desk-forecast"));
        }
        if let Some(other) = &self.other {
            let of = if other.origin == Origin::Fide { Owner::Fide } else { Owner::Ours };
            let series = list.series.as_str();
            let command = format!("arpad list {} --series {series} --of {of}", list.day.strftime("%Y-%m"));
            told.push(language.say_texts(&format!("desk-beside-{of}"), &[("command", command)]));
        }
        for one in &self.decided {
            told.push(go_facts::decided_now(language, one, &name(language, &one.name)));
        }
        let kept = lines.iter().filter(|line| line.is_kept).count();
        if kept > 0 {
            told.push(language.say("desk-kept", &[("count", Fact::from(kept)), ("date", Fact::from(list.day))]));
        }
        let marked = lines.iter().filter(|line| line.is_marked_unrated()).count();
        if marked > 0 {
            told.push(language.marked_unrated(list, marked));
        }
        told.iter().map(|line| format!("{line}\n")).collect()
    }
}

fn headings(language: Language) -> Headings {
    let name: fn(&PersonName) -> String = match language {
        Language::Hu => |one| name(Language::Hu, one),
        Language::En => |one| name(Language::En, one),
    };
    Headings::new(|key| language.label(key), name)
}

/// The list under its title. A narrow terminal shows who, how strong and how it moved; a file has everything.
fn terminal_page(
    language: Language,
    (list, beside): (&arpad_model::List, &Beside),
    (head, lines): (&ListHead, &[ListLine]),
    headings: &Headings,
    all: usize,
) -> String {
    let title = list_title(language, list);
    let shown = [("shown", Fact::from(lines.len())), ("all", Fact::from(all))];
    let count = language.say(if lines.len() == all { "desk-list-all" } else { "desk-list-some" }, &shown);
    let issue = match &list.published_at {
        Some(moment) => language.say_texts("desk-issued", &[("moment", language.moment(*moment))]),
        None => language.label("desk-draft"),
    };
    let facts = [("edition", head.edition.clone()), ("day", day(language, list.day))];
    let date = match list.origin {
        Origin::Fide => language.say_texts("desk-list-by-fide", &facts),
        Origin::Computed => language.say_texts("desk-list-by", &facts),
    };
    let title = format!("{title}\n{date} {issue} {count}\n{}", beside.told(language, list, lines));
    if lines.is_empty() {
        return title;
    }
    let mut cells = export::table(head, lines, headings);
    let is_shown = |column: &Column| !matches!(column, Column::Sex | Column::Komir | Column::Active | Column::Egd);
    let keep: Vec<bool> = cells.columns.iter().map(is_shown).collect();
    let pick = |row: &[String]| -> Vec<String> {
        row.iter().zip(&keep).filter(|(_, keep)| **keep).map(|(cell, _)| cell.clone()).collect()
    };
    cells.columns.retain(is_shown);
    let right: Vec<usize> = (0..cells.columns.len()).filter(|at| cells.columns[*at].is_numeric()).collect();
    let rows = cells.rows.iter().map(|row| pick(row)).collect();
    format!("{title}\n{}", table(&pick(&cells.headings), &right, rows))
}
