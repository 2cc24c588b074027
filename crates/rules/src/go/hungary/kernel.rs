//! The calculation on columns: one kernel, generic over a trace.
//!
//! Bulk rating compiles with [`Silent`], explaining with [`Recording`]; there is no second function that tells the
//! story. Players are positions in one array, games lie grouped by tournament and part, nothing is allocated per game.

use super::edition::Edition;
use super::game_point::{GamePoint, NoStone, Played, game_point};
use super::grades::{Reached, after_tournament};
use super::new_points::{NewPoints, new_points};
use arpad_model::Grade;

/// Rates one tournament and leaves the field as it stands after it. Returns the number of games
/// whose handicap correction cannot be computed; they count for nobody.
///
/// Every player of `event.games` must be a position in the field, and `event.part_ends` must end with their number;
/// what lies beyond is left out.
pub fn rate_event<T: Trace>(edition: &Edition, field: &mut Field, event: &Event<'_>, trace: &mut T) -> u32 {
    let mut refused = 0;
    let mut first = 0;
    for (part, &end) in (0..).zip(event.part_ends) {
        let games = event.games.get(first as usize..end as usize).unwrap_or_default();
        field.touched.clear();
        field.touched.resize(2 * games.len(), 0);
        let mut touched = 0;
        for (index, game) in (first..).zip(games) {
            let law = if event.own.is_empty() { edition } else { event.law_of(index).unwrap_or(edition) };
            refused += play(law, field, &mut touched, index, game, trace);
        }
        for place in 0..touched {
            close_part(edition, field, event.multiplier, part, place, trace);
        }
        first = end;
    }
    for place in 0..field.entered.len() {
        close_tournament(edition, field, place, trace);
    }
    field.entered.clear();
    refused
}

/// One game that was played, in 12 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackedGame {
    /// Black, as a position in the field.
    pub black: u32,
    /// White.
    pub white: u32,
    /// Handicap stones, received by Black.
    pub stones: u8,
    /// The result.
    pub result: Played,
}

/// One tournament for the kernel.
#[derive(Clone, Copy, Debug)]
pub struct Event<'a> {
    /// C.
    pub multiplier: u32,
    /// The games that were played, part by part.
    pub games: &'a [PackedGame],
    /// Where each part ends among the games.
    pub part_ends: &'a [u32],
    /// Games of which the committee allowed something: by position among the games, their own law. Nearly always none.
    pub own: &'a [(u32, Edition)],
}

impl Event<'_> {
    fn law_of(&self, game: u32) -> Option<&Edition> {
        self.own.iter().find(|(own, _)| *own == game).map(|(_, law)| law)
    }
}

/// A player while games are rated, in 16 bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slot {
    /// His points.
    pub points: i32,
    /// ΣJp of the part, in thousandths.
    pub sum: i32,
    /// Games of the part.
    pub games: u16,
    /// He has a counted game in the tournament at hand.
    pub entered: bool,
    /// His points serve his opponents only and do not change: not in the register.
    pub fixed: bool,
    /// The grade he holds.
    pub grade: Option<Grade>,
}

/// All players, in columns.
#[derive(Clone, Debug, Default)]
pub struct Field {
    /// Points and sums.
    pub slots: Vec<Slot>,
    /// The counters of the strong grades; as long as `slots`.
    pub reached: Vec<Reached>,
    /// Room for the players of the part at hand.
    touched: Vec<u32>,
    /// The players of the tournament at hand.
    entered: Vec<u32>,
}

impl Field {
    /// A field of players in the register with these points.
    pub fn of_points(points: impl IntoIterator<Item = i32>) -> Self {
        let slots: Vec<Slot> = points.into_iter().map(|points| Slot { points, ..Slot::default() }).collect();
        Field { reached: vec![Reached::default(); slots.len()], slots, ..Field::default() }
    }
}

#[inline(always)]
fn play<T: Trace>(
    edition: &Edition,
    field: &mut Field,
    touched: &mut usize,
    index: u32,
    game: &PackedGame,
    trace: &mut T,
) -> u32 {
    let (black, white) = (game.black as usize, game.white as usize);
    let slots = &mut field.slots;
    let (Some(black_slot), Some(white_slot)) = (slots.get(black), slots.get(white)) else { return 1 };
    match game_point(edition, black_slot.points, white_slot.points, game.stones, game.result) {
        Ok(point) => {
            for (player, own) in [(game.black, point.black_point), (game.white, -point.black_point)] {
                let slot = &mut slots[player as usize];
                // Written always, kept only at a player's first game: no branch to mispredict.
                field.touched[*touched] = player;
                *touched += usize::from(slot.games == 0);
                slot.sum = slot.sum.saturating_add(own);
                slot.games = slot.games.saturating_add(1);
            }
            trace.game(index, point);
            0
        }
        Err(why) => {
            trace.no_stone(index, why);
            1
        }
    }
}

/// §7, once for each player of the part.
#[inline(always)]
fn close_part<T: Trace>(edition: &Edition, field: &mut Field, multiplier: u32, part: u32, place: usize, trace: &mut T) {
    let player = field.touched[place];
    let slot = &mut field.slots[player as usize];
    if !slot.fixed {
        let new = new_points(edition, slot.points, multiplier, slot.sum);
        trace.part(part, player, slot.games, new);
        slot.points = new.after;
    }
    if !slot.entered {
        slot.entered = true;
        field.entered.push(player);
    }
    (slot.sum, slot.games) = (0, 0);
}

/// §5, once for each player of the tournament: grades look at the points after all its parts (E-33).
#[inline(always)]
fn close_tournament<T: Trace>(edition: &Edition, field: &mut Field, place: usize, trace: &mut T) {
    let player = field.entered[place];
    let slot = &mut field.slots[player as usize];
    slot.entered = false;
    let (Some(reached), false) = (field.reached.get_mut(player as usize), slot.fixed) else { return };
    let before = slot.grade;
    slot.grade = after_tournament(edition, before, reached, slot.points);
    trace.grade(player, Grading { points: slot.points, before, after: slot.grade, reached: *reached });
}

/// What a tournament did to a player's grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grading {
    /// His points after it.
    pub points: i32,
    /// The grade before.
    pub before: Option<Grade>,
    /// The grade after.
    pub after: Option<Grade>,
    /// The counters after.
    pub reached: Reached,
}

/// Listens to the calculation. Games are positions in [`Event::games`].
pub trait Trace {
    /// A game that counts.
    fn game(&mut self, game: u32, point: GamePoint);
    /// A game whose handicap correction cannot be computed.
    fn no_stone(&mut self, game: u32, why: NoStone);
    /// A player's new points after a part; `games` of it counted.
    fn part(&mut self, part: u32, player: u32, games: u16, new: NewPoints);
    /// A player's grade after the tournament.
    fn grade(&mut self, player: u32, grading: Grading);
}

/// Says nothing: bulk rating.
pub struct Silent;

impl Trace for Silent {
    #[inline(always)]
    fn game(&mut self, _: u32, _: GamePoint) {}
    fn no_stone(&mut self, _: u32, _: NoStone) {}
    #[inline(always)]
    fn part(&mut self, _: u32, _: u32, _: u16, _: NewPoints) {}
    #[inline(always)]
    fn grade(&mut self, _: u32, _: Grading) {}
}

/// Keeps everything one tournament says.
#[derive(Debug, Default)]
pub struct Recording {
    /// Games that count.
    pub games: Vec<(u32, GamePoint)>,
    /// Games whose handicap correction cannot be computed.
    pub no_stones: Vec<(u32, NoStone)>,
    /// New points: part, player, games, change.
    pub parts: Vec<(u32, u32, u16, NewPoints)>,
    /// Grades.
    pub grades: Vec<(u32, Grading)>,
}

impl Trace for Recording {
    fn game(&mut self, game: u32, point: GamePoint) {
        self.games.push((game, point));
    }
    fn no_stone(&mut self, game: u32, why: NoStone) {
        self.no_stones.push((game, why));
    }
    fn part(&mut self, part: u32, player: u32, games: u16, new: NewPoints) {
        self.parts.push((part, player, games, new));
    }
    fn grade(&mut self, player: u32, grading: Grading) {
        self.grades.push((player, grading));
    }
}
