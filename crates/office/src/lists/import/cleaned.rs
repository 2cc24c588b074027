//! Names of a list that bring along characters nobody sees and a terminal obeys.

use arpad_formats::fide_list::Record;
use arpad_model::{is_steering, unsteered};

/// What of a record is taken over, without such characters.
pub(super) struct Cleaned {
    name: String,
    federation: String,
    title: String,
    women_title: String,
}

impl Cleaned {
    /// None where there is nothing to clean.
    pub(super) fn of(record: &Record<&str>) -> Option<Self> {
        let texts = [record.name, record.federation, record.title, record.women_title];
        if !texts.iter().any(|text| text.contains(is_steering)) {
            return None;
        }
        let [name, federation, title, women_title] = texts.map(|text| unsteered(text).trim().to_owned());
        Some(Cleaned { name, federation, title, women_title })
    }

    /// The record with these texts.
    pub(super) fn record<'a>(&'a self, record: &Record<&'a str>) -> Record<&'a str> {
        Record {
            name: &self.name,
            federation: &self.federation,
            title: &self.title,
            women_title: &self.women_title,
            ..record.clone()
        }
    }
}
