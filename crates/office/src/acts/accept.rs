//! A received file is accepted: who played is known, the law has nothing against it, its games wait for the next list.

mod arbiters;
mod births;
mod covered;
mod lines;
mod others;
mod parts;
mod unsettled;

pub use lines::is_line;
pub use parts::PartAct;
pub use unsettled::{Unsettled, foresee, strangers_of, unrated_of, unsettled};

pub(crate) use arbiters::arbiters;
use covered::covered_by;
pub(super) use lines::fields_of as new_person;
use lines::persons_of;
use others::{replaced, replaced_by_part, same_games};
use parts::Plan;

pub(crate) use births::asked as births_asked;
pub(super) use births::may_tell as may_tell_births;
pub(super) use unsettled::enlisted;
use unsettled::{asked, held};

use crate::acts::correction::{reaches_back, with_reason};
use crate::acts::decide;
use crate::acts::desk::{Stamp, seal};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::strangers::{Players, Sorted, Stranger, sorted_out};
use crate::acts::submit::{first_reading, is_first_reading, received_on};
use crate::acts::{Act, Kind};
use crate::intake::attached::compared;
use crate::intake::egd_list;
use crate::intake::event_facts::stated;
use crate::intake::events::{described, submission_of, tournament_of, waiting};
use crate::intake::kin::twin_of;
use crate::intake::open::{Opened, open};
use crate::intake::played::over;
use crate::intake::read_report::{Games, Unidentified, read_report_as};
use crate::intake::tempo::{counted_for, settled};
use crate::lists::compute::{Entering, check_event, chess_edition, closing_day};
use crate::lists::{self, Decided, TakenRating};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{PersonFields, row_of, texts};
use arpad_formats::trf::Reading;
use arpad_model::{
    Code, CorrectionKind, Coverage, Covered, EventFacts, Finding, GoFacts, Grade, ListId, PersonId,
    RegisteredTournament, Series, Severity, Submission, SubmissionId, SubmissionState, Tempo, TournamentId,
    TournamentState,
};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::{persons, reports, submissions, tournaments};
use arpad_registry::{Reader, Writer, blobs};
use arpad_rules::chess::check::hybrid;
use arpad_rules::chess::codes::finding;
use jiff::civil::Date;
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

/// How to accept.
#[derive(Clone, Debug, Default)]
pub struct Acceptance {
    /// Lines whom nobody in the register can be are new persons.
    pub take_new: bool,
    /// The tempo it was played at, where the file does not say it, or an announcement says otherwise.
    pub tempo: Option<Tempo>,
    /// What to do with players whom the file rates and the register does not.
    pub strangers: Strangers,
    /// What is stated about the event, where neither announcement nor file says it.
    pub facts: EventFacts,
    /// It is an event of its own, although the same players met on the same days in another.
    pub another_event: bool,
    /// Which new players of a go report belong to the federation's rating system.
    pub newcomers: Newcomers,
}

/// Which new players of a go report belong to the federation's rating system; all others are opponents only.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Newcomers {
    /// Refuse where the file calls one of them our own, and name them.
    #[default]
    Ask,
    /// These lines, from 0, each with its letter.
    Said(Vec<(u32, Coverage)>),
    /// Those whom the file calls our own, as citizens who live here; somebody has looked.
    AsFile,
}

/// What to do with players to whom the file gives FIDE's number and a rating, and the register none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Strangers {
    /// Refuse, and name them.
    #[default]
    Ask,
    /// Take the file's rating, by decision under this number.
    FromReport(String),
    /// Count them as unrated.
    Unrated,
}

/// An accepted file.
#[derive(Clone, Debug)]
pub struct Accepted {
    /// The event.
    pub tournament: TournamentId,
    /// Persons who entered the register with it.
    pub new_persons: Vec<PersonId>,
    /// Warnings and notes of the law.
    pub findings: Vec<Finding>,
    /// It takes the place of a report that a list has already counted.
    pub is_correction: bool,
    /// Players whom the file rates and no list: they count as it was said.
    pub strangers: Vec<Stranger>,
    /// Days of birth that the report tells and the register lacked.
    pub births: Vec<(PersonId, Date)>,
    /// Of an event that is reported month by month, the parts that are new, by number.
    pub parts: Vec<TournamentId>,
    /// Games of its earlier parts that were corrected.
    pub corrected: usize,
    /// Files of the same event that waited and whose place it has taken.
    pub replaced: Vec<SubmissionId>,
    /// Players of the register whom the file rates and who have no rating there: they count as unrated.
    pub unrated: Vec<Stranger>,
}

/// Accepts a file: its games wait for the next list. Refused while a line is in doubt or the law stands against it.
pub fn accept(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    submission: SubmissionId,
    how: Acceptance,
) -> Result<Accepted, OfficeError> {
    let opened = open(store, submission)?;
    accept_opened(store, stamp, opened, how)
}

/// The same for a file that is open.
pub(super) fn accept_opened(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    opened: Opened,
    how: Acceptance,
) -> Result<Accepted, OfficeError> {
    let tournament = waiting(&opened.submission)?;
    let event = tournament_of(store, tournament)?;
    held(store, opened.submission.id, &event)?;
    let reported = settled(opened.submission.id, &event, opened.reported.clone(), how.tempo)?;
    let by_file = opened.reported.series;
    let (persons, new) = persons_of(store, &opened, how.take_new)?;
    let covered = covered_by(store, &opened, (&persons, &new), &how.newcomers)?;
    let new_persons: Vec<PersonId> = new.iter().map(|fields| fields.person).collect();
    let file = opened.submission;
    let mut stated = stated(how.facts)?;
    let go = of_go_alone(tournament, reported.series, std::mem::take(&mut stated.go))?;
    if let Some(day) = stated.registered {
        texts::past(stamp.day(), day)?;
    }
    without_stones(&reported, &go)?;
    let facts = event.facts.added_by(&reported.facts).with(&stated);
    let meant = event.facts.with(&facts).with(&EventFacts { go: go.clone(), ..EventFacts::default() });
    let event = RegisteredTournament { series: reported.series, facts: meant, ..event };
    let players =
        Players { tournament: Some(tournament), reported: &reported, persons: &persons, new: &new, in_doubt: &[] };
    let Sorted { strangers, unrated } = sorted_out(store, &players)?;
    let entries = listed_grades(store, &reported)?;
    let mut act = AcceptAct { facts, covered, go, entries, ..AcceptAct::of(file.id, persons.clone(), new) };
    let known: Vec<Option<PersonId>> = persons.iter().copied().map(Some).collect();
    match twin_of(store, tournament, &reported, &known)? {
        Some(twin) if !how.another_event => return Err(same_games(file.id, &twin).into()),
        twin => act.apart_from = twin.iter().map(|twin| twin.event.id).collect(),
    }
    match how.strangers {
        Strangers::Ask if !strangers.is_empty() => return Err(asked(file.id, &strangers).into()),
        Strangers::Ask => {}
        Strangers::Unrated => act.unrated = strangers.iter().map(|one| one.line).collect(),
        Strangers::FromReport(reference) => {
            act.reference = texts::optional(&reference)?;
            if act.reference.is_empty() {
                return Err(Refusal::new(code::REFERENCE_EMPTY).into());
            }
            act.taken = strangers.iter().map(|one| one.taken(reported.series)).collect();
        }
    }
    act.series = (how.tempo.is_some() || reported.series != by_file).then_some(reported.series);
    if let Some(plan) = parts::plan(store, file.id, &event, (&reported, &persons))? {
        over(file.id, plan.parts.iter().map(|part| part.end).max().unwrap_or(reported.starts), stamp.day())?;
        let accepted = Accepted {
            tournament: plan.event,
            new_persons,
            findings: Vec::new(),
            is_correction: false,
            strangers,
            births: Vec::new(),
            parts: Vec::new(),
            corrected: 0,
            replaced: Vec::new(),
            unrated,
        };
        act.replaces = replaced_by_part(store, &event, &file, &reported)?.sealed;
        return accept_parts(store, stamp, (&file, &reported), (&plan, &act), accepted);
    }
    over(file.id, reported.ends, stamp.day())?;
    let aside = replaced(store, &event, &file, (&reported, &persons))?;
    act.replaces = aside.sealed;
    let lines = reported.players.clone();
    let (said, report) = (described(tournament, &reported), act.with_entries(reported.identified(persons.clone())));
    let mut findings = ratable((file.id, tournament), check_event(store, &event, &report, &act.entering())?)?;
    findings.extend(arbiters(store, &event, &said.arbiter)?);
    findings.extend(games_attached(store, &RegisteredTournament { submission: Some(file.id), ..event.clone() })?);
    let is_correction = event.list.is_some();
    if is_correction {
        with_reason(stamp)?;
    }
    let births = births::taken_up(store, stamp, (event.series, said.starts), (&lines, &persons))?;
    let entry = seal(store, stamp, &Act::Accept(act.clone()))?;
    act.enter(store, &entry, &file, said.clone(), &report)?;
    findings.extend(births::asked(store, &RegisteredTournament { series: event.series, ..said }, &persons)?);
    let (parts, corrected, replaced) = (Vec::new(), 0, aside.waited);
    Ok(Accepted {
        tournament,
        new_persons,
        findings,
        is_correction,
        strangers,
        births,
        parts,
        corrected,
        replaced,
        unrated,
    })
}

/// Accepts what a file adds to an event that is reported month by month: nothing of it, or everything.
fn accept_parts(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    (file, reported): (&Submission, &Unidentified),
    (plan, whole): (&Plan, &AcceptAct),
    mut accepted: Accepted,
) -> Result<Accepted, OfficeError> {
    if plan.is_empty() {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    let event = tournament_of(store, plan.event)?;
    let has_first = matches!(event.state, TournamentState::Accepted | TournamentState::Rated);
    let received = match event.reported.filter(|_| !has_first) {
        Some(first) => first,
        None => received_on(store, file)?,
    };
    let acts = plan.acts(store, whole, received, has_first)?;
    for act in acts.iter().filter(|act| act.part.as_ref().is_some_and(|part| !part.is_empty())) {
        let (said, report) = act.said(plan.event, reported.clone());
        // Under the number of the event: what was decided about it holds for its parts.
        let row = act.part.as_ref().map_or(event.clone(), |part| part.row(&event, &said));
        let row = RegisteredTournament { id: plan.event, facts: row.facts.with(&act.facts), ..row };
        let found = check_event(store, &row, &report, &act.entering())?;
        accepted.findings.extend(ratable((file.id, plan.event), found)?);
    }
    let facts = event.facts.with(&whole.facts);
    accepted.findings.extend(arbiters(store, &RegisteredTournament { facts, ..event }, &reported.arbiter)?);
    if plan.corrects() {
        with_reason(stamp)?;
    }
    let (series, starts) = (reported.series, reported.starts);
    accepted.births = births::taken_up(store, stamp, (series, starts), (&reported.players, &whole.persons))?;
    accepted.corrected = plan.correct(store, stamp)?;
    accepted.is_correction = accepted.corrected > 0;
    for act in &acts {
        let (said, report) = act.said(plan.event, reported.clone());
        let entry = seal(store, stamp, &Act::Accept(act.clone()))?;
        accepted.parts.extend(act.part.as_ref().filter(|part| !part.is_empty()).map(|part| part.tournament));
        act.enter(store, &entry, file, said, &report)?;
    }
    let event = RegisteredTournament { series, starts, ..tournament_of(store, plan.event)? };
    accepted.findings.extend(births::asked(store, &event, &whole.persons)?);
    Ok(accepted)
}

/// Whether the games attached to a hybrid event are those of its report.
fn games_attached(store: &mut Reader<'_>, event: &RegisteredTournament) -> Result<Option<Finding>, OfficeError> {
    let (Series::Chess(tempo), true) = (event.series, event.facts.hybrid) else { return Ok(None) };
    let Some(compared) = compared(store, event)? else { return Ok(None) };
    let edition = chess_edition(store, tempo, event.starts)?;
    Ok(hybrid::attached(&edition, compared.played, compared.differences.len()))
}

/// Grades of players from abroad whose file does not tell them, as the European database's list has them.
fn listed_grades(store: &mut Reader<'_>, reported: &Unidentified) -> Result<Vec<(u32, String)>, OfficeError> {
    let Games::Go(tournament, foreign) = &reported.event else { return Ok(Vec::new()) };
    let told = tournament.entry_grades();
    let lines = (0_u32..).zip(foreign).filter(|(line, is_foreign)| **is_foreign && !told.contains_key(line));
    let lines: Vec<u32> = lines.map(|(line, _)| line).collect();
    let Some(list) = (if lines.is_empty() { None } else { egd_list::kept(store)? }) else { return Ok(Vec::new()) };
    let grade = |line: u32| {
        let listed = list.of_line(&reported.players[line as usize])?;
        Some((line, listed.grade?.to_string()))
    };
    Ok(lines.into_iter().filter_map(grade).collect())
}

/// What is stated about a go tournament belongs to one.
fn of_go_alone(tournament: TournamentId, series: Series, facts: GoFacts) -> Result<GoFacts, Refusal> {
    if series != Series::Go && !facts.is_empty() {
        return Err(Refusal::new(code::TOURNAMENT_NOT_GO).with("tournament", tournament));
    }
    Ok(facts)
}

/// An event that gave stones, or allowed them, is no even one because somebody calls it so: C hangs on it (§6(2)).
fn without_stones(reported: &Unidentified, stated: &GoFacts) -> Result<(), Refusal> {
    match &reported.event {
        Games::Go(tournament, _) if stated.even == Some(true) && tournament.even == Some(false) => {
            Err(Refusal::new(code::EVEN_WITH_STONES).with("name", reported.name()))
        }
        _ => Ok(()),
    }
}

/// The findings on an event that may be rated, or the refusal.
pub(super) fn ratable(
    (submission, tournament): (SubmissionId, TournamentId),
    findings: Vec<Finding>,
) -> Result<Vec<Finding>, Refusal> {
    if findings.iter().any(|finding| finding.severity == Severity::Error) {
        let refusal = Refusal::new(code::NOT_RATABLE).with("submission", submission).with("tournament", tournament);
        let refusal = refusal.with("helps", what_helps(&findings));
        return Err(Refusal { findings, ..refusal });
    }
    Ok(findings)
}

/// What the law finds because somebody has not said something yet, or said it wrongly.
pub const ANSWERED: [Code; 5] = [
    finding::NOT_REGISTERED,
    finding::ABROAD,
    finding::HYBRID_NOT_APPROVED,
    finding::HYBRID_WITHOUT_PGN,
    finding::TOLD_NOT_RATED,
];

/// Whether something helps against all that stands against an event: one fault that nothing sets aside is enough. What a
/// multiplier of go lacks, the committee decides.
fn what_helps(findings: &[Finding]) -> &'static str {
    let mut errors = findings.iter().filter(|finding| finding.severity == Severity::Error);
    let is_of_chess = |code: &Code| finding::ALL.contains(code);
    let is_permitted = |finding: &Finding| finding.facts.iter().any(|(name, _)| *name == "permission");
    let helps = |finding: &Finding| is_permitted(finding) || ANSWERED.contains(&finding.code);
    if errors.clone().any(|finding| !is_of_chess(&finding.code)) {
        "decision"
    } else if errors.all(helps) {
        "something"
    } else {
        "nothing"
    }
}

/// Whether an event ends after a list has closed.
fn is_too_late_for(store: &mut Reader<'_>, list: ListId, said: &RegisteredTournament) -> Result<bool, OfficeError> {
    let Series::Chess(tempo) = said.series else { return Ok(false) };
    let list = arpad_registry::tables::lists::get(store, list)?;
    Ok(list.is_some_and(|list| said.ends > closing_day(tempo, list.day)))
}

impl Body for AcceptAct {
    const NAME: &'static str = "accept";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Withdraw);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let file = submission_of(store, self.submission)?;
        let differs = |what: &str| OfficeError::Differs { entry: entry.seq, what: what.to_owned() };
        let id = file.tournament.ok_or_else(|| differs("the file reports no event"))?;
        let reading = Reading::by_number(self.reading).ok_or_else(|| differs("no reader has this number"))?;
        let reported = read_report_as(&blobs::bytes(store, file.blob)?, reading)?;
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
}

impl AcceptAct {
    /// The event as the file describes it, and its report: whole, or of the part that is accepted.
    fn said(&self, event: TournamentId, reported: Unidentified) -> (RegisteredTournament, Report) {
        let said = described(event, &reported);
        match (&self.part, &reported.event) {
            (Some(part), Games::Chess(tournament)) => {
                let said = RegisteredTournament { id: part.tournament, starts: part.start, ends: part.end, ..said };
                (said, part.report(tournament, &self.persons))
            }
            (Some(_) | None, _) => (said, self.with_entries(reported.identified(self.persons.clone()))),
        }
    }

    /// A report with the grades that its file did not tell.
    fn with_entries(&self, mut report: Report) -> Report {
        if let Report::Go { tournament, .. } = &mut report {
            let entry = |(line, grade): &(u32, String)| Some((*line, Grade::parse(grade)?));
            tournament.entries.extend(self.entries.iter().filter_map(entry));
        }
        report
    }

    /// Enters the report of a file, with the event as it describes it.
    fn enter(
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
        for one in self.covered.iter().filter(|one| one.stranger) {
            persons::set_stranger(store, one.person, true)?;
        }
        if !self.taken.is_empty() {
            let decided = Decided::Taken { tournament: Some(event.id), list: None, ratings: self.taken.clone() };
            decide::record(store, entry, &decided, (event.starts, &self.reference))?;
        }
        Ok(())
    }

    /// A file that is read today, of which nobody decides anything.
    pub(super) fn of(submission: SubmissionId, persons: Vec<PersonId>, new: Vec<PersonFields>) -> Self {
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
    fn entering(&self) -> Entering<'_> {
        Entering { new: &self.new, taken: &self.taken, covered: &self.covered, is_accepted: false }
    }

    /// Puts the accepted file to its event. The report is right about what was played; an announcement may know the
    /// organizer and the arbiter better.
    pub(super) fn put_to(&self, event: &mut RegisteredTournament, said: RegisteredTournament) {
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
