//! What a person has to say before a file can be accepted.

use super::covered::foreseen;
use super::lines::enlist;
use crate::acts::strangers::{Players, Stranger, strangers};
use crate::intake::events::tournament_of;
use crate::intake::identify::Line;
use crate::intake::open::Opened;
use crate::intake::tempo::settled;
use crate::lists::compute::{Entering, check_event};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{Finding, RegisteredTournament, SubmissionId};
use arpad_registry::Reader;

/// What a person has to say before a file can be accepted, beside who its lines are.
#[derive(Clone, Debug, Default)]
pub struct Unsettled {
    /// Its tempo.
    pub tempo: Option<Refusal>,
    /// How players whom the file rates and no list are to count.
    pub strangers: Vec<Stranger>,
}

impl Unsettled {
    /// Nothing has to be said.
    pub fn is_empty(&self) -> bool {
        self.tempo.is_none() && self.strangers.is_empty()
    }
}

/// What a person has to say of a file that waits.
pub fn unsettled(store: &mut Reader<'_>, opened: &Opened) -> Result<Unsettled, OfficeError> {
    let mut found = Unsettled { tempo: None, strangers: strangers_of(store, opened)? };
    if let Some(tournament) = opened.submission.tournament {
        let event = tournament_of(store, tournament)?;
        match settled(opened.submission.id, &event, opened.reported.clone(), None) {
            Ok(_) => {}
            Err(OfficeError::Refused(refusal)) => found.tempo = Some(*refusal),
            Err(other) => return Err(other),
        }
    }
    Ok(found)
}

/// The players of a file whom it rates and the register does not.
pub fn strangers_of(store: &mut Reader<'_>, opened: &Opened) -> Result<Vec<Stranger>, OfficeError> {
    let (persons, new) = enlist(store, opened)?;
    let in_doubt = (0..).zip(&opened.lines).filter(|(_, line)| matches!(line, Line::Doubt(_)));
    let in_doubt: Vec<u32> = in_doubt.map(|(number, _)| number).collect();
    let (tournament, reported) = (opened.submission.tournament, &opened.reported);
    let players = Players { tournament, reported, persons: &persons, new: &new, in_doubt: &in_doubt };
    strangers(store, &players)
}

/// Strangers in a sentence: line, name, number, rating.
pub(in crate::acts) fn enlisted(strangers: &[Stranger]) -> String {
    let told: Vec<String> = strangers.iter().take(TOLD).map(Stranger::short).collect();
    let more = if strangers.len() > TOLD { "; …" } else { "" };
    format!("{}{more}", told.join("; "))
}

/// Strangers named in one sentence.
const TOLD: usize = 12;

pub(super) fn asked(submission: SubmissionId, strangers: &[Stranger]) -> Refusal {
    let refusal = Refusal::new(code::STRANGERS_RATED).with("submission", submission).with("count", strangers.len());
    refusal.with("persons", enlisted(strangers).as_str())
}

/// What the law would say if the file were accepted now; whoever is not known yet counts as somebody new.
pub fn foresee(store: &mut Reader<'_>, opened: &Opened) -> Result<Vec<Finding>, OfficeError> {
    let Some(tournament) = opened.submission.tournament else { return Ok(Vec::new()) };
    let event = tournament_of(store, tournament)?;
    let reported = settled(opened.submission.id, &event, opened.reported.clone(), None)?;
    let facts = event.facts.with(&event.facts.added_by(&reported.facts));
    let event = RegisteredTournament { series: reported.series, facts, ..event };
    let (persons, new) = enlist(store, opened)?;
    let covered = foreseen(store, opened, (&persons, &new))?;
    let entering = Entering { new: &new, covered: &covered, ..Entering::default() };
    check_event(store, &event, &reported.identified(persons), &entering)
}
