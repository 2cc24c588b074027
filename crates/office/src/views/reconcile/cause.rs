//! Why FIDE's rating is not ours: each cause is said only where the numbers bear it out.

use super::Compared;
use super::searched::Explanation;
use crate::acts::desk::{OfficeError, Refusal};
use crate::refusal::code;
use arpad_instruments::reconciling::Cause as Searched;
use arpad_model::{Birth, EditionId, ListRow, PersonId, PersonName, Tempo};
use arpad_rules::calendar::Calendar;
use arpad_rules::chess::edition::KRule;
use arpad_rules::chess::k_factor::{Certain, adult_from, day_number, possible_k};
use jiff::ToSpan;
use jiff::civil::Date;

/// Why a published rating is not the forecast one. The order is that of the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cause {
    /// Nothing we know explains it.
    Unknown,
    /// Several causes together, or several that would each do.
    Several,
    /// FIDE counts another number of games.
    GameMissing,
    /// A game ended otherwise.
    OtherResult,
    /// A whole tournament is not counted there.
    OtherEvent,
    /// Games are counted for another person.
    Identity,
    /// Another K, which the law can give him, gives exactly the published rating.
    OtherK,
    /// The ratings of another list at the start of a tournament.
    OtherList,
    /// FIDE started from another rating.
    OtherStart,
    /// Rounded otherwise.
    Rounding,
    /// A correction of ours is not in the forecast yet.
    Correction,
    /// Only one of the two lists has a rating.
    NotOnList,
    /// Rating and games are the same.
    Agrees,
}

impl Cause {
    /// All causes, in their order.
    pub const ALL: [Cause; 13] = [
        Cause::Unknown,
        Cause::Several,
        Cause::GameMissing,
        Cause::OtherResult,
        Cause::OtherEvent,
        Cause::Identity,
        Cause::OtherK,
        Cause::OtherList,
        Cause::OtherStart,
        Cause::Rounding,
        Cause::Correction,
        Cause::NotOnList,
        Cause::Agrees,
    ];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Cause::Unknown => "unknown",
            Cause::Several => "several",
            Cause::GameMissing => "game-missing",
            Cause::OtherResult => "other-result",
            Cause::OtherEvent => "other-event",
            Cause::Identity => "identity",
            Cause::OtherK => "other-k",
            Cause::OtherList => "other-list",
            Cause::OtherStart => "other-start",
            Cause::Rounding => "rounding",
            Cause::Correction => "correction",
            Cause::NotOnList => "not-on-list",
            Cause::Agrees => "agrees",
        }
    }

    /// What a cause that was found by search is called.
    fn of(found: Searched) -> Self {
        match found {
            Searched::Missing(_) | Searched::Extra(_) => Cause::GameMissing,
            Searched::Result(..) => Cause::OtherResult,
            Searched::Event(_) => Cause::OtherEvent,
            Searched::K(..) => Cause::OtherK,
            Searched::List(..) => Cause::OtherList,
            Searched::Base(..) | Searched::Start(..) => Cause::OtherStart,
            Searched::Unit | Searched::Half(_) => Cause::Rounding,
            Searched::Identity { .. } => Cause::Identity,
        }
    }
}

/// The law of a list as far as it says K.
pub(super) struct KLaw {
    pub edition: EditionId,
    rule: KRule,
    /// The first day and the last of the period.
    days: (i32, i32),
}

/// The law of the list of a day.
pub(super) fn law(tempo: Tempo, day: Date) -> Result<KLaw, OfficeError> {
    let edition = Calendar::default().chess_edition_on(tempo, day).map_err(|error| {
        let refusal = Refusal::new(code::NOT_MODELLED).with("series", tempo.as_str());
        OfficeError::from(refusal.with("date", error.date).with("first", error.first))
    })?;
    let first = day.checked_sub(1.month()).unwrap_or(day);
    Ok(KLaw { edition: edition.id, rule: edition.k.value, days: (day_number(first), day_number(day)) })
}

/// What is known of one player.
pub(super) struct Evidence<'a> {
    pub ours: Option<&'a ListRow>,
    pub theirs: Option<&'a ListRow>,
    /// What our list started from.
    pub start: Option<&'a ListRow>,
    /// What FIDE's own started from, where that list is here.
    pub fides: Option<&'a ListRow>,
    pub born: Option<Birth>,
    /// A tournament of his was corrected since.
    pub is_pending: bool,
}

impl Evidence<'_> {
    fn rating(row: Option<&ListRow>) -> Option<i32> {
        row.and_then(|row| row.rating)
    }

    /// The rating FIDE itself started from, where it is another.
    pub fn other_start(&self) -> Option<i32> {
        Self::rating(self.fides).filter(|start| Some(*start) != Self::rating(self.start))
    }

    /// Every K the law can give him; what FIDE itself printed leaves no other.
    pub fn possible_k(&self, law: &KLaw) -> Vec<u8> {
        if let Some(printed) = self.fides.and_then(|row| row.k) {
            return vec![printed];
        }
        let (Some(start), Some(before)) = (self.start, Self::rating(self.start)) else { return Vec::new() };
        let peak = start.peak.unwrap_or(0).max(before);
        let adult_from = self.born.map(|born| adult_from(law.rule.junior_until, Some(born)));
        let known = Certain { peak: i16::try_from(peak).unwrap_or(i16::MAX), games: start.games, adult_from };
        possible_k(&law.rule, &known, law.days)
    }
}

/// The player with his cause; none where the lists say the same and nothing was played. What gives FIDE's numbers exactly comes
/// before what only speaks for itself.
pub(super) fn explained(evidence: &Evidence<'_>, found: Option<(usize, &Explanation)>) -> Option<Compared> {
    let rating = Evidence::rating;
    let games = |row: Option<&ListRow>| row.map_or(0, |row| row.period_games);
    let mut player = Compared {
        person: PersonId::default(),
        name: PersonName::default(),
        fide: None,
        before: rating(evidence.start),
        forecast: rating(evidence.ours),
        published: rating(evidence.theirs),
        games: (games(evidence.ours), games(evidence.theirs)),
        k: evidence.ours.and_then(used_k),
        other_k: None,
        other_start: None,
        cause: Cause::Agrees,
        explanation: None,
    };
    let is_same = player.forecast == player.published;
    if is_same && (player.games == (0, 0) || player.forecast.is_none()) {
        return None;
    }
    if let Some((number, found)) = found {
        player.explanation = Some(number);
        if let Some(cause) = headline(found) {
            player.cause = cause;
            for why in found.sets.iter().flatten().filter(|_| found.sets.len() == 1) {
                let theirs = why.theirs;
                match why.cause {
                    Searched::K(..) => player.other_k = theirs.and_then(|k| u8::try_from(k).ok()),
                    Searched::Base(..) | Searched::Start(..) => player.other_start = theirs,
                    _ => {}
                }
            }
            return Some(player);
        }
    }
    player.cause = match player.difference() {
        None => Cause::NotOnList,
        Some(_) if player.games.0 != player.games.1 => Cause::GameMissing,
        Some(0) => Cause::Agrees,
        Some(_) if evidence.other_start().is_some() => Cause::OtherStart,
        Some(_) if evidence.is_pending => Cause::Correction,
        Some(_) => Cause::Unknown,
    };
    player.other_start = evidence.other_start().filter(|_| player.cause == Cause::OtherStart);
    Some(player)
}

/// One name for what was found; none where nothing was.
fn headline(found: &Explanation) -> Option<Cause> {
    let mut names = found.sets.iter().map(|set| match set.as_slice() {
        [one] => Cause::of(one.cause),
        _ => Cause::Several,
    });
    let first = names.next()?;
    Some(if names.all(|name| name == first) { first } else { Cause::Several })
}

/// The one K by which the surplus became the change.
fn used_k(ours: &ListRow) -> Option<u8> {
    let (surplus, change) = (i64::from(ours.score?) * 50 - i64::from(ours.expected?), i64::from(ours.change?));
    let is_whole = surplus != 0 && change % surplus == 0;
    if is_whole { u8::try_from(change / surplus).ok() } else { None }
}

#[cfg(test)]
mod tests;
