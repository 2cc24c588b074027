//! Which lines of a list somebody asks for.

use super::{ListLine, Sort, order::place_by};
use arpad_model::alphabet::folded;
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
    /// Only clubs of this county; case and accents aside.
    pub county: Option<String>,
    /// Only this country; case aside.
    pub country: Option<String>,
    /// Only the federation's own: of its country in any of these spellings, or of none that is known; empty = everybody. A
    /// country that is asked for goes before it.
    pub own: Vec<String>,
    /// Only this title; case aside.
    pub title: Option<String>,
    /// Only the active, or only the inactive; of whom it is not known is neither.
    pub active: Option<bool>,
    /// In the order of gain since [`Selection::since`]; who was not on that list or has won nothing is left out.
    pub improvers: bool,
    /// From which list on changes are counted.
    pub since: Since,
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

    /// The same, of who has won most in twelve months.
    pub fn improvers_of_a_year(self) -> Self {
        Selection { improvers: true, since: Since::YearBefore, ..self }
    }

    /// Who was on the list before decides.
    pub(crate) fn asks_what_was(&self) -> bool {
        self.improvers || self.new_only
    }

    /// Something about the person decides, not only the line.
    pub(crate) fn asks_who(&self) -> bool {
        let Selection { sex, born_from, born_to, club, county, country, title, .. } = self;
        sex.is_some()
            || born_from.is_some()
            || born_to.is_some()
            || club.is_some()
            || county.is_some()
            || country.is_some()
            || title.is_some()
            || !self.own.is_empty()
    }

    /// The only countries anybody asked for is of, as they are written in the register; none = any.
    pub(crate) fn countries(&self) -> Option<Vec<String>> {
        match &self.country {
            Some(country) => Some(vec![country.to_ascii_uppercase()]),
            None if self.own.is_empty() => None,
            None => Some(self.own.iter().map(|own| own.to_ascii_uppercase()).chain([String::new()]).collect()),
        }
    }

    /// Leaves out who is not asked for, in the order the lines have, before names are known: [`Selection::choose`] puts the
    /// rest in order. Who may share the last place stays.
    pub(crate) fn narrow(&self, lines: &mut Vec<ListLine>) {
        self.retain(lines);
        let Some(top) = self.top.filter(|top| *top < lines.len()) else { return };
        let mut measures: Vec<Option<i64>> = lines.iter().map(|line| self.measure(line)).collect();
        if top == 0 {
            return lines.clear();
        }
        let (_, last, _) = measures.select_nth_unstable_by(top - 1, |one, other| other.cmp(one));
        let last = *last;
        lines.retain(|line| self.measure(line) >= last);
    }

    fn retain(&self, lines: &mut Vec<ListLine>) {
        let (club, county) = (self.club.as_deref().map(folded), self.county.as_deref().map(folded));
        let is_its = |line: &ListLine| {
            (club.is_none() || Some(folded(&line.club)) == club)
                && (county.is_none() || Some(folded(&line.county)) == county)
        };
        lines.retain(|line| self.admits(&line.traits(), || is_its(line)));
    }

    fn is_own(&self, country: &str) -> bool {
        self.own.is_empty() || country.is_empty() || self.own.iter().any(|own| own.eq_ignore_ascii_case(country))
    }

    /// What places are given by.
    fn measure(&self, line: &ListLine) -> Option<i64> {
        if self.improvers { line.change() } else { line.rating.map(i64::from) }
    }

    /// The lines that are asked for, in their order, with the places they have among themselves.
    pub fn choose(&self, mut lines: Vec<ListLine>) -> Vec<ListLine> {
        self.retain(&mut lines);
        place_by(&mut lines, |line| self.measure(line));
        if let Some(top) = self.top {
            let end = lines.partition_point(|line| line.place.is_some_and(|place| place as usize <= top));
            lines.truncate(end);
        }
        if let Some(sort) = self.sort {
            sort.apply(&mut lines);
        }
        lines
    }

    /// Whether a line of these traits is asked for; `is_of_club` says whether it is of the club and the county.
    pub(crate) fn admits(&self, line: &Traits<'_>, is_of_club: impl FnOnce() -> bool) -> bool {
        let same = |wanted: &Option<String>, text: &str| wanted.as_deref().is_none_or(|w| w.eq_ignore_ascii_case(text));
        self.sex.is_none_or(|sex| line.sex == Some(sex))
            && self.born_from.is_none_or(|year| line.born.is_some_and(|born| born >= year))
            && self.born_to.is_none_or(|year| line.born.is_some_and(|born| born <= year))
            && same(&self.country, line.country)
            && (self.country.is_some() || self.is_own(line.country))
            && same(&self.title, line.title)
            && self.active.is_none_or(|active| line.active.known() == Some(active))
            && (!self.improvers || line.change.is_some_and(|change| change > 0))
            && (!self.new_only || line.is_new)
            && ((self.club.is_none() && self.county.is_none()) || is_of_club())
    }
}

/// The list from which changes are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Since {
    /// The one before.
    #[default]
    ListBefore,
    /// The one that was in force a year before.
    YearBefore,
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
    /// Points won or lost since.
    pub change: Option<i64>,
}

impl ListLine {
    fn traits(&self) -> Traits<'_> {
        Traits {
            sex: self.sex,
            born: self.born,
            country: &self.country,
            title: &self.title,
            active: self.active,
            is_new: self.before.is_none() && !self.is_withheld,
            change: self.change(),
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
    /// The groups that have lists of their own, from the youngest on.
    pub const ALL: [AgeGroup; 9] = [
        AgeGroup::Under(8),
        AgeGroup::Under(10),
        AgeGroup::Under(12),
        AgeGroup::Under(14),
        AgeGroup::Under(16),
        AgeGroup::Under(18),
        AgeGroup::Under(20),
        AgeGroup::From(50),
        AgeGroup::From(65),
    ];

    /// The group in which somebody of this age plays: the youngest of the youth's, or the oldest of the seniors'; none between.
    pub fn of(age: i16) -> Option<Self> {
        let is_of = |group: &AgeGroup| match group {
            AgeGroup::Under(most) => age <= i16::from(*most),
            AgeGroup::From(least) => age >= i16::from(*least),
        };
        let (youth, seniors) = AgeGroup::ALL.split_at(7);
        youth.iter().find(|one| is_of(one)).or_else(|| seniors.iter().rev().find(|one| is_of(one))).copied()
    }

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
