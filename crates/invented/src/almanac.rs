//! The calendar of tournaments: what is played when, where and for whom.

use super::clubs::of_town;
use super::dice::Dice;
use super::{DemoClub, Size};
use arpad_model::Tempo;
use arpad_rules::calendar::Calendar;
use jiff::ToSpan;
use jiff::civil::{Date, Weekday};

/// A tournament to come.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub name: String,
    pub tempo: Tempo,
    pub form: Form,
    pub meant: Meant,
    pub organizer: usize,
    pub start: Date,
    pub end: Date,
    /// The day of each round.
    pub days: Vec<Date>,
    pub size: usize,
    pub time_control: &'static str,
}

/// How it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Swiss,
    RoundRobin,
    /// A league of the clubs, with its number of boards.
    League(usize),
}

/// Whom it is meant for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Meant {
    Everybody,
    Below(i32),
    Masters(i32),
    Juniors,
    Seniors,
    Women,
}

/// All chess tournaments by their first day.
pub(super) fn chess(dice: &mut Dice, size: &Size, clubs: &[DemoClub]) -> Vec<Plan> {
    let calendar = Calendar::default();
    let mut plans = Vec::new();
    for month in 0..size.months_played() {
        let first = size.first_list.saturating_add((month as i64).months());
        let saturdays = saturdays(first);
        if first.month() == 1 {
            plans.push(league(first.year(), &saturdays, clubs.len(), dice.below(clubs.len())));
        }
        for number in 0..size.chess_events {
            let tempo = match number * 25 / size.chess_events {
                0..9 => Tempo::Standard,
                9..18 => Tempo::Rapid,
                _ => Tempo::Blitz,
            };
            let organizer = dice.below(clubs.len());
            let saturday = *dice.pick(&saturdays);
            // Before a tempo has a law in the calendar there is less to report, and what there is is standard.
            let tempo = match calendar.chess_edition_on(tempo, first) {
                Ok(_) => tempo,
                Err(_) if number % 2 == 0 => Tempo::Standard,
                Err(_) => continue,
            };
            let mut plan = tournament(dice, tempo, saturday, organizer, clubs);
            plan.size = plan.size.min((size.chess + size.both) / 3);
            plans.push(plan);
        }
    }
    // The league has first choice of its players.
    plans.sort_by_key(|plan| (plan.start, !matches!(plan.form, Form::League(_))));
    plans
}

/// From the fourth on, so that no tournament begins before its month.
fn saturdays(first: Date) -> Vec<Date> {
    let mut day = later(first, 3);
    while day.weekday() != Weekday::Saturday {
        day = later(day, 1);
    }
    (0..5).map(|week| later(day, week * 7)).filter(|day| day.month() == first.month()).collect()
}

fn tournament(dice: &mut Dice, tempo: Tempo, saturday: Date, organizer: usize, clubs: &[DemoClub]) -> Plan {
    let club = &clubs[organizer];
    let word = club.name.split(' ').next().unwrap_or(&club.name);
    let year = saturday.year();
    let (form, meant, offsets, size, time_control, name): (_, _, Vec<i64>, _, _, _) = match tempo {
        Tempo::Standard => match dice.below(10) {
            0..4 => {
                let season = season(saturday);
                let name = format!("{} {season} Open {year}", club.town);
                let control = *dice.pick(&["90+30", "90 perc + 30 mp", "90 min + 30 sec/move"]);
                (Form::Swiss, Meant::Everybody, vec![-1, 0, 0, 1, 1], dice.between(24, 60), control, name)
            }
            4 | 5 => {
                let name = format!("{} Nemzetközi Open {year}", club.town);
                let control = "40/90+30,30+30";
                (Form::Swiss, Meant::Everybody, (0..9).collect(), dice.between(40, 80), control, name)
            }
            6 => {
                let name = format!("{word} Mesterverseny {year}");
                let days = vec![-3, -3, -2, -2, -1, -1, 0, 0, 1];
                (Form::RoundRobin, Meant::Masters(dice.between(1_800, 2_150)), days, 10, "90+30", name)
            }
            7 => {
                let name = format!("{word} Ifjúsági Kupa {year}");
                (Form::Swiss, Meant::Juniors, vec![0, 0, 0, 1, 1, 1], dice.between(16, 40), "60+30", name)
            }
            _ => {
                let name = format!("{word} Kupa {year}, 1900 alatt");
                (Form::Swiss, Meant::Below(1_900), vec![0, 0, 0, 1, 1], dice.between(20, 50), "60+30", name)
            }
        },
        Tempo::Rapid => {
            let day = dice.between(0, 1).into();
            let meant = *dice.pick(&[Meant::Everybody, Meant::Everybody, Meant::Everybody, Meant::Juniors]);
            let control = *dice.pick(&["15+10", "10+5", "20 perc", "15 perc + 5 mp"]);
            let rounds = if dice.in_thousand(600) { 7 } else { 9 };
            let name = format!("{word} Rapid Kupa {}, {}", year, month_name(saturday));
            (Form::Swiss, meant, vec![day; rounds], dice.between(20, 60), control, name)
        }
        Tempo::Blitz => {
            let day = dice.between(-2, 1).into();
            let choice = [Meant::Everybody, Meant::Everybody, Meant::Everybody, Meant::Seniors, Meant::Women];
            let meant = *dice.pick(&choice);
            let control = *dice.pick(&["3+2", "5+3", "5 perc + 2 mp"]);
            let name = format!("{} Villámverseny {}, {}", of_town(&club.town), year, month_name(saturday));
            (Form::Swiss, meant, vec![day; 9], dice.between(20, 44), control, name)
        }
    };
    let days: Vec<Date> = offsets.into_iter().map(|offset| later(saturday, offset)).collect();
    let (start, end) = (days[0], days[days.len() - 1]);
    Plan { name, tempo, form, meant, organizer, start, end, days, size: size as usize, time_control }
}

/// Teams of the strongest clubs meet each other once, on weekends within a month.
fn league(year: i16, saturdays: &[Date], clubs: usize, organizer: usize) -> Plan {
    let teams = clubs.min(8);
    let boards = if teams < 8 { 3 } else { 8 };
    let weekends = saturdays.iter().flat_map(|&saturday| [saturday, later(saturday, 1)]);
    let days: Vec<Date> = weekends.take(teams - 1).collect();
    Plan {
        name: format!("Csapatbajnokság {}/{year}", year - 1),
        tempo: Tempo::Standard,
        form: Form::League(boards),
        meant: Meant::Everybody,
        organizer,
        start: days[0],
        end: days[days.len() - 1],
        days,
        size: teams,
        time_control: "90+30",
    }
}

/// A day a number of days later, or earlier.
pub(super) fn later(day: Date, days: i64) -> Date {
    day.saturating_add(days.days())
}

/// The season's adjective.
pub(super) fn season(day: Date) -> &'static str {
    match day.month() {
        3..=5 => "Tavaszi",
        6..=8 => "Nyári",
        9..=11 => "Őszi",
        _ => "Téli",
    }
}

fn month_name(day: Date) -> &'static str {
    const MONTHS: [&str; 12] = [
        "január",
        "február",
        "március",
        "április",
        "május",
        "június",
        "július",
        "augusztus",
        "szeptember",
        "október",
        "november",
        "december",
    ];
    MONTHS[day.month() as usize - 1]
}
