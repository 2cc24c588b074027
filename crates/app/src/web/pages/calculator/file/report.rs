//! What is said about a file: whether it can be rated, every remark with its place, and the forecast.

use super::games;
use super::names::Names;
use super::register;
use crate::web::locale::Visit;
use crate::web::pages::regulations::Cited;
use crate::web::pages::{finding as finding_said, number, regulations, signed, under, wide};
use crate::words::Language;
use crate::words::grouped::{Said, grouped};
use arpad_model::{Fact, GoPeriod, Grade, Paragraph, Thousandths};
use arpad_office::rating::file_norms::FileNorms;
use arpad_office::rating::rate_case::{Answer, ChessAnswer, GoAnswer};
use arpad_office::rating::rate_file::RatedFile;
use arpad_office::views::file_check::RegisterCheck;
use arpad_rules::go::europe::rated::EgfRated;
use arpad_rules::go::hungary::rated::GoRated;
use maud::{Markup, html};

/// Lines of each kind that are shown; the number of the rest is given.
const MOST_LINES: usize = 500;

/// The whole report, one of several where an archive came.
pub(super) fn report(
    visit: &Visit,
    (place, name): (usize, &str),
    file: &RatedFile,
    check: Option<&RegisterCheck>,
    norms: Option<&FileNorms>,
) -> Markup {
    let language = visit.language;
    let edition = file.answer.as_ref().map(Answer::edition);
    let by = edition.map_or_else(|| Cited::from(language), |edition| Cited::by(visit, edition));
    let (key, class) = if file.is_ratable() { ("ratable", "state rated") } else { ("not-ratable", "state rejected") };
    html! {
        section.answer id=(if place == 0 { "result".to_owned() } else { format!("result-{place}") }) aria-label=(language.label("calculator-answer")) {
            h2 { @if name.is_empty() { (language.label("file")) } @else { (name) } }
            p {
                span class=(class) { (language.label(key)) } " " span.quiet { (file.format) }
                @if let Some(edition) = edition { " · " (regulations::link(visit, edition.0)) }
            }
            (remarks(by, file))
            @if let Some(check) = check { (register::section(visit, check)) }
            @match &file.answer {
                Some(Answer::Chess(answer)) => (chess(language, answer)),
                Some(Answer::Mgsz(answer)) => (hungarian(language, answer)),
                Some(Answer::Egf(answer)) => (european(language, answer)),
                None => p { (language.label("calculator-no-forecast")) },
            }
            @if let Some(norms) = norms { (super::norms::section(visit, norms)) }
        }
    }
}

/// One remark: weight, place or paragraph, sentence.
struct Remark {
    severity: &'static str,
    place: String,
    paragraph: Option<Paragraph>,
    sentence: String,
}

/// Faults of a document, notices of the reader and findings of the law, the gravest first.
fn remarks(by: Cited<'_>, file: &RatedFile) -> Markup {
    let language = by.language;
    let names = file.answer.as_ref().map(Names::of).unwrap_or_default();
    let faults = file.faults.iter().map(|fault| Remark {
        severity: "error",
        place: String::new(),
        paragraph: None,
        sentence: language.fault(fault),
    });
    let notices = grouped(&file.notices).into_iter().map(|said| match said {
        Said::One(notice) => Remark {
            severity: notice.severity.as_str(),
            place: match (notice.line, notice.column) {
                (0, _) => String::new(),
                (line, 0) => language.say("calculator-line", &[("line", line.into())]),
                (line, column) => {
                    language.say("calculator-line-column", &[("line", line.into()), ("column", column.into())])
                }
            },
            paragraph: None,
            sentence: language.notice_at_desk(notice),
        },
        Said::More(count, severity) => Remark {
            severity: severity.as_str(),
            place: String::new(),
            paragraph: None,
            sentence: language.say("notice-more-like-it", &[("count", count.into())]),
        },
    });
    let found = file.answer.iter().flat_map(|answer| answer.findings()).chain(&file.refusals);
    let findings = found.map(|finding| Remark {
        severity: finding.severity.as_str(),
        place: names.place(language, finding),
        paragraph: Some(finding.paragraph),
        sentence: finding_said(language, &names.put(finding)),
    });
    let mut all: Vec<Remark> = faults.chain(notices).chain(findings).collect();
    all.sort_by_key(|remark| ["error", "warning", "note"].iter().position(|one| *one == remark.severity));
    html! {
        @if all.is_empty() { p { (language.label("calculator-no-remarks")) } }
        @else {
            h3 { (language.label("findings")) }
            ul.remarks { @for remark in all.iter().take(MOST_LINES) {
                li class=(remark.severity) {
                    b { (language.label(remark.severity)) } " "
                    @if let Some(paragraph) = remark.paragraph { (by.chip(paragraph)) " " }
                    @if !remark.place.is_empty() { span.quiet { (remark.place) ":" } " " }
                    (remark.sentence)
                }
            } }
            (more(language, all.len()))
        }
    }
}

fn more(language: Language, all: usize) -> Markup {
    html! { @if all > MOST_LINES { p.quiet { (language.say("calculator-more-lines", &[("count", (all - MOST_LINES).into())])) } } }
}

/// On a phone these stand below the name: what everybody looks for is before and after.
fn is_spare(key: &str) -> bool {
    matches!(key, "games" | "score" | "expected" | "K" | "status" | "go-point")
}

/// A table of players: headings, which of them are numbers, and the rows.
fn table(language: Language, keys: &[&str], rows: impl ExactSizeIterator<Item = (Markup, Vec<String>)>) -> Markup {
    let title = language.label("calculator-forecast");
    let all = rows.len();
    let table = html! {
        table {
            caption.unseen { (title) }
            thead { tr {
                th scope="col" { (language.label("player")) }
                @for key in keys { th.number.spare[is_spare(key)] scope="col" { (language.label(key)) } }
            } }
            tbody { @for (name, cells) in rows.take(MOST_LINES) {
                @let labelled = |(key, cell): (&&str, &String)| format!("{}: {cell}", language.label(key));
                @let folded: Vec<String> = keys.iter().zip(&cells).filter(|(key, cell)| is_spare(key) && !cell.is_empty()).map(labelled).collect();
                tr {
                    th scope="row" { (name) (under(&folded)) }
                    @for (key, cell) in keys.iter().zip(&cells) { td.number.spare[is_spare(key)] { (cell) } }
                }
            } }
        }
    };
    html! { h3 { (title) } (wide(&title, &table)) (more(language, all)) }
}

fn chess(language: Language, answer: &ChessAnswer) -> Markup {
    let all = &answer.period.players;
    let shown = games::shown(answer);
    let players = all.iter().zip(&answer.rated.players).enumerate().map(|(place, (state, result))| {
        let name = html! {
            (state.name.as_deref().unwrap_or(&state.id))
            @if place < shown { (games::games(language, all, result)) }
        };
        let cells = vec![
            result.before.map_or_else(|| language.label("unrated"), |rating| rating.to_string()),
            result.games.to_string(),
            language.value(&Fact::Score(result.score)),
            result.expected.map(|expected| language.value(&Fact::Hundredths(expected))).unwrap_or_default(),
            result.k.map(|k| k.used.to_string()).unwrap_or_default(),
            result.change.map(|change| signed(language, change)).unwrap_or_default(),
            result.after.map(|after| after.to_string()).unwrap_or_default(),
            language.label(&format!("status-{}", result.status.as_str())),
        ];
        (name, cells)
    });
    html! {
        (table(language, &["before", "games", "score", "expected", "K", "change", "after", "status"], players))
        @if shown < all.len() { p.quiet { (language.say("check-games-left-out", &[("players", shown.into())])) } }
    }
}

fn go_name(period: &GoPeriod, player: usize) -> Markup {
    let player = &period.players[player];
    html! { (player.name.as_deref().unwrap_or(&player.id)) }
}

fn hungarian(language: Language, answer: &GoAnswer<GoRated>) -> Markup {
    let Some(rated) = &answer.rated else { return html! { p { (language.label("go-refused")) } } };
    let points = |points: Option<i32>| points.map(|points| points.to_string()).unwrap_or_default();
    let grade = |grade: Option<Grade>| grade.map(|grade| grade.to_string()).unwrap_or_default();
    let players = rated.players.iter().map(|player| {
        let cells = vec![
            points(player.start),
            number(language, player.sum),
            player.change.map(|change| signed(language, change)).unwrap_or_default(),
            points(player.after),
            grade(player.grade),
            language.label(&format!("go-status-{}", player.status.as_str())),
        ];
        (go_name(&answer.period, player.player), cells)
    });
    table(language, &["before", "go-point", "change", "after", "go-grade", "status"], players)
}

fn european(language: Language, answer: &GoAnswer<EgfRated>) -> Markup {
    let Some(rated) = &answer.rated else { return html! { p { (language.label("go-refused")) } } };
    let exact = |exact: Option<Thousandths>| exact.map(|exact| number(language, exact)).unwrap_or_default();
    let players = rated.players.iter().map(|player| {
        let cells = vec![
            exact(player.start),
            player.change.map(|change| signed(language, change)).unwrap_or_default(),
            exact(player.after),
            language.label(&format!("go-egf-status-{}", crate::answer::egf_status(player))),
        ];
        (go_name(&answer.period, player.player), cells)
    });
    table(language, &["before", "change", "after", "status"], players)
}
