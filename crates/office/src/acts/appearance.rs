//! How the federation appears: its color, its logo, and how it is reached. The site, its prints and the API show it. Everything
//! is stated anew each time; what is not stated is as it comes with the program.

pub mod logo;
pub mod paint;

use crate::acts::Kind;
use crate::acts::desk::{Stamp, bytes_of};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::setting::{Setting, give_way, put, state, stated};
use crate::messages::is_mail;
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::texts;
use arpad_model::{hex, unhex};
use arpad_registry::ledger::Entry;
use arpad_registry::{Error, Reader, Writer, blobs};
use paint::{DARK, LIGHT, Paint};
use serde::{Deserialize, Serialize};

/// How the federation appears.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AppearanceAct {
    /// The federation's color on light ground.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<Paint>,
    /// The same on dark ground; made of the other where it is not stated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dark: Option<Paint>,
    /// The SHA-256 of the logo, a PNG.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub logo: Option<String>,
    /// Address and telephone, as the public reads them.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub contact: String,
    /// Mail.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub email: String,
    /// The federation's own site.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub web: String,
}

/// States how the federation appears. A color that cannot be read on the pages is refused, with how much is missing; a logo is
/// a PNG of a bounded size.
pub fn appear(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    act: &AppearanceAct,
    logo: Option<&[u8]>,
) -> Result<Entry, OfficeError> {
    let mut act = AppearanceAct {
        contact: texts::optional(&act.contact)?,
        email: texts::optional(&act.email)?,
        web: texts::optional(&act.web)?,
        ..act.clone()
    };
    for (paint, grounds) in [(act.color, &LIGHT), (act.dark, &DARK)] {
        paint.map_or(Ok(()), |paint| readable(paint, grounds))?;
    }
    if !act.email.is_empty() && !is_mail(&act.email) {
        return Err(Refusal::new(code::MAIL_UNREADABLE).with("text", act.email.as_str()).into());
    }
    if !act.web.is_empty() && !is_web(&act.web) {
        return Err(Refusal::new(code::WEB_UNREADABLE).with("text", act.web.as_str()).into());
    }
    if let Some(bytes) = logo {
        logo::check(bytes)?;
        act.logo = Some(hex(&blobs::keep(store, bytes)?.hash));
    }
    state(store, stamp, act)
}

/// As AA asks: 4.5 : 1 on every ground of the palette.
fn readable(paint: Paint, grounds: &[Paint]) -> Result<(), Refusal> {
    match grounds.iter().map(|ground| paint.contrast(*ground)).min() {
        Some(contrast) if contrast < paint::LEAST => {
            let refusal = Refusal::new(code::COLOR_FAINT).with("color", paint.to_string().as_str());
            Err(refusal.with("contrast", contrast).with("least", paint::LEAST))
        }
        _ => Ok(()),
    }
}

/// An address of the web, and no other that a link could have.
fn is_web(text: &str) -> bool {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let plain = text.bytes().all(|byte| byte.is_ascii_graphic() && !b"\"'<>`\\".contains(&byte));
    plain && host.is_some_and(|host| host.contains('.') && !host.starts_with(['/', '.']) && !host.contains('@'))
}

/// How the federation appears now.
pub fn appearance(store: &mut Reader<'_>) -> Result<AppearanceAct, Error> {
    Ok(stated(store)?.unwrap_or_default())
}

/// The bytes of the logo, where there is one.
pub fn logo_bytes(store: &mut Reader<'_>) -> Result<Option<Vec<u8>>, Error> {
    let Some(hash) = appearance(store)?.logo.and_then(|logo| unhex(&logo)) else { return Ok(None) };
    match blobs::find(store, &hash)? {
        Some(blob) => Ok(Some(blobs::bytes(store, blob.id)?)),
        None => Err(Error::damaged("setting", "the logo cannot be found")),
    }
}

impl Setting for AppearanceAct {
    fn at_first() -> Option<Self> {
        Some(Self::default())
    }
}

impl Body for AppearanceAct {
    const NAME: &'static str = "appearance";
    const ROLE: Role = Role::Admin;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Cancel);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        if let Some(logo) = &self.logo {
            bytes_of(store, entry, logo)?;
        }
        put(store, self)
    }

    fn undo(&self, store: &mut Writer<'_>, done: &Entry, by: &Entry) -> Result<(), OfficeError> {
        give_way::<Self>(store, done, by)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_web_and_mail_are_links() {
        for web in ["https://www.example.org", "http://example.org/a?b=c"] {
            assert!(is_web(web), "{web}");
        }
        for web in [
            "javascript:alert(1)",
            "https://",
            "https:///x",
            "data:text/html,x",
            "https://a\"b.hu",
            "ftp://a.hu",
            "https://x@evil.org",
        ] {
            assert!(!is_web(web), "{web}");
        }
        assert!(is_mail("iroda@example.org"));
        for mail in ["iroda", "@a.hu", "a@b", "a@b.hu?subject=x", "a@b@c.hu", "a b@c.hu", "a@b.hu\""] {
            assert!(!is_mail(mail), "{mail}");
        }
    }

    #[test]
    fn a_color_that_cannot_be_read_is_refused_with_what_is_missing() {
        assert!(readable("#7a2e1d".parse().unwrap(), &LIGHT).is_ok());
        let refusal = readable("#ff9900".parse().unwrap(), &LIGHT).expect_err("orange on white");
        assert_eq!(refusal.code, code::COLOR_FAINT);
        assert!(readable("#ff9900".parse().unwrap(), &DARK).is_ok());
    }
}
