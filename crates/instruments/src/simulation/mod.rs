//! Federations with known truth: strength that develops, tournaments that are played by it, and faults that are put in on
//! purpose. Ratings are given by the law as the months go, so that organizers pair by what is on the list.

mod calendar;
mod gather;
mod go;
mod people;
mod plan;
#[cfg(test)]
mod tests;

pub use plan::{Board, Fault, Plan};

use crate::dice::Dice;
use crate::running::{Running, Starting, Tournament};
use arpad_model::{Sex, System, Tempo};
use arpad_rules::calendar::Calendar;
use arpad_rules::chess::kernel::games::PackedGame;
use arpad_rules::chess::kernel::trace::Silent;
use jiff::civil::Date;
use people::People;

/// A federation and everything that was played in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Simulated {
    /// The plan.
    pub plan: Plan,
    /// Everybody, in the order in which they came.
    pub people: Vec<Person>,
    /// The tournaments by month, and in it by their first day.
    pub events: Vec<Event>,
    /// True strength in points at the end of each month, by person; 0 = does not play.
    pub truth: Vec<Vec<i16>>,
    /// Where the faults are.
    pub injected: Injected,
}

/// Somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Born.
    pub born: Date,
    /// Sex.
    pub sex: Sex,
    /// Club.
    pub club: u32,
    /// The month in which he came; 0 = was there at the beginning.
    pub joins: u32,
    /// The month in which he stopped.
    pub leaves: Option<u32>,
    /// The rating on the first list.
    pub initial: Option<i16>,
}

/// How a tournament is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Swiss.
    Swiss,
    /// Everybody with everybody.
    RoundRobin,
    /// Teams of clubs, with their number of boards.
    League(usize),
    /// McMahon, with stones for the difference of grades less this; none = even.
    McMahon(Option<i32>),
}

/// Somebody in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Who.
    pub person: u32,
    /// The rating on the list at the start.
    pub shown: Option<i16>,
}

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Its month, from 0; it enters the list that ends it.
    pub month: u32,
    /// How it is played.
    pub form: Form,
    /// The club that organizes it.
    pub organizer: u32,
    /// The day of each round.
    pub days: Vec<Date>,
    /// Who plays, in the order of the start.
    pub seats: Vec<Seat>,
    /// The games; players are positions among the people.
    pub games: Vec<PackedGame>,
    /// Stones given by White, by game; empty in chess.
    pub stones: Vec<u8>,
    /// Reported once more, though it was played once: the position of the true one.
    pub again: Option<usize>,
}

/// Where the faults are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Injected {
    /// The club that plays with itself alone.
    pub closed_club: Option<u32>,
    /// The club whose newcomers are let win.
    pub inflating_club: Option<u32>,
    /// The tournaments that were reported twice: the true one and its double.
    pub doubled: Vec<(usize, usize)>,
    /// Who plays above his strength.
    pub cheat: Option<u32>,
    /// Who plays below it.
    pub sandbagger: Option<u32>,
}

impl Event {
    /// How the law calls it.
    pub fn system(&self) -> System {
        match self.form {
            Form::Swiss | Form::McMahon(_) => System::Swiss,
            Form::RoundRobin => System::RoundRobin,
            Form::League(_) => System::Team,
        }
    }

    /// For the kernel.
    pub fn tournament(&self) -> Tournament<'_> {
        Tournament { start: self.days[0], system: self.system(), games: &self.games }
    }
}

impl Simulated {
    /// The tournaments of a month, from 0.
    pub fn of_month(&self, month: usize) -> &[Event] {
        let bound = |month: usize| self.events.partition_point(|event| (event.month as usize) < month);
        &self.events[bound(month)..bound(month + 1)]
    }

    /// Somebody as he enters a rating.
    pub fn starting(person: &Person) -> Starting {
        let games = if person.initial.is_some() { 100 } else { 0 };
        Starting { rating: person.initial, games, born: Some(person.born), ..Starting::default() }
    }
}

/// Simulates a federation.
pub fn simulate(plan: &Plan) -> Simulated {
    match plan.board {
        Board::Chess => chess(plan),
        Board::Go => go::simulate(plan),
    }
}

fn chess(plan: &Plan) -> Simulated {
    let calendar = Calendar::default();
    let mut people = People::new(&mut Dice::new(plan.seed, 11), plan);
    let (mut develops, mut plays) = (Dice::new(plan.seed, 12), Dice::new(plan.seed, 13));
    let mut season = calendar::Season::new(plan);
    let mut running = Running::new();
    let (mut events, mut truth) = (Vec::new(), Vec::new());
    for month in 0..plan.months {
        let (first, list) = (plan.list(month), plan.list(month + 1));
        for at in running.len()..people.all.len() {
            running.enter(Simulated::starting(&people.all[at]));
        }
        let edition = calendar.list_edition(Tempo::Standard, list);
        let mut played = season.month(&mut plays, &people, &running, month, edition);
        if plan.has(Fault::DoubledReport) && month == plan.months * 2 / 3 {
            double(&mut played, events.len());
        }
        let tournaments: Vec<Tournament<'_>> = played.iter().map(Event::tournament).collect();
        running.close(edition, list, &tournaments, &mut Silent);
        events.extend(played);
        people.pass(&mut develops, first, month as u32 + 1);
        truth.push(strengths(&people));
    }
    let doubled = events.iter().enumerate().filter_map(|(at, event)| Some((event.again?, at))).collect();
    let (closed_club, inflating_club) = (season.closed, people.inflating);
    let (cheat, sandbagger) = (people.cheat, people.sandbagger);
    let injected = Injected { closed_club, inflating_club, doubled, cheat, sandbagger };
    Simulated { plan: plan.clone(), people: people.all, events, truth, injected }
}

fn strengths(people: &People) -> Vec<i16> {
    let mut strengths = vec![0; people.all.len()];
    for &at in &people.active {
        strengths[at as usize] = people.points(at as usize) as i16;
    }
    strengths
}

/// The first Swiss tournament of a month comes in a second time, behind itself.
fn double(played: &mut Vec<Event>, before: usize) {
    if let Some(at) = played.iter().position(|event| event.form == Form::Swiss && event.games.len() >= 20) {
        let again = Event { again: Some(before + at), ..played[at].clone() };
        played.insert(at + 1, again);
    }
}
