//! `arpad guest`: a licence to play for another club as a guest.

use super::Verdict;
use super::licence::Seasonal;
use super::papers::on;
use super::register::{Answer, act, meant, name_fact};
use crate::words::Language;
use arpad_model::Fact;
use arpad_office::acts;
use arpad_office::register;
use clap::Args;

const EXAMPLES: &str = "\
Examples:
  arpad guest 17 --club \"Zalaegerszeg\" --season 2024/25";

/// File a guest's licence: another club in the season of a licence.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Guest {
    #[command(flatten)]
    paper: Seasonal,
}

impl Guest {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        let Seasonal { person, club, season, day, connection } = self.paper;
        act(language, &connection, |store, stamp| {
            let (person, club) = (meant(store, &person)?, register::find_club(store, &club)?);
            acts::paper::guest(store, stamp, person.id, club.id, &season, on(day, stamp))?;
            let facts = vec![
                ("name", name_fact(language, &person)),
                ("club", Fact::from(club.name.as_str())),
                ("season", Fact::from(season.trim())),
            ];
            Ok(Answer::new("register-guest", facts))
        })
    }
}
