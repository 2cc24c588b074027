//! How the ratings of a list are spread, and where one of them stands.

use super::scale::{Linear, round_steps, ticks};
use super::{Chart, Frame, Plot, Px, Table, below, left_of, levels, nothing, svg};
use maud::{Markup, html};

/// The most columns that can be told apart on a phone.
const MOST_COLUMNS: i64 = 24;

/// The rating to be found among the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mine {
    /// The rating.
    pub rating: i32,
    /// What is written beside it: a name, a rating, a place.
    pub label: String,
}

/// What the chart says besides its title.
#[derive(Clone, Debug)]
pub struct DistributionWords {
    /// Heading of the ratings.
    pub rating: String,
    /// Heading of how many have them.
    pub players: String,
}

/// What is drawn.
#[derive(Clone, Copy)]
pub struct Distribution<'a> {
    /// The list in classes of equal breadth: the lowest rating of each, and how many are in it; in any order.
    pub classes: &'a [(i32, u64)],
    /// The width of a class, in points.
    pub breadth: u32,
    /// One of them, or one beside them.
    pub mine: Option<&'a Mine>,
    /// The words.
    pub words: &'a DistributionWords,
}

/// Columns of equal breadth.
struct Bins {
    /// The lowest rating of the first.
    from: i64,
    /// How many ratings one holds.
    step: i64,
    counts: Vec<i64>,
}

impl Bins {
    /// Round limits, at most `MOST_COLUMNS` of them; every column holds whole classes.
    fn of(classes: &[(i32, u64)], breadth: u32, mine: Option<i32>) -> Option<Self> {
        let breadth = i64::from(breadth.max(1));
        let all = || classes.iter().map(|class| class.0).chain(mine).map(i64::from);
        let (low, high) = (all().min()?, all().max()?);
        let number = |step: i64| high.div_euclid(step) - low.div_euclid(step) + 1;
        let whole = |step: &i64| *step >= breadth && step % breadth == 0;
        let step = round_steps().filter(whole).find(|step| number(*step) <= MOST_COLUMNS)?;
        let mut bins = Bins { from: low.div_euclid(step) * step, step, counts: vec![0; number(step) as usize] };
        for (lowest, count) in classes {
            let at = bins.holding(i64::from(*lowest));
            bins.counts[at] += i64::try_from(*count).unwrap_or(i64::MAX / 2);
        }
        Some(bins)
    }

    /// The column of one of the ratings for which they were made.
    fn holding(&self, rating: i64) -> usize {
        ((rating - self.from) / self.step) as usize
    }

    fn limits(&self, at: usize) -> (i64, i64) {
        let low = self.from + self.step * at as i64;
        (low, low + self.step)
    }

    fn end(&self) -> i64 {
        self.from + self.step * self.counts.len() as i64
    }
}

/// A column for each band of ratings, with a line at mine.
pub fn distribution(frame: &Frame<'_>, chart: Distribution<'_>) -> Chart {
    let headings = vec![chart.words.rating.clone(), chart.words.players.clone()];
    let bins = Bins::of(chart.classes, chart.breadth, chart.mine.map(|mine| mine.rating));
    let Some(bins) = bins.filter(|_| !chart.classes.is_empty()) else {
        return Chart { svg: nothing(frame), table: Table { headings, rows: Vec::new() } };
    };
    let number = frame.format.number;
    let mine = chart.mine.map(|mine| (bins.holding(i64::from(mine.rating)), mine));
    let row = |at: usize| {
        let (low, beyond) = bins.limits(at);
        let band = format!("{}–{}", number(low), number(beyond - 1));
        let band = match mine {
            Some((here, mine)) if here == at => format!("{band} ({})", mine.label),
            _ => band,
        };
        vec![band, number(bins.counts[at])]
    };
    let rows = (0..bins.counts.len()).map(row).collect();
    Chart { svg: drawn(frame, chart, &bins), table: Table { headings, rows } }
}

fn drawn(frame: &Frame<'_>, chart: Distribution<'_>, bins: &Bins) -> Markup {
    let width = frame.width;
    let letter = width.letter();
    let (height, bottom) = (width.units() * 0.22 + 140.0, width.units() * 0.22 + 140.0 - letter * 2.0);
    let most = bins.counts.iter().copied().max().unwrap_or(0).max(1);
    let marks = ticks(0, most, 6);
    let plot = Plot { left: left_of(frame, &marks), right: width.units() - letter * 1.3, top: letter * 2.8, bottom };
    let up = Linear { from: 0, to: marks.last().copied().unwrap_or(most), start: plot.bottom, end: plot.top };
    let along = Linear { from: bins.from, to: bins.end(), start: plot.left, end: plot.right };
    let mine = chart.mine.map(|mine| bins.holding(i64::from(mine.rating)));
    let number = frame.format.number;
    let body = html! {
        text.caption x="0" y=(Px(letter)) { (width.cut(&chart.words.players, width.units())) }
        (levels(frame, plot, up, &marks))
        @for (at, count) in bins.counts.iter().enumerate() {
            @if *count > 0 {
                @let (low, beyond) = bins.limits(at);
                @let y = up.at(*count);
                rect class=(if mine == Some(at) { "column mine" } else { "column" })
                    x=(Px(along.at(low) + 0.5)) y=(Px(y)) width=(Px((along.at(beyond) - along.at(low) - 1.0).max(0.5)))
                    height=(Px(plot.bottom - y)) {
                    title { (number(low)) "–" (number(beyond - 1)) ": " (number(*count)) }
                }
            }
        }
        (below(frame, plot, &limits(frame, plot, along, bins)))
        @if let Some(mine) = chart.mine {
            @let x = along.at(i64::from(mine.rating));
            @let room = width.of_text(&mine.label);
            path.reference d={ "M" (Px(x)) " " (Px(plot.bottom)) "V" (Px(plot.top - letter * 0.4)) } {}
            text.mine x=(Px((x - room / 2.0).min(width.units() - room).max(0.0) + room.min(width.units()) / 2.0))
                y=(Px(plot.top - letter * 0.6)) text-anchor="middle" { (width.cut(&mine.label, width.units())) }
        }
    };
    svg(frame, height, &body)
}

/// The limits of columns that have room for a label.
fn limits(frame: &Frame<'_>, plot: Plot, along: Linear, bins: &Bins) -> Vec<(f64, String)> {
    let number = frame.format.number;
    let widest = [bins.from, bins.end()].map(|end| frame.width.of_text(&number(end))).into_iter().fold(0.0, f64::max);
    let fitting = (plot.width() / (widest + 14.0)) as usize;
    let inside = |tick: &i64| (bins.from..=bins.end()).contains(tick) && (tick - bins.from) % bins.step == 0;
    ticks(bins.from, bins.end(), fitting)
        .into_iter()
        .filter(inside)
        .map(|tick| (along.at(tick), number(tick)))
        .collect()
}
