//! What the law asks about an event beside its games, as `announce` and `accept` take it.

use super::check::event_kind;
use super::go_options::GoOptions;
use arpad_model::{Championship, EventFacts, EventKind, InactiveChief, ListedAs, Official, TitleFacts};
use arpad_office::intake::event_facts::arbiter;
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use jiff::civil::Date;

/// The options.
#[derive(Args, Clone, Default)]
pub(super) struct EventOptions {
    /// The day it was registered, where that is not the day of its announcement
    #[arg(long, value_name = "DATE")]
    registered: Option<Date>,

    /// The chief arbiter; behind the name, where known: fide:NUMBER licence:TEXT
    #[arg(long, value_name = "NAME")]
    pub(super) arbiter: Option<String>,

    /// Another arbiter, written the same way; may be given several times
    #[arg(long, value_name = "NAME")]
    deputy: Vec<String>,

    /// An official event of FIDE or of a continent
    #[arg(long, value_name = "WHOSE", value_parser = official_parser())]
    official: Option<Official>,

    /// A national championship, open or of women
    #[arg(long, value_name = "KIND", value_parser = championship_parser())]
    championship: Option<Championship>,

    /// Whether a title norm can be made
    #[arg(long, value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    norms: Option<bool>,

    /// Whether it is a hybrid event, played over a network at supervised venues
    #[arg(long, value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    hybrid: Option<bool>,

    /// Who approved the hybrid event, under which number
    #[arg(long, value_name = "TEXT")]
    approved_by: Option<String>,

    /// Where the players were told that it is rated
    #[arg(long, value_name = "TEXT", conflicts_with = "not_rated")]
    rated: Option<String>,

    /// Where the players were told that it is not rated; its report is then refused
    #[arg(long, value_name = "TEXT")]
    not_rated: Option<String>,

    /// The federation on whose territory it is held, three letters
    #[arg(long, value_name = "CODE")]
    territory: Option<String>,

    /// The code FIDE gave it at registration
    #[arg(long, value_name = "CODE")]
    event_code: Option<String>,

    /// The most rounds in a day
    #[arg(long, value_name = "N")]
    rounds_per_day: Option<u16>,

    #[command(flatten)]
    titles: TitleOptions,

    #[command(flatten)]
    pub(super) go: GoOptions,
}

/// What the title regulations ask about an event.
#[derive(Args, Clone, Copy, Default)]
pub(super) struct TitleOptions {
    /// What the event is, for norms: no file says it (docs/title-case.md)
    #[arg(long, value_name = "KIND", value_parser = event_kind)]
    event_kind: Option<EventKind>,

    /// What else makes it one of the events from which a title needs a norm
    #[arg(long, value_name = "WHAT", value_parser = listed)]
    listed: Option<ListedAs>,

    /// Whether the federation holds a zonal of its own in this year
    #[arg(long, value_name = "BOOL", num_args = 0..=1, default_missing_value = "true")]
    own_zonal: Option<bool>,

    /// What was decided because its chief arbiter was inactive: stands or void
    #[arg(long, value_name = "WHAT", value_parser = inactive_chief)]
    inactive_chief: Option<InactiveChief>,
}

impl TitleOptions {
    /// What is given.
    pub(super) fn facts(&self) -> TitleFacts {
        let (kind, listed, inactive_chief) = (self.event_kind, self.listed, self.inactive_chief);
        TitleFacts { kind, listed, own_zonal: self.own_zonal.unwrap_or_default(), inactive_chief }
    }
}

fn listed(text: &str) -> Result<ListedAs, String> {
    let known: Vec<&str> = ListedAs::ALL.iter().map(|one| one.as_str()).collect();
    text.parse().map_err(|_| known.join(", "))
}

fn inactive_chief(text: &str) -> Result<InactiveChief, String> {
    let known: Vec<&str> = InactiveChief::ALL.iter().map(|one| one.as_str()).collect();
    text.parse().map_err(|_| known.join(", "))
}

impl EventOptions {
    /// What is given takes the place of what was known.
    pub(super) fn put(&self, known: &EventFacts) -> EventFacts {
        let text = |given: &Option<String>, known: &String| given.as_ref().unwrap_or(known).clone();
        let mut arbiters = known.arbiters.clone();
        if let Some(chief) = &self.arbiter {
            arbiters.retain(|one| !one.chief);
            let chief = arbiter(chief, true);
            if chief.fide.is_some() || !chief.licence.is_empty() {
                arbiters.insert(0, chief);
            }
        }
        if !self.deputy.is_empty() {
            arbiters.retain(|one| one.chief);
            arbiters.extend(self.deputy.iter().map(|deputy| arbiter(deputy, false)));
        }
        EventFacts {
            registered: self.registered.or(known.registered),
            official: self.official.or(known.official),
            championship: self.championship.or(known.championship),
            norms: self.norms.unwrap_or(known.norms),
            hybrid: self.hybrid.unwrap_or(known.hybrid),
            approved_by: text(&self.approved_by, &known.approved_by),
            rated: text(&self.rated, &known.rated),
            not_rated: text(&self.not_rated, &known.not_rated),
            territory: text(&self.territory, &known.territory),
            code: text(&self.event_code, &known.code),
            arbiters,
            time_control: known.time_control.clone(),
            rounds_per_day: self.rounds_per_day.or(known.rounds_per_day),
            titles: known.titles.with(self.titles.facts()),
            go: known.go.with(&self.go.facts()),
            pgn: known.pgn.clone(),
            sent: known.sent.clone(),
        }
    }

    /// The chief arbiter's name without the numbers behind it.
    pub(super) fn chief(&self) -> Option<String> {
        self.arbiter.as_ref().map(|text| arbiter(text, true).name)
    }
}

fn official_parser() -> impl TypedValueParser<Value = Official> {
    let names = [PossibleValue::new("fide"), PossibleValue::new("continental").alias("kontinentális")];
    PossibleValuesParser::new(names).map(|text| if text == "fide" { Official::Fide } else { Official::Continental })
}

fn championship_parser() -> impl TypedValueParser<Value = Championship> {
    let names = [PossibleValue::new("open").alias("nyílt"), PossibleValue::new("women").alias("női")];
    PossibleValuesParser::new(names)
        .map(|text| if matches!(text.as_str(), "open" | "nyílt") { Championship::Open } else { Championship::Women })
}
