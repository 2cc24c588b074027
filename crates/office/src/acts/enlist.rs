//! Players of a report whom a filter kept out of the register enter it from FIDE's list, whose bytes are kept: the persons,
//! and their ratings with the date of that list.

use crate::acts::accept::{enlisted, strangers_of};
use crate::acts::decide::{record, revoke};
use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::strangers::{Stranger, imports};
use crate::acts::{Act, ImportAct, Kind};
use crate::intake::identify::Line;
use crate::intake::open::open;
use crate::lists::import::on_list;
use crate::lists::{Decided, TakenRating};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{PersonFields, row_of};
use arpad_model::{FideId, PersonId, SubmissionId, unhex};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::persons;
use arpad_registry::{Error, Writer, blobs};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use std::io::{Seek, Write};

/// Players taken from a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EnlistAct {
    /// The SHA-256 of the list's bytes.
    pub sha256: String,
    /// The name it came under.
    pub file_name: String,
    /// The date of the list.
    pub day: Date,
    /// Persons who enter the register.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub new: Vec<Enlisted>,
    /// The ratings of these, and of persons who were in the register without one.
    pub ratings: Vec<TakenRating>,
}

/// A person as FIDE's list has him.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Enlisted {
    /// The person.
    #[serde(flatten)]
    pub fields: PersonFields,
    /// FIDE's title; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Found {
    /// The date of the list.
    pub day: Date,
    /// Its file.
    pub file_name: String,
    /// Those found on it: the line from 0, the person, his name as the list has it, his ratings.
    pub found: Vec<(u32, PersonId, String, Vec<TakenRating>)>,
    /// Those who are not on it, or have no rating there.
    pub missing: Vec<Stranger>,
}

/// Takes the strangers of a file from the FIDE list that was in force when the event began.
pub fn enlist(store: &mut Writer<'_>, stamp: &Stamp, submission: SubmissionId) -> Result<Found, OfficeError> {
    let opened = open(store, submission)?;
    let strangers = strangers_of(store, &opened)?;
    if strangers.is_empty() {
        return Err(Refusal::new(code::NO_STRANGERS).with("submission", submission).into());
    }
    let imports = imports(store, opened.reported.starts)?;
    // A file of one tempo tells nothing of the others.
    let tells = |import: &&ImportAct| import.lists.iter().any(|list| list.series == opened.reported.series);
    let import = imports.iter().find(tells).or_else(|| imports.first());
    let import = import.ok_or_else(|| Refusal::new(code::NO_FIDE_LIST).with("date", opened.reported.starts))?;
    let differs = || Error::damaged("blob", format!("the list {} is missing", import.file_name));
    let hash = unhex(&import.sha256).ok_or_else(differs)?;
    let blob = blobs::find(store, &hash)?.ok_or_else(differs)?;
    let mut file = tempfile::tempfile().map_err(Error::from)?;
    blobs::each_part(store, blob.id, |part| Ok(file.write_all(part)?))?;
    file.rewind().map_err(Error::from)?;
    let wanted: Vec<FideId> = strangers.iter().map(|one| one.fide).collect();
    let mut listed = on_list(file, &import.file_name, import.day, &wanted)?;
    let mut next = persons::next(store)?;
    let mut act = EnlistAct {
        sha256: import.sha256.clone(),
        file_name: import.file_name.clone(),
        day: import.day,
        new: Vec::new(),
        ratings: Vec::new(),
    };
    let (mut found, mut missing) = (Vec::new(), Vec::new());
    for one in strangers {
        let Some(on_list) = listed.remove(&one.fide).filter(|listed| !listed.ratings.is_empty()) else {
            missing.push(one);
            continue;
        };
        let person = match opened.lines[one.line as usize] {
            Line::Known(person) => person,
            _ => {
                let fields = PersonFields { person: next, ..on_list.fields.clone() };
                act.new.push(Enlisted { fields, title: on_list.title.clone() });
                let person = next;
                next = PersonId(person.0 + 1);
                person
            }
        };
        let of_person = |rating: &TakenRating| TakenRating { person, ..rating.clone() };
        let ratings: Vec<TakenRating> = on_list.ratings.iter().map(of_person).collect();
        act.ratings.extend(ratings.iter().cloned());
        let name = format!("{}, {}", on_list.fields.family, on_list.fields.given);
        found.push((one.line, person, name, ratings));
    }
    if found.is_empty() {
        let refusal = Refusal::new(code::STRANGERS_NOT_LISTED).with("submission", submission);
        return Err(refusal.with("date", act.day).with("persons", enlisted(&missing).as_str()).into());
    }
    let (day, file_name) = (act.day, act.file_name.clone());
    enact(store, stamp, &Act::Enlist(act))?;
    Ok(Found { day, file_name, found, missing })
}

impl Body for EnlistAct {
    const NAME: &'static str = "enlist";
    const ROLE: Role = Role::Officer;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        for Enlisted { fields, title } in &self.new {
            let mut person = row_of(fields);
            person.title.clone_from(title);
            persons::insert(store, &person, entry.seq)?;
        }
        let decided = Decided::Taken { tournament: None, list: Some(self.day), ratings: self.ratings.clone() };
        record(store, entry, &decided, (self.day, &self.file_name))
    }

    /// The ratings hold no more, and who came with them goes. Refused while a report names him: its games would count against
    /// an unrated player, and nobody would be told.
    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        revoke(store, done, by)?;
        self.new.iter().try_for_each(|one| one.fields.undo(store, done, by))
    }
}
