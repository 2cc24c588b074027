//! Whether the scale drifts: every published list in exact numbers, where they came from, the balance sheet of its points, and
//! what the games say about it. Nothing is stored.

mod flows;
mod ways;

pub(super) use flows::facts;
pub use flows::{OfClub, OfGroup};

use super::history::{governing, made_again};
use crate::acts::desk::OfficeError;
use crate::lists::compute::{InputPeriod, Inputs, Made, recorded};
use arpad_instruments::drift::alarms::{Mean, Subject, Test, tests};
use arpad_instruments::drift::balance::{Balance, Passage};
use arpad_instruments::drift::cohort::{Cohort, GROWN, Grown, MIDDLE, YEARS, cohort};
use arpad_instruments::drift::composition::{Among, Composition, Standing};
use arpad_instruments::drift::curve::Curve;
use arpad_instruments::drift::spread::Spread;
use arpad_instruments::drift::watch::{Facts, Flow, Listed, Watch};
use arpad_model::{Activity, ClubId, List, ListId, ListRow, PeriodPlayer, PersonId, Series, TournamentId};
use arpad_registry::Reader;
use arpad_registry::tables::{clubs, list_rows, tournaments};
use arpad_rules::chess::edition::{Edition, Seed};
use flows::{facts_with_federations, of_clubs, of_counties, of_federations};
use jiff::ToSpan;
use jiff::civil::Date;
use std::collections::HashMap;
use ways::Passed;

/// A series under the instruments.
#[derive(Clone, Debug, PartialEq)]
pub struct Drift {
    /// Every list that governs, oldest first, each in its newest revision.
    pub lists: Vec<OfList>,
    /// The balance sheet of all of them.
    pub balance: Balance,
    /// Grown-ups over the last years, on the scale after every conversion.
    pub cohorts: Vec<Cohort>,
    /// Lists that were converted: ratings of before are compared as they would have been converted.
    pub converted: Vec<Date>,
    /// Expected against actual scores.
    pub curve: Curve,
    /// Score above expectation in a game: newcomers, juniors, adults.
    pub above: [Option<Mean>; 3],
    /// Clubs, those with the fewest games outside first.
    pub clubs: Vec<OfClub>,
    /// What was asked of the data, the most pressing first.
    pub tests: Vec<Test>,
    /// The names of clubs and tournaments that a test speaks of.
    pub names: HashMap<Subject, Vec<String>>,
    /// Counties, those with the fewest games with others first.
    pub counties: Vec<OfGroup>,
    /// Federations, those with the most games with others first.
    pub federations: Vec<OfGroup>,
    /// From club to club: games, and the points the first won in them.
    pub flows: Vec<([ClubId; 2], Flow)>,
    /// The edition of the newest computed list of chess: its paragraphs open the doors of the balance sheet.
    pub edition: Option<Box<Edition>>,
}

/// One published list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfList {
    /// The list.
    pub list: List,
    /// Its ratings; none where nobody is rated on it.
    pub rated: Option<Spread>,
    /// Those of the active.
    pub active: Option<Spread>,
    /// How its numbers came from those of the list before: of the rated, of the active. None on the first.
    pub changes: Option<[Composition; 2]>,
    /// How its points did.
    pub balance: Option<Balance>,
}

/// Everybody on a list.
type Standings = HashMap<PersonId, Standing>;

/// Looks at a series.
pub fn drift(store: &mut Reader<'_>, series: Series) -> Result<Drift, OfficeError> {
    let all = governing(store, series)?;
    let (facts, codes) = facts_with_federations(store)?;
    let yearly = yearly(&all);
    let (watch, kept) = (Watch::default(), HashMap::new());
    let mut looking = Looking { series, facts, codes, watch, kept, converted: Vec::new(), edition: None };
    let (mut lists, mut balance) = (Vec::new(), Balance::default());
    let mut before: Option<Standings> = None;
    for list in &all {
        let rows = list_rows::of(store, list.id)?;
        let standings = standings(&rows);
        if yearly.contains(&list.day) {
            looking.keep(list.day, &standings);
        }
        let one = looking.list(store, list, (before.as_ref(), &standings), &rows)?;
        if let Some(of_list) = &one.balance {
            balance.then(of_list);
        }
        lists.push(one);
        before = Some(standings);
    }
    looking.told(store, lists, balance, &yearly)
}

struct Looking {
    series: Series,
    facts: HashMap<PersonId, Facts>,
    /// The code of each federation that facts name.
    codes: Vec<String>,
    watch: Watch,
    edition: Option<Box<Edition>>,
    /// Lists that were converted.
    converted: Vec<Date>,
    /// The lists a year apart.
    kept: HashMap<Date, HashMap<PersonId, Grown>>,
}

impl Looking {
    fn keep(&mut self, day: Date, standings: &Standings) {
        let grown = |(who, one): (&PersonId, &Standing)| {
            let born = self.facts.get(who).and_then(|facts| facts.born);
            (*who, Grown { rating: one.rating, active: one.active, born })
        };
        self.kept.insert(day, standings.iter().map(grown).collect());
    }

    fn list(
        &mut self,
        store: &mut Reader<'_>,
        list: &List,
        (before, after): (Option<&Standings>, &Standings),
        rows: &[ListRow],
    ) -> Result<OfList, OfficeError> {
        let spread = |among: Among| {
            let counted = |one: &&Standing| among == Among::Rated || one.active;
            Spread::of(after.values().filter(counted).map(|one| one.rating).collect())
        };
        let changes =
            before.map(|before| [Among::Rated, Among::Active].map(|among| Composition::between(before, after, among)));
        let made = made_again(store, list)?;
        let nobody = Standings::new();
        let passed = Passed { list, before: before.unwrap_or(&nobody), after, rows };
        let balance = match (&made, self.series) {
            (Some((made, inputs)), Series::Chess(_)) => self.chess(store, &passed, (made, inputs))?,
            (Some((_, inputs)), Series::Go) => Balance::of_go(&passed.of_go(inputs)),
            (None, _) => Balance::from_elsewhere(&passed.ends()),
        };
        let balance = before.map(|_| balance);
        Ok(OfList { list: list.clone(), rated: spread(Among::Rated), active: spread(Among::Active), changes, balance })
    }

    /// A computed list of chess: its calculation once more, for the balance sheet and for the watch.
    fn chess(
        &mut self,
        store: &mut Reader<'_>,
        passed: &Passed<'_>,
        (made, inputs): (&Made, &Inputs),
    ) -> Result<Balance, OfficeError> {
        let (Series::Chess(tempo), day) = (self.series, passed.list.day) else { return Ok(Balance::default()) };
        let Some(heard) = recorded(inputs, (tempo, day))? else { return Ok(Balance::default()) };
        let (players, others) = passed.of_chess(store, made, inputs)?;
        let persons: Vec<u32> = inputs.persons.iter().map(|person| person.0).collect();
        let events: Vec<u32> = heard.calculation.order.iter().map(|at| heard.tournaments[*at]).collect();
        let (games, trace) = (heard.calculation.games, &heard.calculation.trace);
        let listed = Listed { year: day.year(), games: &games, trace, persons: &persons, events: &events };
        let facts = &self.facts;
        self.watch.list(&listed, |person| facts.get(&PersonId(person)).copied().unwrap_or_default());
        let (transition, floor) = (heard.transition, heard.edition.floor.value.into());
        let seeded = match &inputs.period {
            InputPeriod::Chess(period, _) if heard.edition.seed.value == Seed::StandardRating => {
                let begins = |player: &PeriodPlayer| player.rating.is_none() && player.standard.is_some();
                period.players.iter().map(begins).collect()
            }
            _ => Vec::new(),
        };
        self.edition = Some(Box::new(heard.edition));
        if let Some(transition) = transition {
            // What stood before it is told on the scale since: a conversion is no drift.
            for kept in self.kept.iter_mut().filter(|(kept, _)| **kept < day).flat_map(|(_, on)| on.values_mut()) {
                kept.rating = transition.convert(kept.rating.into()) as i32;
            }
            self.converted.push(day);
        }
        let passage =
            Passage { games: &games, trace, players: &players, seeded: &seeded, others: &others, transition, floor };
        Ok(Balance::of(&passage))
    }

    fn told(
        self,
        store: &mut Reader<'_>,
        lists: Vec<OfList>,
        balance: Balance,
        yearly: &[Date],
    ) -> Result<Drift, OfficeError> {
        let apart: Vec<&HashMap<PersonId, Grown>> = yearly.iter().filter_map(|day| self.kept.get(day)).collect();
        let year = yearly.last().map_or(0, |day| day.year());
        let cohorts: Vec<Cohort> = [GROWN, MIDDLE].into_iter().filter_map(|ages| cohort(&apart, year, ages)).collect();
        let tests = tests(&self.watch, cohorts.first());
        let called: HashMap<ClubId, String> = clubs::all(store)?.into_iter().map(|club| (club.id, club.name)).collect();
        let mut names = HashMap::new();
        for test in &tests {
            let of = match test.subject {
                Subject::EntryHighOf(club) | Subject::Isolation(club) => {
                    called.get(&ClubId(club)).cloned().into_iter().collect()
                }
                Subject::Twice(first, second) => {
                    let mut both = Vec::new();
                    for tournament in [first, second] {
                        both.extend(tournaments::get(store, TournamentId(tournament))?.map(|event| event.name));
                    }
                    both
                }
                _ => Vec::new(),
            };
            names.insert(test.subject, of);
        }
        let above = self.watch.above();
        let clubs = of_clubs(&self.watch, &called);
        let counties = of_counties(&self.watch, &clubs::counties(store)?);
        let federations = of_federations(&self.watch, &self.codes);
        let flows = self.watch.flows().map(|((own, other), flow)| ([ClubId(own), ClubId(other)], flow)).collect();
        let (curve, edition, converted) = (self.watch.curve, self.edition, self.converted);
        Ok(Drift {
            lists,
            balance,
            cohorts,
            converted,
            curve,
            above,
            clubs,
            tests,
            names,
            counties,
            federations,
            flows,
            edition,
        })
    }
}

/// The last list and those one, two and three years before it, as far as there are any: the oldest first.
fn yearly(all: &[List]) -> Vec<Date> {
    let Some(last) = all.last() else { return Vec::new() };
    let mut days = vec![last.day];
    for years in 1..=YEARS as i64 {
        let due = last.day.saturating_sub(years.years());
        let near = all.iter().rev().map(|list| list.day).find(|day| *day <= due);
        match near.filter(|day| *day > due.saturating_sub(4.months())) {
            Some(day) => days.push(day),
            None => break,
        }
    }
    days.reverse();
    days
}

fn standings(rows: &[ListRow]) -> Standings {
    // Where nobody knows whether somebody is active, he counts as active: his list does not say otherwise.
    let standing =
        |row: &ListRow| Some((row.person, Standing { rating: row.rating?, active: row.active != Activity::Inactive }));
    rows.iter().filter_map(standing).collect()
}

/// The newest list that governs a series, and how many do: while they are the same, so is what is seen of them.
pub fn state(store: &mut Reader<'_>, series: Series) -> Result<Option<(ListId, usize)>, OfficeError> {
    Ok(newest(store, series)?.map(|(list, count, _)| (list, count)))
}

/// The same with the day of the newest.
pub fn newest(store: &mut Reader<'_>, series: Series) -> Result<Option<(ListId, usize, Date)>, OfficeError> {
    let all = governing(store, series)?;
    Ok(all.last().map(|list| (list.id, all.len(), list.day)))
}
