//! Acts: everything the office does that can change a rating or the register, one file for each. The file of an act holds
//! its sealed body, who may do it, its check with its refusals, its effect on the tables, and which act takes it back.
//! Each act is one entry of the ledger; its JSON is the canonical text that is sealed.

pub mod clock;
pub mod desk;
mod kind;

pub mod appearance;
pub mod found;
pub mod minors;
pub mod officer;
pub mod policy;
mod setting;
pub mod user;

pub mod amend;
pub mod club;
pub mod club_merge;
pub mod cover;
pub mod death;
pub mod hide;
pub mod merge;
pub mod paper;
pub mod person;
pub mod photo;
pub mod strength;
pub mod title;
pub mod title_application;
pub mod title_outcome;
pub mod unmerge;

pub mod accept;
pub mod announce;
pub mod answer;
pub mod answers;
pub mod attach;
pub mod enlist;
pub mod newcomers;
pub mod reidentify;
pub mod reject;
pub mod result;
pub mod sent;
pub mod strangers;
pub mod submit;
pub mod swap;
pub mod withdraw;

pub mod appeal;
pub mod cancel;
pub mod decide;
pub mod outcome;

pub mod close;
pub mod dismiss;
pub mod egd_list;
pub mod import;
pub mod propose;
pub mod publish;
pub mod takeover;

mod correction;
pub mod standing;
mod told;

pub mod many;

#[cfg(test)]
mod tests;

pub use crate::lists::{ClosedList, Decided, FileLines, ImportedList, OneGame, TakenRating};
pub use crate::register::{DeathAct, PersonFields};
pub use accept::AcceptAct;
pub use amend::AmendAct;
pub use announce::Announcement;
pub use answer::AnswerAct;
pub use answers::{Answered, AnswersAct};
pub use appeal::AppealAct;
pub use appearance::AppearanceAct;
pub use attach::AttachAct;
pub use cancel::CancelAct;
pub use close::CloseAct;
pub use club::ClubAct;
pub use club_merge::ClubMergeAct;
pub use cover::CoverAct;
pub use decide::DecideAct;
pub use dismiss::DismissAct;
pub use egd_list::EgdListAct;
pub use enlist::{EnlistAct, Enlisted};
pub use found::Found;
pub use hide::HideAct;
pub use import::ImportAct;
pub use kind::{Role, Row, WayBack};
pub use merge::MergeAct;
pub use minors::MinorsAct;
pub use officer::OfficerAct;
pub use outcome::OutcomeAct;
pub use paper::PaperAct;
pub use photo::PhotoAct;
pub use policy::PolicyAct;
pub use propose::{ConfirmAct, ProposeAct};
pub use publish::PublishAct;
pub use reidentify::ReidentifyAct;
pub use reject::RejectAct;
pub use result::ResultAct;
pub use sent::SentAct;
pub use strength::StrengthAct;
pub use submit::SubmitAct;
pub use swap::SwapAct;
pub use takeover::TakeoverAct;
pub use title::TitleAct;
pub use title_application::TitleApplicationAct;
pub use title_outcome::TitleOutcomeAct;
pub use unmerge::UnmergeAct;
pub use user::UserAct;
pub use withdraw::WithdrawAct;

use crate::refusal::OfficeError;
use arpad_registry::Writer;
use arpad_registry::ledger::Entry;
use kind::{Body, Sealed};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The enum of all acts, that of their kinds, the dispatch and the table, from one enumeration.
macro_rules! acts {
    ($($(#[$doc:meta])* $act:ident($body:ty),)*) => {
        /// One act.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(tag = "act", rename_all = "kebab-case")]
        pub enum Act {
            $($(#[$doc])* $act($body),)*
        }

        /// What kind of act.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Kind {
            $($(#[$doc])* $act,)*
        }

        /// Every act there is: who may do it, and what takes it back.
        pub const ALL: &[Row] = &[$(Row::of::<$body>(Kind::$act),)*];

        $(impl Sealed for $body {
            const KIND: Kind = Kind::$act;

            fn into_act(self) -> Act {
                Act::$act(self)
            }

            fn of(act: Act) -> Option<Self> {
                match act {
                    Act::$act(body) => Some(body),
                    _ => None,
                }
            }
        })*

        impl Kind {
            /// Its name, as the ledger's own column has it.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Kind::$act => <$body as Body>::NAME,)*
                }
            }
        }

        impl Act {
            /// Its kind.
            pub const fn kind(&self) -> Kind {
                match self {
                    $(Act::$act(_) => Kind::$act,)*
                }
            }

            /// The kind whose right it takes: that of what is proposed.
            pub fn right(&self) -> Kind {
                match self {
                    Act::Propose(act) => propose::right_to(&act.proposed),
                    other => other.kind(),
                }
            }

            /// Carries out what the ledger has sealed.
            pub(crate) fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
                match self {
                    $(Act::$act(body) => body.apply(store, entry),)*
                }
            }

            /// Takes back what it did.
            pub(crate) fn undo(
                &self,
                store: &mut Writer<'_>,
                done: &Entry,
                by: &Entry,
            ) -> Result<(), OfficeError> {
                match self {
                    $(Act::$act(body) => body.undo(store, done, by),)*
                }
            }
        }
    };
}

acts! {
    /// The federation itself.
    Found(Found),
    /// The federation's rating officer.
    Officer(OfficerAct),
    /// Somebody may work at the desk, as something else, or no more.
    User(UserAct),
    /// How the federation appears.
    Appearance(AppearanceAct),
    /// How careful the federation is.
    Policy(PolicyAct),
    /// What is shown of minors.
    Minors(MinorsAct),

    /// A club enters the register, or changes its name.
    Club(ClubAct),
    /// Two clubs become one.
    ClubMerge(ClubMergeAct),
    /// A person enters the register.
    Person(PersonFields),
    /// Something about a person changes; every field is stated anew.
    Amend(AmendAct),
    /// A title is awarded.
    Title(TitleAct),
    /// Somebody applies for a title.
    TitleApplication(TitleApplicationAct),
    /// An application for a title ends.
    TitleOutcome(TitleOutcomeAct),
    /// A paper is filed.
    Paper(PaperAct),
    /// A club's strength order for a season.
    Strength(StrengthAct),
    /// Two numbers are one person.
    Merge(MergeAct),
    /// They are two after all.
    Unmerge(UnmergeAct),
    /// A person has died.
    Death(DeathAct),
    /// A person asks to be hidden, or to be shown again.
    Hide(HideAct),
    /// A person agrees to be shown with a photo, or withdraws it.
    Photo(PhotoAct),
    /// Somebody belongs to the go federation's rating system, or does not.
    Cover(CoverAct),

    /// An event is announced.
    Announce(Announcement),
    /// A file has come.
    Submit(SubmitAct),
    /// A question about a line is answered.
    Answer(AnswerAct),
    /// Every question of a file that has one plain answer is answered.
    Answers(AnswersAct),
    /// A file is accepted: its games enter the next list.
    Accept(AcceptAct),
    /// A file is turned away.
    Reject(RejectAct),
    /// The games of an event are attached to it.
    Attach(AttachAct),
    /// The report of an event was sent to FIDE.
    Sent(SentAct),

    /// A line of an accepted report was somebody else.
    Reidentify(ReidentifyAct),
    /// The result of a game of an accepted report was another.
    Result(ResultAct),
    /// Two lines of an accepted report stand under each other's name.
    Swap(SwapAct),
    /// An accepted report is taken out again.
    Withdraw(WithdrawAct),

    /// A decision of the committee.
    Decide(DecideAct),
    /// An appeal against an entry.
    Appeal(AppealAct),
    /// An appeal ends.
    Outcome(OutcomeAct),
    /// An entry is cancelled.
    Cancel(CancelAct),

    /// A table of another register is taken over.
    Takeover(TakeoverAct),
    /// A rating list published by FIDE is imported.
    Import(ImportAct),
    /// Players of a report are taken from FIDE's list.
    Enlist(EnlistAct),
    /// The European go database's list of players is brought.
    EgdList(EgdListAct),
    /// What is out of the ordinary in a month was looked at, and is nothing.
    Dismiss(DismissAct),
    /// A period is closed: a list is computed.
    Close(CloseAct),
    /// Lists are published.
    Publish(PublishAct),
    /// Something waits for a second person.
    Propose(ProposeAct),
    /// A second person signs it.
    Confirm(ConfirmAct),
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
