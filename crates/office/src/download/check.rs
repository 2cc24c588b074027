//! Computing the published lists again from the download alone: no register, no birth, no name is asked for.

use super::kept::row_cells;
use super::read::{Read, ReadList, all_lists, inputs, rows};
use super::strangers::{is_stranger, number_of};
use super::write::{FORMAT, FORMAT_BEFORE};
use crate::acts::desk::OfficeError;
use crate::lists::ClosedList;
use crate::lists::compute::again;
use crate::verify::{CHAIN, Fault, PAGES, SEAL, UNREADABLE};
use arpad_model::{EntryId, ListRow, PersonId, Series, hex, unhex};
use arpad_registry::Error;
use arpad_registry::ledger::Entry;
use arpad_registry::public_file::{self as table, Cell, PublicFile, PublicTable, TABLES, TABLES_BEFORE};
use arpad_registry::tables::list_seals;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;

/// What was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Lists that were computed again.
    pub lists: u64,
    /// Lists that were taken over from FIDE.
    pub taken_over: u64,
    /// Rows that came out as published.
    pub rows: u64,
    /// Rows that start from another number than the list before has, as corrections do.
    pub moved: u64,
    /// Lists whose rows have, all together, the seal that the ledger has for them; where a stranger stands, nobody can tell.
    pub sealed: u64,
    /// Lists whose rows give the root that was signed, and the keys that have signed.
    pub signed: u64,
    /// The keys, 64 digits each.
    pub keys: Vec<String>,
    /// The federation.
    pub federation: String,
    /// The newest entry of the ledger it was made from, and its seal.
    pub seal: String,
    /// What does not fit.
    pub faults: Vec<Fault>,
}

/// A table of the download is not the one whose digest stands in it.
pub const TABLE: &str = "verify-public-bytes";
/// A row of a list comes out of the download as another.
pub const DIFFERS: &str = "verify-public-row";

/// So many faults are told.
const MOST: usize = 20;

/// Checks a download.
pub fn check(path: &Path) -> Result<Checked, OfficeError> {
    let mut checked = Checked::default();
    let file = PublicFile::open(path)?;
    match look(&file, &mut checked) {
        Err(OfficeError::Registry(error)) if error.is_damage() => {
            checked.faults.push(Fault { code: UNREADABLE, entry: None, what: error.to_string() });
        }
        looked => looked?,
    }
    Ok(checked)
}

fn look(file: &PublicFile, checked: &mut Checked) -> Result<(), OfficeError> {
    let damage = file.damage()?.into_iter();
    checked.faults.extend(damage.map(|what| Fault { code: PAGES, entry: None, what }));
    if !checked.faults.is_empty() {
        return Ok(());
    }
    let mut about: HashMap<String, String> = HashMap::new();
    file.each(&table::ABOUT, |cells| {
        let read = Read::of(&table::ABOUT, cells);
        about.insert(read.told("key", owned)?, read.told("value", owned)?);
        Ok(())
    })?;
    let tables = match about.get("format").map(String::as_str) {
        Some(FORMAT) => TABLES.as_slice(),
        Some(FORMAT_BEFORE) => TABLES_BEFORE,
        _ => return Err(Error::damaged("about", "no download of a register").into()),
    };
    digests(file, tables, checked)?;
    checked.federation = about.remove("federation").unwrap_or_default();
    checked.seal =
        format!("{}:{}", about.remove("entries").unwrap_or_default(), about.remove("seal").unwrap_or_default());
    let sealed = ledger(file, checked)?;
    let all = all_lists(file)?;
    if tables.contains(&&table::STATEMENT) {
        super::signed::check(file, &all, checked)?;
    }
    for list in all {
        if !list.is_computed {
            checked.taken_over += 1;
            continue;
        }
        one(file, &list, &sealed, checked)?;
        if checked.faults.len() > MOST {
            checked.faults.truncate(MOST);
            break;
        }
    }
    Ok(())
}

pub(super) fn owned(text: &str) -> Option<String> {
    Some(text.to_owned())
}

/// Every table against its digest.
fn digests(file: &PublicFile, tables: &[&PublicTable], checked: &mut Checked) -> Result<(), Error> {
    let mut told: HashMap<String, (i64, String)> = HashMap::new();
    file.each(&table::DIGEST, |cells| {
        let read = Read::of(&table::DIGEST, cells);
        told.insert(read.told("name", owned)?, (read.number("rows")?, read.told("sha256", owned)?));
        Ok(())
    })?;
    for table in tables {
        if told.get(table.name) != Some(&file.digest(table)?) {
            checked.faults.push(Fault { code: TABLE, entry: None, what: table.name.to_owned() });
        }
    }
    Ok(())
}

/// The seals of the ledger, one upon the other, and of open entries their words; the hash that was sealed for each list.
fn ledger(file: &PublicFile, checked: &mut Checked) -> Result<HashMap<i64, String>, Error> {
    /// What closing says of lists.
    #[derive(Deserialize)]
    struct Closed {
        lists: Vec<ClosedList>,
    }
    let mut sealed = HashMap::new();
    let (mut behind, mut previous) = (0_i64, "0".repeat(64));
    file.each(&table::LEDGER, |cells| {
        let read = Read::of(&table::LEDGER, cells);
        let entry: i64 = read.number("entry")?;
        let (before, seal) = (read.told("previous", owned)?, read.told("seal", owned)?);
        let act = read.told("act", owned)?;
        let fault = |code| Fault { code, entry: Some(EntryId(entry)), what: act.clone() };
        if entry != behind + 1 || before != previous {
            checked.faults.push(fault(CHAIN));
        }
        if let (Some(by_whom), Some(why), Some(body)) = (read.text("by_whom")?, read.text("why")?, read.text("body")?) {
            let words = Entry {
                seq: EntryId(entry),
                moment: read.told("moment", |text| text.parse().ok())?,
                by_whom: by_whom.to_owned(),
                why: why.to_owned(),
                act: act.clone(),
                body: body.to_owned(),
                previous: unhex(&before).ok_or_else(|| read.bad("previous"))?,
                hash: unhex(&seal).ok_or_else(|| read.bad("seal"))?,
            };
            if words.seal() != words.hash {
                checked.faults.push(fault(SEAL));
            }
            if let Ok(closed) = serde_json::from_str::<Closed>(body) {
                sealed.extend(closed.lists.into_iter().map(|list| (list.list.0, list.sha256)));
            }
        }
        (behind, previous) = (entry, seal);
        Ok(())
    })?;
    if format!("{behind}:{previous}") != checked.seal {
        checked.faults.push(Fault { code: CHAIN, entry: Some(EntryId(behind)), what: checked.seal.clone() });
    }
    Ok(sealed)
}

/// One list again.
fn one(
    file: &PublicFile,
    list: &ReadList,
    sealed: &HashMap<i64, String>,
    checked: &mut Checked,
) -> Result<(), OfficeError> {
    let (published, absent) = rows(file, list.id, list.series)?;
    let base = match list.base {
        Some(base) => rows(file, base, list.series)?.0,
        None => BTreeMap::new(),
    };
    let (inputs, moved) = inputs(file, list, base)?;
    let tempo = match list.series {
        Series::Chess(tempo) => Some(tempo),
        Series::Go => None,
    };
    let mut computed: BTreeMap<PersonId, ListRow> =
        again(&inputs, (tempo, list.day))?.into_iter().map(|row| (row.person, row)).collect();
    computed.retain(|person, _| !absent.contains(person) || published.contains_key(person));
    let fault = |person: &PersonId, what: String| Fault {
        code: DIFFERS,
        entry: Some(EntryId(list.closed)),
        what: format!(
            "series {}, day {}, revision {}, player {}: {what}",
            list.series.as_str(),
            list.day,
            list.revision,
            number_of(*person)
        ),
    };
    let everybody: BTreeSet<PersonId> = published.keys().chain(computed.keys()).copied().collect();
    let mut is_sound = true;
    for person in everybody {
        let (told, due) = (published.get(&person), computed.get(&person));
        if told.map(figures) != due.map(figures) {
            is_sound = false;
            checked.faults.push(fault(&person, differences(list.series, told, due)?));
        }
    }
    checked.lists += 1;
    checked.moved += moved;
    checked.rows += published.len() as u64;
    let has_strangers = published.keys().any(|person| is_stranger(*person));
    if is_sound && !has_strangers {
        let rows: Vec<ListRow> = published.into_values().collect();
        let hash = hex(&list_seals::hash(&rows)?);
        match sealed.get(&list.id) {
            Some(seal) if *seal == hash && *seal == list.sha256 => checked.sealed += 1,
            _ => checked.faults.push(Fault {
                code: SEAL,
                entry: Some(EntryId(list.closed)),
                what: format!("{} {}, {}", list.series.as_str(), list.day, list.revision),
            }),
        }
    }
    Ok(())
}

/// Each column in which a row is another than it should be: what stands there and, in brackets, what should. Where there is no row
/// at all, every column is empty.
fn differences(series: Series, told: Option<&ListRow>, due: Option<&ListRow>) -> Result<String, Error> {
    let cells = |row: Option<&ListRow>| match row {
        Some(row) => row_cells((0, series), 0, &figures(row), "").map(Vec::from),
        None => Ok(vec![Cell::Null; table::ROW.columns.len()]),
    };
    let written = |cell: &Cell| match cell {
        Cell::Null => "–".to_owned(),
        Cell::Int(number) => number.to_string(),
        Cell::Text(text) => text.clone(),
    };
    let (told, due) = (cells(told)?, cells(due)?);
    let both = table::ROW.columns.iter().zip(told.iter().zip(&due)).skip(2);
    // A title is the person's, and no list computes it.
    let differ = both.filter(|(column, (told, due))| told != due && **column != "title");
    let all: Vec<String> =
        differ.map(|(column, (told, due))| format!("{column} {} ({})", written(told), written(due))).collect();
    Ok(all.join(", "))
}

/// What a row is compared by: everything but the K of the next period and the title, which the list does not compute.
fn figures(row: &ListRow) -> ListRow {
    ListRow { k: None, title: String::new(), ..row.clone() }
}
