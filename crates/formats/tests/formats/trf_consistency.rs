//! A consistent tournament has no errors; change one character of one result, and somebody notices.

use arpad_codes::{KEPT_AT_LEAST, KEPT_IN_ALL, KEPT_PER_CODE};
use arpad_formats::notice::Severity;
use arpad_formats::trf::{self, Color, Edition, Player, Points, ResultCode, RoundEntry, TournamentFile};
use proptest::prelude::*;

/// A round robin of an even number of players: the outcome of each game, and who has white, are drawn.
fn round_robin(pairs: usize, draws: &[u8]) -> TournamentFile {
    let count = 2 * pairs;
    let mut players: Vec<Player> = (1..=count)
        .map(|rank| Player { starting_rank: rank as u16, name: format!("Ősi, Név{rank}"), ..Player::default() })
        .collect();
    let mut draws = draws.iter().cycle();
    for round in 0..count - 1 {
        for (a, b) in berger(count, round) {
            let (color, outcome) = (draws.next().expect("endless") % 2, draws.next().expect("endless") % 3);
            let colors = if color == 0 { [Color::White, Color::Black] } else { [Color::Black, Color::White] };
            let (won, lost) = (Some(ResultCode::Win), Some(ResultCode::Loss));
            let results = [[won, lost], [lost, won], [Some(ResultCode::Draw); 2]][usize::from(outcome)];
            for (me, other, color, result) in [(a, b, colors[0], results[0]), (b, a, colors[1], results[1])] {
                players[me].rounds.push(RoundEntry { opponent: Some(other as u16 + 1), color: Some(color), result });
            }
        }
    }
    let mut file = TournamentFile { edition: Edition::Trf06, players, ..TournamentFile::default() };
    let scoring = file.scoring();
    for player in &mut file.players {
        player.points = Some(player.rounds.iter().fold(Points::ZERO, |sum, entry| sum + scoring.worth(entry)));
    }
    file
}

fn berger(count: usize, round: usize) -> Vec<(usize, usize)> {
    let seat = |i: usize| if i == 0 { count - 1 } else { (round + i) % (count - 1) };
    (0..count / 2).map(|i| (seat(i), if i == 0 { round % (count - 1) } else { seat(count - 1 - i) })).collect()
}

fn errors(file: &TournamentFile) -> Vec<&'static str> {
    let (_, notices) = trf::read(trf::write(file, file.edition).as_bytes());
    notices.iter().filter(|notice| notice.severity == Severity::Error).map(|notice| notice.code.as_str()).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_consistent_tournament_has_no_errors(pairs in 1usize..8, draws in prop::collection::vec(any::<u8>(), 1..40)) {
        prop_assert_eq!(errors(&round_robin(pairs, &draws)), Vec::<&str>::new());
    }

    #[test]
    fn no_changed_round_goes_unnoticed(
        pairs in 2usize..6,
        draws in prop::collection::vec(any::<u8>(), 1..40),
        at in any::<prop::sample::Index>(),
        round in any::<prop::sample::Index>(),
        change in 0usize..4,
    ) {
        let mut file = round_robin(pairs, &draws);
        let player = at.index(file.players.len());
        let round = round.index(file.players[player].rounds.len());
        let entry = &mut file.players[player].rounds[round];
        match change {
            0 => entry.result = Some(if entry.result == Some(ResultCode::Win) { ResultCode::Loss } else { ResultCode::Win }),
            1 => entry.color = entry.color.map(Color::other),
            2 => entry.opponent = entry.opponent.map(|opponent| opponent % file_size(pairs) + 1),
            _ => *entry = RoundEntry::BLANK,
        }
        prop_assert!(!errors(&file).is_empty(), "{}", trf::write(&file, file.edition));
    }
}

fn file_size(pairs: usize) -> u16 {
    2 * pairs as u16
}

#[test]
fn a_large_file_of_contradictions_is_answered_in_bounded_time() {
    let mut text = String::new();
    for line in 0..15_000 {
        text.push_str(&format!("001 {:>4}      Név{line:<64} 1.0 {line:>4}     2 w 1     3 b 0\n", line % 9999 + 1));
    }
    for _ in 0..10_000 {
        text.push_str("299 W         1.0  000\n240 H   1    1    2\n310   1 Csapat\n");
    }
    let (file, notices) = trf::read(text.as_bytes());
    assert_eq!(file.players.len(), 15_000);
    let few = KEPT_PER_CODE..=KEPT_IN_ALL + 10 * KEPT_AT_LEAST;
    assert!(few.contains(&notices.len()), "{}", notices.len());
    let counts = notices.iter().filter(|notice| notice.code == "more-of-kind").map(|notice| notice.facts[..2].to_vec());
    let twice = [("code", "starting-rank-twice".to_owned()), ("count", "5001".to_owned())];
    assert!(counts.into_iter().any(|counted| counted == twice));
}
