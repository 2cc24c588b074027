//! Arbiters and their licences: told by name; the event is rated all the same.

use crate::chess::codes::finding;
use crate::chess::edition::{ArbiterLicence, Edition};
use arpad_model::{Code, Finding, Place, Severity};
use jiff::civil::Date;

/// What is known of an arbiter's licence on the days of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Licence {
    /// It holds.
    Held,
    /// It ended on this day, before the event did.
    Ended(Date),
    /// Nobody knows of one.
    Unknown,
}

/// What the law says about the arbiters of an event, each with his name.
pub fn licences(edition: &Edition, arbiters: &[(String, Licence)]) -> Vec<Finding> {
    if edition.arbiter_licence.value == ArbiterLicence::NotStated {
        return Vec::new();
    }
    let found = |code: Code| Finding::new(Severity::Warning, edition.arbiter_licence.at, Place::Tournament(0), code);
    if arbiters.is_empty() {
        return vec![found(finding::ARBITERS_UNSAID)];
    }
    let one = |(name, licence): &(String, Licence)| match licence {
        Licence::Held => None,
        Licence::Ended(day) => {
            let finding = found(finding::ARBITER_LICENCE_ENDED).with("arbiter", name.as_str());
            Some(finding.with("day", *day))
        }
        Licence::Unknown => Some(found(finding::ARBITER_UNLICENSED).with("arbiter", name.as_str())),
    };
    arbiters.iter().filter_map(one).collect()
}
