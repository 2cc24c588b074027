//! A player's rating on a list with its calculation.

use super::cause::{Cause, Corrected, Revised};
use super::chess::ChessPlayer;
use super::list::ListHead;
use super::live::NextList;
use super::mgsz::{GoPlayer, by_number};
use super::parts::{self, Ids};
use super::schema::value;
use arpad_model::ListRow;
use arpad_office::rating::rate_case::Answer;
use arpad_office::views::activity::Ground;
use arpad_office::views::explain_list::ListExplanation;
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// The calculation of a player on a list, with everything the law said about the document, for programs.
pub fn explained(found: &ListExplanation) -> Value {
    value(&Explained::closed(found))
}

/// A player's rating on a list with its calculation. The changes of `causes` lead from `before` to `start`, and `own_change`,
/// that of the own games, from there to `after`; no rating counts as 0. `revised` tells what the list said before it was made
/// anew, `corrected` what was corrected since in what it has counted.
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
    forecast: bool,
    activity: Option<Active>,
    start: Option<i32>,
    own_change: Option<i32>,
    causes: Vec<Cause>,
    revised: Option<Revised>,
    corrected: Vec<Corrected>,
}

/// Whether he is active on the list, and why: a rated `game` on that list, `no-game` in a year, as `fide` says on its list,
/// or `not-told` by it.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Active {
    active: Option<bool>,
    ground: &'static str,
    list: Option<Date>,
}

impl Active {
    fn of(row: &ListRow, ground: Ground) -> Self {
        let (ground, list) = match ground {
            Ground::Game(list) => ("game", Some(list)),
            Ground::NoGame => ("no-game", None),
            Ground::Fide(list) => ("fide", Some(list)),
            Ground::NotTold(list) => ("not-told", Some(list)),
        };
        Active { active: row.active.known(), ground, list }
    }
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
            forecast: found.is_forecast,
            activity: found.row.as_ref().zip(found.ground).map(|(row, ground)| Active::of(row, ground)),
            start: found.start,
            own_change: found.own_change(),
            causes: found.causes.iter().map(Cause::of).collect(),
            revised: found.revised.as_ref().map(Revised::of),
            corrected: found.since.iter().map(Corrected::of).collect(),
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
pub(super) struct Calculation {
    edition: &'static str,
    player: Option<Calculated>,
    findings: Vec<parts::Finding>,
}

impl Calculation {
    pub(super) fn of(answer: &Answer, position: usize) -> Self {
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
