//! `arpad check`: is the file sound, is the event ratable? Every notice of the reader and every finding of the law.

mod norms;

use super::connection::failure;
use super::files::{self, notice_lines};
use super::governing::Governing;
use super::page::finding_line;
use super::table::table;
use super::{Verdict, print};
use crate::answer::checked::{checked, findings};
use crate::answer::parts::{Ids, spot};
use crate::words::Language;
use arpad_formats::notice::Severity;
use arpad_model::{Fact, Finding, Series};
use arpad_office::files::title_event::Declared;
use arpad_office::rating::file_norms::{FileNorms, file_norms};
use arpad_office::rating::rate_file::{FileSettings, KnownLines, PlayerFacts, RatedFile, rate_file};
use arpad_office::views::file_check::{RegisterCheck, check_file};
use arpad_office::views::public::PublicPerson;
use arpad_registry::ReadOnly;
use arpad_rules::calendar::Calendar;
use arpad_rules::titles::norm::Kind;
use clap::Args;
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Reads TRF06, TRF16, TRF26, EGD h9, OpenGotha and case files, also in a zip; the content decides which.
A folder stands for every file in it. Exit code 0 = everything is ratable, 1 = something is not.
Of a report of standard chess with as many rounds as a norm needs, every norm made and every near \
miss is told, and before the last rounds what each player needs.

Examples:
  arpad check open.trf
  arpad check open.trf --lang hu
  arpad check kupa.h9 --database sqlite:arpad.db     who enters with another grade than his points give
  arpad check final.trf --kind national-final
  arpad check tournaments/ --json > report.json";

/// Check tournament files before they are sent.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Check {
    /// Tournament files or folders of them; - reads standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    #[command(flatten)]
    governing: Governing,

    /// What the event is, for norms: no file says it (docs/title-case.md)
    #[arg(long, value_name = "KIND", default_value = "ordinary", value_parser = event_kind)]
    kind: Kind,

    /// Compare the players with this register: sqlite:PATH or postgres://USER@HOST/NAME [default: for go ARPAD_DATABASE, where it can be read]
    #[arg(long, value_name = "URL")]
    database: Option<String>,

    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// What an event is, as the title law names it.
pub(super) fn event_kind(text: &str) -> Result<Kind, String> {
    let known = Kind::ALL.map(Kind::as_str).join(", ");
    Kind::ALL.into_iter().find(|kind| kind.as_str() == text).ok_or(known)
}

/// One checked file.
struct Report {
    path: PathBuf,
    file: RatedFile,
    norms: Option<FileNorms>,
    register: Option<RegisterCheck>,
}

impl Check {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let calendar = self.governing.calendar(language)?;
        let paths = files::expand(&self.files)?;
        let bar = files::progress(paths.len() as u64, false);
        let mut register = self.register(language)?;
        let mut reports = Vec::new();
        for path in paths {
            bar.set_message(path.display().to_string());
            for (path, bytes) in files::open(&path)? {
                let beside = match &mut register {
                    Some(register) => {
                        register.read(|store| check_file(store, &bytes))?.filter(|one| self.is_meant(one))
                    }
                    None => None,
                };
                reports.push(self.check(path, &bytes, &calendar, beside));
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        if self.json {
            let files: Vec<Value> = reports.iter().map(Report::json).collect();
            print(&format!("{:#}\n", json!({ "files": files })))?;
        } else {
            // A few files are shown whole; a folder as a table, with what stands against each file.
            let whole = self.files.iter().all(|path| !path.is_dir());
            for report in reports.iter().filter(|report| whole || !report.file.is_ratable()) {
                print(&report.page(language, whole))?;
            }
            if reports.len() > 1 {
                print(&summary(language, &reports))?;
            }
        }
        let all = reports.iter().all(|report| report.file.is_ratable());
        Ok(if all { Verdict::Done } else { Verdict::No })
    }

    /// Whether the register is to be compared with: where nobody names it, only of go, whose files do not say the points.
    fn is_meant(&self, check: &RegisterCheck) -> bool {
        self.database.is_some() || matches!(check.known, KnownLines::Go(_))
    }

    /// The register to compare with: the one that is named, or that of the environment where there is one.
    fn register(&self, language: Language) -> anyhow::Result<Option<ReadOnly>> {
        match (&self.database, std::env::var("ARPAD_DATABASE")) {
            (Some(named), _) => ReadOnly::open(named).map(Some).map_err(|error| failure(language, &error)),
            (None, Ok(usual)) => Ok(ReadOnly::open(&usual).ok()),
            (None, Err(_)) => Ok(None),
        }
    }

    fn check(&self, path: PathBuf, bytes: &[u8], calendar: &Calendar, register: Option<RegisterCheck>) -> Report {
        let beside = register.as_ref().map_or(PlayerFacts::Nothing, |check| PlayerFacts::Register(&check.known));
        let settings = FileSettings {
            edition: self.governing.edition.as_deref(),
            calendar,
            beside,
            multiplier: self.governing.multiplier,
            today: jiff::Zoned::now().date(),
        };
        let norms = file_norms(bytes, calendar, Declared::of(self.kind));
        let file = rate_file(bytes, &settings);
        Report { path, file, norms, register }
    }
}

impl Report {
    fn edition(&self) -> Option<&'static str> {
        self.file.answer.as_ref().map(|answer| answer.edition().0)
    }

    fn verdict(&self, language: Language) -> String {
        language.label(if self.file.is_ratable() { "ratable" } else { "not-ratable" })
    }

    fn findings(&self) -> impl Iterator<Item = &Finding> {
        findings(&self.file)
    }

    fn json(&self) -> Value {
        checked(&self.path.display().to_string(), &self.file, self.register.as_ref(), self.norms.as_ref())
    }

    fn page(&self, language: Language, whole: bool) -> String {
        let edition = self.edition().map_or(String::new(), |edition| format!(", {edition}"));
        let mut page = format!("{} ({}{edition}): {}\n", self.path.display(), self.file.format, self.verdict(language));
        for fault in &self.file.faults {
            let _ = writeln!(page, "  {} {}", language.label("error"), language.fault(fault));
        }
        let told = self.file.notices.iter().filter(|notice| whole || notice.severity == Severity::Error);
        for line in notice_lines(language, told) {
            let _ = writeln!(page, "  {line}");
        }
        let ids = self.file.answer.as_ref().map_or_else(Ids::none, Ids::called);
        let shown = |finding: &&Finding| whole || finding.severity == arpad_model::Severity::Error;
        for finding in self.findings().filter(shown) {
            let spot = self.file.answer.as_ref().and_then(|answer| spot(answer, &finding.place));
            let place = spot.map(|spot| language.spot(&spot)).or_else(|| ids.place(&finding.place));
            let _ = writeln!(page, "  {}", finding_line(language, place, finding));
        }
        if let Some(check) = self.register.as_ref().filter(|_| whole) {
            page.push_str(&beside_register(language, check));
        }
        if let Some(norms) = self.norms.as_ref().filter(|_| whole) {
            page.push_str(&norms::section(language, norms));
        }
        page
    }

    /// How many notices, faults and findings have this weight.
    fn count(&self, severity: &str) -> usize {
        let notices = self.file.notices.iter().filter(|notice| notice.severity.as_str() == severity).count();
        let findings = self.findings().filter(|finding| finding.severity.as_str() == severity).count();
        notices + findings + if severity == "error" { self.file.faults.len() } else { 0 }
    }
}

/// What the register says of the players of a file.
fn beside_register(language: Language, check: &RegisterCheck) -> String {
    let mut facts = vec![("known", Fact::from(check.found)), ("lines", Fact::from(check.lines))];
    let key = match &check.list {
        Some(list) => {
            // A suffix follows, so the date ends without its point.
            let date = language.value(&Fact::Date(list.day));
            facts.push(("date", Fact::Name(date.trim_end_matches('.').to_owned())));
            if list.series == Series::Go { "check-register-known-go" } else { "check-register-known" }
        }
        None => "check-register-no-list",
    };
    let mut page = format!("  {}: {}\n", language.label("check-register"), language.say(key, &facts));
    for remark in &check.remarks {
        let name = if remark.name.is_empty() { String::new() } else { format!("{}: ", remark.name) };
        let named = |one: &PublicPerson| format!("{} {}", one.id, super::values::name(language, &one.name));
        let candidates: Vec<String> = remark.candidates.iter().map(named).collect();
        let candidates = if candidates.is_empty() { String::new() } else { format!(" ({})", candidates.join(", ")) };
        let severity = language.label(remark.severity.as_str());
        let _ = writeln!(page, "    {severity} {name}{}{candidates}", language.remark(remark));
    }
    page
}

fn summary(language: Language, reports: &[Report]) -> String {
    let header = ["file", "format", "edition", "error", "warning", "note", "status"].map(|key| language.label(key));
    let name = |path: &Path| path.file_name().map_or(String::new(), |name| name.to_string_lossy().into_owned());
    let row = |report: &Report| {
        let count = |severity| report.count(severity).to_string();
        vec![
            name(&report.path),
            report.file.format.to_owned(),
            report.edition().unwrap_or_default().to_owned(),
            count("error"),
            count("warning"),
            count("note"),
            report.verdict(language),
        ]
    };
    let ratable = reports.iter().filter(|report| report.file.is_ratable()).count();
    let facts = [("ratable", Fact::from(ratable)), ("files", Fact::from(reports.len()))];
    let rows = reports.iter().map(row).collect();
    format!("{}{}\n", table(&header, &[3, 4, 5], rows), language.say("check-tally", &facts))
}
