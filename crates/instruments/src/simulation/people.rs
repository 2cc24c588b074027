//! Who plays and how strong they really are: juniors rise, adults wander, the old decline; some stop, others come.

use super::{Board, Fault, Person, Plan};
use crate::dice::Dice;
use arpad_model::Sex;
use jiff::civil::{Date, date};

/// How far below his strength somebody plays who enters too low.
const ENTRY_BELOW: i32 = 300;

/// How far above it somebody plays who is let win.
const LET_WIN: i32 = 400;

/// How far above his strength the cheat plays, and the sandbagger below it.
const CHEAT_AHEAD: i32 = 400;

/// Everybody's state in the month that is simulated.
pub(super) struct People {
    pub all: Vec<Person>,
    /// True strength, in hundredths of a point.
    strength: Vec<i32>,
    /// How often somebody who is asked comes, of four times.
    eager: Vec<u8>,
    /// Who still plays, by position.
    pub active: Vec<u32>,
    board: Board,
    clubs: usize,
    /// The club whose newcomers are let win.
    pub inflating: Option<u32>,
    deflated: bool,
    pub cheat: Option<u32>,
    pub sandbagger: Option<u32>,
    cheats_from: usize,
}

impl People {
    pub fn new(dice: &mut Dice, plan: &Plan) -> Self {
        let mut people = People {
            all: Vec::with_capacity(plan.players),
            strength: Vec::with_capacity(plan.players),
            eager: Vec::with_capacity(plan.players),
            active: Vec::with_capacity(plan.players),
            board: plan.board,
            clubs: plan.clubs,
            inflating: plan.has(Fault::InflatedEntry).then_some(plan.clubs as u32 - 1),
            deflated: plan.has(Fault::Deflation),
            cheat: None,
            sandbagger: None,
            cheats_from: plan.months / 2,
        };
        for _ in 0..plan.players {
            let age = match dice.below(100) {
                0..30 => dice.between(8, 17),
                30..50 => dice.between(18, 34),
                50..76 => dice.between(35, 54),
                _ => dice.between(55, 80),
            };
            people.add(dice, age, plan.first_list, 0);
        }
        for at in 0..plan.players {
            // Who rises has not arrived yet: his rating follows his strength by most of a year.
            let age = people.age(at, plan.first_list);
            let behind = people.growth(age).max(0) * 8 / 100;
            let rating = dice.about(people.points(at) - behind, 60);
            people.all[at].initial = Some(rating.max(people.lowest()) as i16);
        }
        // Grown-ups of some strength: a child rises by itself, and nobody can play 400 points below the lowest.
        let mut grown = (0..plan.players as u32).filter(|at| {
            let points = people.points(*at as usize);
            (20..60).contains(&people.age(*at as usize, plan.first_list)) && (1_850..2_200).contains(&points)
        });
        let (cheat, sandbagger) = (grown.next(), grown.next());
        people.cheat = cheat.filter(|_| plan.has(Fault::Cheat));
        people.sandbagger = sandbagger.filter(|_| plan.has(Fault::Sandbagger));
        people
    }

    fn add(&mut self, dice: &mut Dice, age: i32, today: Date, month: u32) {
        let number = self.all.len() as u32;
        let year = today.year() - age as i16;
        let born = date(year, dice.between(1, 12) as i8, dice.between(1, 28) as i8);
        let sex = if dice.in_thousand(160) { Sex::Female } else { Sex::Male };
        let club = dice.below(self.clubs) as u32;
        let points = match (self.board, month) {
            (Board::Chess, 0) if age < 18 => dice.about(1_480 + (age - 8) * 32, 170),
            (Board::Chess, 0) => dice.about(1_800, 330),
            (Board::Chess, _) if age < 18 => dice.about(1_530 + (age - 8) * 14, 120),
            (Board::Chess, _) => dice.about(1_680, 170),
            (Board::Go, 0) => dice.about(1_640, 430),
            (Board::Go, _) => dice.between(1_060, 1_640),
        };
        self.strength.push(points.clamp(self.lowest(), 2_650) * 100);
        self.eager.push(dice.between(1, 4) as u8);
        self.active.push(number);
        self.all.push(Person { born, sex, club, joins: month, leaves: None, initial: None });
    }

    /// A month passes: everybody develops, some stop, as many come.
    pub fn pass(&mut self, dice: &mut Dice, today: Date, month: u32) {
        let mut left = 0;
        for position in (0..self.active.len()).rev() {
            let at = self.active[position] as usize;
            let age = self.age(at, today);
            let moved = self.growth(age) + dice.between(-600, 600);
            self.strength[at] = (self.strength[at] + moved).clamp(self.lowest() * 100, 265_000);
            let stops = match age {
                ..18 => 9,
                18..70 => 4,
                _ => 12,
            };
            let is_planted = [self.cheat, self.sandbagger].contains(&Some(at as u32));
            if dice.in_thousand(stops) && !is_planted {
                self.active.swap_remove(position);
                self.all[at].leaves = Some(month);
                left += 1;
            }
        }
        for _ in 0..left {
            let age = if dice.in_thousand(750) { dice.between(8, 15) } else { dice.between(18, 50) };
            self.add(dice, age, today, month);
        }
    }

    /// True strength in points.
    pub fn points(&self, at: usize) -> i32 {
        self.strength[at] / 100
    }

    /// The strength somebody shows at the board.
    pub fn shows(&self, at: usize, is_rated: bool, month: usize) -> i32 {
        let person = &self.all[at];
        let off = match (is_rated, self.inflating) {
            (false, Some(club)) if person.club == club => LET_WIN,
            (false, _) if self.deflated => -ENTRY_BELOW,
            _ if self.cheat == Some(at as u32) && month >= self.cheats_from => CHEAT_AHEAD,
            _ if self.sandbagger == Some(at as u32) && month >= self.cheats_from => -CHEAT_AHEAD,
            _ => 0,
        };
        self.points(at) + off
    }

    pub fn comes(&self, dice: &mut Dice, at: usize) -> bool {
        dice.below(4) < usize::from(self.eager[at])
    }

    fn age(&self, at: usize, today: Date) -> i32 {
        i32::from(today.year() - self.all[at].born.year())
    }

    /// In a month, in hundredths of a point.
    fn growth(&self, age: i32) -> i32 {
        match age {
            ..12 => 600,
            12..16 => 400,
            16..20 => 200,
            20..25 => 50,
            25..50 => 0,
            50..65 => -50,
            _ => -100,
        }
    }

    fn lowest(&self) -> i32 {
        match self.board {
            Board::Chess => 1_420,
            Board::Go => 1_060,
        }
    }
}
