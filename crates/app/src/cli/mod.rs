//! The command line: what can be asked, and how it answers. Data goes to standard output, messages to standard error.
//! Exit code 0 = done, 1 = the answer is "no", 2 = the call was wrong or the machine failed.

mod accept;
mod accuracy;
#[cfg(test)]
mod act_doors;
mod announce;
mod answer;
mod appeal;
mod appearance;
mod application;
mod arbiter;
mod attach;
mod backup;
mod before_list;
mod calc;
mod calc_go;
mod calendar;
mod called_in;
mod cancel;
mod check;
mod checklist;
mod close;
mod club;
mod confined;
mod confirm;
mod connection;
mod convert;
mod correct;
mod decide;
mod decisions;
mod demo;
mod difference;
mod disagreement;
mod dismiss;
mod doctor;
mod drawing;
mod drift;
mod editions;
mod event_options;
mod explain;
mod export;
mod files;
mod go_options;
mod governing;
mod guest;
mod help;
mod import;
mod import_egd;
mod inbox;
mod init;
mod kin;
mod lab;
mod ledger;
mod licence;
mod list;
mod manual;
mod messages;
mod minors;
mod moved;
mod newcomers;
mod notices;
mod officer;
mod outcome;
pub(crate) mod page;
mod papers;
mod person;
mod player;
mod policy;
mod printed;
mod proof;
mod publish;
mod rate;
mod reconcile;
mod register;
mod reject;
mod replay;
mod revised;
mod sent;
mod serve;
mod shadow;
mod sign;
mod simulate;
mod strength;
mod submission;
mod submissions;
mod submit;
mod table;
mod takeover;
mod titles;
mod token;
mod tournament;
mod tournament_changes;
mod tournaments;
mod transfer;
mod unsettled;
mod unusual;
mod user;
mod values;
mod verify;
mod witness;
mod worklist;

use crate::words::Language;
use called_in::language_of_call;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use std::process::ExitCode;

pub(crate) use printed::{print, print_json, say_aside};

/// What became of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Done.
    Done,
    /// The answer is "no": something was not rated, two things differ.
    No,
}

const EXAMPLES: &str = "\
Examples:
  arpad rate case.json                  rate a case file, with every game and its paragraph
  arpad rate case.json --json           the same for a program
  arpad check open.trf                  is the file sound, is the event ratable?
  arpad rate open.trf --list players_list.zip
  arpad rate go.json --shadow egf-2021  a go case, and beside it the European rating
  arpad convert open.trf open.json      a tournament report as a case file
  arpad editions                        the regulations it knows
  arpad editions diff fide-2022-01 fide-2024-03
  arpad calc expected 2145 2300         what a 2145 scores against a 2300
  arpad calc change 2145 --k 20 2300=1 2250=0.5 2400=0
  arpad calc first 1766=0.5 1766=0 1766=0 1766=0 1766=0 --edition mssz-2017

A month in the office:
  arpad init --name \"Magyar Sakkszövetség\"
  arpad submit open.trf                 hand in a report; arpad submission 1 shows what is in doubt
  arpad accept 1
  arpad close 2024-04
  arpad publish 2024-04
  arpad list 2024-04
  arpad explain fide:712345             every point has a paragraph";

/// The version, with the commit it was built from where that is known.
pub(crate) const VERSION: &str = env!("ARPAD_VERSION");

/// Ratings a federation can stand behind: every point has a paragraph.
#[derive(Parser)]
#[command(name = "arpad", version = VERSION, about = "Ratings a federation can stand behind: every point has a paragraph.", after_help = EXAMPLES, max_term_width = 100)]
struct Arguments {
    /// Language of what people read [default: by LANG, else English]
    #[arg(long, global = true, value_enum, env = "ARPAD_LANG")]
    lang: Option<Language>,

    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Rate a case or tournament file: every player's change, explained
    Rate(rate::Rate),
    /// Check tournament files: is the file sound, is the event ratable?
    Check(check::Check),
    /// Write a tournament file or a rating list in another format
    Convert(convert::Convert),
    /// List the regulations, or compare two of them
    Editions(editions::Editions),
    /// Take over FIDE's rating list, or a register that was kept elsewhere
    Import(import::Import),
    /// Compare our list of a month with the one FIDE published
    Reconcile(reconcile::Reconcile),
    /// Answer a small question at the terminal, with its paragraph
    Calc(calc::Calc),
    /// Answer a question about norms and titles
    Titles(titles::Titles),
    /// Show a player: numbers, ratings, history, titles, papers
    Player(player::Player),
    /// Enter persons into the register, change, find and merge them
    Person(person::Person),
    /// File a licence for a season; the first one brings the KOMIR number
    Licence(licence::Licence),
    /// File a guest's licence: another club in the season of a licence
    Guest(guest::Guest),
    /// File a transfer to another club
    Transfer(transfer::Transfer),
    /// Find papers by the KOMIR number, or file a registration form
    Papers(papers::Papers),
    /// A club's strength order for a season: enter it, or print it
    Strength(strength::Strength),
    /// Arbiters: licences, titles, norms, and what is missing for FA or IA
    Arbiter(arbiter::Arbiter),
    /// Apply for titles of FIDE, and see who may
    Application(application::Application),
    /// List those to whom a FIDE number or their initial points are due
    Worklist(worklist::Worklist),
    /// List newcomers of go whose points are open, and set their points
    Newcomers(newcomers::Newcomers),
    /// Show whether the scale drifts: lists, balance of points, cohorts, alarms
    Drift(drift::Drift),
    /// Set the register beside another system: an edition, other parameters, or a table of former points
    Shadow(shadow::Shadow),
    /// Say which rating system predicts better, and whether the difference is real
    Accuracy(accuracy::Accuracy),
    /// Simulate a federation whose truth is known
    Simulate(simulate::Simulate),
    /// Answer a question about the law by a study, and write the regulation impact statement
    Lab(lab::Lab),
    /// Prepare the notices to FIDE: deaths, who must not be listed, the rating officer
    Notices(notices::Notices),
    /// Name the federation's rating officer, or show who it is
    Officer(officer::Officer),
    /// Read what people wrote from the site, and close it
    Inbox(inbox::Inbox),
    /// Say who may work at the desk, and as what
    User(user::User),
    /// List messages to users and programs, or send one again
    Messages(messages::Messages),
    /// Enter programs of others that are told when something happens, list and end them
    Hook(messages::Hook),
    /// Make, list and take back tokens of programs
    Token(token::Token),
    /// State the federation's color, logo and contact, or show them
    Appearance(appearance::Appearance),
    /// State how careful the federation is, or show it
    Policy(policy::Policy),
    /// State what is shown of minors, or show it
    Minors(minors::Minors),
    /// Enter and list clubs
    Club(club::Club),
    /// Verify the register: every seal, every byte, every list
    Verify(verify::Verify),
    /// Write what anybody may have into a file
    Export(export::Export),
    /// Sign published lists with the federation's key
    Sign(sign::Sign),
    /// Write the proof that a player's number stands on a signed list
    Proof(proof::Proof),
    /// Keep the heads of a register elsewhere, and compare them
    Witness(witness::Witness),
    /// Say whether the server is in order
    Doctor(doctor::Doctor),
    /// Back the register up into a file
    Backup(backup::Backup),
    /// Make a register from a backup
    Restore(backup::Restore),
    /// Copy the register to another database
    Move(backup::Move),
    /// Serve the site: lists, players, calculations, tournaments
    Serve(serve::Serve),
    /// Build an invented federation to look at
    Demo(demo::Demo),
    /// Create a register
    Init(init::Init),
    /// Announce a tournament
    Announce(announce::Announce),
    /// List tournaments and how far they have come
    Tournaments(tournaments::Tournaments),
    /// Show one tournament whole
    Tournament(tournament::TournamentPage),
    /// Hand in tournament reports
    Submit(submit::Submit),
    /// List received files
    Submissions(submissions::Submissions),
    /// Show a received file: who its players are, and what is in doubt
    Submission(submission::SubmissionPage),
    /// Answer who a player in a received file is
    Answer(answer::Answer),
    /// Accept received files: their games enter the next list
    Accept(accept::Accept),
    /// Turn a received file away
    Reject(reject::Reject),
    /// Attach the games of a tournament
    Attach(attach::Attach),
    /// Write down that a tournament's report was sent to FIDE
    Sent(sent::SentToFide),
    /// Close a month: compute its list
    Close(close::Close),
    /// Say why something out of the ordinary in a month may stand
    Dismiss(dismiss::Dismiss),
    /// Open a month again that is closed and not published
    Unclose(cancel::Unclose),
    /// Publish closed lists
    Publish(publish::Publish),
    /// Sign what somebody else has proposed, or list what waits for it
    Confirm(confirm::Confirm),
    /// Show a rating list or write it in any format
    List(list::List),
    /// Correct what was accepted
    Correct(correct::Correct),
    /// Write down a decision of the committee
    Decide(decide::Decide),
    /// List decisions and appeals
    Decisions(decisions::Decisions),
    /// Appeal against an entry of the ledger
    Appeal(appeal::Appeal),
    /// End an appeal
    Outcome(outcome::Outcome),
    /// Cancel an entry of the ledger: a slip is taken back
    Cancel(cancel::Cancel),
    /// Compute published lists anew from what is known now
    Replay(replay::Replay),
    /// Explain a player's rating on a list, game by game
    Explain(explain::Explain),
    /// Read the ledger
    Ledger(ledger::Ledger),
    /// Write the manual pages and completions of the shells into a folder
    Manual(manual::Manual),
}

/// Reads the command line and does what it says.
pub fn run() -> ExitCode {
    confined::begin();
    let language = language_of_call();
    let mut command = help::in_language(Arguments::command(), language);
    let found = command.try_get_matches_from_mut(std::env::args_os());
    let arguments = match found.and_then(|mut found| Arguments::from_arg_matches_mut(&mut found)) {
        Ok(arguments) => arguments,
        Err(error) => return help::answer(language, &error),
    };
    let language = arguments.lang.unwrap_or(language);
    let verdict = match arguments.command {
        Command::Rate(command) => command.run(language),
        Command::Check(command) => command.run(language),
        Command::Convert(command) => command.run(language),
        Command::Editions(command) => command.run(language),
        Command::Import(command) => command.run(language),
        Command::Reconcile(command) => command.run(language),
        Command::Calc(command) => command.run(language),
        Command::Titles(command) => command.run(language),
        Command::Player(command) => command.run(language),
        Command::Person(command) => command.run(language),
        Command::Licence(command) => command.run(language),
        Command::Guest(command) => command.run(language),
        Command::Transfer(command) => command.run(language),
        Command::Papers(command) => command.run(language),
        Command::Strength(command) => command.run(language),
        Command::Arbiter(command) => command.run(language),
        Command::Application(command) => command.run(language),
        Command::Worklist(command) => command.run(language),
        Command::Newcomers(command) => command.run(language),
        Command::Drift(command) => command.run(language),
        Command::Shadow(command) => command.run(language),
        Command::Accuracy(command) => command.run(language),
        Command::Simulate(command) => command.run(language),
        Command::Lab(command) => command.run(language),
        Command::Notices(command) => command.run(language),
        Command::Officer(command) => command.run(language),
        Command::Inbox(command) => command.run(language),
        Command::User(command) => command.run(language),
        Command::Messages(command) => command.run(language),
        Command::Hook(command) => command.run(language),
        Command::Token(command) => command.run(language),
        Command::Appearance(command) => command.run(language),
        Command::Policy(command) => command.run(language),
        Command::Minors(command) => command.run(language),
        Command::Club(command) => command.run(language),
        Command::Verify(command) => command.run(language),
        Command::Export(command) => command.run(language),
        Command::Sign(command) => command.run(language),
        Command::Proof(command) => command.run(language),
        Command::Witness(command) => command.run(language),
        Command::Doctor(command) => command.run(language),
        Command::Backup(command) => command.run(language),
        Command::Restore(command) => command.run(language),
        Command::Move(command) => command.run(language),
        Command::Serve(command) => command.run(language),
        Command::Demo(command) => command.run(language),
        Command::Init(command) => command.run(language),
        Command::Announce(command) => command.run(language),
        Command::Tournaments(command) => command.run(language),
        Command::Tournament(command) => command.run(language),
        Command::Submit(command) => command.run(language),
        Command::Submissions(command) => command.run(language),
        Command::Submission(command) => command.run(language),
        Command::Answer(command) => command.run(language),
        Command::Accept(command) => command.run(language),
        Command::Reject(command) => command.run(language),
        Command::Attach(command) => command.run(language),
        Command::Sent(command) => command.run(language),
        Command::Close(command) => command.run(language),
        Command::Dismiss(command) => command.run(language),
        Command::Unclose(command) => command.run(language),
        Command::Publish(command) => command.run(language),
        Command::Confirm(command) => command.run(language),
        Command::List(command) => command.run(language),
        Command::Correct(command) => command.run(language),
        Command::Decide(command) => command.run(language),
        Command::Decisions(command) => command.run(language),
        Command::Appeal(command) => command.run(language),
        Command::Outcome(command) => command.run(language),
        Command::Cancel(command) => command.run(language),
        Command::Replay(command) => command.run(language),
        Command::Explain(command) => command.run(language),
        Command::Ledger(command) => command.run(language),
        Command::Manual(command) => command.run(Arguments::command()),
    };
    match verdict {
        Ok(Verdict::Done) => ExitCode::SUCCESS,
        Ok(Verdict::No) => ExitCode::from(1),
        Err(error) => {
            say_aside(&format!("arpad: {}", connection::failure_text(language, &error)));
            ExitCode::from(2)
        }
    }
}
