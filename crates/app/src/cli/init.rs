//! `arpad init`: a new register.

use super::connection::{Connection, verdict};
use super::values::print_json;
use super::{Verdict, print};
use crate::words::Language;
use arpad_model::{Owner, Series};
use arpad_office::acts::found::found;
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
    #[arg(long = "owner", value_name = "SERIES=OWNER", value_parser = owned)]
    owners: Vec<(Series, Owner)>,

    #[command(flatten)]
    connection: Connection,
}

fn owned(text: &str) -> Result<(Series, Owner), String> {
    let (series, owner) = text.split_once('=').ok_or("standard=fide, rapid=ours, …")?;
    let series: Series = series.parse().map_err(|error: arpad_model::Unknown| error.to_string())?;
    Ok((series, owner.parse().map_err(|error: arpad_model::Unknown| error.to_string())?))
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
}
