//! The ratings of a set of games: one raised, their average, the performance, and the score that was required (1.4.6–1.4.9).

use super::ground::Ground;
use super::judge::{Bench, Judged, Raised};
use crate::chess::tables::difference_of_percentage;
use crate::titles::codes::step;
use crate::titles::edition::{Edition, PerNorm};
use crate::titles::score_table::{average, percentage, reaches_average, reaches_least, score_against};
use crate::titles::trace::Trace;
use arpad_model::{Paragraph, Step};

impl Bench<'_> {
    pub(super) fn judge_ratings<T: Trace>(&self, set: u64, mut judged: Judged, trace: &mut T) -> Judged {
        let Edition {
            floors,
            floor_after_drop,
            unrated,
            performance: least_performance,
            averages,
            least_percentage,
            ..
        } = self.edition;
        let games = i64::from(judged.games);
        if judged.unrated > 0 {
            trace.tell(|| Step::new(unrated.at, step::NORM_UNRATED, unrated.value).with("games", judged.unrated));
        }
        let plain: i64 = self.chosen(set).map(|one| i64::from(one.rating)).sum();
        let floor = floors.value.of(self.title).unwrap_or_default();
        let (raised, gained) = self.raise(set, floor);
        judged.raised = raised;
        let sum = plain + gained;
        if let Some(Raised { place, from, to }) = raised {
            trace.tell(|| {
                let name = self.case.games[place].opponent.clone().unwrap_or_default();
                Step::new(floor_after_drop.at, step::NORM_RAISED, to).with("opponent", name.as_str()).with("from", from)
            });
        }
        judged.average = average(sum, games);
        judged.percentage = percentage(judged.score, games);
        judged.dp = difference_of_percentage(judged.percentage);
        judged.performance = judged.average + i64::from(judged.dp);
        let has_average = reaches_average(self.edition, self.title, sum, games);
        if judged.performance < i64::from(least_performance.value.of(self.title).unwrap_or(i16::MAX)) {
            judged.failed.add(Ground::Performance);
        }
        if !has_average {
            judged.failed.add(Ground::Average);
        }
        if !reaches_least(self.edition, judged.score, games) {
            judged.failed.add(Ground::Score);
        }
        // A search that fails asks for no more than that.
        if has_average && (T::LISTENS || judged.failed.is_empty()) {
            judged.required = score_against(self.edition, self.title, judged.games, judged.average);
        }
        let least = |per: &PerNorm<i16>| per.of(self.title).unwrap_or_default();
        trace.tell(|| {
            let step = Step::new(Paragraph("1.4.7b"), step::NORM_AVERAGE, judged.average);
            step.with("sum", sum).with("games", judged.games)
        });
        trace.tell(|| {
            Step::new(averages.at, step::NORM_LEAST_AVERAGE, judged.average).with("least", least(&averages.value))
        });
        trace.tell(|| {
            let step = Step::new(Paragraph("1.4.9"), step::NORM_PERCENTAGE, judged.percentage);
            step.with("score", judged.score).with("games", judged.games).with("dp", judged.dp)
        });
        trace.tell(|| {
            Step::new(least_percentage.at, step::NORM_LEAST_SCORE, judged.percentage)
                .with("least", least_percentage.value)
        });
        trace.tell(|| {
            let step = Step::new(least_performance.at, step::NORM_PERFORMANCE, judged.performance);
            let step = step.with("average", judged.average).with("dp", judged.dp);
            step.with("least", least(&least_performance.value))
        });
        if let Some(required) = judged.required {
            trace.tell(|| {
                let step = Step::new(least_performance.at, step::NORM_REQUIRED, required);
                step.with("games", judged.games).with("average", judged.average)
            });
        }
        judged
    }

    /// The one opponent whose rating is raised to the floor (1.4.6b, c): the lowest of the set, in every game against him
    /// (T-15). Of equals, whose raising gives most, then who was met first.
    fn raise(&self, set: u64, floor: i16) -> (Option<Raised>, i64) {
        let whom = if self.edition.floor_after_drop.value { set } else { self.counted.all() };
        let Some(lowest) = self.chosen(whom).map(|one| one.rating).min().filter(|lowest| *lowest < floor) else {
            return (None, 0);
        };
        let gain = |person: u8| -> i64 {
            let games = self.chosen(set).filter(|one| one.person == person && one.rating < floor);
            games.map(|one| i64::from(floor - one.rating)).sum()
        };
        let mut best: (Option<Raised>, i64) = (None, 0);
        for one in self.chosen(whom).filter(|one| one.rating == lowest) {
            let gained = gain(one.person);
            if gained > best.1 {
                best = (Some(Raised { place: one.place, from: one.rating, to: floor }), gained);
            }
        }
        best
    }
}
