//! The rating officer's month: a register is founded, events announced, files received and accepted, lists closed,
//! published, corrected and explained.

mod init;

mod events;
mod tournament;

mod post;
mod post_all;
mod submission;
mod submissions;
mod verdicts;

mod closing;
mod list;

mod correct;
mod decide;
mod decisions;
mod replay;

mod explain;
mod ledger;

mod shown;

use super::Verdict;
use crate::words::Language;
use clap::Subcommand;

/// What the office does.
#[derive(Subcommand)]
pub(super) enum OfficeCommand {
    /// Create a register
    Init(init::Init),
    /// Announce a tournament
    Announce(events::Announce),
    /// List tournaments and how far they have come
    Tournaments(events::Tournaments),
    /// Show one tournament whole
    Tournament(tournament::TournamentPage),
    /// Hand in tournament reports
    Submit(post::Submit),
    /// List received files
    Submissions(submissions::Submissions),
    /// Show a received file: who its players are, and what is in doubt
    Submission(submission::SubmissionPage),
    /// Answer who a player in a received file is
    Answer(verdicts::Answer),
    /// Accept received files: their games enter the next list
    Accept(verdicts::Accept),
    /// Turn a received file away
    Reject(verdicts::Reject),
    /// Close a month: compute its list
    Close(closing::Close),
    /// Publish closed lists
    Publish(closing::Publish),
    /// Show a rating list or write it in any format
    List(list::List),
    /// Correct what was accepted
    Correct(correct::Correct),
    /// Write down a decision of the committee
    Decide(decide::Decide),
    /// List decisions and appeals
    Decisions(decisions::Decisions),
    /// Appeal against an entry of the ledger
    Appeal(decisions::Appeal),
    /// End an appeal
    Outcome(decisions::Outcome),
    /// Compute published lists anew from what is known now
    Replay(replay::Replay),
    /// Explain a player's rating on a list, game by game
    Explain(explain::Explain),
    /// Read the ledger
    Ledger(ledger::Ledger),
}

impl OfficeCommand {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        match self {
            OfficeCommand::Init(command) => command.run(language),
            OfficeCommand::Announce(command) => command.run(language),
            OfficeCommand::Tournaments(command) => command.run(language),
            OfficeCommand::Tournament(command) => command.run(language),
            OfficeCommand::Submit(command) => command.run(language),
            OfficeCommand::Submissions(command) => command.run(language),
            OfficeCommand::Submission(command) => command.run(language),
            OfficeCommand::Answer(command) => command.run(language),
            OfficeCommand::Accept(command) => command.run(language),
            OfficeCommand::Reject(command) => command.run(language),
            OfficeCommand::Close(command) => command.run(language),
            OfficeCommand::Publish(command) => command.run(language),
            OfficeCommand::List(command) => command.run(language),
            OfficeCommand::Correct(command) => command.run(language),
            OfficeCommand::Decide(command) => command.run(language),
            OfficeCommand::Decisions(command) => command.run(language),
            OfficeCommand::Appeal(command) => command.run(language),
            OfficeCommand::Outcome(command) => command.run(language),
            OfficeCommand::Replay(command) => command.run(language),
            OfficeCommand::Explain(command) => command.run(language),
            OfficeCommand::Ledger(command) => command.run(language),
        }
    }
}
