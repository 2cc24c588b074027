//! `arpad appearance`: the federation's color, logo and contact, stated or shown.

use super::connection::Connection;
use super::register::{Answer, act};
use super::{Verdict, print};
use crate::words::Language;
use anyhow::Context;
use arpad_model::Fact;
use arpad_office::acts::AppearanceAct;
use arpad_office::acts::appearance::paint::Paint;
use arpad_office::acts::appearance::{appear, appearance};
use clap::Args;
use serde_json::json;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  arpad appearance                      as it is
  arpad appearance --color \"#7a2e1d\" --logo logo.png --contact \"1055 Budapest, Falk Miksa u. 10.\" \\
      --email iroda@example.org --web https://www.example.org
  arpad appearance --no-logo
What is not named stays. A color is refused where a text in it could not be read; a logo is a PNG up to 100 kB. The name is
stated by arpad init --anew.";

/// State the federation's color, logo and contact, or show them.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Appearance {
    /// The federation's color, #rrggbb
    #[arg(long, value_name = "COLOR")]
    color: Option<Paint>,
    /// The same on dark ground [default: made of the other]
    #[arg(long, value_name = "COLOR")]
    dark_color: Option<Paint>,
    /// The colors that come with the program
    #[arg(long, conflicts_with_all = ["color", "dark_color"])]
    no_color: bool,
    /// The federation's logo, a PNG file
    #[arg(long, value_name = "FILE")]
    logo: Option<PathBuf>,
    /// No logo
    #[arg(long, conflicts_with = "logo")]
    no_logo: bool,
    /// Address and telephone, as the public reads them; empty takes them away
    #[arg(long, value_name = "TEXT")]
    contact: Option<String>,
    /// The federation's mail; empty takes it away
    #[arg(long, value_name = "MAIL")]
    email: Option<String>,
    /// The federation's own site; empty takes it away
    #[arg(long, value_name = "URL")]
    web: Option<String>,
    #[command(flatten)]
    connection: Connection,
}

impl Appearance {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let states = self.color.is_some() || self.dark_color.is_some() || self.no_color || self.logo.is_some();
        if states || self.no_logo || self.contact.is_some() || self.email.is_some() || self.web.is_some() {
            return self.state(language);
        }
        let mut registry = self.connection.look(language)?;
        let found = self.connection.read(language, &mut registry, |store| Ok(appearance(store)?))?;
        let Some(found) = found else { return Ok(Verdict::No) };
        if self.connection.json {
            print(&format!("{:#}\n", json!({ "appearance": found })))?;
        } else {
            print(&told(language, &found))?;
        }
        Ok(Verdict::Done)
    }

    fn state(self, language: Language) -> anyhow::Result<Verdict> {
        let logo = match &self.logo {
            Some(file) => Some(std::fs::read(file).with_context(|| file.display().to_string())?),
            None => None,
        };
        act(language, &self.connection, |store, stamp| {
            let now = appearance(store)?;
            let kept = |paint: Option<Paint>, now: Option<Paint>| paint.or(now.filter(|_| !self.no_color));
            let wished = AppearanceAct {
                color: kept(self.color, now.color),
                // The dark twin of another color is none of this one.
                dark: kept(self.dark_color, now.dark.filter(|_| self.color.is_none())),
                logo: now.logo.filter(|_| !self.no_logo),
                contact: self.contact.unwrap_or(now.contact),
                email: self.email.unwrap_or(now.email),
                web: self.web.unwrap_or(now.web),
            };
            appear(store, stamp, &wished, logo.as_deref())?;
            Ok(Answer::new("appearance-stated", Vec::<(&'static str, Fact)>::new()))
        })
    }
}

/// A line for each thing that is stated.
fn told(language: Language, stated: &AppearanceAct) -> String {
    let color = |paint: Option<Paint>| paint.map(|paint| paint.to_string()).unwrap_or_default();
    let lines = [
        ("appearance-color", color(stated.color)),
        ("appearance-dark", color(stated.dark)),
        ("appearance-logo", stated.logo.clone().unwrap_or_default()),
        ("appearance-contact", stated.contact.clone()),
        ("appearance-email", stated.email.clone()),
        ("appearance-web", stated.web.clone()),
    ];
    let said = |(key, value): &(&str, String)| format!("{}: {value}\n", language.label(key));
    let text: String = lines.iter().filter(|(_, value)| !value.is_empty()).map(said).collect();
    if text.is_empty() { format!("{}\n", language.label("appearance-none")) } else { text }
}
