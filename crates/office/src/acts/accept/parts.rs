//! A file of an event that is reported month by month: its new games are new parts, each rated in its own list; a game of a
//! part that is known already and ended otherwise is a correction of that part.

use super::AcceptAct;
use crate::acts::Act;
use crate::acts::desk::{Stamp, enact};
use crate::acts::result::ResultAct;
use crate::intake::events::tournament_of;
use crate::intake::read_report::{Games, Unidentified};
use crate::lists::reading::{self, Reading};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{
    EntryId, Game, PersonId, RegisteredTournament, Series, SubmissionId, System, Tournament, TournamentId,
    TournamentState,
};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::{parts, reports, tournaments};
use arpad_registry::{Reader, Writer};
use arpad_rules::calendar::Calendar;
use arpad_rules::chess::parts::{Part, announced_rounds, by_month, is_monthly, part_of};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeSet, HashMap};

/// Which part of its event a file is accepted as.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartAct {
    /// The number of the part; the first has that of the event.
    pub tournament: TournamentId,
    /// The event.
    pub event: TournamentId,
    /// Its rounds.
    pub rounds: Vec<u16>,
    /// The day of the first of them.
    pub start: Date,
    /// The day of the last.
    pub end: Date,
    /// The first day of the whole event.
    pub event_start: Date,
    /// The day its file came.
    pub reported: Date,
    /// Everybody in the file takes part, also who has no game in these rounds, and how many rounds there are is known where the
    /// file says so. Parts of before knew of those who play in them, and took the rounds so far for all.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub of_whole: bool,
}

impl PartAct {
    /// The file has brought corrections and no new round.
    pub(in crate::acts) fn is_empty(&self) -> bool {
        self.rounds.is_empty()
    }

    /// The report of the part: its rounds, and whoever plays in them.
    pub(super) fn report(&self, tournament: &Tournament, persons: &[PersonId]) -> Report {
        let part = Part { rounds: self.rounds.clone(), start: self.start, end: self.end };
        let announced = announced_rounds(tournament);
        let mut tournament = part_of(tournament, &part, self.event_start);
        if self.of_whole {
            tournament.circumstances.rounds = announced;
            return Report::Chess { persons: persons.to_vec(), tournament };
        }
        let mut lines: Vec<u32> = tournament.games.iter().flat_map(|game| [game.white, game.black]).collect();
        lines.sort_unstable();
        lines.dedup();
        let place: HashMap<u32, u32> = lines.iter().copied().zip(0..).collect();
        for game in &mut tournament.games {
            (game.white, game.black) = (place[&game.white], place[&game.black]);
        }
        Report::Chess { persons: lines.iter().map(|line| persons[*line as usize]).collect(), tournament }
    }

    /// Enters the part, and a row for it where it is not the first.
    pub(super) fn enter(
        &self,
        store: &mut Writer<'_>,
        entry: &Entry,
        said: &RegisteredTournament,
    ) -> Result<(), OfficeError> {
        if self.tournament != self.event {
            let row = self.row(&tournament_of(store, self.event)?, said);
            tournaments::insert(store, &row, entry.seq)?;
        }
        if parts::event_of(store, self.tournament)?.is_none() {
            parts::insert(store, self.tournament, self.event, entry.seq)?;
        }
        Ok(())
    }

    /// The row of a part that is no event of its own yet.
    pub(super) fn row(&self, event: &RegisteredTournament, said: &RegisteredTournament) -> RegisteredTournament {
        RegisteredTournament {
            id: self.tournament,
            announced: event.announced,
            organizer: event.organizer.clone(),
            arbiter: event.arbiter.clone(),
            name: event.name.clone(),
            reported: Some(self.reported),
            facts: event.facts.clone(),
            ..said.clone()
        }
    }
}

/// What a file adds to an event that is reported part by part.
pub(super) struct Plan {
    pub event: TournamentId,
    pub event_start: Date,
    /// Games of known parts that ended otherwise.
    corrections: Vec<ResultAct>,
    pub parts: Vec<Part>,
    /// See [`PartAct::of_whole`].
    of_whole: bool,
}

/// The same; none where the event is not reported so.
pub(super) fn plan(
    store: &mut Reader<'_>,
    submission: SubmissionId,
    event: &RegisteredTournament,
    (reported, persons): (&Unidentified, &[PersonId]),
) -> Result<Option<Plan>, OfficeError> {
    let (Games::Chess(tournament), Series::Chess(tempo)) = (&reported.event, reported.series) else { return Ok(None) };
    if reading::of(store)? == Reading::First {
        return Ok(None);
    }
    let whole = parts::event_of(store, event.id)?.unwrap_or(event.id);
    let parts = parts::of(store, whole)?;
    let known = known_parts(store, whole, &parts)?;
    let event_start = known.iter().map(|part| part.starts).chain([tournament.start]).min().unwrap_or(tournament.start);
    let is_monthly = Calendar::default()
        .chess_edition_on(tempo, event_start)
        .is_ok_and(|edition| is_monthly(edition, event_start, tournament.end.max(event.ends)));
    let is_known = |round: u16| known.iter().any(|part| part.rounds.contains(&round));
    let has_new = tournament.games.iter().any(|game| !is_known(game.round));
    // One report and nothing new in the other is a corrected report as any other.
    if parts.is_empty() && (!is_monthly || (!known.is_empty() && !has_new)) {
        return Ok(None);
    }
    let undated = |round: u16| {
        let refusal = Refusal::new(code::PART_UNDATED).with("submission", submission).with("round", u32::from(round));
        OfficeError::from(refusal.with("event", event.name.as_str()))
    };
    let parts = match by_month(tournament, |round| !is_known(round)) {
        Ok(parts) => parts,
        // A first report without days is taken whole, as ever; the law warns of it.
        Err(_) if known.is_empty() => return Ok(None),
        Err(round) => return Err(undated(round)),
    };
    let corrections = corrections(submission, &known, tournament, persons)?;
    let of_whole = tournament.system.is_round_robin() || tournament.system == System::Match;
    Ok(Some(Plan { event: whole, event_start, corrections, parts, of_whole }))
}

impl Plan {
    /// Whether nothing would come of the file.
    pub(super) fn is_empty(&self) -> bool {
        self.parts.is_empty() && self.corrections.is_empty()
    }

    /// Whether games of known parts ended otherwise.
    pub(super) fn corrects(&self) -> bool {
        !self.corrections.is_empty()
    }

    /// Corrects the games that ended otherwise; how many.
    pub(super) fn correct(&self, store: &mut Writer<'_>, stamp: &Stamp) -> Result<usize, OfficeError> {
        for act in &self.corrections {
            enact(store, stamp, &Act::Result(act.clone()))?;
        }
        Ok(self.corrections.len())
    }

    /// The acts that accept its parts, or at least its corrections; persons who are new enter with the first.
    pub(super) fn acts(
        &self,
        store: &mut Reader<'_>,
        whole: &AcceptAct,
        reported: Date,
        has_first: bool,
    ) -> Result<Vec<AcceptAct>, OfficeError> {
        let mut next = tournaments::next(store)?;
        let mut acts: Vec<AcceptAct> = Vec::with_capacity(self.parts.len());
        let nothing = [Part { rounds: Vec::new(), start: self.event_start, end: self.event_start }];
        for part in if self.parts.is_empty() { &nothing[..] } else { &self.parts } {
            let is_event = part.rounds.is_empty() || (acts.is_empty() && !has_first);
            let tournament = if is_event { self.event } else { next };
            next = TournamentId(next.0 + u32::from(!is_event));
            let mut act = whole.clone();
            if !acts.is_empty() {
                act.new.clear();
                act.taken.clear();
            }
            act.part = Some(PartAct {
                tournament,
                event: self.event,
                rounds: part.rounds.clone(),
                start: part.start,
                end: part.end,
                event_start: self.event_start,
                reported,
                of_whole: self.of_whole,
            });
            acts.push(act);
        }
        Ok(acts)
    }
}

/// A part that was accepted: its games by round, with who played.
struct Known {
    tournament: TournamentId,
    starts: Date,
    persons: Vec<PersonId>,
    games: Vec<Game>,
    rounds: BTreeSet<u16>,
}

fn known_parts(store: &mut Reader<'_>, whole: TournamentId, parts: &[TournamentId]) -> Result<Vec<Known>, OfficeError> {
    let mut known = Vec::new();
    for id in std::iter::once(whole).chain(parts.iter().copied().filter(|part| *part != whole)) {
        let event = tournaments::get(store, id)?;
        let counts =
            |event: &RegisteredTournament| matches!(event.state, TournamentState::Accepted | TournamentState::Rated);
        let Some(event) = event.filter(counts) else { continue };
        if let Some(Report::Chess { persons, tournament }) = reports::known(store, id, EntryId::LAST)? {
            let rounds = tournament.games.iter().map(|game| game.round).collect();
            known.push(Known { tournament: id, starts: event.starts, persons, games: tournament.games, rounds });
        }
    }
    Ok(known)
}

/// The games of known parts that ended otherwise by the file. A file that holds a known round holds all of it: a game that
/// is missing, or there for the first time, is refused by name.
fn corrections(
    submission: SubmissionId,
    known: &[Known],
    tournament: &Tournament,
    persons: &[PersonId],
) -> Result<Vec<ResultAct>, OfficeError> {
    let mut corrections = Vec::new();
    for part in known {
        for round in &part.rounds {
            let in_file: Vec<&Game> = tournament.games.iter().filter(|game| game.round == *round).collect();
            if in_file.is_empty() {
                continue;
            }
            let is_same = |one: &Game, other: &Game| {
                let of_part = [part.persons[one.white as usize], part.persons[one.black as usize]];
                of_part == [persons[other.white as usize], persons[other.black as usize]]
            };
            let in_part = || part.games.iter().enumerate().filter(|(_, game)| game.round == *round);
            let is_new = |game: &&Game| !in_part().any(|(_, known)| is_same(known, game));
            let is_missing = |game: &Game| !in_file.iter().any(|other| is_same(game, other));
            if in_file.iter().any(is_new) || in_part().any(|(_, game)| is_missing(game)) {
                let refusal = Refusal::new(code::PART_DIFFERS).with("submission", submission);
                let refusal = refusal.with("round", u32::from(*round)).with("tournament", part.tournament);
                return Err(refusal.into());
            }
            for (place, game) in in_part() {
                let ended = in_file.iter().find(|other| is_same(game, other)).map(|other| other.outcome);
                if let Some(outcome) = ended.filter(|outcome| *outcome != game.outcome) {
                    corrections.push(ResultAct {
                        tournament: part.tournament,
                        game: place as u32,
                        result: outcome.as_str().to_owned(),
                        instead_of: game.outcome.as_str().to_owned(),
                    });
                }
            }
        }
    }
    Ok(corrections)
}
