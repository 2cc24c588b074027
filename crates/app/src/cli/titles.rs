//! `arpad titles`: a question about norms and titles, answered with its paragraphs.

use super::check::event_kind;
use super::files::{self, fault_list};
use super::page::finding_line;
use super::table::table;
use super::{Verdict, print, print_json};
use crate::answer::titles::TitlesAnswer;
use crate::certificates::document;
use crate::words::Language;
use anyhow::bail;
use arpad_model::{Fact, Step};
use arpad_office::files::title_event::Declared;
use arpad_office::rating::file_norms::file_norms;
use arpad_office::rating::rate_file::{FileKind, kind_of};
use arpad_office::rating::title_case::{TitleAnswer, Told, title_case};
use arpad_rules::calendar::Calendar;
use arpad_rules::titles::event::PersonNorms;
use arpad_rules::titles::norm::{Kind, Needed, NeededOpponent, Norm, Via};
use clap::Args;
use std::fmt::Write;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
A title case is one JSON document with one question: norm, table, interim, application, direct, \
arbiter or certificates; docs/title-case.md shows each. Rounds without a result are open: the answer \
says what they must bring. Exit code 1 means that the answer is no.

Examples:
  arpad titles examples/norm.json
  arpad titles examples/norm.json --json
  arpad titles open.trf --certificates > certificates.html
  echo '{\"ask\": \"table\", \"title\": \"GM\", \"games\": 9, \"average\": 2476}' | arpad titles -";

/// Answer a question about norms and titles.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Titles {
    /// A title case, or a tournament report with --certificates; - reads standard input
    #[arg(value_name = "CASE")]
    file: PathBuf,

    /// Answer as JSON
    #[arg(long)]
    json: bool,

    /// From a tournament report: every norm as a certificate (IT1) and the report on the tournament (IT3), as a page to print
    #[arg(long, conflicts_with = "json")]
    certificates: bool,

    /// With --certificates: what the event is, for norms
    #[arg(long, value_name = "KIND", default_value = "ordinary", value_parser = event_kind)]
    kind: Kind,
}

impl Titles {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let opened = files::open(&self.file)?;
        let [(path, bytes)] = &opened[..] else {
            bail!("{}: {}", self.file.display(), language.label("titles-one-file"))
        };
        if self.certificates {
            return certify(language, path, bytes, self.kind);
        }
        let answer = match title_case(bytes, &Calendar::default()) {
            Ok(answer) => answer,
            Err(faults) => bail!(fault_list(language, path, &faults)),
        };
        if self.json {
            print_json(&TitlesAnswer::of(&answer))?;
        } else {
            print(&page(language, &answer))?;
        }
        let is_yes = answer.told.as_ref().is_some_and(Told::is_yes);
        Ok(if is_yes { Verdict::Done } else { Verdict::No })
    }
}

/// Prints the certificates of a tournament report.
fn certify(language: Language, path: &Path, bytes: &[u8], kind: Kind) -> anyhow::Result<Verdict> {
    if kind_of(bytes) != FileKind::Trf {
        bail!("{}: {}", path.display(), language.label("certificates-trf"));
    }
    let told = file_norms(bytes, &Calendar::default(), Declared::of(kind));
    match told.as_ref().and_then(|told| document(language, told)) {
        Some(page) => {
            print(&format!("{page}\n"))?;
            let norms = told.as_ref().and_then(|told| told.norms.as_ref());
            let is_made = |one: &PersonNorms| one.sought.iter().any(|sought| sought.norm.is_norm());
            let is_any = norms.is_some_and(|norms| !norms.is_refused() && norms.people.iter().any(is_made));
            Ok(if is_any { Verdict::Done } else { Verdict::No })
        }
        None => bail!("{}: {}", path.display(), language.label("certificates-none")),
    }
}

/// The answer for people.
pub(super) fn page(language: Language, answer: &TitleAnswer) -> String {
    let mut page = format!("{}\n", answer.edition);
    match &answer.told {
        None => {}
        Some(Told::Norms { norms, .. }) => {
            for (norm, needed) in norms {
                let _ = writeln!(page, "\n{}", verdict(language, norm));
                if let Some(needed) = needed {
                    let _ = writeln!(page, "{}", still(language, norm, needed));
                }
                let failed: Vec<&str> = norm.judged.failed.each().map(|ground| ground.paragraph().0).collect();
                let marked = norm.steps.iter().map(|step| (step, failed.contains(&step.paragraph.0)));
                page.push_str(&steps(language, marked));
            }
        }
        Some(Told::Table(Some(required))) => {
            let _ = writeln!(page, "{}", language.say("titles-required", &[("score", Fact::Score(*required))]));
        }
        Some(Told::Table(None)) => {
            let _ = writeln!(page, "{}", language.label("titles-average-too-low"));
        }
        Some(Told::Interim(answer)) => page.push_str(&steps(language, answer.steps.iter().map(|step| (step, false)))),
        Some(Told::Application(answer) | Told::Arbiter(answer)) => {
            let key = if answer.is_complete() { "titles-complete" } else { "titles-incomplete" };
            let _ = writeln!(page, "{}", language.label(key));
            page.push_str(&steps(language, answer.marked()));
        }
        Some(Told::Direct(_, award)) => page.push_str(&steps(language, award.steps.iter().map(|step| (step, false)))),
        Some(Told::NoTitle) => {
            let _ = writeln!(page, "{}", language.label("titles-no-direct"));
        }
        Some(Told::Certificates(count)) => {
            let _ = writeln!(page, "{}", language.say("titles-certificates", &[("count", Fact::from(*count))]));
        }
    }
    for finding in &answer.findings {
        let _ = writeln!(page, "{}", finding_line(language, None, finding));
    }
    page
}

/// Whether it is a norm, and of how many games.
pub(super) fn verdict(language: Language, norm: &Norm) -> String {
    let title = ("title", Fact::from(norm.title.as_str()));
    match (norm.via, norm.credited) {
        (Some(via), Some(games)) => {
            let facts = [title, ("games", Fact::from(games)), ("via", Fact::Name(language.label(via_key(via))))];
            language.say("titles-norm", &facts)
        }
        _ => {
            let failed: Vec<&str> = norm.judged.failed.each().map(|ground| ground.paragraph().0).collect();
            language.say("titles-no-norm", &[title, ("failed", Fact::Name(failed.join(", ")))])
        }
    }
}

fn via_key(via: Via) -> &'static str {
    match via {
        Via::AllGames => "titles-via-all-games",
        Via::EightOfNine => "titles-via-eight-of-nine",
        Via::LastRound => "titles-via-last-round",
        Via::Tail => "titles-via-tail",
        Via::Wins => "titles-via-wins",
        Via::TailAndWins => "titles-via-tail-and-wins",
    }
}

/// What the open rounds must bring.
pub(super) fn still(language: Language, norm: &Norm, needed: &Needed) -> String {
    let rounds: Vec<String> = needed.rounds.iter().map(u16::to_string).collect();
    let facts = vec![("title", Fact::from(norm.title.as_str())), ("rounds", Fact::Name(rounds.join(", ")))];
    if needed.is_too_early {
        return language.say("titles-too-early", &facts);
    }
    if !needed.opponents.is_empty() {
        let header = ["titles-points", "rating", "titles-title", "titles-foreign"].map(|key| language.label(key));
        let row = |one: &NeededOpponent| {
            let any = || language.label("titles-any");
            vec![
                language.value(&Fact::Score(one.points)),
                one.rating.map_or_else(any, |rating| rating.to_string()),
                one.title.map_or_else(any, |title| title.to_string()),
                language.label(if one.is_foreign { "value-yes" } else { "value-no" }),
            ]
        };
        let said = language.say("titles-needed-opponents", &facts);
        return format!("{said}\n{}", table(&header, &[], needed.opponents.iter().map(row).collect()));
    }
    let points = needed.points.map(|points| ("points", Fact::Score(points)));
    match points {
        Some(points) => language.say("titles-needed", &[facts, vec![points]].concat()),
        None => language.say("titles-out-of-reach", &facts),
    }
}

/// The steps with their paragraphs; what fails is marked.
pub(super) fn steps<'a>(language: Language, steps: impl Iterator<Item = (&'a Step, bool)>) -> String {
    let mut text = String::new();
    for (step, is_against) in steps {
        let mark = if is_against { "✗" } else { " " };
        let _ = writeln!(text, "  {mark} {:<8} {}", step.paragraph.0, language.step(step));
    }
    text
}
