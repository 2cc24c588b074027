//! What is sent out: mail to users, signed calls to programs of others. The register keeps what has to be sent; here it is sent,
//! one message after the other, and what came of it is written down. Whoever kills the server loses nothing by it.

mod base64;
mod config;
mod fetch;
mod hook;
mod line;
mod mail;
mod smtp;

pub use config::{Post, Smtp};
pub(crate) use fetch::fetch;
pub(super) use mail::written;

use crate::web::Site;
use crate::web::problem::Problem;
use arpad_office::messages::{self, Message};
use arpad_registry::Error;
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// So often it is looked whether something is due.
const PACE: Duration = Duration::from_secs(2);

/// So many are sent before it is looked again.
const AT_ONCE: u32 = 20;

/// So long one may take.
const LONGEST: Duration = Duration::from_secs(60);

/// Why something was not sent.
#[derive(Debug, PartialEq, Eq)]
enum Failure {
    /// It may go later.
    Later(String),
    /// It never will.
    Never(String),
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        Failure::Later(error.to_string())
    }
}

/// So long a server is waited for that is only greeted.
const GREETING: Duration = Duration::from_secs(10);

/// Whether a mail server answers and takes us for who we are; nothing is sent. Otherwise why not.
pub(crate) fn greeted(server: &Smtp, from: &str) -> Result<(), String> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|error| error.to_string())?;
    match runtime.block_on(async { timeout(GREETING, smtp::greet(server, from)).await }) {
        Ok(Ok(())) => Ok(()),
        Ok(Err(Failure::Later(why) | Failure::Never(why))) => Err(why),
        Err(_) => Err("timeout".to_owned()),
    }
}

/// Sends what is due, for as long as the site runs.
pub(in crate::web) async fn run(site: Site) {
    if !site.desk.is_there {
        return;
    }
    loop {
        if let Err(error) = round(&site).await {
            tracing::warn!(?error, "messages are not sent");
            sleep(PACE * 10).await;
        }
        sleep(PACE).await;
    }
}

/// Sends what is due now.
async fn round(site: &Site) -> Result<(), Problem> {
    let now = site.desk.now();
    let due = site.read(move |store| Ok(messages::due(store, now, AT_ONCE)?)).await?;
    for one in due.into_iter().filter(|one| site.post.reaches(one)) {
        let (id, now) = (one.id, site.desk.now());
        let begun = site.write(move |store| messages::begun(store, id, now)).await?.map_err(failed)?;
        let Some(message) = begun else { continue };
        let sent = match timeout(LONGEST, deliver(site, &message)).await {
            Ok(sent) => sent,
            Err(_) => Err(Failure::Later("timeout".to_owned())),
        };
        let now = site.desk.now();
        let written = site.write(move |store| -> Result<(), Error> {
            match sent {
                Ok(said) => messages::sent(store, id, &said, now),
                Err(Failure::Later(why)) => messages::came_back(store, id, &why, false),
                Err(Failure::Never(why)) => messages::came_back(store, id, &why, true),
            }
        });
        written.await?.map_err(failed)?;
    }
    Ok(())
}

/// Sends one; what the other side said.
async fn deliver(site: &Site, message: &Message) -> Result<String, Failure> {
    match message.hook {
        Some(_) => hook::call(site, message).await,
        None => mail::send(site, message).await,
    }
}

fn failed(error: Error) -> Problem {
    Problem::Failed(error.to_string())
}
