//! Which game a document is about: by the edition, else by its own words.

use arpad_formats::document::{Document, Node};
use arpad_model::{GoOutcome, Outcome};
use arpad_rules::catalogue::{self, GameKind};

/// What a document says of its game before it is read for good.
pub(crate) struct Look {
    /// The edition it names, known or not.
    pub(crate) edition: Option<String>,
    /// How many of its words only chess has.
    chess: usize,
    /// How many of its words only go has.
    go: usize,
}

impl Look {
    /// The game most of its words belong to; chess where nothing tells.
    pub(crate) fn game(&self) -> GameKind {
        if self.go > self.chess { GameKind::Go } else { GameKind::Chess }
    }

    /// Whether all its words belong to the other game.
    pub(crate) fn contradicts(&self, game: GameKind) -> bool {
        match game {
            GameKind::Chess => self.chess == 0 && self.go > 0,
            GameKind::Go => self.go == 0 && self.chess > 0,
        }
    }
}

/// Looks at a document; what is wrong in it is for the reader to say.
pub(crate) fn look(document: &Document<'_>) -> Look {
    let root = document.root();
    let edition = root.peek("edition").and_then(|edition| edition.peek_text().map(str::to_owned));
    let (mut chess, mut go) = (0, count(&root, &["decisions"]));
    for player in some(&root, "players") {
        chess += count(&player, &["games", "peak", "born", "k", "pool"]);
        go += count(&player, &["grade", "entry_grade", "reached", "foreign", "gor", "initial"]);
    }
    for tournament in some(&root, "tournaments") {
        chess += count(&tournament, &["system", "ratings", "time_control"]);
        go += count(&tournament, &["board", "time", "importance", "even", "multiplier", "class", "entries"]);
        for game in some(&tournament, "games") {
            let result = game.peek("result").and_then(|result| result.peek_text()).unwrap_or_default();
            chess += usize::from(Outcome::parse(result).is_some());
            go += usize::from(GoOutcome::parse(result).is_some()) + count(&game, &["handicap"]);
        }
    }
    Look { edition, chess, go }
}

/// The game of an edition.
pub(crate) fn game_of(id: &str) -> Option<GameKind> {
    catalogue::edition(id).filter(|edition| edition.rates()).map(|edition| edition.game())
}

/// Players, tournaments and games looked at to tell chess from go; a long document is not read twice to its end.
const ENOUGH: usize = 100;

/// How many of these fields a value has.
fn count(node: &Node<'_>, names: &[&str]) -> usize {
    names.iter().filter(|name| node.peek(name).is_some()).count()
}

/// The first items of a list.
fn some<'a>(node: &Node<'a>, name: &str) -> impl Iterator<Item = Node<'a>> {
    node.peek(name).into_iter().flat_map(|list| list.peek_list()).take(ENOUGH)
}
