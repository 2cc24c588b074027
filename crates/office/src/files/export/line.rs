//! One line of a list, and what stands above the lines.

use arpad_model::{Activity, EgdPin, FideId, Grade, Komir, Moment, PersonId, PersonName, Series, Sex};
use arpad_rules::go::hungary::grades::entry_grade;
use jiff::civil::Date;

/// One line of a published list, as anybody may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListLine {
    /// Place on the list; equal ratings share one, and who is marked unrated has none.
    pub place: Option<u32>,
    /// The person in our register.
    pub person: PersonId,
    /// KOMIR number.
    pub komir: Option<Komir>,
    /// FIDE number.
    pub fide: Option<FideId>,
    /// PIN of the European go database.
    pub egd: Option<EgdPin>,
    /// Name.
    pub name: PersonName,
    /// Sex, where known.
    pub sex: Option<Sex>,
    /// Three-letter code of the country or federation.
    pub country: String,
    /// Year of birth; the day is private.
    pub born: Option<i16>,
    /// Title, `GM`; empty for none.
    pub title: String,
    /// Club; empty for none.
    pub club: String,
    /// The county of the club; empty for none.
    pub county: String,
    /// Rating on this list; `None` for who fell below the floor and stands on it once more, marked unrated.
    pub rating: Option<i32>,
    /// Rating on the list before; `None` for who is new.
    pub before: Option<i32>,
    /// Games rated in this period.
    pub games: u32,
    /// The development coefficient of chess.
    pub k: Option<u8>,
    /// Whether the player counts as active.
    pub active: Activity,
    /// Grade of a go player.
    pub grade: Option<Grade>,
    /// Of go, on the list in force: the points and the grade that the committee decided since and no published list has yet.
    pub now: Option<(i32, Option<Grade>)>,
    /// What the lists of the other tempos say, by [`arpad_model::Tempo::index`], where the layout has a place for them.
    pub beside: [Option<TempoRating>; 3],
    /// Somebody who asked not to be shown: nothing but place, rating, grade and country.
    pub is_withheld: bool,
    /// Not on FIDE's list of that day: the last rating is kept beside it.
    pub is_kept: bool,
}

/// A rating of another tempo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TempoRating {
    /// The rating.
    pub rating: i32,
    /// Games rated in that list's period.
    pub games: u32,
    /// The development coefficient.
    pub k: Option<u8>,
}

impl ListLine {
    /// The grade with which a go player enters a domestic tournament, by the points that hold; nobody else has one.
    pub fn entry(&self) -> Option<Grade> {
        let holds = self.now.map(|(points, _)| points).or(self.rating);
        self.grade.and(holds).map(entry_grade)
    }

    /// Points gained since the list before; `None` for who is new or marked unrated.
    pub fn change(&self) -> Option<i64> {
        Some(i64::from(self.rating?) - i64::from(self.before?))
    }

    /// Whether he stands on the list once more, marked unrated.
    pub const fn is_marked_unrated(&self) -> bool {
        self.rating.is_none()
    }
}

/// What stands above the lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListHead {
    /// Which series of lists.
    pub series: Series,
    /// From which day the list holds.
    pub date: Date,
    /// 0 for the first publication, then one more for each revision.
    pub revision: u32,
    /// The federation that publishes it.
    pub federation: String,
    /// The edition it was computed by.
    pub edition: String,
    /// The moment of publication, ISO 8601; `None` for a draft.
    pub published: Option<Moment>,
    /// The hash the ledger holds of it.
    pub hash: String,
}
