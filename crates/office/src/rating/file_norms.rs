//! The norms of a tournament file: every one made, every near miss, and before the last rounds what everybody needs.

use crate::files::title_event::{Declared, EventHead, event_head, title_event};
use crate::rating::rate_file::{FileKind, kind_of};
use arpad_formats::trf::{self, TournamentFile};
use arpad_model::{Finding, Place, Severity, Tempo};
use arpad_rules::calendar::{Calendar, RatingSystem};
use arpad_rules::chess::tempo::tempo_of;
use arpad_rules::titles::codes::finding;
use arpad_rules::titles::event::{EventNorms, TitleEvent, event_norms, may_give_norms};

/// The norms of a file, with what they were judged by.
#[derive(Clone, Debug)]
pub struct FileNorms {
    /// What is written on its forms and decides nothing.
    pub head: EventHead,
    /// The event as the file tells it.
    pub event: TitleEvent,
    /// What came out; none where what it hangs on is not established, and then `refusals` says what.
    pub norms: Option<EventNorms>,
    /// Why nothing came out.
    pub refusals: Vec<Finding>,
}

/// More players than this have no event to themselves.
const MOST_PLAYERS: usize = 1000;

/// The norms of a report of standard chess with as many rounds as a norm needs; none of any other file.
pub fn file_norms(bytes: &[u8], calendar: &Calendar, declared: Declared) -> Option<FileNorms> {
    // Counted before anything is read: a hostile file must not be read twice.
    let players = bytes.split(|byte| matches!(byte, b'\n' | b'\r')).filter(|line| line.starts_with(b"001")).count();
    match kind_of(bytes) {
        FileKind::Trf if players > MOST_PLAYERS => {
            let at = RatingSystem::FideTitles.scope();
            let refusal = Finding::new(Severity::Warning, at, Place::Everything, finding::EVENT_TOO_LARGE);
            let refusals = vec![refusal.with("players", players).with("most", MOST_PLAYERS)];
            let event = title_event(&TournamentFile::default(), declared);
            Some(FileNorms { head: EventHead::default(), event, norms: None, refusals })
        }
        FileKind::Trf => {
            let file = trf::read(bytes).0;
            norms_of(event_head(&file), title_event(&file, declared), calendar)
        }
        _ => None,
    }
}

/// The norms of an event.
pub fn norms_of(head: EventHead, event: TitleEvent, calendar: &Calendar) -> Option<FileNorms> {
    let is_slow = event.time_control.as_ref().is_none_or(|control| tempo_of(control) == Tempo::Standard);
    // An event without a day has no edition, and one before the first is not modelled.
    let edition = event.event.start.and_then(|day| calendar.title_edition_on(day).ok())?;
    if !is_slow || !may_give_norms(edition, &event.event) || event.entrants.is_empty() {
        return None;
    }
    Some(match event_norms(edition, &event) {
        Ok(norms) => FileNorms { head, event, norms: Some(norms), refusals: Vec::new() },
        Err(unknown) => {
            let at = unknown.paragraph;
            let refusal = Finding::new(Severity::Error, at, Place::Everything, finding::NOT_ESTABLISHED);
            FileNorms { head, event, norms: None, refusals: vec![refusal.with("paragraph", at.0)] }
        }
    })
}
