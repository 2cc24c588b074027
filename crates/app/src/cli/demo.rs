//! `arpad demo`: an invented federation, ready to be looked at.

use super::files::progress;
use super::serve::Connections;
use super::{Verdict, print};
use crate::web::Listeners;
use crate::web::log::LogFormat;
use crate::words::Language;
use anyhow::Context;
use arpad_invented::{Size, build, invent};
use arpad_model::Fact;
use arpad_office::acts::desk::OfficeError;
use arpad_registry::Registry;
use clap::Args;
use serde_json::json;
use std::net::SocketAddr;

const EXAMPLES: &str = "\
Everybody and everything in it is invented, and the same in every run: three seasons of chess and go, late reports,
corrections, revised lists, decisions.

Examples:
  arpad demo                            build it and serve the site
  arpad demo --no-serve
  arpad list latest --database sqlite:demo.db --top 10
  arpad verify --database sqlite:demo.db";

/// Build an invented federation.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Demo {
    /// Where to build it; nothing may be there yet
    #[arg(long, value_name = "URL", default_value = "sqlite:demo.db")]
    database: String,

    /// Only build the database
    #[arg(long)]
    no_serve: bool,

    /// Where to serve it
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,

    /// A few months and a hundred players instead of three seasons
    #[arg(long)]
    small: bool,

    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// The year in which the federation's dice were cast.
const SEED: u64 = 1867;

impl Demo {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let size = if self.small { Size::small() } else { Size::demo() };
        let bar = progress(size.months_played() as u64, false);
        let federation = invent(SEED, size);
        // It gets its name when it is whole: a killed one is no federation.
        let built = Registry::build(&self.database, |registry| {
            let built = build(registry, &federation, size, |done, _| bar.set_position(done as u64))?;
            registry.take_stock()?;
            Ok::<_, OfficeError>((built, registry.address().to_owned()))
        });
        bar.finish_and_clear();
        let (built, address) = match built {
            Err(OfficeError::Registry(error)) => return Err(super::connection::failure(language, &error)),
            built => built.context("building the invented federation")?,
        };
        if self.json {
            print(&format!(
                "{:#}\n",
                json!({"database": address, "players": federation.players.len(), "files": built.files,
                    "lists": built.lists, "entries": built.entries, "last_list": built.last_list.map(|day| day.to_string())})
            ))?;
        } else {
            let facts = [
                ("database", Fact::Name(address)),
                ("players", Fact::from(federation.players.len())),
                ("files", Fact::from(built.files)),
                ("lists", Fact::from(built.lists)),
                ("entries", Fact::Number(built.entries)),
            ];
            print(&format!("{}\n", language.say("demo-built", &facts)))?;
        }
        if self.no_serve || self.json {
            return Ok(Verdict::Done);
        }
        let site = crate::web::Site::new(&self.database, None);
        let listeners = Listeners { site: self.listen, metrics: None };
        super::serve::serve(language, site, listeners, Connections::default(), LogFormat::Text, || {})
    }
}
