//! An arbiter's dossier: licences, titles, norms, what is missing for the next title; and the certificate of a norm.

use crate::answer::arbiter::ArbiterDossier as Told;
use crate::cli::connection::Connection;
use crate::cli::papers::on as filed_on;
use crate::cli::register::{Answer, act, day as told_day, labels, lean_table, meant, name_fact, typed_day};
use crate::cli::titles::steps;
use crate::cli::{Verdict, print, print_json};
use crate::words::Language;
use arpad_model::{Fact, TournamentId};
use arpad_office::acts::paper::certify_arbiter;
use arpad_office::titles::ArbiterPaper;
use arpad_office::views::arbiter_dossier::{ArbiterDossier, ArbiterNormHeld, arbiter_dossier};
use arpad_office::views::person_page::one_person;
use arpad_rules::titles::arbiters::Earning;
use clap::Args;
use jiff::civil::Date;
use std::fmt::Write;

#[derive(Args)]
pub(super) struct Norm {
    /// Who
    #[arg(value_name = "PERSON")]
    person: String,
    /// What it was won at: seminar, refresher, event, national-final, fide, international … (docs/title-case.md)
    #[arg(long, value_name = "KIND")]
    kind: String,
    /// The number of the tournament in the register, which then tells the rest
    #[arg(long, value_name = "N")]
    tournament: Option<TournamentId>,
    /// The event or seminar
    #[arg(long, value_name = "NAME", required_unless_present = "tournament")]
    event: Option<String>,
    /// Its last day [default: today]
    #[arg(long, value_name = "DATE", value_parser = typed_day)]
    day: Option<Date>,
    /// The system: swiss, round-robin, double-round-robin, knockout, team
    #[arg(long, value_name = "SYSTEM", default_value = "", hide_default_value = true)]
    system: String,
    /// How many rounds
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    rounds: u16,
    /// How many players
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    players: u32,
    /// How many of them are rated
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    rated: u32,
    /// Of how many federations they are
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    federations: u32,
    /// The chief arbiter
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    chief: String,
    /// The result of the seminar's exam, in per cent
    #[arg(long, value_name = "PERCENT")]
    exam: Option<u8>,
    #[command(flatten)]
    connection: Connection,
}

impl Norm {
    pub(super) fn run(self, language: Language) -> anyhow::Result<Verdict> {
        act(language, &self.connection, |store, stamp| {
            let person = meant(store, &self.person)?;
            let norm = ArbiterPaper {
                kind: self.kind.trim().to_owned(),
                event: self.event.unwrap_or_default(),
                tournament: self.tournament,
                system: self.system.trim().to_owned(),
                rounds: self.rounds,
                players: self.players,
                rated: self.rated,
                federations: self.federations,
                chief: self.chief,
                exam: self.exam,
            };
            let kind = language.label(&format!("arbiter-kind-{}", norm.kind));
            certify_arbiter(store, stamp, person.id, norm, filed_on(self.day, stamp))?;
            let facts = vec![("name", name_fact(language, &person)), ("kind", Fact::Name(kind))];
            Ok(Answer::new("register-arbiter-norm", facts))
        })
    }
}

/// Shows it.
pub(super) fn show(
    language: Language,
    person: &str,
    on: Option<Date>,
    connection: &Connection,
) -> anyhow::Result<Verdict> {
    let day = match on {
        Some(day) => day,
        None => connection.stamp()?.day(),
    };
    let mut registry = connection.look(language)?;
    let found = connection.read(language, &mut registry, |store| {
        let person = one_person(store, person)?;
        arbiter_dossier(store, person.id, day)
    })?;
    let Some(told) = found else { return Ok(Verdict::No) };
    if connection.json {
        print_json(&Told::of(&told))?;
    } else {
        print(&page(language, &told))?;
    }
    Ok(Verdict::Done)
}

fn page(language: Language, told: &ArbiterDossier) -> String {
    let who = [("name", name_fact(language, &told.person)), ("edition", Fact::from(told.edition.id.0))];
    let mut page = format!("{}\n", language.say("arbiter-dossier", &who));
    let key = if told.is_licensed() { "arbiter-licensed" } else { "arbiter-unlicensed" };
    let _ = writeln!(page, "{}", language.say(key, &[("day", Fact::Date(told.day))]));
    for (day, title) in &told.titles {
        let facts = [("title", Fact::from(title.as_str())), ("day", Fact::Date(*day))];
        let _ = writeln!(page, "{}", language.say("arbiter-titled", &facts));
    }
    if !told.norms.is_empty() {
        let keys = [
            "arbiter-end",
            "arbiter-event",
            "arbiter-norm-kind",
            "arbiter-rounds",
            "arbiter-players",
            "arbiter-rated",
            "arbiter-federations",
            "arbiter-part",
            "arbiter-certificate",
        ];
        let rows = told.norms.iter().map(|one| row(language, one)).collect();
        let _ = write!(page, "\n{}", lean_table(&labels(language, keys), &[3, 4, 5, 6], rows));
    }
    if let Some((title, completeness)) = &told.sought {
        let title = [("title", Fact::from(title.as_str()))];
        let key = if completeness.is_complete() { "dossier-complete" } else { "dossier-incomplete" };
        let _ = writeln!(page, "\n{}", language.say(key, &title));
        page.push_str(&steps(language, completeness.marked()));
    }
    page
}

fn row(language: Language, one: &ArbiterNormHeld) -> Vec<String> {
    let count = |number: u32| if number > 0 { number.to_string() } else { String::new() };
    vec![
        told_day(language, one.norm.end),
        one.event.clone(),
        language.label(&format!("arbiter-kind-{}", one.norm.kind.as_str())),
        count(one.norm.rounds.into()),
        count(one.norm.players),
        count(one.norm.rated),
        count(one.norm.federations),
        if one.is_chief { language.label("arbiter-chief") } else { String::new() },
        certificate(language, one),
    ]
}

/// Whether a certificate is filed, needed, or none can be.
fn certificate(language: Language, one: &ArbiterNormHeld) -> String {
    match (one.certificate, one.earning) {
        (Some(entry), _) => language.say("arbiter-certificate-filed", &[("entry", Fact::from(entry))]),
        (None, Earning::Yes) => language.label("arbiter-certificate-free"),
        (None, Earning::ByCertificate(at)) => {
            language.say("arbiter-certificate-needed", &[("paragraph", Fact::from(at.0))])
        }
        (None, Earning::No(at)) => language.say("arbiter-certificate-none", &[("paragraph", Fact::from(at.0))]),
    }
}
