//! Who meets whom, and who wins: drawn by lot, the same on every machine.

use super::super::desk::File;
use super::super::text::{Book, GRADES, Game};
use jiff::civil::date;

/// Everybody meets somebody in each round, without stones.
pub fn even(players: &[&'static str], rounds: u16, seed: u64) -> Vec<Game> {
    let mut lots = Lots(seed);
    pairs(players, rounds)
        .into_iter()
        .map(|(round, black, white)| Game { round, black, white, stones: 0, black_won: lots.coin() })
        .collect()
}

/// The same with a stone for each grade between them, at most three; the weaker by the points of the day receives.
pub fn with_stones(book: &Book, players: &[&'static str], rounds: u16, seed: u64) -> Vec<Game> {
    let mut lots = Lots(seed);
    let points = |name: &str| book.players.get(name).map_or(1980, |one| one.points);
    let band = |points: i32| GRADES.iter().rposition(|(_, bound)| *bound <= points).unwrap_or(0);
    pairs(players, rounds)
        .into_iter()
        .map(|(round, one, other)| {
            let (black, white) = if points(one) <= points(other) { (one, other) } else { (other, one) };
            let stones = band(points(white)).saturating_sub(band(points(black))).min(3) as u8;
            Game { round, black, white, stones, black_won: lots.coin() }
        })
        .collect()
}

/// Ten rounds of a European championship: four of ours meet amateurs of eight countries, two professionals and a 9 dan meet their
/// like, and Black of each pair wins in odd rounds.
pub fn championship() -> File {
    let ours = ["Ács", "Bíró", "Cser", "Deák"];
    let amateurs = ["Dupont", "Müller", "Rossi", "Popov", "Nilsson", "Novotny", "Kowalski", "Smith"];
    let masters = ["Iyama", "Park", "Kobayashi", "Chen"];
    let mut games = Vec::new();
    for round in 1..=10_u16 {
        let turn = usize::from(round);
        for (at, black) in ours.iter().enumerate() {
            let white = amateurs[(at + turn) % 8];
            games.push(Game { round, black, white, stones: 0, black_won: (at + turn) % 3 != 0 });
        }
        // The four amateurs who are left meet each other.
        let left: Vec<&'static str> = (4..8).map(|at| amateurs[(at + turn) % 8]).collect();
        for pair in left.chunks(2).chain(masters.chunks(2)) {
            games.push(Game { round, black: pair[0], white: pair[1], stones: 0, black_won: round % 2 == 1 });
        }
    }
    let (starts, ends) = (date(2024, 4, 5), date(2024, 4, 14));
    let mut file = File { starts, ..File::new("Európa-bajnokság", ends, 45, games) };
    let entered = [
        ("Dupont", "2d", "FR"),
        ("Müller", "4d", "DE"),
        ("Rossi", "1k", "IT"),
        ("Popov", "6d", "RU"),
        ("Nilsson", "3d", "SE"),
        ("Novotny", "5d", "CZ"),
        ("Kowalski", "1d", "PL"),
        ("Smith", "7d", "UK"),
        ("Iyama", "9p", "JP"),
        ("Park", "9p", "KR"),
        ("Kobayashi", "9d", "JP"),
        ("Chen", "8d", "TW"),
    ];
    for (name, grade, country) in entered {
        file = file.with(name, grade, country);
    }
    file
}

/// Rounds of a round robin: the first stays, the others go round.
fn pairs(players: &[&'static str], rounds: u16) -> Vec<(u16, &'static str, &'static str)> {
    let count = players.len();
    assert!(count.is_multiple_of(2) && usize::from(rounds) < count, "an even number, and nobody meets anybody twice");
    let mut pairs = Vec::new();
    for round in 1..=rounds {
        let seat = |at: usize| match at {
            0 => players[0],
            _ => players[1 + (at - 1 + usize::from(round)) % (count - 1)],
        };
        pairs.extend((0..count / 2).map(|at| (round, seat(at), seat(count - 1 - at))));
    }
    pairs
}

struct Lots(u64);

impl Lots {
    fn coin(&mut self) -> bool {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 63 == 1
    }
}
