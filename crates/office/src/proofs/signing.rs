//! Signing what is published, and what follows from it. Salts are made of one secret of the list, so that a root can be made
//! again; who is not shown is a leaf behind a salt that nobody is told.

use super::merkle::{self, Hash};
use super::row::{self, plain as one_line};
use super::{Proof, Statement};
use crate::acts::desk::OfficeError;
use crate::acts::found::federation;
use crate::acts::minors::Minors;
use crate::views::as_published::{persons_told, told_at};
use crate::views::public::{PublicPerson, is_public};
use arpad_model::{List, ListRow, Moment, Person, PersonId, Series};
use arpad_registry::tables::statements::{self, StoredStatement};
use arpad_registry::tables::{list_rows, lists, persons};
use arpad_registry::{Error, Reader, Writer, blobs, ledger};
use jiff::civil::Date;
use std::collections::HashMap;

/// What was signed is about a list that is not published here.
pub const STATEMENT_LIST: &str = "verify-statement-list";
/// What was signed names an entry that the ledger does not have, or has with another seal.
pub const STATEMENT_HEAD: &str = "verify-statement-head";
/// The rows of a list give another root than was signed.
pub const STATEMENT_ROOT: &str = "verify-statement-root";
/// A signature is not that of its key.
pub const STATEMENT_SIGNATURE: &str = "verify-statement-signature";

/// Who signs.
pub trait Signer {
    /// The public key.
    fn key(&self) -> [u8; 32];
    /// A signature.
    fn sign(&self, message: &[u8]) -> [u8; 64];
    /// Thirty-two bytes that nobody can guess.
    fn draw(&self) -> [u8; 32];
}

/// A list and what was signed about it.
#[derive(Clone, Debug)]
pub struct Signed {
    /// The list.
    pub list: List,
    /// The statement.
    pub statement: Statement,
    /// The public key.
    pub key: [u8; 32],
    /// The signature.
    pub signature: Vec<u8>,
}

/// Signs every published list that nobody has signed, with the ledger's head of now.
pub fn sign_lists(store: &mut Writer<'_>, moment: Moment, signer: &dyn Signer) -> Result<Vec<Signed>, OfficeError> {
    let head = ledger::head(store)?;
    let known: Vec<_> = statements::all(store)?.into_iter().map(|one| one.list).collect();
    let mut signed = Vec::new();
    for series in Series::ALL {
        for list in lists::of(store, series)?.into_iter().filter(is_public) {
            if known.contains(&list.id) {
                continue;
            }
            let (salt, key) = (signer.draw(), signer.key());
            let leaves = leaves(store, &list, &salt)?;
            let root = merkle::root(&leaves);
            let mut stored = StoredStatement {
                list: list.id,
                federation: one_line(&federation(store)?.name),
                moment,
                head,
                lines: leaves.len() as u32,
                root,
                salt,
                signer: key,
                signature: Vec::new(),
            };
            let statement = told(&list, &stored);
            stored.signature = signer.sign(statement.text().as_bytes()).to_vec();
            statements::insert(store, &stored)?;
            signed.push(Signed { list, statement, key, signature: stored.signature });
        }
    }
    Ok(signed)
}

/// Everything that was signed about lists that are published, in the order of lists.
pub fn all_signed(store: &mut Reader<'_>) -> Result<Vec<Signed>, OfficeError> {
    let mut signed = Vec::new();
    for stored in statements::all(store)? {
        let Some(list) = lists::get(store, stored.list)?.filter(is_public) else { continue };
        let statement = told(&list, &stored);
        signed.push(Signed { list, statement, key: stored.signer, signature: stored.signature });
    }
    Ok(signed)
}

/// How many lists are signed.
pub fn count(store: &mut Reader<'_>) -> Result<u64, OfficeError> {
    Ok(statements::count(store)?)
}

/// Whether a list is published that nobody has signed.
pub fn is_unsigned(store: &mut Reader<'_>) -> Result<bool, OfficeError> {
    let mut published = 0;
    for series in Series::ALL {
        published += lists::of(store, series)?.iter().filter(|list| is_public(list)).count() as u64;
    }
    Ok(published > statements::count(store)?)
}

/// What was signed about a list.
pub fn statement_of(store: &mut Reader<'_>, list: &List) -> Result<Option<Signed>, OfficeError> {
    let Some(stored) = statements::get(store, list.id)? else { return Ok(None) };
    let statement = told(list, &stored);
    Ok(Some(Signed { list: list.clone(), statement, key: stored.signer, signature: stored.signature }))
}

/// The public keys with which lists were signed, the newest first.
pub fn keys(store: &mut Reader<'_>) -> Result<Vec<[u8; 32]>, OfficeError> {
    let mut all = statements::all(store)?;
    all.sort_by_key(|one| std::cmp::Reverse((one.head.0, one.list)));
    let mut keys = Vec::new();
    for one in all {
        if !keys.contains(&one.signer) {
            keys.push(one.signer);
        }
    }
    Ok(keys)
}

/// The leaves of a signed list, in the order of persons; none where nobody has signed it.
pub fn tree(store: &mut Reader<'_>, list: &List) -> Result<Option<Vec<Hash>>, OfficeError> {
    match statements::get(store, list.id)? {
        Some(stored) => Ok(Some(leaves(store, list, &stored.salt)?)),
        None => Ok(None),
    }
}

/// The row of a player as it is sealed into a signed list, with its salt; none where nobody has signed it or he is not on it.
pub fn leaf_of(
    store: &mut Reader<'_>,
    list: &List,
    person: PersonId,
) -> Result<Option<([u8; 16], String)>, OfficeError> {
    let Some(stored) = statements::get(store, list.id)? else { return Ok(None) };
    let Some(found) = list_rows::get(store, list.id, person)? else { return Ok(None) };
    let told_with = told_at(store, list)?;
    let person = persons_told(store, told_with, &[person])?.pop();
    Ok(Some((salt(&stored.salt, found.person), row::text(&found, person.as_ref()))))
}

/// The proof that a player of the register stands on a list as he does; none where nobody has signed it or he is not on it.
pub fn proof_of(
    store: &mut Reader<'_>,
    list: &List,
    person: PersonId,
    leaves: &[Hash],
) -> Result<Option<Proof>, OfficeError> {
    let Some(stored) = statements::get(store, list.id)? else { return Ok(None) };
    let Some((salt, row)) = leaf_of(store, list, person)? else { return Ok(None) };
    let leaf = merkle::leaf(&salt, &row);
    let Some(index) = leaves.iter().position(|one| *one == leaf) else { return Ok(None) };
    let statement = told(list, &stored);
    let signature = stored.signature.try_into().map_err(|_| Error::damaged("statement", "its signature".to_owned()))?;
    Ok(Some(Proof { statement, signature, row, salt, index: index as u32, path: merkle::path(leaves, index) }))
}

/// The same for anybody who asks: of whoever is not shown by name there is none.
pub fn public_proof(
    store: &mut Reader<'_>,
    list: &List,
    person: PersonId,
    leaves: &[Hash],
) -> Result<Option<Proof>, OfficeError> {
    let Some(found) = persons::get(store, person)? else { return Ok(None) };
    let minors = Minors::read(store)?;
    match PublicPerson::of(&found, minors) {
        Ok(shown) if shown.shown.is_named() => proof_of(store, list, person, leaves),
        _ => Ok(None),
    }
}

/// Compares everything that was signed with the register: who says what is not as it was signed is told which list it is.
pub(crate) fn compare(store: &mut Reader<'_>, mut found: impl FnMut(&'static str, &str)) -> Result<u64, OfficeError> {
    let all = statements::all(store)?;
    let mut compared = 0;
    for stored in all {
        let Some(list) = lists::get(store, stored.list)?.filter(is_public) else {
            found(STATEMENT_LIST, &stored.list.to_string());
            continue;
        };
        let statement = told(&list, &stored);
        let entry = ledger::entry(store, stored.head.0)?;
        if entry.is_none_or(|entry| entry.hash != stored.head.1) {
            found(STATEMENT_HEAD, &format!("{}: {}", statement.list, stored.head.0));
        }
        let leaves = leaves(store, &list, &stored.salt)?;
        if (merkle::root(&leaves), leaves.len()) != (stored.root, stored.lines as usize) {
            found(STATEMENT_ROOT, &statement.list);
        }
        if !statement.is_signed(&stored.signature, &stored.signer) {
            found(STATEMENT_SIGNATURE, &statement.list);
        }
        compared += 1;
    }
    Ok(compared)
}

fn told(list: &List, stored: &StoredStatement) -> Statement {
    let tournament = list.tournament.map(i64::from);
    Statement {
        federation: stored.federation.clone(),
        list: about(list.series, list.day, list.revision.into(), list.origin.as_str(), tournament),
        lines: stored.lines,
        root: stored.root,
        head: (stored.head.0.0 as u64, stored.head.1),
        moment: stored.moment.to_string(),
    }
}

/// What a statement calls a list.
pub(crate) fn about(series: Series, day: Date, revision: i64, origin: &str, tournament: Option<i64>) -> String {
    let after = tournament.map(|tournament| format!(" {tournament}")).unwrap_or_default();
    format!("{} {day} {revision} {origin}{after}", series.as_str())
}

fn leaves(store: &mut Reader<'_>, list: &List, secret: &[u8; 32]) -> Result<Vec<Hash>, OfficeError> {
    Ok(rows_of(store, list, secret)?.iter().map(SaltedRow::leaf).collect())
}

/// A row of a signed list, behind its salt.
pub(crate) struct SaltedRow {
    pub person: PersonId,
    pub salt: [u8; 16],
    pub text: String,
}

impl SaltedRow {
    pub(crate) fn leaf(&self) -> Hash {
        merkle::leaf(&self.salt, &self.text)
    }
}

/// The rows of a signed list in the order of its tree; none where nobody has signed it.
pub(crate) fn salted_rows(store: &mut Reader<'_>, list: &List) -> Result<Vec<SaltedRow>, OfficeError> {
    match statements::get(store, list.id)? {
        Some(stored) => rows_of(store, list, &stored.salt),
        None => Ok(Vec::new()),
    }
}

fn rows_of(store: &mut Reader<'_>, list: &List, secret: &[u8; 32]) -> Result<Vec<SaltedRow>, OfficeError> {
    let mut rows: Vec<ListRow> = list_rows::of(store, list.id)?;
    rows.sort_by_key(|row| row.person);
    let numbers: Vec<PersonId> = rows.iter().map(|row| row.person).collect();
    let told_with = told_at(store, list)?;
    let people: HashMap<PersonId, Person> =
        persons_told(store, told_with, &numbers)?.into_iter().map(|person| (person.id, person)).collect();
    let salted = |one: &ListRow| SaltedRow {
        person: one.person,
        salt: salt(secret, one.person),
        text: row::text(one, people.get(&one.person)),
    };
    Ok(rows.iter().map(salted).collect())
}

/// The salt of a row. Both parts have a fixed length, and half of the hash is told: it says nothing about the other salts.
fn salt(secret: &[u8; 32], person: PersonId) -> [u8; 16] {
    let number = u64::from(person.0).to_be_bytes();
    let hash = blobs::hash(&[b"arpad-salt-1".as_slice(), secret, &number].concat());
    *hash.first_chunk().expect("a hash has more bytes than a salt")
}
