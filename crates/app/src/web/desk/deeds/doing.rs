//! A deed is done: its fields and no others, once under one key, in one transaction, with the user's name in the ledger.

use super::{Deed, Field, FieldKind};
use crate::web::Site;
use crate::web::desk::given::{Given, Stop};
use crate::web::problem::Problem;
use arpad_model::{EntryId, Moment};
use arpad_office::access::Who;
use arpad_office::access::once::{self, Key};
use arpad_office::acts::Kind;
use arpad_office::acts::desk::{OfficeError, Refusal, Stamp};
use arpad_office::views::records;
use arpad_registry::Writer;
use sha2::{Digest, Sha256};

/// Fields that every form has beside the deed's own: where to go on, and the key under which it is done once.
pub(super) const BESIDE: [&str; 2] = ["back", "once"];

/// What is wrong with what was given.
#[derive(Debug)]
pub(in crate::web::desk) enum Fault {
    /// A field, and the word that says why.
    Field(&'static str, &'static str),
    /// The office refuses.
    Refused(Box<Refusal>),
    /// A field that the deed does not take.
    Unknown(String),
}

/// Does a deed for somebody; the last entry it made.
pub(in crate::web::desk) async fn done(
    site: &Site,
    who: Who,
    deed: &'static Deed,
    given: Given,
    key: Option<String>,
) -> Result<Result<Option<EntryId>, Fault>, Problem> {
    let takes = |name: &String| deed.fields.iter().any(|field| field.name == name) || BESIDE.contains(&name.as_str());
    if let Some(unknown) = given.texts.keys().find(|name| !takes(name)) {
        return Ok(Err(Fault::Unknown(unknown.chars().take(60).collect())));
    }
    if let Some(field) = deed.fields.iter().find(|field| field.needed && is_empty(field, &given)) {
        return Ok(Err(Fault::Field(field.name, "deed-missing")));
    }
    let key = key.filter(|key| key.len() <= once::LONGEST).map(|key| Key { key, request: request(deed, &given) });
    let moment = site.desk.now();
    let written = site.write(move |store| carried_out(store, (&who, moment), deed, &given, key.as_ref())).await?;
    match written {
        Ok(entry) => Ok(Ok(entry)),
        Err(Stop::Field(name, word)) => Ok(Err(Fault::Field(name, word))),
        Err(Stop::NotOwn) => Err(Problem::Denied),
        Err(Stop::Office(OfficeError::Refused(refusal))) => Ok(Err(Fault::Refused(refusal))),
        Err(Stop::Office(other)) => Err(other.into()),
    }
}

fn is_empty(field: &Field, given: &Given) -> bool {
    match field.kind {
        FieldKind::Files => given.files.is_empty(),
        _ => given.all(field.name).next().is_none(),
    }
}

/// The SHA-256 of what is asked.
fn request(deed: &Deed, given: &Given) -> [u8; 32] {
    let mut sha = Sha256::new();
    let mut add = |bytes: &[u8]| {
        sha.update((bytes.len() as u64).to_be_bytes());
        sha.update(bytes);
    };
    add(deed.name.as_bytes());
    for (name, values) in given.texts.iter().filter(|(name, _)| !BESIDE.contains(&name.as_str())) {
        add(name.as_bytes());
        values.iter().for_each(|value| add(value.as_bytes()));
    }
    for (name, bytes) in &given.files {
        add(name.as_bytes());
        add(bytes);
    }
    sha.finalize().into()
}

fn carried_out(
    store: &mut Writer<'_>,
    (who, moment): (&Who, Moment),
    deed: &Deed,
    given: &Given,
    key: Option<&Key>,
) -> Result<Option<EntryId>, Stop> {
    if let Some(key) = key
        && let Some(before) = once::before(store, who.id(), key)?
    {
        return Ok(before.parse().ok());
    }
    // Who may cancel at all may cancel only what he may do: that is asked of everybody.
    let is_free = who.may_whole(deed.kind) && deed.kind != Kind::Cancel;
    if !is_free && !deed.own.is(store, who, given)? {
        return Err(Stop::NotOwn);
    }
    let stamp = Stamp { moment, by_whom: who.name().to_owned(), why: given.text("why").unwrap_or_default().to_owned() };
    let (before, _) = records::head(store)?;
    (deed.act)(store, &stamp, given)?;
    let (last, _) = records::head(store)?;
    if let Some(key) = key {
        once::remember(store, who.id(), key, &last.to_string(), moment)?;
    }
    Ok((last > before).then_some(last))
}
