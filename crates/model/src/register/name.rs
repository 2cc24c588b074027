//! A person's name in both orders.

/// A person's name. Hungarian and lists write the family name first, English the given name.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonName {
    /// Family name, double names included.
    pub family: String,
    /// Given names; may be empty.
    pub given: String,
}

impl PersonName {
    /// From the two parts.
    pub fn new(family: impl Into<String>, given: impl Into<String>) -> Self {
        PersonName { family: family.into(), given: given.into() }
    }

    /// "Family, Given" as FIDE's lists and most reports write it; without a comma everything is the family name.
    pub fn from_list(text: &str) -> Self {
        let (family, given) = text.split_once(',').unwrap_or((text, ""));
        PersonName::new(family.trim(), given.trim())
    }

    /// "Family, Given".
    pub fn as_list(&self) -> String {
        if self.given.is_empty() { self.family.clone() } else { format!("{}, {}", self.family, self.given) }
    }

    /// Family name first, as in Hungarian.
    pub fn eastern(&self) -> String {
        format!("{} {}", self.family, self.given).trim().to_owned()
    }

    /// Given name first, as in English.
    pub fn western(&self) -> String {
        format!("{} {}", self.given, self.family).trim().to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_reads_in_both_orders() {
        let name = PersonName::from_list("Kovács-Nagy, Péter");
        assert_eq!(name.eastern(), "Kovács-Nagy Péter");
        assert_eq!(name.western(), "Péter Kovács-Nagy");
        assert_eq!(PersonName::from_list("Vuk").eastern(), "Vuk");
    }
}
