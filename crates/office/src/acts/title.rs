//! A title is awarded: FIDE's, or a national one of those that were awarded before 1990 and may still be used.

use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::standing::{before, standing};
use crate::acts::{Act, Kind};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{NATIONAL_UNTIL, Warning, higher, is_national, own, registered, texts, title_of};
use arpad_model::{EntryId, Origin, PersonId, Sex, Title};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::{list_rows, lists, persons, titles};
use arpad_registry::{Error, Reader, Writer};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// An awarded title.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TitleAct {
    /// Who.
    pub person: PersonId,
    /// The title.
    pub title: String,
    /// When.
    pub awarded: Date,
}

/// A title is awarded.
pub fn award_title(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    person: PersonId,
    title: &str,
    awarded: Date,
) -> Result<Vec<Warning>, OfficeError> {
    let holder = own(store, person)?;
    let title = title_of(title)?;
    texts::past(stamp.day(), awarded)?;
    if is_national(title) && awarded.year() >= NATIONAL_UNTIL {
        return Err(Refusal::new(code::TITLE_NATIONAL).with("title", title).with("awarded", awarded).into());
    }
    if holder.born.is_some_and(|born| awarded.year() <= born.year()) {
        return Err(Refusal::new(code::TITLE_BEFORE_BIRTH).with("title", title).with("awarded", awarded).into());
    }
    let held = titles::of(store, person)?;
    if held.iter().any(|one| one.title == title && one.awarded == awarded) {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    enact(store, stamp, &Act::Title(TitleAct { person, title: title.to_owned(), awarded }))?;
    let odd = title.starts_with('W') && holder.sex == Some(Sex::Male);
    Ok(odd.then(|| Warning::new("title-for-women").with("title", title)).into_iter().collect())
}

impl Body for TitleAct {
    const NAME: &'static str = "title";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        confer(store, self.person, &Title { title: self.title.clone(), awarded: self.awarded }, entry)
    }

    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        take_away(store, self.person, &self.title, (done, by))
    }
}

/// A title is held from now on.
pub(super) fn confer(
    store: &mut Writer<'_>,
    person: PersonId,
    title: &Title,
    entry: &Entry,
) -> Result<(), OfficeError> {
    let mut holder = registered(store, person)?;
    titles::put(store, holder.id, title, entry.seq)?;
    holder.title = higher(&holder.title, &title.title).to_owned();
    Ok(persons::update(store, &holder, entry.seq)?)
}

/// What an entry conferred is held no more; what was conferred before it holds again.
pub(super) fn take_away(
    store: &mut Writer<'_>,
    person: PersonId,
    title: &str,
    (done, by): (&Entry, &Entry),
) -> Result<(), OfficeError> {
    let earlier = before(conferred(store, person, title)?, done.seq)?;
    titles::remove(store, person, title)?;
    if let Some(earlier) = earlier {
        titles::put(store, person, &earlier, by.seq)?;
    }
    let mut holder = registered(store, person)?;
    holder.title = highest(store, person)?;
    Ok(persons::update(store, &holder, by.seq)?)
}

/// Every act that conferred a title on a person and stands: awarded, or granted to an application.
fn conferred(store: &mut Reader<'_>, person: PersonId, title: &str) -> Result<Vec<(EntryId, Title)>, OfficeError> {
    let mut all = standing(store, Kind::Title, |act| match act {
        Act::Title(one) if one.person == person && one.title == title => {
            Some(Title { title: one.title, awarded: one.awarded })
        }
        _ => None,
    })?;
    all.extend(
        standing(store, Kind::TitleOutcome, |act| match act {
            Act::TitleOutcome(one) => one.conferred().filter(|(of, held)| *of == person && held.title == title),
            _ => None,
        })?
        .into_iter()
        .map(|(entry, (_, held))| (entry, held)),
    );
    all.sort_by_key(|(entry, _)| *entry);
    Ok(all)
}

/// The highest title of a person: awarded, or on FIDE's list.
pub(super) fn highest(store: &mut Reader<'_>, person: PersonId) -> Result<String, Error> {
    let listed = listed(store, person)?;
    let held = titles::of(store, person)?;
    Ok(held.iter().fold(listed.as_str(), |highest, one| higher(highest, &one.title)).to_owned())
}

/// The title of a person on the newest of FIDE's lists that has one.
fn listed(store: &mut Reader<'_>, person: PersonId) -> Result<String, Error> {
    let mut all = lists::all(store)?;
    all.retain(|list| list.origin == Origin::Fide);
    all.sort_by_key(|list| (list.day, list.id));
    for list in all.iter().rev() {
        if let Some(row) = list_rows::get(store, list.id, person)?.filter(|row| !row.title.is_empty()) {
            return Ok(row.title);
        }
    }
    Ok(String::new())
}
