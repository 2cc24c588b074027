//! A go case file.

use super::fault;
use super::go_law::{find, go_law, named};
use super::go_player::{Scales, grade, player};
use super::go_tournament::tournament;
use super::ids::Ids;
use super::{GoCase, GoLaw};
use crate::rating::rate_case::Settings;
use arpad_formats::document::{Fields, Node};
use arpad_model::{GoDecision, GoPeriod, GoPlayer, GoTournament};
use std::collections::HashSet;

/// Reads a go case; `None` when a fault was recorded that leaves nothing to rate.
pub fn read_go(root: &Node<'_>, settings: &Settings) -> Option<GoCase> {
    let fields = root.object(&["edition", "players", "tournaments", "decisions", "parameters"])?;
    let named = named(&fields, settings);
    let is_egf = named.as_ref().is_some_and(GoLaw::is_egf);
    let own_is_egf = match &settings.edition {
        // The edition it is rated under instead does not change what its author wrote.
        Some(_) => {
            fields.optional("edition").and_then(|node| node.text()).and_then(find).is_some_and(|law| law.is_egf())
        }
        None => is_egf,
    };
    let players = players(&fields, Scales { decimal_is_welcome: is_egf, whole_is_a_slip: own_is_egf });
    let ids = Ids::of(&fields, players.iter().map(|player| player.id.as_str()));
    let tournaments = tournaments(&fields, &ids);
    let period = GoPeriod { players, tournaments, decisions: decisions(&fields, &ids) };
    go_law(&fields, settings, named, period)
}

fn players(fields: &Fields<'_>, scales: Scales) -> Vec<GoPlayer> {
    let nodes = fields.required("players").into_iter().flat_map(|node| node.list());
    nodes.map(|node| player(&node, scales).unwrap_or_default()).collect()
}

fn tournaments(fields: &Fields<'_>, ids: &Ids) -> Vec<GoTournament> {
    let nodes = fields.required("tournaments").into_iter().flat_map(|node| node.list());
    let mut seen: HashSet<String> = HashSet::new();
    let mut tournaments = Vec::new();
    for node in nodes {
        let Some(tournament) = tournament(&node, ids) else { continue };
        if !seen.insert(tournament.id.clone()) {
            node.fault(fault::DUPLICATE_TOURNAMENT, vec![("id", tournament.id.clone())]);
        }
        tournaments.push(tournament);
    }
    tournaments
}

fn decisions(fields: &Fields<'_>, ids: &Ids) -> Vec<GoDecision> {
    let nodes = fields.optional("decisions").into_iter().flat_map(|node| node.list());
    nodes.filter_map(|node| decision(&node, ids)).collect()
}

fn decision(node: &Node<'_>, ids: &Ids) -> Option<GoDecision> {
    let fields = node.object(&["player", "points", "grade", "reference"])?;
    let player = fields.required("player").and_then(|node| ids.find(&node, node.text()?));
    let points = fields.optional("points");
    let held = fields.optional("grade");
    if points.is_none() && held.is_none() {
        node.fault(fault::EMPTY_DECISION, vec![]);
    }
    let reference = fields.required("reference").and_then(|node| node.text().map(str::to_owned));
    Some(GoDecision {
        points: points.and_then(|node| super::go_player::points(&node)),
        grade: held.and_then(|node| grade(&node)),
        player: player?,
        reference: reference?,
        taken: false,
    })
}
