//! One correction for programs: what was wrong, who decided it and why, and everybody it moved.

use super::cause::{Decided, KindName, OfList, Why};
use super::person::PublicPerson;
use arpad_model::PersonId;
use arpad_office::views::public::{self, PublicCorrection, Shown};
use arpad_office::views::report_difference::{GameDifference, Who};
use schemars::JsonSchema;
use serde::Serialize;

/// What was wrong, by whom and why it was corrected, the list that had counted it and the one it has entered, and whose rating
/// it moved. `together` says that the list was made anew for other acts too, and `affected` tells what all of them did.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Correction {
    #[schemars(range(min = 1))]
    entry: i64,
    #[schemars(with = "KindName")]
    kind: &'static str,
    decided: Decided,
    why: Option<Why>,
    #[schemars(range(min = 1))]
    tournament: Option<u32>,
    tournament_name: Option<String>,
    counted: Option<OfList>,
    entered: Option<OfList>,
    lines: Vec<Line>,
    facts: Vec<Field>,
    joined: Vec<Option<PublicPerson>>,
    gone: Vec<Option<PublicPerson>>,
    games: Vec<Game>,
    affected: Vec<Moved>,
    together: bool,
}

impl Correction {
    /// As anybody may see it; who asked not to be shown is null.
    pub fn of(found: &PublicCorrection) -> Self {
        let person = |id: &PersonId| {
            let shown: Option<&Shown> = found.people.get(id);
            shown.and_then(|shown| shown.as_ref().ok()).map(PublicPerson::from)
        };
        let wrong = &found.wrong;
        let field = |(key, was, is): &(&'static str, String, String)| Field {
            field: key.trim_start_matches("desk-"),
            was: was.clone(),
            is: is.clone(),
        };
        Correction {
            entry: found.done.entry.0,
            kind: found.kind.as_str(),
            decided: Decided::of(&found.done),
            why: Why::of(&found.done.why),
            tournament: found.event.as_ref().map(|event| event.id.0),
            tournament_name: found.event.as_ref().map(|event| event.name.clone()),
            counted: found.rated.as_ref().map(OfList::of),
            entered: found.entered.as_ref().map(OfList::of),
            lines: wrong
                .lines
                .iter()
                .map(|(line, was, is)| Line { line: *line, was: person(was), is: person(is) })
                .collect(),
            facts: wrong.facts.iter().map(field).collect(),
            joined: wrong.joined.iter().map(person).collect(),
            gone: wrong.gone.iter().map(person).collect(),
            games: wrong.games.iter().map(|game| Game::of(game, person)).collect(),
            affected: found.affected.iter().map(|one| Moved::of(one, person)).collect(),
            together: found.is_with_others,
        }
    }
}

/// A line of the report: who stood there, and who stands there now.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Line {
    line: usize,
    was: Option<PublicPerson>,
    is: Option<PublicPerson>,
}

/// A fact of the event.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Field {
    field: &'static str,
    was: String,
    is: String,
}

/// A game that is told otherwise; null where there is none.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Game {
    round: u16,
    first: Option<PublicPerson>,
    second: Option<PublicPerson>,
    was: Option<String>,
    is: Option<String>,
}

impl Game {
    fn of(game: &GameDifference, person: impl Fn(&PersonId) -> Option<PublicPerson>) -> Self {
        let who = |who: &Who| match who {
            Who::Known(one) => person(one),
            Who::Line(_) => None,
        };
        Game {
            round: game.round,
            first: who(&game.first),
            second: game.second.as_ref().and_then(who),
            was: game.before.clone(),
            is: game.after.clone(),
        }
    }
}

/// Somebody it moved.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Moved {
    person: Option<PublicPerson>,
    before: Option<i32>,
    after: Option<i32>,
}

impl Moved {
    fn of(one: &public::Moved, person: impl Fn(&PersonId) -> Option<PublicPerson>) -> Self {
        Moved { person: person(&one.person), before: one.before, after: one.after }
    }
}
