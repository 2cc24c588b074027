//! The multiplier C of a tournament (§6(1) step 1): its thinking time and its importance.

use super::edition::Edition;
use super::parameters::{Fischer, ImportanceRule, SmallBoard, TimeRule};
use super::tables::{TIMES, TimeRow};
use arpad_model::{GoTime, Hundredths, Importance, Overtime};

/// Determines C from the tournament's circumstances.
pub fn multiplier(edition: &Edition, of: &Weighed<'_>) -> Result<Computed, Unclear> {
    let importance = importance(edition, of);
    if of.board == 13 {
        let importance = match edition.small_board.value {
            SmallBoard::AlwaysFive => Vec::new(),
            SmallBoard::FiveAndImportance => importance,
        };
        return Ok(Computed::new(SMALL_BOARD, None, importance));
    }
    let time = time_part(edition, of.time.ok_or(Unclear::NoTime)?)?;
    Ok(Computed::new(time.row.value, Some(time), importance))
}

/// The value of every 13×13 tournament.
const SMALL_BOARD: u32 = 5;
/// Moves whose time Japanese overtime adds.
const JAPANESE_MOVES: u64 = 45;
/// Moves whose time Canadian overtime adds.
const CANADIAN_MOVES: u64 = 60;
/// The most minutes anybody can mean.
const MOST_MINUTES: u32 = 100_000;

/// What the multiplier depends on.
#[derive(Clone, Copy, Debug)]
pub struct Weighed<'a> {
    /// Lines of the board.
    pub board: u8,
    /// The thinking time.
    pub time: Option<GoTime>,
    /// The importance.
    pub importance: &'a [Importance],
    /// Participants.
    pub participants: u32,
    /// Without handicap.
    pub even: bool,
}

/// The multiplier with its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Computed {
    /// C.
    pub value: u32,
    /// What the thinking time (or the small board) gives.
    pub time_value: u32,
    /// The thinking time; none on the small board.
    pub time: Option<TimePart>,
    /// The rows of the importance table that apply, in its order.
    pub importance: Vec<ImportancePart>,
}

impl Computed {
    fn new(time_value: u32, time: Option<TimePart>, importance: Vec<ImportancePart>) -> Self {
        let added: u32 = importance.iter().filter(|part| part.counted).map(|part| part.value).sum();
        Computed { value: time_value + added, time_value, time, importance }
    }
}

/// What the thinking time gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimePart {
    /// The row that decided.
    pub row: TimeRow,
    /// Basic time in minutes.
    pub base: u32,
    /// Extended time.
    pub extended: Minutes,
    /// The category by basic time alone; none below E.
    pub by_base: Option<char>,
    /// The category by extended time alone; none below E.
    pub by_extended: Option<char>,
}

impl TimePart {
    /// The two columns name different categories, so that the reading of the table decides (E-30).
    pub fn columns_disagree(&self) -> bool {
        self.by_base != self.by_extended
    }
}

/// Minutes as an exact fraction: 60 moves of "25 moves in 10 minutes" are 24.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Minutes {
    numerator: u64,
    denominator: u64,
}

impl Minutes {
    fn at_least(self, minutes: u32) -> bool {
        self.numerator >= u64::from(minutes) * self.denominator
    }

    /// For showing: two places, cut.
    pub fn shown(self) -> Hundredths {
        arpad_model::Decimal((self.numerator * 100 / self.denominator) as i64)
    }
}

/// A row of the importance table that applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImportancePart {
    /// The row.
    pub row: ImportanceRow,
    /// What it adds.
    pub value: u32,
    /// Not set aside for a larger one (E-32).
    pub counted: bool,
}

/// The rows of table 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportanceRow {
    /// International by invitation, or a Hungarian championship.
    InvitationalOrHungarian,
    /// More than 80 participants.
    ManyParticipants,
    /// A European or world championship.
    EuropeanOrWorld,
    /// Without handicap on 19×19.
    Even,
}

impl ImportanceRow {
    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            ImportanceRow::InvitationalOrHungarian => "invitational-or-hungarian-championship",
            ImportanceRow::ManyParticipants => "many-participants",
            ImportanceRow::EuropeanOrWorld => "european-or-world-championship",
            ImportanceRow::Even => "even",
        }
    }

    /// Table 3.
    const fn value(self) -> u32 {
        match self {
            ImportanceRow::InvitationalOrHungarian => 5,
            ImportanceRow::ManyParticipants => 5,
            ImportanceRow::EuropeanOrWorld => 10,
            ImportanceRow::Even => 10,
        }
    }
}

/// Why the multiplier cannot be determined, so that the committee sets it (§6(2)).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unclear {
    /// The thinking time is not reported.
    NoTime,
    /// Fischer time is not provided for.
    Fischer,
    /// Overtime of no moves, or an absurd time.
    Senseless,
    /// Below category E.
    BelowE {
        /// Basic time.
        base: u32,
        /// Extended time.
        extended: Minutes,
    },
}

/// The extended time: the basic time and 45 (Japanese) or 60 (Canadian) moves' worth of overtime.
pub fn extended_time(edition: &Edition, time: GoTime) -> Result<Minutes, Unclear> {
    let most = |values: &[u32]| values.iter().all(|&value| value <= MOST_MINUTES);
    let base = u64::from(time.base_minutes);
    let japanese = |seconds: u32| Minutes {
        numerator: base * 60 + JAPANESE_MOVES * u64::from(seconds),
        denominator: 60, // seconds
    };
    match time.overtime {
        _ if time.base_minutes > MOST_MINUTES => Err(Unclear::Senseless),
        Overtime::SuddenDeath => Ok(Minutes { numerator: base, denominator: 1 }),
        Overtime::Japanese { seconds } if most(&[seconds]) => Ok(japanese(seconds)),
        Overtime::Canadian { moves, minutes } if moves > 0 && most(&[moves, minutes]) => Ok(Minutes {
            numerator: base * u64::from(moves) + CANADIAN_MOVES * u64::from(minutes),
            denominator: u64::from(moves),
        }),
        Overtime::Fischer { seconds } if most(&[seconds]) => match edition.fischer.value {
            Fischer::Refused => Err(Unclear::Fischer),
            Fischer::AsJapanese => Ok(japanese(seconds)),
        },
        _ => Err(Unclear::Senseless),
    }
}

fn time_part(edition: &Edition, time: GoTime) -> Result<TimePart, Unclear> {
    let base = time.base_minutes;
    let extended = extended_time(edition, time)?;
    let by_base = |row: &&TimeRow| base >= row.base;
    let by_extended = |row: &&TimeRow| extended.at_least(row.extended);
    let decides = |row: &&TimeRow| match edition.time_rule.value {
        TimeRule::BothMinima => by_base(row) && by_extended(row),
        TimeRule::BaseOnly => by_base(row),
        TimeRule::ExtendedOnly => by_extended(row),
        TimeRule::EitherMinimum => by_base(row) || by_extended(row),
    };
    let category = |row: &TimeRow| row.category;
    Ok(TimePart {
        row: *TIMES.iter().find(decides).ok_or(Unclear::BelowE { base, extended })?,
        base,
        extended,
        by_base: TIMES.iter().find(by_base).map(category),
        by_extended: TIMES.iter().find(by_extended).map(category),
    })
}

fn importance(edition: &Edition, of: &Weighed<'_>) -> Vec<ImportancePart> {
    let is = |kinds: [Importance; 2]| of.importance.iter().any(|importance| kinds.contains(importance));
    let european_or_world = is([Importance::EuropeanChampionship, Importance::WorldChampionship]);
    let rows = [
        (ImportanceRow::InvitationalOrHungarian, is([Importance::Invitational, Importance::HungarianChampionship])),
        (ImportanceRow::ManyParticipants, of.participants > edition.many_participants.value),
        (ImportanceRow::EuropeanOrWorld, european_or_world),
        (ImportanceRow::Even, of.even && of.board == 19),
    ];
    let set_aside = |row| {
        edition.importance.value == ImportanceRule::LargerOfHonors
            && row == ImportanceRow::InvitationalOrHungarian
            && european_or_world
    };
    let part = |row: ImportanceRow| ImportancePart { row, value: row.value(), counted: !set_aside(row) };
    rows.into_iter().filter(|(_, applies)| *applies).map(|(row, _)| part(row)).collect()
}
