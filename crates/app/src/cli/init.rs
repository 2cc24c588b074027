//! `arpad init`: a new register.

use super::connection::{Connection, verdict};
use super::values::print_json;
use super::{Verdict, print};
use crate::words::Language;
use arpad_model::{Owner, Series};
use arpad_office::acts::found::{found, found_anew};
use arpad_office::lists::owner::usual;
use arpad_registry::Registry;
use clap::Args;
use serde_json::json;
use std::collections::BTreeMap;

const EXAMPLES: &str = "\
Examples:
  arpad init
  arpad init --name \"Magyar Sakkszövetség\" --country HUN
  arpad init --country AUT --owner standard=fide
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

    /// Whose list governs a series, as standard=fide or rapid=ours [default: of chess FIDE's in HUN, ours elsewhere; of go
    /// ours]
    #[arg(long = "owner", value_name = "SERIES=OWNER", value_parser = owned, conflicts_with = "anew")]
    owners: Vec<(Series, Owner)>,

    /// State name and country of an existing register anew
    #[arg(long)]
    anew: bool,

    #[command(flatten)]
    connection: Connection,
}

fn owned(text: &str) -> Result<(Series, Owner), &'static str> {
    let (series, owner) = text.split_once('=').ok_or("standard=fide, rapid=ours, …")?;
    let series: Series = series.parse().map_err(|_| "the series are standard, rapid, blitz and go")?;
    Ok((series, owner.parse().map_err(|_| "an owner is ours or fide")?))
}

/// The owners as the act has them.
fn owners(country: &str, named: &[(Series, Owner)]) -> BTreeMap<Series, Owner> {
    let mut owners = usual(country);
    owners.extend(named.iter().copied());
    owners
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
            registry.write(|store| found(store, &stamp, &self.name, &country, &self.owners))?;
            Ok(registry.address().to_owned())
        });
        let founded = self.connection.told(language, founded)?;
        if let Some(address) = &founded {
            let name = if self.name.trim().is_empty() { &country } else { self.name.trim() };
            if self.connection.json {
                let owners = owners(&country, &self.owners);
                print_json(&json!({"database": address, "name": name, "country": country, "owners": owners}))?;
            } else {
                let facts = [("name", name.to_owned()), ("country", country), ("address", address.clone())];
                let mut text = format!("{}\n", language.say_texts("desk-founded", &facts));
                for (series, owner) in owners(&self.country.trim().to_ascii_uppercase(), &self.owners) {
                    let series = language.label(&format!("series-{series}"));
                    text +=
                        &format!("  {}\n", language.say_texts(&format!("desk-owner-{owner}"), &[("series", series)]));
                }
                print(&text)?;
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
