//! An accepted file as it is sealed, and how it enters the register.

use super::go::with_entries;
use super::parts::PartAct;
use crate::acts::Kind;
use crate::acts::correction::reaches_back;
use crate::acts::cover::settle_strangers;
use crate::acts::decide;
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::submit::{first_reading, is_first_reading};
use crate::intake::events::{described, submission_of, tournament_of};
use crate::intake::read_report::{Games, Unidentified, read_report_as};
use crate::intake::tempo::counted_for;
use crate::lists::compute::{Entering, closing_day};
use crate::lists::{self, Decided, TakenRating};
use crate::refusal::OfficeError;
use crate::register::{PersonFields, row_of};
use arpad_formats::trf::Reading;
use arpad_model::{
    CorrectionKind, Covered, EventFacts, GoFacts, ListId, PersonId, RegisteredTournament, Series, Submission,
    SubmissionId, SubmissionState, TournamentId, TournamentState,
};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::{persons, reports, submissions, tournaments};
use arpad_registry::{Reader, Writer, blobs};
use serde::{Deserialize, Serialize};

/// An accepted file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AcceptAct {
    /// The file.
    pub submission: SubmissionId,
    /// Who its lines are.
    pub persons: Vec<PersonId>,
    /// Those among them who enter the register with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub new: Vec<PersonFields>,
    /// The series it counts for, where a person said it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub series: Option<Series>,
    /// The reader that read it, by number.
    #[serde(default = "first_reading", skip_serializing_if = "is_first_reading")]
    pub reading: u8,
    /// Ratings that no list has, taken from the file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken: Vec<TakenRating>,
    /// Who decided that, under which number.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reference: String,
    /// Lines, from 0, that count as unrated although the file gives them a rating.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unrated: Vec<u32>,
    /// What was stated about the event with it, and what the file says of it that nobody had said before.
    #[serde(default, skip_serializing_if = "EventFacts::is_empty")]
    pub facts: EventFacts,
    /// What was stated about a go tournament with it.
    #[serde(default, skip_serializing_if = "GoFacts::is_empty")]
    pub go: GoFacts,
    /// Grades of go players that the file does not tell, from the European database's list: line from 0, grade.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entries: Vec<(u32, String)>,
    /// The part of an event that is reported month by month.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<PartAct>,
    /// The files whose place it takes, where that is not simply the last one of its event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaces: Option<Vec<SubmissionId>>,
    /// Events in which the same players met on the same days, and of which a person said that their games are others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub apart_from: Vec<TournamentId>,
    /// Who of a go report belongs to the federation's rating system, of whom nothing was said before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub covered: Vec<Covered>,
}

impl Body for AcceptAct {
    const NAME: &'static str = "accept";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Withdraw);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let differs = |what: &str| OfficeError::Differs { entry: entry.seq, what: what.to_owned() };
        let reading = Reading::by_number(self.reading).ok_or_else(|| differs("no reader has this number"))?;
        let file = submission_of(store, self.submission)?;
        let reported = read_report_as(&blobs::bytes(store, file.blob)?, reading)?;
        self.apply_read(store, entry, reported)
    }
}

impl AcceptAct {
    /// Carries it out where its file was read already, with the reader it names.
    pub(crate) fn apply_read(
        &self,
        store: &mut Writer<'_>,
        entry: &Entry,
        reported: Unidentified,
    ) -> Result<(), OfficeError> {
        let file = submission_of(store, self.submission)?;
        let differs = |what: &str| OfficeError::Differs { entry: entry.seq, what: what.to_owned() };
        let id = file.tournament.ok_or_else(|| differs("the file reports no event"))?;
        let reported = match self.series {
            Some(series) => counted_for(reported, series),
            None => reported,
        };
        if reported.players.len() != self.persons.len() {
            return Err(differs("it names another number of players than the file"));
        }
        let (said, report) = self.said(id, reported);
        self.enter(store, entry, &file, said, &report)
    }

    /// The event as the file describes it, and its report: whole, or of the part that is accepted.
    pub(super) fn said(&self, event: TournamentId, reported: Unidentified) -> (RegisteredTournament, Report) {
        let said = described(event, &reported);
        match (&self.part, &reported.event) {
            (Some(part), Games::Chess(tournament)) => {
                let said = RegisteredTournament { id: part.tournament, starts: part.start, ends: part.end, ..said };
                (said, part.report(tournament, &self.persons))
            }
            (Some(_) | None, _) => (
                said,
                with_entries(
                    &self.entries,
                    Reading::by_number(self.reading).unwrap_or_default(),
                    reported.identified(self.persons.clone()),
                ),
            ),
        }
    }

    /// Enters the report of a file, with the event as it describes it.
    pub(super) fn enter(
        &self,
        store: &mut Writer<'_>,
        entry: &Entry,
        file: &Submission,
        said: RegisteredTournament,
        report: &Report,
    ) -> Result<(), OfficeError> {
        for fields in &self.new {
            persons::insert(store, &row_of(fields), entry.seq)?;
        }
        if self.part.as_ref().is_some_and(PartAct::is_empty) {
            return Ok(submissions::set_state(store, file.id, SubmissionState::Accepted, "", entry.seq)?);
        }
        if let Some(part) = &self.part {
            part.enter(store, entry, &said)?;
        }
        let mut event = tournament_of(store, said.id)?;
        let last = || event.submission.filter(|before| *before != file.id).into_iter().collect();
        for before in self.replaces.clone().unwrap_or_else(last) {
            submissions::set_state(store, before, SubmissionState::Superseded, "", entry.seq)?;
        }
        submissions::set_state(store, file.id, SubmissionState::Accepted, "", entry.seq)?;
        // A second report corrects the first, and undoes a withdrawal.
        if reports::known(store, event.id, entry.seq)?.is_some() {
            reaches_back(store, entry, (event.id, event.list), CorrectionKind::Report)?;
        }
        reports::put(store, event.id, report, entry.seq)?;
        // Its days were others: the list that has counted it cannot, and the next one does.
        if let (Some(list), lists::reading::Reading::Second) = (event.list, lists::reading::of(store)?)
            && is_too_late_for(store, list, &said)?
        {
            event.list = None;
        }
        self.put_to(&mut event, said);
        tournaments::update(store, &event, entry.seq)?;
        // An entry brings one decision.
        let covered = self.covered.clone();
        if !self.go.is_empty() {
            let decided = Decided::Event { tournament: event.id, facts: self.go.clone(), covered };
            decide::enter(store, entry, &decided, (event.starts, &entry.by_whom))?;
        } else if !covered.is_empty() {
            decide::enter(store, entry, &Decided::Coverage { covered }, (event.starts, ""))?;
        }
        let strangers: Vec<PersonId> = self.covered.iter().filter(|one| one.stranger).map(|one| one.person).collect();
        settle_strangers(store, &strangers)?;
        if !self.taken.is_empty() {
            let decided = Decided::Taken { tournament: Some(event.id), list: None, ratings: self.taken.clone() };
            decide::record(store, entry, &decided, (event.starts, &self.reference))?;
        }
        Ok(())
    }

    /// A file that is read today, of which nobody decides anything.
    pub(in crate::acts) fn of(submission: SubmissionId, persons: Vec<PersonId>, new: Vec<PersonFields>) -> Self {
        AcceptAct {
            submission,
            persons,
            new,
            series: None,
            reading: Reading::default().number(),
            taken: Vec::new(),
            reference: String::new(),
            unrated: Vec::new(),
            facts: EventFacts::default(),
            go: GoFacts::default(),
            entries: Vec::new(),
            part: None,
            replaces: None,
            apart_from: Vec::new(),
            covered: Vec::new(),
        }
    }

    /// What enters the register with it.
    pub(super) fn entering(&self) -> Entering<'_> {
        Entering { new: &self.new, taken: &self.taken, covered: &self.covered, is_accepted: false }
    }

    /// Puts the accepted file to its event. The report is right about what was played; an announcement may know the
    /// organizer and the arbiter better.
    pub(in crate::acts) fn put_to(&self, event: &mut RegisteredTournament, said: RegisteredTournament) {
        event.series = said.series;
        (event.starts, event.ends) = (said.starts, said.ends);
        event.rounds = said.rounds.or(event.rounds);
        for (field, said) in [
            (&mut event.name, said.name),
            (&mut event.town, said.town),
            (&mut event.arbiter, said.arbiter),
            (&mut event.time_control, said.time_control),
        ] {
            if field.is_empty() {
                *field = said;
            }
        }
        event.facts = event.facts.with(&self.facts);
        event.submission = Some(self.submission);
        event.state = if event.list.is_some() { TournamentState::Rated } else { TournamentState::Accepted };
    }
}

/// Whether an event ends after a list has closed.
fn is_too_late_for(store: &mut Reader<'_>, list: ListId, said: &RegisteredTournament) -> Result<bool, OfficeError> {
    let Series::Chess(tempo) = said.series else { return Ok(false) };
    let list = arpad_registry::tables::lists::get(store, list)?;
    Ok(list.is_some_and(|list| said.ends > closing_day(tempo, list.day)))
}
