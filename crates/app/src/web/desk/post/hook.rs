//! A signed call to a program of others: HTTPS to the open net, or a host the owner of the site allows. Nobody is followed
//! elsewhere, and of the answer only its status is read.

use super::Failure;
use super::line::{Line, read_line, to_named, to_open_net, with_tls};
use crate::web::Site;
use crate::web::addresses::API_ROOT;
use arpad_model::hex;
use arpad_office::messages::{self, Message};
use axum::http::Uri;
use ring::hmac;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;

/// Calls it; the status it answered with.
pub(super) async fn call(site: &Site, message: &Message) -> Result<String, Failure> {
    let id = message.hook.unwrap_or_default();
    let found = site.read(move |store| Ok(messages::hook(store, id)?)).await;
    let hook = found.map_err(|_| Failure::Later("the register cannot be read".to_owned()))?;
    let Some(hook) = hook.filter(|hook| hook.ended.is_none()) else { return Err(Failure::Never("ended".to_owned())) };
    let (place, is_tls) = place(&hook.url)?;
    let (host, port) = (place.host().unwrap_or_default(), place.port_u16().unwrap_or(if is_tls { 443 } else { 80 }));
    let is_allowed =
        site.post.hosts.iter().any(|one| one.eq_ignore_ascii_case(host) || *one == format!("{host}:{port}"));
    if !is_tls && !is_allowed {
        return Err(Failure::Never("only https is called".to_owned()));
    }
    let body = told(&site.post.base, message).to_string();
    let moment = jiff::Timestamp::now().as_second();
    let request = format!(
        "POST {} HTTP/1.1\r\nhost: {}\r\nuser-agent: arpad\r\ncontent-type: application/json\r\n\
         arpad-delivery: {}\r\narpad-signature: t={moment},v1={}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        place.path_and_query().map_or("/", |path| path.as_str()),
        place.authority().map_or("", |authority| authority.as_str()),
        message.id,
        signature(&hook.key, moment, &body),
        body.len(),
    );
    let plain =
        if is_allowed { to_named(host.trim_matches(['[', ']']), port).await? } else { to_open_net(host, port).await? };
    let mut line: Box<dyn Line> = if is_tls { with_tls(host, plain).await? } else { Box::new(plain) };
    line.write_all(request.as_bytes()).await?;
    line.flush().await?;
    judged(&read_line(&mut line).await?)
}

/// What the signature is made of: the moment, so that an old call is not a new one, and the body.
pub(super) fn signature(key: &[u8], moment: i64, body: &str) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, key);
    hex(hmac::sign(&key, format!("{moment}.{body}").as_bytes()).as_ref())
}

fn place(url: &str) -> Result<(Uri, bool), Failure> {
    let wrong = || Failure::Never("the address cannot be read".to_owned());
    let place: Uri = url.parse().map_err(|_| wrong())?;
    match place.scheme_str() {
        Some("https") if place.host().is_some() => Ok((place, true)),
        Some("http") if place.host().is_some() => Ok((place, false)),
        _ => Err(wrong()),
    }
}

fn judged(status: &str) -> Result<String, Failure> {
    let code: u16 = status.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
    match code {
        200..300 => Ok(code.to_string()),
        300..400 => Err(Failure::Never(format!("{code}: nobody is followed elsewhere"))),
        410 => Err(Failure::Never("410: gone".to_owned())),
        0 => Err(Failure::Later("no answer of HTTP".to_owned())),
        _ => Err(Failure::Later(code.to_string())),
    }
}

/// What a program is told: what happened, and where to look.
pub(super) fn told(base: &str, message: &Message) -> Value {
    let mut facts: Value = serde_json::from_str(&message.facts).unwrap_or_default();
    let (about, tournament) = (&facts["about"], facts["tournament"].as_u64());
    let place = match (about["player"].as_u64(), about["club"].as_u64(), tournament) {
        (Some(player), _, _) => format!("{API_ROOT}/players/{player}"),
        (_, Some(club), _) => format!("{API_ROOT}/clubs/{club}"),
        (_, _, Some(tournament)) => format!("{API_ROOT}/tournaments/{tournament}"),
        _ => format!("{API_ROOT}/lists"),
    };
    if facts["about"].is_null()
        && let Some(facts) = facts.as_object_mut()
    {
        facts.remove("about");
    }
    json!({
        "id": message.id,
        "topic": message.kind,
        "moment": message.made.to_string(),
        "entry": message.entry,
        "facts": facts,
        "look_at": format!("{base}{place}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// HMAC-SHA-256 over "1700000000.{}" with the key "titok", as `openssl dgst -sha256 -hmac titok` gives it.
    #[test]
    fn the_signature_is_the_one_others_compute() {
        assert_eq!(signature(b"titok", 1_700_000_000, "{}"), SIGNED);
    }

    const SIGNED: &str = "a1bd5b712051a37413fe360d8a1782f00d778bfdb5e56f316f42a3b44493ac16";

    /// A program is sent to what its call is about, and is not told of nothing.
    #[test]
    fn a_call_says_where_to_look() {
        for (facts, place, left) in [
            (json!({"day": "2024-04-01", "about": {"player": 17}}), "/players/17", true),
            (json!({"day": "2024-04-01", "about": {"club": 3}}), "/clubs/3", true),
            (json!({"day": "2024-04-01", "about": null}), "/lists", false),
            (json!({"tournament": 5}), "/tournaments/5", false),
        ] {
            let message = Message { facts: facts.to_string(), ..message() };
            let told = told("https://ratings.example", &message);
            assert_eq!(told["look_at"], format!("https://ratings.example/api/v1{place}"));
            assert_eq!(told["facts"].get("about").is_some(), left, "{told}");
            assert_eq!(
                (&told["id"], &told["topic"], &told["entry"]),
                (&json!(9), &json!("list-published"), &json!(212))
            );
        }
    }

    fn message() -> Message {
        let moment = arpad_model::Moment::from_utc(jiff::civil::date(2024, 4, 1).at(12, 0, 0, 0));
        Message {
            id: 9,
            made: moment,
            kind: "list-published".to_owned(),
            language: String::new(),
            account: None,
            hook: Some(1),
            recipient: "https://club.example".to_owned(),
            facts: String::new(),
            entry: Some(arpad_model::EntryId(212)),
            state: messages::WAITING.to_owned(),
            tries: 0,
            due: moment,
            sent: None,
            outcome: String::new(),
        }
    }

    #[test]
    fn only_a_plain_yes_is_a_yes() {
        assert_eq!(judged("HTTP/1.1 204 No Content"), Ok("204".to_owned()));
        assert!(matches!(judged("HTTP/1.1 302 Found"), Err(Failure::Never(_))));
        assert!(matches!(judged("HTTP/1.1 410 Gone"), Err(Failure::Never(_))));
        for later in ["HTTP/1.1 500 x", "HTTP/1.1 429 x", "SSH-2.0", ""] {
            assert!(matches!(judged(later), Err(Failure::Later(_))), "{later}");
        }
    }
}
