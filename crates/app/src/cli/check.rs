//! `arpad check`: is the file sound, is the event ratable? Every notice of the reader and every finding of the law.

use super::files::{self, Kind};
use super::page::finding_line;
use super::rate::known_edition;
use super::table::table;
use super::{Verdict, print};
use crate::answer::parts::{self, Ids};
use crate::words::Language;
use arpad_formats::document::Fault;
use arpad_formats::notice::{Notice, Severity};
use arpad_formats::trf;
use arpad_model::{Fact, Finding, Period};
use arpad_office::rate_trf::{FileSettings, RatedFile, rate_trf};
use arpad_rules::calendar::Calendar;
use arpad_rules::catalogue;
use clap::Args;
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Reads TRF06, TRF16, TRF26, EGD h9, OpenGotha and case files; the content decides which. A folder stands for every file
in it. Exit code 0 = everything is ratable, 1 = something is not.

Examples:
  arpad check open.trf
  arpad check open.trf --lang hu
  arpad check tournaments/ --json > report.json";

/// Check tournament files before they are sent.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Check {
    /// Tournament files or folders of them; - reads standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Check under this edition instead of the one of the event's date
    #[arg(long, value_name = "ID", value_parser = known_edition)]
    edition: Option<String>,

    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// One checked file.
struct Report {
    file: PathBuf,
    format: &'static str,
    edition: Option<String>,
    ratable: bool,
    notices: Vec<Notice>,
    faults: Vec<Fault>,
    findings: Vec<Finding>,
    /// Whose ids the findings' places are.
    period: Period,
}

impl Check {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let paths = files::expand(&self.files)?;
        let bar = files::progress(paths.len() as u64, false);
        let mut reports = Vec::new();
        for path in paths {
            bar.set_message(path.display().to_string());
            reports.push(check(&path, self.edition.as_deref())?);
            bar.inc(1);
        }
        bar.finish_and_clear();
        if self.json {
            let files: Vec<Value> = reports.iter().map(report_json).collect();
            print(&format!("{:#}\n", json!({ "files": files })))?;
        } else {
            // A few files are shown whole; a folder as a table, with what stands against each file.
            let whole = self.files.iter().all(|path| !path.is_dir());
            for report in reports.iter().filter(|report| whole || !report.ratable) {
                print(&page(language, report, whole))?;
            }
            if reports.len() > 1 {
                print(&summary(language, &reports))?;
            }
        }
        let all = reports.iter().all(|report| report.ratable);
        Ok(if all { Verdict::Done } else { Verdict::No })
    }
}

fn check(path: &Path, edition: Option<&str>) -> anyhow::Result<Report> {
    let bytes = files::read(path)?;
    let report = match files::kind_of(&bytes) {
        Kind::Trf | Kind::Unknown => of_trf(path, &bytes, edition),
        Kind::Case | Kind::H9 | Kind::OpenGotha => anyhow::bail!("not yet"),
    };
    Ok(report)
}

/// What is no other format is read as a TRF: its reader says what is missing.
fn of_trf(path: &Path, bytes: &[u8], edition: Option<&str>) -> Report {
    let (file, notices) = trf::read(bytes);
    let calendar = Calendar::default();
    let settings = FileSettings {
        edition: edition.and_then(catalogue::chess_edition),
        calendar: &calendar,
        list: None,
        today: jiff::Zoned::now().date(),
    };
    let rated = rate_trf(&file, notices, &settings);
    let ratable = rated.is_ratable();
    let RatedFile { format, notices, answer, refusals } = rated;
    let (edition, mut findings, period) = match answer {
        Some(answer) => (Some(answer.edition.id.0.to_owned()), answer.rated.findings, answer.period),
        None => (None, Vec::new(), Period { list_date: jiff::civil::Date::MIN, players: vec![], tournaments: vec![] }),
    };
    findings.extend(refusals);
    Report { file: path.to_owned(), format, edition, ratable, notices, faults: Vec::new(), findings, period }
}

fn page(language: Language, report: &Report, whole: bool) -> String {
    let edition = report.edition.as_ref().map_or(String::new(), |edition| format!(", {edition}"));
    let verdict = language.label(if report.ratable { "ratable" } else { "not-ratable" });
    let mut page = format!("{} ({}{edition}): {verdict}\n", report.file.display(), report.format);
    for fault in &report.faults {
        let _ = writeln!(page, "  {} {}", language.label("error"), language.fault(fault));
    }
    for notice in report.notices.iter().filter(|notice| whole || notice.severity == Severity::Error) {
        let _ = writeln!(page, "  {}", notice_line(language, notice));
    }
    let errors = |finding: &&Finding| whole || finding.severity == arpad_model::Severity::Error;
    for finding in report.findings.iter().filter(errors) {
        let _ =
            writeln!(page, "  {}", finding_line(language, Ids::from(&report.period).place(&finding.place), finding));
    }
    page
}

/// `error 12:92 …`: line and column where there is one.
fn notice_line(language: Language, notice: &Notice) -> String {
    let severity = language.label(notice.severity.as_str());
    let place = match (notice.line, notice.column) {
        (0, _) => String::new(),
        (line, 0) => format!(" {line}"),
        (line, column) => format!(" {line}:{column}"),
    };
    format!("{severity}{place} {}", language.notice(notice))
}

fn summary(language: Language, reports: &[Report]) -> String {
    let header = ["file", "format", "edition", "error", "warning", "note", "status"].map(|key| language.label(key));
    let row = |report: &Report| {
        let count = |severity: &str| {
            let notices = report.notices.iter().filter(|notice| notice.severity.as_str() == severity).count();
            let findings = report.findings.iter().filter(|finding| finding.severity.as_str() == severity).count();
            let faults = if severity == "error" { report.faults.len() } else { 0 };
            (notices + findings + faults).to_string()
        };
        vec![
            report.file.file_name().map_or(String::new(), |name| name.to_string_lossy().into_owned()),
            report.format.to_owned(),
            report.edition.clone().unwrap_or_default(),
            count("error"),
            count("warning"),
            count("note"),
            language.label(if report.ratable { "ratable" } else { "not-ratable" }),
        ]
    };
    let ratable = reports.iter().filter(|report| report.ratable).count();
    let facts = [("ratable", Fact::from(ratable)), ("files", Fact::from(reports.len()))];
    format!(
        "{}{}\n",
        table(&header, &[3, 4, 5], reports.iter().map(row).collect()),
        language.say("check-tally", &facts)
    )
}

fn report_json(report: &Report) -> Value {
    let both = |say: &dyn Fn(Language) -> String| json!({"en": say(Language::En), "hu": say(Language::Hu)});
    let notice = |notice: &Notice| {
        json!({
            "severity": notice.severity.as_str(), "line": notice.line, "column": notice.column,
            "code": notice.code.0, "text": both(&|language| language.notice(notice)),
        })
    };
    let fault = |fault: &Fault| {
        json!({
            "severity": "error", "line": 0, "column": 0, "path": fault.path,
            "code": fault.code.0, "text": both(&|language| language.fault(fault)),
        })
    };
    json!({
        "file": report.file.display().to_string(),
        "format": report.format,
        "edition": report.edition,
        "ratable": report.ratable,
        "notices": report.faults.iter().map(fault).chain(report.notices.iter().map(notice)).collect::<Vec<_>>(),
        "findings": report.findings.iter().map(|finding| parts::finding(&Ids::from(&report.period), finding)).collect::<Vec<_>>(),
    })
}
