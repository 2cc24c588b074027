//! An invented world: a list of FIDE's size and proportions, and months of tournaments among its players, for benchmarks.
//!
//! Everybody plays as strong as the list says, so that ratings stay where they are however many months there are.

use arpad_formats::fide_list::write::TextWriter;
use arpad_formats::fide_list::{Birth, Flags, Rated, Record, Sex};
use arpad_formats::trf::{
    Birth as FileBirth, Color, Edition, Field, Header, Player, Points, ResultCode, RoundEntry, Text, TournamentFile,
    write_bytes,
};
use arpad_office::acts::many::Filed;
use arpad_rules::chess::tables::expected_at;
use jiff::ToSpan;
use jiff::civil::{Date, date};
use std::io::Write;

/// The date of the list the world begins with.
pub const LIST: Date = date(2024, 4, 1);
/// The list the first month makes.
pub const NEXT: Date = date(2024, 5, 1);

const PLAYERS: usize = 20;
const ROUNDS: usize = 10;

/// Writes the list.
pub fn write_list(players: u32, to: impl Write) {
    let mut writer = TextWriter::new(to).expect("begin the list");
    for n in 0..players {
        let one = Invented::new(n);
        writer.write(&one.record()).expect("write a player");
    }
    writer.finish().expect("end the list").flush().expect("end the list");
}

/// The files of the first month.
pub fn month(players: u32, tournaments: u32) -> Vec<Filed> {
    World::new(players).month(tournaments, 0)
}

/// A game of somebody: both FIDE numbers and his half points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Whose game it is.
    pub player: u32,
    /// Against whom.
    pub opponent: u32,
    /// 0, 1 or 2.
    pub halves: u8,
}

/// Whoever may play in it.
pub struct World {
    rated: Vec<u32>,
}

impl World {
    /// The rated players of a list of this many.
    pub fn new(players: u32) -> Self {
        let rated: Vec<u32> = (0..players).filter(|n| Invented::new(*n).standard.rating.is_some()).collect();
        assert!(rated.len() >= PLAYERS, "so few players make no tournament");
        World { rated }
    }

    /// The list that a month makes, counted from 0.
    pub fn list_of(month: u32) -> Date {
        NEXT.saturating_add(i64::from(month).months())
    }

    /// The day on which the office enters a month.
    pub fn office_day(month: u32) -> Date {
        date(2024, 4, 26).saturating_add(i64::from(month).months())
    }

    /// The files of a month, counted from 0.
    pub fn month(&self, tournaments: u32, month: u32) -> Vec<Filed> {
        let numbers = month * tournaments..(month + 1) * tournaments;
        let filed = |number| Filed {
            file_name: format!("open-{number}.trf"),
            bytes: Event::new(number, &self.rated).file(month),
            received: World::office_day(month),
            registered: None,
        };
        numbers.map(filed).collect()
    }

    /// The FIDE number of somebody who plays in the first round of a tournament.
    pub fn player_of(&self, tournament: u32) -> u32 {
        Event::new(tournament, &self.rated).field[0].number
    }

    /// Every game of the first month, once for each of the two.
    pub fn games(&self, tournaments: u32) -> Vec<Played> {
        let mut games = Vec::new();
        for number in 0..tournaments {
            let Event { field, rounds, .. } = Event::new(number, &self.rated);
            for (player, entries) in field.iter().zip(&rounds) {
                games.extend(entries.iter().map(|entry| Played {
                    player: player.number,
                    opponent: field[usize::from(entry.opponent.expect("everybody plays")) - 1].number,
                    halves: match entry.result {
                        Some(ResultCode::Win) => 2,
                        Some(ResultCode::Draw) => 1,
                        _ => 0,
                    },
                }));
            }
        }
        games
    }
}

struct Invented {
    number: u32,
    name: String,
    federation: &'static str,
    sex: Sex,
    born: u16,
    title: &'static str,
    standard: Rated,
    rapid: Rated,
    blitz: Rated,
    inactive: bool,
}

impl Invented {
    fn new(n: u32) -> Self {
        const SYLLABLES: [&str; 16] =
            ["ba", "ko", "ri", "ne", "sza", "lu", "ter", "mi", "dan", "vo", "ghe", "li", "os", "ta", "per", "un"];
        const FEDERATIONS: [&str; 8] = ["HUN", "IND", "GER", "ESP", "FRA", "RUS", "POL", "IRI"];
        let mut dice = Dice::of(n.into());
        let mut name = String::with_capacity(40);
        for part in 0..2 {
            let start = name.len();
            for _ in 0..2 + dice.below(3) {
                name.push_str(SYLLABLES[dice.below(16) as usize]);
            }
            let capital = name[start..=start].to_ascii_uppercase();
            name.replace_range(start..=start, &capital);
            if part == 0 {
                name.push_str(", ");
            }
        }
        let mut rated = |percent: u64| match dice.below(100) < percent {
            true => Rated {
                rating: Some(1400 + dice.below(1000) as u16),
                games: Some(dice.below(12) as u16),
                k: Some([20, 20, 40][dice.below(3) as usize]),
            },
            false => Rated::default(),
        };
        let (standard, rapid, blitz) = (rated(28), rated(26), rated(18));
        Invented {
            number: 100_000 + n * 23,
            name,
            federation: FEDERATIONS[dice.below(8) as usize],
            sex: if dice.below(9) == 0 { Sex::Female } else { Sex::Male },
            born: 1950 + dice.below(60) as u16,
            title: if dice.below(80) == 0 { "FM" } else { "" },
            standard,
            rapid,
            blitz,
            inactive: dice.below(3) == 0,
        }
    }

    fn record(&self) -> Record<&str> {
        Record {
            fide_id: self.number,
            name: &self.name,
            federation: self.federation,
            sex: Some(self.sex),
            title: self.title,
            standard: self.standard,
            rapid: self.rapid,
            blitz: self.blitz,
            born: Some(Birth { year: self.born, month_day: None }),
            flags: Flags { inactive: self.inactive, woman: self.sex == Sex::Female },
            ..Record::default()
        }
    }
}

/// A tournament: everybody with everybody as far as ten rounds go, by the circle.
struct Event {
    number: u32,
    field: Vec<Invented>,
    rounds: Vec<Vec<RoundEntry>>,
    halves: [i32; PLAYERS],
}

impl Event {
    fn new(number: u32, rated: &[u32]) -> Self {
        let mut dice = Dice::of(0x5EED_0000 + u64::from(number));
        // By lot, so that no two of the same days have most of their players in common and one is taken for the other's twin.
        let mut drawn: Vec<u32> = Vec::with_capacity(PLAYERS);
        while drawn.len() < PLAYERS {
            let player = rated[dice.below(rated.len() as u64) as usize];
            if !drawn.contains(&player) {
                drawn.push(player);
            }
        }
        let field: Vec<Invented> = drawn.into_iter().map(Invented::new).collect();
        let mut rounds: Vec<Vec<RoundEntry>> = vec![Vec::new(); PLAYERS];
        let mut halves = [0; PLAYERS];
        for round in 0..ROUNDS {
            let seat = |at: usize| if at == 0 { 0 } else { 1 + (at - 1 + round) % (PLAYERS - 1) };
            for board in 0..PLAYERS / 2 {
                let (mut white, mut black) = (seat(board), seat(PLAYERS - 1 - board));
                if round % 2 == 1 {
                    std::mem::swap(&mut white, &mut black);
                }
                let score = dice.score(&field[white], &field[black]);
                let codes = [ResultCode::Loss, ResultCode::Draw, ResultCode::Win];
                for (player, opponent, color, won) in
                    [(white, black, Color::White, score), (black, white, Color::Black, 2 - score)]
                {
                    halves[player] += won as i32;
                    rounds[player].push(RoundEntry {
                        opponent: Some(opponent as u16 + 1),
                        color: Some(color),
                        result: Some(codes[won]),
                    });
                }
            }
        }
        Event { number, field, rounds, halves }
    }

    fn file(self, month: u32) -> Vec<u8> {
        let Event { number, field, rounds, halves } = self;
        let players = field.iter().zip(rounds).enumerate().map(|(at, (one, rounds))| Player {
            starting_rank: at as u16 + 1,
            name: one.name.clone(),
            rating: one.standard.rating,
            federation: one.federation.to_owned(),
            id: one.number.to_string(),
            birth: Some(FileBirth { year: one.born, month: None, day: None }),
            points: Some(Points { hundredths: 50 * halves[at] }),
            place: Some(at as u16 + 1),
            rounds,
            ..Player::default()
        });
        let start = World::list_of(month).saturating_sub(1.month()).saturating_add((1 + i64::from(number) % 14).days());
        let days = (0..ROUNDS as i64).map(|round| start.saturating_add(round.days()));
        let file = TournamentFile {
            edition: Edition::Trf16,
            header: Header {
                name: Some(Text::of(format!("Open {number}").as_str())),
                city: Some(Text::of("Budapest")),
                federation: Some(Text::of("HUN")),
                start: Some(Field::of(start)),
                end: Some(Field::of(start.saturating_add((ROUNDS as i64 - 1).days()))),
                player_count: Some(Field::of(PLAYERS as u32)),
                rated_player_count: Some(Field::of(PLAYERS as u32)),
                kind: Some(Text::of("Individual: Swiss-System")),
                chief_arbiter: Some(Text::of("Nagy, Anna")),
                time_control: Some(Field { line: 0, text: "90 min + 30 sec/move".to_owned(), value: None }),
                round_dates: Some(Field::of(days.map(Some).collect())),
                ..Header::default()
            },
            players: players.collect(),
            ..TournamentFile::default()
        };
        write_bytes(&file, Edition::Trf16).expect("an invented file can be written")
    }
}

/// Games of a month with this many tournaments.
pub fn games(tournaments: u32) -> u64 {
    u64::from(tournaments) * (PLAYERS / 2 * ROUNDS) as u64
}

struct Dice(u64);

impl Dice {
    fn of(seed: u64) -> Self {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }

    /// White's half points: as the law expects them of both, with a draw in half of the games as far as there is room.
    fn score(&mut self, white: &Invented, black: &Invented) -> usize {
        let rating = |one: &Invented| i32::from(one.standard.rating.unwrap_or_default());
        let expected = u64::from(expected_at((rating(white) - rating(black)).clamp(-400, 400)));
        let draws = (2 * expected.min(100 - expected)).min(50);
        let wins = expected - draws / 2;
        match self.below(100) {
            drawn if drawn < draws => 1,
            drawn if drawn < draws + wins => 2,
            _ => 0,
        }
    }
}
