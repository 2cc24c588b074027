//! What we computed beside what FIDE published: who differs, by how much, and what is likely behind it.

use crate::acts::desk::{OfficeError, Refusal};
use crate::refusal::code;
use arpad_codes::RefusalCode;
use arpad_model::{EntryId, FideId, List, ListRow, Origin, PersonId, PersonName, Series, Tempo};
use arpad_registry::Reader;
use arpad_registry::tables::list_rows;
use arpad_registry::tables::lists;
use arpad_registry::tables::{decisions, persons, reports};
use jiff::civil::Date;
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

/// Why a published rating is not the forecast one. The order is that of the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cause {
    /// Nothing we know explains it.
    Unknown,
    /// FIDE counts another number of games.
    GameMissing,
    /// Another K gives exactly the published rating.
    OtherK,
    /// FIDE started from another rating, or a correction of ours is not in the forecast yet.
    Correction,
    /// Only one of the two lists has a rating.
    NotOnList,
    /// Rating and games are the same.
    Agrees,
}

impl Cause {
    /// All causes, in their order.
    pub const ALL: [Cause; 6] =
        [Cause::Unknown, Cause::GameMissing, Cause::OtherK, Cause::Correction, Cause::NotOnList, Cause::Agrees];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Cause::Unknown => "unknown",
            Cause::GameMissing => "game-missing",
            Cause::OtherK => "other-k",
            Cause::Correction => "correction",
            Cause::NotOnList => "not-on-list",
            Cause::Agrees => "agrees",
        }
    }
}

/// One player on both lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared {
    /// Who.
    pub person: PersonId,
    /// The name.
    pub name: PersonName,
    /// FIDE number.
    pub fide: Option<FideId>,
    /// The rating our list started from.
    pub before: Option<i32>,
    /// Ours.
    pub forecast: Option<i32>,
    /// FIDE's.
    pub published: Option<i32>,
    /// Games we counted, and FIDE.
    pub games: (u32, u32),
    /// The K that explains FIDE's rating, where another one does.
    pub other_k: Option<u8>,
    /// What is likely behind it.
    pub cause: Cause,
}

impl Compared {
    /// Published less forecast; none where one of them is missing.
    pub fn difference(&self) -> Option<i32> {
        Some(self.published? - self.forecast?)
    }
}

/// The two lists of a day, compared.
#[derive(Clone, Debug)]
pub struct Reconciliation {
    /// Ours: the newest revision.
    pub forecast: List,
    /// FIDE's.
    pub published: List,
    /// Everybody with a game on either list or with a difference, by cause, the largest difference first.
    pub players: Vec<Compared>,
}

impl Reconciliation {
    /// How many there are of a cause.
    pub fn count(&self, cause: Cause) -> usize {
        self.players.iter().filter(|player| player.cause == cause).count()
    }
}

/// Compares our list of a day with FIDE's.
pub fn reconcile(store: &mut Reader<'_>, tempo: Tempo, day: Date) -> Result<Reconciliation, OfficeError> {
    let all = lists::of(store, Series::Chess(tempo))?;
    let missing = |code: RefusalCode| Refusal::new(code).with("series", tempo.as_str()).with("date", day);
    let of_day = |origin: Origin| all.iter().filter(move |list| list.day == day && list.origin == origin);
    let forecast = of_day(Origin::Computed).max_by_key(|list| list.revision).cloned();
    let forecast = forecast.ok_or_else(|| missing(code::LIST_NOT_CLOSED))?;
    let published = of_day(Origin::Fide).last().cloned().ok_or_else(|| missing(code::LIST_NOT_IMPORTED))?;
    let base = match forecast.base {
        Some(base) => list_rows::of(store, base)?,
        None => Vec::new(),
    };
    // The rating FIDE itself started from.
    let before = all.iter().filter(|list| list.origin == Origin::Fide && list.day < day).max_by_key(|list| list.day);
    let fides = match before.filter(|list| Some(list.id) != forecast.base) {
        Some(list) => Some(list_rows::ratings(store, list.id)?),
        None => None,
    };
    let pending = pending(store, &forecast)?;
    let (ours, theirs) = (list_rows::of(store, forecast.id)?, list_rows::of(store, published.id)?);
    let mut players = Vec::new();
    for (person, ours, theirs) in beside(&ours, &theirs) {
        let base = base.binary_search_by_key(&person, |row| row.person).ok().map(|place| &base[place]);
        let is_corrected = pending.contains(&person)
            || fides.as_ref().is_some_and(|fides| fides.get(&person).copied() != base.and_then(|row| row.rating));
        players.extend(compared(person, base, ours, theirs, is_corrected));
    }
    let mut known: HashMap<PersonId, (PersonName, Option<FideId>)> = HashMap::new();
    persons::each_named(store, |person, name, fide| {
        if players.binary_search_by_key(&person, |player| player.person).is_ok() {
            known.insert(person, (name, fide));
        }
        Ok(())
    })?;
    for player in &mut players {
        (player.name, player.fide) = known.remove(&player.person).unwrap_or_default();
    }
    players.sort_by_key(|player| (player.cause, Reverse(player.difference().unwrap_or(0).abs()), player.person));
    Ok(Reconciliation { forecast, published, players })
}

/// Persons whose tournaments were corrected since the forecast was made.
fn pending(store: &mut Reader<'_>, forecast: &List) -> Result<HashSet<PersonId>, OfficeError> {
    let mut persons = HashSet::new();
    for correction in decisions::corrections(store, EntryId::LAST)? {
        if correction.entry <= forecast.closed {
            continue;
        }
        // Those of the report as it was, and as it is.
        for known in [forecast.closed, EntryId::LAST] {
            let report = reports::known(store, correction.tournament, known)?;
            persons.extend(report.iter().flat_map(|report| report.persons()));
        }
    }
    Ok(persons)
}

/// Both lists in the order of persons.
fn beside<'a>(
    ours: &'a [ListRow],
    theirs: &'a [ListRow],
) -> impl Iterator<Item = (PersonId, Option<&'a ListRow>, Option<&'a ListRow>)> {
    let (mut ours, mut theirs) = (ours.iter().peekable(), theirs.iter().peekable());
    std::iter::from_fn(move || {
        let next = |row: Option<&&ListRow>| row.map_or(PersonId(u32::MAX), |row| row.person);
        let person = next(ours.peek()).min(next(theirs.peek()));
        let one = ours.next_if(|row| row.person == person);
        let other = theirs.next_if(|row| row.person == person);
        (one.is_some() || other.is_some()).then_some((person, one, other))
    })
}

fn compared(
    person: PersonId,
    base: Option<&ListRow>,
    ours: Option<&ListRow>,
    theirs: Option<&ListRow>,
    is_corrected: bool,
) -> Option<Compared> {
    let rating = |row: Option<&ListRow>| row.and_then(|row| row.rating);
    let games = |row: Option<&ListRow>| row.map_or(0, |row| row.period_games);
    let mut player = Compared {
        person,
        name: PersonName::default(),
        fide: None,
        before: rating(base),
        forecast: rating(ours),
        published: rating(theirs),
        games: (games(ours), games(theirs)),
        other_k: None,
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
        Some(_) => {
            player.other_k = other_k(base, ours, player.published);
            match player.other_k {
                Some(_) => Cause::OtherK,
                None if is_corrected => Cause::Correction,
                None => Cause::Unknown,
            }
        }
    };
    Some(player)
}

/// The K with which our change, which knows no other rounding than the last, comes to FIDE's rating.
fn other_k(base: Option<&ListRow>, ours: Option<&ListRow>, published: Option<i32>) -> Option<u8> {
    let (before, k) = (base?.rating?, base?.k?);
    let (change, published) = (i64::from(ours?.change?), published?);
    [10, 15, 20, 25, 30, 40].into_iter().filter(|other| *other != k).find(|other| {
        let (sum, parts) = (change * i64::from(*other), 100 * i64::from(k));
        // To the nearest whole point, a half away from zero.
        let rounded = sum.signum() * ((2 * sum.abs() + parts) / (2 * parts));
        i64::from(before) + rounded == i64::from(published)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use arpad_model::StoredChange;

    fn row(rating: i32, k: u8, games: u32, change: Option<i32>) -> ListRow {
        let change = change.map(StoredChange::hundredths);
        ListRow {
            person: PersonId(7),
            rating: Some(rating),
            k: Some(k),
            period_games: games,
            change,
            ..ListRow::default()
        }
    }

    fn cause(ours: Option<&ListRow>, theirs: Option<&ListRow>, is_corrected: bool) -> Option<Cause> {
        compared(PersonId(7), Some(&row(2000, 20, 0, None)), ours, theirs, is_corrected).map(|player| player.cause)
    }

    #[test]
    fn every_cause_has_its_case() {
        let ours = row(2012, 20, 5, Some(1240));
        let theirs = |rating, games| row(rating, 20, games, None);
        assert_eq!(cause(Some(&ours), Some(&theirs(2012, 5)), false), Some(Cause::Agrees));
        assert_eq!(cause(Some(&ours), Some(&theirs(2012, 6)), false), Some(Cause::GameMissing));
        assert_eq!(cause(Some(&ours), Some(&theirs(2025, 5)), false), Some(Cause::OtherK));
        assert_eq!(cause(Some(&ours), Some(&theirs(2006, 5)), true), Some(Cause::OtherK));
        assert_eq!(cause(Some(&ours), Some(&theirs(2030, 5)), true), Some(Cause::Correction));
        assert_eq!(cause(Some(&ours), Some(&theirs(2030, 5)), false), Some(Cause::Unknown));
        assert_eq!(cause(Some(&ours), None, false), Some(Cause::NotOnList));
        assert_eq!(cause(None, Some(&theirs(2030, 5)), false), Some(Cause::NotOnList));
        assert_eq!(cause(Some(&row(2000, 20, 0, None)), Some(&theirs(2000, 0)), false), None);
    }
}
