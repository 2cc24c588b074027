//! The cells of a row as values; what cannot be read is a fault that names the column and the text.

use super::columns::{Columns, Field};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{day_of, komir_of};
use arpad_formats::table::Row;
use arpad_model::{Birth, EgdPin, FideId, Komir, PersonName, Sex};
use jiff::ToSpan;
use jiff::civil::{Date, date};

/// One row.
pub(super) struct Cells<'a> {
    pub columns: &'a Columns,
    pub row: &'a Row,
    pub today: Date,
}

impl Cells<'_> {
    /// The text of a field; empty where it says nothing.
    pub(super) fn text(&self, field: Field) -> &str {
        self.columns.text(self.row, field)
    }

    fn unreadable(&self, field: Field) -> OfficeError {
        let refusal = Refusal::new(code::CELL_UNREADABLE).with("field", field.as_str());
        refusal.with("text", self.text(field)).into()
    }

    /// A number; nothing and zero are none.
    pub(super) fn number(&self, field: Field) -> Result<Option<u32>, OfficeError> {
        let text = self.text(field);
        if text.is_empty() || text == "-" {
            return Ok(None);
        }
        let number: u32 = text.parse().map_err(|_| self.unreadable(field))?;
        Ok(Some(number).filter(|number| *number > 0))
    }

    /// The KOMIR number.
    pub(super) fn komir(&self) -> Result<Option<Komir>, OfficeError> {
        self.number(Field::Komir)?.map(komir_of).transpose()
    }

    /// The FIDE number.
    pub(super) fn fide(&self) -> Result<Option<FideId>, OfficeError> {
        Ok(self.number(Field::Fide)?.map(FideId))
    }

    /// The number in the European Go Database.
    pub(super) fn egd(&self) -> Result<Option<EgdPin>, OfficeError> {
        Ok(self.number(Field::Egd)?.map(EgdPin))
    }

    /// The name: of two columns, of one with a comma, or of one with the family name first.
    pub(super) fn name(&self) -> PersonName {
        let (family, given) = (self.text(Field::Family), self.text(Field::Given));
        if !family.is_empty() {
            return PersonName::new(family, given);
        }
        let whole = self.text(Field::Name);
        if whole.contains(',') {
            return PersonName::from_list(whole);
        }
        // "dr. Kovács Péter": what is no name goes with the family name.
        let mut words = whole.split_whitespace();
        let mut family = words.next().unwrap_or_default().to_owned();
        if family.ends_with('.')
            && let Some(next) = words.next()
        {
            family = format!("{family} {next}");
        }
        PersonName::new(family, words.collect::<Vec<_>>().join(" "))
    }

    /// A birth: a year, a day, or a day as a workbook counts it.
    pub(super) fn born(&self) -> Result<Option<Birth>, OfficeError> {
        let text = self.text(Field::Born);
        let is_year = text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit());
        match text {
            "" | "-" => Ok(None),
            year if is_year => Ok(year.parse().ok().map(Birth::Year)),
            _ => self.day(Field::Born).map(|day| day.map(Birth::Date)),
        }
    }

    /// A day.
    pub(super) fn day(&self, field: Field) -> Result<Option<Date>, OfficeError> {
        let text = self.text(field);
        if text.is_empty() || text == "-" {
            return Ok(None);
        }
        // A workbook may add midnight, and counts days from the thirtieth of December 1899.
        let day = text.split(['T', ' ']).next().filter(|day| day.len() == 10).unwrap_or(text);
        let counted = || -> Option<Date> {
            let days: i32 = text.parse().ok().filter(|days| (10_000..=80_000).contains(days))?;
            date(1899, 12, 30).checked_add(days.days()).ok()
        };
        let read = day_of(text).or_else(|| day_of(day)).or_else(counted);
        read.map(Some).ok_or_else(|| self.unreadable(field))
    }

    /// The sex; `F` alone is female or férfi, and the other letters of the table decide.
    pub(super) fn sex(&self, f_means_male: Option<bool>) -> Result<Option<Sex>, OfficeError> {
        match self.text(Field::Sex).to_lowercase().as_str() {
            "" | "-" => Ok(None),
            "n" | "nő" | "no" | "női" | "w" | "female" | "woman" => Ok(Some(Sex::Female)),
            "m" | "férfi" | "ferfi" | "ffi" | "male" | "man" => Ok(Some(Sex::Male)),
            "f" => match f_means_male {
                Some(true) => Ok(Some(Sex::Male)),
                Some(false) => Ok(Some(Sex::Female)),
                None => Err(Refusal::new(code::SEX_AMBIGUOUS).into()),
            },
            _ => Err(self.unreadable(Field::Sex)),
        }
    }
}
