//! A series under the instruments: lists in exact numbers, the balance sheet of points, cohorts, curves, clubs, alarms.

use super::schema::SeriesName;
use arpad_instruments::drift::alarms::{Mean, Subject, Test};
use arpad_instruments::drift::balance::{Balance, Door};
use arpad_instruments::drift::cohort::Cohort;
use arpad_instruments::drift::composition::Composition;
use arpad_instruments::drift::curve::{CLASSES, Step, WIDTH};
use arpad_instruments::drift::fraction::Fraction;
use arpad_instruments::drift::spread::{Measure, Spread};
use arpad_model::{Decimal, Series};
use arpad_office::views::drift::{self, Drift};
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::Serialize;

/// Everything of one series.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Statistics {
    #[schemars(with = "SeriesName")]
    series: &'static str,
    lists: Vec<OfList>,
    balance: Sheet,
    cohorts: Vec<OfCohort>,
    by_difference: Vec<OfStep>,
    by_class: Vec<OfStep>,
    above_expectation: Above,
    clubs: Vec<OfClub>,
    counties: Vec<OfCounty>,
    federations: Vec<OfFederation>,
    tests: Vec<OfTest>,
}

impl Statistics {
    /// As people see it.
    pub fn of(series: Series, found: &Drift) -> Self {
        let steps = |steps: &[Step], from: &mut dyn Iterator<Item = i32>| {
            steps.iter().zip(from).filter_map(|(step, from)| OfStep::of(from, step)).collect()
        };
        let [newcomers, juniors, adults] = found.above.map(|mean| mean.map(OfMean::of));
        Statistics {
            series: series.as_str(),
            lists: found.lists.iter().map(OfList::of).collect(),
            balance: Sheet::of(&found.balance),
            cohorts: found.cohorts.iter().map(OfCohort::of).collect(),
            by_difference: steps(&found.curve.by_difference, &mut (0..).step_by(WIDTH as usize)),
            by_class: steps(&found.curve.by_class, &mut CLASSES.into_iter()),
            above_expectation: Above { newcomers, juniors, adults },
            clubs: found.clubs.iter().map(OfClub::of).collect(),
            counties: found.counties.iter().map(OfCounty::of).collect(),
            federations: found.federations.iter().map(OfFederation::of).collect(),
            tests: found.tests.iter().map(|test| OfTest::of(test, found.names.get(&test.subject))).collect(),
        }
    }
}

/// A fraction, and in hundredths.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Exact {
    exact: String,
    rounded: String,
}

fn exact(number: Fraction) -> Exact {
    Exact { exact: number.to_string(), rounded: points(number.hundredths()) }
}

/// The parts of a change: exact, and rounded so that they still add up to the whole.
fn parts(change: &Composition, measure: Measure) -> Option<[Exact; 5]> {
    let mut rounded = change.in_hundredths(measure)?.into_iter();
    Some(change.parts(measure)?.map(|part| {
        let rounded = rounded.next().unwrap_or_else(|| part.hundredths());
        Exact { exact: part.to_string(), rounded: points(rounded) }
    }))
}

/// Hundredths of a point.
fn points(hundredths: i64) -> String {
    Decimal::<2>(hundredths).to_string()
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct OfList {
    list: i64,
    date: Date,
    revision: u32,
    origin: &'static str,
    ratings: Option<Ratings>,
    active: Option<Ratings>,
    change: Option<MeanChange>,
    changes: Vec<Change>,
    balance: Option<Sheet>,
}

impl OfList {
    fn of(one: &drift::OfList) -> Self {
        let changes = one.changes.iter().flat_map(|[rated, active]| {
            let of = |among: &'static str, change: &Composition| -> Vec<Change> {
                Measure::ALL.into_iter().filter_map(|measure| Change::of(among, measure, change)).collect()
            };
            [of("rated", rated), of("active", active)].into_iter().flatten()
        });
        OfList {
            list: one.list.id.0,
            date: one.list.day,
            revision: one.list.revision,
            origin: one.list.origin.as_str(),
            ratings: one.rated.as_ref().map(Ratings::of),
            active: one.active.as_ref().map(Ratings::of),
            change: one.changes.as_ref().and_then(|[rated, _]| MeanChange::of(rated)),
            changes: changes.collect(),
            balance: one.balance.as_ref().map(Sheet::of),
        }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Ratings {
    players: u64,
    mean: Exact,
    lower_quartile: Exact,
    median: Exact,
    upper_quartile: Exact,
    variance: Exact,
    deviation: f64,
}

impl Ratings {
    fn of(spread: &Spread) -> Self {
        let of = |measure| exact(spread.get(measure));
        Ratings {
            players: spread.players,
            mean: of(Measure::Mean),
            lower_quartile: of(Measure::Lower),
            median: of(Measure::Median),
            upper_quartile: of(Measure::Upper),
            variance: of(Measure::Variance),
            deviation: spread.deviation(),
        }
    }
}

/// The change of the mean of all who are rated.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct MeanChange {
    whole: Exact,
    left: Exact,
    moved: Exact,
    entered: Exact,
    players: Counts,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Counts {
    left: u64,
    stayed: u64,
    entered: u64,
}

impl MeanChange {
    fn of(change: &Composition) -> Option<Self> {
        let [left, _, moved, _, entered] = parts(change, Measure::Mean)?;
        let [gone, _, stayed, _, new] = change.counts;
        let players = Counts { left: gone, stayed, entered: new };
        Some(MeanChange { whole: exact(change.whole(Measure::Mean)?), left, moved, entered, players })
    }
}

/// The change of one number, in parts that add up.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Change {
    among: &'static str,
    measure: &'static str,
    whole: Exact,
    left: Exact,
    lapsed: Exact,
    moved: Exact,
    returned: Exact,
    entered: Exact,
}

impl Change {
    fn of(among: &'static str, measure: Measure, change: &Composition) -> Option<Self> {
        let [left, lapsed, moved, returned, entered] = parts(change, measure)?;
        let whole = exact(change.whole(measure)?);
        Some(Change { among, measure: measure.as_str(), whole, left, lapsed, moved, returned, entered })
    }
}

/// The balance sheet of points; the lines add up to after less before.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Sheet {
    before: String,
    after: String,
    lines: Vec<Line>,
    unexplained: String,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Line {
    door: &'static str,
    points: String,
    players: u64,
}

impl Sheet {
    fn of(balance: &Balance) -> Self {
        let line =
            |door: Door| Line { door: door.as_str(), points: points(balance.line(door)), players: balance.count(door) };
        let has = |door: &Door| balance.line(*door) != 0 || balance.count(*door) != 0;
        Sheet {
            before: points(balance.before),
            after: points(balance.after),
            lines: Door::ALL.into_iter().filter(has).map(line).collect(),
            unexplained: points(balance.unexplained()),
        }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct OfCohort {
    from_age: i16,
    to_age: i16,
    people: usize,
    sums: Vec<i64>,
    change_a_year: f64,
    error: f64,
}

impl OfCohort {
    fn of(cohort: &Cohort) -> Self {
        OfCohort {
            from_age: cohort.ages.0,
            to_age: cohort.ages.1,
            people: cohort.people,
            sums: cohort.sums.clone(),
            change_a_year: cohort.a_year,
            error: cohort.error,
        }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct OfStep {
    from: i32,
    games: u64,
    expected: f64,
    scored: f64,
    bounds: [f64; 2],
}

impl OfStep {
    fn of(from: i32, step: &Step) -> Option<Self> {
        let (expected, scored, bounds) = step.means()?;
        Some(OfStep { from, games: step.games, expected, scored, bounds })
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Above {
    newcomers: Option<OfMean>,
    juniors: Option<OfMean>,
    adults: Option<OfMean>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct OfMean {
    mean: f64,
    error: f64,
    games: u64,
}

impl OfMean {
    fn of(mean: Mean) -> Self {
        OfMean { mean: mean.mean, error: mean.error, games: mean.games }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct OfClub {
    club: u32,
    name: String,
    within: i64,
    outside: i64,
    points: String,
}

impl OfClub {
    fn of(club: &drift::OfClub) -> Self {
        OfClub {
            club: club.club.0,
            name: club.name.clone(),
            within: club.within,
            outside: club.outside,
            points: points(club.points),
        }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct OfFederation {
    federation: String,
    within: i64,
    outside: i64,
    points: String,
}

impl OfFederation {
    fn of(one: &drift::OfGroup) -> Self {
        let (within, outside) = (one.within, one.outside);
        OfFederation { federation: one.name.clone(), within, outside, points: points(one.points) }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct OfCounty {
    county: String,
    within: i64,
    outside: i64,
    points: String,
}

impl OfCounty {
    fn of(one: &drift::OfGroup) -> Self {
        let (within, outside) = (one.within, one.outside);
        OfCounty { county: one.name.clone(), within, outside, points: points(one.points) }
    }
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct OfTest {
    subject: &'static str,
    club: Option<u32>,
    tournaments: Vec<u32>,
    names: Vec<String>,
    count: u64,
    effect: f64,
    error: f64,
    tolerance: f64,
    chance: f64,
    chance_holm: f64,
    detectable: f64,
    alarm: bool,
}

impl OfTest {
    fn of(test: &Test, names: Option<&Vec<String>>) -> Self {
        let (club, tournaments) = match test.subject {
            Subject::EntryHighOf(club) | Subject::Isolation(club) => (Some(club), Vec::new()),
            Subject::Twice(first, second) => (None, vec![first, second]),
            _ => (None, Vec::new()),
        };
        OfTest {
            subject: test.subject.as_str(),
            club,
            tournaments,
            names: names.cloned().unwrap_or_default(),
            count: test.count,
            effect: test.effect,
            error: test.error,
            tolerance: test.subject.tolerance(),
            chance: test.chance,
            chance_holm: test.chance_holm,
            detectable: test.detectable,
            alarm: test.is_alarm(),
        }
    }
}
