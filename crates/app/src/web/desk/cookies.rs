//! The two cookies of the desk: that of a session, and one that binds the form at the door to the browser it was shown to.

use super::ground::Ground;
use axum::http::{HeaderMap, HeaderValue, header};

/// Which cookie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cookie {
    /// Of a session.
    Session,
    /// Of the door, before anybody has come in.
    Door,
}

impl Cookie {
    /// Its name. A browser takes one that begins with `__Host-` only from the site itself and through TLS.
    fn name(self, is_secure: bool) -> &'static str {
        match (self, is_secure) {
            (Cookie::Session, true) => "__Host-arpad",
            (Cookie::Session, false) => "arpad-desk",
            (Cookie::Door, true) => "__Host-arpad-door",
            (Cookie::Door, false) => "arpad-door",
        }
    }

    /// What a browser brings; what cannot be one of ours is none.
    pub(super) fn read(self, ground: &Ground, headers: &HeaderMap) -> Option<String> {
        let name = self.name(ground.is_secure);
        let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
        let mut found = lines.flat_map(|line| line.split(';')).filter_map(|one| one.trim().split_once('='));
        let value = found.find(|(one, _)| *one == name).map(|(_, value)| value)?;
        let is_ours = value.len() == 64 && value.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_ours.then(|| value.to_owned())
    }

    /// The header that sets it until the browser is closed.
    pub(super) fn set(self, ground: &Ground, value: &str) -> HeaderValue {
        self.written(ground, value, "")
    }

    /// The header that takes it away.
    pub(super) fn unset(self, ground: &Ground) -> HeaderValue {
        self.written(ground, "", "; Max-Age=0")
    }

    fn written(self, ground: &Ground, value: &str, more: &str) -> HeaderValue {
        // A link in a letter opens the desk, so a session comes along with it; no form of another site brings it.
        let site = if self == Cookie::Session { "Lax" } else { "Strict" };
        let secure = if ground.is_secure { "; Secure" } else { "" };
        let name = self.name(ground.is_secure);
        let line = format!("{name}={value}; Path=/; HttpOnly; SameSite={site}{secure}{more}");
        HeaderValue::from_str(&line).expect("a cookie of ours is plain text")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_for_this_site_and_no_script() {
        let secure = Ground { origin: "https://ratings.example".into(), is_secure: true };
        let set = Cookie::Session.set(&secure, "ab");
        assert_eq!(set, "__Host-arpad=ab; Path=/; HttpOnly; SameSite=Lax; Secure");
        let plain = Ground { origin: "http://localhost".into(), is_secure: false };
        assert_eq!(Cookie::Door.unset(&plain), "arpad-door=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0");
    }

    #[test]
    fn what_is_no_cookie_of_ours_is_none() {
        let secure = Ground { origin: "https://ratings.example".into(), is_secure: true };
        let read = |line: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::COOKIE, line.parse().unwrap());
            Cookie::Session.read(&secure, &headers)
        };
        let ours = "a".repeat(64);
        assert_eq!(read(&format!("x=1; __Host-arpad={ours}")).as_deref(), Some(ours.as_str()));
        assert_eq!(read(&format!("arpad-desk={ours}")), None, "the name without TLS opens nothing here");
        assert_eq!(read("__Host-arpad=short"), None);
        assert_eq!(read(&format!("__Host-arpad={}", "g".repeat(64))), None);
    }
}
