//! A player's page for programs; empty fields are null.

use super::super::papers::paper_json;
use super::super::register::birth;
use crate::answer::club::club;
use crate::answer::player::{DecidedTold, history, played, title};
use crate::answer::records::PersonRecord;
use crate::answer::schema::value;
use crate::words::Language;
use arpad_model::{Birth, Coverage, Sex};
use arpad_office::views::decided_now::DecidedNow;
use arpad_office::views::person_page::{LeftSheet, PersonPage, RightSheet, Status};
use serde_json::{Value, json};

pub(super) fn of(page: &PersonPage, coverage: Option<Coverage>, decided: &[DecidedNow]) -> Value {
    json!({
        "person": PersonRecord::of(&page.person),
        "numbers": {"komir": page.numbers.komir, "fide": page.numbers.fide, "egd": page.numbers.egd},
        "merged": page.merged.iter().map(PersonRecord::of).collect::<Vec<_>>(),
        "club": page.club.as_ref().map(club),
        "go_system": coverage.map(Coverage::as_str),
        "titles": page.titles.iter().map(title).collect::<Vec<_>>(),
        "papers": page.papers.iter().map(paper_json).collect::<Vec<_>>(),
        "series": page.series.iter().map(history).collect::<Vec<_>>(),
        "decided": decided.iter().map(|one| value(&DecidedTold::of(one))).collect::<Vec<_>>(),
        "tournaments": page.tournaments.iter().map(played).collect::<Vec<_>>(),
        "sheets": {"komir": left(&page.left), "fide_on": right(&page.fide), "fide": page.right.iter().map(right).collect::<Vec<_>>()},
    })
}

fn born(born: Option<Birth>) -> Option<String> {
    born.map(|born| birth(Language::En, Some(born)))
}

fn sex(sex: Option<Sex>) -> Option<&'static str> {
    sex.map(Sex::as_str)
}

fn left(sheet: &LeftSheet) -> Value {
    let place =
        |place: &arpad_office::views::person_page::Place| json!({"club": club(&place.club), "place": place.place});
    json!({
        "komir": sheet.komir,
        "name": sheet.name,
        "born": born(sheet.born),
        "sex": sex(sheet.sex),
        "country": sheet.country,
        "rating": sheet.rating,
        "fide": sheet.fide,
        "licence": sheet.licence.as_ref().map(|one| json!({"season": one.season, "club": club(&one.club)})),
        "guest": sheet.guest.iter().map(club).collect::<Vec<_>>(),
        "strength": sheet.strength.iter().map(place).collect::<Vec<_>>(),
    })
}

fn right(sheet: &RightSheet) -> Value {
    let games = sheet
        .last_games
        .map(|last| json!({"list": last.list.to_string(), "games": last.games, "from": last.from, "to": last.to}));
    json!({
        "from": sheet.from.map(|day| day.to_string()),
        "until": sheet.until.map(|day| day.to_string()),
        "fide": sheet.fide,
        "name": sheet.name,
        "born": sheet.born,
        "sex": sex(sheet.sex),
        "country": sheet.country,
        "rating": sheet.rating,
        "title": sheet.title,
        "last_games": games,
        "active": match sheet.status {
            Status::Rated(active) => active.known(),
            Status::Unrated | Status::Died => None,
        },
        "status": match sheet.status {
            Status::Rated(_) => "rated",
            Status::Unrated => "unrated",
            Status::Died => "died",
        },
        "k": sheet.k,
    })
}
