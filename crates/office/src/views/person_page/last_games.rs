//! The last games by their running numbers: from which to which. Only what was counted has a number; where the register
//! began with somebody who had played before, as FIDE's lists and decisions begin, there is none.

use super::history::Listed;
use arpad_model::{ListRow, Origin};
use arpad_rules::chess::kernel::field::list_number;
use jiff::civil::Date;

/// The games of the last period that had any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastGames {
    /// The list they are in.
    pub list: Date,
    /// How many there are.
    pub games: u32,
    /// The running number of the first; none = not known.
    pub from: Option<u32>,
    /// That of the last.
    pub to: Option<u32>,
}

/// Counts somebody's rated games list by list, oldest first.
#[derive(Default)]
pub(super) struct Counter {
    /// The last list, and the games ever as far as they are known.
    last: Option<(Date, Option<u32>)>,
    pub(super) games: Option<LastGames>,
}

impl Counter {
    /// The games ever, as far as they are known.
    pub(super) fn so_far(&self) -> Option<u32> {
        self.last.and_then(|(_, games)| games)
    }

    pub(super) fn count(&mut self, Listed { list, row, .. }: &Listed) {
        let so_far = match self.last {
            None => begun(list.origin, row),
            Some((_, None)) => None,
            Some((_, Some(before))) if list.origin == Origin::Computed => {
                row.games.filter(|games| *games == before + row.period_games)
            }
            // A month of FIDE's that is not at hand may have had games.
            Some((last, Some(before))) => {
                (list_number(last) + 1 == list_number(list.day)).then_some(before + row.period_games)
            }
        };
        self.last = Some((list.day, so_far));
        if row.period_games > 0 {
            let (games, to) = (row.period_games, so_far);
            let from = to.map(|to| to.saturating_sub(games) + 1);
            self.games = Some(LastGames { list: list.day, games, from, to });
        }
    }
}

/// The games with which somebody first stands on a list, where they are counted: a newcomer's, or a number that no K tells.
fn begun(origin: Origin, row: &ListRow) -> Option<u32> {
    let games = row.games.filter(|_| origin == Origin::Computed)?;
    let before = games.checked_sub(row.period_games)?;
    let is_newcomer = before == 0 && row.period_games > 0 && row.change.is_none();
    (is_newcomer || !matches!(before, 0 | 30)).then_some(games)
}
