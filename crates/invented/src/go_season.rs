//! The go seasons: a tournament or so a month, even or with stones, and a championship each year.

use super::almanac::{later, season};
use super::clubs::of_town;
use super::dice::Dice;
use super::entry::{Cell, Crosstable, Entrant};
use super::field::day_number;
use super::{Announcement, DemoClub, DemoEvent, DemoPlayer, EventRemark, Plays, Size, games, go_file, pairing};
use arpad_model::{GoTime, Importance, Overtime, Series};
use arpad_rules::go::hungary::grades::entry_grade;
use jiff::ToSpan;
use jiff::civil::{Date, Weekday};
use std::collections::{HashMap, HashSet};

/// A go tournament to come.
pub(super) struct GoPlan {
    pub name: String,
    pub town: String,
    pub organizer: usize,
    pub director: String,
    pub start: Date,
    pub end: Date,
    pub rounds: usize,
    pub size: usize,
    pub time: GoTime,
    /// The class in the European rating.
    pub class: char,
    /// Stones are the difference of grades less this; none: even games.
    pub reduction: Option<i32>,
    pub championship: bool,
    /// The town of each club.
    pub club_towns: Vec<String>,
}

/// A newcomer enters with 5 kyu at most, or the committee would have to meet.
const HIGHEST_ENTRY: i32 = 1_759;

/// Plays all go tournaments and adds their reports.
pub(super) fn play(
    dice: &mut Dice,
    size: &Size,
    clubs: &[DemoClub],
    players: &[DemoPlayer],
    events: &mut Vec<DemoEvent>,
) {
    let busy = busy_at_chess(players, events);
    let mut known: Vec<Option<i32>> =
        players.iter().map(|player| player.go.and_then(|go| go.initial).map(|(points, _)| points)).collect();
    for number in 0..size.months_played() * size.go_events / 12 {
        let month = number * 12 / size.go_events;
        let plan = plan(dice, number, size.first_list.saturating_add((month as i64).months()), clubs);
        let entrants = gather(dice, &plan, players, &known, &busy);
        let rounds = plan.rounds;
        let mut table = pairing::swiss(dice, &entrants, rounds, |dice, white, black| {
            games::go(dice, &entrants, white, black, plan.reduction)
        });
        rest_without_points(&mut table);
        for entrant in &entrants {
            let shown = entrant.shown.unwrap_or(entrant.strength);
            known[entrant.person] = Some(shown + (entrant.strength - shown) / 5);
        }
        events.push(report(dice, number, &plan, clubs, players, (&entrants, &table)));
    }
}

fn plan(dice: &mut Dice, number: usize, month: Date, clubs: &[DemoClub]) -> GoPlan {
    let mut day = later(month, dice.between(3, 20).into());
    while day.weekday() != Weekday::Saturday {
        day = later(day, 1);
    }
    let organizer = dice.below(clubs.len());
    let club = &clubs[organizer];
    let championship = month.month() == 2;
    let slow = GoTime { base_minutes: 90, overtime: Overtime::Japanese { seconds: 30 } };
    let middle = GoTime { base_minutes: 60, overtime: Overtime::Japanese { seconds: 30 } };
    let quick = GoTime { base_minutes: 40, overtime: Overtime::Canadian { moves: 15, minutes: 5 } };
    let word = club.name.split(' ').next().unwrap_or(&club.name);
    let (name, rounds, size, time, class, reduction) = match number % 4 {
        _ if championship => (format!("Magyar Gó-bajnokság {}", day.year()), 6, 24, slow, 'A', None),
        0 => (format!("{} {} Góverseny", of_town(&club.town), season(day)), 5, dice.between(24, 60), middle, 'A', None),
        1 => (format!("{word} Előnykupa"), 5, dice.between(16, 40), quick, 'B', Some(1)),
        2 => (format!("{word} Gókupa"), 5, dice.between(20, 50), middle, 'A', Some(2)),
        _ => (format!("{} Előnyös Góverseny", of_town(&club.town)), 4, dice.between(16, 36), quick, 'B', Some(0)),
    };
    let name = if championship { name } else { format!("{name} {}", day.year()) };
    GoPlan {
        name,
        town: club.town.clone(),
        organizer,
        director: club.arbiter.eastern(),
        start: day,
        end: later(day, 1),
        rounds,
        size: size as usize,
        time,
        class,
        reduction,
        championship,
        club_towns: clubs.iter().map(|club| club.town.clone()).collect(),
    }
}

fn gather(
    dice: &mut Dice,
    plan: &GoPlan,
    players: &[DemoPlayer],
    known: &[Option<i32>],
    busy: &HashMap<usize, Vec<(Date, Date)>>,
) -> Vec<Entrant> {
    let is_busy = |at: usize| {
        busy.get(&at).is_some_and(|times| times.iter().any(|&(from, to)| from <= plan.end && plan.start <= to))
    };
    let mut candidates: Vec<usize> = (0..players.len())
        .filter(|&at| players[at].go.is_some() && players[at].registered <= plan.start && !is_busy(at))
        .collect();
    dice.shuffle(&mut candidates);
    if plan.championship {
        candidates.sort_by_key(|&at| -known[at].unwrap_or(0));
    }
    // OpenGotha cannot tell namesakes apart, so organizers do not let them enter together.
    let mut names = HashSet::new();
    let chosen = candidates.into_iter().filter(|&at| names.insert(&players[at].name)).take(plan.size);
    let mut entrants: Vec<Entrant> = chosen
        .filter_map(|at| {
            let go = players[at].go?;
            let strength = (go.strength + go.growth * day_number(plan.start) / 365).clamp(1_060, 2_650);
            let shown = Some(known[at].unwrap_or(strength.min(HIGHEST_ENTRY)));
            Some(Entrant { person: at, strength, shown, start: 0 })
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

/// In go a round off gives nothing.
fn rest_without_points(table: &mut Crosstable) {
    for cell in table.iter_mut().flatten().filter(|cell| **cell == Cell::HalfBye) {
        *cell = Cell::Absent;
    }
}

fn report(
    dice: &mut Dice,
    number: usize,
    plan: &GoPlan,
    clubs: &[DemoClub],
    players: &[DemoPlayer],
    (entrants, table): (&[Entrant], &Crosstable),
) -> DemoEvent {
    let is_h9 = number % 3 == 1;
    let ((bytes, order), extension) = if is_h9 {
        (go_file::h9(plan, players, entrants, table), "h9")
    } else {
        ((go_file::opengotha(plan, players, entrants, table), (0..entrants.len()).collect()), "xml")
    };
    let overtime = match plan.time.overtime {
        Overtime::Canadian { moves, minutes } => format!("{moves} lépés / {minutes} perc"),
        Overtime::Japanese { seconds } | Overtime::Fischer { seconds } => format!("{seconds} mp"),
        Overtime::SuddenDeath => String::new(),
    };
    DemoEvent {
        reported: later(plan.end, dice.between(1, 6).into()),
        file_name: format!("{}-go-{:03}.{extension}", plan.start, number + 1),
        bytes,
        kind: Series::Go,
        announcement: Announcement {
            name: plan.name.clone(),
            town: plan.town.clone(),
            organizer: plan.organizer,
            chief_arbiter: clubs[plan.organizer].arbiter.clone(),
            start: plan.start,
            end: plan.end,
            registered: later(plan.start, -i64::from(dice.between(20, 50))),
            time_control: format!("{} perc + {overtime}", plan.time.base_minutes),
            rounds: plan.rounds as u16,
            importance: plan.championship.then_some(Importance::HungarianChampionship),
            multiplier: is_h9.then_some(if plan.time.base_minutes >= 60 { 25 } else { 20 }),
        },
        players: order.into_iter().map(|at: usize| entrants[at].person).collect(),
        remark: EventRemark::Normal,
    }
}

/// When those who play both games sit at a chess board.
fn busy_at_chess(players: &[DemoPlayer], events: &[DemoEvent]) -> HashMap<usize, Vec<(Date, Date)>> {
    let mut busy: HashMap<usize, Vec<(Date, Date)>> = HashMap::new();
    for event in events {
        for &player in event.players.iter().filter(|&&player| players[player].plays() == Plays::Both) {
            busy.entry(player).or_default().push((event.announcement.start, event.announcement.end));
        }
    }
    busy
}
