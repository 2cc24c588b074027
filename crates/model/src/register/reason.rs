//! Why something was done, in the words of whoever did it. The ledger keeps it as one text; a line that begins with `hu:` or
//! `en:` says in which language it is, so that the reader of the other is told.

use std::fmt;

/// A reason in Hungarian, in English, in both, or as it was written when nobody said in which.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reason {
    /// In Hungarian.
    pub hu: Option<String>,
    /// In English.
    pub en: Option<String>,
    /// In a language nobody named.
    pub unmarked: Option<String>,
}

impl Reason {
    /// As the ledger has it.
    pub fn read(text: &str) -> Self {
        let mut reason = Reason::default();
        let mut marked = false;
        for line in text.trim().lines() {
            let (place, rest) = match (line.strip_prefix("hu:"), line.strip_prefix("en:")) {
                (Some(rest), _) => (&mut reason.hu, rest),
                (None, Some(rest)) => (&mut reason.en, rest),
                (None, None) => (&mut reason.unmarked, line),
            };
            marked |= !std::ptr::eq(rest, line);
            match place {
                Some(known) => *known = format!("{known}\n{}", rest.trim()),
                None => *place = Some(rest.trim().to_owned()),
            }
        }
        // What is not all marked is one text.
        if marked && reason.unmarked.is_some() {
            return Reason { unmarked: Some(text.trim().to_owned()), ..Reason::default() };
        }
        [&mut reason.hu, &mut reason.en, &mut reason.unmarked].into_iter().for_each(|one| {
            one.take_if(|one| one.is_empty());
        });
        reason
    }

    /// Nothing is said.
    pub fn is_empty(&self) -> bool {
        self == &Reason::default()
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let marked = [("hu: ", &self.hu), ("en: ", &self.en), ("", &self.unmarked)];
        let lines = marked.into_iter().filter_map(|(mark, text)| Some(format!("{mark}{}", one_line(text.as_deref()?))));
        f.write_str(&lines.collect::<Vec<_>>().join("\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_says_its_language_or_is_as_it_was_written() {
        let both = Reason::read("hu: a névrokona játszott\nen: the namesake played");
        assert_eq!(
            (both.hu.as_deref(), both.en.as_deref()),
            (Some("a névrokona játszott"), Some("the namesake played"))
        );
        assert_eq!(both.to_string(), "hu: a névrokona játszott\nen: the namesake played");
        let plain = Reason::read(" elírás ");
        assert_eq!(plain, Reason { unmarked: Some("elírás".into()), ..Reason::default() });
        assert_eq!(plain.to_string(), "elírás");
        assert_eq!(Reason::read("hu:elírás"), Reason { hu: Some("elírás".into()), ..Reason::default() });
        // A colon within a text is no mark, nor is one among lines without.
        for text in ["see: above", "first\nhu: second"] {
            assert_eq!(Reason::read(text), Reason { unmarked: Some(text.into()), ..Reason::default() });
        }
        for nothing in ["", "  ", "hu:", "en: \nhu:"] {
            assert!(Reason::read(nothing).is_empty(), "{nothing:?}");
        }
    }
}
