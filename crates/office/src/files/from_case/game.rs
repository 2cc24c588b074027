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
pub(crate) fn look(document: &Document) -> Look {
    let root = Peek::at(document.root());
    let edition = root.field("edition").and_then(|edition| edition.text());
    let (mut chess, mut go) = (0, root.count(&["decisions"]));
    for player in root.list("players") {
        chess += player.count(&["games", "peak", "born", "k", "pool"]);
        go += player.count(&["grade", "entry_grade", "reached", "foreign", "gor", "initial"]);
    }
    for tournament in root.list("tournaments") {
        chess += tournament.count(&["system", "ratings", "time_control"]);
        go += tournament.count(&["board", "time", "importance", "even", "multiplier", "class", "entries"]);
        for game in tournament.list("games") {
            let result = game.field("result").and_then(|result| result.text()).unwrap_or_default();
            chess += usize::from(Outcome::parse(&result).is_some());
            go += usize::from(GoOutcome::parse(&result).is_some()) + game.count(&["handicap"]);
        }
    }
    Look { edition, chess, go }
}

/// The game of an edition.
pub(crate) fn game_of(id: &str) -> Option<GameKind> {
    catalogue::edition(id).map(|edition| edition.game())
}

/// Players, tournaments and games looked at to tell chess from go; a long document is not read twice to its end.
const ENOUGH: usize = 100;

/// A value looked at without a word about its faults: the document it comes from is thrown away afterwards.
struct Peek<'a>(Vec<(&'a str, Node<'a>)>, Node<'a>);

impl<'a> Peek<'a> {
    fn at(node: Node<'a>) -> Self {
        Peek(node.map(), node)
    }

    /// How many of these fields it has.
    fn count(&self, names: &[&str]) -> usize {
        self.0.iter().filter(|(field, _)| names.contains(field)).count()
    }

    fn field(&self, name: &str) -> Option<Peek<'a>> {
        self.0.iter().find(|(field, _)| *field == name).map(|(_, node)| Peek::at(node.clone()))
    }

    fn list(&self, name: &str) -> Vec<Peek<'a>> {
        let items = self.field(name).map(|field| field.1.list()).unwrap_or_default();
        items.into_iter().take(ENOUGH).map(Peek::at).collect()
    }

    fn text(&self) -> Option<String> {
        self.1.text().map(str::to_owned)
    }
}
