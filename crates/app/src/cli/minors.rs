//! `arpad minors`: what anybody may see of minors, stated or shown.

use super::connection::Connection;
use super::register::{Answer, act};
use super::{Verdict, print};
use crate::words::Language;
use arpad_model::{Fact, MinorShown};
use arpad_office::acts::MinorsAct;
use arpad_office::acts::minors::{minors_stated, show_minors};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde_json::json;

const EXAMPLES: &str = "\
Examples:
  arpad minors                              as it is
  arpad minors --show no-year               names, without the year of birth
  arpad minors --show initials --until 16   initials until the end of the year in which they reach 16
  arpad minors --show whole                 as everybody
whole: name and year of birth; no-year: the name alone; initials; number: our own number alone. Who is not named has no numbers
of other registers, no photo and is not found by name; who has no year is in no list by age. arpad cancel takes it back.";

/// State what is shown of minors, or show it.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct Minors {
    /// How much of them is shown
    #[arg(long, value_name = "HOW", value_parser = how())]
    show: Option<MinorShown>,
    /// Until the end of the year in which they reach this age [default: as it is, 18 at first]
    #[arg(long, value_name = "AGE")]
    until: Option<u8>,
    #[command(flatten)]
    connection: Connection,
}

impl Minors {
    /// Does it.
    pub fn run(self, language: Language) -> anyhow::Result<Verdict> {
        if self.show.is_some() || self.until.is_some() {
            return act(language, &self.connection, |store, stamp| {
                let now = minors_stated(store)?;
                let stated =
                    MinorsAct { shown: self.show.unwrap_or(now.shown), until: self.until.unwrap_or(now.until) };
                show_minors(store, stamp, stated)?;
                let facts = vec![("age", Fact::from(u32::from(stated.until)))];
                Ok(Answer::new(told(stated.shown), facts))
            });
        }
        let mut registry = self.connection.look(language)?;
        let found = self.connection.read(language, &mut registry, |store| Ok(minors_stated(store)?))?;
        let Some(found) = found else { return Ok(Verdict::No) };
        if self.connection.json {
            print(&format!("{:#}\n", json!({ "minors": found })))?;
        } else {
            let age = [("age", Fact::from(u32::from(found.until)))];
            print(&format!("{}\n", language.say(told(found.shown), &age)))?;
        }
        Ok(Verdict::Done)
    }
}

fn how() -> impl TypedValueParser<Value = MinorShown> {
    PossibleValuesParser::new(MinorShown::ALL.iter().map(|one| one.as_str()))
        .map(|text| text.parse().expect("only these are possible"))
}

const fn told(shown: MinorShown) -> &'static str {
    match shown {
        MinorShown::Whole => "minors-whole",
        MinorShown::NoYear => "minors-no-year",
        MinorShown::Initials => "minors-initials",
        MinorShown::Number => "minors-number",
    }
}
