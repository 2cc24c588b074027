//! Charts of anything: nothing panics, nothing leaves the drawing, no label covers another.

mod sanity;

use super::scale::{dates, day, ticks};
use super::*;
use jiff::ToSpan;
use jiff::civil::date;
use sanity::sane;

const WIDTHS: [Width; 2] = [Width::Narrow, Width::Wide];

fn dotted(of: Date, grain: Grain) -> String {
    match grain {
        Grain::Year => format!("{}", of.year()),
        Grain::Month => format!("{}.{:02}.", of.year(), of.month()),
        Grain::Day => format!("{}.{:02}.{:02}.", of.year(), of.month(), of.day()),
    }
}

fn frame(width: Width) -> Frame<'static> {
    let format = Format {
        number: &|number| number.to_string(),
        hundredths: &|number| {
            format!("{}{},{:02}", if number < 0 { "−" } else { "" }, number.abs() / 100, number.abs() % 100)
        },
        date: &dotted,
    };
    let (title, desc, empty) = ("Cím".to_owned(), "Leírás.".to_owned(), "Nincs adat.".to_owned());
    Frame { id: "proba", width, title, desc, empty, format }
}

fn point(date: Date, rating: impl Into<Option<i32>>) -> Point {
    Point { date, rating: rating.into(), original: None }
}

fn over(width: Width, series: &[Series], range: Range) -> Chart {
    let words = HistoryWords {
        list: "Lista".to_owned(),
        peak: "csúcs".to_owned(),
        originally: "eredetileg".to_owned(),
        none: "–".to_owned(),
    };
    history(&frame(width), History { series, range, until: date(2025, 2, 9), bands: &[], words: &words })
}

/// A line without tips and gaps.
fn line(kind: Kind, name: &str, points: Vec<Point>) -> Series {
    Series { kind, name: name.to_owned(), points, tips: Vec::new(), gaps: Vec::new() }
}

fn expecting(width: Width, scores: &[Score]) -> Chart {
    let [row, games, expected, actual, difference] =
        ["Lista", "Játszmák", "várt", "elért", "különbség"].map(str::to_owned);
    let words = ExpectedWords { row, games, expected, actual, difference };
    super::expected(&frame(width), Expected { scores, words: &words })
}

fn spread(width: Width, ratings: &[i32], mine: Option<i32>) -> Chart {
    let words = DistributionWords { rating: "Értékszám".to_owned(), players: "Játékosok".to_owned() };
    let mine = mine.map(|rating| Mine { rating, label: format!("én {rating}") });
    let classes: Vec<(i32, u64)> = ratings.iter().map(|rating| (rating.div_euclid(10) * 10, 1)).collect();
    distribution(&frame(width), Distribution { classes: &classes, breadth: 10, mine: mine.as_ref(), words: &words })
}

fn active(width: Width, counts: &[Count]) -> Chart {
    let [list, games, games_a_year] = ["Lista", "Játszmák", "Játszmák évente"].map(str::to_owned);
    activity(&frame(width), Activity { counts, words: &ActivityWords { list, games, games_a_year } })
}

/// Lists a given number of months apart.
fn lists(number: usize, months: i64) -> impl Iterator<Item = Date> {
    (0..number).map(move |at| date(2025, 2, 1).saturating_sub((months * (number - 1 - at) as i64).months()))
}

#[test]
fn histories_of_any_length_and_height_stay_inside() {
    let ratings: [fn(usize) -> Option<i32>; 6] = [
        |_| Some(2000),
        |_| None,
        |at| Some(-900 + at as i32 * 7),
        |at| (at % 3 != 1).then_some(1500 + (at as i32 * 37) % 90),
        |at| Some(if at % 2 == 0 { i32::MIN } else { i32::MAX }),
        |at| (at == 0).then_some(1200),
    ];
    for rating in ratings {
        for (number, months) in [(0, 1), (1, 1), (2, 1), (2, 0), (12, 1), (40, 12), (500, 1), (30, 600)] {
            let points: Vec<Point> = lists(number, months)
                .enumerate()
                .map(|(at, date)| Point { date, rating: rating(at), original: (at % 5 == 1).then_some(1990) })
                .collect();
            let tip = |point: &Point| Tip {
                date: point.date,
                lines: vec!["2025.02.01., hagyományos".to_owned(), "Egy nagyon hosszú nevű verseny, ".repeat(4)],
                place: "/hu/players/1".to_owned(),
            };
            let named = |kind| Series {
                tips: points.iter().map(tip).collect(),
                gaps: vec![Gap { from: date(2024, 7, 2), until: date(2024, 9, 3), said: "hiányzik".to_owned() }],
                ..line(kind, "Nagyon hosszú nevű sorozat", points.clone())
            };
            let series = [Kind::Standard, Kind::Rapid, Kind::Blitz, Kind::Go].map(named);
            for range in [Range::All, Range::Years(0), Range::Years(1), Range::Years(10), Range::Years(255)] {
                for width in WIDTHS {
                    sane(width, &over(width, &series, range));
                    sane(width, &over(width, &series[..1], range));
                }
            }
        }
    }
}

#[test]
fn the_other_charts_stay_inside() {
    for width in WIDTHS {
        for number in [0, 1, 2, 20, 21, 150, 500] {
            for (expected, actual) in [(0, 0), (365, 450), (-50, -100), (i32::MAX, 1), (1, i32::MIN)] {
                let score =
                    |at| Score { label: format!("{at}. nagyon hosszú nevű lista"), games: 9, expected, actual };
                let chart = expecting(width, &(0..number).map(score).collect::<Vec<_>>());
                assert_eq!(chart.table.rows.len(), number);
                sane(width, &chart);
            }
            for step in [0, 1, -7, 100, 4_000_000] {
                let ratings: Vec<i32> = (0..number as i32).map(|at| at * step).collect();
                for mine in [None, Some(-900), Some(i32::MAX), Some(i32::MIN)] {
                    sane(width, &spread(width, &ratings, mine));
                }
            }
            for games in [0, 1, u32::MAX] {
                for months in [0, 1, 12] {
                    let counts: Vec<Count> = lists(number, months).map(|date| Count { date, games }).collect();
                    sane(width, &active(width, &counts));
                }
            }
        }
    }
}

#[test]
fn ticks_are_round_and_around_the_values() {
    for low in -60..60 {
        for high in low..200 {
            for most in [0, 3, 6, 8] {
                let found = ticks(low, high, most);
                assert!(
                    found[0] <= low && high <= found[found.len() - 1] && found.len() <= most.max(3),
                    "{low} {high}: {found:?}"
                );
            }
        }
    }
    assert_eq!(ticks(1874, 2412, 8), [1800, 1900, 2000, 2100, 2200, 2300, 2400, 2500]);
}

#[test]
fn labels_of_dates_never_touch() {
    let to = date(2025, 2, 9);
    for (room, letter) in [(200.0, 7.2), (240.0, 7.2), (740.0, 8.4)] {
        for span in (0..60_i64).chain((60..16_000).step_by(13)).chain([100_000, 700_000]) {
            let from = to.saturating_sub(span.days());
            let label = |date: Date, grain: Grain| dotted(date, grain).len() as f64 * letter;
            let (found, grain) = dates(from, to, room, label);
            assert!(!found.is_empty() && found.iter().all(|date| (from..=to).contains(date)), "{span}");
            for pair in found.windows(2) {
                let apart = (day(pair[1]) - day(pair[0])) as f64 * room / span as f64;
                assert!(apart >= label(pair[0], grain) + 8.0, "{span} days in {room}: {found:?}");
            }
        }
    }
    assert_eq!(dates(date(2024, 2, 9), to, 740.0, |_, _| 40.0).0.len(), 12);
}

#[test]
fn gaps_revisions_and_peaks_are_seen() {
    let mut points: Vec<Point> = lists(6, 1).map(|date| point(date, 2000)).collect();
    points[1] = Point { original: Some(2010), rating: Some(2040), ..points[1] };
    points[3].rating = None;
    let series = [line(Kind::Rapid, "Rapid", points)];
    let chart = over(Width::Wide, &series, Range::All);
    let path = chart.svg.0.split("class=\"line rapid\" d=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    assert_eq!(path.matches('M').count(), 2, "{path}");
    assert_eq!(chart.svg.0.matches("mark hollow").count(), 1);
    assert!(chart.svg.0.contains("csúcs 2040"));
    assert_eq!(chart.table.rows[1], ["2024.10.01.", "2040 (eredetileg 2010)"]);
    assert_eq!(chart.table.rows[3], ["2024.12.01.", "–"]);
    // The peak is of all times: a year in which it is not has none.
    let old = [point(date(2010, 1, 1), 2400), point(date(2024, 9, 1), 2300), point(date(2025, 1, 1), 2310)];
    let series = [line(Kind::Standard, "Standard", old.to_vec())];
    assert!(!over(Width::Wide, &series, Range::Years(1)).svg.0.contains("class=\"peak"));
    assert!(over(Width::Wide, &series, Range::All).svg.0.contains("csúcs 2400"));
}

#[test]
fn words_are_escaped() {
    let series = [line(Kind::Go, "<b>&\"", vec![point(date(2025, 1, 1), 2100)])];
    let markup = figure(&frame(Width::Wide), "<i>", |frame| over(frame.width, &series, Range::All)).0;
    assert!(markup.contains("&lt;b&gt;&amp;") && !markup.contains("<b>") && !markup.contains("<i>"), "{markup}");
    for id in ["proba-narrow-title", "proba-wide-title", "proba-narrow-desc", "proba-wide-desc"] {
        assert_eq!(markup.matches(&format!(" id=\"{id}\"")).count(), 1, "{id}");
    }
}

/// Under names that do not say where the module is, one element a line.
fn kept(name: &str, chart: &Chart) {
    let mut settings = insta::Settings::clone_current();
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let text = format!("{}\n{}", chart.svg.0, chart.table.titled("").0).replace("><", ">\n<");
    settings.bind(|| insta::assert_snapshot!(name, text));
}

#[test]
fn small_charts_look_as_before() {
    let mut points: Vec<Point> =
        [2100, 2125, 2118].iter().zip(lists(3, 1)).map(|(rating, date)| point(date, *rating)).collect();
    points[2].original = Some(2112);
    let series = [line(Kind::Standard, "Standard", points)];
    kept("chart_history", &over(Width::Narrow, &series, Range::All));
    let score = |label: &str, expected, actual| Score { label: label.to_owned(), games: 5, expected, actual };
    kept("chart_expected", &expecting(Width::Narrow, &[score("2000–2099", 287, 350), score("2100–2199", 205, 150)]));
    kept("chart_distribution", &spread(Width::Narrow, &[1987, 2003, 2010, 2019, 2024, 2040], Some(2010)));
    let counts: Vec<Count> = lists(3, 1).zip([9, 0, 4]).map(|(date, games)| Count { date, games }).collect();
    kept("chart_activity", &active(Width::Narrow, &counts));
}

#[test]
fn larger_charts_look_as_before() {
    // Two and a half years, one list without a rating, one revised; rapid is higher, blitz begins late, go goes below zero.
    let months = || lists(30, 1).enumerate();
    let standard = months().map(|(at, date)| Point {
        date,
        rating: (at != 7).then_some(1900 + (at as i32 * 37) % 110),
        original: (at == 12).then_some(1895),
    });
    let points = |from: usize, base: i32, step: i32| {
        months().skip(from).map(|(at, date)| point(date, base + (at as i32 % 6) * step)).collect::<Vec<_>>()
    };
    let named = line;
    let chess = [
        named(Kind::Standard, "Standard", standard.collect()),
        named(Kind::Rapid, "Rapid", points(0, 2050, 9)),
        named(Kind::Blitz, "Blitz", points(20, 1850, -4)),
    ];
    kept("chart_history_wide", &over(Width::Wide, &chess, Range::All));
    kept("chart_history_of_a_year", &over(Width::Narrow, &chess, Range::Years(1)));
    kept("chart_history_of_go", &over(Width::Wide, &[named(Kind::Go, "Go", points(24, -30, 25))], Range::All));

    let score = |at: i32| Score {
        label: format!("{at}. lista, amelynek hosszú a neve"),
        games: 9,
        expected: 400 + at * 7,
        actual: 500 - (at % 3) * 50,
    };
    kept("chart_expected_whole", &expecting(Width::Wide, &[score(0), score(1), score(2)]));
    kept("chart_expected_summed", &expecting(Width::Narrow, &(0..43).map(score).collect::<Vec<_>>()));

    let ratings: Vec<i32> = (0..90).map(|at| 1400 + (at * at) % 830).collect();
    kept("chart_distribution_wide", &spread(Width::Wide, &ratings, Some(2290)));
    kept("chart_distribution_below", &spread(Width::Narrow, &ratings, Some(1010)));

    let counts = |number, months| -> Vec<Count> {
        lists(number, months).enumerate().map(|(at, date)| Count { date, games: (at as u32 * 5) % 13 }).collect()
    };
    kept("chart_activity_of_two_years", &active(Width::Wide, &counts(24, 1)));
    kept("chart_activity_of_lists", &active(Width::Wide, &counts(60, 1)));
    kept("chart_activity_of_years", &active(Width::Narrow, &counts(150, 1)));
}

#[test]
fn a_dot_stands_where_the_own_number_was_revised_and_where_a_line_is_a_point() {
    let mut points: Vec<Point> = lists(12, 1).map(|date| point(date, 2000)).collect();
    let dots = |points: &[Point]| {
        let series = [line(Kind::Standard, "Standard", points.to_vec())];
        over(Width::Wide, &series, Range::All).svg.0.matches("class=\"mark").count()
    };
    assert_eq!(dots(&points), 0, "neither on lists nor beside a name");
    points[4].original = Some(2000);
    assert_eq!(dots(&points), 0, "a list that was revised for others");
    points[5].original = Some(1990);
    assert_eq!(dots(&points), 2, "what stands there, and what stood");
    assert_eq!(dots(&points[11..]), 1);
}

#[test]
fn a_list_says_its_lines_when_it_is_pointed_at_and_leads_on() {
    let points: Vec<Point> = lists(6, 1).map(|date| point(date, 2000)).collect();
    let tip = |point: &Point| Tip { date: point.date, lines: vec!["<2000>".to_owned()], place: "/a&b".to_owned() };
    let tips: Vec<Tip> = points.iter().map(tip).collect();
    let drawn = |number: usize, months: i64| {
        let points: Vec<Point> = lists(number, months).map(|date| point(date, 2000)).collect();
        let tips = points.iter().map(tip).collect();
        over(Width::Wide, &[Series { tips, ..line(Kind::Rapid, "Rapid", points) }], Range::All).svg.0
    };
    let svg = over(Width::Narrow, &[Series { tips, ..line(Kind::Rapid, "Rapid", points) }], Range::All).svg.0;
    assert_eq!(svg.matches("<a class=\"tip rapid\" href=\"/a&amp;b\">").count(), 6);
    assert!(
        svg.contains("&lt;2000&gt;") && svg.contains("role=\"group\" aria-label=\"Cím\"") && !svg.contains("<title")
    );
    // Where lists stand close, those that can be pointed at are kept, the newest among them.
    let many = drawn(400, 1);
    let hits: Vec<f64> =
        many.split("class=\"hit\" x=\"").skip(1).map(|rest| rest.split('"').next().unwrap().parse().unwrap()).collect();
    assert!(hits.len() > 40 && hits.windows(2).all(|pair| pair[1] - pair[0] >= 10.9), "{hits:?}");
}

#[test]
fn missing_lists_are_seen_as_missing() {
    let points = vec![point(date(2024, 1, 1), 2000), point(date(2024, 6, 1), 2010), point(date(2024, 7, 1), 2015)];
    let gaps = vec![Gap { from: date(2024, 3, 1), until: date(2024, 6, 1), said: "hiányzik".to_owned() }];
    let chart = over(Width::Wide, &[Series { gaps, ..line(Kind::Standard, "Standard", points) }], Range::All);
    let path =
        chart.svg.0.split("class=\"line standard\" d=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    assert_eq!(path.matches('M').count(), 2, "the line is lifted: {path}");
    assert_eq!(chart.svg.0.matches("class=\"missing standard\"").count(), 1);
    assert!(chart.svg.0.contains("<title>hiányzik</title>"));
    assert_eq!(chart.table.rows[1], ["2024.03.01.", "hiányzik"]);
}

#[test]
fn grades_are_bands_with_names() {
    let words =
        HistoryWords { list: String::new(), peak: String::new(), originally: String::new(), none: String::new() };
    let band = |from: i32, to: Option<i32>, name: &str| Band { from, to, name: name.to_owned() };
    let bands = [
        band(1000, Some(1720), "6k"),
        band(1720, Some(1765), "5k"),
        band(1765, Some(1815), "4k"),
        band(1815, None, "3k"),
    ];
    let series = [line(Kind::Go, "Gó", vec![point(date(2024, 1, 1), 1725), point(date(2024, 6, 1), 1790)])];
    for width in WIDTHS {
        let chart =
            History { series: &series, range: Range::All, until: date(2024, 6, 1), bands: &bands, words: &words };
        let drawn = history(&frame(width), chart);
        sane(width, &drawn);
        let names = ["6k", "5k", "4k", "3k"].map(|name| drawn.svg.0.contains(&format!(">{name}</text>")));
        assert_eq!(names[1..3], [true, true], "{}", drawn.svg.0);
        assert!(drawn.svg.0.contains("class=\"band\""));
    }
}

#[test]
fn a_coordinate_is_written_to_a_tenth() {
    let written = |value: f64| maud::html! { (Px(value)) }.into_string();
    assert_eq!([0.0, -0.04, 0.25, -1.25, 12.0, -3.0].map(written), ["0", "0", "0.3", "-1.3", "12", "-3"]);
}

/// A peak on the last list but one, or on the second: its label ends where the drawing does.
#[test]
fn the_label_of_a_peak_stays_within_the_drawing() {
    for (peak, width) in [(118, Width::Narrow), (118, Width::Wide), (1, Width::Narrow), (1, Width::Wide)] {
        let points = (0..120).map(|at| point(date(2015, 1, 1) + at.months(), if at == peak { 2400 } else { 2300 }));
        let series = [line(Kind::Standard, "Standard", points.collect())];
        let svg = over(width, &series, Range::All).svg.0;
        let mut labels = svg.split("class=\"label standard\"").skip(1);
        let label = labels.find(|part| part.contains("text-anchor=\"middle\"")).expect("a label");
        let of = |name: &str| label.split(&format!(" {name}=\"")).nth(1).and_then(|rest| rest.split('"').next());
        let middle: f64 = of("x").and_then(|x| x.parse().ok()).expect("a place");
        let text = label.split('>').nth(1).and_then(|rest| rest.split('<').next()).expect("a text");
        let ring = svg.split("class=\"peak standard\" cx=\"").nth(1).and_then(|rest| rest.split('"').next());
        let ring: f64 = ring.and_then(|x| x.parse().ok()).expect("a ring");
        let half = width.of_text(text) / 2.0;
        assert!(middle - half >= 0.0 && middle + half <= width.units(), "{middle} {text}");
        assert!(if peak == 1 { middle > ring } else { middle < ring }, "{middle} {text}: {ring}");
    }
}

#[test]
fn a_column_has_those_between_its_limits() {
    // From 1200 to 1575 in steps of twenty: nineteen columns, where tens would be thirty-eight.
    let rows = spread(Width::Wide, &[1400, 1203, 1255, 1207], Some(1575)).table.rows;
    assert_eq!(rows.len(), 19);
    let counted: Vec<String> = rows.iter().filter(|row| row[1] != "0").map(|row| row.join(": ")).collect();
    assert_eq!(counted, ["1200–1219: 2", "1240–1259: 1", "1400–1419: 1"]);
    assert_eq!(rows[18], ["1560–1579 (én 1575)", "0"]);
    let rows = spread(Width::Wide, &[-5, 12], Some(-31)).table.rows;
    let told: Vec<String> = rows.iter().map(|row| row.join(": ")).collect();
    assert_eq!(told, ["-40–-31 (én -31): 0", "-30–-21: 0", "-20–-11: 0", "-10–-1: 1", "0–9: 0", "10–19: 1"]);
}
