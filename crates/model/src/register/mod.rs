//! What the register holds: persons, clubs, papers, tournaments, files, lists, decisions; and how each is named.
//!
//! Names and numbers here are written the same way in a sealed act, in a table, in an address and on a page: each has one
//! `Display`, one `FromStr` and, where an act carries it, one serialisation.

pub(crate) mod named;

mod club;
mod coverage;
mod decision;
mod event_facts;
mod go_facts;
mod ids;
mod letter;
mod list;
mod minor;
mod moment;
mod name;
mod paper;
mod person;
mod photo;
mod reason;
mod series;
mod submission;
mod title_facts;
mod tournament;
mod user;

pub use club::Club;
pub use coverage::{Coverage, Covered};
pub use decision::{Appeal, AppealOutcome, Correction, CorrectionKind, Decision, DecisionKind};
pub use event_facts::{Arbiter, Attached, EventFacts, Official, Sent};
pub use go_facts::GoFacts;
pub use ids::{BlobId, ClubId, EgdPin, EntryId, FideId, Komir, ListId, PersonId, SubmissionId, TournamentId, UserId};
pub use letter::{Closed, Letter, LetterId};
pub use list::{Activity, Change, List, ListRow, Origin, Owner, StoredChange};
pub use minor::MinorShown;
pub use moment::Moment;
pub use name::PersonName;
pub use named::Unknown;
pub use paper::{Paper, PaperKind, StrengthPlace};
pub use person::{Person, Title};
pub use photo::{Photo, PictureKind};
pub use reason::Reason;
pub use series::Series;
pub use submission::{Submission, SubmissionState};
pub use title_facts::{EventKind, InactiveChief, ListedAs, TitleFacts};
pub use tournament::{RegisteredTournament, TournamentState};
pub use user::{Role, User};
