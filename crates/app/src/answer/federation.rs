//! The federation as its site shows it.

use arpad_office::acts::AppearanceAct;
use arpad_office::acts::appearance::paint::Paint;
use arpad_office::acts::found::Found;
use schemars::JsonSchema;
use serde::Serialize;

/// Name, country, color, logo and contact; what is not stated is null or empty.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Federation {
    name: String,
    country: String,
    colors: Option<Colors>,
    /// The address of a PNG, below the site's own.
    logo: Option<String>,
    contact: String,
    email: String,
    web: String,
}

/// The color with what is written on it, on light and on dark ground.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
struct Colors {
    light: Option<String>,
    light_ink: Option<String>,
    dark: String,
    dark_ink: String,
}

impl Federation {
    /// As it was founded and as it appears.
    pub fn of(founded: &Found, stated: &AppearanceAct, logo: Option<String>) -> Self {
        let written = |paint: Paint| paint.to_string();
        let colors = stated.color.or(stated.dark).map(|color| {
            let dark = stated.dark.unwrap_or_else(|| color.for_dark());
            Colors {
                light: stated.color.map(written),
                light_ink: stated.color.map(|color| written(color.ink())),
                dark: written(dark),
                dark_ink: written(dark.ink()),
            }
        });
        Federation {
            name: founded.name.clone(),
            country: founded.country.clone(),
            colors,
            logo,
            contact: stated.contact.clone(),
            email: stated.email.clone(),
            web: stated.web.clone(),
        }
    }
}
