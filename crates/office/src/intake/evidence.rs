//! What a line says beside its name, and whether an earlier answer was given on the same.

use crate::refusal::OfficeError;
use crate::register::matching::bounds::{RATING_APART, RATING_NEAR};
use crate::register::matching::{Remembered, Sought, keys_of_text};
use arpad_model::{Birth, List, ListId, PersonId, Series, Tempo};
use arpad_registry::tables::remembered::Kept;
use arpad_registry::tables::{list_rows, lists};
use arpad_registry::{Error, Reader};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// What an answer was given on, beside what the key of its line holds. Sealed with the answer; answers from before have none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    /// The rating in the file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
    /// The title in the file.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
}

impl Evidence {
    /// Of a line.
    pub fn of(sought: &Sought) -> Self {
        Evidence { rating: sought.rating, title: sought.title.clone() }
    }
}

/// A line as it is remembered: number, name, birth and country.
pub(crate) fn line_key(sought: &Sought) -> String {
    fn number(number: Option<impl ToString>) -> String {
        number.map(|number| number.to_string()).unwrap_or_default()
    }
    let born = match sought.born {
        Some(Birth::Date(date)) => date.to_string(),
        Some(Birth::Year(year)) => year.to_string(),
        None => String::new(),
    };
    let name = keys_of_text(&sought.name).tokens;
    [number(sought.fide), number(sought.egd), name, born, sought.country.to_uppercase()].join("|")
}

/// The same with what the answer was given on.
pub(crate) fn line_with(sought: &Sought, evidence: Option<&Evidence>) -> String {
    let key = line_key(sought);
    match evidence {
        None => key,
        Some(Evidence { rating, title }) => {
            format!("{key}|{}|{title}", rating.map(|rating| rating.to_string()).unwrap_or_default())
        }
    }
}

/// Whom earlier answers mean by a line, and how far. `kept` holds what was answered about lines that begin so, oldest first.
pub(crate) fn recalled(sought: &Sought, kept: &[Kept]) -> Vec<(PersonId, Remembered)> {
    let key = line_key(sought);
    let about: Vec<(&Kept, Option<Evidence>)> = kept
        .iter()
        .filter_map(|one| {
            let rest = one.line.strip_prefix(&key)?;
            if rest.is_empty() {
                return Some((one, None));
            }
            let (rating, title) = rest.strip_prefix('|')?.split_once('|')?;
            Some((one, Some(Evidence { rating: rating.parse().ok(), title: title.to_owned() })))
        })
        .collect();
    let newest = about.last().map(|(one, _)| one.entry);
    let mut recalled: Vec<(PersonId, Remembered)> = Vec::new();
    for (one, evidence) in about.iter().rev() {
        // An answer from before evidence was kept gives way to any that came after it.
        if evidence.is_none() && Some(one.entry) != newest {
            continue;
        }
        let how = compared(sought, evidence.as_ref());
        // A number or a birth says the same each time it stands there: its last answer counts.
        let is_settled = is_particular(sought) && recalled.iter().any(|(_, known)| *known == Remembered::Agrees);
        if !is_settled && !recalled.iter().any(|(person, _)| *person == one.person) {
            recalled.push((one.person, how));
        }
    }
    if recalled.iter().any(|(_, how)| matches!(how, Remembered::Agrees | Remembered::ByRating)) {
        recalled.retain(|(_, how)| *how != Remembered::NameAlone);
    }
    recalled
}

/// More than a name stands in the line.
fn is_particular(sought: &Sought) -> bool {
    sought.fide.is_some() || sought.egd.is_some() || sought.born.is_some()
}

fn compared(sought: &Sought, evidence: Option<&Evidence>) -> Remembered {
    let (is_particular, then) = (is_particular(sought), evidence.cloned().unwrap_or_default());
    let apart = then.rating.zip(sought.rating).map(|(then, now)| (then - now).abs());
    let bound = if is_particular { RATING_APART } else { RATING_NEAR };
    let is_other_title = !then.title.is_empty() && !sought.title.is_empty() && then.title != sought.title;
    match apart {
        Some(apart) if apart > bound => Remembered::Otherwise,
        Some(_) if is_particular => Remembered::Agrees,
        Some(_) => Remembered::ByRating,
        None if is_particular => Remembered::Agrees,
        // Nothing but titles can be compared, and they differ.
        None if is_other_title => Remembered::Otherwise,
        None => Remembered::NameAlone,
    }
}

/// Ratings in force when an event began, by person: in its own series and, for rapid and blitz, in standard, which many
/// files print for want of another.
pub struct Ratings {
    lists: Vec<ListId>,
    known: HashMap<PersonId, Vec<i32>>,
}

impl Ratings {
    /// None yet.
    pub fn of(store: &mut Reader<'_>, series: Series, starts: Date) -> Result<Self, OfficeError> {
        let mut lists = Vec::new();
        let standard = Series::Chess(Tempo::Standard);
        for one in [series, standard] {
            let found = of_the_day(lists::of(store, one)?, starts);
            let found: Vec<ListId> = found.into_iter().filter(|list| !lists.contains(list)).collect();
            lists.extend(found.into_iter().filter(|_| series != Series::Go));
        }
        Ok(Ratings { lists, known: HashMap::new() })
    }

    /// Reads those of these persons.
    pub fn read(&mut self, store: &mut Reader<'_>, persons: &[PersonId]) -> Result<(), Error> {
        let mut wanted: Vec<PersonId> = persons.iter().copied().filter(|one| !self.known.contains_key(one)).collect();
        wanted.sort_unstable();
        wanted.dedup();
        if wanted.is_empty() {
            return Ok(());
        }
        for person in &wanted {
            self.known.insert(*person, Vec::new());
        }
        for list in &self.lists {
            for row in list_rows::among(store, *list, &wanted)? {
                self.known.entry(row.person).or_default().extend(row.rating);
            }
        }
        Ok(())
    }

    /// A person's rating; of several the one nearest to what the file says.
    pub fn beside(&self, person: PersonId, said: Option<i32>) -> Option<i32> {
        let ratings = self.known.get(&person)?;
        match said {
            Some(said) => ratings.iter().copied().min_by_key(|rating| (rating - said).abs()),
            None => ratings.first().copied(),
        }
    }
}

/// What was published for the newest date not after a day, ours and FIDE's; before the first of all, the first.
fn of_the_day(lists: Vec<List>, day: Date) -> Vec<ListId> {
    let published: Vec<List> = lists.into_iter().filter(|list| list.published.is_some()).collect();
    let days = || published.iter().map(|list| list.day);
    let date = days().filter(|date| *date <= day).max().or_else(|| days().min());
    published.iter().filter(|list| Some(list.day) == date).map(|list| list.id).rev().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(title: &str, rating: Option<i32>) -> Sought {
        Sought { name: "Kovács, Péter".into(), title: title.into(), rating, ..Sought::default() }
    }

    /// A title that stands on one side alone says nothing; two that differ speak of two people; a rating speaks before both.
    #[test]
    fn of_a_name_and_a_title_only_titles_that_differ_say_another_person() {
        let then = |title: &str, rating| Some(Evidence { title: title.into(), rating });
        for (now, evidence, due) in [
            (line("", None), then("IM", None), Remembered::NameAlone),
            (line("IM", None), then("", None), Remembered::NameAlone),
            (line("IM", None), None, Remembered::NameAlone),
            (line("IM", None), then("IM", None), Remembered::NameAlone),
            (line("GM", None), then("IM", None), Remembered::Otherwise),
            (line("GM", Some(2400)), then("IM", Some(2400)), Remembered::ByRating),
            (line("IM", Some(2400)), then("IM", Some(1400)), Remembered::Otherwise),
        ] {
            assert_eq!(compared(&now, evidence.as_ref()), due, "{now:?} {evidence:?}");
        }
    }

    /// The newest answer first. Where more than a name stands in the line, it settles the line; where the ratings speak, each of those
    /// who were meant is told once, by the newest answer.
    #[test]
    fn the_newest_answer_comes_first_and_each_person_once() {
        let answered = |sought: &Sought, all: &[(i64, u32, Option<i32>)]| -> Vec<(u32, Remembered)> {
            let kept: Vec<Kept> = all
                .iter()
                .map(|(entry, person, rating)| Kept {
                    entry: arpad_model::EntryId(*entry),
                    line: line_with(sought, Some(&Evidence { rating: *rating, title: String::new() })),
                    person: PersonId(*person),
                })
                .collect();
            recalled(sought, &kept).into_iter().map(|(person, how)| (person.0, how)).collect()
        };
        let born = Sought { born: Some(Birth::Year(1990)), ..line("", None) };
        assert_eq!(answered(&born, &[(1, 2, None), (2, 1, None)]), [(1, Remembered::Agrees)]);
        let rated = line("", Some(2000));
        let two = [(1, 1, Some(2000)), (2, 2, Some(2010)), (3, 1, Some(2005))];
        assert_eq!(answered(&rated, &two), [(1, Remembered::ByRating), (2, Remembered::ByRating)]);
        assert_eq!(answered(&rated, &[]), []);
    }
}
