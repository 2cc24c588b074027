//! `arpad serve`: the site.

use super::Verdict;
use super::connection::{failure, warn_if_wide};
use super::sign::read_key;
use crate::cli::say_aside;
use crate::web::log::{LogFormat, start};
use crate::web::{self, Limits, Listeners, Post, Site, Smtp, Tls};
use crate::words::Language;
use arpad_registry::ReadOnly;
use clap::Args;
use std::net::SocketAddr;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  arpad serve
  arpad serve --listen 0.0.0.0:80 --database postgres://arpad@localhost/arpad
  arpad serve --public-url https://ratings.example.org --log-format json
  arpad serve --listen 0.0.0.0:443 --tls-cert chain.pem --tls-key key.pem --public-url https://ratings.example.org
  arpad serve --smtp smtps://iroda@mail.example.org --mail-from iroda@example.org";

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

    /// Address and port of a second listener with /metrics, /health and /ready, for who watches the server [default: none]
    #[arg(long, value_name = "ADDRESS", env = "ARPAD_METRICS")]
    metrics: Option<SocketAddr>,

    /// Serve the public site alone, whoever is a user
    #[arg(long)]
    no_desk: bool,

    /// A proxy whose X-Forwarded-For is believed at the desk; may be given several times [default: none]
    #[arg(long, value_name = "ADDRESS", env = "ARPAD_TRUSTED_PROXY", value_delimiter = ',')]
    trusted_proxy: Vec<std::net::IpAddr>,

    /// The certificate chain of the site, a PEM file: it is then reached by https alone
    #[arg(long, value_name = "FILE", env = "ARPAD_TLS_CERT", requires = "tls_key")]
    tls_cert: Option<PathBuf>,

    /// The private key of the certificate, a PEM file
    #[arg(long, value_name = "FILE", env = "ARPAD_TLS_KEY", requires = "tls_cert")]
    tls_key: Option<PathBuf>,

    /// The federation's key: what is published at the desk is signed with it (arpad sign)
    #[arg(long, value_name = "FILE", env = "ARPAD_SIGNING_KEY")]
    signing_key: Option<PathBuf>,

    /// Calls of one token in a minute
    #[arg(long, value_name = "NUMBER", env = "ARPAD_ACTS_PER_MINUTE", default_value_t = 120, value_parser = clap::value_parser!(u32).range(1..))]
    acts_per_minute: u32,

    /// The moment at which the desk's clock begins [default: now]
    #[arg(long, value_name = "MOMENT", env = "ARPAD_MOMENT", hide = true)]
    moment: Option<jiff::Timestamp>,

    /// How messages leave
    #[command(flatten)]
    sending: Sending,

    /// How the log on standard error is written
    #[arg(long, value_name = "FORMAT", env = "ARPAD_LOG_FORMAT", value_enum, default_value_t)]
    log_format: LogFormat,

    /// How many connections there may be
    #[command(flatten)]
    connections: Connections,
}

/// How messages leave.
#[derive(Args, Clone)]
struct Sending {
    /// The mail server, smtps://USER@HOST:PORT or smtp://USER@HOST:PORT; its password is read from ARPAD_SMTP_PASSWORD. Without one mail waits
    #[arg(long, value_name = "URL", env = "ARPAD_SMTP", value_parser = smtp, requires = "mail_from")]
    smtp: Option<Smtp>,

    /// The address mail comes from
    #[arg(long, value_name = "MAIL", env = "ARPAD_MAIL_FROM", value_parser = Post::sender)]
    mail_from: Option<String>,

    /// A host that programs of others may be called at although it is inside or without TLS; may be given several times [default: none]
    #[arg(long, value_name = "HOST", env = "ARPAD_HOOK_HOST", value_delimiter = ',')]
    hook_host: Vec<String>,
}

/// The password is never an argument: everybody on the machine reads those.
pub(super) fn smtp(text: &str) -> Result<Smtp, String> {
    Smtp::read(text, &std::env::var("ARPAD_SMTP_PASSWORD").unwrap_or_default())
}

impl Sending {
    fn post(self, base: String) -> Post {
        Post { smtp: self.smtp, from: self.mail_from.unwrap_or_default(), hosts: self.hook_host, base }
    }
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
        let tls = match (&self.tls_cert, &self.tls_key) {
            (Some(certificate), Some(key)) => Some(Tls::read(certificate, key)?),
            _ => None,
        };
        let scheme = if tls.is_some() { "https" } else { "http" };
        let key = self.signing_key.as_deref().map(|path| read_key(language, path)).transpose()?;
        let site = site.with_tls(tls).with_acts_per_minute(self.acts_per_minute).with_signing(&self.database, key);
        let base = self.public_url.clone().unwrap_or_else(|| format!("{scheme}://{}", self.listen));
        let site = site.with_post(self.sending.post(base));
        let listeners = Listeners { site: self.listen, metrics: self.metrics };
        serve(language, site, listeners, self.connections, self.log_format, || warn_if_wide(language, &registry))
    }
}

/// Serves until told to stop; says where on standard error, and then what else is to be said.
pub(super) fn serve(
    language: Language,
    site: Site,
    listeners: Listeners,
    connections: Connections,
    log: LogFormat,
    then: impl FnOnce(),
) -> anyhow::Result<Verdict> {
    start(log);
    let scheme = if site.is_tls() { "https" } else { "http" };
    web::serve(site, listeners, connections.into(), |address| {
        say_aside(&format!(
            "arpad: {}",
            language.say_texts("web-serving", &[("address", format!("{scheme}://{address}/"))])
        ));
        then();
    })?;
    Ok(Verdict::Done)
}
