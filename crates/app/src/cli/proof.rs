//! `arpad proof PERSON`: the proof that somebody's number stands on a signed list; `arpad verify --proof` checks one.

use super::connection::{Connection, verdict};
use super::list::which;
use super::values::{Dated, print_json, series_parser};
use super::{Verdict, print};
use crate::answer::statement::ProofAnswer;
use crate::base32;
use crate::qr;
use crate::signing::ShortCode;
use crate::words::Language;
use anyhow::Context;
use arpad_model::{Series, hex, unhex};
use arpad_office::proofs::{Proof as RowProof, keys, proof_of, tree};
use arpad_office::views::beside::meant;
use arpad_office::views::public::public_list;
use arpad_registry::ReadOnly;
use clap::Args;
use serde_json::json;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Whoever has the proof and the federation's public key can check it without us, at the site's page or with arpad verify --proof.
Keep it: it stays good whatever becomes of the register.

Examples:
  arpad proof 17
  arpad proof \"Kovács Péter\" --list 2024-04 --series rapid
  arpad proof 17 --qr 17.svg --url https://ratings.example.org";

/// Write the proof that a player's number stands on a signed list.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Proof {
    /// Who: a number, komir:N, fide:N, egd:N, or a name
    #[arg(value_name = "PERSON")]
    person: String,

    /// The list (2024-04, latest, go) [default: the newest]
    #[arg(long, value_name = "LIST")]
    list: Option<Dated>,

    /// Which series [default: the usual one of the register]
    #[arg(long, value_name = "SERIES", value_parser = series_parser())]
    series: Option<Series>,

    /// Draw it into this file, as an SVG
    #[arg(long, value_name = "FILE", requires = "url")]
    qr: Option<PathBuf>,

    /// The address of the site whose page checks it
    #[arg(long, value_name = "URL", env = "ARPAD_PUBLIC_URL")]
    url: Option<String>,

    #[command(flatten)]
    connection: Connection,
}

impl Proof {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.look(language)?;
        let Some(series) = self.connection.series(language, &mut registry, self.series)? else {
            return Ok(Verdict::No);
        };
        let wished = which(self.list.unwrap_or(Dated::Latest), series, None, None);
        let found = self.connection.read(language, &mut registry, |store| {
            let person = meant(store, &self.person)?;
            let list = public_list(store, &wished)?;
            let Some(leaves) = tree(store, &list)? else { return Ok((list.id, person, None)) };
            let proof = proof_of(store, &list, person, &leaves)?;
            Ok((list.id, person, proof))
        })?;
        let Some((list, person, proof)) = found else { return Ok(verdict(found)) };
        let Some(proof) = proof else {
            super::say_aside(&format!("arpad: {}", language.label("proof-none")));
            return Ok(Verdict::No);
        };
        let (code, whole) = (ShortCode::new(list, person, &proof.salt, &proof.row), base32::written(&proof.bytes()));
        if let (Some(path), Some(url)) = (&self.qr, &self.url) {
            let address =
                format!("{}/{}/proof#", url.trim_end_matches('/'), if language == Language::Hu { "hu" } else { "en" });
            let drawn = qr::svg(&address, &whole, &code.to_string());
            let drawn = drawn.ok_or_else(|| anyhow::anyhow!(language.label("proof-too-large")))?;
            std::fs::write(path, drawn).with_context(|| path.display().to_string())?;
        }
        if self.connection.json {
            print_json(&json!(ProofAnswer::of(&proof, code.to_string(), whole)))?;
        } else {
            print(&format!(
                "{}\n{}\n{whole}\n",
                said(language, &proof),
                language.say_texts("proof-code", &[("code", code.to_string())])
            ))?;
        }
        Ok(Verdict::Done)
    }
}

/// A federation's key as it prints it.
pub(super) fn public_key(language: Language, text: &str) -> anyhow::Result<[u8; 32]> {
    unhex(&text.trim().to_ascii_lowercase()).ok_or_else(|| anyhow::anyhow!(language.label("proof-no-key")))
}

/// Checks a proof by a key, or by those with which the register's lists were signed.
pub(super) fn check(
    language: Language,
    connection: &Connection,
    text: &str,
    key: Option<&str>,
) -> anyhow::Result<Verdict> {
    let text = match std::fs::read_to_string(text) {
        Ok(read) => read,
        Err(_) => text.to_owned(),
    };
    if let Some(code) = ShortCode::read(&text) {
        // It names a row and proves nothing by itself.
        let facts = [("person", code.person.to_string())];
        anyhow::bail!(language.say_texts("proof-short", &facts));
    }
    let keys = match key {
        Some(key) => vec![public_key(language, key)?],
        None => ReadOnly::open(&connection.database)
            .map_err(|error| super::connection::failure(language, &error))?
            .read(keys)?,
    };
    let proof = found(&text);
    // What is no proof may well be the name of a file.
    let is_name = text.contains(['.', '/']) && !text.contains(char::is_whitespace) && !Path::new(&text).exists();
    anyhow::ensure!(proof.is_some() || !is_name, language.say_texts("export-missing", &[("file", text.clone())]));
    let is_signed = proof.as_ref().is_some_and(|proof| proof.is_signed_by(&keys));
    let key = match (&proof, is_signed) {
        (None, _) => "proof-unreadable",
        (Some(_), false) => "proof-wrong",
        (Some(_), true) => "proof-right",
    };
    if connection.json {
        let row =
            proof.as_ref().filter(|_| is_signed).map(|proof| ProofAnswer::of(proof, String::new(), String::new()));
        print_json(&json!({"verified": is_signed, "proof": row}))?;
    } else {
        print(&format!("{}\n", language.label(key)))?;
        if let Some(proof) = proof.filter(|_| is_signed) {
            print(&format!("{}\n", said(language, &proof)))?;
        }
    }
    Ok(if is_signed { Verdict::Done } else { Verdict::No })
}

/// The proof in a text: its letters, however they are broken into lines, or the line with them in what `arpad proof` has printed. A
/// whole address, as a QR code holds it, is as good.
fn found(text: &str) -> Option<RowProof> {
    let read = |part: &str| {
        let letters = part.rsplit('#').next().unwrap_or_default();
        base32::read(letters).and_then(|bytes| RowProof::read(&bytes))
    };
    read(text).or_else(|| text.lines().rev().find_map(read))
}

/// What a proof proves.
fn said(language: Language, proof: &RowProof) -> String {
    let told = proof.told();
    let cell = |cell: Option<&str>| cell.unwrap_or_default().to_owned();
    let statement = &proof.statement;
    let facts = [
        ("name", told.map(|row| format!("{} {}", row.family, row.given)).unwrap_or_default()),
        ("person", cell(told.map(|row| row.person))),
        ("rating", cell(told.map(|row| row.rating))),
        ("list", statement.list.clone()),
        ("federation", statement.federation.clone()),
        ("moment", statement.moment.clone()),
        ("head", format!("{}:{}", statement.head.0, hex(&statement.head.1))),
    ];
    format!("{}\n{}", language.say_texts("proof-says", &facts), language.say_texts("proof-head", &facts))
}
