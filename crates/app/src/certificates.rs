//! The forms of a title tournament as sheets for the printer: a certificate for each norm (IT1) and the report on the tournament
//! (IT3), with the fields of the forms and no others. What the file does not say is a line to be written on.

pub(crate) mod it2;

use crate::words::Language;
use arpad_model::{Fact, HalfPoints};
use arpad_office::files::title_event::EventHead;
use arpad_office::rating::file_norms::FileNorms;
use arpad_rules::catalogue;
use arpad_rules::titles::event::{
    Arbiter, COUNTED, Certificate, CertificateRound, Counted, certificate, rounds_per_day, tallies,
};
use arpad_rules::titles::norm::{RoundResult, Via};
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// A field that is filled in by hand.
const BLANK: &str = "………………………";

/// The stylesheet of a document that stands by itself.
const STYLE: &str = "body{font:11pt/1.35 sans-serif;margin:1.5cm}table{border-collapse:collapse;margin:.4rem 0;width:100%}\
    th,td{border:1px solid #999;padding:.12rem .35rem;text-align:left}td.number,th.number{text-align:right}\
    .sheet{break-after:page;margin-bottom:2rem}.sheet:last-of-type{break-after:auto}.signatures td{border:0;padding-top:2.2rem}\
    .quiet{color:#444;font-size:9pt}h2{font-size:14pt;margin:.2rem 0}.unseen{display:none}";

/// All sheets of an event: every norm made, and the report. None where there is nothing to certify.
pub(crate) fn sheets(language: Language, told: &FileNorms) -> Option<Markup> {
    let norms = told.norms.as_ref()?;
    let edition = catalogue::title_edition(norms.edition.0)?;
    let made: Vec<Certificate> = norms
        .people
        .iter()
        .flat_map(|one| one.sought.iter().filter_map(|sought| certificate(edition, &told.event, one, sought)))
        .collect();
    Some(html! {
        @if norms.is_refused() { p.note { (language.label("norms-refused")) } }
        @for one in &made { (it1(language, told, one)) }
        (it3(language, told))
    })
}

/// The same as a document of its own.
pub(crate) fn document(language: Language, told: &FileNorms) -> Option<String> {
    let title = format!("{}: {}", language.label("certificates"), told.head.name);
    Some(paged(language, &title, &sheets(language, told)?))
}

/// A document that stands by itself.
fn paged(language: Language, title: &str, sheets: &Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(if language == Language::Hu { "hu" } else { "en" }) {
            head { meta charset="utf-8"; title { (title) } style { (PreEscaped(STYLE)) } }
            body { (sheets) }
        }
    };
    page.into_string()
}

fn or_blank(text: impl Into<String>) -> String {
    let text = text.into();
    if text.is_empty() { BLANK.to_owned() } else { text }
}

fn arbiter(one: &Arbiter) -> String {
    let number = one.number.map(|number| format!("({number})")).unwrap_or_default();
    [one.title.as_deref().unwrap_or_default(), &one.name, &number].join(" ").trim().to_owned()
}

fn fields(language: Language, caption: &str, rows: &[(&str, String)]) -> Markup {
    html! {
        table { (named(language, caption)) tbody { @for (key, value) in rows {
            tr { th scope="row" { (language.label(&format!("it-{key}"))) } td { (value) } }
        } } }
    }
}

/// What a table is, for who does not see it.
fn named(language: Language, key: &str) -> Markup {
    html! { caption.unseen { (language.label(key)) } }
}

fn day(language: Language, day: Option<jiff::civil::Date>) -> String {
    day.map_or_else(|| BLANK.to_owned(), |day| language.value(&Fact::Date(day)))
}

fn it1(language: Language, told: &FileNorms, one: &Certificate) -> Markup {
    let (event, head): (_, &EventHead) = (&told.event, &told.head);
    let player = &event.entrants[one.entrant];
    let (last, first) = player.name.split_once(',').unwrap_or((player.name.as_str(), ""));
    let score = |score: HalfPoints| language.value(&Fact::Score(score));
    let person = [
        ("title", one.title.to_string()),
        ("name", or_blank(last.trim())),
        ("first-name", or_blank(first.trim())),
        ("id", or_blank(player.number.map(|id| id.to_string()).unwrap_or_default())),
        ("federation", or_blank(player.federation.clone().unwrap_or_default())),
        ("event", or_blank(head.name.clone())),
        ("start", day(language, event.event.start)),
        ("close", day(language, event.end)),
        ("chief", event.chief.as_ref().map_or_else(|| BLANK.to_owned(), arbiter)),
        ("rate-of-play", or_blank(head.rate_of_play.clone())),
    ];
    let left_out: Vec<String> = one.left_out.iter().map(u16::to_string).collect();
    let remarks = match one.via {
        Via::AllGames => String::new(),
        via if left_out.is_empty() => via.as_str().to_owned(),
        via => format!("{}: {}", via.as_str(), left_out.join(", ")),
    };
    let excess = i64::from(one.achieved.0) - i64::from(one.required.0);
    let results = [
        ("average", one.average.to_string()),
        ("required", score(one.required)),
        ("achieved", score(one.achieved)),
        ("excess", score(HalfPoints(excess.max(0) as u32))),
    ];
    html! {
        section.sheet {
            h2 { (language.label("it1")) }
            (fields(language, "certificates-person", &person))
            (fields(language, "certificates-counts", &counts(one)))
            table {
                (named(language, "it-titled"))
                thead { tr { @for title in COUNTED { th.number scope="col" { (title) } } } }
                tbody { tr { @for count in one.by_title { td.number { (count) } } } }
            }
            div.wide {
                table {
                    (named(language, "certificates-rounds"))
                    thead { tr { @for key in ["round", "opponent", "id", "federation", "rating", "adjusted", "held", "score"] {
                        th scope="col" { (language.label(&format!("it-{key}"))) }
                    } } }
                    tbody { @for round in &one.rounds { (line(told, round)) } }
                }
            }
            (fields(language, "certificates-result", &results))
            (fields(language, "it-remarks", &[("remarks", remarks)]))
            table.signatures { (named(language, "certificates-signatures")) tbody { tr {
                td { (BLANK) br; (language.label("it-signed-chief")) }
                td { (BLANK) br; (language.label("it-signed-federation")) }
            } } }
        }
    }
}

/// The fields of [`counts`] that every certificate has.
const COUNTED_KEYS: [&str; 5] = ["federations", "foreign", "of-host", "rated", "titled"];

/// Whom a norm was made against, in the order of the forms.
fn counts(one: &Certificate) -> Vec<(&'static str, String)> {
    let number = |count: u16| count.to_string();
    let of_host = one.of_host.map_or_else(|| BLANK.to_owned(), number);
    let values = [number(one.federations), number(one.foreign), of_host, number(one.rated), number(one.titled)];
    let mut counts = vec![("games", number(one.games))];
    counts.extend(COUNTED_KEYS.into_iter().zip(values));
    if let Some(large) = one.large_swiss {
        counts.extend([
            ("swiss-federations", large.federations.to_string()),
            ("swiss-rated", large.foreigners.to_string()),
            ("swiss-titled", large.titled.to_string()),
        ]);
    }
    counts
}

fn line(told: &FileNorms, round: &CertificateRound) -> Markup {
    let opponent = round.opponent.map(|place| &told.event.entrants[place]);
    let titles: Vec<&str> =
        opponent.map(|one| one.titles.each().map(|title| title.as_str()).collect()).unwrap_or_default();
    html! { tr {
        td.number { (round.round) }
        td { (opponent.map(|one| one.name.as_str()).unwrap_or_default()) }
        td.number { (opponent.and_then(|one| one.number).map(|id| id.to_string()).unwrap_or_default()) }
        td { (opponent.and_then(|one| one.federation.as_deref()).unwrap_or_default()) }
        td.number { (opponent.and_then(|one| one.rating).map(|rating| rating.to_string()).unwrap_or_default()) }
        td.number { (round.adjusted.map(|rating| rating.to_string()).unwrap_or_default()) }
        td { (titles.join(" ")) }
        td { (mark(round.result)) }
    } }
}

/// As the form writes it: 1 ½ 0 played, + = − unplayed.
fn mark(result: Option<RoundResult>) -> &'static str {
    match result {
        Some(RoundResult::Played(HalfPoints(2))) => "1",
        Some(RoundResult::Played(HalfPoints(1))) => "½",
        Some(RoundResult::Played(_)) => "0",
        Some(RoundResult::ForfeitWin | RoundResult::PairingBye | RoundResult::Requested(HalfPoints(2))) => "+",
        Some(RoundResult::Requested(HalfPoints(1))) => "=",
        Some(RoundResult::ForfeitLoss | RoundResult::Requested(_)) => "−",
        None => "",
    }
}

fn it3(language: Language, told: &FileNorms) -> Markup {
    let (event, head) = (&told.event, &told.head);
    let per_day = match rounds_per_day(event) {
        Some((least, most)) if least == most => most.to_string(),
        Some((least, most)) => format!("{least}–{most}"),
        None => BLANK.to_owned(),
    };
    let deputies: Vec<String> = event.deputies.iter().map(arbiter).collect();
    let rows = [
        ("federation", or_blank(event.event.federation.clone().unwrap_or_default())),
        ("event", or_blank(head.name.clone())),
        ("place", or_blank(head.city.clone())),
        ("start", day(language, event.event.start)),
        ("close", day(language, event.end)),
        ("organiser", BLANK.to_owned()),
        ("contact", BLANK.to_owned()),
        ("rounds", event.event.rounds.to_string()),
        ("rounds-per-day", per_day),
        ("rate-of-play", or_blank(head.rate_of_play.clone())),
        ("type", or_blank(head.kind.clone())),
        ("pairing", or_blank(head.pairing.clone())),
        ("program", or_blank(head.program.clone())),
        ("exceptions", BLANK.to_owned()),
        ("chief", event.chief.as_ref().map_or_else(|| BLANK.to_owned(), arbiter)),
        ("deputies", or_blank(deputies.join(", "))),
        ("arbiters", BLANK.to_owned()),
    ];
    let count = |count: Option<u16>| count.map_or_else(|| BLANK.to_owned(), |count| count.to_string());
    html! {
        section.sheet {
            h2 { (language.label("it3")) }
            (fields(language, "it-event", &rows))
            table {
                (named(language, "certificates-players"))
                thead { tr { th scope="col" { (language.label("certificates-players")) } @for key in ["number", "of-federations", "host", "others"] {
                    th.number scope="col" { (language.label(&format!("it-{key}"))) }
                } } }
                tbody { @for line in tallies(event) {
                    tr {
                        th scope="row" { @match line.who {
                            Counted::Rated => (language.label("it-rated-players")),
                            Counted::Unrated => (language.label("it-unrated-players")),
                            Counted::Titled(title) => (title),
                        } }
                        td.number { (line.players) }
                        td.number { (line.federations) }
                        td.number { (count(line.of_host)) }
                        td.number { (count(line.of_others)) }
                    }
                } }
            }
        }
    }
}
