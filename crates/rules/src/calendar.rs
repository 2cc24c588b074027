//! The calendar: which edition governs an event of a given start, and a list of a given date. Data, replaceable by a
//! federation's own. A date that no edition covers is refused, never guessed.

use crate::catalogue;
use crate::chess::edition::{Edition, FirstGoverned};
use crate::chess::editions::amended;
use crate::titles::edition::Edition as TitleEdition;
use arpad_model::{EditionId, Paragraph, Tempo};
use jiff::civil::Date;

/// Which body of law: a game, a federation and a tempo, or the titles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RatingSystem {
    /// FIDE standard.
    FideStandard,
    /// FIDE rapid.
    FideRapid,
    /// FIDE blitz.
    FideBlitz,
    /// Hungarian Go Federation.
    Mgsz,
    /// European Go Federation.
    Egf,
    /// FIDE's titles.
    FideTitles,
    /// FIDE's direct titles.
    FideDirectTitles,
    /// FIDE's arbiters.
    FideArbiters,
}

impl RatingSystem {
    /// All systems.
    pub const ALL: [RatingSystem; 8] = [
        RatingSystem::FideStandard,
        RatingSystem::FideRapid,
        RatingSystem::FideBlitz,
        RatingSystem::Mgsz,
        RatingSystem::Egf,
        RatingSystem::FideTitles,
        RatingSystem::FideDirectTitles,
        RatingSystem::FideArbiters,
    ];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            RatingSystem::FideStandard => "fide-standard",
            RatingSystem::FideRapid => "fide-rapid",
            RatingSystem::FideBlitz => "fide-blitz",
            RatingSystem::Mgsz => "mgsz",
            RatingSystem::Egf => "egf",
            RatingSystem::FideTitles => "fide-titles",
            RatingSystem::FideDirectTitles => "fide-direct-titles",
            RatingSystem::FideArbiters => "fide-arbiters",
        }
    }
}

impl From<Tempo> for RatingSystem {
    /// The chess law of a tempo.
    fn from(tempo: Tempo) -> Self {
        match tempo {
            Tempo::Standard => RatingSystem::FideStandard,
            Tempo::Rapid => RatingSystem::FideRapid,
            Tempo::Blitz => RatingSystem::FideBlitz,
        }
    }
}

impl RatingSystem {
    /// The paragraph that says which events an edition of this law governs.
    pub const fn scope(self) -> Paragraph {
        match self {
            RatingSystem::FideStandard | RatingSystem::FideRapid | RatingSystem::FideBlitz => Paragraph("0.1"),
            RatingSystem::Mgsz | RatingSystem::Egf => Paragraph("§1(2)"),
            RatingSystem::FideTitles | RatingSystem::FideDirectTitles => Paragraph("0.2"),
            RatingSystem::FideArbiters => Paragraph("1.1"),
        }
    }
}

/// One entry: an edition governs a system from a day to a day, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reign {
    /// The system.
    pub system: RatingSystem,
    /// The edition.
    pub edition: EditionId,
    /// First day.
    pub from: Date,
    /// Last day; `None` = until further notice.
    pub until: Option<Date>,
}

/// A calendar without gaps inside and without overlaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calendar(Vec<Reign>);

/// Why a date has no edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: no edition is modelled for {date} (the first begins on {first})", system.as_str())]
pub struct NotModelled {
    /// The system.
    pub system: RatingSystem,
    /// The date asked for.
    pub date: Date,
    /// The first day the system is modelled.
    pub first: Date,
}

/// Why entries do not make a calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CalendarError {
    /// Two editions on one day.
    #[error("{}: {a} and {b} both govern {day}", system.as_str())]
    Overlap {
        /// The system.
        system: RatingSystem,
        /// One edition.
        a: EditionId,
        /// The other.
        b: EditionId,
        /// The day.
        day: Date,
    },
    /// No edition between two.
    #[error("{}: nothing governs the days between {a} and {b}", system.as_str())]
    Gap {
        /// The system.
        system: RatingSystem,
        /// The earlier edition.
        a: EditionId,
        /// The later one.
        b: EditionId,
    },
    /// An edition the catalogue does not have, or has for another system.
    #[error("{}: {edition} is no edition of this law", system.as_str())]
    NotOfSystem {
        /// The system.
        system: RatingSystem,
        /// The edition.
        edition: EditionId,
    },
}

impl Calendar {
    /// A federation's own calendar. Gaps, overlaps and editions of another law are refused.
    pub fn new(mut reigns: Vec<Reign>) -> Result<Self, CalendarError> {
        let of_system = |reign: &Reign| catalogue::edition(reign.edition.0).map(|edition| edition.system());
        if let Some(reign) = reigns.iter().find(|reign| of_system(reign) != Some(reign.system)) {
            return Err(CalendarError::NotOfSystem { system: reign.system, edition: reign.edition });
        }
        reigns.sort_by_key(|reign| (reign.system, reign.from));
        for pair in reigns.windows(2) {
            let (a, b) = (&pair[0], &pair[1]);
            if a.system != b.system {
                continue;
            }
            match a.until.and_then(|until| until.tomorrow().ok()) {
                Some(next) if next == b.from => {}
                Some(next) if next < b.from => {
                    return Err(CalendarError::Gap { system: a.system, a: a.edition, b: b.edition });
                }
                _ => {
                    return Err(CalendarError::Overlap { system: a.system, a: a.edition, b: b.edition, day: b.from });
                }
            }
        }
        Ok(Calendar(reigns))
    }

    /// The edition that governs an event starting on this day or a list of this date.
    pub fn edition_on(&self, system: RatingSystem, date: Date) -> Result<EditionId, NotModelled> {
        let reigns = || self.0.iter().filter(|reign| reign.system == system);
        reigns()
            .find(|reign| reign.from <= date && reign.until.is_none_or(|until| date <= until))
            .map(|reign| reign.edition)
            .ok_or_else(|| NotModelled { system, date, first: reigns().map(|r| r.from).min().unwrap_or(Date::MAX) })
    }

    /// The chess edition that governs an event starting on this day or a list of this date, as it stood on that day.
    pub fn chess_edition_on(&self, tempo: Tempo, date: Date) -> Result<&'static Edition, NotModelled> {
        Ok(amended(self.chess_edition_as_issued(tempo, date)?, date))
    }

    /// The same as it was when it came into force.
    pub fn chess_edition_as_issued(&self, tempo: Tempo, date: Date) -> Result<&'static Edition, NotModelled> {
        let id = self.edition_on(tempo.into(), date)?;
        Ok(catalogue::chess_edition(id.0).expect("a calendar is made of editions of the right law only"))
    }

    /// The edition of an event: that of its first day, or of the day before where that edition came into force on the very day
    /// and governs only what starts after it (E-24). `on` gives the edition of a day as it is read there.
    pub fn of_event<E>(
        &self,
        tempo: Tempo,
        start: Date,
        mut on: impl FnMut(Date) -> Result<Edition, E>,
    ) -> Result<Edition, E> {
        let edition = on(start)?;
        let is_new = self.0.iter().any(|reign| reign.system == tempo.into() && reign.from == start);
        match (edition.first_governed.value, start.yesterday()) {
            (FirstGoverned::AfterTheDay, Ok(before)) if is_new => on(before).or(Ok(edition)),
            (FirstGoverned::AfterTheDay | FirstGoverned::OnTheDay, _) => Ok(edition),
        }
    }

    /// The edition that says when the list of a date closes. Before the first edition of a tempo there is no list to
    /// close; its first edition answers.
    pub fn list_edition(&self, tempo: Tempo, list: Date) -> &'static Edition {
        self.chess_edition_on(tempo, list).unwrap_or_else(|_| catalogue::first_chess_edition(tempo))
    }

    /// The title edition that governs a tournament starting on this day, or an application made on it.
    pub fn title_edition_on(&self, date: Date) -> Result<&'static TitleEdition, NotModelled> {
        let id = self.edition_on(RatingSystem::FideTitles, date)?;
        Ok(catalogue::title_edition(id.0).expect("a calendar is made of editions of the right law only"))
    }

    /// The entries, by system and date.
    pub fn reigns(&self) -> &[Reign] {
        &self.0
    }
}

impl Default for Calendar {
    /// The default: FIDE's and the Hungarian federations' own dates.
    fn default() -> Self {
        Calendar::new(default_reigns()).expect("the default calendar has neither gaps nor overlaps")
    }
}

fn default_reigns() -> Vec<Reign> {
    use RatingSystem::*;
    let day = |y, m, d| jiff::civil::date(y, m, d);
    let reign = |system, edition, from, until| Reign { system, edition: EditionId(edition), from, until };
    vec![
        reign(FideStandard, "fide-2013", day(2013, 7, 1), Some(day(2016, 12, 31))),
        reign(FideStandard, "mssz-2017", day(2017, 1, 1), Some(day(2021, 12, 31))),
        reign(FideStandard, "fide-2022-01", day(2022, 1, 1), Some(day(2024, 2, 29))),
        reign(FideStandard, "fide-2024-03", day(2024, 3, 1), Some(day(2025, 9, 30))),
        reign(FideStandard, "fide-2025-10", day(2025, 10, 1), None),
        reign(FideRapid, "fide-rapid-2024-03", day(2024, 3, 1), Some(day(2024, 11, 30))),
        reign(FideRapid, "fide-rapid-2024-12", day(2024, 12, 1), None),
        reign(FideBlitz, "fide-blitz-2024-03", day(2024, 3, 1), Some(day(2024, 11, 30))),
        reign(FideBlitz, "fide-blitz-2024-12", day(2024, 12, 1), None),
        reign(Mgsz, "mgsz-2012", day(2012, 1, 1), None),
        reign(Egf, "egf-2021", day(2021, 4, 1), None),
        reign(FideTitles, "fide-titles-2017-07", day(2017, 7, 1), Some(day(2021, 12, 31))),
        reign(FideTitles, "fide-titles-2022-01", day(2022, 1, 1), Some(day(2022, 12, 31))),
        reign(FideTitles, "fide-titles-2023-01", day(2023, 1, 1), Some(day(2023, 12, 31))),
        reign(FideTitles, "fide-titles-2024-01", day(2024, 1, 1), None),
        reign(FideDirectTitles, "fide-direct-titles-2024-01", day(2024, 1, 1), None),
        reign(FideArbiters, "fide-arbiters-2021-07", day(2021, 7, 1), None),
    ]
}
