//! `arpad convert`: a tournament file or a rating list in another format. What is left out is said on standard error.

mod input;
mod output;

use super::files::{self, fault_list, notice_line};
use super::{Verdict, print};
use crate::answer::parts;
use crate::cli::say_aside;
use crate::words::Language;
use anyhow::{anyhow, bail};
use arpad_formats::notice::{Notice, Severity};
use arpad_formats::trf::{self, Edition};
use arpad_model::{Fact, Period};
use arpad_office::files::convert::{self, CaseRefusal, ListFormat};
use arpad_office::files::from_trf::from_trf;
use arpad_rules::calendar::Calendar;
use clap::{Args, ValueEnum};
use input::{Input, ListSource};
pub(in crate::cli) use output::Output;
use serde_json::json;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Reads TRF06, TRF16, TRF26, chess case files (JSON) and FIDE rating lists, plain or zipped;
the content decides which.
What to write follows from --to, else from the extension of OUT:
  .trf .txt  tournaments: TRF16, or TRF26 if the input is TRF26
  .json      tournaments: a case file, which rates to the same numbers
  .csv       tournaments: one row per game; lists: one row per player
  .txt .xml  lists: FIDE's combined layout
What the other format cannot say is left out, and every omission is said on standard error.
A file with errors is not converted unless --force is given. OUT appears whole or not at all;
one that exists is replaced only with --force. Exit code 0 = written, 1 = the input has errors,
2 = the call was wrong or the input cannot be read or said.

Examples:
  arpad convert open.trf open.json
  arpad convert open.trf open26.trf --to trf26
  arpad convert case.json report.trf
  arpad convert open.trf - --to csv | head
  arpad convert players_list_foa.zip players.csv";

/// Write a tournament file or a rating list in another format.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Convert {
    /// The file to read; - reads standard input
    #[arg(value_name = "IN")]
    input: PathBuf,

    /// The file to write; - writes to standard output
    #[arg(value_name = "OUT")]
    output: PathBuf,

    /// The format to write [default: by the extension of OUT]
    #[arg(long, value_enum, value_name = "FORMAT")]
    to: Option<Target>,

    /// Replace OUT if it exists, and convert a file that has errors
    #[arg(long)]
    force: bool,

    /// Report as JSON on standard output: what was written, and every notice
    #[arg(long)]
    json: bool,
}

/// What can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Target {
    /// FIDE tournament report of 2016
    Trf16,
    /// FIDE tournament report of 2026
    Trf26,
    /// Tournament report, of the input's own edition but not older than 2016
    #[value(skip)]
    Trf,
    /// Case file
    Json,
    /// Comma-separated: a tournament's games or a list's players
    Csv,
    /// A list's combined text; of a tournament its report
    Txt,
    /// A list's combined XML
    Xml,
}

impl Target {
    const TOURNAMENTS: &str = "trf16, trf26, json, csv";
    const LISTS: &str = "txt, xml, csv";

    fn of_extension(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?.to_ascii_lowercase();
        Some(match extension.as_str() {
            "trf" | "trfx" => Target::Trf,
            "trf16" => Target::Trf16,
            "trf26" => Target::Trf26,
            "json" => Target::Json,
            "csv" => Target::Csv,
            "txt" => Target::Txt,
            "xml" => Target::Xml,
            _ => return None,
        })
    }

    fn as_str(self) -> &'static str {
        match self {
            Target::Trf16 => "trf16",
            Target::Trf26 => "trf26",
            Target::Trf => "trf",
            Target::Json => "json",
            Target::Csv => "csv",
            Target::Txt => "txt",
            Target::Xml => "xml",
        }
    }

    /// The edition of a report; none where another format is wanted.
    fn edition(self, own: Edition) -> Option<Edition> {
        match self {
            Target::Trf16 => Some(Edition::Trf16),
            Target::Trf26 => Some(Edition::Trf26),
            Target::Trf | Target::Txt => Some(own.max(Edition::Trf16)),
            Target::Json | Target::Csv | Target::Xml => None,
        }
    }

    fn list_format(self) -> Option<ListFormat> {
        match self {
            Target::Txt => Some(ListFormat::Text),
            Target::Xml => Some(ListFormat::Xml),
            Target::Csv => Some(ListFormat::Csv),
            Target::Trf16 | Target::Trf26 | Target::Trf | Target::Json => None,
        }
    }
}

/// Bytes to write, and what is to be said about them.
struct Converted {
    bytes: Vec<u8>,
    notices: Vec<Notice>,
}

impl Convert {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let name = |path: &Path| vec![("file", path.display().to_string())];
        let target = self.to.or_else(|| Target::of_extension(&self.output));
        let Some(target) = target else {
            bail!(language.say_texts("convert-no-target", &name(&self.output)));
        };
        if self.json && self.output == Path::new("-") {
            bail!(language.label("convert-json-stdout"));
        }
        if !self.force && output::is_taken(&self.output) {
            bail!(language.say_texts("convert-exists", &name(&self.output)));
        }
        match input::open(&self.input)? {
            Input::Trf(bytes) => self.write(language, target, &of_trf(language, &self.input, &bytes, target)?),
            Input::Case(bytes) => self.write(language, target, &of_case(language, &self.input, &bytes, target)?),
            Input::List(source) => self.write_list(language, source, target),
            Input::Go => bail!(language.say_texts("convert-go", &name(&self.input))),
            Input::Unknown => bail!(language.say_texts("convert-unknown", &name(&self.input))),
        }
    }

    fn write(&self, language: Language, target: Target, converted: &Converted) -> anyhow::Result<Verdict> {
        if self.stops(language, &converted.notices, usize::MAX) {
            return self.report(target, &converted.notices, Verdict::No);
        }
        let mut output = Output::create(&self.output)?;
        output.write(&converted.bytes)?;
        output.finish()?;
        self.report(target, &converted.notices, Verdict::Done)
    }

    /// The report for a program, where one is asked for.
    fn report(&self, target: Target, notices: &[Notice], verdict: Verdict) -> anyhow::Result<Verdict> {
        if self.json {
            let report = json!({
                "in": self.input.display().to_string(),
                "out": self.output.display().to_string(),
                "to": target.as_str(),
                "written": verdict == Verdict::Done,
                "notices": notices.iter().map(parts::notice).collect::<Vec<_>>(),
            });
            print(&format!("{report:#}\n"))?;
        }
        Ok(verdict)
    }

    fn write_list(&self, language: Language, source: ListSource, target: Target) -> anyhow::Result<Verdict> {
        let Some(format) = target.list_format() else {
            bail!(impossible(language, "convert-kind-list", target, Target::LISTS));
        };
        let mut output = Output::create(&self.output)?;
        let bar = files::progress(source.size, true);
        let name = self.input.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let converted =
            convert::convert_list(source.content, &name, format, &mut output, |consumed| bar.set_position(consumed));
        bar.finish_and_clear();
        let (summary, cut) = match converted {
            Err(_) if output.is_closed() => return Ok(Verdict::Done),
            other => other.map_err(|error| anyhow!("{}: {error}", self.input.display()))?,
        };
        let mut notices: Vec<Notice> = summary.notices.into_iter().chain(cut).collect();
        notices.retain(|notice| notice.severity != Severity::Note);
        notices.sort_by_key(|notice| std::cmp::Reverse(notice.severity));
        if summary.players == 0 {
            let first = notices.first().map_or(String::new(), |notice| format!(": {}", language.notice(notice)));
            bail!("{}: {}{first}", self.input.display(), language.label("no-list"));
        }
        // A list can have a thousand oddities of a kind; the first few tell.
        if self.stops(language, &notices, 20) {
            return self.report(target, &notices, Verdict::No);
        }
        output.finish()?;
        self.report(target, &notices, Verdict::Done)
    }

    /// Prints the notices, up to a limit; tells whether errors forbid the writing.
    fn stops(&self, language: Language, notices: &[Notice], most: usize) -> bool {
        // A program finds all of them in the report.
        let most = if self.json { 0 } else { most };
        for notice in notices.iter().take(most) {
            say_aside(&notice_line(language, notice));
        }
        if notices.len() > most && !self.json {
            say_aside(&language.say("convert-more", &[("count", Fact::from(notices.len() - most))]));
        }
        let errors = notices.iter().filter(|notice| notice.severity == Severity::Error).count();
        if errors == 0 {
            return false;
        }
        let key = if self.force { "convert-forced" } else { "convert-stopped" };
        say_aside(&language.say(key, &[("count", Fact::from(errors))]));
        !self.force
    }
}

fn of_trf(language: Language, path: &Path, bytes: &[u8], target: Target) -> anyhow::Result<Converted> {
    let (file, mut notices) = trf::read(bytes);
    // Notes tell how the file was read; here only what matters for its meaning is repeated.
    notices.retain(|notice| notice.severity != Severity::Note);
    let bytes = match (target, target.edition(file.edition)) {
        (_, Some(edition)) => {
            let (file, mut left_out) = trf::convert(&file, edition);
            left_out.sort_by_key(|notice| (notice.line, notice.column));
            notices.extend(left_out);
            let (bytes, other_page) = convert::report_bytes(file);
            notices.extend(other_page);
            bytes
        }
        (Target::Json, _) => match convert::to_case(&file, &Calendar::default()) {
            Ok((case, left_out)) => {
                notices.extend(left_out);
                format!("{case:#}\n").into_bytes()
            }
            Err(refusal) => {
                // What is wrong with the file may be why something is missing in it.
                notices.iter().for_each(|notice| say_aside(&notice_line(language, notice)));
                bail!("{}: {}", path.display(), language.notice(&refusal))
            }
        },
        (Target::Csv, _) => {
            let report = from_trf(&file, None);
            let list_date = report.tournament.end;
            let period = Period { list_date, players: report.players, tournaments: vec![report.tournament] };
            let (bytes, set_aside) = convert::games_as_csv(&period)?;
            notices.extend(set_aside);
            bytes
        }
        _ => bail!(impossible(language, "convert-kind-tournament", target, Target::TOURNAMENTS)),
    };
    Ok(Converted { bytes, notices })
}

fn of_case(language: Language, path: &Path, bytes: &[u8], target: Target) -> anyhow::Result<Converted> {
    let read = convert::read_case(bytes).map_err(|refusal| match refusal {
        CaseRefusal::Faults(faults) => anyhow!(fault_list(language, path, &faults)),
        CaseRefusal::Refused(notice) => anyhow!("{}: {}", path.display(), language.notice(&notice)),
    })?;
    if let Some(edition) = target.edition(Edition::Trf16) {
        let (file, mut notices) = convert::to_trf(&read, edition)
            .map_err(|refusal| anyhow!("{}: {}", path.display(), language.notice(&refusal)))?;
        let (bytes, other_page) = convert::report_bytes(file);
        notices.extend(other_page);
        return Ok(Converted { bytes, notices });
    }
    match target {
        Target::Json => {
            let text = convert::reprint_case(bytes).unwrap_or_default();
            Ok(Converted { bytes: text.into_bytes(), notices: Vec::new() })
        }
        Target::Csv => {
            let (bytes, set_aside) = convert::games_as_csv(&read.case.period)?;
            Ok(Converted { bytes, notices: set_aside.into_iter().collect() })
        }
        _ => bail!(impossible(language, "convert-kind-tournament", target, Target::TOURNAMENTS)),
    }
}

fn impossible(language: Language, kind: &str, target: Target, possible: &str) -> String {
    let facts =
        [("kind", language.label(kind)), ("target", target.as_str().to_owned()), ("possible", possible.to_owned())];
    language.say_texts("convert-impossible", &facts)
}
