//! One question to another site, by whoever runs the program: HTTP without anything around it, within bounds.

use super::Failure;
use super::line::{Line, to_named, with_tls};
use axum::http::Uri;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

/// So much is read of an answer.
const MOST: u64 = 16 << 20;

/// So long it may take.
const LONGEST: Duration = Duration::from_secs(60);

/// Asks an address; status and body.
pub(crate) async fn fetch(url: &str) -> anyhow::Result<(u16, String)> {
    let answer = tokio::time::timeout(LONGEST, asked(url)).await?;
    answer.map_err(|failure| match failure {
        Failure::Later(why) | Failure::Never(why) => anyhow::anyhow!("{url}: {why}"),
    })
}

async fn asked(url: &str) -> Result<(u16, String), Failure> {
    let wrong = || Failure::Never("the address cannot be read".to_owned());
    let place: Uri = url.parse().map_err(|_| wrong())?;
    let is_tls = place.scheme_str() == Some("https");
    let host = place.host().ok_or_else(wrong)?;
    let port = place.port_u16().unwrap_or(if is_tls { 443 } else { 80 });
    // HTTP 1.0: nothing is sent in pieces, and the end of the line is the end of the answer.
    let request = format!(
        "GET {} HTTP/1.0\r\nhost: {}\r\nuser-agent: arpad\r\naccept: application/json\r\nconnection: close\r\n\r\n",
        place.path_and_query().map_or("/", |path| path.as_str()),
        place.authority().map_or("", |authority| authority.as_str()),
    );
    let plain = to_named(host.trim_matches(['[', ']']), port).await?;
    let mut line: Box<dyn Line> = if is_tls { with_tls(host, plain).await? } else { Box::new(plain) };
    line.write_all(request.as_bytes()).await?;
    line.flush().await?;
    let mut answer = Vec::new();
    // Some end a line with TLS without saying so; whether the answer is whole, its reader finds out.
    let read = (&mut line).take(MOST).read_to_end(&mut answer).await;
    if answer.is_empty() {
        read?;
    }
    let answer = String::from_utf8(answer).map_err(|_| Failure::Never("the answer is no text".to_owned()))?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| Failure::Later("no answer of HTTP".to_owned()))?;
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
    Ok((status, body.to_owned()))
}
