//! `arpad user`: who may work at the desk, and as what.

use super::connection::{Connection, verdict};
use super::register::{Answer, act, labels, lean_table};
use super::{Verdict, print, say_aside};
use crate::answer::records::UserRecord;
use crate::secret;
use crate::secret::password::Hashing;
use crate::words::Language;
use anyhow::Context;
use arpad_model::{Fact, Role, User as Known};
use arpad_office::access::login::{fitting, invite_by_mail, set_password};
use arpad_office::access::{links, sessions};
use arpad_office::acts::UserAct;
use arpad_office::acts::desk::{OfficeError, Stamp};
use arpad_office::acts::user::{add_user, change_user, user_of, users};
use arpad_office::messages::{self, Contact};
use arpad_office::register::find_club;
use arpad_office::views::person_page::person_meant;
use arpad_registry::Writer;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};
use serde_json::json;
use std::io::{IsTerminal, Read};

const EXAMPLES: &str = "\
Examples:
  arpad user add kiss.anna --shown \"Kiss Anna\" --role admin --role officer
  arpad user add vasas --shown \"Vasas, titkár\" --role club --club 3
  arpad user role kiss.anna --role officer --role committee
  arpad user mail kiss.anna anna@example.org
  arpad user invite kiss.anna           a link to set a password, good once; --mail sends it
  arpad user disable kiss.anna
  arpad user sign-out kiss.anna         a browser was left open somewhere
  arpad user list
The desk opens with the first user. Roles: player, arbiter, club, officer, committee, admin, auditor.";

/// Say who may work at the desk, and as what.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct User {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Enter a user, and make the link with which he sets a password
    Add {
        /// The name to be typed at the door: small letters, digits, . - _
        name: String,
        #[command(flatten)]
        stated: Stated,
        #[command(flatten)]
        connection: Connection,
    },
    /// State a user's roles anew
    Role {
        /// The user
        name: String,
        #[command(flatten)]
        stated: Stated,
        #[command(flatten)]
        connection: Connection,
    },
    /// Make a link with which a user sets a new password; those before it are good no more
    Invite {
        /// The user
        name: String,
        /// Send it by mail instead of telling it here
        #[arg(long)]
        mail: bool,
        #[command(flatten)]
        connection: Connection,
    },
    /// Say where a user is reached; without an address it is forgotten
    Mail {
        /// The user
        name: String,
        /// The address
        #[arg(value_name = "MAIL")]
        mail: Option<String>,
        /// He wants to hear of every list that is published
        #[arg(long)]
        lists: bool,
        #[command(flatten)]
        connection: Connection,
    },
    /// Set a user's password to the first line of standard input
    Password {
        /// The user
        name: String,
        #[command(flatten)]
        connection: Connection,
    },
    /// Let a user in no more; all his sessions end
    Disable {
        /// The user
        name: String,
        #[command(flatten)]
        connection: Connection,
    },
    /// End all sessions of a user; he may come in again
    SignOut {
        /// The user
        name: String,
        #[command(flatten)]
        connection: Connection,
    },
    /// Let a user in again
    Enable {
        /// The user
        name: String,
        #[command(flatten)]
        connection: Connection,
    },
    /// List users and their roles
    List {
        #[command(flatten)]
        connection: Connection,
    },
}

/// What a user is.
#[derive(Args)]
struct Stated {
    /// The name as people say it [default: as it is, or the one at the door]
    #[arg(long, value_name = "NAME")]
    shown: Option<String>,
    /// A role; may be given several times
    #[arg(long, value_name = "ROLE", required = true, value_parser = role_parser())]
    role: Vec<Role>,
    /// Whose officer the user is: the club's number or name
    #[arg(long, value_name = "CLUB")]
    club: Option<String>,
    /// Who the user is among the players
    #[arg(long, value_name = "PERSON")]
    person: Option<String>,
}

fn role_parser() -> impl TypedValueParser<Value = Role> {
    let given = Role::ALL.iter().filter(|role| **role != Role::Public).map(|role| role.as_str());
    PossibleValuesParser::new(given).map(|text| text.parse().expect("only roles are possible"))
}

impl Stated {
    fn read(&self, store: &mut Writer<'_>, name: &str, known: Option<&Known>) -> Result<UserAct, OfficeError> {
        let club = self.club.as_deref().map(|club| find_club(store, club)).transpose()?.map(|club| club.id);
        let person = self.person.as_deref().map(|person| person_meant(store, person)).transpose()?;
        Ok(UserAct {
            name: name.to_owned(),
            shown: self.shown.clone().or_else(|| known.map(|known| known.shown.clone())).unwrap_or_default(),
            roles: self.role.clone(),
            club: club.or(known.and_then(|known| known.club)),
            person: person.or(known.and_then(|known| known.person)),
            disabled: known.is_some_and(|known| known.disabled),
            ..UserAct::default()
        })
    }
}

impl User {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        match self.command {
            Command::Add { name, stated, connection } => link(language, &connection, "user-added", |store, stamp| {
                let user = stated.read(store, &name, None)?;
                add_user(store, stamp, &user)?;
                user_of(store, &name)
            }),
            Command::Invite { name, mail: true, connection } => act(language, &connection, |store, stamp| {
                let user = user_of(store, &name)?;
                invite_by_mail(store, &user, stamp.moment)?;
                Ok(Answer::new("user-invited-mail", vec![("name", Fact::from(user.name.as_str()))]))
            }),
            Command::Invite { name, mail: false, connection } => {
                link(language, &connection, "user-invited", |store, _| user_of(store, &name))
            }
            Command::Mail { name, mail, lists, connection } => act(language, &connection, |store, _| {
                let user = user_of(store, &name)?;
                let named = ("name", Fact::from(user.name.as_str()));
                let Some(mail) = mail else {
                    messages::forget_contact(store, user.id)?;
                    return Ok(Answer::new("user-mail-forgotten", vec![named]));
                };
                let language = if language == Language::Hu { "hu" } else { "en" }.to_owned();
                messages::set_contact(store, &Contact { account: user.id, mail: mail.clone(), language, lists })?;
                Ok(Answer::new("user-mail-set", vec![named, ("mail", Fact::from(mail.as_str()))]))
            }),
            Command::Role { name, stated, connection } => act(language, &connection, |store, stamp| {
                let known = user_of(store, &name)?;
                let user = stated.read(store, &name, Some(&known))?;
                change_user(store, stamp, &user)?;
                Ok(Answer::new("user-changed", vec![("name", Fact::from(known.name.as_str()))]))
            }),
            Command::Password { name, connection } => password(language, &connection, &name),
            Command::Disable { name, connection } => act(language, &connection, |store, stamp| {
                let known = user_of(store, &name)?;
                change_user(store, stamp, &UserAct { disabled: true, ..UserAct::of(&known) })?;
                sessions::end_all(store, known.id)?;
                Ok(Answer::new("user-disabled", vec![("name", Fact::from(known.name.as_str()))]))
            }),
            Command::SignOut { name, connection } => act(language, &connection, |store, stamp| {
                let known = user_of(store, &name)?;
                let open = sessions::of(store, known.id, stamp.moment)?.len();
                sessions::end_all(store, known.id)?;
                Ok(Answer::new("user-signed-out", vec![("name", known.name.as_str().into()), ("count", open.into())]))
            }),
            Command::Enable { name, connection } => act(language, &connection, |store, stamp| {
                let known = user_of(store, &name)?;
                change_user(store, stamp, &UserAct { disabled: false, ..UserAct::of(&known) })?;
                Ok(Answer::new("user-enabled", vec![("name", Fact::from(known.name.as_str()))]))
            }),
            Command::List { connection } => list(language, &connection),
        }
    }
}

/// Does something about a user and makes his link, which is told now and never again.
fn link(
    language: Language,
    connection: &Connection,
    key: &'static str,
    change: impl FnOnce(&mut Writer<'_>, &Stamp) -> Result<Known, OfficeError>,
) -> anyhow::Result<Verdict> {
    let code = secret::new()?;
    act(language, connection, |store, stamp| {
        let user = change(store, stamp)?;
        links::make(store, &user, &secret::digest(&code), stamp.moment)?;
        let place = format!("/{}/desk/invitation?code={code}", if language == Language::Hu { "hu" } else { "en" });
        let facts = vec![
            ("name", Fact::from(user.name.as_str())),
            ("link", Fact::from(place.as_str())),
            ("days", Fact::from(links::DAYS)),
        ];
        Ok(Answer::new(key, facts))
    })
}

fn password(language: Language, connection: &Connection, name: &str) -> anyhow::Result<Verdict> {
    let mut input = std::io::stdin();
    // Whoever typed it here would see it on the screen, and in what the terminal keeps.
    if input.is_terminal() {
        anyhow::bail!(language.label("user-password-piped"));
    }
    let mut text = String::new();
    input.by_ref().take(4096).read_to_string(&mut text).context("stdin")?;
    let password = text.lines().next().unwrap_or_default().to_owned();
    let mut registry = connection.open(language)?;
    let fits = connection.told(language, fitting(name, &password).map_err(OfficeError::from))?;
    if fits.is_none() {
        return Ok(Verdict::No);
    }
    let hash = Hashing::default().hash(&password)?;
    let done = connection.write(language, &mut registry, |store, stamp| {
        let user = user_of(store, name)?;
        set_password(store, user.id, &hash, stamp.moment)?;
        Ok(Answer::new("user-password-set", vec![("name", Fact::from(user.name.as_str()))]))
    })?;
    if let Some(answer) = &done {
        answer.say(language, connection.json)?;
    }
    Ok(verdict(done))
}

fn list(language: Language, connection: &Connection) -> anyhow::Result<Verdict> {
    let mut registry = connection.look(language)?;
    let Some(all) = connection.read(language, &mut registry, |store| Ok(users(store)?))? else {
        return Ok(Verdict::No);
    };
    if connection.json {
        let rows: Vec<UserRecord> = all.iter().map(UserRecord::of).collect();
        print(&format!("{:#}\n", json!({ "users": rows })))?;
    } else if all.is_empty() {
        say_aside(&format!("arpad: {}", language.label("users-none")));
    } else {
        let header = labels(language, ["user-name", "user-shown", "user-roles", "user-state"]);
        let row = |user: &Known| {
            let roles: Vec<String> = user.roles.iter().map(|role| language.label(&format!("role-{role}"))).collect();
            let state = if user.disabled { language.label("user-is-disabled") } else { String::new() };
            vec![user.name.clone(), user.shown.clone(), roles.join(", "), state]
        };
        print(&lean_table(&header, &[], all.iter().map(row).collect()))?;
    }
    Ok(Verdict::Done)
}
