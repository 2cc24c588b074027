//! Whom a witness asks: a site, a register, another witness.

use super::kept::{Kept, Line, Seen};
use crate::answer::statement::{Head, Statement, Statements};
use crate::cli::connection::failure;
use crate::web::fetch;
use crate::words::Language;
use anyhow::Context;
use arpad_model::{EntryId, hex, unhex};
use arpad_office::proofs;
use arpad_office::views::records;
use arpad_registry::ReadOnly;
use std::path::Path;
use tokio::runtime::Runtime;

/// Whom.
pub(super) enum Source {
    Site(String, Runtime),
    Register(String, Box<ReadOnly>),
    Witness(Kept),
}

impl Source {
    /// By what it is called.
    pub(super) fn open(language: Language, text: &str) -> anyhow::Result<Self> {
        if text.starts_with("http://") || text.starts_with("https://") {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
            return Ok(Source::Site(text.trim_end_matches('/').to_owned(), runtime));
        }
        if text.starts_with("sqlite:") || text.starts_with("postgres") {
            let register = ReadOnly::open(text).map_err(|error| failure(language, &error))?;
            return Ok(Source::Register(register.address().to_owned(), Box::new(register)));
        }
        Ok(Source::Witness(Kept::read(language, Path::new(text))?))
    }

    /// What it tells now: its newest entry, then everything that was signed.
    pub(super) fn told(&mut self, moment: &str) -> anyhow::Result<Vec<Line>> {
        let (source, told) = match self {
            Source::Witness(kept) => return Ok(kept.lines.clone()),
            Source::Site(base, runtime) => {
                let (status, body) = runtime.block_on(fetch(&format!("{base}/api/v1/statements")))?;
                anyhow::ensure!(status == 200, "{base}/api/v1/statements: {status}");
                (base.clone(), serde_json::from_str(&body).with_context(|| base.clone())?)
            }
            Source::Register(address, register) => (address.clone(), register.read(Statements::read)?),
        };
        let head = told.head.map(|head| Seen { head, moment: moment.to_owned(), source, asked: true });
        Ok(head.map(Line::Head).into_iter().chain(told.statements.into_iter().map(Line::List)).collect())
    }

    /// The seal it has of an entry: none where it has no such entry; nothing at all where it cannot be asked.
    pub(super) fn seal(&mut self, entry: u64) -> anyhow::Result<Option<Option<String>>> {
        match self {
            Source::Witness(_) => Ok(None),
            Source::Site(base, runtime) => {
                let address = format!("{base}/api/v1/ledger/{entry}");
                match runtime.block_on(fetch(&address))? {
                    (200, body) => Ok(Some(Some(serde_json::from_str::<Head>(&body)?.seal))),
                    (404, _) => Ok(Some(None)),
                    (status, _) => anyhow::bail!("{address}: {status}"),
                }
            }
            Source::Register(_, register) => {
                let found = register.read(|store| records::entry(store, EntryId(entry as i64)))?;
                Ok(Some(found.map(|found| hex(&found.hash))))
            }
        }
    }
}

/// Whether a statement is signed with the key it names.
pub(super) fn is_signed(one: &Statement) -> bool {
    let (Some(root), Some(seal), Some(key), Some(signature)) =
        (unhex(&one.root), unhex(&one.head.seal), unhex::<32>(&one.key), unhex::<64>(&one.signature))
    else {
        return false;
    };
    let text = proofs::Statement {
        federation: one.federation.clone(),
        list: one.list.clone(),
        lines: one.lines,
        root,
        head: (one.head.entry, seal),
        moment: one.moment.clone(),
    };
    text.is_signed(&signature, &key)
}
