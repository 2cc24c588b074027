//! `arpad sign`: what is published is signed with the federation's key.

use super::connection::Connection;
use super::values::print_json;
use super::{Verdict, print};
use crate::answer::statement::Statements;
use crate::signing::SigningKey;
use crate::words::Language;
use arpad_model::{Fact, hex};
use arpad_office::proofs::{Signer, sign_lists};
use arpad_registry::Registry;
use clap::Args;
use serde_json::json;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Signs every published list that is not signed yet: the root over its rows together with the newest entry of the ledger. The key is
a file that only its owner can read; it never stands in the register. With ARPAD_SIGNING_KEY set, arpad publish signs at once, and
arpad serve what is published at the desk. Print the public key where people trust what is printed; keep a copy of the file
somewhere safe.

Examples:
  arpad sign --key /var/lib/arpad/signing.key --new   make the key first
  arpad sign --key /var/lib/arpad/signing.key";

/// Sign published lists with the federation's key.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Sign {
    /// The file of the key
    #[arg(long, value_name = "FILE", env = "ARPAD_SIGNING_KEY")]
    key: PathBuf,

    /// Make a new key; a file of that name is refused
    #[arg(long)]
    new: bool,

    #[command(flatten)]
    connection: Connection,
}

impl Sign {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        // The register first: a key that was made for none would stand in the way of the next.
        let mut registry = self.connection.open(language)?;
        anyhow::ensure!(
            !self.new || !self.key.exists(),
            language.say_texts("proof-key-exists", &[("file", self.key.display().to_string())])
        );
        let key = if self.new { SigningKey::make(&self.key)? } else { read_key(language, &self.key)? };
        let public = hex(&key.key());
        let Some(signed) =
            self.connection.write(language, &mut registry, |store, stamp| sign_lists(store, stamp.moment, &key))?
        else {
            return Ok(Verdict::No);
        };
        if self.connection.json {
            print_json(&json!(Statements::of(&[key.key()], None, &signed)))?;
            return Ok(Verdict::Done);
        }
        for one in &signed {
            let facts = [("list", one.statement.list.clone()), ("root", hex(&one.statement.root))];
            print(&format!("{}\n", language.say_texts("proof-signed", &facts)))?;
        }
        let facts = [("count", Fact::from(signed.len())), ("key", Fact::Name(public))];
        print(&format!("{}\n", language.say("proof-signed-all", &facts)))?;
        Ok(Verdict::Done)
    }
}

pub(super) fn read_key(language: Language, path: &Path) -> anyhow::Result<SigningKey> {
    SigningKey::read(path, &language.label("proof-key-wide"), &language.label("proof-key-broken"))
}

/// Signs what a command has just published, where a key is at hand. That it could not is told and nothing else: the list is
/// published, and `arpad sign` signs it later.
pub(super) fn sign_published(language: Language, connection: &Connection, registry: &mut Registry) {
    let Some(path) = std::env::var_os("ARPAD_SIGNING_KEY").filter(|path| !path.is_empty()) else { return };
    let done = read_key(language, Path::new(&path)).and_then(|key| {
        let stamp = connection.stamp()?;
        Ok(registry.write(|store| sign_lists(store, stamp.moment, &key))?)
    });
    if let Err(error) = done {
        let why = super::connection::failure_text(language, &error);
        super::say_aside(&format!("arpad: {}", language.say_texts("proof-unsigned", &[("why", why)])));
    }
}
