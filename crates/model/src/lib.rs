//! The words of the house: what a player, a game, a tournament, a list, a step and a finding are.
//!
//! No I/O, no clock, no rule. What an act seals (ids, names, days, rows) has its one serialisation here; answers for
//! people and programs are made elsewhere. A word here means one thing everywhere; GLOSSARY.md gives the Hungarian for
//! each.

pub mod decimal;
pub mod hex;
pub mod rating;
pub mod score;
pub mod visible;

pub mod outcome;
pub mod person;
pub mod tempo;
pub mod time_control;

pub mod period;
pub mod pool;
pub mod tournament;

pub mod go;

pub mod alphabet;
pub mod register;

pub mod explanation;
pub mod fact;
pub mod finding;
pub mod regulation;

pub use arpad_codes::{Code, Severity};
pub use decimal::{Decimal, Hundredths, Thousandths};
pub use explanation::Step;
pub use fact::{Fact, Facts};
pub use finding::{Finding, Place, Spot};
pub use go::{
    Allowance, GoClass, GoDecision, GoGame, GoOutcome, GoPeriod, GoPlayer, GoTime, GoTournament, Grade, Importance,
    InitialPoints, Overtime, SetBy,
};
pub use hex::{hex, unhex};
pub use outcome::{Color, Outcome};
pub use period::{Period, PeriodPlayer, Taken};
pub use person::{Birth, Sex};
pub use pool::{PoolEvent, PoolGame, PoolResults};
pub use rating::Rating;
pub use register::{
    Activity, Appeal, AppealOutcome, Arbiter, Attached, BlobId, Change, Closed, Club, ClubId, Correction,
    CorrectionKind, Coverage, Covered, Decision, DecisionKind, EgdPin, EntryId, EventFacts, EventKind, FideId, GoFacts,
    InactiveChief, Komir, Letter, LetterId, List, ListId, ListRow, ListedAs, MinorShown, Moment, Official, Origin,
    Owner, Paper, PaperKind, Person, PersonId, PersonName, Photo, PictureKind, Reason, RegisteredTournament, Role,
    Sent, Series, StoredChange, StrengthPlace, Submission, SubmissionId, SubmissionState, Title, TitleFacts,
    TournamentId, TournamentState, Unknown, User, UserId,
};
pub use regulation::{EditionId, Paragraph};
pub use score::HalfPoints;
pub use tempo::Tempo;
pub use time_control::{TimeControl, TimePeriod};
pub use tournament::{
    Championship, Circumstances, Game, Hybrid, PartOf, SetAside, StandingThen, System, Tournament, Waiver,
};
pub use visible::{is_steering, unsteered, visible};
