//! Direct titles (0.5, 0.6, 1.2, table B01.2): the rating that an immediate award needs, and the rows of the table that are
//! established. Every other row is refused, never guessed; a federation adds what it has decided.

use super::application::{highest_rating, rated_games};
use super::codes::step;
use super::title::FideTitle;
use crate::provision::{Evidence, Provision, ProvisionRow, Value, at};
use arpad_model::{EditionId, Step};
use jiff::civil::{Date, date};

/// An edition of the table of direct titles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition {
    /// Its stable name.
    pub id: EditionId,
    /// The source.
    pub source: &'static str,
    /// The rating for an immediate award, in the order of [`FideTitle::ALL`].
    pub ratings: Provision<[i16; 8]>,
    /// Rated games that must have been played.
    pub games: Provision<RatedGames>,
    /// CM and WCM from the Olympiad need no rating.
    pub olympiad_free: Provision<bool>,
    /// A lesser title of the same family may be taken at its own rating (T-41).
    pub lesser: Provision<bool>,
    /// What a continental event needs.
    pub continental: Provision<Continental>,
    /// The rows of the table that are established.
    pub table: Provision<&'static [Row]>,
}

/// Rated games for ratings reached after a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedGames {
    /// Games.
    pub least: u32,
    /// After this day.
    pub after: Date,
}

/// A third of the member federations or this many, whichever is less; participants; rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Continental {
    /// Federations.
    pub federations: u8,
    /// Participants.
    pub participants: u8,
    /// Rounds.
    pub rounds: u8,
}

/// A row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The event.
    pub event: &'static str,
    /// The place.
    pub place: Place,
    /// The title; none = the table gives nothing for it.
    pub title: Option<FideTitle>,
    /// How sure we are.
    pub evidence: Evidence,
}

/// A place in an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// First after tie-break.
    Gold,
    /// Second.
    Silver,
    /// Third.
    Bronze,
    /// Half of the points over seven games at least.
    Half,
}

impl Place {
    /// All of them.
    pub const ALL: [Place; 4] = [Place::Gold, Place::Silver, Place::Bronze, Place::Half];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Place::Gold => "gold",
            Place::Silver => "silver",
            Place::Bronze => "bronze",
            Place::Half => "half",
        }
    }
}

const fn row(event: &'static str, place: Place, title: Option<FideTitle>) -> Row {
    Row { event, place, title, evidence: Evidence::Text }
}

const fn heard(event: &'static str, place: Place, title: FideTitle) -> Row {
    Row { event, place, title: Some(title), evidence: Evidence::Public }
}

/// The amateur rows are the commission's own (2023-05-30), which names women for the world's only; those of the Commonwealth and the Olympiad stand on public pages.
const TABLE: &[Row] = &[
    row("world-amateur-u2300", Place::Gold, Some(FideTitle::Fm)),
    row("world-amateur-u2300", Place::Silver, Some(FideTitle::Cm)),
    row("world-amateur-u2300", Place::Bronze, Some(FideTitle::Cm)),
    row("world-amateur-u2000", Place::Gold, Some(FideTitle::Fm)),
    row("world-amateur-u2000", Place::Silver, Some(FideTitle::Cm)),
    row("world-amateur-u2000", Place::Bronze, Some(FideTitle::Cm)),
    row("world-amateur-u1700", Place::Gold, Some(FideTitle::Cm)),
    row("continental-amateur-u2300", Place::Gold, Some(FideTitle::Cm)),
    row("continental-amateur-u2300", Place::Silver, Some(FideTitle::Cm)),
    row("continental-amateur-u2300", Place::Bronze, Some(FideTitle::Cm)),
    row("continental-amateur-u2000", Place::Gold, Some(FideTitle::Cm)),
    row("continental-amateur-u1700", Place::Gold, None),
    row("women-world-amateur-u2300", Place::Gold, Some(FideTitle::Wfm)),
    row("women-world-amateur-u2300", Place::Silver, Some(FideTitle::Wcm)),
    row("women-world-amateur-u2300", Place::Bronze, Some(FideTitle::Wcm)),
    row("women-world-amateur-u2000", Place::Gold, Some(FideTitle::Wfm)),
    row("women-world-amateur-u2000", Place::Silver, Some(FideTitle::Wcm)),
    row("women-world-amateur-u2000", Place::Bronze, Some(FideTitle::Wcm)),
    row("women-world-amateur-u1700", Place::Gold, Some(FideTitle::Wcm)),
    heard("commonwealth", Place::Gold, FideTitle::Im),
    heard("commonwealth", Place::Silver, FideTitle::Fm),
    heard("commonwealth", Place::Bronze, FideTitle::Fm),
    heard("olympiad", Place::Half, FideTitle::Cm),
];

/// `fide-direct-titles-2024-01`.
#[doc = include_str!("readings/fide_direct_titles_2024_01.md")]
pub const FIDE_DIRECT_TITLES_2024_01: Edition = Edition {
    id: EditionId("fide-direct-titles-2024-01"),
    source: "FIDE handbook B.01 0.5, 0.6, 1.2 and table B01.2, 2024-01-01 (table known in part)",
    ratings: at("0.6.2", [2300, 2200, 2100, 2000, 2100, 2000, 1900, 1800]),
    games: at("0.6.2", RatedGames { least: 30, after: date(2024, 1, 1) }),
    olympiad_free: at("0.6.2", true),
    lesser: at("0.6.2", true).reading("T-41"),
    continental: at("1.2.2", Continental { federations: 5, participants: 10, rounds: 9 }),
    table: at("1.2.4", TABLE).open("T-43"),
};

impl Edition {
    /// Every provision, in the order of the regulation.
    pub fn provisions(&self) -> Vec<ProvisionRow> {
        let Edition { ratings, games, olympiad_free, lesser, continental, table, .. } = self;
        vec![
            ratings.row("direct-ratings", |[gm, im, fm, cm, wgm, wim, wfm, wcm]| {
                let value = Value::new("direct-ratings").with("gm", gm).with("im", im).with("fm", fm).with("cm", cm);
                value.with("wgm", wgm).with("wim", wim).with("wfm", wfm).with("wcm", wcm)
            }),
            games.row("direct-games", |RatedGames { least, after }| {
                Value::new("games-after").with("games", least).with("after", after)
            }),
            olympiad_free.row("direct-olympiad-free", Value::yes_or_no),
            lesser.row("direct-lesser", Value::yes_or_no),
            continental.row("direct-continental", |Continental { federations, participants, rounds }| {
                let value = Value::new("direct-continental").with("federations", federations);
                value.with("participants", participants).with("rounds", rounds)
            }),
            table.row("direct-table", |rows| Value::new("direct-table").with("rows", rows.len())),
        ]
    }

    /// The row of the table for a place; none where it is not established.
    pub fn award(&self, event: &str, place: Place) -> Option<&'static Row> {
        self.table.value.iter().find(|row| row.event == event && row.place == place)
    }

    /// The rating for an immediate award.
    pub fn rating(&self, title: FideTitle) -> i16 {
        self.ratings.value[title as usize]
    }
}

/// Who has won a direct title.
#[derive(Clone, Debug)]
pub struct Winner {
    /// The title.
    pub title: FideTitle,
    /// The highest rating there was.
    pub highest_rating: Option<i16>,
    /// Rated games at that moment.
    pub games: Option<u32>,
    /// The day the rating was reached.
    pub reached: Option<Date>,
    /// Won at the Olympiad.
    pub olympiad: bool,
}

/// Whether it is awarded at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    /// At once; otherwise it is conditional, and final on request when the rating is reached.
    pub is_immediate: bool,
    /// Lesser titles that the holder of a conditional one may take.
    pub may_take: Vec<FideTitle>,
    /// Every step.
    pub steps: Vec<Step>,
}

/// Judges a direct title (0.6.2).
pub fn award(edition: &Edition, winner: &Winner) -> Award {
    let RatedGames { least, after } = edition.games.value;
    let needs_games = winner.reached.is_none_or(|day| day > after);
    let has_games = !needs_games || winner.games.is_some_and(|played| played >= least);
    let has_rating = |title| winner.highest_rating.is_some_and(|highest| highest >= edition.rating(title));
    let has = |title: FideTitle| has_rating(title) && has_games;
    let is_free =
        edition.olympiad_free.value && winner.olympiad && matches!(winner.title, FideTitle::Cm | FideTitle::Wcm);
    let is_immediate = is_free || has(winner.title);
    let mut steps = Vec::new();
    if is_free {
        steps.push(Step::new(edition.olympiad_free.at, step::DIRECT_OLYMPIAD, winner.title.as_str()));
    } else {
        let bound = edition.rating(winner.title);
        steps.push(highest_rating(edition.ratings.at, winner.highest_rating, bound));
        if needs_games {
            steps.push(rated_games(edition.games.at, winner.games, least));
        }
    }
    let may_take: Vec<FideTitle> = match is_immediate {
        true => Vec::new(),
        false => winner.title.lesser().filter(|title| edition.lesser.value && has(*title)).collect(),
    };
    let code = if is_immediate { step::DIRECT_IMMEDIATE } else { step::DIRECT_CONDITIONAL };
    steps.push(Step::new(edition.ratings.at, code, winner.title.as_str()));
    if !may_take.is_empty() {
        let titles: Vec<&str> = may_take.iter().map(|title| title.as_str()).collect();
        steps.push(Step::new(edition.lesser.at, step::DIRECT_LESSER, titles.join(", ").as_str()));
    }
    Award { is_immediate, may_take, steps }
}
