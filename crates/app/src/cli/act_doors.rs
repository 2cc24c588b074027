//! The door of every act on the command line.

use super::Arguments;
use arpad_office::acts::{ALL, Kind};
use clap::CommandFactory;

/// The command that does an act.
fn door(kind: Kind) -> &'static str {
    match kind {
        Kind::Found => "init",
        Kind::Officer => "officer",
        Kind::User => "user add",
        Kind::Appearance => "appearance",
        Kind::Policy => "policy",
        Kind::Minors => "minors",
        Kind::Club => "club add",
        Kind::ClubMerge => "club merge",
        Kind::Person => "person add",
        Kind::Amend => "person amend",
        Kind::Title => "person title",
        Kind::TitleApplication => "application add",
        Kind::TitleOutcome => "application granted",
        Kind::Paper => "licence",
        Kind::Strength => "strength",
        Kind::Merge => "person merge",
        Kind::Unmerge => "person unmerge",
        Kind::Death => "person death",
        Kind::Hide => "person hide",
        Kind::Photo => "person photo",
        Kind::Cover => "person cover",
        Kind::Announce => "announce",
        Kind::Submit => "submit",
        Kind::Answer | Kind::Answers => "answer",
        Kind::Accept => "accept",
        Kind::Reject => "reject",
        Kind::Attach => "attach",
        Kind::Sent => "sent",
        Kind::Reidentify => "correct identity",
        Kind::Result => "correct result",
        Kind::Swap => "correct swap",
        Kind::Withdraw => "correct withdraw",
        Kind::Decide => "decide waiver",
        Kind::Appeal => "appeal",
        Kind::Outcome => "outcome",
        Kind::Cancel => "cancel",
        Kind::Takeover => "import register",
        Kind::Import => "import players",
        Kind::Enlist => "import strangers",
        Kind::EgdList => "import egd",
        Kind::Dismiss => "dismiss",
        Kind::Close => "close",
        // Whoever publishes or decides proposes, where a second person has to sign.
        Kind::Publish | Kind::Propose => "publish",
        Kind::Confirm => "confirm",
    }
}

#[test]
fn every_act_has_a_door_that_asks_who_does_it() {
    let arguments = Arguments::command();
    for row in ALL {
        let door = door(row.kind);
        let mut command = &arguments;
        for name in door.split(' ') {
            command = command.find_subcommand(name).unwrap_or_else(|| panic!("{}: no command {door}", row.kind));
        }
        let asks = |name: &str| command.get_arguments().any(|argument| argument.get_id() == name);
        assert!(asks("by") && asks("why"), "{}: {door} leaves no name in the ledger", row.kind);
    }
}
