//! A player's page for programs; empty fields are null.

use super::super::papers::paper_json;
use super::super::register::birth;
use super::super::{club, person};
use crate::words::Language;
use arpad_model::{Birth, Grade, Sex};
use arpad_office::person_page::{LeftSheet, Listed, PersonPage, Played, RightSheet, SeriesHistory};
use arpad_registry::tables::persons::sex_text;
use arpad_registry::tables::titles::Title;
use serde_json::{Value, json};

pub(super) fn of(page: &PersonPage) -> Value {
    json!({
        "person": person::in_json(&page.person),
        "numbers": {"komir": page.numbers.komir, "fide": page.numbers.fide, "egd": page.numbers.egd},
        "merged": page.merged.iter().map(person::in_json).collect::<Vec<_>>(),
        "club": page.club.as_ref().map(club::in_json),
        "titles": page.titles.iter().map(title).collect::<Vec<_>>(),
        "papers": page.papers.iter().map(paper_json).collect::<Vec<_>>(),
        "series": page.series.iter().map(series).collect::<Vec<_>>(),
        "tournaments": page.tournaments.iter().map(played).collect::<Vec<_>>(),
        "sheets": {"komir": left(&page.left), "fide": page.right.iter().map(right).collect::<Vec<_>>()},
    })
}

fn title(title: &Title) -> Value {
    json!({"title": title.title, "awarded": title.awarded.to_string()})
}

fn series(history: &SeriesHistory) -> Value {
    let lists: Vec<Value> = history.lists.iter().map(listed).collect();
    json!({"series": history.series.as_str(), "lists": lists})
}

fn listed(Listed { list, row, until, .. }: &Listed) -> Value {
    let grade = row.grade.and_then(|steps| Grade::from_steps(u8::try_from(steps).ok()?));
    json!({
        "list": list.id,
        "day": list.day.to_string(),
        "until": until.map(|day| day.to_string()),
        "revision": list.revision,
        "origin": list.origin.as_str(),
        "edition": list.edition,
        "rating": row.rating,
        "grade": grade.map(|grade| grade.to_string()),
        "change": row.change,
        "k": row.k,
        "games": row.games,
        "period_games": row.period_games,
        "active": row.active,
        "title": row.title,
    })
}

fn played(one: &Played) -> Value {
    json!({
        "tournament": one.tournament.id.0,
        "name": one.tournament.name,
        "series": one.tournament.series.as_str(),
        "starts": one.tournament.starts.to_string(),
        "ends": one.tournament.ends.to_string(),
        "state": one.tournament.state.as_str(),
        "list": one.list.as_ref().map(|list| json!({"list": list.id, "day": list.day.to_string()})),
    })
}

fn born(born: Option<Birth>) -> Option<String> {
    born.map(|born| birth(Language::En, Some(born)))
}

fn sex(sex: Option<Sex>) -> Option<&'static str> {
    sex.map(sex_text)
}

fn left(sheet: &LeftSheet) -> Value {
    let place =
        |place: &arpad_office::person_page::Place| json!({"club": club::in_json(&place.club), "place": place.place});
    json!({
        "komir": sheet.komir,
        "name": sheet.name,
        "born": born(sheet.born),
        "sex": sex(sheet.sex),
        "country": sheet.country,
        "rating": sheet.rating,
        "fide": sheet.fide,
        "licence": sheet.licence.as_ref().map(|one| json!({"season": one.season, "club": club::in_json(&one.club)})),
        "guest": sheet.guest.iter().map(club::in_json).collect::<Vec<_>>(),
        "strength": sheet.strength.iter().map(place).collect::<Vec<_>>(),
    })
}

fn right(sheet: &RightSheet) -> Value {
    let games = sheet
        .last_games
        .map(|last| json!({"list": last.list.to_string(), "games": last.games, "from": last.before, "to": last.after}));
    json!({
        "from": sheet.from.to_string(),
        "until": sheet.until.map(|day| day.to_string()),
        "fide": sheet.fide,
        "name": sheet.name,
        "born": sheet.born,
        "sex": sex(sheet.sex),
        "country": sheet.country,
        "rating": sheet.rating,
        "title": sheet.title,
        "last_games": games,
        "active": sheet.active,
        "k": sheet.k,
    })
}
