//! A register that was kept elsewhere is taken over from tables: persons, clubs, licences, strength orders, a go ranking list.
//!
//! The bytes of the table are kept and one act says which table it was, with its columns. Every row then enters by the act it
//! would enter by alone, in the same transaction and checked by the same rules, with the file and the row as its reason: so
//! each has its own way back, the whole table has one too (`taken_back`), and a ledger is replayed without the table being
//! read again. Nothing is entered while one row has a fault; all faults are told at once, of a row as of the table.

mod cells;
mod columns;
mod known_games;
mod papers;
mod persons;
mod ranking;
mod recognised;
mod taken_back;

pub use columns::{Field, What};
pub(super) use taken_back::last_row;

use crate::acts::desk::{Stamp, bytes_of, enact};
use crate::acts::found::federation;
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::standing::standing;
use crate::acts::{Act, Kind};
use crate::intake::file_name;
use crate::lists::Decided;
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::Warning;
use crate::register::matching::keys_of_text;
use arpad_formats::table::{self, NoTable};
use arpad_model::{Club, DecisionKind, EntryId, List, Origin, PersonId, Series, hex};
use arpad_registry::ledger::{self, Entry};
use arpad_registry::tables::{clubs, decisions, lists};
use arpad_registry::{Reader, Writer, blobs};
use cells::Cells;
use columns::Columns;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};

/// A table that was taken over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeoverAct {
    /// The SHA-256 of its bytes.
    pub sha256: String,
    /// The name it came under.
    pub file_name: String,
    /// What its rows are.
    pub what: What,
    /// Its rows.
    pub rows: u64,
    /// What its columns were taken for, as `Név=name`.
    pub columns: Vec<String>,
}

/// A table as it comes.
#[derive(Clone, Copy, Debug)]
pub struct Incoming<'a> {
    /// The name it came under.
    pub file_name: &'a str,
    /// Its bytes.
    pub bytes: &'a [u8],
    /// What its rows are.
    pub what: What,
    /// Columns by heading, where their headings do not tell.
    pub map: &'a [(String, String)],
    /// The day ratings and titles are of, and papers without a day of their own.
    pub day: Option<Date>,
    /// The season of rows without one of their own.
    pub season: &'a str,
}

/// What became of a table, or would.
#[derive(Clone, Debug, Default)]
pub struct TakenOver {
    /// Its rows.
    pub rows: usize,
    /// Its columns and what they were taken for.
    pub columns: Vec<(String, Field)>,
    /// Headings nobody knows; their cells are passed over.
    pub unknown: Vec<String>,
    /// What was entered.
    pub entered: Entered,
    /// What looks odd, by row.
    pub warnings: Vec<(usize, Warning)>,
    /// What stands against it, by row: the first thousand.
    pub faults: Vec<(usize, Refusal)>,
    /// All that stands against it, counted.
    pub fault_count: usize,
    /// Ratings of which the table tells neither games nor K: thirty games are assumed.
    pub games_assumed: usize,
    /// Go players of whom it tells no grade: they hold what their points have earned at once.
    pub grades_inferred: usize,
}

/// How many of each were entered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Entered {
    /// Persons who entered the register.
    pub new_persons: usize,
    /// Persons of whom the table told something new.
    pub changed_persons: usize,
    /// Rows that the register had already.
    pub known: usize,
    /// Clubs.
    pub clubs: usize,
    /// Licences and guests' licences.
    pub licences: usize,
    /// Titles.
    pub titles: usize,
    /// Ratings set as of the day.
    pub ratings: usize,
    /// Strength orders.
    pub strength_orders: usize,
}

/// Faults and warnings that are kept one by one.
const MOST_TOLD: usize = 1_000;

/// Takes over a table. Whoever calls it undoes the transaction where there are faults, or where it was a try.
pub fn take_over(store: &mut Writer<'_>, stamp: &Stamp, incoming: &Incoming<'_>) -> Result<TakenOver, OfficeError> {
    let name = file_name(incoming.file_name);
    is_new(store, &name, incoming)?;
    let table = table::read(incoming.bytes).map_err(|error| {
        let code = match error {
            NoTable::Empty => code::TABLE_EMPTY,
            NoTable::Unreadable => code::TABLE_UNREADABLE,
            NoTable::TooLarge => code::TABLE_TOO_LARGE,
        };
        Refusal::new(code).with("file", name.as_str())
    })?;
    let mut taken = TakenOver { rows: table.rows.len(), ..TakenOver::default() };
    let columns = match Columns::of(&table.headings, incoming.what, incoming.map) {
        Ok(columns) => columns,
        Err(refusals) => {
            refusals.into_iter().for_each(|refusal| taken.fault(1, refusal));
            return Ok(taken);
        }
    };
    if matches!(incoming.what, What::Persons | What::Ranking)
        && columns.has(Field::Club)
        && !columns.has(Field::Season)
        && incoming.season.trim().is_empty()
    {
        taken.fault(1, Refusal::new(code::CLUBS_WITHOUT_SEASON));
    }
    taken.columns = columns.named(&table.headings);
    taken.unknown = columns.unknown(&table.headings);
    let blob = blobs::keep(store, incoming.bytes)?;
    let act = TakeoverAct {
        sha256: hex(&blob.hash),
        file_name: name.clone(),
        what: incoming.what,
        rows: table.rows.len() as u64,
        columns: taken.columns.iter().map(|(heading, field)| format!("{heading}={}", field.as_str())).collect(),
    };
    enact(store, stamp, &Act::Takeover(act))?;
    let mut taking = Taking {
        incoming,
        file: name,
        country: federation(store)?.country,
        clubs: clubs::all(store)?,
        f_means_male: columns.f_means_male(&table.rows),
        seen: HashMap::new(),
        orders: Vec::new(),
        decided: decided(store)?,
        published: lists::all(store)?,
        ranked: match incoming.what {
            What::Ranking => recognised::Ranked::read(store, incoming.day)?,
            What::Persons | What::Clubs | What::Licences | What::Strength => recognised::Ranked::default(),
        },
        taken,
    };
    taking.published.retain(|list| list.origin == Origin::Computed && list.published.is_some());
    for row in &table.rows {
        let cells = Cells { columns: &columns, row, today: stamp.day() };
        let stamp = taking.stamp(stamp, row.number);
        let done = match incoming.what {
            What::Persons => persons::take(&mut taking, store, &stamp, &cells),
            What::Clubs => papers::take_club(&mut taking, store, &stamp, &cells),
            What::Licences => papers::take_licence(&mut taking, store, &stamp, &cells),
            What::Strength => papers::take_place(&mut taking, store, &cells),
            What::Ranking => ranking::take(&mut taking, store, &stamp, &cells),
        };
        taking.keep(row.number, done)?;
    }
    papers::enter_orders(&mut taking, store, stamp)?;
    recognised::missing(&mut taking, store)?;
    Ok(taking.taken)
}

/// The ratings that were set by decision, and hold.
fn decided(store: &mut Reader<'_>) -> Result<HashSet<(PersonId, Series, i32, Date)>, OfficeError> {
    let mut ratings = HashSet::new();
    for decision in decisions::of_kind(store, DecisionKind::Indicators, EntryId::LAST)? {
        if let Some(Decided::Indicators { person, series, points: Some(points), .. }) = Decided::read(&decision.value) {
            ratings.insert((person, series, points, decision.day));
        }
    }
    Ok(ratings)
}

/// The same table twice would set everybody back to what it says. That is what is meant where another ranking list has taken
/// its place since.
fn is_new(store: &mut Reader<'_>, name: &str, incoming: &Incoming<'_>) -> Result<(), OfficeError> {
    let sha256 = hex(&blobs::hash(incoming.bytes));
    let before = standing(store, Kind::Takeover, |act| match act {
        Act::Takeover(one) if one.sha256 == sha256 && one.what == incoming.what => Some(()),
        _ => None,
    })?;
    let ranked = standing(store, Kind::Takeover, |act| match act {
        Act::Takeover(one) if one.what == What::Ranking => Some(()),
        _ => None,
    })?;
    let is_replaced =
        |entry: EntryId| incoming.what == What::Ranking && ranked.iter().any(|(later, ())| *later > entry);
    match before.last() {
        None => Ok(()),
        Some((entry, ())) if is_replaced(*entry) => Ok(()),
        Some((entry, ())) => {
            let moment = ledger::entry(store, *entry)?.map(|entry| entry.moment);
            let refusal = Refusal::new(code::TABLE_KNOWN).with("file", name).with("entry", *entry);
            Err(refusal.with_moment(moment).into())
        }
    }
}

/// A table on its way in.
struct Taking<'a> {
    incoming: &'a Incoming<'a>,
    file: String,
    /// The federation's own.
    country: String,
    clubs: Vec<Club>,
    /// `F` is férfi in this table, not female; none where nothing decides.
    f_means_male: Option<bool>,
    /// Where a number stood first, by its kind.
    seen: HashMap<(&'static str, u32), usize>,
    orders: Vec<papers::Order>,
    /// Ratings that were set by decision before.
    decided: HashSet<(PersonId, Series, i32, Date)>,
    /// Lists of ours that are published.
    published: Vec<List>,
    /// Who the rows of a ranking list are.
    ranked: recognised::Ranked,
    taken: TakenOver,
}

impl Taking<'_> {
    /// The stamp of a row: who and when as for the table, and the row as its reason.
    fn stamp(&self, stamp: &Stamp, row: usize) -> Stamp {
        stamp.because(format!("{}:{row}", self.file))
    }

    /// A refusal is a fault of its row, beside which the next is looked for; a failure of the machine ends everything.
    fn keep<T>(&mut self, row: usize, done: Result<T, impl Into<OfficeError>>) -> Result<Option<T>, OfficeError> {
        match done.map_err(Into::into) {
            Ok(done) => Ok(Some(done)),
            Err(OfficeError::Refused(refusal)) => {
                self.taken.fault(row, *refusal);
                Ok(None)
            }
            Err(other) => Err(other),
        }
    }

    fn warn(&mut self, row: usize, warnings: Vec<Warning>) {
        let room = MOST_TOLD.saturating_sub(self.taken.warnings.len());
        self.taken.warnings.extend(warnings.into_iter().take(room).map(|warning| (row, warning)));
    }

    /// A club by its name, or its number in the register.
    fn club(&self, text: &str) -> Result<arpad_model::ClubId, Refusal> {
        let plain = keys_of_text(text).plain;
        let number: Option<u32> = text.parse().ok();
        let mut fitting = self.clubs.iter().filter(|club| club.plain == plain || Some(club.id.0) == number);
        match (fitting.next(), fitting.next()) {
            (Some(club), None) => Ok(club.id),
            (None, _) => Err(Refusal::new(code::CLUB_UNKNOWN).with("club", text)),
            (Some(one), Some(other)) => {
                let clubs = format!("{} ({}); {} ({})", one.id, one.town, other.id, other.town);
                Err(Refusal::new(code::CLUB_SEVERAL).with("club", text).with("clubs", clubs.as_str()))
            }
        }
    }
}

impl TakenOver {
    fn fault(&mut self, row: usize, refusal: Refusal) {
        self.fault_count += 1;
        if self.faults.len() < MOST_TOLD {
            self.faults.push((row, refusal));
        }
    }
}

impl Body for TakeoverAct {
    const NAME: &'static str = "takeover";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        bytes_of(store, entry, &self.sha256)?;
        Ok(())
    }

    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        taken_back::undo(self, store, done, by)
    }
}
