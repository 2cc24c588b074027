//! From a title case's fields to the words of the title law. Every fault is recorded at its path.

mod applications;
mod law;
mod norm;

use arpad_formats::document::{Fields, Node};
use arpad_model::EditionId;
use arpad_rules::calendar::Calendar;
use arpad_rules::chess::edition::Edition as RatingEdition;
use arpad_rules::titles::application::Application;
use arpad_rules::titles::arbiters::ArbiterCase;
use arpad_rules::titles::direct::{Place, Winner};
use arpad_rules::titles::edition::Edition;
use arpad_rules::titles::interim::InterimCase;
use arpad_rules::titles::norm::{NormCase, System};
use arpad_rules::titles::title::FideTitle;

/// Faults of a title case's meaning, beside those of its shape.
pub mod fault {
    use arpad_codes::{Code, codes};

    codes! {
        /// Each has a sentence in every language.
        pub ALL: Code;

        /// Two games of one round.
        DUPLICATE_ROUND = "duplicate-round";
        /// A round that the document does not have.
        NO_ROUND = "no-round";
        /// A round beyond the last.
        ROUND_TOO_HIGH = "round-too-high";
        /// More rounds than a document may have.
        TOO_MANY_ROUNDS = "too-many-rounds";
        /// More norms than a document may have.
        TOO_MANY_NORMS = "too-many-norms";
        /// Pairings of a round robin that are said not to be pre-determined.
        PREDETERMINED = "predetermined";
        /// An edition of another law.
        NO_TITLE_EDITION = "no-title-edition";
    }
}

/// One question.
#[derive(Clone, Debug)]
pub enum TitleQuestion {
    /// Norms, and where rounds are open what is needed.
    Norm(Law, NormCase),
    /// The score that a norm needs.
    Table {
        /// By this law.
        law: Law,
        /// For this title.
        title: FideTitle,
        /// Over so many games.
        games: u16,
        /// Against this average.
        average: i64,
    },
    /// A rating inside a period.
    Interim(Law, Box<RatingEdition>, InterimCase),
    /// An application for a title.
    Application(Law, Application),
    /// A direct title: the title, or a place in an event of the table.
    Direct {
        /// Who has won it.
        winner: Winner,
        /// By the table.
        row: Option<(String, Place)>,
    },
    /// An application of an arbiter.
    Arbiter(ArbiterCase),
    /// Certificates for arbiters of an event.
    Certificates {
        /// Its system.
        system: System,
        /// Its players.
        players: u32,
    },
}

/// The title law with what the case decides.
#[derive(Clone, Debug)]
pub struct Law {
    /// The edition.
    pub edition: Edition,
    /// Parameters decided: name, value.
    pub decided: Vec<(String, String)>,
}

impl Law {
    /// Its name.
    pub fn id(&self) -> EditionId {
        self.edition.id
    }
}

/// The questions by their names.
const QUESTIONS: [&str; 8] =
    ["norm", "forecast", "table", "interim", "application", "direct", "arbiter", "certificates"];

/// Reads a document.
pub fn read_titles(root: &Node<'_>, calendar: &Calendar) -> Option<TitleQuestion> {
    let allowed = QUESTIONS.join(", ");
    let Some(ask) = root.peek("ask") else {
        // The other fields are those of a question that is not known.
        root.object(&["ask"])?.required("ask");
        return None;
    };
    match ask.parsed(&allowed, |text| QUESTIONS.into_iter().find(|known| *known == text))? {
        "norm" | "forecast" => norm::read(root, calendar),
        "table" => applications::table(root, calendar),
        "interim" => applications::interim(root, calendar),
        "application" => applications::application(root, calendar),
        "direct" => applications::direct(root),
        "arbiter" => applications::arbiter(root),
        _ => applications::certificates(root),
    }
}

/// A title by its name.
fn title(fields: &Fields<'_>, among: &[FideTitle]) -> Option<FideTitle> {
    let allowed: Vec<&str> = among.iter().map(|title| title.as_str()).collect();
    fields
        .required("title")?
        .parsed(&allowed.join(", "), |text| FideTitle::parse(text).filter(|title| among.contains(title)))
}

/// How an event is paired.
fn system(node: &Node<'_>) -> Option<System> {
    let allowed = System::ALL.map(System::as_str).join(", ");
    node.parsed(&allowed, |text| System::ALL.into_iter().find(|system| system.as_str() == text))
}
