//! The tournaments of a month: opens, weekend cups, round robins, and in January the league of the clubs.

use super::gather::Hall;
use super::people::People;
use super::{Event, Fault, Form, Plan, Seat};
use crate::dice::Dice;
use crate::play::entry::{Cell, Crosstable, Entrant};
use crate::play::{games, pairing, team};
use crate::running::Running;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::kernel::games::{PackedGame, Ruling};
use arpad_rules::chess::list_days::closing_day;
use jiff::ToSpan;
use jiff::civil::{Date, Weekday};

/// Months follow each other; who plays is busy until he has played.
pub(super) struct Season<'a> {
    plan: &'a Plan,
    /// The club that plays with itself alone.
    pub closed: Option<u32>,
    hall: Hall,
    /// Games that were played beyond what earlier months asked for.
    ahead: usize,
}

/// A kind of tournament.
struct Kind {
    form: Form,
    /// The days of its rounds, counted from a Saturday.
    days: &'static [i64],
    size: [i32; 2],
}

const OPEN: Kind = Kind { form: Form::Swiss, days: &[0, 1, 2, 3, 4, 5, 6, 7, 8], size: [30, 80] };
const CUP: Kind = Kind { form: Form::Swiss, days: &[-1, 0, 0, 1, 1], size: [14, 40] };
const TABLE: Kind = Kind { form: Form::RoundRobin, days: &[-3, -3, -2, -2, -1, -1, 0, 0, 1], size: [10, 10] };

/// Clubs of a league, boards of a team, and those who may sit out.
const TEAMS: usize = 8;
const BOARDS: usize = 6;
const RESERVES: usize = 2;

/// Fewer are no tournament.
const FEWEST: usize = 8;

impl<'a> Season<'a> {
    pub fn new(plan: &'a Plan) -> Self {
        Season { plan, closed: plan.has(Fault::ClosedClub).then_some(0), hall: Hall::new(plan.clubs), ahead: 0 }
    }

    pub fn month(
        &mut self,
        dice: &mut Dice,
        people: &People,
        running: &Running,
        month: usize,
        edition: &Edition,
    ) -> Vec<Event> {
        let (first, list) = (self.plan.list(month), self.plan.list(month + 1));
        // A report needs a day to arrive before the list closes.
        let last = closing_day(edition, list).saturating_sub(2.days());
        let saturdays = saturdays(first, last);
        self.hall.open(people, first);
        let wanted = people.active.len() * self.plan.games_a_year as usize / 24;
        let (mut events, mut played) = (Vec::new(), self.ahead);
        if list.month() == 2 {
            for group in 0..self.plan.clubs.div_ceil(TEAMS) {
                events.extend(self.league(dice, people, running, month, &saturdays, group));
            }
            played += events.iter().map(|event: &Event| event.games.len()).sum::<usize>();
        }
        let mut attempts = 0;
        while played < wanted && attempts < 40 + wanted / 4 {
            attempts += 1;
            let kind = match dice.below(10) {
                0..3 => OPEN,
                3..8 => CUP,
                _ => TABLE,
            };
            let organizer = dice.below(self.plan.clubs) as u32;
            let kind = if self.closed == Some(organizer) { CUP } else { kind };
            let saturday = *dice.pick(&saturdays);
            let days: Vec<Date> = kind.days.iter().map(|offset| saturday.saturating_add(offset.days())).collect();
            if days[0] < first || days[days.len() - 1] > last {
                continue;
            }
            let size = dice.between(kind.size[0], kind.size[1]) as usize;
            let of = (kind.form, size.min(people.active.len() / 3), days);
            if let Some(event) = self.tournament(dice, people, running, (month, organizer), of) {
                played += event.games.len();
                events.push(event);
            }
        }
        self.ahead = played.saturating_sub(wanted);
        events.sort_by_key(|event| event.days[0]);
        events
    }

    fn tournament(
        &mut self,
        dice: &mut Dice,
        people: &People,
        running: &Running,
        (month, organizer): (usize, u32),
        (form, size, mut days): (Form, usize, Vec<Date>),
    ) -> Option<Event> {
        let until = days[days.len() - 1];
        let who = match form {
            Form::RoundRobin => self.hall.near_in_strength(dice, people, size, (days[0], until), self.closed),
            _ => self.hall.gather(dice, people, (organizer, size), (days[0], until), self.closed),
        };
        let enough = if form == Form::RoundRobin { size } else { FEWEST };
        if who.len() < enough {
            return None;
        }
        self.hall.take(&who, until);
        let entrants = entrants(people, running, month, who);
        let table = match form {
            Form::RoundRobin => team::round_robin(dice, &entrants),
            _ => {
                let rounds = days.len().min(entrants.len() * 2 / 3);
                pairing::swiss(dice, &entrants, rounds, |dice, white, black| {
                    games::chess(dice, &entrants, white, black)
                })
            }
        };
        days.truncate(table[0].len());
        Some(event(form, (month, organizer), days, &entrants, &table))
    }

    fn league(
        &mut self,
        dice: &mut Dice,
        people: &People,
        running: &Running,
        month: usize,
        saturdays: &[Date],
        group: usize,
    ) -> Option<Event> {
        let clubs = (group * TEAMS..self.plan.clubs.min((group + 1) * TEAMS)).map(|club| club as u32);
        let clubs = clubs.filter(|club| self.closed != Some(*club));
        let weekends = saturdays.iter().flat_map(|saturday| [*saturday, saturday.saturating_add(1.day())]);
        let mut rosters = Vec::new();
        for club in clubs {
            let mut roster = self.hall.members(club).to_vec();
            let rating = |at: &u32| running.rating(*at).unwrap_or(0);
            roster.sort_by_key(|at| (std::cmp::Reverse(rating(at)), *at));
            roster.truncate(BOARDS + RESERVES);
            if roster.len() >= BOARDS {
                rosters.push((club, roster));
            }
        }
        let days: Vec<Date> = weekends.take((rosters.len().next_multiple_of(2)).saturating_sub(1)).collect();
        if rosters.len() < 2 || days.len() + 1 < rosters.len() {
            return None;
        }
        let (mut who, mut teams) = (Vec::new(), Vec::new());
        for (club, roster) in rosters {
            teams.push(team::Team { club: club as usize, members: (who.len()..who.len() + roster.len()).collect() });
            who.extend(roster);
        }
        self.hall.take(&who, days[days.len() - 1]);
        let entrants: Vec<Entrant> = who.iter().map(|&at| entrant(people, running, month, at)).collect();
        let table = team::league(dice, &entrants, &teams, BOARDS);
        let organizer = teams[0].club as u32;
        Some(event(Form::League(BOARDS), (month, organizer), days, &entrants, &table))
    }
}

fn saturdays(first: Date, last: Date) -> Vec<Date> {
    first.series(1.day()).take_while(|day| *day <= last).filter(|day| day.weekday() == Weekday::Saturday).collect()
}

/// By rating, as a list of participants stands.
fn entrants(people: &People, running: &Running, month: usize, who: Vec<u32>) -> Vec<Entrant> {
    let mut entrants: Vec<Entrant> = who.into_iter().map(|at| entrant(people, running, month, at)).collect();
    entrants.sort_by_key(|entrant| (-entrant.shown.unwrap_or(0), entrant.person));
    entrants
}

fn entrant(people: &People, running: &Running, month: usize, at: u32) -> Entrant {
    let shown = running.rating(at);
    let strength = people.shows(at as usize, shown.is_some(), month);
    Entrant { person: at as usize, strength, shown: shown.map(i32::from), start: 0 }
}

/// A crosstable as it is kept.
pub(super) fn event(
    form: Form,
    (month, organizer): (usize, u32),
    days: Vec<Date>,
    entrants: &[Entrant],
    table: &Crosstable,
) -> Event {
    let seat = |one: &Entrant| Seat { person: one.person as u32, shown: one.shown.map(|points| points as i16) };
    let (mut packed, mut stones_given) = (Vec::new(), Vec::new());
    for round in 0..days.len() {
        for (at, line) in table.iter().enumerate() {
            let Cell::Game { opponent, white: true, halves, played, stones } = line[round] else { continue };
            packed.push(PackedGame {
                white: entrants[at].person as u32,
                black: entrants[opponent].person as u32,
                white_halves: halves as u8,
                ruling: if played { Ruling::Counts } else { Ruling::Unplayed },
                round: round as u16 + 1,
            });
            stones_given.push(stones);
        }
    }
    let stones = if matches!(form, Form::McMahon(_)) { stones_given } else { Vec::new() };
    let seats = entrants.iter().map(seat).collect();
    Event { month: month as u32, form, organizer, days, seats, games: packed, stones, again: None }
}
