//! What each of the commands does.

use super::super::Verdict;
use super::super::connection::marked;
use super::super::register::{Answer, act, meant, name_fact};
use super::{Add, Amend, Clear, Cover, Death, Known, Merge, One, Photo, Sex, Title};
use crate::words::Language;
use anyhow::Context;
use arpad_model::{EgdPin, Fact, FideId};
use arpad_office::acts;
use arpad_office::acts::PersonFields;
use arpad_office::acts::desk::OfficeError;
use arpad_office::register;

impl Known {
    /// Only what is given changes.
    fn put(self, fields: PersonFields) -> Result<PersonFields, OfficeError> {
        let sex = self.sex.map(|sex| match sex {
            Sex::F => arpad_model::Sex::Female,
            Sex::M => arpad_model::Sex::Male,
        });
        let komir = self.komir.map(register::komir_of).transpose()?;
        let born = self.born.as_deref().map(register::birth_of).transpose()?;
        Ok(PersonFields {
            given: self.given.unwrap_or(fields.given),
            komir: komir.or(fields.komir),
            fide: self.fide.map(FideId).or(fields.fide),
            egd: self.egd.map(EgdPin).or(fields.egd),
            born: born.or(fields.born),
            sex: sex.or(fields.sex),
            country: self.country.unwrap_or(fields.country),
            ..fields
        })
    }
}

impl Add {
    pub(super) fn run(self, language: Language) -> anyhow::Result<Verdict> {
        act(language, &self.connection, |store, stamp| {
            let fields = self.more.put(PersonFields { family: self.family, ..PersonFields::default() })?;
            let (person, warnings) = acts::person::register_person(store, stamp, &fields)?;
            let entered = meant(store, &person.to_string())?;
            let facts = vec![("person", Fact::from(person.0)), ("name", name_fact(language, &entered))];
            Ok(Answer::new("register-entered", facts).warned(warnings))
        })
    }
}

impl Amend {
    pub(super) fn run(self, language: Language) -> anyhow::Result<Verdict> {
        act(language, &self.connection, |store, stamp| {
            let person = meant(store, &self.person)?;
            let before = register::fields_of(&person);
            let mut fields = self.more.put(before)?;
            fields.family = self.family.unwrap_or(fields.family);
            for field in self.clear {
                match field {
                    Clear::Given => fields.given.clear(),
                    Clear::Born => fields.born = None,
                    Clear::Sex => fields.sex = None,
                    Clear::Country => fields.country.clear(),
                    Clear::Fide => fields.fide = None,
                    Clear::Egd => fields.egd = None,
                    Clear::Komir => fields.komir = None,
                }
            }
            let warnings = acts::amend::amend(store, stamp, person.id, &fields)?;
            let amended = meant(store, &person.id.to_string())?;
            let facts = vec![("person", Fact::from(person.id.0)), ("name", name_fact(language, &amended))];
            Ok(Answer::new("register-amended", facts).warned(warnings))
        })
    }
}

impl Title {
    pub(super) fn run(self, language: Language) -> anyhow::Result<Verdict> {
        act(language, &self.connection, |store, stamp| {
            let person = meant(store, &self.person)?;
            let title = register::title_of(&self.title)?;
            let warnings = acts::title::award_title(store, stamp, person.id, title, self.awarded)?;
            let facts = vec![
                ("name", name_fact(language, &person)),
                ("title", Fact::from(title)),
                ("awarded", Fact::from(self.awarded)),
            ];
            Ok(Answer::new("register-titled", facts).warned(warnings))
        })
    }
}

impl Merge {
    pub(super) fn run(self, language: Language) -> anyhow::Result<Verdict> {
        act(language, &self.connection, |store, stamp| {
            let (keep, drop) = (meant(store, &self.keep)?, meant(store, &self.drop)?);
            let warnings = acts::merge::merge(store, &marked(language, stamp), keep.id, drop.id, self.even_so)?;
            let facts = vec![
                ("drop", Fact::from(drop.id.0)),
                ("keep", Fact::from(keep.id.0)),
                ("name", name_fact(language, &keep)),
            ];
            Ok(Answer::new("register-merged", facts).warned(warnings))
        })
    }
}

impl Death {
    pub(super) fn run(self, language: Language) -> anyhow::Result<Verdict> {
        act(language, &self.connection, |store, stamp| {
            let person = meant(store, &self.person)?;
            acts::death::died(store, stamp, person.id, self.day)?;
            let facts = vec![
                ("name", name_fact(language, &person)),
                ("person", Fact::from(person.id.0)),
                ("day", Fact::from(self.day)),
            ];
            Ok(Answer::new("register-died", facts))
        })
    }
}

impl Cover {
    pub(super) fn run(self, language: Language) -> anyhow::Result<Verdict> {
        act(language, &self.connection, |store, stamp| {
            let person = meant(store, &self.person)?;
            acts::cover::cover(store, stamp, person.id, self.letter, self.from)?;
            let mut facts = vec![
                ("name", name_fact(language, &person)),
                ("person", Fact::from(person.id.0)),
                ("letter", Fact::from(self.letter.as_str())),
            ];
            facts.extend(self.from.map(|from| ("day", Fact::from(from))));
            Ok(Answer::new(if self.from.is_some() { "register-covered-from" } else { "register-covered" }, facts))
        })
    }
}

impl Photo {
    pub(super) fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let bytes = match &self.file {
            Some(file) => std::fs::read(file).with_context(|| file.display().to_string())?,
            None => Vec::new(),
        };
        act(language, &self.connection, |store, stamp| {
            let person = meant(store, &self.person)?;
            let mut facts = vec![("name", name_fact(language, &person)), ("person", Fact::from(person.id.0))];
            match (self.withdraw, self.agreed) {
                (Some(day), _) => {
                    acts::photo::withdraw_photo(store, stamp, person.id, day)?;
                    facts.push(("day", Fact::from(day)));
                    Ok(Answer::new("register-photo-withdrawn", facts))
                }
                (None, agreed) => {
                    let agreed = agreed.unwrap_or_else(|| stamp.day());
                    let credit = self.credit.unwrap_or_default();
                    acts::photo::show_photo(store, stamp, person.id, agreed, (&credit, &bytes))?;
                    facts.push(("day", Fact::from(agreed)));
                    Ok(Answer::new("register-photo-shown", facts))
                }
            }
        })
    }
}

pub(super) fn unmerge(language: Language, one: &One) -> anyhow::Result<Verdict> {
    act(language, &one.connection, |store, stamp| {
        let person = meant(store, &one.person)?;
        let warnings = acts::unmerge::unmerge(store, &marked(language, stamp), person.id)?;
        let facts = vec![("person", Fact::from(person.id.0)), ("name", name_fact(language, &person))];
        Ok(Answer::new("register-unmerged", facts).warned(warnings))
    })
}

pub(super) fn hide(language: Language, one: &One, hidden: bool) -> anyhow::Result<Verdict> {
    act(language, &one.connection, |store, stamp| {
        let person = meant(store, &one.person)?;
        let warnings = acts::hide::hide(store, stamp, person.id, hidden)?;
        let facts = vec![("name", name_fact(language, &person)), ("person", Fact::from(person.id.0))];
        // With another wish of the same person in the way, only this one is taken back.
        let told = if hidden || !warnings.is_empty() { "register-hidden" } else { "register-shown" };
        Ok(Answer::new(told, facts).warned(warnings))
    })
}
