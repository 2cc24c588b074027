//! A go federation: a tournament or so a month, McMahon groups, even or with stones for the difference of grades.

use super::calendar::event;
use super::gather::Hall;
use super::people::People;
use super::{Fault, Form, Injected, Plan, Simulated, strengths};
use crate::dice::Dice;
use crate::play::entry::Entrant;
use crate::play::{games, pairing};
use arpad_rules::go::hungary::grades::entry_grade;
use jiff::ToSpan;
use jiff::civil::Weekday;

/// A newcomer enters with 5 kyu at most, or the committee would have to meet.
const HIGHEST_ENTRY: i32 = 1_759;

/// Points as organizers know them; they follow true strength by a fifth of the way in every tournament.
struct Known(Vec<Option<i32>>);

pub(super) fn simulate(plan: &Plan) -> Simulated {
    let mut people = People::new(&mut Dice::new(plan.seed, 21), plan);
    let (mut develops, mut plays) = (Dice::new(plan.seed, 22), Dice::new(plan.seed, 23));
    let closed = plan.has(Fault::ClosedClub).then_some(0);
    let mut hall = Hall::new(plan.clubs);
    let mut known = Known(people.all.iter().map(|person| person.initial.map(i32::from)).collect());
    let (mut events, mut truth) = (Vec::new(), Vec::new());
    for month in 0..plan.months {
        let first = plan.list(month);
        known.0.resize(people.all.len(), None);
        hall.open(&people, first);
        let wanted = people.active.len() * plan.games_a_year as usize / 24;
        let (mut played, mut attempts) = (0, 0);
        let before = events.len();
        while played < wanted && attempts < 10 + wanted / 8 {
            attempts += 1;
            let mut day = first.saturating_add(i64::from(plays.between(1, 18)).days());
            while day.weekday() != Weekday::Saturday {
                day = day.saturating_add(1.day());
            }
            let days = [0_i64, 0, 0, 1, 1].map(|offset| day.saturating_add(offset.days())).to_vec();
            let organizer = plays.below(plan.clubs) as u32;
            let size = (plays.between(14, 48) as usize).min(people.active.len() / 2);
            let who = hall.gather(&mut plays, &people, (organizer, size), (day, days[4]), closed);
            if who.len() < 6 {
                continue;
            }
            hall.take(&who, days[4]);
            let reduction = *plays.pick(&[None, Some(0), Some(1), Some(2)]);
            let entrants = known.entrants(&people, who, month);
            let rounds = days.len().min(entrants.len() * 2 / 3);
            let table = pairing::swiss(&mut plays, &entrants, rounds, |dice, white, black| {
                games::go(dice, &entrants, white, black, reduction)
            });
            known.follow(&entrants);
            let days = days[..rounds].to_vec();
            let one = event(Form::McMahon(reduction), (month, organizer), days, &entrants, &table);
            played += one.games.len();
            events.push(one);
        }
        events[before..].sort_by_key(|event| event.days[0]);
        people.pass(&mut develops, first, month as u32 + 1);
        truth.push(strengths(&people));
    }
    let (inflating_club, cheat, sandbagger) = (people.inflating, people.cheat, people.sandbagger);
    let injected = Injected { closed_club: closed, inflating_club, doubled: Vec::new(), cheat, sandbagger };
    Simulated { plan: plan.clone(), people: people.all, events, truth, injected }
}

impl Known {
    fn entrants(&self, people: &People, who: Vec<u32>, month: usize) -> Vec<Entrant> {
        let mut entrants: Vec<Entrant> = who
            .into_iter()
            .map(|at| {
                let known = self.0[at as usize];
                let strength = people.shows(at as usize, known.is_some(), month);
                let shown = Some(known.unwrap_or(strength.min(HIGHEST_ENTRY)).max(1_055));
                Entrant { person: at as usize, strength, shown, start: 0 }
            })
            .collect();
        entrants.sort_by_key(|entrant| (-entrant.shown.unwrap_or(0), entrant.person));
        // McMahon: a point for each grade below the bar.
        let grade = |entrant: &Entrant| i32::from(entry_grade(entrant.shown.unwrap_or(0)).steps());
        let bar = entrants.get(entrants.len() / 4).map_or(0, grade);
        for entrant in &mut entrants {
            entrant.start = 2 * grade(entrant).min(bar);
        }
        entrants
    }

    fn follow(&mut self, entrants: &[Entrant]) {
        for entrant in entrants {
            let shown = entrant.shown.unwrap_or(entrant.strength);
            self.0[entrant.person] = Some(shown + (entrant.strength - shown) / 5);
        }
    }
}
