//! `arpad policy`: how careful the federation is, stated or shown.

use super::connection::Connection;
use super::register::{Answer, act};
use super::{Verdict, print};
use crate::words::Language;
use crate::words::acts::policy_text;
use arpad_model::Fact;
use arpad_office::acts::policy::{SIGNED, policy, state_policy};
use arpad_office::acts::{Kind, PolicyAct};
use clap::Args;
use clap::builder::PossibleValuesParser;
use serde_json::json;

const EXAMPLES: &str = "\
Examples:
  arpad policy                          as it is
  arpad policy --second-signature publish --second-signature decide
  arpad policy --totp-for-admins --one-address
  arpad policy --clubs-take             a club's officer transfers players of others by himself
  arpad policy --none                   as the program comes
Stated as a whole: what is not named does not hold any more. With a second signature whoever publishes or decides proposes,
and somebody else confirms: with arpad confirm, at the desk, or by doing the same.";

/// State how careful the federation is, or show it.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Policy {
    /// What a second person has to sign; may be given several times
    #[arg(long, value_name = "ACT", value_parser = PossibleValuesParser::new(SIGNED.map(Kind::as_str)))]
    second_signature: Vec<String>,
    /// An administrator without a second factor does nothing but set one
    #[arg(long)]
    totp_for_admins: bool,
    /// A session is good only where it began
    #[arg(long)]
    one_address: bool,
    /// A club's officer takes another club's player over by himself; without it, the office files it
    #[arg(long)]
    clubs_take: bool,
    /// Nothing of all this
    #[arg(long, conflicts_with_all = ["second_signature", "totp_for_admins", "one_address", "clubs_take"])]
    none: bool,
    #[command(flatten)]
    connection: Connection,
}

impl Policy {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let wished = PolicyAct {
            second_signature: self.second_signature,
            totp_for_admins: self.totp_for_admins,
            one_address: self.one_address,
            clubs_take: self.clubs_take,
        };
        if self.none || wished != PolicyAct::default() {
            return act(language, &self.connection, |store, stamp| {
                let entry = state_policy(store, stamp, &wished)?.seq;
                let what = Fact::Name(policy_text(language, &policy(store)?));
                Ok(Answer::new("policy-stated", vec![("entry", Fact::from(entry)), ("what", what)]))
            });
        }
        let mut registry = self.connection.look(language)?;
        let found = self.connection.read(language, &mut registry, |store| Ok(policy(store)?))?;
        let Some(found) = found else { return Ok(Verdict::No) };
        match self.connection.json {
            true => print(&format!("{:#}\n", json!({ "policy": found })))?,
            false => print(&format!("{}\n", policy_text(language, &found)))?,
        }
        Ok(Verdict::Done)
    }
}
