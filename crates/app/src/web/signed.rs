//! What is published at the desk is signed soon after, where the site has the federation's key.

use super::Site;
use arpad_model::Moment;
use arpad_office::proofs::{is_unsigned, sign_lists};
use arpad_registry::Registry;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::sleep;

/// So often it is looked.
const PACE: Duration = Duration::from_secs(10);

/// Signs for as long as the site runs.
pub(super) async fn sign_what_is_published(site: Site) {
    let Some(signing) = site.signing.clone() else { return };
    loop {
        match site.read(is_unsigned).await {
            Ok(true) => {
                let signing = Arc::clone(&signing);
                let done = tokio::task::spawn_blocking(move || {
                    let now = jiff::Timestamp::now().to_zoned(jiff::tz::TimeZone::UTC).datetime();
                    let mut registry = Registry::open(&signing.0)?;
                    Ok::<_, anyhow::Error>(
                        registry.write(|store| sign_lists(store, Moment::from_utc(now), &signing.1))?,
                    )
                });
                match done.await {
                    Ok(Ok(signed)) => tracing::info!(lists = signed.len(), "signed"),
                    Ok(Err(error)) => tracing::warn!(%error, "lists are not signed"),
                    Err(error) => tracing::warn!(%error, "lists are not signed"),
                }
            }
            Ok(false) => {}
            Err(error) => tracing::warn!(?error, "lists are not signed"),
        }
        sleep(PACE).await;
    }
}
