//! A tournament's page without what is the office's business: received files, decisions, lists before they are published,
//! and what is doubtful about one player.

use super::is_public;
use super::person::{PublicPerson, Shown};
use crate::acts::desk::OfficeError;
use crate::acts::minors::Minors;
use crate::views::causes::{Since, corrected_since};
use crate::views::go_event::GoEvent;
use crate::views::tournament_page::{Report, TournamentPage, tournament_page};
use arpad_model::{Finding, List, Person, PersonId, Place, RegisteredTournament, TournamentId};
use arpad_registry::Reader;

/// Everything anybody may know of one tournament.
#[derive(Clone, Debug)]
pub struct PublicTournament {
    /// The event.
    pub event: RegisteredTournament,
    /// The published lists it counts in: one, and its revisions.
    pub lists: Vec<List>,
    /// Who the lines of the accepted report are.
    pub players: Vec<TableLine>,
    /// The accepted report itself.
    pub report: Option<Report>,
    /// The parts of the event it belongs to, where that is reported month by month.
    pub parts: Vec<RegisteredTournament>,
    /// What the law says of the event while it waits for its list.
    pub findings: Vec<Finding>,
    /// Corrections of its report, oldest first.
    pub corrected: Vec<Since>,
    /// What the go regulation looks at, and the multiplier.
    pub go: Option<GoEvent>,
}

/// Somebody in a tournament's table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLine {
    /// The number he is rated by; another than that of the report where the two were found to be one.
    pub rated_as: PersonId,
    /// Who, as the report has him.
    pub person: Shown,
}

/// Reads a tournament.
pub fn tournament(store: &mut Reader<'_>, tournament: TournamentId) -> Result<PublicTournament, OfficeError> {
    let page = tournament_page(store, tournament)?;
    let corrected = corrected_since(store, page.event.id)?;
    let minors = Minors::read(store)?;
    Ok(PublicTournament::of(page, corrected, minors))
}

impl PublicTournament {
    /// Every field of the office's page is named, so that a new one asks whether anybody may see it.
    fn of(page: TournamentPage, corrected: Vec<Since>, minors: Minors) -> Self {
        let TournamentPage {
            event,
            mut lists,
            submissions: _,
            questions: _,
            players,
            report,
            decisions: _,
            parts,
            mut findings,
            due: _,
            go,
        } = page;
        lists.retain(is_public);
        findings.retain(|finding| !matches!(finding.place, Place::Player(_)));
        // Players are named to the office alone.
        findings.iter_mut().for_each(|finding| finding.spot = None);
        let players = players.iter().map(|person| TableLine::of(person, minors)).collect();
        PublicTournament { event, lists, players, report, parts, findings, corrected, go }
    }
}

impl TableLine {
    fn of(person: &Person, minors: Minors) -> Self {
        TableLine { rated_as: person.merged_into.unwrap_or(person.id), person: PublicPerson::of(person, minors) }
    }
}
