//! The chess seasons: every tournament of the almanac is filled, played and reported.

use super::almanac::{self, Form, Plan, later};
use super::dice::Dice;
use super::entry::{Crosstable, Entrant};
use super::field::{self, Diary, day_number};
use super::mishaps::{Desk, Played};
use super::shown::Shown;
use super::team::{self, Team};
use super::{Announcement, DemoClub, DemoEvent, DemoPlayer, Size, games, pairing};
use arpad_model::Tempo;
use arpad_rules::chess::transition::COMPRESSION_2024_03;
use jiff::civil::Date;

/// Too few for a tournament.
const FEWEST: usize = 6;

/// All chess reports, in the order of the tournaments.
pub(super) fn play(dice: &mut Dice, size: &Size, clubs: &[DemoClub], players: &[DemoPlayer]) -> Vec<DemoEvent> {
    let mut diary = Diary::new(players.len());
    let mut shown = Shown::new(players, size.first_list);
    let mut desk = Desk::new(clubs, players);
    for mut plan in almanac::chess(dice, size, clubs) {
        shown.turn_to(plan.start);
        let (entrants, teams) = match plan.form {
            Form::League(boards) => enter_teams(&mut plan, players, &shown, &mut diary, boards),
            _ => (enter_players(dice, &plan, players, &shown, &mut diary), Vec::new()),
        };
        if entrants.len() < FEWEST {
            continue;
        }
        let table = play_plan(dice, &mut plan, &entrants, &teams);
        shown.enter(plan.tempo, &entrants, &table);
        let announcement = announce(dice, &plan, clubs);
        desk.report(dice, Played { plan, announcement, entrants, table, teams });
    }
    desk.events
}

fn play_plan(dice: &mut Dice, plan: &mut Plan, entrants: &[Entrant], teams: &[Team]) -> Crosstable {
    let table = match plan.form {
        Form::League(boards) => team::league(dice, entrants, teams, boards),
        Form::RoundRobin => team::round_robin(dice, entrants),
        Form::Swiss => {
            // A small field has no opponents for many rounds.
            let rounds = plan.days.len().min(entrants.len() * 2 / 3);
            pairing::swiss(dice, entrants, rounds, |dice, white, black| games::chess(dice, entrants, white, black))
        }
    };
    plan.days.truncate(table[0].len());
    plan.end = plan.days[plan.days.len() - 1];
    table
}

fn enter_players(
    dice: &mut Dice,
    plan: &Plan,
    players: &[DemoPlayer],
    shown: &Shown,
    diary: &mut Diary,
) -> Vec<Entrant> {
    let chosen = field::gather(dice, plan, players, |at| strength(&players[at], plan.tempo, plan.start), diary);
    let mut entrants: Vec<Entrant> = chosen.into_iter().filter_map(|at| entrant(players, shown, plan, at)).collect();
    entrants.sort_by(|a, b| {
        let key = |entrant: &Entrant| (-entrant.shown.unwrap_or(0), &players[entrant.person].name, entrant.person);
        key(a).cmp(&key(b))
    });
    entrants
}

fn enter_teams(
    plan: &mut Plan,
    players: &[DemoPlayer],
    shown: &Shown,
    diary: &mut Diary,
    boards: usize,
) -> (Vec<Entrant>, Vec<Team>) {
    let is_ready = |at: &usize| players[*at].registered <= plan.start && diary.is_free(*at, plan.start);
    let free: Vec<Entrant> =
        (0..players.len()).filter(is_ready).filter_map(|at| entrant(players, shown, plan, at)).collect();
    let (mut entrants, mut teams) = (Vec::new(), Vec::new());
    for (club, roster) in team::gather(&free, players, plan.size, boards) {
        let first = entrants.len();
        entrants.extend(roster.iter().map(|&at| free[at]));
        teams.push(Team { club, members: (first..entrants.len()).collect() });
    }
    if teams.len() < 2 {
        return (Vec::new(), Vec::new());
    }
    entrants.iter().for_each(|entrant: &Entrant| diary.take(entrant.person, plan.end));
    (entrants, teams)
}

fn entrant(players: &[DemoPlayer], shown: &Shown, plan: &Plan, at: usize) -> Option<Entrant> {
    let strength = strength(&players[at], plan.tempo, plan.start)?;
    Some(Entrant { person: at, strength, shown: shown.rating(at, plan.tempo), start: 0 })
}

/// True strength on a day. The scale itself moved with the list of 2024-03-01.
fn strength(player: &DemoPlayer, tempo: Tempo, day: Date) -> Option<i32> {
    let chess = player.chess?;
    let grown = chess.strength + chess.growth * day_number(day) / 365;
    let grown = (grown - 15 * tempo as i32).clamp(1_000, 2_650);
    let moved = day >= COMPRESSION_2024_03.list_date;
    Some(if moved { COMPRESSION_2024_03.convert(grown.into()) as i32 } else { grown })
}

fn announce(dice: &mut Dice, plan: &Plan, clubs: &[DemoClub]) -> Announcement {
    let club = &clubs[plan.organizer];
    Announcement {
        name: plan.name.clone(),
        town: club.town.clone(),
        organizer: plan.organizer,
        chief_arbiter: club.arbiter.clone(),
        start: plan.start,
        end: plan.end,
        registered: later(plan.start, -i64::from(dice.between(32, 60))),
        time_control: plan.time_control.to_owned(),
        rounds: plan.days.len() as u16,
        importance: None,
        multiplier: None,
    }
}
