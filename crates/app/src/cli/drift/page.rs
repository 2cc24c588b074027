//! The answer for people.

use crate::cli::table::table;
use crate::cli::values::day;
use crate::words::Language;
use crate::words::measured::{
    above_sentence, alarm_sentence, bands, converted_sentence, decimal, percent, quiet_sentence,
};
use arpad_instruments::drift::balance::Door;
use arpad_instruments::drift::curve::{CLASSES, Step, WIDTH};
use arpad_instruments::drift::spread::Measure;
use arpad_model::{Decimal, Fact, Series};
use arpad_office::views::drift::{Drift, OfGroup, OfList};
use arpad_rules::chess::editions::{FIDE_2013, SCALE_WATCHED};
use std::fmt::Write;

/// So many clubs are shown, those with the fewest games outside.
const CLUBS: usize = 10;

pub(super) fn page(language: Language, series: Series, found: &Drift) -> String {
    let mut page = lists(language, series, found);
    balance(language, found, &mut page);
    cohorts(language, found, &mut page);
    curve(language, found, &mut page);
    clubs(language, found, &mut page);
    alarms(language, found, &mut page);
    if series == Series::Go {
        let _ = writeln!(page, "\n{}", language.label("drift-go-without"));
    }
    page
}

fn lists(language: Language, series: Series, found: &Drift) -> String {
    let keys =
        ["list", "players", "mean", "deviation", "lower", "median", "upper", "change", "left", "moved", "entered"];
    let header = keys.map(|key| language.label(&format!("drift-{key}")));
    let row = |one: &OfList| {
        let mut cells = vec![day(language, one.list.day)];
        match &one.rated {
            Some(spread) => {
                cells.push(spread.players.to_string());
                let of = |measure: Measure| number(language, spread.get(measure).hundredths(), false);
                cells.extend([of(Measure::Mean), decimal(language, spread.deviation(), 1)]);
                cells.extend([of(Measure::Lower), of(Measure::Median), of(Measure::Upper)]);
            }
            None => cells.extend(std::iter::repeat_n(String::new(), 6)),
        }
        let change = one.changes.as_ref().map(|[rated, _]| rated);
        let told = change.and_then(|of| Some((of, of.whole(Measure::Mean)?, of.in_hundredths(Measure::Mean)?)));
        match told {
            Some((of, whole, parts)) => {
                cells.push(number(language, whole.hundredths(), true));
                // Among all who are rated nobody lapses and nobody returns.
                let parts = [0, 2, 4].map(|at| format!("{} ({})", number(language, parts[at], true), of.counts[at]));
                cells.extend(parts);
            }
            None => cells.extend(std::iter::repeat_n(String::new(), 4)),
        }
        cells
    };
    let right: Vec<usize> = (1..keys.len()).collect();
    let name = language.label(&format!("series-{}", series.as_str()));
    let title = language.say_texts("drift-title", &[("series", name)]);
    let paragraph = match series {
        Series::Chess(_) => {
            let facts = [("edition", FIDE_2013.id.to_string()), ("paragraph", language.cite(SCALE_WATCHED))];
            language.say_texts("drift-why", &facts)
        }
        Series::Go => String::new(),
    };
    let rows = found.lists.iter().map(row).collect();
    format!("{}\n\n{}", format!("{title} {paragraph}").trim_end(), table(&header, &right, rows))
}

fn balance(language: Language, found: &Drift, page: &mut String) {
    if found.lists.iter().all(|one| one.balance.is_none()) {
        return;
    }
    let points = |hundredths: i64, signed: bool| number(language, hundredths, signed);
    let mut rows = vec![vec![language.label("drift-pool-before"), points(found.balance.before, false), String::new()]];
    for door in Door::ALL {
        let (line, count) = (found.balance.line(door), found.balance.count(door));
        if line != 0 || count != 0 {
            let count = if count == 0 { String::new() } else { language.value(&Fact::Number(count as i64)) };
            let paragraph = found.edition.as_deref().and_then(|edition| door.paragraph(edition));
            let cited = paragraph.map(|paragraph| format!(" ({})", language.cite(paragraph))).unwrap_or_default();
            let named = format!("{}{cited}", language.label(&format!("drift-door-{}", door.as_str())));
            rows.push(vec![named, points(line, true), count]);
        }
    }
    rows.push(vec![language.label("drift-unexplained"), points(found.balance.unexplained(), true), String::new()]);
    rows.push(vec![language.label("drift-pool-after"), points(found.balance.after, false), String::new()]);
    let header = ["drift-door", "drift-points", "drift-players-by-door"].map(|key| language.label(key));
    let _ = write!(page, "\n{}\n\n{}", language.label("drift-balance"), table(&header, &[1, 2], rows));
}

fn cohorts(language: Language, found: &Drift, page: &mut String) {
    if found.cohorts.is_empty() {
        return;
    }
    let _ = writeln!(page, "\n{}\n", language.label("drift-cohorts"));
    for cohort in &found.cohorts {
        let facts = [
            ("from", Fact::Number(cohort.ages.0.into())),
            ("to", Fact::Number(cohort.ages.1.into())),
            ("people", Fact::from(cohort.people)),
            ("years", Fact::from(cohort.sums.len() - 1)),
            ("change", Fact::Name(signed(language, cohort.a_year, 1))),
            ("error", Fact::Name(decimal(language, cohort.error, 1))),
        ];
        let _ = writeln!(page, "  {}", language.say("drift-cohort", &facts));
    }
    for day in &found.converted {
        let _ = writeln!(page, "  {}", converted_sentence(language, *day));
    }
}

fn curve(language: Language, found: &Drift, page: &mut String) {
    let row = |name: String, step: &Step| {
        let (expected, scored, [least, most]) = step.means()?;
        let bounds = format!("{} – {}", percent(language, least), percent(language, most));
        let games = language.value(&Fact::Number(step.games as i64));
        Some(vec![name, games, percent(language, expected), percent(language, scored), bounds])
    };
    let steps = found.curve.by_difference.iter();
    let from: Vec<i32> = (0..).step_by(WIDTH as usize).take(steps.len()).collect();
    let named = bands(language, "drift-by-difference", &from);
    let mut rows: Vec<Vec<String>> = steps.zip(named).filter_map(|(step, name)| row(name, step)).collect();
    let by_class = found.curve.by_class.iter().zip(bands(language, "drift-by-class", &CLASSES));
    rows.extend(by_class.filter_map(|(step, name)| row(name, step)));
    if rows.is_empty() {
        return;
    }
    let header = ["drift-favorite", "drift-games", "drift-expected", "drift-scored", "drift-bounds"];
    let header = header.map(|key| language.label(key));
    let _ = write!(page, "\n{}\n\n{}", language.label("drift-curve"), table(&header, &[1, 2, 3, 4], rows));
    page.push('\n');
    for (who, mean) in ["newcomers", "juniors", "adults"].into_iter().zip(found.above) {
        if let Some(mean) = mean {
            let _ = writeln!(page, "  {}", above_sentence(language, who, &mean));
        }
    }
}

fn clubs(language: Language, found: &Drift, page: &mut String) {
    let clubs = found.clubs.iter().take(CLUBS);
    let clubs = clubs.map(|club| (club.name.clone(), [club.within, club.outside, club.points]));
    among(language, ("drift-club", "drift-clubs"), clubs.collect(), page);
    let groups = |groups: &[OfGroup]| {
        groups.iter().take(CLUBS).map(|one| (one.name.clone(), [one.within, one.outside, one.points])).collect()
    };
    among(language, ("drift-county", "drift-counties"), groups(&found.counties), page);
    among(language, ("drift-federation", "drift-federations"), groups(&found.federations), page);
}

/// Groups with their games within and outside and the points they won outside; one alone has nobody to play with.
fn among(language: Language, (kind, about): (&str, &str), groups: Vec<(String, [i64; 3])>, page: &mut String) {
    if groups.len() < 2 {
        return;
    }
    let header = [kind, "drift-within", "drift-outside", "drift-share", "drift-won"].map(|key| language.label(key));
    let rows = groups.into_iter().map(|(name, [within, outside, points])| {
        let sides = within * 2 + outside;
        let share = if sides == 0 { String::new() } else { percent(language, outside as f64 / sides as f64) };
        let games = [within, outside].map(|games| language.value(&Fact::Number(games)));
        [vec![name], games.to_vec(), vec![share, number(language, points, true)]].concat()
    });
    let table = table(&header, &[1, 2, 3, 4], rows.collect());
    let _ = write!(page, "\n{}\n\n{table}", language.label(about));
}

fn alarms(language: Language, found: &Drift, page: &mut String) {
    if found.tests.is_empty() {
        return;
    }
    let _ = writeln!(page, "\n{}\n", language.label("drift-alarms"));
    let (alarms, quiet): (Vec<_>, Vec<_>) = found.tests.iter().partition(|test| test.is_alarm());
    for test in &alarms {
        let _ = writeln!(page, "  ! {}", alarm_sentence(language, test, found.names.get(&test.subject)));
    }
    if alarms.is_empty() {
        let _ = writeln!(page, "  {}", language.say("drift-no-alarm", &[("count", Fact::from(quiet.len()))]));
    }
    for test in quiet.iter().filter(|test| found.names.get(&test.subject).is_none_or(Vec::is_empty)) {
        let _ = writeln!(page, "  {}", quiet_sentence(language, test));
    }
}

/// Hundredths with the mark of the language; a gain with its sign.
fn number(language: Language, hundredths: i64, signed: bool) -> String {
    // A minus, as estimates have it.
    let text = language.value(&Fact::Hundredths(Decimal(hundredths))).replace('-', "\u{2212}");
    if signed && hundredths > 0 { format!("+{text}") } else { text }
}

fn signed(language: Language, number: f64, places: usize) -> String {
    let text = decimal(language, number, places);
    if number > 0.0 { format!("+{text}") } else { text }
}
