//! `arpad token`: tokens with which programs act for a user.

use super::connection::Connection;
use super::register::{Answer, act, labels, lean_table};
use super::{Verdict, print, say_aside};
use crate::secret;
use crate::words::Language;
use arpad_model::{Fact, User};
use arpad_office::access::{self, tokens};
use arpad_office::acts::user::user_of;
use clap::{Args, Subcommand};
use serde_json::{Value, json};

const EXAMPLES: &str = "\
Examples:
  arpad token add kiss.anna --name \"club programme\" --scope read --scope submit --days 90
  arpad token list
  arpad token revoke 3
A scope is \"read\" or a kind of entry of the ledger: licences, guests and transfers are all \"paper\", every decision is \"decide\". The
API's description (/api/v1/openapi.json) names the scope of each call. A token may never do more than its user.";

/// Make, list and take back tokens of programs.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Token {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Make a token; it is shown now and never again
    Add {
        /// For whom it acts
        user: String,
        /// What it is for
        #[arg(long, value_name = "TEXT")]
        name: String,
        /// What it may do; may be given several times
        #[arg(long, value_name = "SCOPE", required = true)]
        scope: Vec<String>,
        /// For how many days it is good
        #[arg(long, value_name = "NUMBER", default_value_t = 90)]
        days: u32,
        #[command(flatten)]
        connection: Connection,
    },
    /// List tokens, with what each may do and when it was last used
    List {
        #[command(flatten)]
        connection: Connection,
    },
    /// Take a token back
    Revoke {
        /// Its number
        token: i64,
        #[command(flatten)]
        connection: Connection,
    },
}

impl Token {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        match self.command {
            Command::Add { user, name, scope, days, connection } => {
                let secret = format!("arpad_{}", secret::new()?);
                act(language, &connection, |store, stamp| {
                    let user = user_of(store, &user)?;
                    let wanted = tokens::Wanted { name: &name, scopes: &scope, days, digest: secret::digest(&secret) };
                    let number = tokens::make(store, &user, &wanted, stamp.moment)?;
                    let facts = vec![
                        ("number", Fact::from(number)),
                        ("user", Fact::from(user.name.as_str())),
                        ("token", Fact::from(secret.as_str())),
                        ("days", Fact::from(days)),
                    ];
                    Ok(Answer::new("token-made", facts))
                })
            }
            Command::Revoke { token, connection } => act(language, &connection, |store, stamp| {
                tokens::revoke(store, token, stamp.moment)?;
                Ok(Answer::new("token-revoked", vec![("number", Fact::from(token))]))
            }),
            Command::List { connection } => list(language, &connection),
        }
    }
}

fn list(language: Language, connection: &Connection) -> anyhow::Result<Verdict> {
    let mut registry = connection.look(language)?;
    let Some(all) = connection.read(language, &mut registry, |store| Ok(tokens::all(store)?))? else {
        return Ok(Verdict::No);
    };
    if connection.json {
        let rows: Vec<Value> = all.iter().map(in_json).collect();
        print(&format!("{:#}\n", json!({ "tokens": rows })))?;
    } else if all.is_empty() {
        say_aside(&format!("arpad: {}", language.label("tokens-none")));
    } else {
        let keys = ["token-number", "user-name", "token-name", "token-scopes", "token-expires", "token-used"];
        let header = labels(language, keys);
        let row = |(token, user): &(access::Token, Option<User>)| {
            let moment = |moment| language.moment(moment);
            let expires = match token.revoked {
                Some(revoked) => language.say_texts("token-is-revoked", &[("moment", moment(revoked))]),
                None => moment(token.expires),
            };
            let name = user.as_ref().map(|user| user.name.clone()).unwrap_or_default();
            let used = token.used.map(moment).unwrap_or_default();
            vec![token.id.to_string(), name, token.name.clone(), token.scopes.clone(), expires, used]
        };
        print(&lean_table(&header, &[0], all.iter().map(row).collect()))?;
    }
    Ok(Verdict::Done)
}

fn in_json((token, user): &(access::Token, Option<User>)) -> Value {
    json!({
        "number": token.id,
        "user": user.as_ref().map(|user| user.name.clone()),
        "name": token.name,
        "scopes": token.scopes.split(' ').collect::<Vec<_>>(),
        "made": token.made.to_string(),
        "expires": token.expires.to_string(),
        "used": token.used.map(|used| used.to_string()),
        "revoked": token.revoked.map(|revoked| revoked.to_string()),
    })
}
