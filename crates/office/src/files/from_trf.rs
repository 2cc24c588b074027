//! From a tournament report file to the words of the house: one tournament, its players as the file or a rating list
//! has them, and the tempo its time control belongs to.
//!
//! Readings: a file that names no system is a Swiss, or a team event if it has teams. A game stands once for both
//! players; where the two lines give results that do not fit together the game is kept as not played, and the reader's
//! notice says so. An online event is marked as such. A file without a readable date has none; the caller decides.

use crate::rating::listed::{Listed, ListedPlayer};
use arpad_formats::trf::{self, Color as FileColor, Player, Reading, ResultCode, RoundEntry, TournamentFile};
use arpad_model::*;
use arpad_rules::chess::tempo::{MOVES, tempo_of};
use jiff::civil::Date;
use std::collections::HashMap;

/// A tournament and its players in our words.
#[derive(Clone, Debug)]
pub struct TrfTournament {
    /// The players.
    pub players: Vec<PeriodPlayer>,
    /// The tournament; its dates are real only if `is_dated`.
    pub tournament: Tournament,
    /// The file says when it took place.
    pub is_dated: bool,
    /// By the time control; standard when the file does not tell.
    pub tempo: Tempo,
    /// The file does not tell the time control.
    pub tempo_assumed: bool,
}

/// Translates a file. With a list, ratings and K come from it; without one from the file, and K is left to be inferred.
pub fn from_trf(file: &TournamentFile, list: Option<&Listed>) -> TrfTournament {
    from_trf_as(file, list, Reading::default())
}

/// The same as it was understood at another time.
pub(crate) fn from_trf_as(file: &TournamentFile, list: Option<&Listed>, reading: Reading) -> TrfTournament {
    let header = &file.header;
    let control = header.time_control_code.as_ref().or(header.time_control.as_ref());
    let time_control = control.and_then(|field| field.value.as_ref()).map(time_control);
    let tempo = time_control.as_ref().map(tempo_of);
    let position: HashMap<u16, u32> = file.players.iter().map(|player| player.starting_rank).zip(0..).collect();
    let date = |field: &Option<trf::Field<Date>>| field.as_ref().and_then(|field| field.value);
    let round_dates: Vec<Date> =
        header.round_dates.iter().filter_map(|field| field.value.as_ref()).flatten().filter_map(|date| *date).collect();
    let start = date(&header.start).or_else(|| round_dates.iter().min().copied());
    let end = date(&header.end).or_else(|| round_dates.iter().max().copied()).or(start);
    let text = |text: &Option<trf::Text>| text.as_ref().map(|text| text.text.trim().to_owned()).unwrap_or_default();
    let rounds = file.announced_rounds().map_or(file.recorded_rounds(), |rounds| rounds as usize);
    let circumstances = Circumstances {
        rounds: u16::try_from(rounds).ok().filter(|rounds| *rounds > 0),
        rounds_recorded: file.announced_rounds().is_none(),
        time_control,
        round_dates,
        online: is_online(&text(&header.city), &text(&header.federation)),
        ..Circumstances::default()
    };
    let unknown_day = Date::MIN;
    TrfTournament {
        players: file
            .players
            .iter()
            .map(|player| period_player(player, tempo.unwrap_or(Tempo::Standard), list))
            .collect(),
        tournament: Tournament {
            id: "T1".to_owned(),
            name: Some(text(&header.name)).filter(|name| !name.is_empty()),
            system: system(file),
            start: start.or(end).unwrap_or(unknown_day),
            end: end.unwrap_or(unknown_day).max(start.unwrap_or(unknown_day)),
            ratings: Vec::new(),
            standings: Vec::new(),
            games: games(file, &position, reading),
            circumstances,
        },
        is_dated: start.is_some() || end.is_some(),
        tempo: tempo.unwrap_or(Tempo::Standard),
        tempo_assumed: tempo.is_none(),
    }
}

fn period_player(player: &Player, tempo: Tempo, list: Option<&Listed>) -> PeriodPlayer {
    let listed: Option<&ListedPlayer> = list.zip(player.number()).and_then(|(list, number)| list.player(number));
    let from_file = player.rating.and_then(|rating| Rating::new(rating.into()));
    // With a list at hand its word counts, also where it says "unrated"; who is not on it keeps the file's rating.
    let (rating, standard, k) = match listed {
        Some(listed) => (listed.rating(tempo), listed.rating(Tempo::Standard), listed.k(tempo)),
        None => (from_file, None, None),
    };
    PeriodPlayer {
        id: player.starting_rank.to_string(),
        name: Some(player.name.trim().to_owned()).filter(|name| !name.is_empty()),
        rating,
        standard: standard.filter(|_| tempo != Tempo::Standard),
        born: birth(player).or_else(|| listed.and_then(|listed| listed.born).map(Birth::Year)),
        sex: player.sex.map(|sex| match sex {
            trf::Sex::Male => Sex::Male,
            trf::Sex::Female => Sex::Female,
        }),
        k,
        ..PeriodPlayer::default()
    }
}

fn birth(player: &Player) -> Option<Birth> {
    let birth = player.birth?;
    let full =
        birth.month.zip(birth.day).and_then(|(month, day)| Date::new(birth.year as i16, month as i8, day as i8).ok());
    Some(full.map_or(Birth::Year(birth.year as i16), Birth::Date))
}

/// Each game once: from the line of the player who had White, or of the lower number where the file gives no colors.
fn games(file: &TournamentFile, position: &HashMap<u16, u32>, reading: Reading) -> Vec<Game> {
    let mut games = Vec::new();
    // Of two players with one rank the first is met; the reader has said that there are two.
    let by_rank: HashMap<u16, &Player> =
        file.players.iter().rev().map(|player| (player.starting_rank, player)).collect();
    for (player, own) in file.players.iter().zip(0..) {
        for (entry, round) in player.rounds.iter().zip(1_u16..) {
            let Some((opponent, other)) = entry.opponent.and_then(|rank| Some((*by_rank.get(&rank)?, position[&rank])))
            else {
                continue;
            };
            let theirs = opponent.rounds.get(usize::from(round) - 1).copied().unwrap_or(RoundEntry::BLANK);
            let white_is_me = match (entry.color, theirs.color) {
                (Some(FileColor::White), _) | (None, Some(FileColor::Black)) => true,
                (Some(FileColor::Black), _) | (None, Some(FileColor::White)) => false,
                (None, None) => player.starting_rank < opponent.starting_rank,
            };
            let is_mirrored = theirs.opponent == Some(player.starting_rank);
            if own == other || is_mirrored && !white_is_me {
                continue;
            }
            let (mine, theirs) = (entry.result, theirs.result.filter(|_| is_mirrored));
            let (white, black) = if white_is_me { (own, other) } else { (other, own) };
            let (of_white, of_black) = if white_is_me { (mine, theirs) } else { (theirs, mine) };
            let (outcome, set_aside) = match letters(of_white, of_black).filter(|_| reading >= Reading::Third) {
                Some(outcome) => (outcome, Some(SetAside::Reported)),
                None => (outcome(of_white, of_black), None),
            };
            games.push(Game { round, white, black, outcome, set_aside });
        }
    }
    games.sort_by_key(|game| (game.round, game.white));
    games
}

/// The result of a game whose letters say that it is not rated; two losses are no result.
fn letters(white: Option<ResultCode>, black: Option<ResultCode>) -> Option<Outcome> {
    use ResultCode::{UnratedDraw, UnratedLoss, UnratedWin};
    match (white, black) {
        (Some(UnratedWin), Some(UnratedLoss) | None) | (None, Some(UnratedLoss)) => Some(Outcome::WhiteWins),
        (Some(UnratedLoss) | None, Some(UnratedWin)) | (Some(UnratedLoss), None) => Some(Outcome::BlackWins),
        (Some(UnratedDraw), Some(UnratedDraw) | None) | (None, Some(UnratedDraw)) => Some(Outcome::Draw),
        _ => None,
    }
}

fn outcome(white: Option<ResultCode>, black: Option<ResultCode>) -> Outcome {
    use ResultCode::*;
    match (white, black) {
        (Some(Win), Some(Loss)) => Outcome::WhiteWins,
        (Some(Loss), Some(Win)) => Outcome::BlackWins,
        (Some(Draw), Some(Draw)) => Outcome::Draw,
        (Some(ForfeitWin | UnratedWin), _) | (None, Some(ForfeitLoss | UnratedLoss)) => Outcome::WhiteByForfeit,
        (_, Some(ForfeitWin | UnratedWin)) | (Some(ForfeitLoss | UnratedLoss), None) => Outcome::BlackByForfeit,
        (Some(ForfeitLoss), Some(ForfeitLoss)) => Outcome::BothForfeit,
        _ => Outcome::NotPlayed,
    }
}

pub(crate) fn system(file: &TournamentFile) -> System {
    use trf::System as TypeSystem;
    if let Some(kind) = file.header.tournament_type.as_ref().and_then(|field| field.value.as_ref()) {
        return match kind.system {
            _ if kind.is_team() => System::Team,
            TypeSystem::RoundRobin => System::RoundRobin,
            TypeSystem::DoubleRoundRobin => System::DoubleRoundRobin,
            TypeSystem::Knockout => System::Match,
            TypeSystem::Schiller | TypeSystem::Scheveningen => System::Team,
            _ => System::Swiss,
        };
    }
    let words = file.header.kind.as_ref().map(|kind| kind.text.to_lowercase()).unwrap_or_default();
    let says = |parts: &[&str]| parts.iter().any(|part| words.contains(part));
    if !file.teams.is_empty() || !file.old_teams.is_empty() || says(&["team", "csapat"]) {
        System::Team
    } else if says(&["double round", "double-round", "kétkörös", "kétfordulós kör"]) {
        System::DoubleRoundRobin
    } else if says(&["round robin", "round-robin", "roundrobin", "körverseny", "berger"]) {
        System::RoundRobin
    } else if says(&["match", "párosm", "knock"]) {
        System::Match
    } else {
        System::Swiss
    }
}

/// A time control in our words.
pub(crate) fn time_control(control: &trf::TimeControl) -> TimeControl {
    let increments = |value: u32| control.white.iter().all(|period| period.increment == value);
    let increment = control.white.first().map_or(0, |period| period.increment);
    if increments(increment) {
        let period = |period: &trf::TimePeriod| TimePeriod { moves: period.moves, seconds: period.seconds };
        return TimeControl {
            periods: control.white.iter().map(period).collect(),
            increment,
            unequal: control.black.is_some(),
        };
    }
    // Periods with different increments: each period's own are added to its time, over the moves a game is reckoned with.
    let mut left = MOVES;
    let periods = control
        .white
        .iter()
        .map(|period| {
            let moves = period.moves.map_or(left, |moves| left.min(moves.into()));
            left -= moves;
            TimePeriod { moves: period.moves, seconds: period.seconds + period.increment * moves }
        })
        .collect();
    TimeControl { periods, increment: 0, unequal: control.black.is_some() }
}

/// lichess writes its own name for the federation and an address for the city.
fn is_online(city: &str, federation: &str) -> bool {
    let city = city.to_lowercase();
    federation.eq_ignore_ascii_case("lichess") || city.starts_with("http://") || city.starts_with("https://")
}
