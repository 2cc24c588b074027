//! The shorter questions: the table, a rating inside a period, applications, direct titles, arbiters.

use super::law::law;
use super::{TitleQuestion, fault, system, title};
use crate::files::from_case::fault as case_fault;
use arpad_formats::document::{Fields, Node};
use arpad_model::{HalfPoints, Hundredths, Tempo};
use arpad_rules::calendar::Calendar;
use arpad_rules::catalogue::{self, AnyEdition};
use arpad_rules::chess::edition::Edition as RatingEdition;
use arpad_rules::titles::application::{Application, NormGained};
use arpad_rules::titles::arbiters::{ArbiterCase, ArbiterNorm, ArbiterTitle, NormKind};
use arpad_rules::titles::direct::{Place, Winner};
use arpad_rules::titles::interim::{InterimCase, InterimGame};
use arpad_rules::titles::norm::{ForeignerRule, Via};
use arpad_rules::titles::title::FideTitle;
use jiff::civil::Date;

/// The most norms and games of such a question.
const MOST: usize = 200;

pub(super) fn table(root: &Node<'_>, calendar: &Calendar) -> Option<TitleQuestion> {
    let fields = root.object(&["ask", "edition", "parameters", "title", "games", "average"])?;
    let title = title(&fields, &FideTitle::BY_NORMS);
    let games = number(&fields, "games", 1..=60);
    let average = number(&fields, "average", 1..=4000);
    let law = law(&fields, calendar, None)?;
    Some(TitleQuestion::Table { law, title: title?, games: games? as u16, average: average? })
}

pub(super) fn interim(root: &Node<'_>, calendar: &Calendar) -> Option<TitleQuestion> {
    let known = [
        "ask",
        "edition",
        "parameters",
        "rating_edition",
        "title",
        "rating",
        "k",
        "games_before",
        "change_before",
        "games",
    ];
    let fields = root.object(&known)?;
    let title = title(&fields, &FideTitle::ALL);
    let rating = number(&fields, "rating", 1..=4000);
    let k = number(&fields, "k", 1..=80);
    let games_before = fields.optional("games_before").and_then(|node| node.whole(0..=1_000_000)).unwrap_or(0);
    let change_before = match fields.optional("change_before") {
        Some(node) => decimal(&node),
        None => Some(Hundredths::default()),
    };
    let games: Vec<InterimGame> = fields.required("games").map(|node| few(&node, game)).unwrap_or_default();
    let by = rating_law(&fields, calendar);
    let law = law(&fields, calendar, None)?;
    let case = InterimCase {
        title: title?,
        rating: rating? as i16,
        k: k? as u8,
        games_before: games_before as u32,
        change_before: change_before?,
        games,
    };
    Some(TitleQuestion::Interim(law, Box::new(by?), case))
}

/// The rating regulation by which a period changes; none named = that in force now.
fn rating_law(fields: &Fields<'_>, calendar: &Calendar) -> Option<RatingEdition> {
    if let Some(node) = fields.optional("rating_edition") {
        let is_it = |one: &&AnyEdition| matches!(one, AnyEdition::Chess(chess) if chess.tempo == Tempo::Standard);
        let known: Vec<&str> = catalogue::ALL.iter().filter(is_it).map(|one| one.id().0).collect();
        let find = |id: &str| catalogue::chess_edition(id).filter(|one| one.tempo == Tempo::Standard);
        return node.parsed(&known.join(", "), find).copied();
    }
    let newest = calendar.reigns().iter().rev().find(|reign| reign.system == Tempo::Standard.into());
    newest.and_then(|reign| catalogue::chess_edition(reign.edition.0)).copied()
}

fn game(node: &Node<'_>) -> Option<InterimGame> {
    let fields = node.object(&["opponent_rating", "score", "event"])?;
    let opponent = number(&fields, "opponent_rating", 1..=4000);
    let score = fields
        .required("score")
        .and_then(|node| node.parsed("1, 0.5, 0", |text| HalfPoints::parse(text).filter(|score| score.0 <= 2)));
    let event = fields.optional("event").and_then(|node| node.whole(0..=1_000_000)).unwrap_or(0);
    Some(InterimGame { opponent: opponent? as i16, score: score?, event: event as u32, part: 0 })
}

pub(super) fn application(root: &Node<'_>, calendar: &Calendar) -> Option<TitleQuestion> {
    let known = ["ask", "edition", "parameters", "title", "applied", "highest_rating", "games", "reached", "norms"];
    let fields = root.object(&known)?;
    let title = title(&fields, &FideTitle::ALL);
    let highest = fields.optional("highest_rating").and_then(|node| node.whole(1..=4000));
    let games = fields.optional("games").and_then(|node| node.whole(0..=1_000_000));
    let norms = fields.optional("norms").map(|node| few(&node, norm)).unwrap_or_default();
    let law = law(&fields, calendar, day(&fields, "applied"))?;
    let case = Application {
        title: title?,
        highest_rating: highest.map(|rating| rating as i16),
        games: games.map(|games| games as u32),
        reached: day(&fields, "reached"),
        norms,
    };
    Some(TitleQuestion::Application(law, case))
}

fn norm(node: &Node<'_>) -> Option<NormGained> {
    let known = [
        "title",
        "credited_games",
        "foreigner_rule",
        "via",
        "single_round_days",
        "end",
        "event_156",
        "registered",
        "event",
    ];
    let fields = node.object(&known)?;
    let titles = FideTitle::BY_NORMS.map(FideTitle::as_str).join(", ");
    let title = fields
        .optional("title")
        .and_then(|node| node.parsed(&titles, |text| FideTitle::BY_NORMS.into_iter().find(|one| one.as_str() == text)));
    let credited = number(&fields, "credited_games", 0..=60);
    let rules = ForeignerRule::ALL.map(ForeignerRule::as_str).join(", ");
    let rule = fields
        .required("foreigner_rule")
        .and_then(|node| node.parsed(&rules, |text| ForeignerRule::ALL.into_iter().find(|rule| rule.as_str() == text)));
    let vias = Via::ALL.map(Via::as_str).join(", ");
    let via = fields
        .optional("via")
        .and_then(|node| node.parsed(&vias, |text| Via::ALL.into_iter().find(|via| via.as_str() == text)));
    let days = fields.optional("single_round_days").and_then(|node| node.whole(0..=1000)).unwrap_or(0);
    let letters = "a, b, c, d, e, f";
    let listed = fields
        .optional("event_156")
        .and_then(|node| node.parsed(letters, |text| text.parse().ok().filter(|letter| ('a'..='f').contains(letter))));
    Some(NormGained {
        title,
        credited_games: credited? as u16,
        is_normal: rule? == ForeignerRule::Normal,
        is_eight_of_nine: via == Some(Via::EightOfNine),
        single_round_days: days as u16,
        end: day(&fields, "end"),
        listed,
        registered: day(&fields, "registered"),
    })
}

pub(super) fn direct(root: &Node<'_>) -> Option<TitleQuestion> {
    let known = ["ask", "title", "event", "place", "highest_rating", "games", "reached", "olympiad"];
    let fields = root.object(&known)?;
    let highest = fields.optional("highest_rating").and_then(|node| node.whole(1..=4000));
    let games = fields.optional("games").and_then(|node| node.whole(0..=1_000_000));
    let olympiad = fields.optional("olympiad").and_then(|node| node.boolean()).unwrap_or(false);
    let places = Place::ALL.map(Place::as_str).join(", ");
    let row = match fields.optional("event") {
        None => None,
        Some(event) => {
            let place = fields.required("place").and_then(|node| {
                node.parsed(&places, |text| Place::ALL.into_iter().find(|place| place.as_str() == text))
            });
            Some((event.text()?.to_owned(), place?))
        }
    };
    // With a place in an event the table says the title.
    let title = if row.is_some() { Some(FideTitle::Cm) } else { title(&fields, &FideTitle::ALL) };
    let winner = Winner {
        title: title?,
        highest_rating: highest.map(|rating| rating as i16),
        games: games.map(|games| games as u32),
        reached: day(&fields, "reached"),
        olympiad,
    };
    Some(TitleQuestion::Direct { winner, row })
}

pub(super) fn arbiter(root: &Node<'_>) -> Option<TitleQuestion> {
    let fields = root.object(&["ask", "title", "applied", "born", "fa_since", "norms"])?;
    let title = fields.required("title").and_then(|node| {
        node.parsed("FA, IA", |text| {
            [ArbiterTitle::Fa, ArbiterTitle::Ia].into_iter().find(|title| title.as_str() == text)
        })
    });
    let applied = fields.required("applied").and_then(|node| node.date());
    let norms = fields.required("norms").map(|node| few(&node, arbiter_norm)).unwrap_or_default();
    let (born, fa_since) = (day(&fields, "born"), day(&fields, "fa_since"));
    Some(TitleQuestion::Arbiter(ArbiterCase {
        title: title?,
        applied: applied?,
        born,
        is_registered: None,
        fa_since,
        norms,
    }))
}

fn arbiter_norm(node: &Node<'_>) -> Option<ArbiterNorm> {
    let known = ["kind", "system", "rounds", "players", "rated", "federations", "chief_arbiter", "end"];
    let fields = node.object(&known)?;
    let kinds = NormKind::ALL.map(NormKind::as_str).join(", ");
    let kind = fields
        .required("kind")
        .and_then(|node| node.parsed(&kinds, |text| NormKind::ALL.into_iter().find(|kind| kind.as_str() == text)));
    let end = fields.required("end").and_then(|node| node.date());
    let paired = fields.optional("system").and_then(|node| system(&node));
    let count = |name: &str| fields.optional(name).and_then(|node| node.whole(0..=100_000)).unwrap_or(0);
    Some(ArbiterNorm {
        kind: kind?,
        system: paired,
        rounds: count("rounds").min(1000) as u16,
        players: count("players") as u32,
        rated: count("rated") as u32,
        federations: count("federations") as u32,
        chief_arbiter: fields.optional("chief_arbiter").and_then(|node| node.scalar()),
        end: end?,
    })
}

pub(super) fn certificates(root: &Node<'_>) -> Option<TitleQuestion> {
    let fields = root.object(&["ask", "system", "players"])?;
    let paired = fields.required("system").and_then(|node| system(&node));
    let players = number(&fields, "players", 0..=100_000);
    Some(TitleQuestion::Certificates { system: paired?, players: players? as u32 })
}

fn number(fields: &Fields<'_>, name: &str, range: std::ops::RangeInclusive<i64>) -> Option<i64> {
    fields.required(name).and_then(|node| node.whole(range))
}

fn day(fields: &Fields<'_>, name: &str) -> Option<Date> {
    fields.optional(name).and_then(|node| node.date())
}

fn decimal(node: &Node<'_>) -> Option<Hundredths> {
    let parsed = Hundredths::parse(node.text()?).ok().filter(|change| change.0.abs() < 1_000_000);
    if parsed.is_none() {
        node.fault(case_fault::NOT_A_DECIMAL, vec![]);
    }
    parsed
}

/// The items of a list that is not too long.
fn few<T>(node: &Node<'_>, read: impl Fn(&Node<'_>) -> Option<T>) -> Vec<T> {
    if node.len() > MOST {
        node.fault(fault::TOO_MANY_NORMS, vec![("count", node.len().to_string()), ("most", MOST.to_string())]);
        return Vec::new();
    }
    node.list().filter_map(|node| read(&node)).collect()
}
