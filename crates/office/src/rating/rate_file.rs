//! A tournament file of any format from its bytes to its result. The notices of the reader, the faults of a document and
//! the findings of the law stay apart.

use crate::files::from_gotha::from_gotha;
use crate::files::from_h9::from_h9;
use crate::rating::listed::Listed;
use crate::rating::rate_case::{Answer, Settings, rate_case, rate_go_period};
use crate::rating::rate_trf::{fide_numbers, rate_trf};
use arpad_codes::{Code, codes};
use arpad_formats::document::Fault;
use arpad_formats::foreign::{self, Foreign};
use arpad_formats::notice::Notice;
use arpad_formats::{egd, opengotha, trf};
use arpad_model::{Finding, GoPeriod, GoPlayer, PeriodPlayer, Place, Severity};
use arpad_rules::calendar::{Calendar, RatingSystem};
use arpad_rules::chess::codes::finding;
use arpad_rules::chess::edition::Edition;
use arpad_rules::go::codes::finding as go_finding;
use arpad_rules::go::hungary::MGSZ_2012;
use arpad_rules::go::hungary::grades::ENTRY_BY_POINTS;
use arpad_rules::go::hungary::tables::bound_of;
use jiff::civil::Date;

codes! {
    /// What is said of a file that is rated without the register, beside the law's own findings.
    pub FINDINGS: Code;

    /// Go players are taken to hold the grade they entered with.
    POINTS_BY_GRADE = "points-by-grade";
    /// There are more findings of a kind than are told.
    MORE_OF_KIND = "more-of-kind";
}

/// What a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// A case file: JSON.
    Case,
    /// A FIDE tournament report file.
    Trf,
    /// An EGD tournament file.
    H9,
    /// An OpenGotha tournament.
    OpenGotha,
    /// Something else that is known, and no report.
    Foreign(Foreign),
    /// No tournament we know; read as a TRF, whose reader says what is missing.
    Unknown,
}

/// Told by content, never by the name.
pub fn kind_of(bytes: &[u8]) -> FileKind {
    if let Some(foreign) = foreign::by_bytes(bytes) {
        return FileKind::Foreign(foreign);
    }
    let text = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes).trim_ascii_start();
    if text.starts_with(b"{") || text.starts_with(b"[") {
        FileKind::Case
    } else if opengotha::is_opengotha(bytes) {
        FileKind::OpenGotha
    } else if trf::is_trf(bytes) {
        FileKind::Trf
    } else if egd::h9::is_h9(bytes) {
        FileKind::H9
    } else {
        foreign::by_text(bytes).map_or(FileKind::Unknown, FileKind::Foreign)
    }
}

/// What a file is rated with, apart from the file itself.
#[derive(Clone, Copy, Debug)]
pub struct FileSettings<'a> {
    /// An edition instead of the document's or the calendar's.
    pub edition: Option<&'a str>,
    /// The calendar.
    pub calendar: &'a Calendar,
    /// What is known of the players beside the file.
    pub beside: PlayerFacts<'a>,
    /// The committee's multiplier for a go file, which cannot say its basic time.
    pub multiplier: Option<u32>,
    /// The day a file without dates is rated on.
    pub today: Date,
}

/// What is known of a file's players beside the file.
#[derive(Clone, Copy, Debug, Default)]
pub enum PlayerFacts<'a> {
    /// Nothing.
    #[default]
    Nothing,
    /// A rating list: ratings and K for chess files.
    List(&'a Listed),
    /// A register.
    Register(&'a KnownLines),
}

/// What a register knows of a file's players, line by line; none where it does not know who is meant, or must not say.
#[derive(Clone, Debug)]
pub enum KnownLines {
    /// Of a chess file, with the edition that governs it there; ids and names are the file's.
    Chess(Vec<Option<PeriodPlayer>>, Option<Box<Edition>>),
    /// Of a go file.
    Go(Vec<Option<GoPlayer>>),
}

/// A file that was read, and rated where an edition governs it.
#[derive(Clone, Debug)]
pub struct RatedFile {
    /// The format, such as `trf16`.
    pub format: &'static str,
    /// What the reader says.
    pub notices: Vec<Notice>,
    /// What is wrong in a case file.
    pub faults: Vec<Fault>,
    /// The result, where there is one.
    pub answer: Option<Answer>,
    /// What stands against rating it at all, without a result.
    pub refusals: Vec<Finding>,
}

impl RatedFile {
    /// Nothing stands against rating it as it is.
    pub fn is_ratable(&self) -> bool {
        let sound = self.faults.is_empty() && self.notices.iter().all(|notice| notice.severity != Severity::Error);
        sound && self.refusals.is_empty() && self.answer.as_ref().is_some_and(|answer| !answer.has_errors())
    }
}

/// The FIDE numbers a file names, so that a rating list need not be kept whole.
pub fn numbers_in(bytes: &[u8]) -> Vec<u64> {
    match kind_of(bytes) {
        FileKind::Trf => fide_numbers(&trf::read(bytes).0),
        _ => Vec::new(),
    }
}

/// Reads and rates a file.
pub fn rate_file(bytes: &[u8], settings: &FileSettings<'_>) -> RatedFile {
    match kind_of(bytes) {
        FileKind::Case => of_case(bytes, settings),
        FileKind::Trf | FileKind::Unknown => {
            let (file, notices) = trf::read(bytes);
            let rated = rate_trf(&file, settings).map(|answer| Answer::Chess(Box::new(answer)));
            finish(file.edition.as_str(), notices, rated)
        }
        FileKind::Foreign(foreign) => finish(foreign.as_str(), vec![foreign.notice(bytes)], Err(Vec::new())),
        FileKind::H9 => {
            let (file, notices) = egd::h9::read(bytes);
            finish("h9", notices, rate_go(from_h9(&file), settings))
        }
        FileKind::OpenGotha => {
            let (file, notices) = opengotha::read(bytes);
            finish("opengotha", notices, rate_go(from_gotha(&file), settings))
        }
    }
}

fn of_case(bytes: &[u8], settings: &FileSettings<'_>) -> RatedFile {
    let settings = Settings {
        edition: settings.edition.map(str::to_owned),
        calendar: settings.calendar.clone(),
        ..Settings::default()
    };
    let (answer, faults) = match rate_case(bytes, &settings) {
        Ok(answer) => (Some(answer), Vec::new()),
        Err(faults) => (None, faults),
    };
    RatedFile { format: "case", notices: Vec::new(), faults, answer, refusals: Vec::new() }
}

fn rate_go(period: Option<GoPeriod>, settings: &FileSettings<'_>) -> Result<Answer, Vec<Finding>> {
    let refuse = |code| vec![Finding::new(Severity::Error, RatingSystem::Mgsz.scope(), Place::Everything, code)];
    let mut period = period.ok_or_else(|| refuse(finding::NO_DATE))?;
    let start = period.tournaments[0].start;
    let edition = match settings.edition {
        Some(edition) => edition,
        None => match settings.calendar.edition_on(RatingSystem::Mgsz, start) {
            Ok(edition) => edition.0,
            Err(error) => {
                let (at, code) = (MGSZ_2012.in_force_from.at, go_finding::BEFORE_EDITION);
                let finding = Finding::new(Severity::Error, at, Place::Everything, code);
                return Err(vec![finding.with("start", error.date).with("from", error.first)]);
            }
        },
    };
    period.tournaments[0].multiplier = settings.multiplier;
    if let PlayerFacts::Register(KnownLines::Go(lines)) = settings.beside {
        for (player, known) in period.players.iter_mut().zip(lines) {
            if let Some(known) = known {
                let GoPlayer { rating, grade, reached, tournaments, .. } = known.clone();
                *player = GoPlayer { rating, grade, reached, tournaments, foreign: false, ..std::mem::take(player) };
            }
        }
    }
    let assumed = assume_points(&mut period);
    let mut answer = rate_go_period(edition, period).ok_or_else(|| refuse(finding::OTHER_GAME))?;
    if assumed > 0
        && let Answer::Mgsz(answer) = &mut answer
    {
        let finding = Finding::new(Severity::Warning, ENTRY_BY_POINTS, Place::Everything, POINTS_BY_GRADE);
        let register = i64::from(matches!(settings.beside, PlayerFacts::Register(_)));
        answer.findings.push(finding.with("players", assumed).with("register", register));
    }
    Ok(answer)
}

/// A file does not know the register. Who would be in it is taken to hold the grade he entered with, and the points of its
/// lower bound; how many there are is said. §9(1)a asks players to enter with the grade of their points.
fn assume_points(period: &mut GoPeriod) -> usize {
    let mut assumed = 0;
    for player in period.players.iter_mut().filter(|player| !player.foreign && player.rating.is_none()) {
        if let Some((grade, points)) = player.entry_grade.and_then(|grade| Some((grade, bound_of(grade)?))) {
            (player.rating, player.grade) = (Some(points), Some(grade));
            assumed += 1;
        }
    }
    assumed
}

fn finish(format: &'static str, notices: Vec<Notice>, rated: Result<Answer, Vec<Finding>>) -> RatedFile {
    let (answer, refusals) = match rated {
        Ok(answer) => (Some(answer), Vec::new()),
        Err(refusals) => (None, refusals),
    };
    RatedFile { format, notices, faults: Vec::new(), answer, refusals }
}
