//! Players by their ids in the document.

use super::fault;
use arpad_formats::document::{Fields, Node};
use std::collections::HashMap;

/// Players by id.
pub(super) struct Ids(HashMap<String, u32>);

impl Ids {
    /// The ids of all players, in the document's order; a second player of one id is a fault.
    pub(super) fn of<'a>(fields: &Fields<'_>, players: impl Iterator<Item = &'a str>) -> Self {
        let mut ids = HashMap::new();
        let nodes = fields.optional("players").into_iter().flat_map(|node| node.list());
        for ((index, id), node) in (0..).zip(players).zip(nodes) {
            if ids.insert(id.to_owned(), index).is_some() && !id.is_empty() {
                node.fault(fault::DUPLICATE_PLAYER, vec![("id", id.to_owned())]);
            }
        }
        Ids(ids)
    }

    /// The player of an id that stands at this node; nobody is a fault.
    pub(super) fn find(&self, node: &Node<'_>, id: &str) -> Option<u32> {
        let found = self.0.get(id).copied();
        if found.is_none() {
            node.fault(fault::NO_PLAYER, vec![("id", id.to_owned())]);
        }
        found
    }
}
