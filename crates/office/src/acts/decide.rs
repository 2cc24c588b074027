//! A decision of the committee: checked, then written down.

mod go_event;

use crate::acts::correction::reaches_back;
use crate::acts::desk::{Stamp, enact};
use crate::acts::found::ownable;
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::intake::events::tournament_of;
use crate::intake::kin::persons_known;
use crate::intake::open::open;
use crate::lists::Decided;
use crate::lists::compute::{Entering, check_event};
use crate::lists::newcomers::{Entrant, open_newcomers};
use crate::lists::reading::{self, Reading};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{own, persons_of, registered, standing_for, texts};
use arpad_model::{
    CorrectionKind, Decision, DecisionKind, EntryId, EventFacts, Grade, Importance, List, ListId, Origin, PersonId,
    Rating, RegisteredTournament, Series, SubmissionState, System, Tempo, TournamentId,
};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::{decisions, list_rows, lists, reports, submissions, tournaments};
use arpad_registry::{Reader, Writer};
use arpad_rules::calendar::{Calendar, RatingSystem};
use arpad_rules::catalogue::{self, AnyEdition};
use arpad_rules::chess::codes::finding;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::parameters;
use arpad_rules::chess::permissions::{Permission, permissions, permitting};
use arpad_rules::chess::transition::COMPRESSION_2024_03;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// A decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DecideAct {
    /// What.
    pub decision: Decided,
    /// The day it holds from.
    pub day: Date,
    /// Who decided, under which number.
    pub reference: String,
}

/// Writes down a decision. Refused where it is about nothing the register knows, or nobody says who decided.
pub fn decide(store: &mut Writer<'_>, stamp: &Stamp, mut act: DecideAct) -> Result<Entry, OfficeError> {
    if texts::optional(&act.reference)?.is_empty() {
        return Err(Refusal::new(code::REFERENCE_EMPTY).into());
    }
    check(store, &act.decision)?;
    if let Decided::Indicators { person, series: Series::Go, points, taken, .. } = &act.decision {
        of_go_player(store, stamp, (*person, *points), act.day)?;
        if !taken {
            in_force(act.day)?;
            after_opening(store, *person, act.day)?;
        }
    }
    if let Decided::Initial { person, .. } = &act.decision {
        enters(store, *person)?;
    }
    if let Decided::Waiver { tournament, paragraph, what } = &mut act.decision {
        *what = permitted(store, (*tournament, act.day), paragraph, what)?;
    }
    enact(store, stamp, &Act::Decide(act))
}

/// A decision on the indicators of a go player says why (§3(3): "indokolt esetben"), holds from a day that has come, and gives
/// nobody a grade who has no points.
fn of_go_player(
    store: &mut Reader<'_>,
    stamp: &Stamp,
    (person, points): (PersonId, Option<i32>),
    day: Date,
) -> Result<(), OfficeError> {
    if stamp.why.trim().is_empty() {
        return Err(Refusal::new(code::DECISION_WITHOUT_REASON).into());
    }
    texts::past(stamp.day(), day)?;
    if points.is_none() && !has_points(store, person)? {
        return Err(Refusal::new(code::GRADE_WITHOUT_POINTS).with("person", person).into());
    }
    Ok(())
}

/// The committee decides by a regulation that is in force. A list that is taken over is of the time before: the regulation
/// begins on a first of January (§11(1)), its opening balance is of the day before.
fn in_force(day: Date) -> Result<(), Refusal> {
    let edition = Calendar::default().edition_on(RatingSystem::Mgsz, day);
    edition.map(|_| ()).map_err(|error| {
        let refusal = Refusal::new(code::NOT_MODELLED).with("date", error.date).with("first", error.first);
        refusal.with("series", Series::Go.as_str())
    })
}

/// Initial points are of those who enter (§6(1) step 2): whoever stands in the register by other points keeps them whatever
/// would be written down here, and a decision on his indicators changes them. Whom a list has counted by his entry grade
/// alone is still to be given his.
fn enters(store: &mut Reader<'_>, person: PersonId) -> Result<(), OfficeError> {
    if given_before(store, person)?.is_some() || !has_points(store, person)? {
        return Ok(());
    }
    let standing = standing_for(store, person)?;
    if open_newcomers(store)?.iter().any(|one| one.who == Entrant::Known(standing)) {
        return Ok(());
    }
    let name = registered(store, person)?.name.eastern();
    Err(Refusal::new(code::INITIAL_RATED).with("person", person).with("name", name.as_str()).into())
}

/// The initial points that somebody was given before, and the entry that says so: the last counts.
pub fn given_before(store: &mut Reader<'_>, person: PersonId) -> Result<Option<(EntryId, i32)>, OfficeError> {
    let standing = standing_for(store, person)?;
    for decision in decisions::of_kind(store, DecisionKind::Initial, EntryId::LAST)?.into_iter().rev() {
        if let Some(Decided::Initial { person: whose, points, .. }) = Decided::read(&decision.value)
            && standing_for(store, whose)? == standing
        {
            return Ok(Some((decision.entry, points)));
        }
    }
    Ok(None)
}

/// What a ranking list says that was taken over holds whatever was decided before its day: such a decision would move nothing.
fn after_opening(store: &mut Reader<'_>, person: PersonId, day: Date) -> Result<(), OfficeError> {
    let standing = standing_for(store, person)?;
    for decision in decisions::of_kind(store, DecisionKind::Indicators, EntryId::LAST)? {
        let Some(Decided::Indicators { person: whose, series: Series::Go, taken: true, .. }) =
            Decided::read(&decision.value)
        else {
            continue;
        };
        if decision.day > day && standing_for(store, whose)? == standing {
            let refusal = Refusal::new(code::INDICATORS_BEFORE_OPENING).with("person", person).with("day", day);
            return Err(refusal.with("opening", decision.day).into());
        }
    }
    Ok(())
}

/// Whether a list has somebody, under any number, or a decision gave him points.
fn has_points(store: &mut Reader<'_>, person: PersonId) -> Result<bool, OfficeError> {
    let person = standing_for(store, person)?;
    let found = registered(store, person)?;
    let kin: Vec<PersonId> = persons_of(store, found)?.into_iter().map(|one| one.id).collect();
    for list in lists::of(store, Series::Go)?.into_iter().rev() {
        if !list_rows::among(store, list.id, &kin)?.is_empty() {
            return Ok(true);
        }
    }
    let mut decided = decisions::of_kind(store, DecisionKind::Indicators, EntryId::LAST)?.into_iter();
    let gives = |decision: Decision| match Decided::read(&decision.value) {
        Some(Decided::Indicators { person, points, series: Series::Go, .. }) => {
            points.is_some() && kin.contains(&person)
        }
        _ => false,
    };
    Ok(decided.any(gives))
}

fn check(store: &mut Reader<'_>, decided: &Decided) -> Result<(), OfficeError> {
    match decided {
        Decided::Waiver { tournament, paragraph, .. } => {
            tournament_of(store, *tournament)?;
            if paragraph.trim().is_empty() {
                return Err(Refusal::new(code::PARAGRAPH_EMPTY).into());
            }
        }
        Decided::Multiplier { tournament, multiplier, ground } => {
            of_go(store, *tournament)?;
            go_event::multiplier(store, *tournament, *multiplier, ground)?;
        }
        Decided::Event { tournament, facts, .. } => {
            of_go(store, *tournament)?;
            go_event::facts(facts)?;
        }
        Decided::Parts { tournament, parts } => {
            of_go(store, *tournament)?;
            go_event::parts(store, *tournament, parts)?;
        }
        Decided::Allowed { tournament, game, allowance } => {
            of_go(store, *tournament)?;
            go_event::allowed(store, *tournament, game.as_ref(), *allowance)?;
        }
        Decided::Importance { tournament, importance } => {
            of_go(store, *tournament)?;
            go_event::importance(store, *tournament)?;
            for kind in importance {
                if Importance::parse(kind).is_none() {
                    let known = Importance::ALL.map(Importance::as_str).join(", ");
                    let refusal = Refusal::new(code::IMPORTANCE_UNKNOWN).with("importance", kind.as_str());
                    return Err(refusal.with("known", known.as_str()).into());
                }
            }
        }
        Decided::Transition { transition, series } => {
            for one in series {
                if !matches!(one, Series::Chess(_)) {
                    return Err(Refusal::new(code::SERIES_UNKNOWN).with("series", one.as_str()).into());
                }
            }
            if transition != COMPRESSION_2024_03.id {
                let refusal = Refusal::new(code::TRANSITION_UNKNOWN).with("transition", transition.as_str());
                return Err(refusal.with("known", COMPRESSION_2024_03.id).into());
            }
        }
        Decided::Parameter { edition, name, value } => {
            let known = match catalogue::edition(edition) {
                Some(AnyEdition::Chess(edition)) => parameters::decide(*edition, name, value).is_ok(),
                Some(AnyEdition::Mgsz(edition)) => edition.with(name, value).is_ok(),
                Some(_) | None => false,
            };
            if !known {
                let refusal = Refusal::new(code::PARAMETER_UNKNOWN).with("edition", edition.as_str());
                return Err(refusal.with("name", name.as_str()).with("value", value.as_str()).into());
            }
        }
        Decided::Initial { person, points, manager } => {
            let person = registered(store, *person)?;
            go_event::initial(&person, *points, *manager)?;
        }
        Decided::Taken { ratings, .. } => {
            for one in ratings {
                registered(store, one.person)?;
                indicators(one.series, Some(one.rating), None)?;
            }
        }
        Decided::Indicators { person, series, points, grade, .. } => {
            registered(store, *person)?;
            indicators(*series, *points, grade.as_deref())?;
        }
        // Said by the office with acts of its own.
        Decided::Coverage { .. } => return Err(Refusal::new(code::COVERAGE_DECIDED).into()),
        Decided::Owner { series, owner } => ownable(*series, *owner)?,
        Decided::Unlisted { person, .. } | Decided::Memberless { person, .. } | Decided::Exemption { person, .. } => {
            own(store, *person)?;
        }
        Decided::Suspension { federation, .. } => {
            if federation.is_empty() || texts::country(federation)? != *federation {
                return Err(Refusal::new(code::COUNTRY_CODE).with("country", federation.as_str()).into());
            }
        }
    }
    Ok(())
}

/// What a waiver permits. A chess text names what may be set aside, and nothing else helps; where a paragraph knows several
/// things, the decision says which. A register of the first reading keeps to the paragraph.
fn permitted(
    store: &mut Reader<'_>,
    (tournament, day): (TournamentId, Date),
    paragraph: &str,
    what: &str,
) -> Result<String, OfficeError> {
    let event = tournament_of(store, tournament)?;
    // The go regulation lets nobody set a paragraph aside; what it leaves to the committee has decisions of its own.
    let Series::Chess(tempo) = event.series else {
        return Err(Refusal::new(code::WAIVER_OF_GO).with("tournament", event.id).into());
    };
    let (calendar, reading) = (Calendar::default(), reading::of(store)?);
    let edition = match reading {
        Reading::First => calendar.chess_edition_as_issued(tempo, event.starts),
        Reading::Second => calendar.chess_edition_on(tempo, event.starts),
    };
    let Ok(edition) = edition else { return Ok(String::new()) };
    let (known, named) = (permissions(edition), paragraph.trim());
    let meant = |one: &&Permission| named == one.of.0 || named == one.under.0;
    let mut names: Vec<&str> = known.iter().filter(meant).map(|one| one.name).collect();
    names.dedup();
    if names.is_empty() {
        let mut may: Vec<&str> = known.iter().map(|one| one.under.0).collect();
        may.dedup();
        let refusal = Refusal::new(code::WAIVER_NOT_PROVIDED).with("paragraph", named);
        return Err(refusal.with("edition", edition.id.0).with("known", may.join(", ").as_str()).into());
    }
    if reading == Reading::Second
        && let Some(report) = reported(store, &event)?
    {
        helps(store, (&event, &report), edition, &known.iter().filter(meant).copied().collect::<Vec<_>>(), named)?;
    }
    // Games after the decision of a match are rated only where it was asked for before.
    let is_on_request = |one: &&Permission| meant(one) && one.on_request;
    if reading == Reading::Second && known.iter().any(|one| is_on_request(&one)) && day > event.starts {
        let refusal = Refusal::new(code::WAIVER_AFTERWARDS).with("paragraph", named).with("starts", event.starts);
        return Err(refusal.with("edition", edition.id.0).with("day", day).into());
    }
    match (reading, what.trim()) {
        (Reading::First, _) => Ok(String::new()),
        (Reading::Second, "") if names.len() == 1 => Ok(names[0].to_owned()),
        (Reading::Second, what) if names.contains(&what) => Ok(what.to_owned()),
        (Reading::Second, what) => {
            let refusal = Refusal::new(code::WAIVER_OF_WHAT).with("paragraph", named).with("what", what);
            Err(refusal.with("edition", edition.id.0).with("known", names.join(", ").as_str()).into())
        }
    }
}

/// The report of an event, or what its newest file that waits says; none where nothing has come.
fn reported(store: &mut Reader<'_>, event: &RegisteredTournament) -> Result<Option<Report>, OfficeError> {
    if let Some(report) = reports::known(store, event.id, EntryId::LAST)? {
        return Ok(Some(report));
    }
    let waiting = submissions::of_tournament(store, event.id)?;
    let Some(file) = waiting.into_iter().rfind(|file| file.state == SubmissionState::Received) else { return Ok(None) };
    let opened = open(store, file.id)?;
    let persons = persons_known(&opened.lines).into_iter().map(Option::unwrap_or_default).collect();
    Ok(Some(opened.reported.identified(persons)))
}

/// Refuses what cannot help an event: 6.2 speaks of matches, and a late registration has its own permission by how strong the
/// event is.
fn helps(
    store: &mut Reader<'_>,
    (event, report): (&RegisteredTournament, &Report),
    edition: &Edition,
    meant: &[Permission],
    named: &str,
) -> Result<(), OfficeError> {
    let Report::Chess { tournament, .. } = report else { return Ok(()) };
    let refused = |code| {
        let refusal = Refusal::new(code).with("paragraph", named).with("edition", edition.id.0);
        refusal.with("tournament", event.id)
    };
    let of = |fault| meant.iter().filter(move |one| one.faults.contains(&fault));
    if of(finding::MATCH_DECIDED).count() == meant.len() && tournament.system != System::Match {
        return Err(refused(code::WAIVER_NO_MATCH).into());
    }
    if of(finding::REGISTERED_LATE).count() < meant.len() {
        return Ok(());
    }
    // As if it had been registered on its first day: the law says by which point that is late.
    let facts = EventFacts { registered: Some(event.starts), ..event.facts.clone() };
    let late = RegisteredTournament { facts, ..event.clone() };
    let found = check_event(store, &late, report, &Entering::default())?;
    let Some(found) = found.iter().find(|one| one.code == finding::REGISTERED_LATE) else { return Ok(()) };
    if meant.iter().any(|one| one.of == found.paragraph) {
        return Ok(());
    }
    let under = permitting(edition, found.paragraph, finding::REGISTERED_LATE).map_or("", |one| one.under.0);
    Err(refused(code::WAIVER_ELSEWHERE).with("stands", found.paragraph.0).with("under", under).into())
}

/// The day of a list that is out already although the decision is made for it.
pub fn late_for(store: &mut Reader<'_>, decided: &Decided) -> Result<Option<Date>, OfficeError> {
    let Decided::Transition { series, .. } = decided else { return Ok(None) };
    let standard = [Series::Chess(Tempo::Standard)];
    for one in if series.is_empty() { &standard[..] } else { series } {
        let is_out = |list: &List| list.day == COMPRESSION_2024_03.list_date && list.published.is_some();
        if lists::of(store, *one)?.iter().any(is_out) {
            return Ok(Some(COMPRESSION_2024_03.list_date));
        }
    }
    Ok(None)
}

/// Points that anybody can mean.
const GO_POINTS: std::ops::RangeInclusive<i32> = 0..=3500;

fn indicators(series: Series, points: Option<i32>, grade: Option<&str>) -> Result<(), Refusal> {
    if points.is_none() && grade.is_none() {
        return Err(Refusal::new(code::INDICATORS_EMPTY));
    }
    match (series, points, grade) {
        (Series::Chess(_), _, Some(_)) => Err(Refusal::new(code::GRADE_OF_CHESS)),
        (Series::Chess(_), Some(points), _) if Rating::new(points.into()).is_none() => {
            Err(Refusal::new(code::RATING_RANGE).with("points", points))
        }
        (Series::Go, Some(points), _) if !GO_POINTS.contains(&points) => {
            Err(Refusal::new(code::RATING_RANGE).with("points", points))
        }
        (Series::Go, _, Some(grade)) if Grade::parse(grade).is_none() => {
            Err(Refusal::new(code::GRADE_UNKNOWN).with("grade", grade))
        }
        _ => Ok(()),
    }
}

fn of_go(store: &mut Reader<'_>, tournament: TournamentId) -> Result<(), OfficeError> {
    let event = tournament_of(store, tournament)?;
    if event.series != Series::Go {
        return Err(Refusal::new(code::TOURNAMENT_NOT_GO).with("tournament", tournament).into());
    }
    Ok(())
}

impl Body for DecideAct {
    const NAME: &'static str = "decide";
    const ROLE: Role = Role::Committee;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        record(store, entry, &self.decision, (self.day, &self.reference))
    }

    /// From now on it does not hold; that it did is remembered for the lists that met it.
    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        revoke(store, done, by)
    }
}

/// Enters a decision that an entry brings; about a tournament that a list has counted, it reaches back to that list.
pub(super) fn record(
    store: &mut Writer<'_>,
    entry: &Entry,
    decided: &Decided,
    of: (Date, &str),
) -> Result<(), OfficeError> {
    let decision = enter(store, entry, decided, of)?;
    counted_before(store, entry, &decision, CorrectionKind::Decision)
}

/// Enters a decision that comes with a report, which reaches back itself.
pub(super) fn enter(
    store: &mut Writer<'_>,
    entry: &Entry,
    decided: &Decided,
    (day, reference): (Date, &str),
) -> Result<Decision, OfficeError> {
    let (kind, tournament, person, paragraph) = match decided {
        Decided::Waiver { tournament, paragraph, .. } => {
            (DecisionKind::Waiver, Some(*tournament), None, paragraph.as_str())
        }
        Decided::Multiplier { tournament, .. } => (DecisionKind::Multiplier, Some(*tournament), None, ""),
        Decided::Importance { tournament, .. } => (DecisionKind::Importance, Some(*tournament), None, ""),
        Decided::Event { tournament, .. } => (DecisionKind::Event, Some(*tournament), None, ""),
        Decided::Parts { tournament, .. } => (DecisionKind::Parts, Some(*tournament), None, ""),
        Decided::Allowed { tournament, .. } => (DecisionKind::Allowed, Some(*tournament), None, ""),
        Decided::Transition { .. } => (DecisionKind::Transition, None, None, ""),
        Decided::Parameter { .. } => (DecisionKind::Parameter, None, None, ""),
        Decided::Initial { person, .. } => (DecisionKind::Initial, None, Some(*person), ""),
        Decided::Indicators { person, .. } => (DecisionKind::Indicators, None, Some(*person), ""),
        Decided::Owner { .. } => (DecisionKind::Owner, None, None, ""),
        Decided::Coverage { covered } => {
            // One who is said to belong to the system by an act of his own; what a report says is about many.
            let alone = covered.first().filter(|_| entry.act == Kind::Cover.as_str());
            (DecisionKind::Coverage, None, alone.map(|one| one.person), "")
        }
        Decided::Taken { tournament, .. } => (DecisionKind::Taken, *tournament, None, ""),
        Decided::Unlisted { person, .. } => (DecisionKind::Unlisted, None, Some(*person), ""),
        Decided::Memberless { person, .. } => (DecisionKind::Memberless, None, Some(*person), ""),
        Decided::Suspension { .. } => (DecisionKind::Suspension, None, None, ""),
        Decided::Exemption { person, .. } => (DecisionKind::Exemption, None, Some(*person), ""),
    };
    let decision = Decision {
        entry: entry.seq,
        kind,
        tournament,
        person,
        paragraph: paragraph.to_owned(),
        value: serde_json::to_string(decided).expect("a decision is plain data"),
        day,
        reference: reference.to_owned(),
        revoked: None,
    };
    decisions::insert(store, &decision)?;
    Ok(decision)
}

/// From an entry on the decision of another does not hold.
pub(super) fn revoke(store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
    let held = decisions::get(store, done.seq)?.filter(|decision| decision.revoked.is_none());
    let held = held.ok_or_else(|| Refusal::new(code::DECISION_REVOKED).with("entry", done.seq))?;
    decisions::revoke(store, done.seq, by.seq)?;
    counted_before(store, by, &held, CorrectionKind::Decision)
}

/// A decision about a tournament that a list has already counted reaches back to that list.
pub(super) fn counted_before(
    store: &mut Writer<'_>,
    entry: &Entry,
    decision: &Decision,
    what: CorrectionKind,
) -> Result<(), OfficeError> {
    let Some(tournament) = decision.tournament else { return Ok(()) };
    let list = tournaments::get(store, tournament)?.and_then(|tournament| tournament.list);
    if list.is_some() {
        reaches_back(store, entry, (tournament, list), what)?;
    }
    Ok(())
}

/// The first list that has counted a decision about no event.
pub(super) fn first_counting(store: &mut Reader<'_>, decision: &Decision) -> Result<Option<ListId>, OfficeError> {
    let of = match Decided::read(&decision.value) {
        Some(Decided::Indicators { series: series @ Series::Chess(_), .. }) => series,
        _ => return Ok(None),
    };
    let mut counting = lists::of(store, of)?;
    counting.retain(|list| {
        let is_after = list.closed > decision.entry && list.day >= decision.day;
        is_after && list.origin == Origin::Computed && list.published.is_some()
    });
    Ok(counting.into_iter().min_by_key(|list| (list.day, list.revision)).map(|list| list.id))
}
