//! What a person has to say before a file can be accepted.

use super::arbiters::arbiters;
use super::covered::foreseen;
use super::lines::enlist;
use super::others::same_games;
use crate::acts::strangers::{Players, Sorted, Stranger, sorted_out};
use crate::acts::withdraw::withdrawals;
use crate::intake::events::tournament_of;
use crate::intake::identify::Line;
use crate::intake::kin::{persons_known, twin_of};
use crate::intake::open::Opened;
use crate::intake::tempo::settled;
use crate::lists::compute::{Entering, check_event};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::matching::{Candidate, Ground, Sought};
use arpad_model::{Finding, Place, RegisteredTournament, Series, Severity, SubmissionId, TournamentState};
use arpad_registry::Reader;

/// What a person has to say before a file can be accepted, beside who its lines are.
#[derive(Clone, Debug, Default)]
pub struct Unsettled {
    /// That its event was withdrawn while it waited.
    pub withdrawn: Option<Refusal>,
    /// Its tempo.
    pub tempo: Option<Refusal>,
    /// How players whom the file rates and no list are to count.
    pub strangers: Vec<Stranger>,
    /// Whether its games are others than those of an event in which the same players met.
    pub twin: Option<Refusal>,
    /// What the law has against it.
    pub against: Vec<Finding>,
}

impl Unsettled {
    /// Nothing has to be said.
    pub fn is_empty(&self) -> bool {
        let Unsettled { withdrawn, tempo, strangers, twin, against } = self;
        withdrawn.is_none() && tempo.is_none() && strangers.is_empty() && twin.is_none() && against.is_empty()
    }
}

/// What a person has to say of a file that waits.
pub fn unsettled(store: &mut Reader<'_>, opened: &Opened) -> Result<Unsettled, OfficeError> {
    let mut found = Unsettled { strangers: strangers_of(store, opened)?, ..Unsettled::default() };
    let Some(tournament) = opened.submission.tournament else { return Ok(found) };
    let twin = twin_of(store, tournament, &opened.reported, &persons_known(&opened.lines))?;
    found.twin = twin.map(|twin| same_games(opened.submission.id, &twin));
    let event = tournament_of(store, tournament)?;
    found.withdrawn = refused(held(store, opened.submission.id, &event))?;
    found.tempo = refused(settled(opened.submission.id, &event, opened.reported.clone(), None))?;
    if found.withdrawn.is_none() && found.tempo.is_none() {
        found.against = foresee(store, opened)?;
        found.against.retain(|finding| finding.severity == Severity::Error);
    }
    Ok(found)
}

/// Why something was not done, where it was refused.
fn refused<T>(done: Result<T, OfficeError>) -> Result<Option<Refusal>, OfficeError> {
    match done {
        Ok(_) => Ok(None),
        Err(OfficeError::Refused(refusal)) => Ok(Some(*refusal)),
        Err(other) => Err(other),
    }
}

/// Refuses a file that waited when its event was withdrawn: who accepts it would undo the withdrawal without knowing.
pub(super) fn held(
    store: &mut Reader<'_>,
    submission: SubmissionId,
    event: &RegisteredTournament,
) -> Result<(), OfficeError> {
    if event.state != TournamentState::Withdrawn {
        return Ok(());
    }
    let withdrawal = withdrawals(store)?.into_iter().rfind(|(_, act)| act.tournament == event.id);
    let refusal = Refusal::new(code::TOURNAMENT_WITHDRAWN).with("submission", submission).with("tournament", event.id);
    let refusal = refusal.with("name", event.name.as_str()).with("because", event.because.as_str());
    let entry = withdrawal.map(|(entry, _)| entry.to_string()).unwrap_or_else(|| "…".to_owned());
    Err(refusal.with("entry", entry.as_str()).into())
}

/// The players of a file whom it rates and the register does not.
pub fn strangers_of(store: &mut Reader<'_>, opened: &Opened) -> Result<Vec<Stranger>, OfficeError> {
    Ok(sorted_of(store, opened)?.strangers)
}

/// The registered players of a file whom it rates, who have no rating in the register, and about whom nothing is asked.
pub fn unrated_of(store: &mut Reader<'_>, opened: &Opened) -> Result<Vec<Stranger>, OfficeError> {
    Ok(sorted_of(store, opened)?.unrated)
}

fn sorted_of(store: &mut Reader<'_>, opened: &Opened) -> Result<Sorted, OfficeError> {
    let (persons, new) = enlist(store, opened)?;
    // Who is asked about is no stranger yet; a number nobody has does not wait for the answer.
    let is_asked = |line: &Line, sought: &Sought| match line {
        Line::Doubt(candidates) => {
            let is_his = |one: &Candidate| one.grounds.contains(&Ground::SameFide);
            sought.fide.is_none() || candidates.iter().any(is_his)
        }
        _ => false,
    };
    let lines = (0..).zip(opened.lines.iter().zip(&opened.reported.players));
    let in_doubt: Vec<u32> =
        lines.filter(|(_, (line, sought))| is_asked(line, sought)).map(|(number, _)| number).collect();
    let (tournament, reported) = (opened.submission.tournament, &opened.reported);
    let players = Players { tournament, reported, persons: &persons, new: &new, in_doubt: &in_doubt };
    sorted_out(store, &players)
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
    let event =
        RegisteredTournament { series: reported.series, facts, submission: Some(opened.submission.id), ..event };
    let (persons, new) = enlist(store, opened)?;
    let covered = foreseen(store, opened, (&persons, &new))?;
    let entering = Entering { new: &new, covered: &covered, ..Entering::default() };
    let chief = reported.arbiter.clone();
    let mut findings = check_event(store, &event, &reported.identified(persons), &entering)?;
    findings.extend(arbiters(store, &event, &chief)?);
    // Of whom nobody has said yet who he is nothing is known in go: what stands against a newcomer may be about somebody known.
    let is_open = |line: usize| matches!(opened.lines.get(line), Some(Line::Doubt(_)));
    findings.retain(|one| event.series != Series::Go || !matches!(one.place, Place::Player(line) if is_open(line)));
    Ok(findings)
}
