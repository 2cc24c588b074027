//! Signed lists in the download: what was signed, and the rows behind their salts, so that anybody can make the root again. Of
//! whoever is not shown by name there is the leaf alone, as in a proof of somebody else.

use super::check::{Checked, owned};
use super::read::{Read, ReadList, rows};
use super::strangers::Strangers;
use crate::acts::desk::OfficeError;
use crate::proofs::merkle::{self, Hash};
use crate::proofs::{
    STATEMENT_HEAD, STATEMENT_LIST, STATEMENT_ROOT, STATEMENT_SIGNATURE, Statement, ToldRow, salted_rows, statement_of,
};
use crate::verify::Fault;
use arpad_model::{EntryId, List, hex, unhex};
use arpad_registry::public_file::{self as table, Cell, PublicFile};
use arpad_registry::{Error, Reader};
use std::collections::HashMap;

/// Writes what was signed about a list, if anything was.
pub(super) fn write(
    store: &mut Reader<'_>,
    file: &mut PublicFile,
    list: &List,
    strangers: &Strangers,
) -> Result<(), OfficeError> {
    let Some(signed) = statement_of(store, list)? else { return Ok(()) };
    let id = Cell::Int(list.id.0);
    let Statement { federation, list: about, lines, root, head: (entry, seal), moment } = signed.statement;
    let entry = i64::try_from(entry).map_err(|_| Error::damaged("statement", "its entry".to_owned()))?;
    file.put(
        &table::STATEMENT,
        &[
            id.clone(),
            federation.into(),
            about.into(),
            lines.into(),
            hex(&root).into(),
            entry.into(),
            hex(&seal).into(),
            moment.into(),
            hex(&signed.key).into(),
            hex(&signed.signature).into(),
        ],
    )?;
    for (place, row) in (0_u32..).zip(salted_rows(store, list)?) {
        let cells = match strangers.is_named(row.person) {
            true => [i64::from(row.person).into(), row.text.into(), hex(&row.salt).into(), Cell::Null],
            false => [Cell::Null, Cell::Null, Cell::Null, hex(&row.leaf()).into()],
        };
        let [player, text, salt, hash] = cells;
        file.put(&table::LEAF, &[id.clone(), place.into(), player, text, salt, hash])?;
    }
    Ok(())
}

/// Checks everything that was signed: the signature, the entry of the ledger, the rows and their root.
pub(super) fn check(file: &PublicFile, lists: &[ReadList], checked: &mut Checked) -> Result<(), OfficeError> {
    let mut all = Vec::new();
    file.each(&table::STATEMENT, |cells| {
        let read = Read::of(&table::STATEMENT, cells);
        let statement = Statement {
            federation: read.told("federation", owned)?,
            list: read.told("about", owned)?,
            lines: read.number("lines")?,
            root: read.told("root", unhex)?,
            head: (read.number("entry")?, read.told("seal", unhex)?),
            moment: read.told("moment", owned)?,
        };
        let signature: [u8; 64] = read.told("signature", unhex)?;
        all.push((read.number::<i64>("list")?, statement, read.told::<Hash>("key", unhex)?, signature));
        Ok(())
    })?;
    let seals = seals(file, |entry| all.iter().any(|(_, statement, ..)| statement.head.0 == entry))?;
    for (id, statement, key, signature) in all {
        let before = checked.faults.len();
        let mut found = |code, what: &str| checked.faults.push(Fault { code, entry: None, what: what.to_owned() });
        let Some(list) = lists.iter().find(|list| list.id == id && list.about == statement.list) else {
            found(STATEMENT_LIST, &statement.list);
            continue;
        };
        if seals.get(&statement.head.0) != Some(&statement.head.1) {
            found(STATEMENT_HEAD, &format!("{}: {}", statement.list, EntryId(statement.head.0.cast_signed())));
        }
        if !has_root(file, list, &statement)? {
            found(STATEMENT_ROOT, &statement.list);
        }
        if !statement.is_signed(&signature, &key) {
            found(STATEMENT_SIGNATURE, &statement.list);
        }
        if checked.faults.len() == before {
            checked.signed += 1;
            let key = hex(&key);
            if !checked.keys.contains(&key) {
                checked.keys.push(key);
            }
        }
    }
    Ok(())
}

/// Seals of the entries that are asked for.
fn seals(file: &PublicFile, is_wanted: impl Fn(u64) -> bool) -> Result<HashMap<u64, Hash>, Error> {
    let mut seals = HashMap::new();
    file.each(&table::LEDGER, |cells| {
        let read = Read::of(&table::LEDGER, cells);
        let entry = read.number("entry")?;
        if is_wanted(entry) {
            seals.insert(entry, read.told("seal", unhex)?);
        }
        Ok(())
    })?;
    Ok(seals)
}

/// Whether the rows of a list are those that were signed: as many, each as the list has it, and their root.
fn has_root(file: &PublicFile, list: &ReadList, statement: &Statement) -> Result<bool, OfficeError> {
    let (published, _) = rows(file, list.id, list.series)?;
    let published: HashMap<String, _> = published.into_iter().map(|(person, row)| (person.to_string(), row)).collect();
    let mut leaves = Vec::new();
    for cells in file.of_list(&table::LEAF, list.id)? {
        let read = Read::of(&table::LEAF, &cells);
        if read.number::<usize>("place")? != leaves.len() {
            return Ok(false);
        }
        leaves.push(match read.perhaps::<Hash>("hash", unhex)? {
            Some(hash) => hash,
            None => {
                let text = read.told("row", owned)?;
                let told = ToldRow::read(&text).ok_or_else(|| read.bad("row"))?;
                let row = published.get(told.person);
                let number = read.number::<i64>("player")?.to_string();
                if told.person != number || row.is_none_or(|row| !told.is_of(row)) {
                    return Ok(false);
                }
                merkle::leaf(&read.told("salt", unhex)?, &text)
            }
        });
    }
    let count = statement.lines as usize;
    Ok((leaves.len(), published.len(), merkle::root(&leaves)) == (count, count, statement.root))
}
