//! A tournament's report as one block: versioned, compact, in the order the calculation wants. A projection; the received
//! bytes stay the truth.

use crate::Error;
use arpad_model::{
    Championship, Circumstances, Game, GoClass, GoGame, GoOutcome, GoTime, GoTournament, Grade, Hybrid, Importance,
    Outcome, Overtime, PersonId, SetAside, System, TimeControl, TimePeriod, Tournament,
};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// The first byte of every block.
const VERSION: u8 = 1;

/// A report with its players known.
#[derive(Clone, Debug, PartialEq)]
pub enum Report {
    /// Chess. Players of the games are positions in `persons`.
    Chess {
        /// Who the lines of the report are.
        persons: Vec<PersonId>,
        /// The tournament; ratings, registration, report and waivers are not kept here.
        tournament: Tournament,
    },
    /// Go.
    Go {
        /// Who the lines of the report are.
        persons: Vec<PersonId>,
        /// Whether each is from abroad.
        foreign: Vec<bool>,
        /// The tournament; the committee's decisions are not kept here.
        tournament: GoTournament,
    },
}

impl Report {
    /// Who took part, line by line.
    pub fn persons(&self) -> &[PersonId] {
        match self {
            Report::Chess { persons, .. } | Report::Go { persons, .. } => persons,
        }
    }

    /// The same, to be changed.
    pub fn persons_mut(&mut self) -> &mut Vec<PersonId> {
        match self {
            Report::Chess { persons, .. } | Report::Go { persons, .. } => persons,
        }
    }

    /// As a block.
    pub fn pack(&self) -> Result<Vec<u8>, Error> {
        let block = match self {
            Report::Chess { persons, tournament } => Block::Chess(pack_chess(persons, tournament)),
            Report::Go { persons, foreign, tournament } => {
                let (block, more) = (pack_go(persons, foreign, tournament), GoMore::of(tournament));
                if more.is_nothing() { Block::Go(block) } else { Block::GoSaid(block, more) }
            }
        };
        Ok(postcard::to_extend(&block, vec![VERSION])?)
    }

    /// From a block.
    pub fn unpack(block: &[u8]) -> Result<Self, Error> {
        let bad = || Error::damaged("report", "a packed report cannot be read");
        let (&version, rest) = block.split_first().ok_or_else(bad)?;
        if version != VERSION {
            return Err(Error::damaged("report", format!("packed as version {version}")));
        }
        let block: Block = postcard::from_bytes(rest).map_err(|_| bad())?;
        match block {
            Block::Chess(block) => unpack_chess(block),
            Block::Go(block) => unpack_go(block, GoMore::default()),
            Block::GoSaid(block, more) => unpack_go(block, more),
        }
        .ok_or_else(bad)
    }
}

#[derive(Serialize, Deserialize)]
enum Block {
    Chess(ChessBlock),
    Go(GoBlock),
    /// With what only some reports say, or do not.
    GoSaid(GoBlock, GoMore),
}

type Day = (i16, i8, i8);

#[derive(Serialize, Deserialize)]
struct ChessBlock {
    id: String,
    name: Option<String>,
    system: u8,
    start: Day,
    end: Day,
    persons: Vec<u32>,
    /// Round, White, Black, outcome and, in the upper half, whether it is set aside.
    games: Vec<(u16, u32, u32, u8)>,
    rounds: Option<u16>,
    time_control: Option<TimeBlock>,
    round_dates: Vec<Day>,
    official: bool,
    norms: bool,
    championship: Option<bool>,
    monthly_reports: bool,
    hybrid: Option<(bool, bool)>,
    online: bool,
}

/// Periods as (moves, seconds), increment, unequal.
type TimeBlock = (Vec<(Option<u16>, u32)>, u32, bool);

#[derive(Serialize, Deserialize)]
struct GoBlock {
    id: String,
    name: Option<String>,
    start: Day,
    end: Day,
    persons: Vec<u32>,
    foreign: Vec<bool>,
    board: u8,
    players_per_side: u8,
    rounds: Option<u16>,
    /// Basic minutes, kind of overtime, its two numbers.
    time: Option<(u32, u8, u32, u32)>,
    importance: Vec<u8>,
    participants: Option<u32>,
    even: Option<bool>,
    international: bool,
    class: Option<u8>,
    entries: Vec<(u32, String)>,
    /// Round, Black, White, stones, outcome.
    games: Vec<(u16, u32, Option<u32>, u8, u8)>,
}

/// What a block of go has no place for. A report about which there is nothing of it is packed as ever.
#[derive(Default, Serialize, Deserialize)]
struct GoMore {
    /// Games, by position, whose colors are not known.
    uncolored: Vec<u32>,
    /// Whether it is domestic or international is not said.
    whereabouts_unsaid: bool,
    /// Players whose grade is that of the European database's list.
    listed: Vec<u32>,
    /// Grades without a place on the scale.
    professional: Vec<(u32, String)>,
}

impl GoMore {
    fn of(tournament: &GoTournament) -> Self {
        let games = (0..).zip(&tournament.games);
        GoMore {
            uncolored: games.filter(|(_, game)| game.uncolored).map(|(position, _)| position).collect(),
            whereabouts_unsaid: tournament.international.is_none(),
            listed: tournament.listed.clone(),
            professional: tournament.professional.clone(),
        }
    }

    fn is_nothing(&self) -> bool {
        let GoMore { uncolored, whereabouts_unsaid, listed, professional } = self;
        uncolored.is_empty() && !whereabouts_unsaid && listed.is_empty() && professional.is_empty()
    }
}

/// Marks beside the outcome of a game that is not rated.
const RULED: u8 = 0x80;
const REPORTED: u8 = 0x40;

fn pack_chess(persons: &[PersonId], tournament: &Tournament) -> ChessBlock {
    let circumstances = &tournament.circumstances;
    let game = |game: &Game| {
        let mark = match game.set_aside {
            Some(SetAside::Ruled) => RULED,
            Some(SetAside::Reported) => REPORTED,
            None => 0,
        };
        let outcome = position(&Outcome::ALL, &game.outcome) | mark;
        (game.round, game.white, game.black, outcome)
    };
    let time = |control: &TimeControl| {
        let periods = control.periods.iter().map(|period| (period.moves, period.seconds)).collect();
        (periods, control.increment, control.unequal)
    };
    ChessBlock {
        id: tournament.id.clone(),
        name: tournament.name.clone(),
        system: position(&System::ALL, &tournament.system),
        start: day(tournament.start),
        end: day(tournament.end),
        persons: persons.iter().map(|person| person.0).collect(),
        games: tournament.games.iter().map(game).collect(),
        rounds: circumstances.rounds,
        time_control: circumstances.time_control.as_ref().map(time),
        round_dates: circumstances.round_dates.iter().copied().map(day).collect(),
        official: circumstances.official,
        norms: circumstances.norms,
        championship: circumstances.championship.map(|kind| kind == Championship::Women),
        monthly_reports: circumstances.monthly_reports,
        hybrid: circumstances.hybrid.map(|hybrid| (hybrid.approved, hybrid.pgn)),
        online: circumstances.online,
    }
}

fn unpack_chess(block: ChessBlock) -> Option<Report> {
    let players = block.persons.len() as u32;
    let game = |(round, white, black, outcome): (u16, u32, u32, u8)| {
        let is_known = white < players && black < players;
        let outcome_of = Outcome::ALL.get(usize::from(outcome & !(RULED | REPORTED))).copied();
        let set_aside = match outcome & (RULED | REPORTED) {
            0 => None,
            REPORTED => Some(SetAside::Reported),
            _ => Some(SetAside::Ruled),
        };
        outcome_of.filter(|_| is_known).map(|outcome| Game { round, white, black, outcome, set_aside })
    };
    let control = |(periods, increment, unequal): TimeBlock| TimeControl {
        periods: periods.into_iter().map(|(moves, seconds)| TimePeriod { moves, seconds }).collect(),
        increment,
        unequal,
    };
    let circumstances = Circumstances {
        rounds: block.rounds,
        rounds_recorded: false,
        time_control: block.time_control.map(control),
        round_dates: block.round_dates.into_iter().map(date).collect::<Option<_>>()?,
        registered: None,
        unregistered: false,
        abroad: None,
        not_rated: None,
        rated_unsaid: false,
        time_unsaid: false,
        days_unsaid: false,
        reported: None,
        rounds_per_day: None,
        official: block.official,
        norms: block.norms,
        championship: block.championship.map(|women| if women { Championship::Women } else { Championship::Open }),
        monthly_reports: block.monthly_reports,
        event_start: None,
        part: None,
        hybrid: block.hybrid.map(|(approved, pgn)| Hybrid { approved, pgn }),
        online: block.online,
        waivers: Vec::new(),
    };
    let tournament = Tournament {
        id: block.id,
        name: block.name,
        system: *System::ALL.get(usize::from(block.system))?,
        start: date(block.start)?,
        end: date(block.end)?,
        ratings: Vec::new(),
        standings: Vec::new(),
        games: block.games.into_iter().map(game).collect::<Option<_>>()?,
        circumstances,
    };
    Some(Report::Chess { persons: block.persons.into_iter().map(PersonId).collect(), tournament })
}

fn pack_go(persons: &[PersonId], foreign: &[bool], tournament: &GoTournament) -> GoBlock {
    let time = |time: &GoTime| match time.overtime {
        Overtime::SuddenDeath => (time.base_minutes, 0, 0, 0),
        Overtime::Japanese { seconds } => (time.base_minutes, 1, seconds, 0),
        Overtime::Canadian { moves, minutes } => (time.base_minutes, 2, moves, minutes),
        Overtime::Fischer { seconds } => (time.base_minutes, 3, seconds, 0),
    };
    let game =
        |game: &GoGame| (game.round, game.black, game.white, game.handicap, position(&GoOutcome::ALL, &game.outcome));
    GoBlock {
        id: tournament.id.clone(),
        name: tournament.name.clone(),
        start: day(tournament.start),
        end: day(tournament.end),
        persons: persons.iter().map(|person| person.0).collect(),
        foreign: foreign.to_vec(),
        board: tournament.board,
        players_per_side: tournament.players_per_side,
        rounds: tournament.rounds,
        time: tournament.time.as_ref().map(time),
        importance: tournament.importance.iter().map(|kind| position(&Importance::ALL, kind)).collect(),
        participants: tournament.participants,
        even: tournament.even,
        international: tournament.international.unwrap_or(false),
        class: tournament.class.map(|class| position(&GoClass::ALL, &class)),
        entries: tournament.entries.iter().map(|(player, grade)| (*player, grade.to_string())).collect(),
        games: tournament.games.iter().map(game).collect(),
    }
}

fn unpack_go(block: GoBlock, more: GoMore) -> Option<Report> {
    let players = block.persons.len() as u32;
    let time = |(base_minutes, kind, first, second): (u32, u8, u32, u32)| {
        let overtime = match kind {
            0 => Overtime::SuddenDeath,
            1 => Overtime::Japanese { seconds: first },
            2 => Overtime::Canadian { moves: first, minutes: second },
            3 => Overtime::Fischer { seconds: first },
            _ => return None,
        };
        Some(GoTime { base_minutes, overtime })
    };
    let game = |(round, black, white, handicap, outcome): (u16, u32, Option<u32>, u8, u8)| {
        let is_known = black < players && white.is_none_or(|white| white < players);
        let outcome = GoOutcome::ALL.get(usize::from(outcome)).copied().filter(|_| is_known)?;
        Some(GoGame { round, black, white, handicap, outcome, uncolored: false })
    };
    let mut tournament = GoTournament::new(block.id, date(block.start)?, date(block.end)?);
    tournament.name = block.name;
    tournament.board = block.board;
    tournament.players_per_side = block.players_per_side;
    tournament.rounds = block.rounds;
    tournament.time = match block.time {
        Some(packed) => Some(time(packed)?),
        None => None,
    };
    let importance = |kind: u8| Importance::ALL.get(usize::from(kind)).copied();
    tournament.importance = block.importance.into_iter().map(importance).collect::<Option<_>>()?;
    tournament.participants = block.participants;
    tournament.even = block.even;
    tournament.international = (!more.whereabouts_unsaid).then_some(block.international);
    tournament.class = block.class.and_then(|class| GoClass::ALL.get(usize::from(class)).copied());
    let entry = |(player, grade): (u32, String)| Grade::parse(&grade).map(|grade| (player, grade));
    tournament.entries = block.entries.into_iter().map(entry).collect::<Option<_>>()?;
    tournament.games = block.games.into_iter().map(game).collect::<Option<_>>()?;
    for position in more.uncolored {
        tournament.games.get_mut(position as usize)?.uncolored = true;
    }
    (tournament.listed, tournament.professional) = (more.listed, more.professional);
    let persons: Vec<PersonId> = block.persons.into_iter().map(PersonId).collect();
    (block.foreign.len() == persons.len()).then_some(Report::Go { persons, foreign: block.foreign, tournament })
}

/// A variant as its place in the list of all of them; new ones are only ever added at the end.
fn position<T: PartialEq>(all: &[T], one: &T) -> u8 {
    all.iter().position(|other| other == one).expect("every variant is in its ALL") as u8
}

fn day(date: Date) -> Day {
    (date.year(), date.month(), date.day())
}

fn date((year, month, day): Day) -> Option<Date> {
    Date::new(year, month, day).ok()
}
