//! A player's rating on a list with its calculation.

use super::chess::ChessPlayer;
use super::list::ListHead;
use super::live::NextList;
use super::mgsz::{GoPlayer, by_number};
use super::parts::{self, Ids};
use super::schema::value;
use arpad_office::rating::rate_case::Answer;
use arpad_office::views::explain_list::ListExplanation;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// The calculation of a player on a list, with everything the law said about the document, for programs.
pub fn explained(found: &ListExplanation) -> Value {
    value(&Explained::closed(found))
}

/// A player's rating on a list with its calculation.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Explained {
    #[schemars(range(min = 1))]
    person: u32,
    list: AnyList,
    before: Option<i32>,
    after: Option<i32>,
    computed: Option<i32>,
    agrees: bool,
    calculation: Option<Calculation>,
}

impl Explained {
    /// On a list that is closed.
    pub fn closed(found: &ListExplanation) -> Self {
        Explained::of(found, AnyList::Closed(ListHead::of(&found.list)))
    }

    /// On a list that does not exist yet.
    pub fn forecast(found: &ListExplanation) -> Self {
        Explained::of(found, AnyList::Next(NextList::of(&found.list)))
    }

    fn of(found: &ListExplanation, list: AnyList) -> Self {
        Explained {
            person: found.person.0,
            list,
            before: found.before.as_ref().and_then(|row| row.rating),
            after: found.row.as_ref().and_then(|row| row.rating),
            computed: found.computed().flatten(),
            agrees: found.agrees(),
            calculation: found.answer.as_ref().map(|answer| Calculation::of(answer, found.position)),
        }
    }
}

#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(inline)]
enum AnyList {
    Closed(ListHead),
    Next(NextList),
}

#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Calculation {
    edition: &'static str,
    player: Option<Calculated>,
    findings: Vec<parts::Finding>,
}

impl Calculation {
    fn of(answer: &Answer, position: usize) -> Self {
        let ids = Ids::from(answer);
        let player = match answer {
            Answer::Chess(answer) => {
                let result = answer.rated.players.get(position);
                result.map(|result| Calculated::Chess(Box::new(ChessPlayer::of(&answer.period, position, result))))
            }
            Answer::Mgsz(answer) => answer.rated.as_ref().and_then(|rated| {
                let player = rated.players.iter().find(|player| player.player == position)?;
                Some(Calculated::Go(Box::new(GoPlayer::of(&answer.period, &by_number(rated), player))))
            }),
            // No list of ours is made by the European regulation.
            Answer::Egf(_) => None,
        };
        let findings = answer.findings().iter().map(|finding| parts::Finding::of(&ids, finding)).collect();
        Calculation { edition: answer.edition().0, player, findings }
    }
}

#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(inline)]
enum Calculated {
    Chess(Box<ChessPlayer>),
    Go(Box<GoPlayer>),
}
