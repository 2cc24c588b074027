//! Whose site it is: name, color, logo and contact of the federation, read with every page so that they are always true. The
//! color reaches the browser as a stylesheet of two numbers; the policy of the site allows nothing inline.

use super::Site;
use arpad_model::hex;
use arpad_office::acts::AppearanceAct;
use arpad_office::acts::appearance::{appearance, logo_bytes};
use arpad_office::acts::found::federation;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

/// The federation as the frame of every page needs it.
#[derive(Clone, Debug, Default)]
pub(super) struct Identity {
    /// Our own name where there is none to read.
    pub name: String,
    pub appearance: AppearanceAct,
}

/// The address of the federation's stylesheet and logo, which stand with the assets.
pub(super) const STYLE: &str = "/assets/federation.css";
pub(super) const LOGO: &str = "/assets/federation.png";

impl Identity {
    pub(super) fn unknown() -> Self {
        Identity { name: "Arpad".to_owned(), ..Identity::default() }
    }

    /// Where its stylesheet is; none where it has the colors of the program.
    pub(super) fn style(&self) -> Option<String> {
        self.sheet().map(|sheet| format!("{STYLE}?v={}", hex(&Sha256::digest(sheet)[..6])))
    }

    /// Where its logo is.
    pub(super) fn logo(&self) -> Option<String> {
        self.appearance.logo.as_ref().map(|hash| format!("{LOGO}?v={}", &hash[..12.min(hash.len())]))
    }

    /// The stylesheet: the color with its ink, light and dark. On paper everything stays black.
    fn sheet(&self) -> Option<String> {
        let color = self.appearance.color.or(self.appearance.dark)?;
        let light = self.appearance.color.map(|light| {
            format!(
                "@media screen{{:root{{--accent:{light};--accent-ink:{0};--band:{light};--band-ink:{0}}}}}\n",
                light.ink()
            )
        });
        let dark = self.appearance.dark.unwrap_or_else(|| color.for_dark());
        let dark = format!(
            "@media screen and (prefers-color-scheme:dark){{:root{{--accent:{dark};--accent-ink:{};--band:#1e2125;--band-ink:#e7e5df}}}}\n",
            dark.ink()
        );
        Some(light.unwrap_or_default() + &dark)
    }
}

impl Site {
    /// Whose site it is.
    pub(super) async fn federation(&self) -> Identity {
        let read = self.read(|store| Ok(Identity { name: federation(store)?.name, appearance: appearance(store)? }));
        match read.await {
            Ok(identity) if !identity.name.is_empty() => identity,
            _ => Identity::unknown(),
        }
    }
}

/// What never changes under its address, for that has a part of its hash.
const KEPT: &str = "public, max-age=31536000, immutable";

pub(super) async fn style(State(site): State<Site>) -> Response {
    match site.federation().await.sheet() {
        Some(sheet) => {
            ([(header::CONTENT_TYPE, "text/css; charset=utf-8"), (header::CACHE_CONTROL, KEPT)], sheet).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

pub(super) async fn logo(State(site): State<Site>) -> Response {
    match site.read(|store| Ok(logo_bytes(store)?)).await {
        Ok(Some(bytes)) => {
            ([(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, KEPT)], bytes).into_response()
        }
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}
