//! A case file from its bytes to its result, without any database.

use crate::files::from_case::game::{game_of, look};
use crate::files::from_case::{ChessCase, GoCase, GoLaw, fault, read_chess, read_go};
use crate::rating::findings::bounded;
use arpad_formats::document::{Document, Fault};
use arpad_model::{EditionId, Finding, GoPeriod, Paragraph, Period, Place, Severity};
use arpad_rules::calendar::Calendar;
use arpad_rules::catalogue::{self, AnyEdition, GameKind};
use arpad_rules::chess::codes::finding;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::rate::{Law, rate};
use arpad_rules::chess::rated::Rated;
use arpad_rules::go::europe::rated::EgfRated;
use arpad_rules::go::hungary::rated::GoRated;
use arpad_rules::go::{europe, hungary};

/// What a case is rated with, apart from the document itself.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// An edition that replaces the document's.
    pub edition: Option<String>,
    /// The calendar that chooses where neither names one.
    pub calendar: Calendar,
    /// Rated for comparison: a parameter of the document that this edition does not have is left alone.
    pub beside: bool,
}

/// A rated case of either game.
#[derive(Clone, Debug)]
pub enum Answer {
    /// Chess.
    Chess(Box<ChessAnswer>),
    /// Go by the Hungarian federation.
    Mgsz(GoAnswer<GoRated>),
    /// Go by the European federation.
    Egf(GoAnswer<EgfRated>),
}

/// A rated chess case.
#[derive(Clone, Debug)]
pub struct ChessAnswer {
    /// The edition of the list.
    pub edition: Edition,
    /// What was rated.
    pub period: Period,
    /// The result.
    pub rated: Rated,
}

/// A rated go case.
#[derive(Clone, Debug)]
pub struct GoAnswer<R> {
    /// The edition.
    pub edition: EditionId,
    /// What was rated.
    pub period: GoPeriod,
    /// The result; none where an error refuses the whole document.
    pub rated: Option<R>,
    /// What the law says about it, errors included.
    pub findings: Vec<Finding>,
}

impl Answer {
    /// The edition.
    pub fn edition(&self) -> EditionId {
        match self {
            Answer::Chess(answer) => answer.edition.id,
            Answer::Mgsz(answer) => answer.edition,
            Answer::Egf(answer) => answer.edition,
        }
    }

    /// What the law says about the case.
    pub fn findings(&self) -> &[Finding] {
        match self {
            Answer::Chess(answer) => &answer.rated.findings,
            Answer::Mgsz(answer) => &answer.findings,
            Answer::Egf(answer) => &answer.findings,
        }
    }

    /// Whether something in it was not ratable.
    pub fn has_errors(&self) -> bool {
        self.findings().iter().any(|finding| finding.severity == Severity::Error)
    }
}

/// Reads and rates a case file of either game. All faults of the document come at once.
pub fn rate_case(bytes: &[u8], settings: &Settings) -> Result<Answer, Vec<Fault>> {
    let document = Document::parse(bytes)?;
    let look = look(&document);
    let named = settings.edition.as_deref().or(look.edition.as_deref());
    let governed = named.and_then(game_of);
    if let (Some(governed), Some(id)) = (governed, named)
        && look.contradicts(governed)
    {
        let facts = vec![("edition", id.to_owned()), ("game", governed.as_str().to_owned())];
        document.root().fault(fault::OTHER_GAME, facts);
        return document.finish(None);
    }
    match governed.unwrap_or(look.game()) {
        GameKind::Chess => {
            let case = read_chess(&document.root(), settings);
            document.finish(case).map(|case| Answer::Chess(Box::new(rate_chess(case))))
        }
        GameKind::Go => {
            let case = read_go(&document.root(), settings);
            document.finish(case).map(rate_go)
        }
    }
}

/// Rates a case as it stands and, beside it, under another edition of the same game. The second never touches the first.
pub fn rate_beside(bytes: &[u8], settings: &Settings, shadow: &str) -> Result<(Answer, Answer), Vec<Fault>> {
    let beside = Settings { edition: Some(shadow.to_owned()), beside: true, ..settings.clone() };
    match (rate_case(bytes, settings), rate_case(bytes, &beside)) {
        (Ok(answer), Ok(shadow)) => Ok((answer, shadow)),
        (first, second) => {
            // Bounded lists, so comparing each with each stays small.
            let mut faults = first.err().unwrap_or_default();
            for fault in second.err().unwrap_or_default() {
                if !faults.contains(&fault) {
                    faults.push(fault);
                }
            }
            Err(faults)
        }
    }
}

fn rate_chess(case: ChessCase) -> ChessAnswer {
    let law = Law { list: &case.list, events: case.events.iter().collect(), transition: case.transition };
    let mut rated = rate(&law, &case.period);
    rated.findings.extend(decided(&case.decided));
    rated.findings = bounded(rated.findings);
    ChessAnswer { edition: case.list, period: case.period, rated }
}

/// Rates go tournaments that come from no case file; none when the edition is not one of go.
pub(crate) fn rate_go_period(edition: &str, period: GoPeriod) -> Option<Answer> {
    let law = match catalogue::edition(edition)? {
        AnyEdition::Mgsz(edition) => GoLaw::Mgsz(Box::new(*edition)),
        AnyEdition::Egf(edition) => GoLaw::Egf(edition),
        _ => return None,
    };
    Some(rate_go(GoCase { period, law, decided: Vec::new() }))
}

fn rate_go(case: GoCase) -> Answer {
    let GoCase { period, law, decided: parameters } = case;
    match law {
        GoLaw::Mgsz(edition) => {
            let rated = hungary::rate(&edition, &period);
            let (rated, mut findings) = apart(rated, |rated| std::mem::take(&mut rated.findings));
            findings.extend(decided(&parameters));
            Answer::Mgsz(GoAnswer { edition: edition.id, period, rated, findings: bounded(findings) })
        }
        GoLaw::Egf(edition) => {
            let rated = europe::rate(edition, &period);
            let (rated, findings) = apart(rated, |rated| std::mem::take(&mut rated.findings));
            Answer::Egf(GoAnswer { edition: edition.id, period, rated, findings: bounded(findings) })
        }
    }
}

/// The result and the findings apart, whichever way the law answered.
fn apart<R>(
    rated: Result<R, Vec<Finding>>,
    findings: impl FnOnce(&mut R) -> Vec<Finding>,
) -> (Option<R>, Vec<Finding>) {
    match rated {
        Ok(mut rated) => {
            let findings = findings(&mut rated);
            (Some(rated), findings)
        }
        Err(findings) => (None, findings),
    }
}

fn decided(parameters: &[(String, String, Paragraph)]) -> impl Iterator<Item = Finding> {
    parameters.iter().map(|(name, value, paragraph)| {
        let finding = Finding::new(Severity::Note, *paragraph, Place::Everything, finding::PARAMETER_DECIDED);
        finding.with("name", name.as_str()).with("value", value.as_str())
    })
}
