//! Where messages go out. Said when the site is started, because a password belongs to it: it is read from the environment or a
//! file, and stands neither in the register nor in a log.

use arpad_office::messages::{Message, is_mail};
use std::fmt;

/// How messages leave.
#[derive(Clone, Debug, Default)]
pub struct Post {
    /// The mail server; without one mail waits.
    pub smtp: Option<Smtp>,
    /// The address mail comes from.
    pub from: String,
    /// Hosts that may be called although they are not on the open net, or without TLS.
    pub hosts: Vec<String>,
    /// The address under which links lead to the site.
    pub base: String,
}

/// A mail server.
#[derive(Clone, PartialEq, Eq)]
pub struct Smtp {
    /// Its name.
    pub host: String,
    /// Its port.
    pub port: u16,
    /// TLS from the first byte; otherwise the server has to offer it, unless it is this machine.
    pub is_tls: bool,
    /// Who sends.
    pub user: String,
    /// What proves it.
    pub password: String,
}

impl fmt::Debug for Smtp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.host, self.port)
    }
}

impl Smtp {
    /// `smtps://user@host:465` or `smtp://host:587`; the password is never part of it.
    pub fn read(text: &str, password: &str) -> Result<Self, String> {
        let wrong = || "it is smtps://USER@HOST:PORT or smtp://USER@HOST:PORT, without a password".to_owned();
        let (is_tls, rest) = match (text.strip_prefix("smtps://"), text.strip_prefix("smtp://")) {
            (Some(rest), _) => (true, rest),
            (None, Some(rest)) => (false, rest),
            _ => return Err(wrong()),
        };
        let (user, place) = rest.trim_end_matches('/').rsplit_once('@').unwrap_or(("", rest.trim_end_matches('/')));
        let user = percent_encoding::percent_decode_str(user).decode_utf8_lossy().into_owned();
        let (host, port) = match place.rsplit_once(':') {
            Some((host, port)) => (host, port.parse().map_err(|_| wrong())?),
            None => (place, if is_tls { 465 } else { 587 }),
        };
        let is_host =
            !host.is_empty() && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-".contains(&byte));
        if !is_host || user.contains(':') || user.chars().any(char::is_control) {
            return Err(wrong());
        }
        Ok(Smtp { host: host.to_owned(), port, is_tls, user, password: password.to_owned() })
    }
}

impl Post {
    /// Whether there is a way for a message: mail waits for a server to be named.
    pub(super) fn reaches(&self, message: &Message) -> bool {
        message.hook.is_some() || self.smtp.is_some()
    }

    /// An address from which mail can come.
    pub fn sender(text: &str) -> Result<String, String> {
        if is_mail(text) { Ok(text.to_owned()) } else { Err("it is an address of mail".to_owned()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_is_named_without_its_password() {
        let server = Smtp::read("smtps://iroda%40example.org@mail.example.org", "titok").unwrap();
        assert_eq!((server.host.as_str(), server.port, server.is_tls), ("mail.example.org", 465, true));
        assert_eq!(
            (server.user.as_str(), format!("{server:?}").as_str()),
            ("iroda@example.org", "mail.example.org:465")
        );
        assert_eq!(Smtp::read("smtp://localhost:2525", "").unwrap().port, 2525);
        for wrong in ["mail.example.org", "smtp://", "smtp://a:b@host", "smtp://host:x", "smtp://ho st", "https://host"]
        {
            assert!(Smtp::read(wrong, "").is_err(), "{wrong}");
        }
    }
}
