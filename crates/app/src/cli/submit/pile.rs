//! `arpad submit --accept`: a pile of reports is received and accepted in a few large steps; what needs a look is told.

use crate::answer::came_before::SeenBefore;
use crate::cli::connection::{Connection, refusal_json};
use crate::cli::files;
use crate::cli::kin::announced_line;
use crate::cli::page::finding_line;
use crate::cli::values::print_json;
use crate::cli::{Verdict, print};
use crate::words::Language;
use arpad_model::Fact;
use arpad_office::acts::many::{Fate, Filed, Outcome, receive_and_accept_all};
use arpad_office::views::came_before::{CameBefore, came_before};
use jiff::civil::Date;
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::PathBuf;

/// Receives and accepts files; says which of them need a look.
pub(super) fn run(
    language: Language,
    connection: &Connection,
    paths: &[PathBuf],
    (received, registered): (Date, Option<Date>),
) -> anyhow::Result<Verdict> {
    let mut registry = connection.open(language)?;
    let bar = files::progress(paths.len() as u64, false);
    // A file that cannot be read ends the row; those before it are entered.
    let mut failed = None;
    let mut names: Vec<PathBuf> = Vec::with_capacity(paths.len());
    let opened = paths.iter().map_while(|path| match files::open(path) {
        Ok(files) => Some(files),
        Err(error) => {
            failed = Some(error);
            None
        }
    });
    let filed = opened.flatten().map(|(path, bytes)| {
        let file_name = path.display().to_string();
        names.push(path);
        Filed { file_name, bytes, received, registered }
    });
    let done =
        receive_and_accept_all(&mut registry, &connection.stamp()?, filed, |entered| bar.set_position(entered as u64));
    bar.finish_and_clear();
    let Some(outcomes) = connection.told(language, done)? else { return Ok(Verdict::No) };
    registry.take_stock()?;
    let seen = |one: &Outcome| one.submission.filter(|_| matches!(one.fate, Fate::SeenBefore));
    let befores = connection.read(language, &mut registry, |store| {
        outcomes.iter().map(|one| seen(one).map(|id| came_before(store, id)).transpose()).collect::<Result<Vec<_>, _>>()
    })?;
    let Some(befores) = befores else { return Ok(Verdict::No) };
    if connection.json {
        let all = names.iter().zip(&outcomes).zip(&befores);
        let files: Vec<Value> = all.map(|((path, one), before)| as_json(path, one, before.as_ref())).collect();
        print_json(&json!({ "files": files }))?;
    } else {
        print(&page(language, &names, &outcomes, &befores))?;
    }
    if let Some(error) = failed {
        return Err(error);
    }
    let is_done = |one: &Outcome| matches!(one.fate, Fate::Accepted | Fate::SeenBefore);
    Ok(if outcomes.iter().all(is_done) { Verdict::Done } else { Verdict::No })
}

fn page(language: Language, paths: &[PathBuf], outcomes: &[Outcome], befores: &[Option<CameBefore>]) -> String {
    let count = |is: fn(&Fate) -> bool| Fact::from(outcomes.iter().filter(|one| is(&one.fate)).count());
    let facts = [
        ("files", Fact::from(outcomes.len())),
        ("accepted", count(|fate| matches!(fate, Fate::Accepted))),
        ("questions", count(|fate| matches!(fate, Fate::Questions(_)))),
        ("refused", count(|fate| matches!(fate, Fate::Refused(_) | Fate::Unreadable(_)))),
        ("seen", count(|fate| matches!(fate, Fate::SeenBefore))),
    ];
    let mut page = language.say("desk-pile", &facts) + "\n";
    for ((path, one), before) in paths.iter().zip(outcomes).zip(befores) {
        let number = one.submission.map_or_else(|| "–".to_owned(), |submission| submission.0.to_string());
        let file = path.display().to_string();
        let facts = |why: String| [("submission", number), ("file", file.clone()), ("why", why)];
        match &one.fate {
            Fate::Accepted if !one.unrated.is_empty() || !one.replaced.is_empty() => {
                let _ = writeln!(page, "  {}", language.say_texts("desk-pile-file", &facts(told(language, one))));
            }
            Fate::Accepted => {}
            Fate::SeenBefore => {
                let said = before.as_ref().map(|before| super::seen_line(language, &file, before)).unwrap_or_default();
                for line in said.lines() {
                    let _ = writeln!(page, "  {line}");
                }
            }
            Fate::Questions(lines) => {
                let why = language.say("desk-pile-questions", &[("lines", Fact::from(*lines))]);
                let _ = writeln!(page, "  {}", language.say_texts("desk-pile-file", &facts(why)));
            }
            Fate::Refused(refusal) | Fate::Unreadable(refusal) => {
                let why = language.refusal(refusal);
                let _ = writeln!(page, "  {}", language.say_texts("desk-pile-file", &facts(why)));
                for finding in &refusal.findings {
                    let _ = writeln!(page, "    {}", finding_line(language, None, finding));
                }
                for line in files::notice_lines(language, &refusal.notices) {
                    let _ = writeln!(page, "    {line}");
                }
            }
        }
        for event in &one.announced {
            let submission = one.submission.map_or(0, |submission| submission.0);
            let _ = writeln!(page, "    {}", announced_line(language, submission, event));
        }
    }
    page
}

/// What is to be said of an accepted file: whom it alone rates, and whose place it has taken.
fn told(language: Language, one: &Outcome) -> String {
    let mut told = Vec::new();
    if !one.replaced.is_empty() {
        let numbers: Vec<String> = one.replaced.iter().map(ToString::to_string).collect();
        told.push(language.say_texts("desk-pile-replaced", &[("numbers", numbers.join(", "))]));
    }
    if !one.unrated.is_empty() {
        let persons: Vec<String> =
            one.unrated.iter().map(|one| format!("{}. {} ({})", one.line + 1, one.name, one.rating)).collect();
        let facts = [("count", Fact::from(one.unrated.len())), ("persons", Fact::Name(persons.join("; ")))];
        told.push(language.say("desk-pile-unrated", &facts));
    }
    told.join("; ")
}

fn as_json(path: &std::path::Path, one: &Outcome, before: Option<&CameBefore>) -> Value {
    let (fate, questions, refusal) = match &one.fate {
        Fate::Accepted => ("accepted", 0, None),
        Fate::Questions(lines) => ("questions", *lines, None),
        Fate::Refused(refusal) => ("refused", 0, Some(refusal)),
        Fate::Unreadable(refusal) => ("unreadable", 0, Some(refusal)),
        Fate::SeenBefore => ("seen_before", 0, None),
    };
    json!({
        "file": path.display().to_string(),
        "submission": one.submission.map(|submission| submission.0),
        "tournament": one.tournament.map(|tournament| tournament.0),
        "fate": fate,
        "questions": questions,
        "before": before.map(|before| SeenBefore::of(&path.display().to_string(), before)),
        "announced": one.announced.iter().map(|event| event.id.0).collect::<Vec<_>>(),
        "replaced": one.replaced.iter().map(|file| file.0).collect::<Vec<_>>(),
        "unrated": one.unrated.iter().map(|one| one.line + 1).collect::<Vec<_>>(),
        "refused": refusal.map(|refusal| refusal_json(refusal)["refused"].clone()),
    })
}
