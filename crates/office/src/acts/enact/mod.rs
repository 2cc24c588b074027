//! What an act does to the tables. Live work and the rebuilding of a registry from its ledger come through here alike, so
//! nothing here may look at a clock, ask a person or depend on anything but the tables and the act.

mod decisions;
pub(crate) mod imports;
mod lists;
mod register;
mod tournaments;

pub(crate) use register::{COUNTRY, NAME, TITLES, registered, standing_for};
pub(crate) use tournaments::{described, hex, submission_of, tournament_of, unhex};

use crate::acts::Act;
use crate::acts::desk::OfficeError;
use arpad_registry::Writer;
use arpad_registry::ledger::Entry;

/// Carries out an act that the ledger has sealed.
pub(crate) fn apply(store: &mut Writer<'_>, entry: &Entry, act: &Act) -> Result<(), OfficeError> {
    match act {
        Act::Found(found) => register::found(store, found),
        Act::Club(club) => register::club(store, entry, club),
        Act::Person(fields) => register::person(store, entry, fields),
        Act::Amend { person, fields } => register::amend(store, entry, *person, fields),
        Act::Title { person, title, awarded } => register::title(store, entry, *person, title, *awarded),
        Act::Paper(paper) => register::paper(store, entry, paper),
        Act::Strength { club, season, persons } => register::strength(store, entry, *club, season, persons),
        Act::Merge { keep, drop } => register::merge(store, entry, *keep, *drop),
        Act::Unmerge { person } => register::unmerge(store, entry, *person),
        Act::Death { person, day } => register::death(store, entry, *person, *day),
        Act::Hide { person, hidden } => register::hide(store, entry, *person, *hidden),

        Act::Announce(announcement) => tournaments::announce(store, entry, announcement),
        Act::Submit(submit) => tournaments::submit(store, entry, submit),
        Act::Answer { submission, line, person } => tournaments::answer(store, entry, *submission, *line, *person),
        Act::Accept(accept) => tournaments::accept(store, entry, accept),
        Act::Reject { submission, because } => tournaments::reject(store, entry, *submission, because),
        Act::Reidentify { tournament, line, person } => {
            tournaments::reidentify(store, entry, *tournament, *line, *person)
        }
        Act::Withdraw { tournament, because } => tournaments::withdraw(store, entry, *tournament, because),

        Act::Decide(decide) => decisions::decide(store, entry, decide),
        Act::Appeal { against, by, grounds } => decisions::appeal(store, entry, *against, by, grounds),
        Act::Outcome { appeal, outcome } => decisions::outcome(store, entry, *appeal, *outcome),

        Act::Import(import) => imports::import(store, entry, import),
        Act::Close(close) => lists::close(store, entry, close),
        Act::Publish { lists } => lists::publish(store, entry, lists),
    }
}
