//! Thinking time, first time control, play per day, duration.

use super::Inspection;
use crate::chess::codes::finding;
use crate::chess::edition::{DayLimit, Duration, FirstControl, ThinkingTime, TimeBound};
use crate::chess::kernel::games::Ruling;
use crate::chess::tempo::MOVES;
use arpad_model::{Game, Paragraph, Rating, System};
use std::collections::{BTreeMap, BTreeSet};

impl Inspection<'_> {
    pub(super) fn thinking_time(&mut self) {
        let provision = self.edition.thinking_time;
        let Some(control) = self.tournament.circumstances.time_control.clone() else {
            if self.tournament.circumstances.time_unsaid {
                self.note(provision.at, finding::TIME_NOT_EXAMINED, vec![]);
            }
            return;
        };
        let seconds = control.seconds_for(MOVES);
        match provision.value {
            ThinkingTime::PerTournament { top, middle } => {
                let strongest = self.ratings.participants().into_iter().filter_map(|p| self.ratings.seen(p)).max();
                let needed = self.least_minutes(strongest, top, middle);
                if seconds < u64::from(needed) * 60 {
                    let facts = vec![("minutes", minutes(seconds)), ("needed", needed.into())];
                    self.refuse(provision.at, finding::TOO_FAST, facts);
                }
            }
            ThinkingTime::PerGame { top, middle } => self.each_game(provision.at, seconds, top, middle),
            ThinkingTime::Band { over, under, inclusive } => {
                let upper = u64::from(under) * 60;
                let in_band = seconds > u64::from(over) * 60 && (seconds < upper || inclusive && seconds == upper);
                if !in_band {
                    let facts = vec![("minutes", minutes(seconds)), ("over", over.into()), ("under", under.into())];
                    self.refuse(provision.at, finding::OUTSIDE_TEMPO, facts);
                }
                if control.unequal {
                    self.refuse(provision.at, finding::UNEQUAL_CLOCKS, vec![]);
                }
            }
        }
    }

    /// Games whose players are too strong for the time control are not rated; the others are.
    fn each_game(&mut self, paragraph: Paragraph, seconds: u64, top: i16, middle: i16) {
        let needed_by = |game: &Game| {
            let stronger = [game.white, game.black].into_iter().filter_map(|player| self.ratings.seen(player)).max();
            self.least_minutes(stronger, top, middle)
        };
        let mut too_fast: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
        for (index, game) in self.tournament.games.iter().enumerate() {
            let needed = needed_by(game);
            if self.checked.rulings[index] == Ruling::Counts && seconds < u64::from(needed) * 60 {
                too_fast.entry(needed).or_default().push(index);
            }
        }
        for (needed, games) in too_fast {
            let facts = vec![("games", games.len().into()), ("minutes", minutes(seconds)), ("needed", needed.into())];
            if self.fault(paragraph, finding::GAMES_TOO_FAST, facts) {
                for game in games {
                    self.checked.rulings[game] = Ruling::TooFast;
                }
            }
        }
    }

    /// The least minutes for the stronger player. The bands meet at a value that "exceeds" and "below" leave out (E-07).
    fn least_minutes(&self, strongest: Option<Rating>, top: i16, middle: i16) -> u32 {
        let points = strongest.map_or(0, Rating::points);
        let reaches = |bound: i16| match self.edition.time_bound.value {
            TimeBound::Reached => points >= bound,
            TimeBound::Exceeded => points > bound,
        };
        if reaches(top) {
            120
        } else if reaches(middle) {
            90
        } else {
            60
        }
    }

    pub(super) fn first_control(&mut self) {
        let Some(control) = &self.tournament.circumstances.time_control else { return };
        // A single period for the whole game specifies no moves.
        let Some(moves) = control.periods.first().and_then(|period| period.moves) else { return };
        let provision = self.edition.first_control;
        let (code, needed) = match provision.value {
            FirstControl::NotStated => return,
            FirstControl::Exactly(needed) if moves == needed => return,
            FirstControl::AtLeast(needed) if moves >= needed => return,
            FirstControl::Exactly(needed) => (finding::FIRST_CONTROL, needed),
            FirstControl::AtLeast(needed) => (finding::FIRST_CONTROL_TOO_EARLY, needed),
        };
        let facts = vec![("moves", u32::from(moves).into()), ("needed", u32::from(needed).into())];
        self.refuse(provision.at, code, facts);
    }

    pub(super) fn day_limit(&mut self) {
        let mut rounds_by_day = BTreeMap::new();
        for date in &self.tournament.circumstances.round_dates {
            *rounds_by_day.entry(*date).or_insert(0_u32) += 1;
        }
        if let (true, Some(rounds)) = (rounds_by_day.is_empty(), self.tournament.circumstances.rounds_per_day) {
            rounds_by_day.insert(self.tournament.start, rounds.into());
        }
        let provision = self.edition.day_limit;
        if self.tournament.circumstances.days_unsaid {
            self.rounds_of_one_day();
        }
        for (date, rounds) in rounds_by_day {
            match provision.value {
                DayLimit::Hours(hours) => {
                    let Some(control) = &self.tournament.circumstances.time_control else { return };
                    let seconds = u64::from(rounds) * 2 * control.seconds_for(MOVES);
                    if seconds > u64::from(hours) * 3600 {
                        let facts = vec![("date", date.into()), ("minutes", minutes(seconds)), ("hours", hours.into())];
                        self.refuse(provision.at, finding::TOO_MUCH_IN_A_DAY, facts);
                    }
                }
                DayLimit::Rounds(most) => {
                    if rounds > most {
                        let facts = vec![("date", date.into()), ("rounds", rounds.into()), ("most", most.into())];
                        self.refuse(provision.at, finding::TOO_MANY_ROUNDS_IN_A_DAY, facts);
                    }
                }
            }
        }
    }

    /// However the rounds lay on the days of an event, one day had at least so many of them. Where nobody says more than that and
    /// it is already too much, it is asked about.
    fn rounds_of_one_day(&mut self) {
        let provision = self.edition.day_limit;
        let days = super::deadlines::days_between(self.tournament.start, self.tournament.end) + 1;
        let rounds = rounds_played(&self.tournament.games).div_ceil(days.max(1).unsigned_abs());
        match provision.value {
            DayLimit::Hours(hours) => {
                let Some(control) = &self.tournament.circumstances.time_control else { return };
                let seconds = u64::from(rounds) * 2 * control.seconds_for(MOVES);
                if seconds > u64::from(hours) * 3600 {
                    let facts = vec![("rounds", rounds.into()), ("minutes", minutes(seconds))];
                    self.warn(provision.at, finding::ROUNDS_ON_ONE_DAY, facts);
                }
            }
            DayLimit::Rounds(most) => {
                if rounds > most {
                    let facts = vec![("rounds", rounds.into()), ("most", most.into())];
                    self.warn(provision.at, finding::MANY_ROUNDS_ON_ONE_DAY, facts);
                }
            }
        }
    }

    pub(super) fn duration(&mut self) {
        // Of an event in parts, from its very first day to the last of this part.
        let start = self.tournament.circumstances.event_start.unwrap_or(self.tournament.start);
        let days = super::deadlines::days_between(start, self.tournament.end) + 1;
        let provision = self.edition.duration;
        let monthly = self.tournament.circumstances.monthly_reports;
        match provision.value {
            Duration::AtMost(most) if days > most => {
                let facts = vec![("days", days.into()), ("most", most.into())];
                // 4.11: team championships may take longer.
                if self.tournament.system != System::Team {
                    self.refuse(provision.at, finding::TOO_LONG, facts);
                }
                if !monthly {
                    let at = if provision.at == Paragraph("4.1") { Paragraph("4.13") } else { provision.at };
                    self.warn(at, finding::MONTHLY_REPORTS, vec![("days", days.into()), ("most", most.into())]);
                }
            }
            Duration::MonthlyReportsAbove(most) if days > most && !monthly => {
                self.warn(provision.at, finding::MONTHLY_REPORTS, vec![("days", days.into()), ("most", most.into())]);
            }
            _ => {}
        }
    }
}

/// How many rounds these games were, at least: so many are named, and nobody plays twice in one. A part of an event has its own
/// rounds alone, whatever their numbers.
fn rounds_played(games: &[Game]) -> u32 {
    let named: BTreeSet<u16> = games.iter().map(|game| game.round).filter(|round| *round > 0).collect();
    let mut by_player: BTreeMap<u32, u32> = BTreeMap::new();
    for player in games.iter().flat_map(|game| [game.white, game.black]) {
        *by_player.entry(player).or_default() += 1;
    }
    by_player.into_values().max().unwrap_or(0).max(named.len() as u32)
}

/// Minutes for people: whole ones, cut, so that 59 minutes 59 seconds never reads as an hour.
fn minutes(seconds: u64) -> arpad_model::Fact {
    ((seconds / 60) as i64).into()
}
