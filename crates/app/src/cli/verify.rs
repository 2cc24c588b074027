//! `arpad verify`: everything is computed once more from the stored bytes, and must come out as it stands.

use super::connection::Connection;
use super::export::{beside, sha256_of};
use super::files::progress;
use super::proof::public_key;
use super::{Verdict, print};
use crate::answer::parts::both;
use crate::words::Language;
use arpad_model::{EntryId, Fact, hex, unhex};
use arpad_office::download::check;
use arpad_office::verify::{Fault, Noted, Verified, verify_against};
use clap::{ArgGroup, Args};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Compares the tables with what the migrations make, has the database look at its pages, walks the ledger from the first
entry, checks every seal and every received byte, computes every list again and compares every row of every table.
Exit code 0 = the register is consistent with itself, 1 = something is not as it was written, and is named.
Note the seal it prints somewhere else: only whoever has it can tell a register that was rewritten as a whole.

Examples:
  arpad verify
  arpad verify --seal 812:bba25858a22db9fbb3588a172665fe30b82be52252798861fcf7075131942c33
  arpad verify --database postgres://arpad@db.example/arpad --json
  arpad verify --public public.sqlite   the published lists from the public download alone, without a register
  arpad verify --proof AEAB… --key 3d40…  a player's number, without a register";

/// Verify that nothing was changed behind the ledger's back.
#[derive(Args)]
#[command(after_help = EXAMPLES, group(ArgGroup::new("elsewhere").args(["public", "proof"])))]
pub struct Verify {
    /// A seal noted before, which the entry must still have; may be given more than once
    #[arg(long, value_name = "ENTRY:SEAL", value_parser = noted)]
    seal: Vec<Noted>,

    /// Compute the published lists again from a public download instead; the register is not asked
    #[arg(long, value_name = "FILE", conflicts_with = "seal")]
    public: Option<PathBuf>,

    /// Check the proof of a player's number instead: its letters, the address of a QR code, or a file with either
    #[arg(long, value_name = "PROOF", conflicts_with_all = ["public", "seal"])]
    proof: Option<String>,

    /// The federation's public key, 64 digits, for a proof or a download [default: the keys with which the register's lists were signed]
    #[arg(long, value_name = "KEY", requires = "elsewhere")]
    key: Option<String>,

    #[command(flatten)]
    connection: Connection,
}

/// `812:bba2…`
fn noted(text: &str) -> Result<Noted, String> {
    let (entry, seal) = text.trim().split_once(':').unwrap_or_default();
    match (entry.parse(), unhex(&seal.to_ascii_lowercase())) {
        (Ok(entry), Some(seal)) if entry > 0 => Ok(Noted { entry: EntryId(entry), seal }),
        _ => Err("a seal is the number of its entry, a colon and 64 digits, as verify prints it".to_owned()),
    }
}

impl Verify {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        if let Some(path) = &self.public {
            return public(language, path, self.key.as_deref(), self.connection.json);
        }
        if let Some(proof) = &self.proof {
            return super::proof::check(language, &self.connection, proof, self.key.as_deref());
        }
        let mut registry = self.connection.look(language)?;
        let bar = progress(1, false);
        let verified = verify_against(&mut registry, &self.seal, |done, all| {
            bar.set_length(all.0 as u64);
            bar.set_position(done.0 as u64);
        })?;
        bar.finish_and_clear();
        let is_sound = verified.faults.is_empty();
        if self.connection.json {
            let faults: Vec<Value> = verified.faults.iter().map(fault_json).collect();
            let answer = json!({"verified": is_sound, "entries": verified.entries, "files": verified.files,
                "lists": verified.lists, "signed": verified.statements, "seal": verified.seal, "noted_seals": verified.noted,
                "indexes_checked": !verified.pages_unchecked, "names_since": verified.changes_since,
                "births_since": verified.births_since, "lists_without_scores": verified.without_scores,
                "set_back": {"count": verified.set_back.len(), "newest": newest_of(&verified.set_back)},
                "beyond": verified.beyond, "faults": faults});
            print(&format!("{answer:#}\n"))?;
        } else if is_sound {
            print(&proved(language, &verified))?;
        } else {
            for fault in &verified.faults {
                print(&format!("{}\n", said(language, fault)))?;
            }
            print(&remarked(language, &verified))?;
        }
        Ok(if is_sound { Verdict::Done } else { Verdict::No })
    }
}

/// The published lists from a download alone, and the file against the SHA-256 beside it.
fn public(language: Language, path: &Path, key: Option<&str>, in_json: bool) -> anyhow::Result<Verdict> {
    let name = path.display().to_string();
    anyhow::ensure!(path.is_file(), language.say_texts("export-missing", &[("file", name.clone())]));
    let mut checked = check(path)?;
    let noted = std::fs::read_to_string(beside(path)).ok();
    let noted = noted.as_deref().and_then(|noted| noted.split_whitespace().next());
    let is_noted = noted.is_some();
    if noted.is_some_and(|noted| sha256_of(path).ok().as_deref() != Some(noted)) {
        checked.faults.insert(0, Fault { code: "verify-public-sha256", entry: None, what: name });
    }
    if let Some(key) = key {
        let key = hex(&public_key(language, key)?);
        // Signed by somebody else, or by nobody: neither is the federation's.
        if checked.keys.is_empty() || checked.keys.iter().any(|one| *one != key) {
            let what = if checked.keys.is_empty() { "–".to_owned() } else { checked.keys.join(", ") };
            checked.faults.insert(0, Fault { code: "verify-public-key", entry: None, what });
        }
    }
    let is_sound = checked.faults.is_empty();
    if in_json {
        let faults: Vec<Value> = checked.faults.iter().map(fault_json).collect();
        let answer = json!({"verified": is_sound, "federation": checked.federation, "lists": checked.lists,
            "lists_taken_over": checked.taken_over, "rows": checked.rows, "rows_moved": checked.moved,
            "lists_sealed": checked.sealed, "lists_signed": checked.signed, "keys": checked.keys, "seal": checked.seal, "sha256_compared": is_noted, "faults": faults});
        print(&format!("{answer:#}\n"))?;
    } else if is_sound {
        let number = |number: u64| Fact::Number(number as i64);
        let facts = [
            ("federation", Fact::Name(checked.federation)),
            ("lists", number(checked.lists)),
            ("rows", number(checked.rows)),
            ("moved", number(checked.moved)),
            ("sealed", number(checked.sealed)),
            ("signed", number(checked.signed)),
            ("keys", Fact::Name(checked.keys.join(", "))),
            ("fide", number(checked.taken_over)),
            ("seal", Fact::Name(checked.seal)),
        ];
        let compared = if is_noted { "verify-public-noted" } else { "verify-public-not-noted" };
        let signed = if checked.signed > 0 { "verify-public-signed" } else { "verify-public-unsigned" };
        for sentence in
            ["verify-public-sound", "verify-public-moved", "verify-public-sealed", signed, "verify-sealed", compared]
        {
            print(&format!("{}\n", language.say(sentence, &facts)))?;
        }
    } else {
        for fault in &checked.faults {
            print(&format!("{}\n", said(language, fault)))?;
        }
    }
    Ok(if is_sound { Verdict::Done } else { Verdict::No })
}

/// What was proved, and what was not.
fn proved(language: Language, verified: &Verified) -> String {
    let facts = [
        ("entries", Fact::from(verified.entries)),
        ("files", Fact::Number(verified.files as i64)),
        ("lists", Fact::Number(verified.lists as i64)),
        ("seal", Fact::Name(format!("{}:{}", verified.entries, verified.seal))),
        ("since", Fact::from(verified.changes_since)),
        ("births", Fact::from(verified.births_since)),
        ("noted", Fact::Number(verified.noted as i64)),
        ("signed", Fact::Number(verified.statements as i64)),
        ("bare", Fact::Number(verified.without_scores as i64)),
    ];
    let mut sentences = vec!["verify-sound", "verify-sealed"];
    sentences.push(if verified.noted > 0 { "verify-noted-kept" } else { "verify-compare" });
    if verified.statements > 0 {
        sentences.push("verify-signed");
    }
    if verified.pages_unchecked {
        sentences.push("verify-pages-unchecked");
    }
    if verified.without_scores > 0 {
        sentences.push("verify-without-scores");
    }
    if verified.changes_since.0 > 0 {
        sentences.push("verify-names-since");
    }
    if verified.births_since.0 > 0 {
        sentences.push("verify-births-since");
    }
    let told: String = sentences.iter().map(|sentence| format!("{}\n", language.say(sentence, &facts))).collect();
    told + &remarked(language, verified)
}

/// What is as it was written, and worth a look all the same.
fn remarked(language: Language, verified: &Verified) -> String {
    let mut told = String::new();
    if !verified.set_back.is_empty() {
        told += &format!("{}\n", language.say("verify-set-back", &set_back(&verified.set_back)));
    }
    if !verified.beyond.is_empty() {
        told += &format!("{}\n", language.say_texts("verify-beyond", &[("beyond", first_of(&verified.beyond))]));
    }
    told
}

/// How many entries are of an earlier moment than the one before, and the newest of them.
pub(super) fn set_back(all: &[EntryId]) -> Vec<(&'static str, Fact)> {
    let newest: Vec<String> = newest_of(all).iter().map(ToString::to_string).collect();
    vec![("count", Fact::Number(all.len() as i64)), ("newest", Fact::Name(newest.join(", ")))]
}

/// Of many entries the newest few: with records that were taken over there may be hundreds.
fn newest_of(all: &[EntryId]) -> &[EntryId] {
    &all[all.len().saturating_sub(3)..]
}

/// So many of a kind are named.
const NAMED: usize = 20;

/// The first of many, and how many there are.
pub(super) fn first_of(all: &[String]) -> String {
    let named = all.iter().take(NAMED).map(String::as_str).collect::<Vec<_>>().join("; ");
    if all.len() > NAMED { format!("{named}; … ({})", all.len()) } else { named }
}

fn said(language: Language, fault: &Fault) -> String {
    let entry = fault.entry.map_or_else(|| "–".to_owned(), |entry| entry.to_string());
    language.say_texts(fault.code, &[("entry", entry), ("what", fault.what.clone())])
}

pub(super) fn fault_json(fault: &Fault) -> Value {
    json!({"code": fault.code, "entry": fault.entry, "what": fault.what,
        "text": both(|language| said(language, fault))})
}
