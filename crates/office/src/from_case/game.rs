//! Which game a document is about: by the edition, else by its own words.

use arpad_formats::document::{Document, Node};
use arpad_model::{GoOutcome, Outcome};
use arpad_rules::catalogue::{self, GameKind};

/// The game of a document, and the edition it names itself.
pub(crate) struct Look {
    /// The edition it names, known or not.
    pub(crate) edition: Option<String>,
    /// The game its own words belong to; none where they belong to both or to neither.
    pub(crate) game: Option<GameKind>,
}

/// Looks at a document before it is read for good; what is wrong in it is for the reader to say.
pub(crate) fn look(document: &Document) -> Look {
    let root = Peek::at(document.root());
    let edition = root.field("edition").and_then(|edition| edition.text());
    let (mut chess, mut go) = (root.has("list_date"), root.has("decisions"));
    for player in root.list("players") {
        chess |= player.has_any(&["games", "peak", "born", "k", "pool"]);
        go |= player.has_any(&["grade", "entry_grade", "reached", "foreign", "gor", "initial"]);
    }
    for tournament in root.list("tournaments") {
        chess |= tournament.has_any(&["system", "ratings", "time_control"]);
        go |= tournament.has_any(&["board", "time", "importance", "even", "multiplier", "class", "entries"]);
        for game in tournament.list("games") {
            let result = game.field("result").and_then(|result| result.text()).unwrap_or_default();
            chess |= Outcome::parse(&result).is_some();
            go |= GoOutcome::parse(&result).is_some() || game.has("handicap");
        }
    }
    let game = match (chess, go) {
        (true, false) => Some(GameKind::Chess),
        (false, true) => Some(GameKind::Go),
        _ => None,
    };
    Look { edition, game }
}

/// The game of an edition.
pub(crate) fn game_of(id: &str) -> Option<GameKind> {
    catalogue::edition(id).map(|edition| edition.game())
}

/// So many players, tournaments and games of a tournament tell the game; a long document is not read twice to its end.
const ENOUGH: usize = 100;

/// A value looked at without a word about its faults: the document it comes from is thrown away afterwards.
struct Peek<'a>(Vec<(&'a str, Node<'a>)>, Node<'a>);

impl<'a> Peek<'a> {
    fn at(node: Node<'a>) -> Self {
        Peek(node.map(), node)
    }

    fn has(&self, name: &str) -> bool {
        self.0.iter().any(|(field, _)| *field == name)
    }

    fn has_any(&self, names: &[&str]) -> bool {
        names.iter().any(|name| self.has(name))
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
