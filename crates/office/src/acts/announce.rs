//! An event is announced before it is played; its report is put to it when it comes.

use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::standing::{before, first_cancel, standing};
use crate::acts::{Act, Kind};
use crate::intake::event_facts::{stated, thinking_time, time_control};
use crate::intake::events::tournament_of;
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::matching::keys_of_text;
use crate::register::{Warning, texts, unusual_country};
use arpad_model::{EntryId, EventFacts, RegisteredTournament, Series, Tempo, TournamentId, TournamentState};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::{decisions, submissions, tournaments};
use arpad_registry::{Reader, Writer};
use jiff::ToSpan;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// An announced event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Announcement {
    /// Its number.
    pub tournament: TournamentId,
    /// The series it counts for.
    pub series: Series,
    /// Its name.
    pub name: String,
    /// Where.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub town: String,
    /// Who holds it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub organizer: String,
    /// The chief arbiter.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub arbiter: String,
    /// The time control.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub time_control: String,
    /// Rounds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u16>,
    /// Players expected.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<u32>,
    /// First day.
    pub starts: Date,
    /// Last day.
    pub ends: Date,
    /// The day of the announcement.
    pub announced: Date,
    /// What the law asks about it.
    #[serde(default, skip_serializing_if = "EventFacts::is_empty")]
    pub facts: EventFacts,
}

/// Announces an event; the office gives it its number.
pub fn announce(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    announcement: Announcement,
) -> Result<TournamentId, OfficeError> {
    let id = tournaments::next(store)?;
    let announcement = checked(store, stamp, Announcement { tournament: id, ..announcement })?;
    enact(store, stamp, &Act::Announce(announcement))?;
    Ok(id)
}

/// An announced event is announced otherwise; everything is stated anew. Refused once a report has come, which says itself
/// what was played.
pub fn announce_anew(store: &mut Writer<'_>, stamp: &Stamp, announcement: Announcement) -> Result<(), OfficeError> {
    let known = tournament_of(store, announcement.tournament)?;
    unreported(store, &known)?;
    if known.state != TournamentState::Announced {
        let refusal = Refusal::new(code::EVENT_NOT_ANNOUNCED).with("tournament", known.id);
        return Err(refusal.with("name", known.name.as_str()).with("state", known.state.as_str()).into());
    }
    let announcement = checked(store, stamp, announcement)?;
    if announcement.event() == known && announcement.players == expected(store, known.id)? {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    enact(store, stamp, &Act::Announce(announcement))?;
    Ok(())
}

/// How these events were announced last.
pub(crate) fn announcements(
    store: &mut Reader<'_>,
    events: &[TournamentId],
) -> Result<HashMap<TournamentId, Announcement>, OfficeError> {
    let standing = standing(store, Kind::Announce, |act| match act {
        Act::Announce(one) if events.contains(&one.tournament) => Some(one),
        _ => None,
    })?;
    Ok(standing.into_iter().map(|(_, one)| (one.tournament, one)).collect())
}

/// The players that were announced for an event; the register itself does not have them.
fn expected(store: &mut Reader<'_>, event: TournamentId) -> Result<Option<u32>, OfficeError> {
    Ok(announcements(store, &[event])?.get(&event).and_then(|one| one.players))
}

/// An event as it was announced.
pub fn announced(store: &mut Reader<'_>, tournament: TournamentId) -> Result<Announcement, OfficeError> {
    let event = tournament_of(store, tournament)?;
    Ok(Announcement {
        tournament,
        series: event.series,
        name: event.name,
        town: event.town,
        organizer: event.organizer,
        arbiter: event.arbiter,
        time_control: event.time_control,
        rounds: event.rounds,
        players: expected(store, tournament)?,
        starts: event.starts,
        ends: event.ends,
        announced: event.announced.unwrap_or(event.starts),
        facts: event.facts,
    })
}

/// Who announces an event later than this has mistyped a year.
const FAR_AHEAD: i64 = 5;

/// And who announces one that began longer ago: what a register is given of its past is younger than ratings are.
const LONG_AGO: i64 = 60;

/// What looks odd about an event as it was announced: a time control that nobody can read, a territory nobody knows.
pub fn looks_odd(store: &mut Reader<'_>, tournament: TournamentId) -> Result<Vec<Warning>, OfficeError> {
    let event = tournament_of(store, tournament)?;
    let is_read = match event.series {
        Series::Chess(_) => event.facts.time_control.is_some(),
        Series::Go => event.facts.go.time.is_some(),
    };
    let text = event.time_control.trim();
    let unread = (!text.is_empty() && !is_read).then(|| Warning::new("time-control-unread").with("text", text));
    let mut odd: Vec<Warning> = unread.into_iter().collect();
    odd.extend(unknown_territory(store, &event.facts.territory)?);
    Ok(odd)
}

/// What looks odd about the territory on which an event is said to be held.
pub fn unknown_territory(store: &mut Reader<'_>, code: &str) -> Result<Option<Warning>, OfficeError> {
    unusual_country(store, code)
}

fn checked(store: &mut Reader<'_>, stamp: &Stamp, mut announcement: Announcement) -> Result<Announcement, OfficeError> {
    texts::past(stamp.day(), announcement.announced)?;
    if announcement.starts > stamp.day().saturating_add(FAR_AHEAD.years()) {
        let refusal = Refusal::new(code::EVENT_FAR_AHEAD).with("starts", announcement.starts);
        return Err(refusal.with("today", stamp.day()).into());
    }
    if announcement.starts < stamp.day().saturating_sub(LONG_AGO.years()) {
        let refusal = Refusal::new(code::EVENT_LONG_AGO).with("starts", announcement.starts);
        return Err(refusal.with("today", stamp.day()).into());
    }
    announcement.name = texts::optional(&announcement.name)?;
    if announcement.name.is_empty() {
        return Err(Refusal::new(code::EVENT_WITHOUT_NAME).into());
    }
    if announcement.ends < announcement.starts {
        let refusal = Refusal::new(code::EVENT_ENDS_EARLY).with("starts", announcement.starts);
        return Err(refusal.with("ends", announcement.ends).into());
    }
    announcement.facts = stated(announcement.facts)?;
    announcement.facts.time_control = time_control(announcement.series, &announcement.time_control);
    let facts = &mut announcement.facts.go;
    facts.time = thinking_time(announcement.series, &announcement.time_control).or(facts.time);
    let name = keys_of_text(&announcement.name).tokens;
    let same = tournaments::starting_on(store, announcement.series, announcement.starts)?
        .into_iter()
        .find(|known| known.id != announcement.tournament && keys_of_text(&known.name).tokens == name);
    if let Some(known) = same {
        return Err(Refusal::new(code::EVENT_KNOWN)
            .with("tournament", known.id)
            .with("name", known.name.as_str())
            .into());
    }
    Ok(announcement)
}

/// Refuses an event that a file has reported.
fn unreported(store: &mut Reader<'_>, event: &RegisteredTournament) -> Result<(), OfficeError> {
    let Some(file) = submissions::of_tournament(store, event.id)?.pop() else { return Ok(()) };
    let refusal = Refusal::new(code::EVENT_REPORTED).with("tournament", event.id).with("name", event.name.as_str());
    Err(refusal.with("submission", file.id).into())
}

impl Body for Announcement {
    const NAME: &'static str = "announce";
    const ROLE: Role = Role::Arbiter;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let event = self.event();
        match tournaments::get(store, event.id)? {
            Some(_) => tournaments::update(store, &event, entry.seq)?,
            None => tournaments::insert(store, &event, entry.seq)?,
        }
        Ok(())
    }

    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        let event = tournament_of(store, self.tournament)?;
        unreported(store, &event)?;
        let withdrawn = standing(store, Kind::Withdraw, |act| match act {
            Act::Withdraw(one) if one.tournament == self.tournament => Some(()),
            _ => None,
        })?;
        let decided = decisions::on_tournament(store, self.tournament, EntryId::LAST)?;
        let mut on_it = withdrawn.iter().map(|(entry, ())| *entry).chain(decided.iter().map(|one| one.entry));
        if let Some(first) = on_it.next() {
            return Err(first_cancel(done.seq, first).into());
        }
        let same = standing(store, Kind::Announce, |act| match act {
            Act::Announce(one) if one.tournament == self.tournament => Some(one),
            _ => None,
        })?;
        match before(same, done.seq)? {
            Some(announced) => announced.apply(store, by),
            None => Ok(tournaments::remove(store, self.tournament)?),
        }
    }
}

impl Announcement {
    /// The announcement of a day of which nothing is said yet.
    pub fn nothing(day: Date) -> Self {
        let empty = String::new;
        Announcement {
            tournament: TournamentId::default(),
            series: Series::Chess(Tempo::Standard),
            name: empty(),
            town: empty(),
            organizer: empty(),
            arbiter: empty(),
            time_control: empty(),
            rounds: None,
            players: None,
            starts: day,
            ends: day,
            announced: day,
            facts: EventFacts::default(),
        }
    }

    /// The row of the event while nothing else is known of it.
    fn event(&self) -> RegisteredTournament {
        RegisteredTournament {
            id: self.tournament,
            series: self.series,
            name: self.name.clone(),
            town: self.town.clone(),
            organizer: self.organizer.clone(),
            arbiter: self.arbiter.clone(),
            time_control: self.time_control.clone(),
            rounds: self.rounds,
            starts: self.starts,
            ends: self.ends,
            announced: Some(self.announced),
            reported: None,
            state: TournamentState::Announced,
            because: String::new(),
            submission: None,
            list: None,
            facts: self.facts.clone(),
        }
    }
}
