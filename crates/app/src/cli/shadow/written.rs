//! Both numbers as a table.

use super::Names;
use arpad_formats::csv_cell::inert;
use arpad_model::{PersonId, Series, Thousandths};
use arpad_office::views::shadow::Shadow as Both;

/// Of go every player in every tournament, of chess every player at the end: a list of chess rates its tournaments together.
pub(super) fn in_csv(series: Series, found: &Both, names: &Names) -> anyhow::Result<Vec<u8>> {
    match series {
        Series::Go => of_tournaments(found, names),
        Series::Chess(_) => at_the_end(found, names),
    }
}

fn at_the_end(found: &Both, names: &Names) -> anyhow::Result<Vec<u8>> {
    let mut writer = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new());
    writer.write_record([
        "person",
        "name",
        "official",
        "other",
        "difference",
        "place",
        "place_other",
        "tournaments",
    ])?;
    let text = |number: Option<String>| number.unwrap_or_default();
    for one in &found.players {
        let name = names.get(&one.person).map(|name| inert(&name.as_list()).into_owned());
        writer.write_record([
            one.person.to_string(),
            text(name),
            text(one.official.map(|points| points.to_string())),
            text(one.other.map(|number| number.to_string())),
            text(one.apart().map(|number| number.to_string())),
            text(one.places[0].map(|place| place.to_string())),
            text(one.places[1].map(|place| place.to_string())),
            one.tournaments.to_string(),
        ])?;
    }
    Ok(writer.into_inner()?)
}

/// A row for every player in every tournament, and one for where he stands at the end, which names no tournament.
fn of_tournaments(found: &Both, names: &Names) -> anyhow::Result<Vec<u8>> {
    let mut writer = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new());
    writer.write_record([
        "tournament",
        "tournament_name",
        "ends",
        "person",
        "name",
        "official_before",
        "official_after",
        "other_before",
        "other_after",
        "difference",
    ])?;
    let who = |person: PersonId| names.get(&person).map(|name| inert(&name.as_list()).into_owned()).unwrap_or_default();
    let points = |points: Option<i32>| points.map(|points| points.to_string()).unwrap_or_default();
    let exact = |number: Option<Thousandths>| number.map(|number| number.to_string()).unwrap_or_default();
    for event in &found.tournaments {
        for both in &event.players {
            let ([before, after], [other_before, other_after]) = (both.official, both.other);
            writer.write_record([
                event.tournament.to_string(),
                inert(&event.name).into_owned(),
                event.ends.to_string(),
                both.person.to_string(),
                who(both.person),
                points(before),
                points(after),
                exact(other_before),
                exact(other_after),
                exact(both.apart()),
            ])?;
        }
    }
    for one in &found.players {
        let (official, other) = (points(one.official), exact(one.other));
        let none = String::new;
        let (person, apart) = (one.person.to_string(), exact(one.apart()));
        writer.write_record([
            none(),
            none(),
            none(),
            person,
            who(one.person),
            none(),
            official,
            none(),
            other,
            apart,
        ])?;
    }
    Ok(writer.into_inner()?)
}
