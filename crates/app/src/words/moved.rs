//! Why a number moved, in a sentence: what was done, who decided it, and the reason in the reader's language, or marked with
//! its own.

use super::Language;
use arpad_model::{Fact, Reason};
use arpad_office::views::appealed::Appealed;
use arpad_office::views::causes::{Cause, CauseKind, Done, Since};
use jiff::civil::Date;

impl Language {
    /// What moved a rating.
    pub fn moved(self, cause: &Cause) -> String {
        if let Some(appeal) = &cause.appeal {
            return self.appealed(appeal);
        }
        let of_none = match cause.kind {
            CauseKind::Decision | CauseKind::Taken | CauseKind::Cancelled if cause.tournament.is_none() => "-of-none",
            CauseKind::Seed if cause.done.is_some() => "-revised",
            _ => "",
        };
        let facts = [
            ("event", Fact::from(cause.tournament.as_ref().map_or("", |(_, name)| name.as_str()))),
            ("list", cause.list.as_ref().map_or(Fact::from(""), |list| self.day_of_list(list.day))),
            ("floor", cause.floor.map_or(Fact::from(""), Fact::from)),
        ];
        self.say(&format!("moved-{}{of_none}", cause.kind.as_str()), &facts)
    }

    /// The day of a list as its sentence says it: in Hungarian without the point, for an ending follows.
    pub fn day_of_list(self, day: Date) -> Fact {
        match self {
            Language::Hu => Fact::Name(day.strftime("%Y.%m.%d").to_string()),
            Language::En => Fact::Date(day),
        }
    }

    /// The same in two or three words, for a line of a sum.
    pub fn moved_in_brief(self, cause: &Cause) -> String {
        match cause.kind {
            CauseKind::Seed if cause.done.is_some() => self.label("moved-brief-seed-revised"),
            kind => self.moved_briefly(kind),
        }
    }

    /// From which number to which, as a heading.
    pub fn moved_from_to(self, before: Option<i32>, after: Option<i32>) -> String {
        let points = |rating: i32| rating.to_string();
        match (before, after) {
            (Some(before), Some(after)) => {
                self.say_texts("moved-title", &[("before", points(before)), ("after", points(after))])
            }
            (None, Some(after)) => self.say_texts("moved-title-first", &[("after", points(after))]),
            (Some(before), None) => self.say_texts("moved-title-gone", &[("before", points(before))]),
            (None, None) => self.label("moved-title-none"),
        }
    }

    /// A kind of cause in two or three words.
    pub fn moved_briefly(self, kind: CauseKind) -> String {
        self.label(&format!("moved-brief-{}", kind.as_str()))
    }

    /// An appeal that was upheld.
    pub fn appealed(self, appeal: &Appealed) -> String {
        let facts = [
            ("event", Fact::from(appeal.event.as_ref().map_or("", |(_, name)| name.as_str()))),
            ("appeal", Fact::from(appeal.appeal)),
            ("against", Fact::from(appeal.against)),
            ("day", Fact::from(appeal.day)),
        ];
        let of_none = if appeal.event.is_none() { "-of-none" } else { "" };
        self.say(&format!("moved-appeal-{}{of_none}", appeal.what.as_str()), &facts)
    }

    /// A correction that came after a list was made, and where it went.
    pub fn since(self, one: &Since) -> String {
        let mut facts = vec![("what", Fact::Name(self.moved_briefly(one.kind)))];
        facts.extend(one.tournament.as_ref().map(|(_, name)| ("event", Fact::from(name.as_str()))));
        facts.extend(one.entered.as_ref().map(|list| ("list", self.day_of_list(list.day))));
        let key = match (&one.entered, &one.tournament) {
            (Some(_), Some(_)) => "moved-since-entered",
            (Some(_), None) => "moved-since-of-none",
            (None, Some(_)) => "moved-since-waits",
            (None, None) => "moved-since-of-none-waits",
        };
        self.say(key, &facts)
    }

    /// By whom, when and where in the ledger.
    pub fn decided(self, done: &Done) -> String {
        let facts = [
            ("by", done.decided_by().to_owned()),
            ("moment", self.moment(done.moment)),
            ("entry", done.entry.to_string()),
        ];
        self.say_texts("moved-decided", &facts)
    }

    /// A reason as this reader gets it: the text, and its language where it is not the reader's own. None where nothing was
    /// said.
    pub fn reason(self, reason: &Reason) -> Option<(String, Option<Language>)> {
        let in_language = |language: Language| match language {
            Language::Hu => reason.hu.clone(),
            Language::En => reason.en.clone(),
        };
        let other = match self {
            Language::Hu => Language::En,
            Language::En => Language::Hu,
        };
        let own = in_language(self).or_else(|| reason.unmarked.clone()).map(|text| (text, None));
        own.or_else(|| in_language(other).map(|text| (text, Some(other))))
    }

    /// The same on one line.
    pub fn why_told(self, reason: &Reason) -> String {
        match self.reason(reason) {
            Some((why, None)) => self.say_texts("moved-why", &[("why", why)]),
            Some((why, Some(of))) => {
                self.say_texts("moved-why-in", &[("why", why), ("language", self.label(in_words(of)))])
            }
            None => self.label("moved-why-none"),
        }
    }
}

/// The key of a language's name.
pub fn in_words(language: Language) -> &'static str {
    match language {
        Language::Hu => "moved-in-hungarian",
        Language::En => "moved-in-english",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_cause_has_its_sentence() {
        for language in [Language::En, Language::Hu] {
            for kind in CauseKind::ALL {
                for key in [format!("moved-{}", kind.as_str()), format!("moved-brief-{}", kind.as_str())] {
                    let facts = ["event", "list", "floor", "day", "against", "appeal"]
                        .map(|name| (name, arpad_model::Fact::Name("…".to_owned())));
                    // What an appeal has overturned has sentences of its own.
                    assert!(language.say(&key, &facts) != key || key == "moved-appeal", "{key}");
                }
            }
        }
    }

    #[test]
    fn a_reason_is_told_in_the_reader_s_language_or_marked() {
        let both = Reason::read("hu: elírás\nen: a slip");
        assert_eq!(Language::En.why_told(&both), "Reason: a slip");
        assert_eq!(Language::Hu.why_told(&both), "Indok: elírás");
        let hungarian = Reason::read("hu: elírás");
        assert_eq!(Language::En.why_told(&hungarian), "Reason (in Hungarian): elírás");
        assert_eq!(Language::Hu.why_told(&hungarian), "Indok: elírás");
        assert_eq!(Language::Hu.why_told(&Reason::read("en: a slip")), "Indok (angolul): a slip");
        assert_eq!(Language::En.why_told(&Reason::read("elírás")), "Reason: elírás");
        assert_eq!(Language::En.why_told(&Reason::default()), "No reason was written down.");
    }
}
