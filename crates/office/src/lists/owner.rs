//! Whose list governs a series. It is set when the federation begins and changed only by decision, from a day on. Where
//! nothing was ever said, as in registers of before, the newest list governs, and FIDE's before ours of the same day.

use crate::lists::Decided;
use arpad_model::{DecisionKind, EntryId, List, Origin, Owner, Series};
use arpad_registry::tables::{decisions, settings};
use arpad_registry::{Error, Reader, Writer};
use jiff::civil::Date;
use std::collections::BTreeMap;

/// The owners of one series over time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Owners {
    first: Option<Owner>,
    /// In the order of their days; of one day the last that was decided holds.
    decided: Vec<(Date, Owner)>,
}

/// Whose series are whose where nobody says otherwise: the Hungarian chess federation keeps FIDE's number (its regulation
/// of 2017, 1. § 1. and 2. §), everybody else who computes a list computes his own; go has no other.
pub fn usual(country: &str) -> BTreeMap<Series, Owner> {
    let of = |series: Series| match series {
        Series::Chess(_) if country == "HUN" => Owner::Fide,
        Series::Chess(_) | Series::Go => Owner::Ours,
    };
    Series::ALL.into_iter().map(|series| (series, of(series))).collect()
}

impl Owners {
    /// As they were known when an entry was made.
    pub fn read(store: &mut Reader<'_>, series: Series, known: EntryId) -> Result<Self, Error> {
        let first = settings::get(store, &setting(series))?.and_then(|text| text.parse().ok());
        let mut decided: Vec<(Date, Owner)> = Vec::new();
        for decision in decisions::of_kind(store, DecisionKind::Owner, known)? {
            if let Some(Decided::Owner { series: of, owner }) = Decided::read(&decision.value)
                && of == series
            {
                decided.push((decision.day, owner));
            }
        }
        decided.sort_by_key(|(day, _)| *day);
        Ok(Owners { first, decided })
    }

    /// Whose list governs on a day; none where nothing was ever said.
    pub fn on(&self, day: Date) -> Option<Owner> {
        self.decided.iter().rfind(|(from, _)| *from <= day).map(|(_, owner)| *owner).or(self.first)
    }

    /// Whether a list stands beside another of its day that governs: the owner's comes last.
    pub(crate) fn is_the_owners(&self, list: &List) -> bool {
        match self.on(list.day) {
            Some(Owner::Ours) => list.origin == Origin::Computed,
            Some(Owner::Fide) | None => list.origin == Origin::Fide,
        }
    }

    /// Whether a list only stands beside our own: FIDE's, in a series of ours that has begun.
    pub(crate) fn is_beside(&self, list: &List, all: &[List]) -> bool {
        let own = |one: &List| one.origin == Origin::Computed && one.published.is_some() && one.day <= list.day;
        list.origin == Origin::Fide && self.on(list.day) == Some(Owner::Ours) && all.iter().any(own)
    }

    /// Whether a list of ours is no more than the forecast of FIDE's.
    pub fn is_forecast(&self, list: &List) -> bool {
        list.origin == Origin::Computed && self.on(list.day) == Some(Owner::Fide)
    }

    /// Of lists that hold, oldest first, the one that governs on a day: the owner's own. While there is none, the newest of
    /// all, so that a forecast is better than nothing.
    pub fn governing<'a>(&self, holding: &'a [List], day: Date) -> Option<&'a List> {
        let by_then = || holding.iter().filter(|list| list.day <= day);
        let newest = by_then().next_back();
        by_then().rfind(|list| !self.is_forecast(list)).or(newest)
    }
}

/// Says at the beginning whose series are whose.
pub(crate) fn begin(store: &mut Writer<'_>, owners: &BTreeMap<Series, Owner>) -> Result<(), Error> {
    for (series, owner) in owners {
        settings::set(store, &setting(*series), owner.as_str())?;
    }
    Ok(())
}

fn setting(series: Series) -> String {
    format!("owner-{series}")
}
