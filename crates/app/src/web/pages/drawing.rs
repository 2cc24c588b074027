//! Charts on pages: how numbers and dates are written in each language, and the words of every kind of chart.

use super::{day, series};
use crate::web::charts::{self, Format, Frame, Grain, Width};
use crate::words::{Language, rating_key};
use arpad_model::{Decimal, Fact, List, Series, Tempo};
use arpad_office::views::go_standing::{GradeBand, grade_bands};
use arpad_office::views::person_page::{Gap, GapKind, SeriesHistory};
use arpad_office::views::scores::ListScore;
use arpad_office::views::standing::CLASS;
use jiff::civil::Date;
use maud::Markup;

/// A line of a history: its series, its points, and what lists say when they are pointed at.
pub(super) struct Curve {
    pub series: Series,
    pub points: Vec<charts::Point>,
    pub tips: Vec<charts::Tip>,
    pub gaps: Vec<charts::Gap>,
}

/// Ratings over time, a line for each series; the heading has said which game it is.
pub(super) fn history(language: Language, id: &str, title: String, curves: Vec<Curve>, range: charts::Range) -> Markup {
    let line = |Curve { series: of, points, tips, gaps }: Curve| charts::Series {
        kind: match of {
            Series::Chess(Tempo::Standard) => charts::Kind::Standard,
            Series::Chess(Tempo::Rapid) => charts::Kind::Rapid,
            Series::Chess(Tempo::Blitz) => charts::Kind::Blitz,
            Series::Go => charts::Kind::Go,
        },
        name: language.label(&format!("desk-series-{}", of.as_str())),
        points,
        tips,
        gaps,
    };
    // The points of go lie in bands, one for each grade.
    let bands = match curves.iter().any(|curve| curve.series == Series::Go) {
        true => go_bands(),
        false => Vec::new(),
    };
    lines_over(language, (id, title), (curves.into_iter().map(line).collect(), &bands), range)
}

fn go_bands() -> Vec<charts::Band> {
    let band = |band: GradeBand| charts::Band { from: band.from, to: band.to, name: band.grade.to_string() };
    grade_bands().into_iter().map(band).collect()
}

/// Lines that have their names.
pub(super) fn lines(
    language: Language,
    id: &str,
    title: String,
    lines: Vec<charts::Series>,
    range: charts::Range,
) -> Markup {
    lines_over(language, (id, title), (lines, &[]), range)
}

fn lines_over(
    language: Language,
    (id, title): (&str, String),
    (lines, bands): (Vec<charts::Series>, &[charts::Band]),
    range: charts::Range,
) -> Markup {
    let last = |line: &charts::Series| {
        let ends = line.gaps.iter().map(|gap| gap.until);
        line.points.iter().map(|point| point.date).chain(ends).max()
    };
    let until = lines.iter().filter_map(last).max().unwrap_or(Date::MIN);
    let words = charts::HistoryWords {
        list: language.label("web-list"),
        peak: language.label("chart-peak"),
        originally: language.label("chart-originally"),
        none: language.label("pp-none"),
    };
    let frame = frame(language, id, title, language.label("chart-history-about"));
    charts::figure(&frame, &language.label("chart-table"), |frame| {
        let drawn = charts::History { series: &lines, range, until, bands, words: &words };
        charts::history(frame, drawn)
    })
}

/// The stretches of which no list tells a rating.
pub(super) fn gaps(language: Language, history: &SeriesHistory) -> Vec<charts::Gap> {
    let said = |gap: &Gap| {
        let key = match gap.kind {
            GapKind::NotListed => "chart-not-listed",
            GapKind::NoList => "chart-no-list",
        };
        let facts = [("from", Fact::Date(gap.from)), ("until", Fact::Date(gap.until))];
        charts::Gap { from: gap.from, until: gap.until, said: language.say(key, &facts) }
    };
    history.gaps.iter().map(said).collect()
}

/// The score of each list beside the expected one.
pub(super) fn scores(language: Language, of: Series, scores: &[ListScore], about: String) -> Markup {
    let rows: Vec<charts::Score> = scores
        .iter()
        .map(|one| charts::Score {
            label: day(language, one.list.day),
            games: one.games,
            expected: one.expected.0.try_into().unwrap_or(i32::MAX),
            actual: i32::try_from(one.score.0).map_or(i32::MAX, |halves| halves.saturating_mul(50)),
        })
        .collect();
    let words = charts::ExpectedWords {
        row: language.label("web-list"),
        games: language.label("games"),
        expected: language.label("pp-scores-expected"),
        actual: language.label("pp-scores-actual"),
        difference: language.label("pp-scores-difference"),
    };
    let id = format!("scores-{}", of.as_str());
    let frame = frame(language, &id, language.label("pp-scores"), about);
    charts::figure(&frame, &language.label("chart-table"), |frame| {
        charts::expected(frame, charts::Expected { scores: &rows, words: &words })
    })
}

/// What favorites scored in a game beside what was expected of them, by how far they were ahead.
pub(super) fn favorites(language: Language, title: String, scores: &[charts::Score]) -> Markup {
    let words = charts::ExpectedWords {
        row: language.label("drift-favorite"),
        games: language.label("drift-games"),
        expected: language.label("drift-expected"),
        actual: language.label("drift-scored"),
        difference: language.label("pp-scores-difference"),
    };
    let frame = frame(language, "favorites", title, language.label("drift-curve"));
    charts::figure(&frame, &language.label("chart-table"), |frame| {
        charts::expected(frame, charts::Expected { scores, words: &words })
    })
}

/// How the ratings of a list are spread, with one of them found among the others.
pub(super) fn spread(language: Language, list: &List, classes: &[(i32, u64)], mine: Option<&charts::Mine>) -> Markup {
    let words = charts::DistributionWords {
        rating: language.label(rating_key(list.series)),
        players: language.label("pp-spread-players"),
    };
    let facts = [("series", series(language, list.series)), ("day", day(language, list.day))];
    let id = format!("spread-{}", list.series.as_str());
    let frame = frame(language, &id, language.label("pp-spread"), language.say_texts("pp-spread-about", &facts));
    charts::figure(&frame, &language.label("chart-table"), |frame| {
        let drawn = charts::Distribution { classes, breadth: CLASS, mine, words: &words };
        charts::distribution(frame, drawn)
    })
}

/// The games of each list.
pub(super) fn activity(language: Language, counts: &[charts::Count]) -> Markup {
    let words = charts::ActivityWords {
        list: language.label("web-list"),
        games: language.label("games"),
        games_a_year: language.label("pp-activity-year"),
    };
    let frame = frame(language, "activity", language.label("pp-activity"), language.label("pp-activity-about"));
    charts::figure(&frame, &language.label("chart-table"), |frame| {
        charts::activity(frame, charts::Activity { counts, words: &words })
    })
}

fn frame(language: Language, id: &str, title: String, desc: String) -> Frame<'_> {
    Frame { id, width: Width::Wide, title, desc, empty: language.label("player-not-rated"), format: format(language) }
}

/// How numbers and dates are written.
fn format(language: Language) -> Format<'static> {
    match language {
        Language::Hu => Format {
            number: &number,
            hundredths: &|value| hundredths(Language::Hu, value),
            date: &|date, grain| written(Language::Hu, date, grain),
        },
        Language::En => Format {
            number: &number,
            hundredths: &|value| hundredths(Language::En, value),
            date: &|date, grain| written(Language::En, date, grain),
        },
    }
}

fn number(value: i64) -> String {
    value.to_string()
}

fn hundredths(language: Language, value: i64) -> String {
    language.value(&Fact::Hundredths(Decimal(value)))
}

fn written(language: Language, date: Date, grain: Grain) -> String {
    match grain {
        Grain::Year => date.year().to_string(),
        Grain::Month => date.strftime(if language == Language::Hu { "%Y.%m." } else { "%Y-%m" }).to_string(),
        Grain::Day => day(language, date),
    }
}
