//! Which lines of a list somebody asks for.

use super::{
    ListLine, Sort,
    order::{folded, place, place_by},
};
use arpad_model::{Activity, Sex};

/// Which lines: all given conditions must hold. The default asks for everybody.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// Only this sex.
    pub sex: Option<Sex>,
    /// Born in this year or later; whose year is unknown is left out.
    pub born_from: Option<i16>,
    /// Born in this year or earlier; whose year is unknown is left out.
    pub born_to: Option<i16>,
    /// Only this club; case and accents aside.
    pub club: Option<String>,
    /// Only this country; case aside.
    pub country: Option<String>,
    /// Only this title; case aside.
    pub title: Option<String>,
    /// Only the active, or only the inactive; of whom it is not known is neither.
    pub active: Option<bool>,
    /// In the order of gain since the list before; who is new is left out.
    pub improvers: bool,
    /// Only the first places; all who share the last one stay.
    pub top: Option<usize>,
    /// Only who was not on the list before.
    pub new_only: bool,
    /// In this order instead of that of the places.
    pub sort: Option<Sort>,
}

impl Selection {
    /// The same, of one age group; `list_year` is the year of the list's date.
    pub fn of_age(self, group: AgeGroup, list_year: i16) -> Self {
        match group {
            AgeGroup::Under(age) => Selection { born_from: Some(list_year - i16::from(age)), ..self },
            AgeGroup::From(age) => Selection { born_to: Some(list_year - i16::from(age)), ..self },
        }
    }

    /// The lines that are asked for, in their order, with the places they have among themselves.
    pub fn choose(&self, mut lines: Vec<ListLine>) -> Vec<ListLine> {
        let club = self.club.as_deref().map(folded);
        lines.retain(|line| self.admits(&line.traits(), || Some(folded(&line.club)) == club));
        if self.improvers {
            place_by(&mut lines, |line| line.change().unwrap_or(i64::MIN));
        } else {
            place(&mut lines);
        }
        if let Some(top) = self.top {
            let end = lines.partition_point(|line| line.place as usize <= top);
            lines.truncate(end);
        }
        if let Some(sort) = self.sort {
            sort.apply(&mut lines);
        }
        lines
    }

    /// Whether a line of these traits is asked for; `is_club` says whether it is the club's.
    pub(crate) fn admits(&self, line: &Traits<'_>, is_club: impl FnOnce() -> bool) -> bool {
        let same = |wanted: &Option<String>, text: &str| wanted.as_deref().is_none_or(|w| w.eq_ignore_ascii_case(text));
        self.sex.is_none_or(|sex| line.sex == Some(sex))
            && self.born_from.is_none_or(|year| line.born.is_some_and(|born| born >= year))
            && self.born_to.is_none_or(|year| line.born.is_some_and(|born| born <= year))
            && same(&self.country, line.country)
            && same(&self.title, line.title)
            && self.active.is_none_or(|active| line.active.known() == Some(active))
            && (!self.improvers || !line.is_new)
            && (!self.new_only || line.is_new)
            && (self.club.is_none() || is_club())
    }
}

/// What a selection asks about a line.
pub(crate) struct Traits<'a> {
    pub sex: Option<Sex>,
    pub born: Option<i16>,
    pub country: &'a str,
    pub title: &'a str,
    pub active: Activity,
    /// Was not on the list before.
    pub is_new: bool,
}

impl ListLine {
    fn traits(&self) -> Traits<'_> {
        Traits {
            sex: self.sex,
            born: self.born,
            country: &self.country,
            title: &self.title,
            active: self.active,
            is_new: self.before.is_none(),
        }
    }
}

/// An age group ("korcsoport"), by the age reached in the year of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AgeGroup {
    /// `U18`: at most 18 this year, that is, who was under 18 on New Year's Day.
    Under(u8),
    /// `S65`, `+60`: at least 65 this year.
    From(u8),
}

impl AgeGroup {
    /// Reads `U8` to `U20`, `S50`, `S65`, `+60`, in any case; other ages of one or two digits work the same way.
    /// In the query of an address a bare `+` is a blank: there `S60` is the safe spelling.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let digits = text.get(1..)?;
        let plain = matches!(digits.len(), 1 | 2) && digits.bytes().all(|byte| byte.is_ascii_digit());
        let age = digits.parse().ok().filter(|age| plain && *age > 0)?;
        match text.as_bytes()[0] {
            b'U' | b'u' => Some(AgeGroup::Under(age)),
            b'S' | b's' | b'+' => Some(AgeGroup::From(age)),
            _ => None,
        }
    }
}

impl std::fmt::Display for AgeGroup {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            AgeGroup::Under(age) => write!(f, "U{age}"),
            AgeGroup::From(age) => write!(f, "S{age}"),
        }
    }
}
