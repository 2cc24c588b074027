//! An invented history with everything the rules know: newcomers, juniors, forfeits, round robins, matches, ratings at
//! the start that differ from the list.

use crate::chance::Chance;
use arpad_model::{Rating, System};
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::k_factor::{Standing, adult_from, day_number};
use arpad_rules::chess::kernel::close::ListLaw;
use arpad_rules::chess::kernel::field::{Field, Slot, list_number};
use arpad_rules::chess::kernel::games::{Event, PackedGame, Ruling};
use arpad_rules::chess::kernel::newcomers::IdlePools;
use jiff::civil::{Date, date};

const PERIODS: i16 = 12;

/// How large a history is.
#[derive(Clone, Copy)]
pub struct Size {
    pub players: usize,
    pub games: usize,
}

impl Size {
    /// A large federation's year.
    pub const USUAL: Size = Size { players: 100_000, games: 2_000_000 };
    /// Enough for counting instructions.
    pub const SMALL: Size = Size { players: 20_000, games: 400_000 };
}

pub struct History {
    pub periods: Vec<Period>,
    players: Vec<Player>,
}

struct Player {
    rating: i16,
    born: i16,
    games: u16,
}

pub struct Period {
    list_date: Date,
    pub games: Vec<PackedGame>,
    tournaments: Vec<Tournament>,
}

struct Tournament {
    system: System,
    start: Date,
    games: std::ops::Range<usize>,
    ratings: Vec<(u32, Option<Rating>)>,
}

impl History {
    pub fn invent(size: Size) -> Self {
        let mut chance = Chance(20_120_101);
        let players: Vec<Player> = (0..size.players)
            .map(|_| {
                // Roughly bell-shaped between 1400 and 2700; 3 of 100 are unrated.
                let rating = 1400 + (0..4).map(|_| chance.below(326)).sum::<usize>() as i16;
                let unrated = chance.below(100) < 3;
                Player {
                    rating: if unrated { 0 } else { rating },
                    born: 1945 + chance.below(70) as i16,
                    games: if unrated { 0 } else { chance.below(400) as u16 },
                }
            })
            .collect();
        let periods = (0..PERIODS).map(|month| Period::invent(month, size, &mut chance)).collect();
        History { periods, players }
    }

    pub fn games(&self) -> usize {
        self.periods.iter().map(|period| period.games.len()).sum()
    }

    pub fn ratings(&self) -> Vec<i32> {
        self.players.iter().map(|player| i32::from(if player.rating == 0 { 1600 } else { player.rating })).collect()
    }

    pub fn field(&self, edition: &Edition) -> Field {
        let born = |player: &Player| Some(arpad_model::Birth::Date(date(player.born, 6, 15)));
        Field {
            slots: self.players.iter().map(|player| Slot::on_list(Rating::new(player.rating.into()))).collect(),
            standings: self
                .players
                .iter()
                .map(|player| Standing {
                    peak: player.rating,
                    now: player.rating,
                    games: player.games,
                    adult_from: adult_from(edition.k.value.junior_until, born(player)),
                    given: 0,
                    given_is_listed: false,
                    games_unknown: false,
                })
                .collect(),
            pool: Vec::new(),
            fresh: vec![true; self.players.len()],
        }
    }
}

impl Period {
    fn invent(month: i16, size: Size, chance: &mut Chance) -> Self {
        let list_date = date(2026, 1, 1).saturating_add(jiff::ToSpan::months(month));
        let played = list_date.saturating_sub(jiff::ToSpan::months(1));
        let mut period = Period { list_date, games: Vec::new(), tournaments: Vec::new() };
        while period.games.len() < size.games / PERIODS as usize {
            let (system, entered, rounds) = match chance.below(20) {
                0 => (System::RoundRobin, 10, 9),
                1 => (System::Match, 2, 6),
                2..=5 => (System::Team, 80, 3),
                _ => (System::Swiss, 20 + chance.below(120), 5 + chance.below(5)),
            };
            // A region's players: near each other in the register, as clubs are.
            let home = chance.below(size.players - 2000) as u32;
            let field: Vec<u32> = (0..entered).map(|i| home + (i * 13 + chance.below(13)) as u32).collect();
            let first = period.games.len();
            for round in 0..rounds {
                for board in 0..entered / 2 {
                    // The circle method: nobody meets himself.
                    let place = |i: usize| if i == 0 { 0 } else { 1 + (i - 1 + round) % (entered - 1) };
                    let (white, black) = (field[place(board)], field[place(entered - 1 - board)]);
                    let forfeit = chance.below(100) < 2;
                    period.games.push(PackedGame {
                        white,
                        black,
                        white_halves: chance.below(3) as u8,
                        ruling: if forfeit { Ruling::Unplayed } else { Ruling::Counts },
                        round: round as u16 + 1,
                    });
                }
            }
            let start = played.saturating_add(jiff::ToSpan::days(period.tournaments.len() as i64 / 100));
            let late = chance.below(10) == 0;
            let ratings = if late { vec![(field[0], Rating::new(1900)), (field[1], None)] } else { vec![] };
            period.tournaments.push(Tournament { system, start, games: first..period.games.len(), ratings });
        }
        period
    }

    pub fn events<'a>(&'a self, edition: &'a Edition) -> Vec<Event<'a>> {
        let event = |tournament: &'a Tournament| Event {
            edition,
            start: day_number(tournament.start),
            system: tournament.system,
            games: &self.games[tournament.games.clone()],
            first_game: tournament.games.start as u32,
            ratings: &tournament.ratings,
            standings: &[],
            whole: None,
        };
        self.tournaments.iter().map(event).collect()
    }

    pub fn law<'a>(&self, edition: &'a Edition) -> ListLaw<'a> {
        ListLaw {
            edition,
            day: day_number(self.list_date),
            list: list_number(self.list_date),
            idle_pools: IdlePools::Leave,
            transition: None,
        }
    }
}
