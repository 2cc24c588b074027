//! From an OpenGotha tournament to the words of the house.
//!
//! Readings: whoever is not from Hungary does not enter the Hungarian register. A game both players were given, or whose
//! result is not entered, counts as not played. Overtime in seconds that are no whole minutes is rounded down for the
//! Canadian system, so that a tournament never weighs more than its clock. A tournament whose settings allowed stones is not
//! even because nobody was given any. The program asks for a place and for no country: where the place does not name one, nobody
//! knows whether the event was abroad.

use crate::files::from_h9::HOME;
use crate::files::from_h9::{grade, professional};
use arpad_formats::opengotha::{Complementary, Game, GameResult, Parameters, Player, Tournament};
use arpad_model::{GoGame, GoOutcome, GoPeriod, GoPlayer, GoTime, GoTournament, Overtime};

/// Translates a file; none without dates.
pub fn from_gotha(file: &Tournament) -> Option<GoPeriod> {
    let parameters = file.parameters.as_ref()?;
    let first = parameters.first_day.or(parameters.last_day)?;
    let last = parameters.last_day.unwrap_or(first);
    let mut tournament = GoTournament::new("T1", first.min(last), first.max(last));
    tournament.name = Some(parameters.name.clone()).filter(|name| !name.is_empty());
    tournament.board = parameters.size;
    tournament.rounds = u16::try_from(parameters.rounds).ok().filter(|rounds| *rounds > 0);
    tournament.participants = u32::try_from(file.players.len()).ok();
    tournament.time = time(parameters);
    tournament.international =
        country_in(&parameters.location).map(|country| Some(country) != arpad_codes::country(HOME));
    tournament.games = file.games.iter().map(game).collect();
    tournament.games.extend(file.byes.iter().map(|bye| GoGame {
        round: bye.round as u16,
        black: bye.player as u32,
        white: None,
        handicap: 0,
        outcome: GoOutcome::Bye,
        uncolored: false,
    }));
    let none_given = tournament.games.iter().all(|game| game.handicap == 0);
    tournament.even = Some(none_given && !allows_stones(parameters, &file.players));
    let declared = |player: &Player| player.rank.or(player.grade).and_then(grade);
    tournament.entries =
        (0..).zip(&file.players).filter_map(|(index, player)| Some((index, declared(player)?))).collect();
    let unplaced = |player: &Player| player.rank.or(player.grade).and_then(professional);
    tournament.professional =
        (0..).zip(&file.players).filter_map(|(index, player)| Some((index, unplaced(player)?))).collect();
    let players = file.players.iter().zip(1..).map(|(player, number): (_, u32)| GoPlayer {
        id: number.to_string(),
        name: Some(format!("{} {}", player.surname, player.given_name).trim().to_owned())
            .filter(|name| !name.is_empty()),
        entry_grade: declared(player),
        professional: unplaced(player),
        foreign: !player.country.eq_ignore_ascii_case(HOME),
        ..GoPlayer::default()
    });
    Some(GoPeriod { players: players.collect(), tournaments: vec![tournament], decisions: Vec::new() })
}

/// The country that a place names after its town: `Wien, AT`, `Praha (CZE)`.
fn country_in(location: &str) -> Option<&'static str> {
    let (town, rest) = location.trim().rsplit_once([',', '(', '/'])?;
    let named = rest.trim().trim_end_matches(')').trim();
    let is_code = (2..=3).contains(&named.len()) && named.chars().all(|letter| letter.is_ascii_uppercase());
    arpad_codes::country(named).filter(|_| is_code && !town.trim().is_empty())
}

/// Whether two of these players could have met with stones: some may be given, and somebody is below the rank from which
/// upwards none are.
fn allows_stones(parameters: &Parameters, players: &[Player]) -> bool {
    let takes = |player: &Player| match (parameters.no_handicap_from, player.rank.or(player.grade)) {
        (Some(from), Some(rank)) => grade(rank) < grade(from),
        _ => true,
    };
    parameters.handicap_ceiling > 0 && players.iter().any(takes)
}

fn time(parameters: &Parameters) -> Option<GoTime> {
    let overtime = match parameters.complementary {
        Complementary::SuddenDeath => Overtime::SuddenDeath,
        Complementary::Japanese { seconds } => Overtime::Japanese { seconds },
        Complementary::Canadian { moves, seconds } => Overtime::Canadian { moves, minutes: seconds / 60 },
        Complementary::Fischer { seconds } => Overtime::Fischer { seconds },
    };
    (parameters.basic_minutes > 0).then_some(GoTime { base_minutes: parameters.basic_minutes, overtime })
}

fn game(game: &Game) -> GoGame {
    let outcome = match game.result {
        GameResult::BothLose => GoOutcome::DoubleLoss,
        _ if game.by_default => GoOutcome::NoShow,
        GameResult::White => GoOutcome::White,
        GameResult::Black => GoOutcome::Black,
        GameResult::Jigo => GoOutcome::Jigo,
        GameResult::BothWin => GoOutcome::Arbiter,
        GameResult::Unknown => GoOutcome::NoShow,
    };
    GoGame {
        round: game.round as u16,
        black: game.black as u32,
        white: Some(game.white as u32),
        handicap: game.handicap,
        outcome,
        // Whoever has stones has Black, whatever is said.
        uncolored: !game.color_is_known && game.handicap == 0,
    }
}

#[cfg(test)]
mod tests {
    use super::country_in;

    #[test]
    fn a_place_names_its_country_or_does_not() {
        let told = ["Wien, AT", "Praha (CZE)", "Budapest, HU", "Budapest", "Lyon, Rhône", "Paris, fr", "(AT)", ""]
            .map(country_in);
        assert_eq!(told, [Some("AUT"), Some("CZE"), Some("HUN"), None, None, None, None, None]);
    }
}
