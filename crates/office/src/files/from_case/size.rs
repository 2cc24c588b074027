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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::rate_case::{Settings, rate_case};
    use arpad_formats::document::OVER_LIMIT;

    /// Where a document of either game is over which limit.
    fn over(players: &str, tournaments: &str) -> Vec<(String, String)> {
        let (players, tournaments) = (players.trim_end_matches(','), tournaments.trim_end_matches(','));
        let of = |edition: &str| {
            let text = format!("{{\"edition\":\"{edition}\",\"players\":[{players}],\"tournaments\":[{tournaments}]}}");
            let faults = rate_case(text.as_bytes(), &Settings::default()).err().unwrap_or_default();
            let limits = faults.into_iter().filter(|fault| fault.code == OVER_LIMIT);
            let told = limits.map(|fault| (fault.path, format!("{} {}", fault.facts[0].1, fault.facts[1].1)));
            told.collect::<Vec<_>>()
        };
        assert_eq!(of("fide-2024-03"), of("mgsz-2012"));
        of("mgsz-2012")
    }

    #[test]
    fn a_document_that_holds_too_much_is_refused_with_its_limits() {
        let told = |path: &str, limit: &str| (path.to_owned(), limit.to_owned());
        let player = |n: usize| format!("{{\"id\":\"{n}\"}},");
        let players = |count: usize| (0..count).map(player).collect::<String>();
        assert_eq!(over(&players(PLAYERS.most + 1), ""), [told("players", "players 20000")]);
        let games = "{},".repeat(GAMES.most + 1);
        let many = format!("{{\"games\":[{}]}},", games.trim_end_matches(',')) + &"{},".repeat(TOURNAMENTS.most);
        let limits = [told("tournaments", "tournaments 5000"), told("tournaments", "games 50000")];
        assert_eq!(over("", &many), limits);
        let fits = format!("{{\"games\":[{}]}},", "{},".repeat(GAMES.most).trim_end_matches(','));
        assert_eq!(over(&players(PLAYERS.most), &fits), []);
    }
}
