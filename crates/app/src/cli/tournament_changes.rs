//! `arpad tournament N --changes`: what a tournament did to each of its players, or by the next list would do.

use super::table::table;
use super::values::{list_title, name};
use crate::answer::list::list_head;
use crate::words::{Language, difference, signed};
use arpad_model::{Person, TournamentId};
use arpad_office::acts::desk::OfficeError;
use arpad_office::lists::forecast::forecast;
use arpad_office::views::tournament_changes::{By, Change, Changes, tournament_changes};
use arpad_office::views::tournament_page::tournament_page;
use arpad_registry::Reader;
use serde_json::{Value, json};

/// The players in the order of the report, and the changes; none where no list counts the tournament.
pub(super) struct Shown {
    tournament: TournamentId,
    players: Vec<Person>,
    changes: Option<Changes>,
}

/// Looks it up.
pub(super) fn shown(store: &mut Reader<'_>, id: TournamentId) -> Result<Shown, OfficeError> {
    let found = tournament_page(store, id)?;
    let forecast = forecast(store, found.event.series)?;
    let changes = tournament_changes(store, &found.event, forecast.as_ref())?;
    Ok(Shown { tournament: id, players: found.players, changes })
}

impl Shown {
    fn rows(&self) -> impl Iterator<Item = (u32, &Person, Option<Change>)> {
        let of = |person: &Person| {
            let rated_by = person.merged_into.unwrap_or(person.id);
            self.changes.as_ref().and_then(|changes| changes.players.get(&rated_by).copied())
        };
        (1..).zip(&self.players).map(move |(line, person)| (line, person, of(person)))
    }

    /// For people.
    pub(super) fn page(&self, language: Language) -> String {
        let Some(changes) = &self.changes else {
            return language.label("tournament-changes-none") + "\n";
        };
        let header =
            ["desk-line", "list-column-id", "list-column-name", "before", "change"].map(|key| language.label(key));
        let rows = self.rows().map(|(line, person, change)| {
            let rating = change.and_then(|change| change.rating).map(|rating| rating.to_string());
            let by = change.map(|change| by_text(language, change.by)).unwrap_or_default();
            vec![line.to_string(), person.id.to_string(), name(language, &person.name), rating.unwrap_or_default(), by]
        });
        let key = if changes.is_forecast { "tournament-changes-forecast" } else { "tournament-changes-of" };
        let title = language.say_texts(key, &[("list", list_title(language, &changes.list))]);
        format!("{title}\n\n{}", table(&header, &[0, 1, 3, 4], rows.collect()))
    }

    /// For programs: changes in hundredths of a point exactly, as text.
    pub(super) fn json(&self) -> Value {
        let player = |(line, person, change): (u32, &Person, Option<Change>)| {
            let mut value = json!({
                "line": line,
                "person": person.id.0,
                "name": person.name.as_list(),
                "fide": person.fide,
                "komir": person.komir,
                "rating": change.and_then(|change| change.rating),
                "change": Value::Null,
            });
            match change.map(|change| change.by) {
                Some(By::Hundredths(by)) => value["change"] = by.to_string().into(),
                Some(By::Points(by)) => value["change"] = by.into(),
                Some(By::First(rating)) => value["first_rating"] = rating.into(),
                Some(By::Nothing) | None => {}
            }
            value
        };
        json!({
            "tournament": self.tournament.0,
            "list": self.changes.as_ref().map(|changes| list_head(&changes.list)),
            "forecast": self.changes.as_ref().map(|changes| changes.is_forecast),
            "players": self.rows().map(player).collect::<Vec<_>>(),
        })
    }
}

fn by_text(language: Language, by: By) -> String {
    match by {
        By::Hundredths(by) => signed(language, by),
        By::Points(by) => difference(language, i64::from(by)),
        By::First(rating) => language.say("tournament-changes-first", &[("rating", rating.into())]),
        By::Nothing => "–".to_owned(),
    }
}
