//! Forms that are asked by their address: every field keeps what was written, every fault stands at its field and all of
//! them at once.

use super::{Query, regulations, wanted};
use crate::web::locale::Visit;
use crate::words::Language;
use arpad_model::{Birth, Fact, Rating, Tempo};
use arpad_office::register::day_of;
use arpad_rules::calendar::Calendar;
use arpad_rules::catalogue::{self, AnyEdition};
use arpad_rules::chess::edition::Edition;
use jiff::civil::Date;
use maud::{Markup, html};

/// What somebody wrote, and what is wrong with it.
pub(super) struct Form<'a> {
    pub language: Language,
    query: &'a Query,
    /// Whether an answer is wanted; an address may also only fill in some fields. What it leaves out is no fault then, but
    /// what it says wrongly is one all the same.
    is_asked: bool,
    /// Field, its label, the sentence.
    faults: Vec<(String, String, String)>,
}

impl<'a> Form<'a> {
    pub(super) fn new(visit: &Visit, query: &'a Query, is_asked: bool) -> Self {
        Form { language: visit.language, query, is_asked, faults: Vec::new() }
    }

    /// Whether an answer is wanted.
    pub(super) fn is_asked(&self) -> bool {
        self.is_asked
    }

    pub(super) fn is_sound(&self) -> bool {
        self.faults.is_empty()
    }

    /// What stands in a field.
    pub(super) fn text(&self, name: &str) -> Option<&'a str> {
        wanted(self.query, name)
    }

    /// Says what is wrong with a field.
    pub(super) fn fault(&mut self, name: &str, label: String, sentence: String) {
        self.faults.push((name.to_owned(), label, sentence));
    }

    fn wrong<T>(&mut self, name: &str, key: &str, facts: &[(&'static str, Fact)]) -> Option<T> {
        let (label, sentence) = (self.language.label(&label_of(name)), self.language.say(key, facts));
        self.fault(name, label, sentence);
        None
    }

    /// A rating that may be left out.
    pub(super) fn rating_if_any(&mut self, name: &str) -> Option<Rating> {
        let text = self.text(name)?;
        match rating_of(text) {
            Some(rating) => Some(rating),
            None => self.wrong(name, "form-no-rating", &[("most", Fact::from(i64::from(Rating::MAX)))]),
        }
    }

    /// A rating.
    pub(super) fn rating(&mut self, name: &str) -> Option<Rating> {
        if self.text(name).is_none() {
            return self.wrong(name, "form-missing-rating", &[("most", Fact::from(i64::from(Rating::MAX)))]);
        }
        self.rating_if_any(name)
    }

    /// A whole number within bounds that may be left out.
    pub(super) fn number_if_any(&mut self, name: &str, least: u32, most: u32) -> Option<u32> {
        let text = self.text(name)?;
        match text.parse().ok().filter(|number| (least..=most).contains(number)) {
            Some(number) => Some(number),
            None => self.wrong(name, "form-no-number", &[("least", least.into()), ("most", most.into())]),
        }
    }

    /// A birth: a year, or a day in either language's way of writing.
    pub(super) fn birth_if_any(&mut self, name: &str) -> Option<Birth> {
        let text = self.text(name)?;
        let year = text.parse().ok().filter(|year| (1850..=2200).contains(year)).map(Birth::Year);
        match year.or_else(|| day_of(text).map(Birth::Date)) {
            Some(birth) => Some(birth),
            None => self.wrong(name, "form-no-birth", &[]),
        }
    }

    /// A day that may be left out.
    pub(super) fn day_if_any(&mut self, name: &str) -> Option<Date> {
        let text = self.text(name)?;
        day_of(text).or_else(|| self.wrong(name, "form-no-day", &[]))
    }

    /// A day; today where none is named.
    pub(super) fn day_or_today(&mut self, name: &str) -> Date {
        self.day_if_any(name).unwrap_or_else(|| jiff::Zoned::now().date())
    }

    /// One of a few words.
    pub(super) fn choice<T>(&mut self, name: &str, otherwise: T, parse: impl Fn(&str) -> Option<T>) -> T {
        let Some(text) = self.text(name) else { return otherwise };
        match parse(text) {
            Some(chosen) => chosen,
            None => self.wrong(name, "form-no-choice", &[]).unwrap_or(otherwise),
        }
    }

    /// The chess edition that is asked; the one in force today where none is named.
    pub(super) fn edition(&mut self) -> &'static Edition {
        self.choice("edition", in_force_today(), catalogue::chess_edition)
    }

    /// The faults somebody should hear of.
    fn told(&self) -> impl Iterator<Item = &(String, String, String)> {
        self.faults.iter().filter(|(name, ..)| self.is_asked || self.text(name).is_some())
    }

    /// Everything that is wrong, each with the way to its field.
    pub(super) fn faults(&self) -> Markup {
        let count = self.told().count();
        html! {
            @if count > 0 {
                div.faults #result role="alert" {
                    p { (self.language.say("form-faults", &[("count", Fact::from(count))])) }
                    ul { @for (name, label, sentence) in self.told() { li { a href={ "#" (name) } { (label) } ": " (sentence) } } }
                }
            }
        }
    }

    fn fault_of(&self, name: &str) -> Option<&str> {
        self.told().find(|(field, ..)| field == name).map(|(.., sentence)| sentence.as_str())
    }

    /// The sentence under a field.
    pub(super) fn fault_under(&self, name: &str) -> Markup {
        html! { @if let Some(sentence) = self.fault_of(name) { span.fault id={ (name) "-fault" } { (sentence) } } }
    }

    /// What describes a field for somebody who hears it.
    pub(super) fn described(&self, name: &str, hint: Option<&str>) -> Option<String> {
        let fault = self.fault_of(name).map(|_| format!("{name}-fault"));
        let parts: Vec<String> = hint.map(str::to_owned).into_iter().chain(fault).collect();
        (!parts.is_empty()).then(|| parts.join(" "))
    }

    pub(super) fn is_wrong(&self, name: &str) -> Option<&'static str> {
        self.fault_of(name).map(|_| "true")
    }

    /// A line to write in, with a hint where the words have one.
    pub(super) fn line(&self, name: &str, numeric: bool) -> Markup {
        let (key, hint) = (label_of(name), format!("hint-{name}"));
        let told = Some(self.language.label(&hint)).filter(|told| *told != hint);
        let hint = told.as_ref().map(|_| format!("{name}-hint"));
        html! {
            div.field {
                label for=(name) { (self.language.label(&key)) }
                input id=(name) name=(name) type="text" inputmode=[numeric.then_some("numeric")] autocomplete="off" maxlength="200"
                    value=(self.text(name).unwrap_or_default()) aria-invalid=[self.is_wrong(name)]
                    aria-describedby=[self.described(name, hint.as_deref())];
                @if let Some(told) = told { span.hint id={ (name) "-hint" } { (told) } }
                (self.fault_under(name))
            }
        }
    }

    /// A choice of a few words, each with its value; the first one unless another was chosen.
    pub(super) fn select(&self, name: &str, options: &[(String, String)]) -> Markup {
        let chosen = self.text(name);
        html! {
            div.field {
                label for=(name) { (self.language.label(&label_of(name))) }
                select id=(name) name=(name) aria-invalid=[self.is_wrong(name)] aria-describedby=[self.described(name, None)] {
                    @for (value, label) in options { option value=(value) selected[chosen == Some(value)] { (label) } }
                }
                (self.fault_under(name))
            }
        }
    }

    /// The chess editions by tempo.
    pub(super) fn edition_field(&self) -> Markup {
        let chosen = self.text("edition").unwrap_or(in_force_today().id.0);
        let of = |tempo: Tempo| {
            let is_it = move |edition: &&AnyEdition| matches!(edition, AnyEdition::Chess(one) if one.tempo == tempo);
            catalogue::ALL.iter().filter(is_it)
        };
        html! {
            div.field {
                label for="edition" { (self.language.label("edition")) }
                select #edition name="edition" aria-invalid=[self.is_wrong("edition")] aria-describedby=[self.described("edition", None)] {
                    @for tempo in [Tempo::Standard, Tempo::Rapid, Tempo::Blitz] {
                        optgroup label=(self.language.label(&format!("series-{}", tempo.as_str()))) {
                            @for edition in of(tempo) {
                                option value=(edition.id().0) selected[edition.id().0 == chosen] {
                                    (regulations::title(self.language, edition.id().0))
                                }
                            }
                        }
                    }
                }
                (self.fault_under("edition"))
            }
        }
    }
}

/// The key of a field's label.
pub(super) fn label_of(name: &str) -> String {
    if name == "edition" { name.to_owned() } else { format!("field-{name}") }
}

/// A rating as people write it.
pub(super) fn rating_of(text: &str) -> Option<Rating> {
    if text.len() > 6 { None } else { text.parse().ok().and_then(Rating::new) }
}

fn in_force_today() -> &'static Edition {
    let today = jiff::Zoned::now().date();
    // A clock before the first edition asks the first.
    Calendar::default().list_edition(Tempo::Standard, today)
}
