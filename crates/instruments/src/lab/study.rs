//! What a study asks, and by which rule it will be answered.

use super::Measure;
use crate::simulation::Fault;
use crate::studied::set;
use crate::systems::SettingError;
use arpad_model::Tempo;
use arpad_rules::calendar::Calendar;
use arpad_rules::catalogue;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::transition::{COMPRESSION_2024_03, Transition};
use jiff::civil::Date;

/// A text in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Texts {
    /// Hungarian.
    pub hu: String,
    /// English.
    pub en: String,
}

/// A study.
#[derive(Clone, Debug, PartialEq)]
pub struct Study {
    /// What it is called.
    pub title: Texts,
    /// The question.
    pub question: Texts,
    /// Over what.
    pub source: Source,
    /// Lists at the beginning that are rated but not judged.
    pub warm_up: usize,
    /// What there is now.
    pub base: Variant,
    /// What is tried instead.
    pub variants: Vec<Variant>,
    /// How it will be decided.
    pub rule: Rule,
}

/// Where the games come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// Federations with known truth, one for each seed.
    Simulated {
        /// Chance begins here.
        seeds: Vec<u64>,
        /// How many play.
        players: usize,
        /// Lists.
        months: usize,
        /// Games of a player in a year.
        games_a_year: u32,
        /// The day of the first list.
        first_list: Date,
        /// What is wrong with them.
        faults: Vec<Fault>,
    },
    /// The lists of a register.
    Register {
        /// Which series.
        tempo: Tempo,
    },
}

/// One law that is run.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Variant {
    /// The edition; none = the one in force at each list.
    pub edition: Option<String>,
    /// Its numbers that are others.
    pub set: Vec<(String, String)>,
    /// The list on which all ratings below 2000 are raised as FIDE raised them in 2024.
    pub conversion: Option<Date>,
}

/// The rule, decided before anything is computed: a variant is better where the measure improves by more than this, surely, and no
/// guarded measure gets worse by more than it may.
#[derive(Clone, Debug, PartialEq)]
pub struct Rule {
    /// What decides.
    pub measure: Measure,
    /// The smallest improvement that is worth a change of the law.
    pub least: f64,
    /// What may not get worse, and by how much it may.
    pub guards: Vec<(Measure, f64)>,
}

/// A variant that is ready to run.
pub struct Law {
    edition: Option<&'static Edition>,
    calendar: Calendar,
    set: Vec<(String, String)>,
    conversion: Option<Date>,
}

impl Law {
    /// Of a variant; its edition and its numbers have to exist.
    pub fn of(variant: &Variant) -> Result<Self, SettingError> {
        let edition = match &variant.edition {
            None => None,
            Some(name) => Some(catalogue::chess_edition(name).ok_or_else(|| SettingError {
                name: "edition".to_owned(),
                value: name.clone(),
                possible: String::new(),
            })?),
        };
        let law =
            Law { edition, calendar: Calendar::default(), set: variant.set.clone(), conversion: variant.conversion };
        let mut tried = *edition.unwrap_or_else(|| law.calendar.list_edition(Tempo::Standard, Date::MAX));
        for (name, value) in &variant.set {
            set(&mut tried, name, value)?;
        }
        Ok(law)
    }

    /// The edition of a list, with its numbers.
    pub(super) fn on(&self, list: Date) -> Edition {
        let mut edition = *self.edition.unwrap_or_else(|| self.calendar.list_edition(Tempo::Standard, list));
        for (name, value) in &self.set {
            // Every number was tried when the law was made.
            let _ = set(&mut edition, name, value);
        }
        edition
    }

    /// The conversion, where it is due between two lists.
    pub(super) fn converts(&self, before: Option<Date>, list: Date) -> Option<Transition> {
        let day = self.conversion?;
        let is_due = day <= list && before.is_none_or(|before| before < day);
        is_due.then_some(Transition { list_date: list, ..COMPRESSION_2024_03 })
    }
}
