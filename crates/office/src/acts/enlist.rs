//! Players of a report whom a filter kept out of the register enter it from FIDE's list, whose bytes are kept: the persons,
//! and their ratings with the date of that list.

use crate::acts::accept::{enlisted, strangers_of};
use crate::acts::amend::amend;
use crate::acts::answer::{answer, number_is_free};
use crate::acts::decide::{record, revoke};
use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::strangers::on_fides::{by_number, is_the_one, listed};
use crate::acts::strangers::{Listed, Stranger, imports, list_for};
use crate::acts::title::highest;
use crate::acts::{Act, Kind};
use crate::intake::identify::Line;
use crate::intake::open::{Opened, open};
use crate::lists::{Decided, TakenRating};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::matching::{Ground, Sought};
use crate::register::{PersonFields, fields_of, registered, row_of};
use arpad_model::{FideId, Person, PersonId, PersonName, SubmissionId};
use arpad_registry::Writer;
use arpad_registry::ledger::Entry;
use arpad_registry::tables::persons;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

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
    /// FIDE's titles of persons who were in the register without one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub titles: Vec<(PersonId, String)>,
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
    pub found: Vec<(u32, PersonId, PersonName, Vec<TakenRating>)>,
    /// Those who are not on it, or have no rating there.
    pub missing: Vec<Stranger>,
    /// Those whom the list has under the number or a name like it, but not beyond doubt: nobody is taken.
    pub doubtful: Vec<(Stranger, Vec<Listed>)>,
    /// Those of whom the register itself has candidates: who they are is to be answered first.
    pub unanswered: Vec<Stranger>,
}

/// Takes the strangers of a file from the FIDE list that was in force when the event began. Somebody whose name there is
/// another is asked about; `named` says of such a line, from 0, whose number it is.
pub fn enlist(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    submission: SubmissionId,
    named: &[(u32, FideId)],
) -> Result<Found, OfficeError> {
    let opened = open(store, submission)?;
    let strangers = strangers_of(store, &opened)?;
    if strangers.is_empty() {
        return Err(Refusal::new(code::NO_STRANGERS).with("submission", submission).into());
    }
    if let Some((line, _)) = named.iter().find(|(line, _)| !strangers.iter().any(|one| one.line == *line)) {
        let refusal = Refusal::new(code::LINE_NOT_STRANGER).with("submission", submission).with("line", line + 1);
        return Err(refusal.with("persons", enlisted(&strangers).as_str()).into());
    }
    for (line, fide) in named {
        if !matches!(opened.lines[*line as usize], Line::Known(_)) {
            let sought = Sought { fide: Some(*fide), ..opened.reported.players[*line as usize].clone() };
            number_is_free(store, submission, *line, &sought)?;
        }
    }
    let (series, starts) = (opened.reported.series, opened.reported.starts);
    let imports = imports(store, starts)?;
    let import = list_for(&imports, series).ok_or_else(|| Refusal::new(code::NO_FIDE_LIST).with("date", starts))?;
    let said = |one: &Stranger| named.iter().find(|(line, _)| *line == one.line).map(|(_, fide)| *fide);
    let mut wanted: Vec<FideId> = strangers.iter().filter_map(|one| said(one).or(one.fide)).collect();
    wanted.extend(strangers.iter().flat_map(|one| &one.listed).map(|one| one.fide));
    let on_list = by_number(store, import, &wanted)?;
    let mut act = EnlistAct {
        sha256: import.sha256.clone(),
        file_name: import.file_name.clone(),
        day: import.day,
        new: Vec::new(),
        ratings: Vec::new(),
        titles: Vec::new(),
    };
    let (day, file_name) = (act.day, act.file_name.clone());
    let mut done =
        Found { day, file_name, found: Vec::new(), missing: Vec::new(), doubtful: Vec::new(), unanswered: Vec::new() };
    let mut next = persons::next(store)?;
    let mut settled: Vec<Settled> = Vec::new();
    for one in strangers {
        let sought = &opened.reported.players[one.line as usize];
        let rated = |fide: &FideId| on_list.get(fide).filter(|listed| !listed.ratings.is_empty());
        let beside = |fide: FideId| rated(&fide).map(|found| listed(sought, fide, found, series));
        let fide = match (said(&one), one.fide, one.listed.as_slice()) {
            (Some(fide), ..) => fide,
            (None, Some(fide), _) => fide,
            // The one namesake on the list whom nothing contradicts.
            (None, None, [only]) if only.is_namesake => only.fide,
            (None, None, several) => {
                let several = several.to_vec();
                done.doubtful.push((one, several));
                continue;
            }
        };
        let Some(found) = rated(&fide) else {
            done.missing.push(one);
            continue;
        };
        if said(&one).is_none() && one.fide.is_some() && !is_the_one(sought, fide, found, series) {
            done.doubtful.push((one, beside(fide).into_iter().collect()));
            continue;
        }
        if may_be_registered(&opened, one.line) {
            done.unanswered.push(one);
            continue;
        }
        let is_known = matches!(opened.lines[one.line as usize], Line::Known(_));
        let person = match opened.lines[one.line as usize] {
            Line::Known(person) => {
                let is_untitled = registered(store, person)?.title.is_empty() && !found.title.is_empty();
                act.titles.extend(is_untitled.then(|| (person, found.title.clone())));
                person
            }
            _ => {
                let fields = PersonFields { person: next, ..found.fields.clone() };
                act.new.push(Enlisted { fields, title: found.title.clone() });
                let person = next;
                next = PersonId(person.0 + 1);
                person
            }
        };
        let of_person = |rating: &TakenRating| TakenRating { person, ..rating.clone() };
        let ratings: Vec<TakenRating> = found.ratings.iter().map(of_person).collect();
        act.ratings.extend(ratings.iter().cloned());
        let name = PersonName::new(found.fields.family.clone(), found.fields.given.clone());
        done.found.push((one.line, person, name, ratings));
        if sought.fide != Some(fide) {
            settled.push(Settled { line: one.line, person, fide, is_known });
        }
    }
    if done.found.is_empty() {
        return Err(nobody(submission, &done).into());
    }
    enact(store, stamp, &Act::Enlist(act))?;
    for one in settled {
        settle(store, stamp, submission, &one)?;
    }
    Ok(done)
}

/// A line that does not name the number of the person it is.
struct Settled {
    line: u32,
    person: PersonId,
    fide: FideId,
    is_known: bool,
}

/// Somebody of the register gets the number, a new person the line.
fn settle(store: &mut Writer<'_>, stamp: &Stamp, file: SubmissionId, one: &Settled) -> Result<(), OfficeError> {
    if !one.is_known {
        return answer(store, stamp, file, one.line, Some(one.person));
    }
    let known = registered(store, one.person)?;
    if known.fide.is_none() && known.merged_into.is_none() {
        amend(store, stamp, one.person, &PersonFields { fide: Some(one.fide), ..fields_of(&known) })?;
    }
    Ok(())
}

/// A line may be somebody of the register who has no number of FIDE's yet: taken from the list he would be a second one.
fn may_be_registered(opened: &Opened, line: u32) -> bool {
    match &opened.lines[line as usize] {
        Line::Doubt(candidates) => candidates.iter().any(|one| {
            let has_other = [Ground::OtherFide, Ground::NearFide].iter().any(|ground| one.grounds.contains(ground));
            !has_other
        }),
        _ => false,
    }
}

/// Why nobody at all is taken.
fn nobody(submission: SubmissionId, done: &Found) -> Refusal {
    if let Some((one, listed)) = done.doubtful.first() {
        let told = |(one, listed): &(Stranger, Vec<Listed>)| {
            let listed: Vec<String> = listed.iter().map(Listed::short).collect();
            format!("{}. {} ({}) – {}", one.line + 1, one.name, one.rating, listed.join("; "))
        };
        let persons: Vec<String> = done.doubtful.iter().map(told).collect();
        let take = listed.first().map(|listed| format!("{}={}", one.line + 1, listed.fide)).unwrap_or_default();
        let refusal = Refusal::new(code::STRANGERS_OTHERWISE).with("submission", submission).with("date", done.day);
        return refusal.with("persons", persons.join("; ").as_str()).with("take", take.as_str());
    }
    if !done.unanswered.is_empty() {
        let refusal = Refusal::new(code::STRANGERS_IN_DOUBT).with("submission", submission);
        return refusal.with("persons", enlisted(&done.unanswered).as_str());
    }
    let refusal = Refusal::new(code::STRANGERS_NOT_LISTED).with("submission", submission);
    refusal.with("date", done.day).with("persons", enlisted(&done.missing).as_str())
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
        for (person, title) in &self.titles {
            let known = registered(store, *person)?;
            persons::update(store, &Person { title: title.clone(), ..known }, entry.seq)?;
        }
        let decided = Decided::Taken { tournament: None, list: Some(self.day), ratings: self.ratings.clone() };
        record(store, entry, &decided, (self.day, &self.file_name))
    }

    /// The ratings hold no more, and who came with them goes. Refused while a report names him: its games would count against
    /// an unrated player, and nobody would be told.
    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        revoke(store, done, by)?;
        for (person, title) in &self.titles {
            let known = registered(store, *person)?;
            if known.title == *title {
                let title = highest(store, *person)?;
                persons::update(store, &Person { title, ..known }, by.seq)?;
            }
        }
        self.new.iter().try_for_each(|one| one.fields.undo(store, done, by))
    }
}
