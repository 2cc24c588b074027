//! A player's page for the terminal.

use super::super::papers::papers_table;
use super::super::register::{birth, day, labels, lean_table, name, number, sex};
use super::GoNow;
use crate::words::go::without_tournament;
use crate::words::sheet::{activity, rating};
use crate::words::{Language, go_facts};
use arpad_model::{Change, Coverage, Fact, Origin, Series, Title};
use arpad_office::views::decided_now::DecidedNow;
use arpad_office::views::go_standing::go_standing;
use arpad_office::views::person_page::{Listed, PersonPage, Played, SeriesHistory};

/// Lines of a history that are shown at once.
const MOST: usize = 12;

/// The page; the whole history only where it is asked for.
pub(super) fn of(
    language: Language,
    page: &PersonPage,
    (coverage, go): (Option<Coverage>, &GoNow),
    all: bool,
) -> String {
    let most = if all { usize::MAX } else { MOST };
    let mut parts = vec![head(language, page, coverage), ratings(language, page, (coverage, go))];
    if !page.titles.is_empty() {
        parts.push(section(&language.label("player-titles"), &titles(language, &page.titles)));
    }
    if !page.papers.is_empty() {
        parts.push(section(&language.label("player-papers"), &papers_table(language, &page.papers)));
    }
    for history in &page.series {
        let series = language.label(&format!("series-{}", history.series.as_str()));
        let heading = language.say("player-history", &[("series", Fact::Name(series))]);
        parts.push(section(&heading, &series_table(language, history, most)));
    }
    if !page.tournaments.is_empty() {
        let table = tournaments(language, &page.tournaments, most);
        parts.push(section(&language.label("player-tournaments"), &table));
    }
    parts.join("\n")
}

fn section(heading: &str, body: &str) -> String {
    let indented: String = body.lines().map(|line| format!("  {line}\n")).collect();
    format!("{heading}\n{indented}")
}

fn head(language: Language, page: &PersonPage, coverage: Option<Coverage>) -> String {
    let person = &page.person;
    let title = if person.title.is_empty() { String::new() } else { format!("   {}", person.title) };
    let mut lines = vec![format!("{}{title}", name(language, &person.name))];
    let mut numbers = vec![language.say("player-number", &[("person", Fact::from(person.id.0))])];
    let kinds = page.numbers.by_kind();
    for (kind, all) in kinds {
        if !all.is_empty() {
            numbers.push(format!("{kind} {}", all.join(", ")));
        }
    }
    lines.push(numbers.join("   "));
    let mut life = Vec::new();
    if person.born.is_some() {
        life.push(language.say("player-born", &[("born", Fact::Name(birth(language, person.born)))]));
    }
    if let Some(died) = person.died {
        life.push(language.say("player-died", &[("day", Fact::from(died))]));
    }
    life.extend([sex(language, person.sex), person.country.clone()]);
    life.retain(|part| !part.is_empty());
    if !life.is_empty() {
        lines.push(life.join("   "));
    }
    if let Some(club) = &page.club {
        let town = if club.town.is_empty() { String::new() } else { format!(", {}", club.town) };
        lines.push(format!("{}: {}{town}", language.label("player-club"), club.name));
    }
    if let Some(letter) = coverage {
        let said = language.label(&format!("register-coverage-{letter}"));
        lines.push(format!("{}: {said}", language.label("register-coverage")));
    }
    if person.withheld {
        lines.push(language.label("player-hidden"));
    }
    for other in &page.merged {
        lines.push(language.say("player-merged-here", &[("person", Fact::from(other.id.0))]));
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn ratings(language: Language, page: &PersonPage, (coverage, go): (Option<Coverage>, &GoNow)) -> String {
    let heading = language.label("player-ratings");
    // What a go list counts are tournaments.
    let only_go = page.series.iter().all(|history| history.series == Series::Go);
    let counted = if only_go { "go-tournament-count" } else { "player-games" };
    let number_key = if only_go { "player-points" } else { "player-rating" };
    let header = labels(language, ["player-series", number_key, "player-list", counted, "player-k", "player-status"]);
    let row = |history: &SeriesHistory| {
        let Listed { list, row, .. } = history.official()?;
        let mut status = Vec::new();
        if row.rating.is_some() {
            status.push(activity(language, row.active));
        }
        if let Some(ours) = history.forecast() {
            let facts = [("rating", rating(language, ours.row.rating, None)), ("date", day(language, ours.list.day))];
            status.push(language.say_texts("player-forecast-of", &facts));
        }
        if let Some(missing) = history.not_on {
            status.push(language.say("player-not-on", &[("date", Fact::from(missing))]));
        }
        Some(vec![
            language.label(&format!("series-{}", history.series.as_str())),
            rating(language, row.rating, row.grade),
            day(language, list.day),
            match (history.series, history.games) {
                (Series::Go, games) if only_go => number(games),
                (Series::Go, Some(count)) => language.say("player-of-tournaments", &[("count", Fact::from(count))]),
                (_, games) => number(games),
            },
            number(row.k),
            status.join("; "),
        ])
    };
    let rows: Vec<Vec<String>> = page.series.iter().filter_map(row).collect();
    let mut body = match rows.is_empty() {
        true => format!("{}\n", language.label("player-not-rated")),
        false => lean_table(&header, &[1, 3, 4], rows),
    };
    for line in go_now(language, page, go) {
        body.push_str(&format!("{line}\n"));
    }
    // Who belongs to the system no more enters no domestic tournament by its points.
    if coverage == Some(Coverage::Outside) {
        return section(&heading, &body);
    }
    for listed in page.series.iter().filter_map(SeriesHistory::official) {
        let row = DecidedNow::put_to(&go.decided, &listed.row);
        for line in go_standing(&row).ok().flatten().iter().flat_map(|one| go_facts::standing(language, one)) {
            body.push_str(&format!("{line}\n"));
        }
    }
    section(&heading, &body)
}

/// Of go: what was decided and holds, and what the next list would have.
fn go_now(language: Language, page: &PersonPage, go: &GoNow) -> Vec<String> {
    let who = name(language, &page.person.name);
    let mut told: Vec<String> = go.decided.iter().map(|one| go_facts::decided_now(language, one, &who)).collect();
    if let Some(next) = go.next.as_ref().filter(|next| next.games > 0) {
        let number = rating(language, next.live.rating, next.live.grade);
        told.push(language.say("desk-go-next", &[("rating", Fact::Name(number)), ("games", Fact::from(next.games))]));
    }
    told
}

fn titles(language: Language, titles: &[Title]) -> String {
    let header = labels(language, ["register-title", "register-awarded"]);
    lean_table(&header, &[], titles.iter().map(|one| vec![one.title.clone(), day(language, one.awarded)]).collect())
}

/// The newest list first.
fn series_table(language: Language, history: &SeriesHistory, most: usize) -> String {
    let is_go = history.series == Series::Go;
    let keys = ["player-list", if is_go { "player-points" } else { "player-rating" }, "player-change", "player-games"];
    let mut header = labels(language, keys).to_vec();
    if !is_go {
        header.push(language.label("player-k"));
    }
    header.push(String::new());
    let row = |listed: &Listed| {
        let Listed { list, row, is_forecast, ours, is_marked_unrated, after, .. } = listed;
        let mut cells = vec![
            day(language, list.day),
            rating(language, row.rating, row.grade),
            row.change.map(|change| signed(language, change.of(history.series))).unwrap_or_default(),
            row.period_games.to_string(),
        ];
        if !is_go {
            cells.push(number(row.k));
        }
        let mut marks = Vec::new();
        if list.origin == Origin::Fide {
            marks.push(language.label("player-fide-list"));
        }
        marks.extend(without_tournament(list).map(|key| language.label(key)));
        if !after.is_empty() {
            marks.push(after.clone());
        }
        if *is_forecast {
            marks.push(language.label("player-forecast"));
        }
        if let Some(ours) = ours {
            marks.push(language.say("player-ours", &[("rating", Fact::from(*ours))]));
        }
        if *is_marked_unrated {
            marks.push(language.fell_below_floor(list));
        }
        if list.revision > 0 {
            marks.push(language.say("player-revision", &[("revision", Fact::from(list.revision))]));
        }
        cells.push(marks.join(", "));
        cells
    };
    let told = if most == usize::MAX { history.lists.iter().rev().collect() } else { telling(&history.lists, most) };
    let left_out = history.lists.len() - told.len();
    let mut text = lean_table(&header, &[1, 2, 3, 4], told.into_iter().map(row).collect());
    if left_out > 0 {
        text.push_str(&language.say("player-lists-left-out", &[("count", Fact::from(left_out))]));
        text.push('\n');
    }
    text
}

/// The newest list, then those on which something happened, newest first.
fn telling(lists: &[Listed], most: usize) -> Vec<&Listed> {
    let happened = |at: usize| {
        let (now, before) = (&lists[at].row, at.checked_sub(1).map(|before| &lists[before].row));
        at + 1 == lists.len()
            || now.period_games > 0
            || before.is_none_or(|before| (before.rating, before.grade) != (now.rating, now.grade))
    };
    (0..lists.len()).rev().filter(|at| happened(*at)).take(most).map(|at| &lists[at]).collect()
}

/// A change with its sign: in chess hundredths before rounding, in go whole points.
fn signed(language: Language, change: Change) -> String {
    let (fact, is_gain) = match change {
        Change::Points(points) => (Fact::from(points), points > 0),
        Change::Hundredths(exact) => (Fact::Hundredths(exact), exact.0 > 0),
    };
    let text = language.value(&fact);
    if is_gain { format!("+{text}") } else { text }
}

fn tournaments(language: Language, played: &[Played], most: usize) -> String {
    let header =
        labels(language, ["player-ends", "register-person", "player-tournament", "player-series", "player-rated-in"]);
    let row = |one: &Played| {
        let event = &one.tournament;
        let rated = match &one.list {
            Some(list) => day(language, list.day),
            None => language.label(&format!("player-state-{}", event.state.as_str())),
        };
        let series = language.label(&format!("series-{}", event.series.as_str()));
        vec![day(language, event.ends), event.id.to_string(), event.name.clone(), series, rated]
    };
    let rows = played.iter().take(most).map(row).collect();
    earlier(language, lean_table(&header, &[1], rows), played.len(), most)
}

/// Says how many lines were left out.
fn earlier(language: Language, mut table: String, count: usize, most: usize) -> String {
    if count > most {
        table.push_str(&language.say("player-earlier", &[("count", Fact::from(count - most))]));
        table.push('\n');
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_are_left_out_are_counted() {
        let told = |count| earlier(Language::En, "table\n".to_owned(), count, 12);
        assert_eq!(told(12), "table\n");
        assert_eq!(told(13), "table\n… and 1 earlier (--all)\n");
    }
}
