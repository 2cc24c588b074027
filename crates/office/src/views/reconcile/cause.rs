//! Why FIDE's rating is not ours: each cause is said only where the numbers bear it out.

use super::Compared;
use crate::acts::desk::{OfficeError, Refusal};
use crate::refusal::code;
use arpad_model::{Birth, ListRow, PersonId, PersonName, Tempo};
use arpad_rules::calendar::Calendar;
use arpad_rules::chess::edition::KRule;
use arpad_rules::chess::k_factor::{Certain, adult_from, day_number, limited, possible_k};
use jiff::ToSpan;
use jiff::civil::Date;

/// Why a published rating is not the forecast one. The order is that of the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cause {
    /// Nothing we know explains it.
    Unknown,
    /// FIDE counts another number of games.
    GameMissing,
    /// Another K, which the law can give him, gives exactly the published rating.
    OtherK,
    /// FIDE started from another rating.
    OtherStart,
    /// Exactly half a point was rounded the other way.
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
    pub const ALL: [Cause; 8] = [
        Cause::Unknown,
        Cause::GameMissing,
        Cause::OtherK,
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
            Cause::GameMissing => "game-missing",
            Cause::OtherK => "other-k",
            Cause::OtherStart => "other-start",
            Cause::Rounding => "rounding",
            Cause::Correction => "correction",
            Cause::NotOnList => "not-on-list",
            Cause::Agrees => "agrees",
        }
    }
}

/// The law of a list as far as it says K.
pub(super) struct KLaw {
    rule: KRule,
    /// K times games is at most this.
    limit: Option<u32>,
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
    let days = (day_number(first), day_number(day));
    Ok(KLaw { rule: edition.k.value, limit: edition.k_limit.value, days })
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

/// The player with his cause; none where the lists say the same and nothing was played.
pub(super) fn explained(law: &KLaw, evidence: &Evidence<'_>) -> Option<Compared> {
    let rating = |row: Option<&ListRow>| row.and_then(|row| row.rating);
    let games = |row: Option<&ListRow>| row.map_or(0, |row| row.period_games);
    let other_start = rating(evidence.fides).filter(|start| Some(*start) != rating(evidence.start));
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
    };
    let is_same = player.forecast == player.published;
    if is_same && (player.games == (0, 0) || player.forecast.is_none()) {
        return None;
    }
    player.cause = match player.difference() {
        None => Cause::NotOnList,
        Some(_) if player.games.0 != player.games.1 => Cause::GameMissing,
        Some(0) => Cause::Agrees,
        Some(_) if other_start.is_some() => Cause::OtherStart,
        Some(_) if is_a_half(evidence.ours, &player) => Cause::Rounding,
        Some(_) => {
            player.other_k = other_k(law, evidence, &player);
            match player.other_k {
                Some(_) => Cause::OtherK,
                None if evidence.is_pending => Cause::Correction,
                None => Cause::Unknown,
            }
        }
    };
    player.other_start = other_start.filter(|_| player.cause == Cause::OtherStart);
    Some(player)
}

/// Points made less points expected, in hundredths.
fn surplus(ours: &ListRow) -> Option<i64> {
    Some(i64::from(ours.score?) * 50 - i64::from(ours.expected?))
}

/// The one K by which the surplus became the change.
fn used_k(ours: &ListRow) -> Option<u8> {
    let (surplus, change) = (surplus(ours)?, i64::from(ours.change?));
    let is_whole = surplus != 0 && change % surplus == 0;
    if is_whole { u8::try_from(change / surplus).ok() } else { None }
}

/// Half a point exactly, and FIDE has the whole number on its other side.
fn is_a_half(ours: Option<&ListRow>, player: &Compared) -> bool {
    let change = ours.and_then(|row| row.change).map(i64::from);
    let (Some(change), Some(before), Some(published)) = (change, player.before, player.published) else { return false };
    change % 100 != 0 && change % 50 == 0 && (100 * i64::from(published - before) - change).abs() == 50
}

/// The K the law can give him with which our surplus comes to FIDE's rating. What FIDE itself printed leaves no other.
fn other_k(law: &KLaw, evidence: &Evidence<'_>, player: &Compared) -> Option<u8> {
    let (ours, start) = (evidence.ours?, evidence.start?);
    let (surplus, before, published) = (surplus(ours)?, start.rating?, player.published?);
    let possible = match evidence.fides.and_then(|row| row.k) {
        Some(printed) => vec![printed],
        None => {
            let peak = start.peak.unwrap_or(0).max(before);
            let adult_from = evidence.born.map(|born| adult_from(law.rule.junior_until, Some(born)));
            let known = Certain { peak: i16::try_from(peak).unwrap_or(i16::MAX), games: start.games, adult_from };
            possible_k(&law.rule, &known, law.days)
        }
    };
    possible.into_iter().filter(|other| Some(*other) != player.k).find(|other| {
        let change = surplus * i64::from(limited(*other, ours.period_games, law.limit));
        // To the nearest whole point, a half away from zero.
        let rounded = change.signum() * ((2 * change.abs() + 100) / 200);
        i64::from(before) + rounded == i64::from(published)
    })
}

#[cfg(test)]
mod tests;
