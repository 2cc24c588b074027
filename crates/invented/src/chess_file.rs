//! A chess tournament as its arbiter would send it: TRF16, in the house style of one of several programs.

use super::almanac::{Form, Plan};
use super::dice::Dice;
use super::entry::{Cell, Crosstable, Entrant, places, total};
use super::team::Team;
use super::{DemoClub, DemoPlayer};
use arpad_formats::encoding::Encoding;
use arpad_formats::trf::{
    Birth, Color, Edition, Field, Header, OldTeam, Player, Points, ResultCode, RoundEntry, Sex, Text, Title,
    TournamentFile, write_bytes,
};
use arpad_model::{PersonName, Sex as PersonSex};
use jiff::civil::Date;

/// How one program, or one arbiter, writes.
#[derive(Clone, Debug)]
pub(super) struct Style {
    encoding: Encoding,
    names: Names,
    full_birth: bool,
    slips: Vec<Slip>,
}

#[derive(Clone, Copy, Debug)]
enum Names {
    /// `Kovács, Péter`
    Comma,
    /// `Kovács Péter`
    Eastern,
    /// `Péter Kovács`
    Western,
}

/// What went wrong in one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Slip {
    None,
    NamesSwapped,
    WithoutNumber,
}

impl Style {
    /// Nothing is special about it.
    pub fn plain(entrants: usize) -> Self {
        Style { encoding: Encoding::Utf8, names: Names::Comma, full_birth: true, slips: vec![Slip::None; entrants] }
    }

    pub fn invent(dice: &mut Dice, entrants: usize) -> Self {
        let encoding = if dice.in_thousand(250) { Encoding::Windows1250 } else { Encoding::Utf8 };
        let names = match dice.below(100) {
            0..82 => Names::Comma,
            82..94 => Names::Eastern,
            _ => Names::Western,
        };
        let slip = |dice: &mut Dice| match dice.below(1000) {
            0..6 => Slip::NamesSwapped,
            6..20 => Slip::WithoutNumber,
            _ => Slip::None,
        };
        let full_birth = dice.in_thousand(400);
        Style { encoding, names, full_birth, slips: (0..entrants).map(|_| slip(dice)).collect() }
    }

    fn name(&self, name: &PersonName, slip: Slip) -> String {
        match (self.names, slip) {
            (Names::Comma, Slip::NamesSwapped) => format!("{}, {}", name.given, name.family),
            (Names::Comma, _) => name.as_list(),
            (Names::Eastern, Slip::NamesSwapped) | (Names::Western, _) => name.western(),
            (Names::Eastern, _) => name.eastern(),
        }
    }
}

/// The tournament as a file. `named` gives the person each line speaks of, which is not always who played.
pub(super) fn build(
    style: &Style,
    plan: &Plan,
    clubs: &[DemoClub],
    named: &[&DemoPlayer],
    (entrants, table, teams): (&[Entrant], &Crosstable, &[Team]),
) -> TournamentFile {
    let places = places(entrants, table);
    let is_league = matches!(plan.form, Form::League(_));
    let line = |at: usize| {
        let player = named[at];
        let slip = style.slips[at];
        let number = player.fide.filter(|_| slip != Slip::WithoutNumber);
        Player {
            starting_rank: at as u16 + 1,
            sex: Some(if player.sex == PersonSex::Female { Sex::Female } else { Sex::Male }),
            title: title(player, plan.start),
            name: style.name(&player.name, slip),
            rating: entrants[at].shown.map(|rating| rating as u16),
            federation: "HUN".to_owned(),
            id: number.map_or(String::new(), |number| number.to_string()),
            birth: Some(birth(player.born, style.full_birth)),
            points: Some(points(total(&table[at]))),
            place: Some(places[at]),
            rounds: table[at].iter().map(|cell| round(*cell, is_league)).collect(),
            ..Player::default()
        }
    };
    let players: Vec<Player> = (0..entrants.len()).map(line).collect();
    let old_team = |team: &Team| OldTeam {
        line: 0,
        name: clubs[team.club].name.clone(),
        members: team.members.iter().map(|&at| Some(at as u16 + 1)).collect(),
    };
    TournamentFile {
        edition: Edition::Trf16,
        encoding: style.encoding,
        header: header(plan, &clubs[plan.organizer], &players, teams),
        old_teams: teams.iter().map(old_team).collect(),
        players,
        ..TournamentFile::default()
    }
}

/// The file's bytes.
pub(super) fn bytes(file: &TournamentFile) -> Vec<u8> {
    write_bytes(file, Edition::Trf16).expect("every invented name is in the code page")
}

/// The line of a starting rank, from 1.
pub(super) fn line_of(bytes: &[u8], starting_rank: usize) -> usize {
    let start = format!("001 {starting_rank:>4} ");
    let mut lines = bytes.split(|byte| *byte == b'\n');
    lines.position(|line| line.starts_with(start.as_bytes())).map_or(0, |at| at + 1)
}

fn header(plan: &Plan, club: &DemoClub, players: &[Player], teams: &[Team]) -> Header {
    let kind = match plan.form {
        Form::Swiss => "Individual: Swiss-System",
        Form::RoundRobin => "Individual: Round-Robin",
        Form::League(_) => "Team: Round-Robin",
    };
    let rated = players.iter().filter(|player| player.rating.is_some()).count();
    Header {
        name: Some(Text::of(plan.name.as_str())),
        city: Some(Text::of(club.town.as_str())),
        federation: Some(Text::of("HUN")),
        start: Some(Field::of(plan.start)),
        end: Some(Field::of(plan.end)),
        player_count: Some(Field::of(players.len() as u32)),
        rated_player_count: Some(Field::of(rated as u32)),
        team_count: Some(Field::of(teams.len() as u32)),
        kind: Some(Text::of(kind)),
        chief_arbiter: Some(Text::of(club.arbiter.as_list())),
        time_control: Some(Field { line: 0, text: plan.time_control.to_owned(), value: None }),
        round_dates: Some(Field::of(plan.days.iter().copied().map(Some).collect())),
        ..Header::default()
    }
}

fn round(cell: Cell, is_league: bool) -> RoundEntry {
    let without = |code| RoundEntry { opponent: None, color: None, result: Some(code) };
    match cell {
        Cell::Absent if is_league => RoundEntry::BLANK,
        Cell::Absent => without(ResultCode::ZeroPointBye),
        Cell::HalfBye => without(ResultCode::HalfPointBye),
        Cell::PairingBye => without(ResultCode::PairingBye),
        Cell::Game { opponent, white, halves, played, .. } => {
            let code = match (halves, played) {
                (0, true) => ResultCode::Loss,
                (0, false) => ResultCode::ForfeitLoss,
                (1, _) => ResultCode::Draw,
                (_, true) => ResultCode::Win,
                (_, false) => ResultCode::ForfeitWin,
            };
            let color = if white { Color::White } else { Color::Black };
            RoundEntry { opponent: Some(opponent as u16 + 1), color: Some(color), result: Some(code) }
        }
    }
}

/// The highest of FIDE's titles held on the day; the old national ones have no letters in the file.
fn title(player: &DemoPlayer, day: Date) -> Option<Title> {
    let held = player.titles.iter().rev().filter(|(_, since)| *since <= day);
    held.filter_map(|(title, _)| Title::ALL.into_iter().find(|known| known.as_str() == *title)).next()
}

fn birth(born: Date, full: bool) -> Birth {
    let known = |part: i8| full.then_some(part as u8);
    Birth { year: born.year() as u16, month: known(born.month()), day: known(born.day()) }
}

fn points(halves: i32) -> Points {
    Points { hundredths: 50 * halves }
}
