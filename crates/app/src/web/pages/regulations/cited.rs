//! A paragraph where it is cited: a chip that opens the regulation there.

use crate::web::addresses;
use crate::web::locale::Visit;
use crate::words::Language;
use arpad_model::{EditionId, Paragraph, Series};
use arpad_rules::calendar::{Calendar, RatingSystem};
use arpad_rules::catalogue;
use arpad_rules::reading::paragraph_to_open;
use jiff::civil::Date;
use maud::{Markup, html};

/// By which regulation something was said: its paragraphs lead there. A language alone has paragraphs without a way.
#[derive(Clone, Copy)]
pub(in crate::web::pages) struct Cited<'a> {
    pub language: Language,
    by: Option<(&'a Visit, EditionId)>,
    /// Of an event that began under another edition than that of its list.
    of_event: Option<EditionId>,
}

impl From<Language> for Cited<'_> {
    fn from(language: Language) -> Self {
        Cited { language, by: None, of_event: None }
    }
}

impl<'a> Cited<'a> {
    /// By an edition.
    pub(in crate::web::pages) fn by(visit: &'a Visit, edition: EditionId) -> Self {
        Cited { language: visit.language, by: Some((visit, edition)), of_event: None }
    }

    /// The same of an event; without an edition in force at its start there is no way.
    pub(in crate::web::pages) fn by_event(visit: &'a Visit, series: Series, starts: Date) -> Self {
        let in_force = edition_on(series, starts);
        Cited { language: visit.language, by: in_force.map(|edition| (visit, edition)), of_event: None }
    }

    /// The same of an event of the list.
    pub(in crate::web::pages) fn of_event(self, series: Series, starts: Date) -> Self {
        Cited { of_event: edition_on(series, starts), ..self }
    }

    /// The edition of an event, where it is another one than that of its list.
    pub(in crate::web::pages) fn others_edition(&self) -> Option<Markup> {
        let (visit, of_list) = self.by?;
        let of_event = self.of_event.filter(|edition| *edition != of_list)?;
        Some(super::link(visit, of_event.0))
    }

    /// The paragraph, cited.
    pub(in crate::web::pages) fn chip(&self, paragraph: Paragraph) -> Markup {
        let cited = self.language.cite(paragraph);
        let way = self.by.and_then(|(visit, edition)| {
            let find = |edition: EditionId| Some((edition, opened(edition, paragraph)?));
            let (edition, at) = self.of_event.and_then(find).or_else(|| find(edition))?;
            Some(visit.to(&addresses::paragraph(edition, at)))
        });
        html! {
            @match way {
                Some(way) => a.paragraph href=(way) { (cited) },
                None => span.paragraph { (cited) },
            }
        }
    }
}

fn opened(edition: EditionId, paragraph: Paragraph) -> Option<Paragraph> {
    paragraph_to_open(&catalogue::edition(edition.0)?, paragraph)
}

fn edition_on(series: Series, day: Date) -> Option<EditionId> {
    let system = match series {
        Series::Chess(tempo) => tempo.into(),
        Series::Go => RatingSystem::Mgsz,
    };
    Calendar::default().edition_on(system, day).ok()
}
