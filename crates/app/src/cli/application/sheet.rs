//! `arpad application sheet`: an application as the form IT2, with the certificates of its norms.

use crate::certificates::it2;
use crate::cli::connection::Connection;
use crate::cli::{Verdict, print};
use crate::words::Language;
use arpad_model::EntryId;
use arpad_office::views::title_sheet::title_sheet;
use clap::Args;

#[derive(Args)]
pub(super) struct Sheet {
    /// The entry of the application
    #[arg(value_name = "ENTRY")]
    application: EntryId,
    #[command(flatten)]
    connection: Connection,
}

impl Sheet {
    pub(super) fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let mut registry = self.connection.look(language)?;
        let found = self.connection.read(language, &mut registry, |store| title_sheet(store, self.application))?;
        let Some(found) = found else { return Ok(Verdict::No) };
        print(&it2::application_document(language, &found))?;
        Ok(Verdict::Done)
    }
}
