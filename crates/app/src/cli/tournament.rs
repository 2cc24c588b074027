//! `arpad tournament N`: one event whole.

use super::attach::{compared_json, compared_lines};
use super::connection::{Connection, verdict};
use super::convert::Output;
use super::decisions::{Called, decision_line};
use super::files::notice_lines;
use super::page::finding_line;
use super::table::table;
use super::tournament_changes::shown;
use super::values::{day, days, fields, list_title, name, number_key, players_of, print_json, series, state};
use super::{Verdict, print, say_aside};
use crate::answer::event::event as event_json;
use crate::answer::list::list_head;
use crate::answer::parts::{Ids, finding};
use crate::words::title_facts::title_facts;
use crate::words::{Language, go_facts};
use arpad_formats::trf::Edition;
use arpad_model::{Arbiter, EventFacts, Fact, Person, Sent, Series, TournamentId, TournamentState};
use arpad_office::acts::Decided;
use arpad_office::intake::attached::{Compared, compared};
use arpad_office::intake::report_file::report_file;
use arpad_office::views::tournament_page::{self, deadlines, tournament_page};
use arpad_registry::ReadOnly;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use jiff::civil::Date;
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Show one tournament whole.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  arpad tournament 12\n  arpad tournament 12 --json\n  arpad tournament 12 --changes\n  arpad tournament 12 --export trf16 -o 12.trf"
)]
pub struct TournamentPage {
    /// Its number (arpad tournaments)
    #[arg(value_name = "N")]
    number: u32,

    /// Each player's change by it, or what the next list would bring
    #[arg(long, conflicts_with = "export")]
    changes: bool,

    /// Write its accepted report as trf16 or trf26, with the FIDE numbers of the persons its lines are
    #[arg(long, value_name = "FORMAT", value_parser = edition_parser())]
    export: Option<Edition>,

    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE", requires = "export")]
    output: Option<PathBuf>,

    #[command(flatten)]
    connection: Connection,
}

pub(super) fn edition_parser() -> impl TypedValueParser<Value = Edition> {
    PossibleValuesParser::new(["trf16", "trf26"])
        .map(|text| if text == "trf26" { Edition::Trf26 } else { Edition::Trf16 })
}

impl TournamentPage {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.look(language)?;
        if let Some(edition) = self.export {
            return self.export(language, &mut registry, edition);
        }
        if self.changes {
            let found =
                self.connection.read(language, &mut registry, |store| shown(store, TournamentId(self.number)))?;
            if let Some(found) = &found {
                if self.connection.json {
                    print_json(&found.json())?;
                } else {
                    print(&found.page(language))?;
                }
            }
            return Ok(verdict(found));
        }
        let today = self.connection.stamp()?.day();
        let found = self.connection.read(language, &mut registry, |store| {
            let mut found = tournament_page(store, TournamentId(self.number))?;
            found.findings.extend(deadlines(store, &found.event, today)?);
            let games = compared(store, &found.event)?;
            let called = Called::of(store, found.decisions.iter().filter_map(|one| Decided::read(&one.value)))?;
            Ok((found, games, called))
        })?;
        if let Some((found, games, called)) = &found {
            if self.connection.json {
                print_json(&page_json(found, games.as_ref()))?;
            } else {
                print(&page(language, found, games.as_ref(), called))?;
            }
        }
        Ok(verdict(found))
    }
}

impl TournamentPage {
    /// The report as a file; what FIDE's server will ask about is said aside.
    fn export(&self, language: Language, registry: &mut ReadOnly, edition: Edition) -> anyhow::Result<Verdict> {
        let id = TournamentId(self.number);
        let file = self.connection.read(language, registry, |store| report_file(store, id, edition))?;
        let Some(file) = &file else { return Ok(Verdict::No) };
        let mut output = Output::create(self.output.as_deref().unwrap_or(Path::new("-")))?;
        std::io::Write::write_all(&mut output, file.text.as_bytes())?;
        output.finish()?;
        for line in notice_lines(language, &file.notices) {
            say_aside(&line);
        }
        if !file.without_number.is_empty() {
            let names: Vec<String> =
                file.without_number.iter().take(10).map(|(line, name)| format!("{line}. {name}")).collect();
            let facts = [("count", Fact::from(file.without_number.len())), ("names", Fact::Name(names.join("; ")))];
            say_aside(&language.say("tournament-export-without-number", &facts));
        }
        Ok(Verdict::Done)
    }
}

fn page(
    language: Language,
    found: &tournament_page::TournamentPage,
    games: Option<&Compared>,
    called: &Called,
) -> String {
    let event = &found.event;
    let optional = |one: Option<Date>| one.map(|one| day(language, one)).unwrap_or_default();
    let mut page = format!("{} {}\n\n", event.id, event.name);
    let mut known = vec![
        ("status", how_far(language, found)),
        ("desk-series", series(language, event.series)),
        ("desk-days", days(language, event.starts, event.ends)),
        ("desk-town", event.town.clone()),
        ("desk-organizer", event.organizer.clone()),
        ("desk-arbiter", event.arbiter.clone()),
        (time_key(&event.time_control), event.time_control.clone()),
        ("desk-rounds", event.rounds.map(|rounds| rounds.to_string()).unwrap_or_default()),
        ("desk-announced-on", optional(event.announced)),
        ("desk-reported-on", with_due(language, event.reported, found.due.0)),
        ("desk-sent-on", sent_on(language, found)),
    ];
    known.extend(facts_of(language, &event.facts));
    if let Some(go) = &found.go {
        let time = go.facts.time.map(|time| go_facts::thinking_time(language, time)).unwrap_or_default();
        known.push(("desk-thinking-time", time));
        known.push(("desk-go-facts", go_facts::beside_time(language, &go.facts)));
        known.push(("desk-multiplier", go_facts::multiplier(language, go)));
    }
    page.push_str(&fields(language, &known));
    if !found.parts.is_empty() {
        let _ = writeln!(page, "\n{}", language.label("desk-parts"));
    }
    for part in &found.parts {
        let how = state(language, part.state.as_str());
        let _ = writeln!(page, "  {} {} ({how})", part.id, days(language, part.starts, part.ends));
    }
    if let Some(compared) = games {
        let _ = writeln!(page, "\n{}", language.label("desk-games"));
        for line in compared_lines(language, compared) {
            let _ = writeln!(page, "  {line}");
        }
    }
    if !found.submissions.is_empty() {
        let _ = writeln!(page, "\n{}", language.label("desk-files"));
    }
    for file in &found.submissions {
        let _ = writeln!(page, "  {} {} ({})", file.id, file.file_name, state(language, file.state.as_str()));
    }
    if !found.decisions.is_empty() {
        let _ = writeln!(page, "\n{}", language.label("desk-decisions"));
    }
    for decision in &found.decisions {
        let _ = writeln!(page, "  {}", decision_line(language, decision, called));
    }
    if !found.findings.is_empty() {
        let _ = writeln!(page, "\n{}", language.label("findings"));
    }
    let names: Vec<String> = found.players.iter().map(|person| name(language, &person.name)).collect();
    let ids = players_of(names.iter().map(String::as_str));
    for one in &found.findings {
        let _ = writeln!(page, "  {}", finding_line(language, ids.place(&one.place), one));
    }
    if !found.players.is_empty() {
        let _ = write!(page, "\n{}", players_table(language, event.series, &found.players));
    }
    page
}

/// A day, and the day by which it was due where it came later.
fn with_due(language: Language, on: Option<Date>, due: Option<Date>) -> String {
    let Some(on) = on else { return String::new() };
    match due.filter(|due| on > *due) {
        Some(due) => {
            let facts = [("day", day(language, on)), ("due", day(language, due))];
            language.say_texts("desk-day-late", &facts)
        }
        None => day(language, on),
    }
}

/// Each time the report was sent to FIDE: the day, the format, the beginning of the hash of the bytes.
fn sent_on(language: Language, found: &tournament_page::TournamentPage) -> String {
    let one = |sent: &Sent| {
        let hash: String = sent.sha256.chars().take(12).collect();
        format!("{} ({}, {hash})", with_due(language, Some(sent.day), found.due.1), sent.format)
    };
    found.event.facts.sent.iter().map(one).collect::<Vec<_>>().join("; ")
}

/// What was said about the event.
fn facts_of(language: Language, facts: &EventFacts) -> Vec<(&'static str, String)> {
    let yes = |is: bool| if is { language.label("desk-yes") } else { String::new() };
    let arbiter = |one: &Arbiter| {
        let fide = one.fide.map(|fide| format!("FIDE {fide}"));
        let behind: Vec<String> =
            fide.into_iter().chain(Some(one.licence.clone()).filter(|text| !text.is_empty())).collect();
        if behind.is_empty() { one.name.clone() } else { format!("{} ({})", one.name, behind.join(", ")) }
    };
    vec![
        ("desk-registered-on", facts.registered.map(|on| day(language, on)).unwrap_or_default()),
        ("desk-arbiters", facts.arbiters.iter().map(arbiter).collect::<Vec<_>>().join("; ")),
        (
            "desk-official",
            facts.official.map(|one| language.label(&format!("desk-official-{one}"))).unwrap_or_default(),
        ),
        (
            "desk-championship",
            facts.championship.map(|one| language.label(&format!("desk-championship-{one}"))).unwrap_or_default(),
        ),
        ("desk-title-event", if facts.titles.is_empty() { String::new() } else { title_facts(language, facts.titles) }),
        ("desk-norms", yes(facts.norms)),
        ("desk-hybrid", yes(facts.hybrid)),
        ("desk-approved-by", facts.approved_by.clone()),
        ("desk-told-rated", facts.rated.clone()),
        ("desk-told-not-rated", facts.not_rated.clone()),
        ("desk-territory", facts.territory.clone()),
        ("desk-event-code", facts.code.clone()),
        ("desk-rounds-per-day", facts.rounds_per_day.map(|rounds| rounds.to_string()).unwrap_or_default()),
        ("desk-pgn", facts.pgn.as_ref().map(|pgn| pgn.file_name.clone()).unwrap_or_default()),
    ]
}

/// "rated in the list of …", "rejected because …".
fn how_far(language: Language, found: &tournament_page::TournamentPage) -> String {
    let event = &found.event;
    let word = state(language, event.state.as_str());
    match (event.state, found.lists.last()) {
        (TournamentState::Rated, Some(list)) => {
            let facts = [("list", list_title(language, list)), ("moment", published(language, list))];
            let key = if list.published.is_some() { "desk-rated-in" } else { "desk-rated-in-draft" };
            language.say_texts(key, &facts)
        }
        (TournamentState::Questions, _) => {
            let number = event.submission.map_or(0, |file| file.0);
            let word = if found.questions == 0 { language.label("desk-state-answered") } else { word };
            format!("{word} ({})", language.say("desk-see-submission", &[("submission", Fact::from(number))]))
        }
        (TournamentState::Rejected | TournamentState::Withdrawn, _) if !event.because.is_empty() => {
            format!("{word}: {}", language.because(&event.because))
        }
        _ => word,
    }
}

fn published(language: Language, list: &arpad_model::List) -> String {
    list.published_at.map(|moment| language.moment(moment)).unwrap_or_default()
}

fn players_table(language: Language, of: Series, players: &[Person]) -> String {
    let header = ["desk-line", "list-column-id", "list-column-name", "list-column-title", number_key(of)]
        .map(|key| language.label(key));
    let rows = (1..).zip(players).map(|(line, person): (u32, &Person)| {
        vec![
            line.to_string(),
            person.id.to_string(),
            name(language, &person.name),
            person.title.clone(),
            if of == Series::Go { person.egd.map(i64::from) } else { person.fide.map(i64::from) }
                .map(|number| number.to_string())
                .unwrap_or_default(),
        ]
    });
    table(&header, &[0, 1, 4], rows.collect())
}

fn page_json(found: &tournament_page::TournamentPage, games: Option<&Compared>) -> Value {
    let mut value = event_json(&found.event);
    value["lists"] = found.lists.iter().map(list_head).collect();
    value["parts"] = found.parts.iter().map(|part| part.id.0).collect();
    value["submissions"] =
        found.submissions.iter().map(|file| json!({"submission": file.id.0, "state": file.state.as_str()})).collect();
    value["players"] = (1..)
        .zip(&found.players)
        .map(|(line, person): (u32, _)| json!({"line": line, "person": person.id.0}))
        .collect();
    value["facts"] = json!(found.event.facts);
    value["go"] = found.go.as_ref().map_or(Value::Null, |go| {
        json!({"facts": go.facts, "multiplier": go.decided.or(go.clear), "by_tables": go.clear, "decided": go.decided})
    });
    value["due"] = json!({"report": found.due.0, "sent": found.due.1});
    value["games"] = games.map_or(Value::Null, compared_json);
    value["findings"] = found.findings.iter().map(|one| finding(&Ids::none(), one)).collect();
    value
}

/// What the time is called: `TM` is the European database's own reckoning, and stands in files alone.
fn time_key(time_control: &str) -> &'static str {
    if time_control.starts_with("TM[") { "desk-time-in-file" } else { "desk-time-control" }
}
