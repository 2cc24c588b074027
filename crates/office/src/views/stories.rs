//! What a list tells beside its order: who has won most, who has never stood so high, who has a new title, who is the
//! youngest, who has played most; the month in numbers, and until when the next list takes reports.

use crate::acts::desk::OfficeError;
use crate::acts::found::federation;
use crate::files::export::{ListLine, Selection, SortBy};
use crate::lists::compute::{closing_day, list_before};
use crate::views::public::published;
use crate::views::roll::{Chosen, Roll};
use arpad_model::{List, PersonId, Series};
use arpad_registry::tables::list_rows::Shown;
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::{list_rows, lists, reports};
use arpad_registry::{Error, Reader};
use arpad_rules::chess::list_days::list_after;
use jiff::civil::Date;
use std::collections::{HashMap, HashSet};

/// What is told of a list. Only of the federation's own, and of nobody who asked not to be shown.
#[derive(Clone, Debug)]
pub struct Stories {
    /// The list.
    pub list: List,
    /// Who has won most points with games.
    pub improvers: Vec<ListLine>,
    /// Who has won most in twelve months.
    pub of_the_year: Vec<ListLine>,
    /// Who stands higher than on any list before, with the highest rating until then.
    pub peaks: Vec<(ListLine, i32)>,
    /// Who has a title, in go a grade, that he did not have on the list before.
    pub titles: Vec<ListLine>,
    /// The youngest who are rated; of one year the strongest first.
    pub youngest: Vec<ListLine>,
    /// Who has played most games.
    pub busiest: Vec<ListLine>,
    /// The month of the list in numbers.
    pub month: Month,
}

/// A month of a series in numbers: in chess that of one list, in go of all lists of the month.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Month {
    /// The day of its last list.
    pub day: Date,
    /// Tournaments that were counted.
    pub tournaments: usize,
    /// Games that were played in them.
    pub games: usize,
    /// Players with a game that counted.
    pub players: usize,
    /// Players who have a rating for the first time.
    pub new: usize,
}

/// Reads them; `roll` is the list, and `year` the same with the changes of twelve months. So many are told of each.
pub fn stories(
    store: &mut Reader<'_>,
    (list, roll, year): (&List, &Roll, &Roll),
    most: usize,
) -> Result<Stories, OfficeError> {
    let all = Selection { own: federation(store)?.spellings(), ..Selection::default() };
    let own = roll.choose(&all);
    let news = News::read(store, list, roll)?;
    let first = |store: &mut Reader<'_>, roll: &Roll, chosen: Vec<Chosen>| shown(store, roll, &chosen, most);
    let played = |roll: &Roll, chosen: Vec<Chosen>| roll.keep(chosen, |_, games| games > 0);
    let sorted = |by: SortBy| roll.stretch(&own, Some(by.first()), 0..most * 3);
    let improvers = roll.choose(&Selection { improvers: true, ..all.clone() });
    let of_the_year = year.choose(&all.clone().improvers_of_a_year());
    let peaks = roll.keep(own.clone(), |person, _| news.peaks.contains_key(&person));
    let titles = roll.keep(own.clone(), |person, _| news.titled.contains(&person));
    let peaks = first(store, roll, peaks)?;
    Ok(Stories {
        list: list.clone(),
        improvers: first(store, roll, played(roll, improvers))?,
        of_the_year: first(store, year, of_the_year)?,
        peaks: peaks
            .into_iter()
            .filter_map(|line| Some((news.peaks.get(&line.person).copied()?, line)))
            .map(|(was, line)| (line, was))
            .collect(),
        titles: first(store, roll, titles)?,
        youngest: first(store, roll, sorted(SortBy::Born))?.into_iter().filter(|line| line.born.is_some()).collect(),
        busiest: first(store, roll, played(roll, sorted(SortBy::Games)))?,
        month: month(store, list)?,
    })
}

/// The next monthly list that still takes reports on a day, and the last day on which it does; go has no such day.
pub fn next_closing(series: Series, today: Date) -> Option<(Date, Date)> {
    let Series::Chess(tempo) = series else { return None };
    (1..=3).map(|n| list_after(today, n)).map(|list| (list, closing_day(tempo, list))).find(|(_, last)| *last >= today)
}

/// What is new on a list.
#[derive(Default)]
struct News {
    /// Who stands higher than ever, with the highest rating until then.
    peaks: HashMap<PersonId, i32>,
    /// Who has a title or a grade he did not have.
    titled: HashSet<PersonId>,
}

impl News {
    /// What the list before said is read beside the rows of this one, both in the order of persons.
    fn read(store: &mut Reader<'_>, list: &List, roll: &Roll) -> Result<Self, OfficeError> {
        let mut news = News::default();
        let Some(before) = list_before(store, list)? else { return Ok(news) };
        let mut now: Vec<Shown<'_>> = roll.shown().collect();
        now.sort_unstable_by_key(|row| row.person);
        let mut rest = now.as_slice();
        list_rows::each_shown(store, before.id, |before| {
            while let Some((now, others)) = rest.split_first()
                && now.person <= before.person
            {
                if now.person == before.person {
                    news.compare(&before, now);
                }
                rest = others;
            }
            Ok(())
        })?;
        Ok(news)
    }

    fn compare(&mut self, before: &Shown<'_>, now: &Shown<'_>) {
        // Who has not played was moved by a rule or a correction, and has reached nothing.
        if let (Some(was), Some(rating), 1..) = (before.peak.max(before.rating), now.rating, now.period_games)
            && rating > was
        {
            self.peaks.insert(now.person, was);
        }
        let has_title = !now.title.is_empty() && now.title != before.title;
        let has_grade = now.grade.is_some() && now.grade > before.grade;
        if has_title || has_grade {
            self.titled.insert(now.person);
        }
    }
}

/// The first of the chosen who may be shown.
fn shown(store: &mut Reader<'_>, roll: &Roll, chosen: &[Chosen], most: usize) -> Result<Vec<ListLine>, OfficeError> {
    let mut lines = roll.lines(store, &chosen[..chosen.len().min(most * 3)])?;
    lines.retain(|line| !line.is_withheld);
    lines.truncate(most);
    Ok(lines)
}

/// The month of a list.
fn month(store: &mut Reader<'_>, list: &List) -> Result<Month, OfficeError> {
    let month = list.day.first_of_month();
    let mut of_month = published(store, list.series)?;
    of_month.retain(|one| one.id == list.id || (list.series == Series::Go && one.day.first_of_month() == month));
    let mut told = Month { day: list.day, tournaments: 0, games: 0, players: 0, new: 0 };
    let (mut players, mut rated): (Vec<PersonId>, Vec<PersonId>) = Default::default();
    for one in &of_month {
        players.extend(list_rows::played(store, one.id)?);
        list_rows::each_rated(store, one.id, |person, _| rated.push(person))?;
        told.tournaments += lists::tournaments(store, one.id)?.len();
        told.games += games(store, one)?;
    }
    for persons in [&mut players, &mut rated] {
        persons.sort_unstable();
        persons.dedup();
    }
    // Newest first: the last of them is the first of the month.
    if let Some(before) = of_month.last().map(|first| list_before(store, first)).transpose()?.flatten() {
        let (mut known, mut rest) = (0, rated.as_slice());
        list_rows::each_rated(store, before.id, |person, _| {
            while let Some((now, others)) = rest.split_first()
                && *now <= person
            {
                known += usize::from(*now == person);
                rest = others;
            }
        })?;
        told.new = rated.len() - known;
    }
    told.players = players.len();
    Ok(told)
}

/// The games that were played in the tournaments of a list.
fn games(store: &mut Reader<'_>, list: &List) -> Result<usize, Error> {
    let played = |report: &Report| match report {
        Report::Chess { tournament, .. } => tournament.games.iter().filter(|game| game.outcome.is_played()).count(),
        Report::Go { tournament, .. } => tournament.games.iter().filter(|game| game.outcome.is_played()).count(),
    };
    let mut games = 0;
    reports::each_rated_in(store, list.id, list.closed, |_, report| games += played(&report))?;
    Ok(games)
}
