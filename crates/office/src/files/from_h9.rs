//! From an EGD tournament file to the words of the house.
//!
//! Readings: whoever is not from Hungary does not enter the Hungarian register. The file gives the adjusted time only, so
//! the basic time stays unknown until somebody states it; the European class is in the file. A tournament whose handicap
//! policy (`HA`) allowed stones is not even because nobody was given any, and where it says nothing nobody knows. A game whose result is
//! unknown counts as not played; without a color and without stones
//! nobody is told which he had. Where the file does not say the country of the event, nobody knows whether it was abroad.

use arpad_formats::egd::Grade as FileGrade;
use arpad_formats::egd::h9::{Decision, Game, Outcome, Tournament};
use arpad_model::{GoClass, GoGame, GoOutcome, GoPeriod, GoPlayer, GoTournament, Grade};

/// The country whose register this is.
pub(crate) const HOME: &str = "HU";

/// The policy of even games: stones are the difference of grades less nine.
const EVEN: u8 = 9;

/// Translates a file; none without dates.
pub fn from_h9(file: &Tournament) -> Option<GoPeriod> {
    let (first, last) = file.header.dates?;
    let mut tournament = GoTournament::new("T1", first.min(last), first.max(last));
    tournament.name = Some(file.header.event.clone()).filter(|name| !name.is_empty());
    tournament.rounds = u16::try_from(file.rounds).ok().filter(|rounds| *rounds > 0);
    tournament.participants = u32::try_from(file.players.len()).ok();
    let country = Some(file.header.country.as_str()).filter(|country| !country.is_empty());
    tournament.international = country.map(|country| !country.eq_ignore_ascii_case(HOME));
    tournament.class = file.header.class.and_then(|class| GoClass::parse(&class.to_string()));
    tournament.games = file.games().iter().map(game).collect();
    tournament.games.extend(byes(file));
    let none_given = tournament.games.iter().all(|game| game.handicap == 0);
    // Programs leave the policy out where stones are the whole difference of grades: without it nobody knows.
    let policy = file.header.handicap_reduction.map(|reduction| reduction >= EVEN);
    tournament.even = if none_given { policy } else { Some(false) };
    tournament.entries =
        (0..).zip(&file.players).filter_map(|(index, player)| Some((index, grade(player.grade?)?))).collect();
    tournament.professional =
        (0..).zip(&file.players).filter_map(|(index, player)| Some((index, professional(player.grade?)?))).collect();
    let players = file.players.iter().zip(1..).map(|(player, number): (_, u32)| GoPlayer {
        id: number.to_string(),
        name: Some(format!("{} {}", player.surname, player.given_name).trim().to_owned())
            .filter(|name| !name.is_empty()),
        entry_grade: player.grade.and_then(grade),
        professional: player.grade.and_then(professional),
        foreign: !player.country.eq_ignore_ascii_case(HOME),
        ..GoPlayer::default()
    });
    Some(GoPeriod { players: players.collect(), tournaments: vec![tournament], decisions: Vec::new() })
}

/// An amateur grade; professionals have no place on the scale.
pub(crate) fn grade(grade: FileGrade) -> Option<Grade> {
    Grade::parse(&grade.to_string())
}

/// A grade that has no place on the scale, as it is written.
pub(crate) fn professional(of: FileGrade) -> Option<String> {
    grade(of).is_none().then(|| of.to_string())
}

fn game(game: &Game) -> GoGame {
    let (upper, lower) = game.players;
    let black = game.black.unwrap_or(upper);
    let white = if black == upper { lower } else { upper };
    let outcome = match game.decision {
        Decision::BothLost => GoOutcome::DoubleLoss,
        _ if game.by_default => GoOutcome::NoShow,
        Decision::Won(winner) if winner == black => GoOutcome::Black,
        Decision::Won(_) => GoOutcome::White,
        Decision::Jigo => GoOutcome::Jigo,
        Decision::Unknown => GoOutcome::NoShow,
    };
    GoGame {
        round: game.round as u16,
        black: black as u32,
        white: Some(white as u32),
        handicap: game.handicap.unwrap_or(0),
        outcome,
        uncolored: game.black.is_none(),
    }
}

/// A round without an opponent that still gave points.
fn byes(file: &Tournament) -> Vec<GoGame> {
    let mut byes = Vec::new();
    for (player, index) in file.players.iter().zip(0..) {
        for (cell, round) in player.cells.iter().zip(1..) {
            let outcome = match (cell.opponent, cell.outcome) {
                (None, Outcome::Win) => GoOutcome::Bye,
                (None, Outcome::Jigo) => GoOutcome::HalfBye,
                _ => continue,
            };
            byes.push(GoGame { round, black: index, white: None, handicap: 0, outcome, uncolored: false });
        }
    }
    byes
}
