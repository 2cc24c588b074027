//! `arpad serve`: the site.

use super::Verdict;
use super::connection::{failure, warn_if_wide};
use crate::cli::say_aside;
use crate::web::log::{LogFormat, start};
use crate::web::{self, Limits, Site};
use crate::words::Language;
use arpad_registry::ReadOnly;
use clap::Args;
use std::net::SocketAddr;

const EXAMPLES: &str = "\
Examples:
  arpad serve
  arpad serve --listen 0.0.0.0:80 --database postgres://arpad@localhost/arpad
  arpad serve --public-url https://ratings.example.org --log-format json";

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

    /// The address under which the public knows the site, for feeds and search engines [default: as it is asked]
    #[arg(long, value_name = "URL", env = "ARPAD_PUBLIC_URL", value_parser = public_url)]
    public_url: Option<String>,

    /// Serve the public site alone, whoever is a user
    #[arg(long)]
    no_desk: bool,

    /// A proxy whose X-Forwarded-For is believed at the desk; may be given several times [default: none]
    #[arg(long, value_name = "ADDRESS", env = "ARPAD_TRUSTED_PROXY", value_delimiter = ',')]
    trusted_proxy: Vec<std::net::IpAddr>,

    /// The moment at which the desk's clock begins [default: now]
    #[arg(long, value_name = "MOMENT", env = "ARPAD_MOMENT", hide = true)]
    moment: Option<jiff::Timestamp>,

    /// How the log on standard error is written
    #[arg(long, value_name = "FORMAT", env = "ARPAD_LOG_FORMAT", value_enum, default_value_t)]
    log_format: LogFormat,

    /// How many connections there may be
    #[command(flatten)]
    connections: Connections,
}

/// Limits of the listener.
#[derive(Args, Clone, Copy)]
pub(super) struct Connections {
    /// Connections at the same time; one more is answered with 503
    #[arg(long, value_name = "NUMBER", default_value_t = Connections::default().max_connections, value_parser = clap::value_parser!(u16).range(1..))]
    max_connections: u16,

    /// Connections from one address; behind a reverse proxy, set it to --max-connections
    #[arg(long, value_name = "NUMBER", default_value_t = Connections::default().max_per_address, value_parser = clap::value_parser!(u16).range(1..))]
    max_per_address: u16,
}

impl Default for Connections {
    fn default() -> Self {
        Connections { max_connections: 512, max_per_address: 64 }
    }
}

impl From<Connections> for Limits {
    fn from(said: Connections) -> Self {
        Limits { in_all: said.max_connections.into(), per_address: said.max_per_address.into() }
    }
}

/// Scheme and host, and perhaps a port.
fn public_url(text: &str) -> Result<String, String> {
    let text = text.trim_end_matches('/');
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match host {
        Some(host) if web::is_host(host) => Ok(text.to_owned()),
        _ => Err("it begins with http:// or https:// and ends with the name of the host".to_owned()),
    }
}

impl Serve {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        // A register that is not there is told now, not to the first visitor.
        let registry = ReadOnly::open(&self.database).map_err(|error| failure(language, &error))?;
        let site = Site::new(&self.database, self.public_url.as_deref());
        let site = site.with_desk(&self.database, !self.no_desk, &self.trusted_proxy, self.moment);
        serve(language, site, self.listen, self.connections, self.log_format, || warn_if_wide(language, &registry))
    }
}

/// Serves until told to stop; says where on standard error, and then what else is to be said.
pub(super) fn serve(
    language: Language,
    site: Site,
    listen: SocketAddr,
    connections: Connections,
    log: LogFormat,
    then: impl FnOnce(),
) -> anyhow::Result<Verdict> {
    start(log);
    web::serve(site, listen, connections.into(), |address| {
        say_aside(&format!(
            "arpad: {}",
            language.say_texts("web-serving", &[("address", format!("http://{address}/"))])
        ));
        then();
    })?;
    Ok(Verdict::Done)
}
