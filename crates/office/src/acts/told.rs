//! Who hears of an act: whoever sent a report, of what became of it; who asked for it, of new lists; who may sign, of a proposal;
//! and programs of others that the office has entered. Told once, when the act is sealed, in its own transaction; an act that is
//! carried out again from the ledger tells nobody.

use crate::acts::{Act, Kind, Role};
use crate::messages::{self, Hook, Subject, Told, tell, tell_program};
use crate::register::{standing_club, standing_for};
use arpad_model::{List, PersonId, SubmissionId, TournamentId, User};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::{accounts, list_rows, lists, persons, submissions};
use arpad_registry::{Error, Reader, Writer};
use serde_json::{Value, json};

/// Tells whom it concerns.
pub(super) fn told(store: &mut Writer<'_>, entry: &Entry, act: &Act) -> Result<(), Error> {
    match act {
        Act::Submit(one) if one.questions > 0 => {
            let facts = json!({"file": one.file_name, "submission": one.submission.0, "count": one.questions});
            sender_himself(store, entry, Told::Questions, &facts)
        }
        Act::Accept(one) => {
            let at = (Some(entry.seq), entry.moment);
            if let Some((sender, file)) = sender(store, one.submission, entry)? {
                let facts = json!({"file": file, "submission": one.submission.0});
                tell(store, &sender, Told::Accepted, &facts, at)?;
            }
            let tournament = submissions::get(store, one.submission)?.and_then(|file| file.tournament);
            tournament.map_or(Ok(()), |tournament| of_tournament(store, entry, "report-accepted", tournament))
        }
        Act::Reject(one) => match sender(store, one.submission, entry)? {
            Some((sender, file)) => {
                let facts = json!({"file": file, "submission": one.submission.0, "because": one.because});
                tell(store, &sender, Told::Rejected, &facts, (Some(entry.seq), entry.moment)).map(drop)
            }
            None => Ok(()),
        },
        Act::Withdraw(one) => of_tournament(store, entry, "report-withdrawn", one.tournament),
        Act::Publish(one) => {
            let mut all = Vec::new();
            for id in &one.lists {
                all.extend(lists::get(store, *id)?);
            }
            published(store, entry, &all)
        }
        Act::Propose(one) => proposed(store, entry, one.proposed.kind()),
        _ => Ok(()),
    }
}

/// Whoever has sent a file, where it is a user and somebody else does something about it now.
fn sender(store: &mut Reader<'_>, submission: SubmissionId, now: &Entry) -> Result<Option<(User, String)>, Error> {
    let Some(file) = submissions::get(store, submission)? else { return Ok(None) };
    if file.by_whom == now.by_whom {
        return Ok(None);
    }
    Ok(accounts::named(store, &file.by_whom)?.map(|user| (user, file.file_name)))
}

fn sender_himself(store: &mut Writer<'_>, entry: &Entry, told: Told, facts: &Value) -> Result<(), Error> {
    match accounts::named(store, &entry.by_whom)? {
        // An officer who hands a report in sees the questions himself.
        Some(user) if !user.roles.contains(&Role::Officer) => {
            tell(store, &user, told, facts, (Some(entry.seq), entry.moment)).map(drop)
        }
        _ => Ok(()),
    }
}

fn published(store: &mut Writer<'_>, entry: &Entry, all: &[List]) -> Result<(), Error> {
    for list in all {
        let facts = json!({"series": list.series.as_str(), "day": list.day.to_string(), "revision": list.revision});
        for contact in messages::contacts(store)?.into_iter().filter(|one| one.lists) {
            if let Some(user) = accounts::get(store, contact.account)? {
                tell(store, &user, Told::Published, &facts, (Some(entry.seq), entry.moment))?;
            }
        }
        for hook in listening(store, "list-published")? {
            if let Some(about) = on_list(store, &hook, list)? {
                let mut facts = facts.clone();
                facts["about"] = about;
                tell_program(store, &hook, "list-published", &facts, (entry.seq, entry.moment))?;
            }
        }
    }
    Ok(())
}

/// What a program hears of a list: nothing where nobody it asks about stands on it who may be shown. Numbers that became others are
/// told as those.
fn on_list(store: &mut Reader<'_>, hook: &Hook, list: &List) -> Result<Option<Value>, Error> {
    let (persons, about) = match hook.subject.parse() {
        Ok(Subject::Everything) => return Ok(Some(Value::Null)),
        Ok(Subject::Player(id)) => {
            let id = standing_for(store, id)?;
            (persons::get(store, id)?.into_iter().collect(), json!({"player": id.0}))
        }
        Ok(Subject::Club(id)) => {
            let id = standing_club(store, id)?;
            (persons::of_club(store, id)?, json!({"club": id.0}))
        }
        Ok(Subject::Tournament(_)) | Err(()) => return Ok(None),
    };
    let shown: Vec<PersonId> = persons.iter().filter(|person| !person.withheld).map(|person| person.id).collect();
    let stands = !list_rows::among(store, list.id, &shown)?.is_empty();
    Ok(stands.then_some(about))
}

fn of_tournament(store: &mut Writer<'_>, entry: &Entry, topic: &str, tournament: TournamentId) -> Result<(), Error> {
    for hook in listening(store, topic)? {
        let concerns = match hook.subject.parse() {
            Ok(Subject::Everything) => true,
            Ok(Subject::Tournament(id)) => id == tournament,
            _ => false,
        };
        if concerns {
            tell_program(store, &hook, topic, &json!({"tournament": tournament.0}), (entry.seq, entry.moment))?;
        }
    }
    Ok(())
}

fn listening(store: &mut Reader<'_>, topic: &str) -> Result<Vec<Hook>, Error> {
    let mut all = messages::hooks(store)?;
    all.retain(|hook| hook.ended.is_none() && hook.topics.split(' ').any(|one| one == topic));
    Ok(all)
}

/// Everybody who could sign.
fn proposed(store: &mut Writer<'_>, entry: &Entry, kind: Kind) -> Result<(), Error> {
    let role = if kind == Kind::Decide { Role::Committee } else { Role::Officer };
    for user in accounts::all(store)? {
        if user.roles.contains(&role) && user.name != entry.by_whom {
            let facts = json!({"by": entry.by_whom, "entry": entry.seq.0, "act": kind.as_str()});
            tell(store, &user, Told::Proposed, &facts, (Some(entry.seq), entry.moment))?;
        }
    }
    Ok(())
}
