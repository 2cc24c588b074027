//! What closing would make now: the accepted tournaments of a period and the list they give. Sealed by
//! [`crate::acts::close`], shown by a forecast.

use crate::lists::ClosedList;
use crate::lists::compute::{Made, Shelf, decides_games, forecast, last_day, leaves_out, named};
use crate::lists::go_line::Line;
use crate::refusal::{OfficeError, Refusal, code};
use arpad_codes::RefusalCode;
use arpad_model::{
    EntryId, Finding, List, ListId, Origin, RegisteredTournament, Series, Tempo, TournamentId, TournamentState,
};
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::tournaments;
use arpad_registry::tables::{lists, parts, reports};
use arpad_registry::{Reader, ledger};
use arpad_rules::calendar::Calendar;
use jiff::ToSpan;
use jiff::civil::Date;

/// What a closing would seal.
pub(crate) struct Draft {
    /// The lists.
    pub specs: Vec<ClosedList>,
    /// Their rows.
    pub made: Vec<Made>,
    /// Tournaments the law refuses at the last moment.
    pub left_out: Vec<RegisteredTournament>,
    /// What the law says.
    pub findings: Vec<Finding>,
    /// In a look ahead: the list of the month before, which nobody has closed yet, as it would be made now; its day.
    pub upon: Option<(Date, Made)>,
}

impl Draft {
    /// Why something was left out, then what the law says of what was made, by name.
    fn name_findings(&mut self, store: &mut Reader<'_>) -> Result<(), OfficeError> {
        self.findings.extend(self.made.iter().flat_map(|made| made.findings.clone()));
        Ok(named(store, &mut self.findings, &[])?)
    }

    /// The same lists, fewer of them or more.
    pub(crate) fn with(
        self,
        store: &mut Reader<'_>,
        specs: Vec<ClosedList>,
        made: Vec<Made>,
    ) -> Result<Self, OfficeError> {
        let made_before: usize = self.made.iter().map(|made| made.findings.len()).sum();
        let mut findings = self.findings;
        findings.truncate(findings.len().saturating_sub(made_before));
        let mut draft = Draft { specs, made, left_out: self.left_out, findings, upon: None };
        draft.name_findings(store)?;
        Ok(draft)
    }
}

/// Makes the rows of lists: everybody's, or for a forecast those of the participants.
pub(crate) type Maker = fn(&mut Reader<'_>, &[ClosedList], EntryId) -> Result<Vec<Made>, OfficeError>;

/// The list of a chess month as it would be closed now, and the unpublished one it would replace.
pub(crate) fn month_draft(
    store: &mut Reader<'_>,
    tempo: Tempo,
    day: Date,
    make: Maker,
) -> Result<(Draft, Option<List>), OfficeError> {
    let series = Series::Chess(tempo);
    let known = ledger::head(store)?.0.next();
    let edition = Calendar::default().chess_edition_on(tempo, day).map_err(|error| {
        let refusal = Refusal::new(code::NOT_MODELLED).with("series", series.as_str());
        OfficeError::from(refusal.with("date", error.date).with("first", error.first))
    })?;
    if day.day() != 1 {
        return Err(Refusal::new(code::LIST_DATE).with("date", day).into());
    }
    let instead_of = closable(store, series, day)?;
    let base = Shelf::read(store, series, known)?.base(day).map(|list| list.id);
    let mut due = tournaments::due(store, series, day.saturating_sub(1.day()))?;
    due.retain(|event| event.ends <= last_day(tempo, day, event));
    if let Some(replaced) = &instead_of {
        // What the unpublished list had counted is due again.
        for id in lists::tournaments(store, replaced.id)? {
            due.extend(tournaments::get(store, id)?.filter(|event| event.state == TournamentState::Rated));
        }
    }
    due.retain(|event| event.reported.is_none_or(|reported| reported <= last_day(tempo, day, event)));
    due.sort_by_key(|event| (event.starts, event.ends, event.id));
    due.dedup_by_key(|event| event.id);
    let next = lists::next(store)?;
    let mut spec = spec_of(store, (series, day), edition.id.0, (next, base), &due)?;
    spec.instead_of = instead_of.as_ref().map(|list| list.id);
    let mut made = make(store, std::slice::from_ref(&spec), known)?;
    let mut left_out = Vec::new();
    let findings = made[0].findings.clone();
    if !made[0].refused.is_empty() {
        for position in made[0].refused.iter().rev() {
            spec.tournaments.remove(*position);
            left_out.push(due.remove(*position));
        }
        made = make(store, std::slice::from_ref(&spec), known)?;
    }
    Ok((Draft { specs: vec![spec], made, left_out, findings, upon: None }, instead_of))
}

/// A list of a chess month that counts these events.
pub(super) fn spec_of(
    store: &mut Reader<'_>,
    (series, day): (Series, Date),
    edition: &str,
    (list, base): (ListId, Option<ListId>),
    due: &[RegisteredTournament],
) -> Result<ClosedList, OfficeError> {
    let known = ledger::head(store)?.0.next();
    let tournaments: Vec<TournamentId> = due.iter().map(|event| event.id).collect();
    let (whole, ends) = has_parts(store, &tournaments)?;
    Ok(ClosedList {
        list,
        series,
        day,
        revision: 0,
        edition: edition.to_owned(),
        base,
        tournaments,
        instead_of: None,
        as_stored: false,
        second_reading: false,
        titles_of: None,
        off: leaves_out(store, series, known)?.then(String::new),
        whole,
        ends,
        decided_games: decides_games(store, series, known)?,
        players: 0,
        sha256: String::new(),
    })
}

/// Whether one of these tournaments is a part of an event, and of a round robin.
pub(crate) fn has_parts(store: &mut Reader<'_>, tournaments: &[TournamentId]) -> Result<(bool, bool), OfficeError> {
    let all = parts::all(store)?;
    let of_events: Vec<TournamentId> =
        tournaments.iter().copied().filter(|one| all.iter().any(|(part, _)| part == one)).collect();
    let mut of_round_robin = false;
    reports::each_among(store, &of_events, EntryId::LAST, |_, report| {
        let is_it = matches!(&report, Report::Chess { tournament, .. } if tournament.system.is_round_robin());
        of_round_robin |= is_it;
        Ok(())
    })?;
    Ok((!of_events.is_empty(), of_round_robin))
}

/// The go lists as they would be closed now: those of new tournaments and decisions, and every list that they, or what was
/// learnt since, may move.
pub(crate) fn go_draft(store: &mut Reader<'_>, make: Maker) -> Result<(Draft, Line), OfficeError> {
    let due = tournaments::in_state(store, Series::Go, TournamentState::Accepted)?;
    go_draft_of(store, make, &due)
}

/// The go lists that what was decided and learnt gives, without any tournament that no list has counted yet.
pub(crate) fn decided_draft(store: &mut Reader<'_>) -> Result<Draft, OfficeError> {
    go_draft_of(store, forecast, &[]).map(|(draft, _)| draft)
}

fn go_draft_of(
    store: &mut Reader<'_>,
    make: Maker,
    due: &[RegisteredTournament],
) -> Result<(Draft, Line), OfficeError> {
    let known = ledger::head(store)?.0.next();
    let mut left_out: Vec<RegisteredTournament> = Vec::new();
    let mut findings: Vec<Finding> = Vec::new();
    loop {
        let admitted = |event: &&RegisteredTournament| !left_out.iter().any(|out| out.id == event.id);
        let new: Vec<RegisteredTournament> = due.iter().filter(admitted).cloned().collect();
        let line = Line::read(store, known, &new)?;
        let Some(first) = line.first_open(store, known)? else {
            let code = if left_out.is_empty() { code::NOTHING_DUE } else { code::NOTHING_RATABLE };
            named(store, &mut findings, &[])?;
            let refusal = Refusal::new(code).with("series", Series::Go.as_str());
            return Err(Refusal { findings, ..refusal }.into());
        };
        let specs = line.specs(store, first)?;
        let made = make(store, &specs, known)?;
        let mut refused: Vec<TournamentId> = Vec::new();
        for (spec, made) in
            specs.iter().zip(&made).filter(|(spec, made)| spec.revision == 0 && !made.refused.is_empty())
        {
            refused.extend(&spec.tournaments);
            // Why it is left out; the lists that are made without it do not say so.
            findings.extend(made.findings.iter().cloned());
        }
        if refused.is_empty() {
            let mut draft = Draft { specs, made, left_out, findings, upon: None };
            draft.name_findings(store)?;
            return Ok((draft, line));
        }
        left_out.extend(new.into_iter().filter(|event| refused.contains(&event.id)));
    }
}

/// Refuses a day that is past closing; the unpublished list it would replace.
pub(crate) fn closable(store: &mut Reader<'_>, series: Series, day: Date) -> Result<Option<List>, OfficeError> {
    let computed: Vec<List> =
        lists::of(store, series)?.into_iter().filter(|list| list.origin == Origin::Computed).collect();
    let refuse = |code: RefusalCode, list: &List| {
        let refusal =
            Refusal::new(code).with("series", series.as_str()).with("date", list.day).of_month(series, list.day);
        let moment = list.published_at.or(list.closed_at);
        Err(OfficeError::from(refusal.with_moment(moment).with("entry", list.published.unwrap_or(list.closed))))
    };
    if let Some(list) = computed.iter().find(|list| list.day == day && list.published.is_some()) {
        return refuse(code::LIST_PUBLISHED, list);
    }
    if let Some(list) = computed.iter().find(|list| list.day > day && list.published.is_some()) {
        return refuse(code::LATER_LIST_PUBLISHED, list);
    }
    if let Some(list) = computed.iter().find(|list| list.day > day) {
        return refuse(code::LATER_LIST_CLOSED, list);
    }
    if let Some(list) = computed.iter().find(|list| list.day < day && list.published.is_none()) {
        return refuse(code::EARLIER_LIST_UNPUBLISHED, list);
    }
    Ok(computed.into_iter().find(|list| list.day == day))
}
