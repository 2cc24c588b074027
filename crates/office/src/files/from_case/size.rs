//! How much a case may hold, counted before anything of it is turned into our words.

use arpad_formats::document::{Fields, Node};
use arpad_formats::limits::{GAMES, PARAMETERS, PLAYERS, TOURNAMENTS};

/// Nothing if the document holds too much; each fault names its limit.
pub(super) fn within_limits(fields: &Fields<'_>) -> Option<()> {
    let (players, tournaments) = (fields.optional("players"), fields.optional("tournaments"));
    let games = |list: &Node<'_>, name: &str| list.peek_list().filter_map(|one| one.peek(name)).map(|n| n.len()).sum();
    let pools = |player: Node<'_>| player.peek("pool").map_or(0, |pool| games(&pool, "games"));
    let mut count: usize = players.iter().flat_map(|list| list.peek_list()).map(pools).sum();
    let mut fits = players.is_none_or(|list| list.within(PLAYERS, list.len()));
    if let Some(list) = tournaments {
        count += games(&list, "games");
        fits &= list.within(TOURNAMENTS, list.len());
        fits &= list.within(GAMES, count);
    }
    if let Some(parameters) = fields.optional("parameters") {
        fits &= parameters.within(PARAMETERS, parameters.len());
    }
    fits.then_some(())
}
