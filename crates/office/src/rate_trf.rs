//! A tournament report file from its bytes to a forecast: read, translated, governed by the edition of its date, checked
//! and rated. The notices of the reader and the findings of the law stay apart.

use crate::from_trf::{TournamentReport, from_trf};
use crate::listed::Listed;
use crate::rate_case::ChessAnswer;
use arpad_formats::notice::{Notice, Severity as NoticeSeverity};
use arpad_formats::trf;
use arpad_model::{Finding, Paragraph, Period, Place, Severity, Tempo};
use arpad_rules::calendar::{Calendar, RatingSystem};
use arpad_rules::catalogue;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::rate::{Law, rate};
use jiff::ToSpan;
use jiff::civil::Date;

/// What a file is rated with, apart from the file itself.
#[derive(Clone, Copy, Debug)]
pub struct FileSettings<'a> {
    /// An edition instead of the calendar's.
    pub edition: Option<&'static Edition>,
    /// The calendar.
    pub calendar: &'a Calendar,
    /// Ratings and K.
    pub list: Option<&'a Listed>,
    /// The day a file without dates is rated on.
    pub today: Date,
}

/// A file that was read, and rated where an edition governs it.
#[derive(Clone, Debug)]
pub struct RatedFile {
    /// The format, such as `trf16`.
    pub format: &'static str,
    /// What the reader says.
    pub notices: Vec<Notice>,
    /// The result, where the file's date has an edition.
    pub answer: Option<ChessAnswer>,
    /// What stands against rating it at all, without a result.
    pub refusals: Vec<Finding>,
}

impl RatedFile {
    /// Nothing stands against rating it as it is.
    pub fn is_ratable(&self) -> bool {
        let findings = self.answer.iter().flat_map(|answer| &answer.rated.findings).chain(&self.refusals);
        self.answer.is_some()
            && self.notices.iter().all(|notice| notice.severity != NoticeSeverity::Error)
            && findings.into_iter().all(|finding| finding.severity != Severity::Error)
    }
}

/// The FIDE numbers a file names, so that a list need not be kept whole.
pub fn fide_numbers(file: &trf::TournamentFile) -> Vec<u64> {
    file.players.iter().filter_map(trf::Player::number).collect()
}

/// Rates a tournament report file.
pub fn rate_trf(file: &trf::TournamentFile, notices: Vec<Notice>, settings: &FileSettings<'_>) -> RatedFile {
    let format = file.edition.as_str();
    let report = from_trf(file, settings.list);
    if report.players.is_empty() {
        return RatedFile { format, notices, answer: None, refusals: Vec::new() };
    }
    match governing(&report, settings) {
        Ok(edition) => {
            let answer = Some(forecast(report, edition, settings));
            RatedFile { format, notices, answer, refusals: Vec::new() }
        }
        Err(refusal) => RatedFile { format, notices, answer: None, refusals: vec![refusal] },
    }
}

fn governing(report: &TournamentReport, settings: &FileSettings<'_>) -> Result<&'static Edition, Finding> {
    // 0.1 of the oldest edition says which tournaments an edition governs: those that start from its date on.
    let refuse = |code| Finding::new(Severity::Error, Paragraph("0.1"), Place::Everything, code);
    if let Some(edition) = settings.edition {
        return Ok(edition);
    }
    if !report.is_dated {
        return Err(refuse("no-date"));
    }
    let system = match report.tempo {
        Tempo::Standard => RatingSystem::FideStandard,
        Tempo::Rapid => RatingSystem::FideRapid,
        Tempo::Blitz => RatingSystem::FideBlitz,
    };
    match settings.calendar.edition_on(system, report.tournament.start) {
        Ok(id) => Ok(catalogue::chess_edition(id.0).expect("the calendar names editions of the catalogue")),
        Err(error) => Err(refuse("not-modelled").with("date", error.date).with("first", error.first)),
    }
}

fn forecast(report: TournamentReport, edition: &'static Edition, settings: &FileSettings<'_>) -> ChessAnswer {
    let TournamentReport { players, mut tournament, is_dated, tempo_assumed, .. } = report;
    if !is_dated {
        (tournament.start, tournament.end) = (settings.today, settings.today);
    }
    let list_date = first_list_after(edition, tournament.end);
    let period = Period { list_date, players, tournaments: vec![tournament] };
    let law = Law { list: edition, events: vec![edition], transition: None };
    let mut rated = rate(&law, &period);
    gather_inferred(edition, &mut rated.findings);
    if tempo_assumed && settings.edition.is_none() {
        let place = Place::Tournament(0);
        rated.findings.push(Finding::new(Severity::Warning, edition.thinking_time.at, place, "time-control-unknown"));
    }
    ChessAnswer { edition: *edition, period, rated }
}

/// A file tells nobody's earlier games: one finding for all instead of one for each player.
fn gather_inferred(edition: &Edition, findings: &mut Vec<Finding>) {
    let inferred = findings.iter().filter(|finding| finding.code == "games-unknown").count();
    findings.retain(|finding| !matches!(finding.code, "games-unknown" | "birth-unknown"));
    if inferred > 0 {
        let finding = Finding::new(Severity::Warning, edition.k.at, Place::Everything, "k-inferred");
        findings.push(finding.with("players", inferred));
    }
}

/// The first monthly list whose closing date is not before the end.
fn first_list_after(edition: &Edition, end: Date) -> Date {
    let mut list = end.first_of_month();
    while list.saturating_sub(i64::from(edition.closing_days.value).days()) < end {
        list = list.saturating_add(1.month());
    }
    list
}
