//! A mail to a user: its text is written now, in his language, and so is a link that it may need.

use super::Failure;
use super::base64::encoded;
use super::smtp::{self, Letter};
use crate::secret;
use crate::web::Site;
use crate::web::desk::addresses;
use crate::words::Language;
use arpad_model::{Fact, User};
use arpad_office::access::links;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::found::federation;
use arpad_office::acts::user::users;
use arpad_office::messages::{Message, Told};
use jiff::civil::Date;
use serde_json::Value;

/// Bytes of one encoded word of a head.
const WORD: usize = 42;

/// Sends one.
pub(super) async fn send(site: &Site, message: &Message) -> Result<String, Failure> {
    let Some(server) = &site.post.smtp else { return Err(Failure::Later("no mail server is named".to_owned())) };
    let link = link(site, message).await?;
    let unreadable = |_| Failure::Later("the register cannot be read".to_owned());
    let founded = site.read(|store| Ok(federation(store)?)).await.map_err(unreadable)?;
    let (subject, text) = written(message, &site.post.base, link.as_deref(), &founded.name);
    let text = whole(&site.post.from, message, &subject, &text);
    smtp::send(server, &Letter { from: &site.post.from, to: &message.recipient, text: &text }).await
}

/// The one-time link of an invitation, made for this try alone: those before it are good no more, and of this one the register
/// has the digest.
async fn link(site: &Site, message: &Message) -> Result<Option<String>, Failure> {
    let needs = [Told::Invitation, Told::Reset].iter().any(|told| told.as_str() == message.kind);
    let (Some(account), true) = (message.account, needs) else { return Ok(None) };
    let code = secret::new().map_err(|error| Failure::Later(error.to_string()))?;
    let (digest, now) = (secret::digest(&code), site.desk.now());
    let made = site.write(move |store| -> Result<bool, OfficeError> {
        let user: Option<User> = users(store)?.into_iter().find(|user| user.id == account && !user.disabled);
        user.map_or(Ok(false), |user| links::make(store, &user, &digest, now).map(|()| true))
    });
    match made.await {
        Ok(Ok(true)) => Ok(Some(code)),
        Ok(Ok(false)) => Err(Failure::Never("the user may not log in any more".to_owned())),
        _ => Err(Failure::Later("the register cannot be written".to_owned())),
    }
}

/// Subject and text of a message. Where a link belongs into it and none is given, three dots stand for it.
pub(in crate::web::desk) fn written(
    message: &Message,
    base: &str,
    code: Option<&str>,
    federation: &str,
) -> (String, String) {
    let language = if message.language == "en" { Language::En } else { Language::Hu };
    let lang = if language == Language::En { "en" } else { "hu" };
    let facts: Value = serde_json::from_str(&message.facts).unwrap_or_default();
    let text = |name: &str| match &facts[name] {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        other => other.to_string(),
    };
    let day = text("day").parse::<Date>().map(|day| language.value(&Fact::Date(day))).unwrap_or_default();
    let series = match text("series").as_str() {
        "" => String::new(),
        series => language.label(&format!("desk-series-{series}")),
    };
    let act = match text("act").as_str() {
        "" => String::new(),
        act => language.label(&format!("deed-choice-{act}")),
    };
    let to = |place: &str| format!("{base}/{lang}{place}");
    let link = match message.kind.as_str() {
        "invitation" | "reset" => to(&format!("{}?code={}", addresses::INVITATION, code.unwrap_or("…"))),
        "accepted" | "questions" | "rejected" => to(&format!("{}/{}", addresses::REPORTS, text("submission"))),
        "proposed" => to(addresses::TODAY),
        _ => to("/lists"),
    };
    let facts = [
        ("file", text("file")),
        ("count", text("count")),
        ("because", text("because")),
        ("by", text("by")),
        ("name", text("name")),
        ("act", act),
        ("day", day),
        ("series", series),
        ("link", link),
        ("days", links::DAYS.to_string()),
        ("federation", federation.to_owned()),
    ];
    let said = |key: String| language.say_texts(&key, &facts);
    (said(format!("mail-{}-subject", message.kind)), said(format!("mail-{}", message.kind)))
}

/// Head and body as they are sent. Whatever came from people is encoded, so that none of it can be a line of the head.
fn whole(from: &str, message: &Message, subject: &str, text: &str) -> String {
    let host = from.rsplit_once('@').map_or("localhost", |(_, host)| host);
    let date = jiff::Timestamp::now().strftime("%a, %d %b %Y %H:%M:%S +0000");
    let body = encoded(text.replace('\n', "\r\n").as_bytes());
    let lines: Vec<&str> = body.as_bytes().chunks(76).map(|one| std::str::from_utf8(one).unwrap_or_default()).collect();
    [
        format!("From: <{from}>"),
        format!("To: <{}>", message.recipient),
        format!("Subject: {}", in_words(subject)),
        format!("Date: {date}"),
        // The same for every try, so that a mail that came twice is seen once.
        format!("Message-ID: <arpad.{}.{}@{host}>", message.id, message.made.utc().strftime("%Y%m%d%H%M%S")),
        "MIME-Version: 1.0".to_owned(),
        "Content-Type: text/plain; charset=utf-8".to_owned(),
        "Content-Transfer-Encoding: base64".to_owned(),
        "Auto-Submitted: auto-generated".to_owned(),
        String::new(),
        lines.join("\r\n"),
    ]
    .join("\r\n")
}

/// A text of the head in encoded words (RFC 2047), none of which parts a letter.
fn in_words(text: &str) -> String {
    let (mut words, mut word) = (Vec::new(), String::new());
    for letter in text.chars() {
        if word.len() + letter.len_utf8() > WORD {
            words.push(std::mem::take(&mut word));
        }
        word.push(letter);
    }
    words.push(word);
    words.iter().map(|word| format!("=?utf-8?B?{}?=", encoded(word.as_bytes()))).collect::<Vec<_>>().join("\r\n ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use arpad_model::Moment;

    fn message(kind: &str, language: &str, facts: &str) -> Message {
        let moment = Moment::from_utc(jiff::civil::date(2024, 4, 2).at(10, 0, 0, 0));
        Message {
            id: 7,
            made: moment,
            kind: kind.to_owned(),
            language: language.to_owned(),
            account: None,
            hook: None,
            recipient: "anna@example.org".to_owned(),
            facts: facts.to_owned(),
            entry: None,
            state: "waiting".to_owned(),
            tries: 0,
            due: moment,
            sent: None,
            outcome: String::new(),
        }
    }

    #[test]
    fn every_mail_has_its_words_in_both_languages() {
        for told in Told::ALL {
            for language in ["hu", "en"] {
                let facts = r#"{"file":"a.trf","count":2,"because":"b","by":"c","name":"d","act":"publish","day":"2024-05-01","series":"standard","submission":3}"#;
                let (subject, text) =
                    written(&message(told.as_str(), language, facts), "https://x.example", Some("kód"), "Próba");
                assert!(!subject.starts_with("mail-") && !text.starts_with("mail-"), "{subject}: {text}");
                assert!(text.contains("https://x.example/") && !text.contains("{ $"), "{text}");
            }
        }
    }

    #[test]
    fn what_people_wrote_is_no_line_of_the_head() {
        let evil = "a\r\nBcc: all@example.org\r\n.\r\nQUIT";
        let text = whole("iroda@example.org", &message("accepted", "hu", "{}"), evil, evil);
        assert!(!text.contains("Bcc:") && !text.contains("\r\n.\r\n"), "{text}");
        assert!(text.lines().all(|line| line.len() <= 80), "{text}");
        assert_eq!(in_words("ő"), "=?utf-8?B?xZE=?=");
    }
}
