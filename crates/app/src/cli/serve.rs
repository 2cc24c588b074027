//! `arpad serve`: the site.

use super::Verdict;
use super::office_door::failure;
use crate::web;
use crate::words::Language;
use arpad_registry::Registry;
use clap::Args;
use std::net::SocketAddr;

const EXAMPLES: &str = "\
Examples:
  arpad serve
  arpad serve --listen 0.0.0.0:80 --database postgres://arpad@localhost/arpad";

/// Serve the site.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Serve {
    /// The register: sqlite:PATH or postgres://USER@HOST/NAME
    #[arg(long, value_name = "URL", env = "ARPAD_DATABASE", default_value = "sqlite:arpad.db", hide_env_values = true)]
    database: String,

    /// Address and port; port 0 = any that is free
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
}

impl Serve {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        // A register that is not there is told now, not to the first visitor.
        drop(Registry::open(&self.database).map_err(|error| failure(language, &error))?);
        serve(language, &self.database, self.listen)
    }
}

/// Serves until told to stop; says where on standard error.
pub(super) fn serve(language: Language, database: &str, listen: SocketAddr) -> anyhow::Result<Verdict> {
    web::serve(database, listen, |address| {
        eprintln!("arpad: {}", language.say_texts("web-serving", &[("address", format!("http://{address}/"))]));
    })?;
    Ok(Verdict::Done)
}
