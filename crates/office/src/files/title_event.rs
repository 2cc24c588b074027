//! From a tournament report file to the words of the title law: everybody with federation, title, rating and every round, and what
//! the file says of the event. What it leaves blank is not said; nothing is taken from elsewhere.
//!
//! Readings: a round in which others have results and somebody has no line is one he stayed away from; a result that does not fit
//! the opponent's is set aside, and the reader's notice says so; `W D L` are set aside too (T-25).

use crate::files::from_trf;
use arpad_formats::trf::{self, ByeKind, ResultCode, RoundEntry, TournamentFile};
use arpad_model::{HalfPoints, InactiveChief, ListedAs, Sex};
use arpad_rules::titles::event::{Arbiter, Entrant, Entry, Format, TitleEvent};
use arpad_rules::titles::norm::{Event, Kind, MOST_ROUNDS, RoundResult, System};
use arpad_rules::titles::title::{FideTitle, Titles};
use jiff::civil::Date;
use std::collections::HashMap;

/// What no file says and somebody declares beside it (T-36).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declared {
    /// What the event is; the final of a federation that holds a zonal of its own in the same year is ordinary (1.4.3a).
    pub kind: Kind,
    /// What else it is.
    pub listed: Option<ListedAs>,
    /// The federation holds a zonal of its own in this year.
    pub own_zonal: bool,
    /// The day it was registered.
    pub registered: Option<Date>,
    /// What was decided because its chief arbiter was inactive.
    pub inactive_chief: Option<InactiveChief>,
}

impl Declared {
    /// An event of this kind, of which nothing else is said.
    pub fn of(kind: Kind) -> Self {
        Declared { kind, ..Declared::default() }
    }
}

impl Default for Declared {
    fn default() -> Self {
        Declared { kind: Kind::Ordinary, listed: None, own_zonal: false, registered: None, inactive_chief: None }
    }
}

/// What is written on the forms of an event and decides nothing; empty where the file does not say it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventHead {
    /// Its name.
    pub name: String,
    /// Where it is played.
    pub city: String,
    /// The rate of play as the file writes it.
    pub rate_of_play: String,
    /// The type as the file writes it.
    pub kind: String,
    /// The pairing system by its code.
    pub pairing: String,
    /// The program that paired it.
    pub program: String,
}

/// The texts of the file's head.
pub fn event_head(file: &TournamentFile) -> EventHead {
    let header = &file.header;
    let text = |text: &Option<trf::Text>| text.as_ref().map(|one| one.text.trim().to_owned()).unwrap_or_default();
    let control = header.time_control.as_ref().or(header.time_control_code.as_ref());
    EventHead {
        name: text(&header.name),
        city: text(&header.city),
        rate_of_play: control.map(|field| field.text.trim().to_owned()).unwrap_or_default(),
        kind: text(&header.kind),
        pairing: header.tournament_type.as_ref().map(|field| field.text.trim().to_owned()).unwrap_or_default(),
        program: text(&header.pairing_controller),
    }
}

/// What the file says of the event and its players.
pub fn title_event(file: &TournamentFile, declared: Declared) -> TitleEvent {
    let header = &file.header;
    let report = from_trf::from_trf(file, None);
    let circumstances = report.tournament.circumstances;
    let text = |text: &Option<trf::Text>| text.as_ref().map(|one| one.text.trim().to_owned()).unwrap_or_default();
    let (system, format) = system(file);
    let rounds = circumstances.rounds.unwrap_or_default().min(MOST_ROUNDS as u16);
    let date = |field: &Option<trf::Field<Date>>| field.as_ref().and_then(|field| field.value);
    let round_dates: Vec<Option<Date>> =
        header.round_dates.iter().filter_map(|field| field.value.as_ref()).flatten().copied().collect();
    let event = Event {
        rounds,
        system,
        kind: declared.kind,
        federation: code(&text(&header.federation)),
        start: date(&header.start).or_else(|| round_dates.iter().flatten().min().copied()),
        // A league with changing line-ups is not.
        predetermined: system.is_predetermined() || format == Format::Scheveningen,
        own_zonal_this_year: declared.own_zonal,
        large_swiss: None,
    };
    TitleEvent {
        event,
        listed: declared.listed,
        registered: declared.registered,
        chief_trained: None,
        inactive_chief: declared.inactive_chief,
        format,
        end: date(&header.end).or_else(|| round_dates.iter().flatten().max().copied()),
        time_control: circumstances.time_control,
        is_online: circumstances.online,
        round_dates,
        chief: arbiter(&text(&header.chief_arbiter)),
        deputies: header.deputy_arbiters.iter().flat_map(|one| arbiters(&one.text)).collect(),
        entrants: entrants(file, rounds),
    }
}

/// A federation; anything else in its place is a club or a town, and says none.
fn code(text: &str) -> Option<String> {
    arpad_codes::federation(text).map(str::to_owned)
}

fn entrants(file: &TournamentFile, rounds: u16) -> Vec<Entrant> {
    // Of two players with one rank the first is met.
    let mut position: HashMap<u16, usize> = HashMap::new();
    file.players.iter().enumerate().rev().for_each(|(place, one)| {
        position.insert(one.starting_rank, place);
    });
    let has_results: Vec<bool> = (0..usize::from(rounds))
        .map(|round| file.players.iter().any(|one| one.rounds.get(round).is_some_and(|entry| entry.result.is_some())))
        .collect();
    let byes: HashMap<(u16, u16), RoundResult> = file.byes.iter().flat_map(asked_byes).collect();
    let of = |player: &trf::Player| {
        let entries = has_results.iter().enumerate().map(|(round, has_results)| {
            let entry = player.rounds.get(round).copied().unwrap_or(RoundEntry::BLANK);
            let asked = byes.get(&(round as u16 + 1, player.starting_rank)).copied();
            let opponent = entry.opponent.and_then(|rank| position.get(&rank).copied());
            let theirs = opponent.map(|place| &file.players[place]).and_then(|other| {
                other.rounds.get(round).filter(|theirs| theirs.opponent == Some(player.starting_rank)).copied()
            });
            entry_of(entry, opponent, theirs, asked, *has_results)
        });
        Entrant {
            rank: player.starting_rank,
            name: player.name.trim().to_owned(),
            number: player.number(),
            federation: code(&player.federation),
            titles: player
                .title
                .and_then(|title| FideTitle::parse(title.as_str()))
                .map_or(Titles::NONE, |title| Titles::of(&[title])),
            rating: player.rating.and_then(|rating| i16::try_from(rating).ok()),
            sex: player.sex.map(|sex| match sex {
                trf::Sex::Male => Sex::Male,
                trf::Sex::Female => Sex::Female,
            }),
            rounds: entries.collect(),
        }
    };
    file.players.iter().map(of).collect()
}

/// Byes that were asked for, by round and rank.
fn asked_byes(bye: &trf::Bye) -> impl Iterator<Item = ((u16, u16), RoundResult)> {
    let worth = HalfPoints(match bye.kind {
        ByeKind::Full => 2,
        ByeKind::Half => 1,
        ByeKind::Zero => 0,
    });
    bye.ids.iter().map(move |rank| ((bye.round, *rank), RoundResult::Requested(worth)))
}

fn entry_of(
    entry: RoundEntry,
    opponent: Option<usize>,
    theirs: Option<RoundEntry>,
    asked: Option<RoundResult>,
    has_results: bool,
) -> Entry {
    use ResultCode::*;
    let Some(result) = entry.result else {
        let stayed_away =
            asked.or((entry.opponent.is_none() && has_results).then_some(RoundResult::Requested(HalfPoints(0))));
        return Entry { opponent, result: stayed_away, is_set_aside: false };
    };
    let played = |score| Some(RoundResult::Played(HalfPoints(score)));
    // Without an opponent nothing was played: old files write byes as `0000 - 1`.
    let read = match (result, opponent.is_some()) {
        (Win | UnratedWin, true) => played(2),
        (Draw | UnratedDraw, true) => played(1),
        (Loss | UnratedLoss, true) => played(0),
        (ForfeitWin, _) => Some(RoundResult::ForfeitWin),
        (ForfeitLoss, _) => Some(RoundResult::ForfeitLoss),
        (PairingBye | Win, _) => Some(RoundResult::PairingBye),
        (FullPointBye | UnratedWin, _) => Some(RoundResult::Requested(HalfPoints(2))),
        (HalfPointBye | Draw | UnratedDraw, _) => Some(RoundResult::Requested(HalfPoints(1))),
        (ZeroPointBye | Loss | UnratedLoss, _) => Some(RoundResult::Requested(HalfPoints(0))),
    };
    let fits = |other: ResultCode| {
        matches!((result, other), (Win, Loss) | (Loss, Win) | (Draw, Draw))
            || !(result.is_played() && other.is_played())
    };
    let contradicts = theirs.and_then(|theirs| theirs.result).is_some_and(|other| !fits(other));
    let is_letter = matches!(result, UnratedWin | UnratedDraw | UnratedLoss);
    Entry { opponent, result: read, is_set_aside: contradicts || is_letter }
}

fn system(file: &TournamentFile) -> (System, Format) {
    use trf::System as Named;
    let kind = file.header.tournament_type.as_ref().and_then(|field| field.value.as_ref());
    let words = file.header.kind.as_ref().map(|kind| kind.text.to_lowercase()).unwrap_or_default();
    let is_of_sides = match kind {
        Some(kind) => matches!(kind.system, Named::Scheveningen | Named::Schiller),
        None => ["scheveningen", "schiller"].iter().any(|word| words.contains(word)),
    };
    if is_of_sides {
        return (System::Team, Format::Scheveningen);
    }
    let system = match from_trf::system(file) {
        arpad_model::System::Swiss => System::Swiss,
        arpad_model::System::RoundRobin => System::RoundRobin,
        arpad_model::System::DoubleRoundRobin => System::DoubleRoundRobin,
        arpad_model::System::Team => System::Team,
        arpad_model::System::Match => System::Knockout,
    };
    let says_swiss = ["swiss", "svájci", "dutch"].iter().any(|word| words.contains(word));
    let is_said = kind.is_some() || system != System::Swiss || says_swiss;
    (system, if is_said { Format::Free } else { Format::Unsaid })
}

/// The titles a line of arbiters begins with.
const ARBITERS: [&str; 5] = ["IA", "FA", "NA", "IO", "FO"];

/// `IA Kovács, Ödön (700010)`: title, name, number, each where it is said.
fn arbiter(text: &str) -> Option<Arbiter> {
    let text = text.trim();
    let (text, number) = match text.strip_suffix(')').and_then(|text| text.rsplit_once('(')) {
        Some((name, number)) => (name.trim(), number.trim().parse().ok()),
        None => (text, None),
    };
    let (title, name) = match text.split_once([' ', '.']) {
        Some((first, rest)) if ARBITERS.contains(&first.to_uppercase().as_str()) => {
            (Some(first.to_uppercase()), rest.trim())
        }
        _ => (None, text),
    };
    (!name.is_empty()).then(|| Arbiter { name: name.to_owned(), title, number })
}

/// Deputies stand one to a line, or several with their numbers behind them.
fn arbiters(text: &str) -> Vec<Arbiter> {
    if text.matches('(').count() < 2 {
        return arbiter(text).into_iter().collect();
    }
    let parts = text.split_inclusive(')').map(|part| part.trim_start_matches([',', ';', ' ']));
    parts.filter_map(arbiter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arbiter_is_read_with_title_and_number() {
        let read = |text: &str| arbiter(text).map(|one| (one.title.unwrap_or_default(), one.name, one.number));
        let due = |title: &str, name: &str, number| Some((title.to_owned(), name.to_owned(), number));
        assert_eq!(read("IA Mikel Larreategi Arana (22232540)"), due("IA", "Mikel Larreategi Arana", Some(22_232_540)));
        assert_eq!(read("fa Kovács, Ödön"), due("FA", "Kovács, Ödön", None));
        assert_eq!(read("Kovács, Ödön"), due("", "Kovács, Ödön", None));
        assert_eq!(read("Iannis Petrou (12)"), due("", "Iannis Petrou", Some(12)));
        assert_eq!(read(" "), None);
        let two = arbiters("IA Első Anna (11), FA Második Béla (22)");
        assert_eq!(two.iter().map(|one| one.number).collect::<Vec<_>>(), [Some(11), Some(22)]);
        assert_eq!(two[1].title.as_deref(), Some("FA"));
    }

    #[test]
    fn a_club_is_no_federation() {
        assert_eq!([code("hun"), code("MTK"), code("Budapest"), code("")], [Some("HUN".to_owned()), None, None, None]);
    }
}
