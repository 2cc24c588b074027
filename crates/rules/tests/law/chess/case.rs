//! Small periods, written as a reader would tell them.
#![allow(dead_code, reason = "each test file uses the words it needs")]

use arpad_model::*;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::rate::{Law, rate};
use arpad_rules::chess::rated::{PlayerResult, Rated};
use jiff::civil::{Date, date};

pub struct Case {
    pub period: Period,
}

/// A period for the list of this date.
pub fn case(list_date: Date) -> Case {
    Case { period: Period { list_date, players: vec![], tournaments: vec![] } }
}

pub fn rated(id: &str, points: i64) -> PeriodPlayer {
    PeriodPlayer {
        id: id.into(),
        rating: Rating::new(points),
        games: Some(100),
        born: Some(Birth::Year(1980)),
        ..PeriodPlayer::default()
    }
}

pub fn unrated(id: &str) -> PeriodPlayer {
    PeriodPlayer { id: id.into(), born: Some(Birth::Year(1980)), ..PeriodPlayer::default() }
}

impl Case {
    pub fn player(mut self, player: PeriodPlayer) -> Self {
        self.period.players.push(player);
        self
    }

    pub fn index(&self, id: &str) -> u32 {
        self.period.players.iter().position(|player| player.id == id).expect("a player of the case") as u32
    }

    /// A tournament in the month before the list; games as (white, black, result).
    pub fn tournament(self, id: &str, system: System, games: &[(&str, &str, &str)]) -> Self {
        let start = self.period.list_date.saturating_sub(jiff::ToSpan::days(20));
        let end = self.period.list_date.saturating_sub(jiff::ToSpan::days(10));
        self.tournament_on(id, system, start, end, games)
    }

    pub fn tournament_on(
        mut self,
        id: &str,
        system: System,
        start: Date,
        end: Date,
        games: &[(&str, &str, &str)],
    ) -> Self {
        let games = (1..)
            .zip(games)
            .map(|(round, (white, black, result))| Game {
                round,
                white: self.index(white),
                black: self.index(black),
                outcome: Outcome::parse(result).expect("a result"),
                set_aside: None,
            })
            .collect();
        self.period.tournaments.push(Tournament {
            id: id.into(),
            name: None,
            system,
            start,
            end,
            ratings: vec![],
            standings: Vec::new(),
            games,
            circumstances: Circumstances::default(),
        });
        self
    }

    /// Changes the last tournament.
    pub fn with(mut self, change: impl FnOnce(&mut Tournament)) -> Self {
        change(self.period.tournaments.last_mut().expect("a tournament"));
        self
    }

    pub fn rate(&self, edition: &Edition) -> Answer<'_> {
        let law = Law { list: edition, events: vec![edition; self.period.tournaments.len()], transition: None };
        Answer { case: self, rated: rate(&law, &self.period) }
    }
}

pub struct Answer<'a> {
    case: &'a Case,
    pub rated: Rated,
}

impl Answer<'_> {
    pub fn of(&self, id: &str) -> &PlayerResult {
        &self.rated.players[self.case.index(id) as usize]
    }

    pub fn change(&self, id: &str) -> String {
        self.of(id).change.expect("a rated player").to_string()
    }

    pub fn findings(&self) -> Vec<(&'static str, &'static str, &'static str)> {
        self.rated.findings.iter().map(|f| (f.severity.as_str(), f.paragraph.0, f.code.as_str())).collect()
    }

    /// The reasons of a player's games, in order; "" = counted.
    pub fn whys(&self, id: &str) -> Vec<&'static str> {
        let games = self.of(id).tournaments.iter().flat_map(|t| &t.games);
        games.map(|game| game.why.map_or("", |why| why.paragraph.0)).collect()
    }
}

/// The round robin of the example in 8.58, with the results that give its scores: (player, rating, points).
pub fn example_8_58() -> Case {
    let table: [(&str, i64, u32); 10] = [
        ("A", 2600, 16),
        ("B", 2500, 14),
        ("C", 0, 14),
        ("D", 2400, 12),
        ("E", 0, 12),
        ("F", 2150, 8),
        ("G", 2300, 6),
        ("H", 0, 4),
        ("I", 0, 2),
        ("J", 2300, 2),
    ];
    let mut case = case(date(2014, 4, 1));
    for (id, points, _) in table {
        case = case.player(if points == 0 { unrated(id) } else { rated(id, points) });
    }
    let scores: Vec<u32> = table.iter().map(|row| row.2).collect();
    let games: Vec<(&str, &str, &str)> =
        results_with_scores(&scores).into_iter().map(|(w, b, r)| (table[w].0, table[b].0, r)).collect();
    case.tournament("RR", System::RoundRobin, &games)
}

/// A, B, C and D of 2000 draw among themselves; N loses to A and B and draws with C and D. A and B have 2½ of 4, .63 and
/// 95; C and D .50 and 0: Ra = 2000 − 47.5 · 4/5 = 1962. For the round robin alone N, .25 and −193, would be worth
/// 1962 − 193 · 4/5 = 1808, but four games are not enough.
pub fn round_robin_of_four_games() -> Case {
    let mut story = case(date(2014, 4, 1)).player(unrated("N"));
    let ids = ["A", "B", "C", "D"];
    for id in ids {
        story = story.player(rated(id, 2000));
    }
    let mut games: Vec<_> = (0..4).flat_map(|i| (i + 1..4).map(move |j| (ids[i], ids[j], "1/2-1/2"))).collect();
    games.extend([("N", "A", "0-1"), ("B", "N", "1-0"), ("N", "C", "1/2-1/2"), ("D", "N", "1/2-1/2")]);
    story.tournament("RR", System::RoundRobin, &games)
}

/// Some complete round robin in which player i scores `halves[i]` half points: start from all draws and shift half
/// points from those who have too many to those who have too few.
pub fn results_with_scores(halves: &[u32]) -> Vec<(usize, usize, &'static str)> {
    let n = halves.len();
    let mut white = vec![vec![1_u32; n]; n];
    let score = |white: &[Vec<u32>], i: usize| -> u32 {
        (0..n).filter(|&j| j != i).map(|j| if i < j { white[i][j] } else { 2 - white[j][i] }).sum()
    };
    loop {
        let have: Vec<u32> = (0..n).map(|i| score(&white, i)).collect();
        let Some(low) = (0..n).find(|&i| have[i] < halves[i]) else { break };
        // A path of games along which a half point can travel to `low`.
        let mut from = vec![usize::MAX; n];
        let mut queue = std::collections::VecDeque::from([low]);
        from[low] = low;
        let mut giver = None;
        while let Some(i) = queue.pop_front() {
            if have[i] > halves[i] {
                giver = Some(i);
                break;
            }
            for j in 0..n {
                let takes = if i < j {
                    2 - white[i][j]
                } else if j < i {
                    white[j][i]
                } else {
                    0
                };
                if j != i && from[j] == usize::MAX && takes > 0 {
                    from[j] = i;
                    queue.push_back(j);
                }
            }
        }
        let mut j = giver.expect("the scores are those of a round robin");
        while j != low {
            let i = from[j];
            if i < j {
                white[i][j] += 1
            } else {
                white[j][i] -= 1
            }
            j = i;
        }
    }
    let result = |halves| ["0-1", "1/2-1/2", "1-0"][halves as usize];
    (0..n).flat_map(|i| (i + 1..n).map(move |j| (i, j))).map(|(i, j)| (i, j, result(white[i][j]))).collect()
}

/// A fact as the tests write it: numbers as they are, scores in halves.
pub fn plain(fact: &Fact) -> String {
    match fact {
        Fact::Number(number) => number.to_string(),
        Fact::Hundredths(number) => number.to_string(),
        Fact::Score(score) => format!("{}/2", score.0),
        Fact::Name(name) => name.clone(),
        other => format!("{other:?}"),
    }
}
