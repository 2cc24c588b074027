//! A rating of FIDE's list in twelve bytes, and everything it tells once it is unfolded.

use arpad_formats::fide_list;
use arpad_model::{Activity, ListRow, PersonId, Tempo};
use arpad_rules::chess::kernel::field::list_number;
use jiff::civil::Date;
use std::collections::HashMap;

/// How files are understood now. An act says by which reading it was made, and is carried out by that one for ever.
///
/// * 0: every rating of a line shares its one flag; who is active and has not played played eleven lists ago, the earliest
///   that is possible; a K of 20 tells 30 games everywhere.
/// * 1: the flag of a combined list belongs to standard; who is active and has not played may have played for the list
///   before, the latest that is possible; a K of 20 tells nothing of rapid and blitz before December 2022; a list older
///   than what is known of a person changes nothing of it; who is not on the list stays on our side.
/// * 2: names come without characters that steer a terminal.
/// * 3: a K of 20 tells of a junior that he has reached 2300: until then it would be 40.
/// * 4: of an adult whose K is 40, the games that the list prints are among his first thirty.
pub(crate) const READING: u8 = 4;

/// Juniors have had a K of their own since then.
const K_OF_JUNIORS: Date = Date::constant(2014, 7, 1);

/// Until they have reached it.
const JUNIOR_BOUND: i32 = 2300;

/// Until then the K printed for rapid and blitz was 20 for everybody.
const K_TELLS_RAPID: Date = Date::constant(2022, 12, 1);

/// The lists of a year.
const LISTS_OF_A_YEAR: i32 = 12;

/// The games that a K tells of: 30 at 20 and below, none at 40 unless youth explains it. FIDE prints 0 where it states none.
pub(super) fn games_told(k: u8, is_junior: bool) -> Option<u32> {
    match k {
        0 => None,
        1..=20 => Some(30),
        _ => (!is_junior).then_some(0),
    }
}

/// Whether the K of a list tells games at all.
pub(super) fn tells_games(tempo: Tempo, day: Date) -> bool {
    tempo == Tempo::Standard || day >= K_TELLS_RAPID
}

/// Too young for K to tell how many games were played.
pub(super) fn is_junior(born: Option<fide_list::Birth>, day: Date) -> bool {
    born.is_some_and(|born| born.year as i16 > day.year() - 19)
}

/// A rating.
#[derive(Clone, Copy)]
pub(super) struct Row {
    pub person: PersonId,
    rating: u16,
    games: u16,
    k: u8,
    flags: u8,
}

const ACTIVE: u8 = 1;
const TITLED: u8 = 2;
const MERGED: u8 = 4;
const GAMES_NONE: u8 = 8;
const GAMES_THIRTY: u8 = 16;
const GAMES_PRINTED: u8 = 32;
const JUNIOR: u8 = 64;

/// What a line says of one rating.
pub(super) struct Printed {
    pub rating: u16,
    pub games: Option<u16>,
    pub k: Option<u8>,
    pub is_inactive: bool,
    pub is_titled: bool,
    pub is_merged: bool,
    /// Too young for K to tell how many games were played.
    pub is_junior: bool,
}

/// What the whole list says of its ratings.
#[derive(Clone, Copy)]
pub(super) struct OfList<'a> {
    pub day: Date,
    pub tempo: Tempo,
    /// The list is of this tempo alone, and so is its flag.
    pub is_single: bool,
    pub reading: u8,
    pub titles: &'a HashMap<PersonId, String>,
    /// What was known of rapid and blitz before a combined list, which does not tell.
    pub earlier: &'a HashMap<PersonId, Earlier>,
}

/// A player on the list before.
pub(super) struct Earlier {
    /// Its number.
    pub list: i32,
    pub active: Activity,
    pub last_active: Option<i32>,
}

impl Row {
    pub fn new(person: PersonId, printed: &Printed) -> Self {
        let k = printed.k.unwrap_or(0);
        let games = match games_told(k, printed.is_junior) {
            Some(0) => GAMES_NONE,
            Some(_) => GAMES_THIRTY,
            None => 0,
        };
        let flag = |is: bool, flag: u8| if is { flag } else { 0 };
        let flags = games
            | flag(!printed.is_inactive, ACTIVE)
            | flag(printed.is_titled, TITLED)
            | flag(printed.is_merged, MERGED)
            | flag(printed.is_junior, JUNIOR)
            | flag(printed.games.is_some(), GAMES_PRINTED);
        Row { person, rating: printed.rating, games: printed.games.unwrap_or(0), k, flags }
    }

    pub fn is_merged(self) -> bool {
        self.has(MERGED)
    }

    /// The whole row of the list.
    pub fn unfold(self, list: &OfList<'_>) -> ListRow {
        let rating = i32::from(self.rating);
        let (active, last_active) = self.activity(list);
        ListRow {
            person: self.person,
            rating: Some(rating),
            k: Some(self.k).filter(|k| *k > 0),
            games: self.games_so_far(list),
            peak: Some(self.peak(list)),
            period_games: self.games.into(),
            change: None,
            last_active,
            active,
            title: if self.has(TITLED) {
                list.titles.get(&self.person).cloned().unwrap_or_default()
            } else {
                String::new()
            },
            grade: None,
            score: None,
            expected: None,
            state: Vec::new(),
        }
    }

    /// The highest rating he has ever had, as far as K tells it.
    fn peak(self, list: &OfList<'_>) -> i32 {
        let rating = i32::from(self.rating);
        let tells = list.reading > 2 && tells_games(list.tempo, list.day) && list.day >= K_OF_JUNIORS;
        match self.k {
            10 => rating.max(2400),
            20 if self.has(JUNIOR) && tells => rating.max(JUNIOR_BOUND),
            _ => rating,
        }
    }

    /// Whether he is active, and the last list with a rated game as far as it can be known.
    fn activity(self, list: &OfList<'_>) -> (Activity, Option<i32>) {
        let number = list_number(list.day);
        if list.reading == 0 {
            let last = if self.games > 0 { Some(number) } else { self.has(ACTIVE).then_some(number - 11) };
            return (self.has(ACTIVE).into(), last);
        }
        let active = match list.tempo {
            Tempo::Rapid | Tempo::Blitz if !list.is_single && self.games > 0 => Activity::Active,
            Tempo::Rapid | Tempo::Blitz if !list.is_single => return self.since(list, number),
            Tempo::Standard | Tempo::Rapid | Tempo::Blitz => self.has(ACTIVE).into(),
        };
        let last = match active {
            _ if self.games > 0 => Some(number),
            Activity::Inactive => None,
            // The latest that is possible: our own knowledge begins with this list, and until a year of it has passed
            // nobody can be told to have been idle for a year.
            Activity::Active | Activity::NotKnown => Some(number - i32::from(self.has(GAMES_PRINTED))),
        };
        (active, last)
    }

    /// The same at a tempo of which the list prints no more than the games: who has played within the year is active; what
    /// was not known stays so, until twelve lists one after the other have had no game of his.
    fn since(self, list: &OfList<'_>, number: i32) -> (Activity, Option<i32>) {
        let latest = number - i32::from(self.has(GAMES_PRINTED));
        let Some(earlier) = list.earlier.get(&self.person) else { return (Activity::NotKnown, Some(latest)) };
        let is_within_a_year = |last: &i32| number - last < LISTS_OF_A_YEAR;
        let last = earlier.last_active.filter(is_within_a_year);
        let is_next = earlier.list + 1 >= number && self.has(GAMES_PRINTED);
        match (earlier.active, last) {
            (Activity::Active, Some(last)) => (Activity::Active, Some(last)),
            (Activity::NotKnown, Some(last)) if is_next => (Activity::NotKnown, Some(last)),
            (_, None) if is_next => (Activity::Inactive, earlier.last_active),
            _ => (Activity::NotKnown, Some(latest)),
        }
    }

    fn games_so_far(self, list: &OfList<'_>) -> Option<u32> {
        if list.reading > 0 && !tells_games(list.tempo, list.day) {
            return None;
        }
        let printed = if list.reading > 3 { u32::from(self.games) } else { 0 };
        if self.has(GAMES_THIRTY) { Some(30) } else { self.has(GAMES_NONE).then_some(printed) }
    }

    fn has(self, flag: u8) -> bool {
        self.flags & flag != 0
    }
}

#[cfg(test)]
mod tests;
