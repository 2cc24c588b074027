//! Parameters a federation may decide where the text leaves a choice (DESIGN.md names each).

use super::edition::*;
use crate::chess::parameters::ParameterError;
use crate::provision::{DECISION, Evidence};

/// A choice that the text leaves.
pub struct Parameter {
    /// The name under which it is decided.
    pub name: &'static str,
    /// The doubt it answers.
    pub key: &'static str,
    /// What it takes, in a notation for any language.
    pub takes: &'static str,
    read: fn(&Edition) -> Option<&'static str>,
    set: fn(&mut Edition, &str) -> Option<()>,
}

impl Parameter {
    /// Its value in an edition; none where nothing is established.
    pub fn value(&self, edition: &Edition) -> Option<&'static str> {
        (self.read)(edition)
    }
}

/// The edition with one parameter decided.
pub fn decide(mut edition: Edition, name: &str, value: &str) -> Result<Edition, ParameterError> {
    let parameter = ALL.iter().find(|known| known.name == name).ok_or(ParameterError::Unknown)?;
    (parameter.set)(&mut edition, value).ok_or(ParameterError::Value(parameter.takes))?;
    Ok(edition)
}

/// A parameter of one field, by the names of its values.
macro_rules! choice {
    ($name:literal, $key:literal, $takes:literal, $field:ident, $names:ident) => {
        Parameter {
            name: $name,
            key: $key,
            takes: $takes,
            read: |edition| $names.iter().find(|(_, known)| *known == edition.$field.value).map(|(name, _)| *name),
            set: |edition, value| {
                edition.$field.value = $names.iter().find(|(name, _)| *name == value)?.1;
                edition.$field.evidence = Evidence::Reading(DECISION);
                Some(())
            },
        }
    };
}

/// All of them, in the order of the text.
pub const ALL: &[Parameter] = &[
    choice!("tail_and_wins", "T-10", "yes | no", tail_and_wins, YES_OR_NO),
    choice!("exemption", "T-02", "whole | federations", exemption, EXEMPTIONS),
    choice!("drr", "T-01", "half | once", double_round_robin, DOUBLE),
    choice!("floor_after_drop", "T-14", "yes | no", floor_after_drop, YES_OR_NO),
    choice!("average_compared", "T-17", "rounded | exact", average_compared, COMPARED),
    choice!("percentage_compared", "T-16", "exact | rounded", percentage_compared, COMPARED),
    choice!("interim_rounding", "T-26", "as-the-list | exact", interim, INTERIM),
];

const YES_OR_NO: &[(&str, bool)] = &[("yes", true), ("no", false)];
const EXEMPTIONS: &[(&str, Exemption)] = &[("whole", Exemption::Whole), ("federations", Exemption::Federations)];
const DOUBLE: &[(&str, Option<DoubleRoundRobin>)] =
    &[("half", Some(DoubleRoundRobin::Half)), ("once", Some(DoubleRoundRobin::Once))];
const COMPARED: &[(&str, Compared)] = &[("exact", Compared::Exact), ("rounded", Compared::Rounded)];
const INTERIM: &[(&str, Interim)] = &[("as-the-list", Interim::AsTheList), ("exact", Interim::Exact)];
