//! A deed is done: its fields and no others, once under one key, in one transaction, with the user's name in the ledger.

use super::{Deed, Field, FieldKind, outside, sound};
use crate::web::Site;
use crate::web::desk::given::{Given, Stop};
use crate::web::desk::told::Remark;
use crate::web::problem::Problem;
use arpad_model::{EntryId, Moment};
use arpad_office::access::Who;
use arpad_office::access::once::{self, Key};
use arpad_office::acts::Kind;
use arpad_office::acts::clock::right_clock;
use arpad_office::acts::desk::{OfficeError, Refusal, Stamp};
use arpad_office::views::meanwhile::meanwhile;
use arpad_office::views::records;
use arpad_registry::ledger::Entry;
use arpad_registry::{Reader, Writer};
use sha2::{Digest, Sha256};

/// Fields that every form has beside the deed's own: where to go on, whether it is only looked at, the key under which it is
/// done once, and the newest entry of the ledger when it was shown.
pub(super) const BESIDE: [&str; 4] = ["back", "look", "once", "seen"];

/// Acts whose reason everybody may read: it says its language.
const PUBLIC_REASONS: [Kind; 7] =
    [Kind::Accept, Kind::Merge, Kind::Reidentify, Kind::Result, Kind::Swap, Kind::Unmerge, Kind::Withdraw];

/// What is wrong with what was given.
#[derive(Debug)]
pub(in crate::web::desk) enum Fault {
    /// A field, and the word that says why.
    Field(&'static str, &'static str),
    /// A field that the office refuses.
    At(&'static str, Box<Refusal>),
    /// The office refuses.
    Refused(Box<Refusal>),
    /// Nothing was done, for these reasons.
    Undone(Vec<Remark>),
    /// A field that the deed does not take.
    Unknown(String),
    /// Somebody else has done something to the same thing since the form was shown.
    Meanwhile(Box<Entry>),
}

/// Does a deed for somebody; the last entry it made.
pub(in crate::web::desk) async fn done(
    site: &Site,
    who: Who,
    deed: &'static Deed,
    given: Given,
    key: Option<String>,
) -> Result<Result<Option<EntryId>, Fault>, Problem> {
    if !outside::is_for(&who, deed) {
        return Err(Problem::Denied);
    }
    if let Some(fault) = wrong(deed, &given) {
        return Ok(Err(fault));
    }
    let once = key.clone();
    let key = key.filter(|key| key.len() <= once::LONGEST).map(|key| Key { key, request: request(deed, &given) });
    let (moment, told, id) = (site.desk.now(), given.told.clone(), who.id());
    let is_by_machine = site.desk.is_stamped_by_machine();
    let written = site.write(move |store| {
        if is_by_machine {
            right_clock(store, moment)?;
        }
        carried_out(store, (&who, moment), deed, &given, key.as_ref())
    });
    let written = written.await?;
    let entry = match stopped(written)? {
        Ok(entry) => entry,
        Err(fault) => return Ok(Err(fault)),
    };
    match entry {
        Some(entry) => site.desk.remarked.put(id, entry, told.take()),
        None => site.desk.remarked.put_undone(id, once.as_deref(), told.take()),
    }
    Ok(Ok(entry))
}

/// A field that the deed does not take, or one that it needs and is not there.
pub(super) fn wrong(deed: &'static Deed, given: &Given) -> Option<Fault> {
    let takes = |name: &String| deed.fields.iter().any(|field| field.name == name) || BESIDE.contains(&name.as_str());
    if let Some(unknown) = given.texts.keys().find(|name| !takes(name)) {
        return Some(Fault::Unknown(unknown.chars().take(60).collect()));
    }
    if let Some(fault) = sound::fault(deed, given) {
        return Some(fault);
    }
    let missing = deed.fields.iter().find(|field| field.needed && is_empty(field, given))?;
    Some(Fault::Field(missing.name, "deed-missing"))
}

/// What was stopped is told to whoever asked; what failed is a problem.
pub(super) fn stopped<T>(written: Result<T, Stop>) -> Result<Result<T, Fault>, Problem> {
    match written {
        Ok(done) => Ok(Ok(done)),
        Err(Stop::Field(name, word)) => Ok(Err(Fault::Field(name, word))),
        Err(Stop::At(name, refusal)) => Ok(Err(Fault::At(name, refusal))),
        Err(Stop::Undone(remarks)) => Ok(Err(Fault::Undone(remarks))),
        Err(Stop::NotOwn) => Err(Problem::Denied),
        Err(Stop::Meanwhile(entry)) => Ok(Err(Fault::Meanwhile(entry))),
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

pub(super) fn carried_out(
    store: &mut Writer<'_>,
    who_when: (&Who, Moment),
    deed: &Deed,
    given: &Given,
    key: Option<&Key>,
) -> Result<Option<EntryId>, Stop> {
    tried(store, who_when, deed, given, key).map_err(|stop| outside::stopped(who_when.0, stop))
}

fn tried(
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
    if !outside::reaches(store, who, deed, given)? {
        return Err(Stop::NotOwn);
    }
    if let Some(seen) = given.parsed_if_any::<EntryId>("seen")? {
        let things = things(store, given)?;
        if let Some(entry) = meanwhile(store, (seen, who.name()), &things)? {
            return Err(Stop::Meanwhile(Box::new(entry)));
        }
    }
    let why = match given.language {
        Some(language) if PUBLIC_REASONS.contains(&deed.kind) => language.marked(&given.line("why")),
        _ => given.line("why"),
    };
    let stamp = Stamp { moment, by_whom: who.name().to_owned(), why };
    let (before, _) = records::head(store)?;
    (deed.act)(store, &stamp, given)?;
    let (last, _) = records::head(store)?;
    let made = (last > before).then_some(last);
    if let Some(key) = key {
        once::remember(store, who.id(), key, &made.map(|entry| entry.to_string()).unwrap_or_default(), moment)?;
    }
    Ok(made)
}

/// What a form is about, as the ledger names it.
fn things(store: &mut Reader<'_>, given: &Given) -> Result<Vec<(&'static str, String)>, Stop> {
    let mut things = Vec::new();
    for name in ["submission", "tournament", "name", "entry", "proposal", "series"] {
        things.extend(given.text(name).map(|text| (name, text.to_owned())));
    }
    // Lines are counted from 1 where people read them, and days of a list are typed as months.
    let line = given.parsed_if_any::<u32>("line")?.and_then(|line| line.checked_sub(1));
    things.extend(line.map(|line| ("line", line.to_string())));
    things.extend(given.month_if_any("month")?.map(|day| ("day", day.to_string())));
    // Who stands on a line, or to which club somebody goes, is what is said of it: two who say otherwise speak of the same thing.
    if given.text("submission").or(given.text("tournament")).is_some() {
        return Ok(things);
    }
    let person = given.person_if_any(store, "person").ok().flatten();
    let club = if person.is_some() { None } else { given.club_if_any(store, "club").ok().flatten() };
    things.extend(person.map(|person| ("person", person.to_string())));
    things.extend(club.map(|club| ("club", club.to_string())));
    Ok(things)
}
