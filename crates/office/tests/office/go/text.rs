//! The go regulation once more, written from its text for tests alone: tables of annex 1 as printed, §5 to §8 sentence by
//! sentence. Nothing here comes from the law's own code.

use std::collections::BTreeMap;

/// Annex 1, table 1: each grade with its lower bound, the weakest first.
pub const GRADES: [(&str, i32); 42] = [
    ("35k", 1000),
    ("34k", 1010),
    ("33k", 1020),
    ("32k", 1030),
    ("31k", 1040),
    ("30k", 1055),
    ("29k", 1070),
    ("28k", 1085),
    ("27k", 1100),
    ("26k", 1115),
    ("25k", 1130),
    ("24k", 1150),
    ("23k", 1170),
    ("22k", 1190),
    ("21k", 1210),
    ("20k", 1230),
    ("19k", 1255),
    ("18k", 1280),
    ("17k", 1305),
    ("16k", 1330),
    ("15k", 1360),
    ("14k", 1390),
    ("13k", 1420),
    ("12k", 1450),
    ("11k", 1485),
    ("10k", 1520),
    ("9k", 1555),
    ("8k", 1595),
    ("7k", 1635),
    ("6k", 1675),
    ("5k", 1720),
    ("4k", 1765),
    ("3k", 1815),
    ("2k", 1865),
    ("1k", 1920),
    ("1d", 1980),
    ("2d", 2050),
    ("3d", 2130),
    ("4d", 2230),
    ("5d", 2350),
    ("6d", 2500),
    ("7d", 2700),
];

/// Annex 1, table 4: the first difference of each row, and the chance in thousandths.
const CHANCES: [(i32, i32); 55] = [
    (0, 500),
    (3, 490),
    (8, 480),
    (13, 460),
    (18, 450),
    (23, 440),
    (28, 430),
    (33, 410),
    (38, 400),
    (43, 390),
    (48, 380),
    (53, 370),
    (58, 350),
    (63, 340),
    (68, 330),
    (73, 320),
    (78, 310),
    (83, 300),
    (88, 290),
    (93, 280),
    (98, 270),
    (103, 260),
    (108, 250),
    (113, 240),
    (118, 230),
    (123, 220),
    (128, 210),
    (133, 200),
    (138, 195),
    (143, 190),
    (148, 180),
    (153, 170),
    (158, 160),
    (163, 150),
    (168, 140),
    (173, 135),
    (178, 130),
    (183, 125),
    (188, 120),
    (193, 115),
    (198, 110),
    (203, 105),
    (208, 100),
    (213, 90),
    (218, 85),
    (223, 80),
    (228, 70),
    (233, 60),
    (238, 55),
    (243, 50),
    (253, 40),
    (273, 30),
    (298, 20),
    (313, 10),
    (348, 0),
];

/// The place of a grade in table 1.
pub fn grade(name: &str) -> usize {
    GRADES.iter().position(|(grade, _)| *grade == name).unwrap_or_else(|| panic!("{name} is no grade"))
}

/// The lower bound of a grade.
pub fn bound(name: &str) -> i32 {
    GRADES[grade(name)].1
}

fn chance(difference: i32) -> i32 {
    let row = CHANCES.iter().rev().find(|(first, _)| *first <= difference);
    row.expect("the first row begins at 0").1
}

/// Annex 1, table 2: C of the thinking time with Japanese overtime, of which 45 moves are added; and table 3: 10 for an even
/// tournament on 19 lines, and what else adds to it. On 13 lines always 5.
pub fn multiplier(board: u8, (base, seconds): (u32, u32), is_even: bool, importance: i32) -> i32 {
    if board == 13 {
        return 5;
    }
    // In seconds, so that nothing is rounded.
    let (base, extended) = (60 * base, 60 * base + 45 * seconds);
    let rows = [(90, 110, 20), (60, 80, 15), (40, 55, 10), (20, 30, 5), (10, 20, 0)];
    let row = rows.iter().find(|(least, most, _)| base >= 60 * least && extended >= 60 * most);
    row.expect("not below category E").2 + if is_even { 10 } else { 0 } + importance
}

/// One game that was played.
#[derive(Clone, Copy, Debug)]
pub struct Game {
    pub round: u16,
    pub black: &'static str,
    pub white: &'static str,
    pub stones: u8,
    pub black_won: bool,
}

/// Black beats White, without stones.
pub const fn beats(round: u16, black: &'static str, white: &'static str) -> Game {
    Game { round, black, white, stones: 0, black_won: true }
}

/// Black receives stones.
pub const fn handicap(round: u16, black: &'static str, stones: u8, white: &'static str, black_won: bool) -> Game {
    Game { round, black, white, stones, black_won }
}

/// Black's game point in thousandths (§8(2)); White's is the opposite.
fn game_point(black: i32, white: i32, stones: u8, black_won: bool) -> i32 {
    let mut corrected = black;
    for _ in 0..stones {
        // The band of table 1 in which the points lie, looked up again after each stone.
        let band = GRADES.iter().rposition(|(_, bound)| *bound <= corrected).expect("not below the table");
        corrected += GRADES[band + 1].1 - GRADES[band].1;
    }
    let e = chance((corrected - white).abs());
    // A is who has more after the correction.
    match (corrected >= white, black_won) {
        (true, true) => e,
        (true, false) => -(1000 - e),
        (false, true) => 1000 - e,
        (false, false) => -e,
    }
}

/// F-23: the points at which somebody's games would have left him where he is, the middle one of several, within the band of the
/// grade he entered with and its neighbours; all won or all lost is the end of that range, fewer than three games say nothing.
/// The manager gives 1764 at most (§5(3)). Of each game: the opponent's points, whether he had Black, the stones, whether Black won.
pub fn proposal(entered: &str, games: &[(i32, bool, u8, bool)]) -> i32 {
    let place = grade(entered);
    let (lowest, highest) = (GRADES[place - 1].1, GRADES[place + 2].1 - 1);
    let won = games.iter().filter(|(_, is_black, _, black_won)| is_black == black_won).count();
    let sum = |own: i32| -> i32 {
        let point = |(other, is_black, stones, black_won): &(i32, bool, u8, bool)| match is_black {
            true => game_point(own, *other, *stones, *black_won),
            false => -game_point(*other, own, *stones, *black_won),
        };
        games.iter().map(point).sum()
    };
    let performed = match (games.len(), won) {
        (0..3, _) => GRADES[place].1,
        (played, won) if won == played => highest,
        (_, 0) => lowest,
        _ => {
            let nearest = (lowest..=highest).map(|own| sum(own).abs()).min().expect("a range");
            let points: Vec<i32> = (lowest..=highest).filter(|own| sum(*own).abs() == nearest).collect();
            (points[0] + points[points.len() - 1]).div_euclid(2)
        }
    };
    performed.min(1764)
}

/// A tournament as the text sees it.
#[derive(Clone, Debug)]
pub struct Event {
    /// C.
    pub c: i32,
    /// Rounds.
    pub rounds: u16,
    /// Its games.
    pub games: Vec<Game>,
    /// Points of players outside the system.
    pub strangers: Vec<(&'static str, i32)>,
    /// Points of players who enter with it.
    pub newcomers: Vec<(&'static str, i32)>,
}

/// The ranking list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    pub players: BTreeMap<&'static str, Player>,
}

/// Somebody on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Élő-points.
    pub points: i32,
    /// The grade held.
    pub grade: usize,
    /// How many tournaments left him at or above the bound of each strong grade.
    pub reached: BTreeMap<usize, u32>,
}

impl Book {
    /// Somebody enters with points and the grade of their band.
    pub fn enter(&mut self, name: &'static str, points: i32) {
        let band = GRADES.iter().rposition(|(_, bound)| *bound <= points).unwrap_or(0);
        self.players.insert(name, Player { points, grade: band, reached: BTreeMap::new() });
    }

    /// The committee sets points, a grade, or both (§3(3)). A lower grade has to be reached anew.
    pub fn decide(&mut self, name: &'static str, points: Option<i32>, held: Option<&str>) {
        if let (None, Some(points)) = (self.players.get(name), points) {
            self.enter(name, points);
        }
        let Some(player) = self.players.get_mut(name) else { return };
        player.points = points.unwrap_or(player.points);
        if let Some(held) = held.map(grade) {
            if held < player.grade {
                player.reached.retain(|grade, _| *grade <= held);
            }
            player.grade = held;
        }
    }

    /// A tournament: its parts (§6(3)), the change of everybody in it (§7), then the grades (§5).
    pub fn rate(&mut self, event: &Event) {
        for (name, points) in &event.newcomers {
            if !self.players.contains_key(name) {
                self.enter(name, *points);
            }
        }
        let mut played: Vec<&'static str> = Vec::new();
        let mut first = 0;
        for rounds in parts(event.c, event.rounds) {
            let last = first + rounds;
            let mut sums: BTreeMap<&'static str, i32> = BTreeMap::new();
            for game in event.games.iter().filter(|game| first < game.round && game.round <= last) {
                let start = |name| match self.players.get(name) {
                    Some(player) => Some((player.points, true)),
                    None => event.strangers.iter().find(|(one, _)| *one == name).map(|(_, points)| (*points, false)),
                };
                let (Some((black, is_ours)), Some((white, are_ours))) = (start(game.black), start(game.white)) else {
                    continue;
                };
                if !is_ours && !are_ours {
                    continue;
                }
                let point = game_point(black, white, game.stones, game.black_won);
                *sums.entry(game.black).or_default() += point;
                *sums.entry(game.white).or_default() -= point;
            }
            for (name, sum) in sums {
                if let Some(player) = self.players.get_mut(name) {
                    // ⌊C·ΣJp + ½⌋ with ΣJp in thousandths.
                    player.points += (2 * event.c * sum + 1000).div_euclid(2000);
                    played.push(name);
                }
            }
            first = last;
        }
        played.sort_unstable();
        played.dedup();
        for name in played {
            self.players.get_mut(name).expect("he has played").look_at_grade();
        }
    }

    /// Name, points and grade, the most points first; of equals by name.
    pub fn ranking(&self) -> Vec<(&'static str, i32, &'static str)> {
        let mut lines: Vec<_> =
            self.players.iter().map(|(name, one)| (*name, one.points, GRADES[one.grade].0)).collect();
        lines.sort_by_key(|(name, points, _)| (std::cmp::Reverse(*points), *name));
        lines
    }
}

impl Player {
    fn look_at_grade(&mut self) {
        let strong = grade("3k");
        for (place, _) in GRADES.iter().enumerate().filter(|(_, (_, bound))| *bound <= self.points) {
            if place < strong {
                // §5(2): once is enough.
                self.grade = self.grade.max(place);
            } else {
                // §5(4): the second time gives it.
                *self.reached.entry(place).or_default() += 1;
            }
        }
        let defended = self.reached.iter().filter(|(_, times)| **times >= 2).map(|(place, _)| *place).max();
        // A counter gives the grade when a tournament has been counted at all.
        if self.points >= GRADES[strong].1 {
            self.grade = self.grade.max(defended.unwrap_or(0));
        }
    }
}

/// §6(3): the fewest consecutive parts whose product stays below 300, as equal as possible, the longer first.
fn parts(c: i32, rounds: u16) -> Vec<u16> {
    let stays_below = |count: u16| c * i32::from(rounds.div_ceil(count)) < 300;
    let count = (1..=rounds.max(1)).find(|count| stays_below(*count)).unwrap_or(rounds.max(1));
    (0..count).map(|part| rounds / count + u16::from(part < rounds % count)).collect()
}

/// The text's own examples: what is used to judge must itself be right.
#[test]
fn the_text_gives_its_own_examples() {
    // Annex 2, example 5: 1947 at C 30 gives +0.52, 16 points, 1963.
    let mut book = Book::default();
    for (name, points) in [("XY", 1947), ("A", 1935), ("B", 1865), ("C", 1924), ("D", 1997), ("E", 2015)] {
        book.enter(name, points);
    }
    let games =
        vec![beats(1, "A", "XY"), beats(2, "XY", "B"), beats(3, "XY", "C"), beats(4, "D", "XY"), beats(5, "XY", "E")];
    let event = Event { c: 30, rounds: 5, games, strangers: vec![], newcomers: vec![] };
    book.rate(&event);
    assert_eq!(book.players["XY"].points, 1963);
    // Example 7: with handicap at C 15 the sum is 2.11, 32 points, 1979.
    let mut book = Book::default();
    for (name, points) in [("XY", 1947), ("A", 2087), ("B", 2130), ("C", 1781), ("D", 1992), ("E", 2419)] {
        book.enter(name, points);
    }
    let games = vec![
        handicap(1, "XY", 1, "A", true),
        handicap(2, "XY", 2, "B", true),
        handicap(3, "C", 2, "XY", false),
        beats(4, "XY", "D"),
        handicap(5, "XY", 4, "E", false),
    ];
    book.rate(&Event { c: 15, rounds: 5, games, strangers: vec![], newcomers: vec![] });
    assert_eq!(book.players["XY"].points, 1979);
    // F-23: 10 kyu, one of three: beats 1500 once and loses to it once, loses to 1850. From 1498 to 1502 a win and a loss are half a
    // point each and the third is lost for nothing.
    let games = [(1500, true, 0, true), (1850, true, 0, false), (1500, true, 0, false)];
    assert_eq!((proposal("10k", &games), proposal("10k", &games[..2])), (1500, 1520));
    // Example 2: 2 dan reached, left and defended.
    let mut one = Player { points: 2000, grade: grade("1d"), reached: BTreeMap::new() };
    let held = [2035, 2055, 2040, 2075].map(|points| {
        one.points = points;
        one.look_at_grade();
        GRADES[one.grade].0
    });
    assert_eq!(held, ["1d", "1d", "1d", "2d"]);
    // Example 4: the European championship has 20 + 10 + 5 + 10; 45 minutes with overtime of 10 more, even, by invitation 25.
    assert_eq!((multiplier(19, (90, 60), true, 15), multiplier(19, (45, 30), true, 5)), (45, 25));
    // A European championship: 45 × 10 is cut into 5 + 5.
    assert_eq!((parts(45, 10), parts(45, 6), parts(30, 9)), (vec![5, 5], vec![6], vec![9]));
}
