//! A simulated federation in the words of the office: its people get names and numbers, its tournaments become files.

use super::almanac::{Form as FileForm, Meant, Plan as FilePlan, later, season};
use super::chess_file::{self, Style};
use super::clubs::of_town;
use super::dice::Dice;
use super::entry::{Bout, Cell, Crosstable, Entrant, enter};
use super::go_season::GoPlan;
use super::team::Team;
use super::{
    Announcement, DemoChess, DemoClub, DemoEvent, DemoGo, DemoPlayer, EventRemark, Federation, clubs, go_file, names,
};
use arpad_instruments::simulation::{Board, Event, Form, Person, Simulated};
use arpad_model::{EgdPin, FideId, GoTime, Komir, Overtime, Series, Tempo};
use arpad_rules::chess::kernel::games::Ruling;
use arpad_rules::go::hungary::tables::grade_at;
use std::collections::HashMap;

/// FIDE's numbers of simulated people begin here, the European database's one digit further.
const FIRST_NUMBER: u32 = 70_000_000;

/// The clubs, the people and the files. The order of people and events is that of the simulation.
pub fn simulated(federation: &Simulated) -> Federation {
    let plan = &federation.plan;
    let mut clubs = clubs::invent(&mut Dice::new(plan.seed, 31), plan.clubs);
    for (club, number) in clubs.iter_mut().zip(1..) {
        club.name = format!("{} {number}", club.name);
    }
    let mut named = Dice::new(plan.seed, 32);
    let players: Vec<DemoPlayer> =
        (0..).zip(&federation.people).map(|(number, person)| player(&mut named, federation, person, number)).collect();
    let mut said = Dice::new(plan.seed, 33);
    let events = (1..).zip(&federation.events).map(|(number, event)| match plan.board {
        Board::Chess => chess_report(&mut said, number, event, &clubs, &players),
        Board::Go => go_report(&mut said, number, event, &clubs, &players),
    });
    let mut events: Vec<DemoEvent> = events.collect();
    events.sort_by_key(|event| event.reported);
    Federation { first_list: plan.first_list, clubs, players, events }
}

fn player(dice: &mut Dice, federation: &Simulated, person: &Person, number: u32) -> DemoPlayer {
    let board = federation.plan.board;
    let strength = federation.truth.first().and_then(|month| month.get(number as usize)).copied().unwrap_or(0).into();
    let initial = person.initial.map(i32::from);
    let chess = DemoChess { strength, growth: 0, initial: [initial, None, None] };
    let go_initial = initial.and_then(|points| Some((points, grade_at(points)?)));
    DemoPlayer {
        name: names::invent(dice, person.sex),
        born: person.born,
        sex: person.sex,
        komir: (board == Board::Chess).then(|| Komir::new(number + 1)).flatten(),
        fide: (board == Board::Chess).then_some(FideId(FIRST_NUMBER + number)),
        egd: (board == Board::Go).then_some(EgdPin(FIRST_NUMBER + 10_000_000 + number)),
        club: person.club as usize,
        titles: Vec::new(),
        registered: federation.plan.list(person.joins as usize),
        chess: (board == Board::Chess).then_some(chess),
        go: (board == Board::Go).then_some(DemoGo { strength, growth: 0, initial: go_initial }),
    }
}

/// The entrants and their table, as a file's writer wants them.
fn crosstable(event: &Event) -> (Vec<Entrant>, Crosstable) {
    let entrant = |seat: &arpad_instruments::simulation::Seat| Entrant {
        person: seat.person as usize,
        strength: 0,
        shown: seat.shown.map(i32::from),
        start: 0,
    };
    let places: HashMap<u32, usize> = event.seats.iter().map(|seat| seat.person).zip(0..).collect();
    let mut table = vec![vec![Cell::Absent; event.days.len()]; event.seats.len()];
    for (number, game) in event.games.iter().enumerate() {
        let bout = Bout {
            white: places[&game.white],
            black: places[&game.black],
            halves: game.white_halves.into(),
            played: game.ruling == Ruling::Counts,
            stones: event.stones.get(number).copied().unwrap_or(0),
        };
        enter(&mut table, usize::from(game.round) - 1, bout);
    }
    (event.seats.iter().map(entrant).collect(), table)
}

fn chess_report(
    dice: &mut Dice,
    number: usize,
    event: &Event,
    clubs: &[DemoClub],
    players: &[DemoPlayer],
) -> DemoEvent {
    let (entrants, table) = crosstable(event);
    let club = &clubs[event.organizer as usize];
    let (start, end) = (event.days[0], event.days[event.days.len() - 1]);
    let (form, kind) = match event.form {
        Form::Swiss | Form::McMahon(_) => (FileForm::Swiss, "Kupa"),
        Form::RoundRobin => (FileForm::RoundRobin, "Körverseny"),
        Form::League(boards) => (FileForm::League(boards), "Csapatbajnokság"),
    };
    let plan = FilePlan {
        name: format!("{} {kind} {number}", of_town(&club.town)),
        tempo: Tempo::Standard,
        form,
        meant: Meant::Everybody,
        organizer: event.organizer as usize,
        start,
        end,
        days: event.days.clone(),
        size: entrants.len(),
        time_control: "90+30",
    };
    let named: Vec<&DemoPlayer> = event.seats.iter().map(|seat| &players[seat.person as usize]).collect();
    let teams = teams(event, players);
    let style = Style::plain(entrants.len());
    let file = chess_file::build(&style, &plan, clubs, &named, (&entrants, &table, &teams));
    DemoEvent {
        reported: later(end, 1),
        file_name: format!("{start}-{number:05}.trf"),
        bytes: chess_file::bytes(&file),
        kind: Series::Chess(Tempo::Standard),
        announcement: Announcement {
            name: plan.name,
            town: club.town.clone(),
            organizer: event.organizer as usize,
            chief_arbiter: club.arbiter.clone(),
            start,
            end,
            registered: later(start, -i64::from(dice.between(32, 60))),
            time_control: plan.time_control.to_owned(),
            rounds: event.days.len() as u16,
            importance: None,
            multiplier: None,
        },
        players: event.seats.iter().map(|seat| seat.person as usize).collect(),
        remark: if event.again.is_some() { EventRemark::Again } else { EventRemark::Normal },
    }
}

/// In a league those of one club stand together.
fn teams(event: &Event, players: &[DemoPlayer]) -> Vec<Team> {
    let mut teams: Vec<Team> = Vec::new();
    if !matches!(event.form, Form::League(_)) {
        return teams;
    }
    for (at, seat) in event.seats.iter().enumerate() {
        let club = players[seat.person as usize].club;
        match teams.last_mut().filter(|team| team.club == club) {
            Some(team) => team.members.push(at),
            None => teams.push(Team { club, members: vec![at] }),
        }
    }
    teams
}

fn go_report(dice: &mut Dice, number: usize, event: &Event, clubs: &[DemoClub], players: &[DemoPlayer]) -> DemoEvent {
    let (entrants, table) = crosstable(event);
    let club = &clubs[event.organizer as usize];
    let (start, end) = (event.days[0], event.days[event.days.len() - 1]);
    let reduction = match event.form {
        Form::McMahon(reduction) => reduction,
        Form::Swiss | Form::RoundRobin | Form::League(_) => None,
    };
    let time = GoTime { base_minutes: 60, overtime: Overtime::Japanese { seconds: 30 } };
    let plan = GoPlan {
        name: format!("{} {} Góverseny {number}", of_town(&club.town), season(start)),
        town: club.town.clone(),
        organizer: event.organizer as usize,
        director: club.arbiter.eastern(),
        start,
        end,
        rounds: event.days.len(),
        size: entrants.len(),
        time,
        class: 'A',
        reduction,
        championship: false,
        club_towns: clubs.iter().map(|club| club.town.clone()).collect(),
    };
    let (bytes, order) = go_file::h9(&plan, players, &entrants, &table);
    DemoEvent {
        reported: later(end, 1),
        file_name: format!("{start}-{number:05}.h9"),
        bytes,
        kind: Series::Go,
        announcement: Announcement {
            name: plan.name.clone(),
            town: plan.town.clone(),
            organizer: plan.organizer,
            chief_arbiter: club.arbiter.clone(),
            start,
            end,
            registered: later(start, -i64::from(dice.between(20, 50))),
            time_control: "60 perc + 30 mp".to_owned(),
            rounds: event.days.len() as u16,
            importance: None,
            multiplier: Some(25),
        },
        players: order.into_iter().map(|at| entrants[at].person).collect(),
        remark: EventRemark::Normal,
    }
}
