//! A regulation paragraph by paragraph: how it is read, what it commands here, and what other editions command.

use super::{tables, title};
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::words::Language;
use arpad_rules::calendar::Calendar;
use arpad_rules::catalogue::{self, AnyEdition};
use arpad_rules::provision::{Evidence, ProvisionRow};
use arpad_rules::reading::{InBoth, LawParagraph, chapter_of, paragraphs, reading};
use maud::{Markup, html};

/// The whole regulation.
pub(super) fn entries(visit: &Visit, edition: &AnyEdition) -> Markup {
    let language = visit.language;
    let all = paragraphs(edition);
    let mut chapters: Vec<(&str, Vec<&LawParagraph>)> = Vec::new();
    for one in &all {
        let chapter = chapter_of(one.at.0);
        match chapters.last_mut().filter(|(last, _)| *last == chapter) {
            Some((_, paragraphs)) => paragraphs.push(one),
            None => chapters.push((chapter, vec![one])),
        }
    }
    let beside = Beside::of(edition);
    let own = reading(edition);
    html! {
        (source(language, edition))
        @if own.of != edition.id() {
            p.note {
                (language.label("law-goes-by")) " "
                a href=(visit.to(&addresses::regulation(own.of))) { (title(language, own.of.0)) }
            }
        }
        nav.jumps aria-label=(language.label("law-chapters")) {
            ul { @for (chapter, paragraphs) in &chapters {
                li { a href={ "#" (addresses::anchor(paragraphs[0].at)) } { (language.chapter(chapter)) } }
            } }
        }
        @for (chapter, paragraphs) in &chapters {
            h2 { (language.chapter(chapter)) }
            @for one in paragraphs { (entry(visit, edition, one, &beside)) }
        }
    }
}

/// Where the text is, and what it is.
fn source(language: Language, edition: &AnyEdition) -> Markup {
    let own = reading(edition);
    html! {
        p { b { (language.label("source")) ":" } " " (edition.source()) }
        @if own.of == edition.id() { p.quiet { (marked(said(language, own.source))) } }
    }
}

fn entry(visit: &Visit, edition: &AnyEdition, one: &LawParagraph, beside: &Beside) -> Markup {
    let language = visit.language;
    let anchor = addresses::anchor(one.at);
    html! {
        section.law id=(anchor) {
            h3 { a.paragraph href={ "#" (anchor) } { (language.cite(one.at)) } }
            @match &one.told {
                Some(told) => {
                    @let told = said(language, *told);
                    p { (marked(told.reading)) }
                    @if let Some((outside, why)) = told.outside {
                        p.quiet { (language.label(&format!("law-{}", outside.as_str()))) @if !why.is_empty() { ": " (marked(why)) } }
                    }
                    @if !told.doubt.is_empty() { p.quiet { b { (language.label("law-doubt")) ":" } " " (marked(told.doubt)) } }
                },
                None => @if let Some((of, at)) = one.read_in {
                    p.quiet {
                        (language.label("law-differs")) " "
                        a href=(visit.to(&addresses::paragraph(of, at))) { (title(language, of.0)) ", " (language.cite(at)) }
                    }
                },
            }
            @if !one.provisions.is_empty() {
                dl.commands { @for row in &one.provisions {
                    div {
                        dt { (language.label(&format!("provision-{}", row.name))) }
                        dd {
                            (language.provision_value(&row.value)) " "
                            (evidence(language, row.evidence))
                            (beside.changes(language, row))
                        }
                    }
                } }
            }
            (tables::at(language, edition, one.at))
        }
    }
}

fn evidence(language: Language, evidence: Evidence) -> Markup {
    let said = match evidence {
        Evidence::Text => return html! {},
        Evidence::Public => language.label("law-public"),
        Evidence::Reading(key) => language.say_texts("law-reading", &[("key", key.to_owned())]),
        Evidence::Open(key) => language.say_texts("law-open", &[("key", key.to_owned())]),
    };
    html! { span.quiet { "(" (said) ")" } }
}

/// What the editions before and after an edition command.
struct Beside {
    before: Option<(AnyEdition, Vec<ProvisionRow>)>,
    after: Option<(AnyEdition, Vec<ProvisionRow>)>,
}

impl Beside {
    /// Those of the same law, by their days in force.
    fn of(edition: &AnyEdition) -> Self {
        let calendar = Calendar::default();
        let mut line: Vec<_> = calendar.reigns().iter().filter(|reign| reign.system == edition.system()).collect();
        line.sort_by_key(|reign| reign.from);
        let own = line.iter().position(|reign| reign.edition == edition.id());
        let at = |place: Option<usize>| {
            let found = catalogue::edition(line.get(place?)?.edition.0)?;
            Some((found, found.provisions()))
        };
        Beside { before: at(own.and_then(|own| own.checked_sub(1))), after: at(own.map(|own| own + 1)) }
    }

    /// What they command where this edition commands something else.
    fn changes(&self, language: Language, row: &ProvisionRow) -> Markup {
        let other = |side: &Option<(AnyEdition, Vec<ProvisionRow>)>| {
            let (edition, provisions) = side.as_ref()?;
            let theirs = provisions.iter().find(|one| one.name == row.name)?;
            let value = (theirs.value != row.value).then(|| language.provision_value(&theirs.value))?;
            Some((title(language, edition.id().0), value))
        };
        html! {
            @for (key, side) in [("law-before", &self.before), ("law-after", &self.after)] {
                @if let Some((edition, value)) = other(side) {
                    br; span.quiet { (language.say_texts(key, &[("edition", edition), ("value", value)])) }
                }
            }
        }
    }
}

fn said<T: Copy>(language: Language, both: InBoth<T>) -> T {
    match language {
        Language::En => both.english,
        Language::Hu => both.hungarian,
    }
}

/// A text with what its author marked: names of parameters, and addresses.
fn marked(text: &str) -> Markup {
    html! {
        @for (at, part) in text.split('`').enumerate() {
            @if at % 2 == 1 { code { (part) } }
            @else { @for (at, part) in part.split(['<', '>']).enumerate() {
                @if at % 2 == 1 && part.starts_with("https://") { a href=(part) rel="external" { (part) } }
                @else { (part) }
            } }
        }
    }
}

impl Language {
    /// What a chapter of a regulation is called.
    fn chapter(self, chapter: &str) -> String {
        let (key, number) = match chapter.chars().next() {
            Some('§') => ("law-section", chapter.trim_start_matches('§')),
            Some('M') => ("law-annex", chapter.trim_start_matches('M')),
            Some('I') => ("law-appendix", chapter),
            Some(first) if first.is_ascii_digit() => ("law-chapter", chapter),
            Some('p') => return self.label("law-preamble"),
            _ => return chapter.to_owned(),
        };
        self.say_texts(key, &[("number", number.to_owned())])
    }
}
