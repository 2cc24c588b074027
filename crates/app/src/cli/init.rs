//! `arpad init`: a new register.

use super::connection::{Connection, verdict};
use super::values::print_json;
use super::{Verdict, print};
use crate::words::Language;
use arpad_office::acts::found::{found, found_anew};
use arpad_registry::Registry;
use clap::Args;
use serde_json::json;

const EXAMPLES: &str = "\
Examples:
  arpad init
  arpad init --name \"Magyar Sakkszövetség\" --country HUN
  arpad init --anew --name \"Magyar Sakkszövetség\"       the name was mistyped
  arpad init --database postgres://arpad@localhost/ratings --country HUN";

/// Create a register.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Init {
    /// The federation's name [default: its country]
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    name: String,

    /// The federation's country, three letters
    #[arg(long, value_name = "CODE", default_value = "HUN")]
    country: String,

    /// State name and country of an existing register anew
    #[arg(long)]
    anew: bool,

    #[command(flatten)]
    connection: Connection,
}

impl Init {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let country = self.country.trim().to_ascii_uppercase();
        // A register is not made for a country that will be refused.
        if country.len() != 3 || !country.bytes().all(|letter| letter.is_ascii_uppercase()) {
            anyhow::bail!(language.say_texts("refusal-country-code", &[("country", self.country)]));
        }
        if self.anew {
            return self.state_anew(language, &country);
        }
        let stamp = self.connection.stamp()?;
        let founded = Registry::build(&self.connection.database, |registry| {
            registry.write(|store| found(store, &stamp, &self.name, &country))?;
            Ok(registry.address().to_owned())
        });
        let founded = self.connection.told(language, founded)?;
        if let Some(address) = &founded {
            let name = if self.name.trim().is_empty() { &country } else { self.name.trim() };
            if self.connection.json {
                print_json(&json!({"database": address, "name": name, "country": country}))?;
            } else {
                let facts = [("name", name.to_owned()), ("country", country), ("address", address.clone())];
                print(&format!("{}\n", language.say_texts("desk-founded", &facts)))?;
            }
        }
        Ok(verdict(founded))
    }

    fn state_anew(&self, language: Language, country: &str) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.open(language)?;
        let name = if self.name.trim().is_empty() { country } else { self.name.trim() };
        let done =
            self.connection.write(language, &mut registry, |store, stamp| found_anew(store, stamp, name, country))?;
        if let Some(entry) = &done {
            if self.connection.json {
                print_json(&json!({"name": name, "country": country, "entry": entry.seq}))?;
            } else {
                let facts = [("name", name.to_owned()), ("country", country.to_owned())];
                print(&format!("{}\n", language.say_texts("desk-founded-anew", &facts)))?;
            }
        }
        Ok(verdict(done))
    }
}
