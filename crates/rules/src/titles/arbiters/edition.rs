//! An edition of the regulations for arbiters.

use crate::provision::{Provision, ProvisionRow, Value, at};
use arpad_model::EditionId;

/// Its values, in the order of the regulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition {
    /// Its stable name.
    pub id: EditionId,
    /// The source.
    pub source: &'static str,
    /// Event norms come from two systems, unless one is such a Swiss.
    pub one_system: Provision<LargeSwiss>,
    /// Players of a Swiss for whom one certificate may be given out.
    pub players_per_certificate: Provision<u32>,
    /// Certificates of a round robin.
    pub round_robin_certificates: Provision<u32>,
    /// The age at an FA norm and at the applications.
    pub ages: Provision<Age>,
    /// The least result of the FA seminar's exam, in per cent.
    pub exam: Provision<u8>,
    /// Event norms for FA.
    pub fa_events: Provision<u8>,
    /// Rounds of an event for FA.
    pub fa_rounds: Provision<Rounds>,
    /// Event norms for IA.
    pub ia_events: Provision<u8>,
    /// Rounds of an event for IA.
    pub ia_rounds: Provision<Rounds>,
    /// How long norms last, in years.
    pub expiry: Provision<Expiry>,
    /// Days for which an application is posted.
    pub posted_days: Provision<u16>,
    /// Days before the meeting by which it is in.
    pub meeting_days: Provision<u16>,
    /// Everybody who officiates has paid the registration fee.
    pub registered: Provision<bool>,
    /// Years after which an arbiter is inactive.
    pub inactive_after: Provision<u8>,
}

/// An international Swiss that does for two systems.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LargeSwiss {
    /// Players.
    pub players: u32,
    /// Rated players, in per cent.
    pub rated_percent: u32,
    /// Rounds.
    pub rounds: u16,
}

/// Ages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Age {
    /// At a norm for FA.
    pub fa_norm: i16,
    /// At the application for FA.
    pub fa: i16,
    /// At the application for IA.
    pub ia: i16,
}

/// Rounds of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rounds {
    /// At least.
    pub least: u16,
    /// One event may have as few as this.
    pub one: u16,
}

/// How long norms last, in years.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Expiry {
    /// That of an event.
    pub event: i16,
    /// That of a seminar.
    pub seminar: i16,
    /// From the last event to the application.
    pub last: i16,
}

/// `fide-arbiters-2021-07`.
#[doc = include_str!("../readings/fide_arbiters_2021_07.md")]
pub const FIDE_ARBITERS_2021_07: Edition = Edition {
    id: EditionId("fide-arbiters-2021-07"),
    source: "FIDE handbook B.06, 2021-07-01, amended 2024-01-01",
    one_system: at("2.5", LargeSwiss { players: 100, rated_percent: 30, rounds: 7 }),
    players_per_certificate: at("2.7", 25),
    round_robin_certificates: at("2.7", 2),
    ages: at("2.9.3", Age { fa_norm: 18, fa: 19, ia: 21 }),
    exam: at("3.7", 80),
    fa_events: at("3.8", 3),
    fa_rounds: at("3.10", Rounds { least: 7, one: 5 }),
    ia_events: at("4.8", 4).reading("T-39"),
    ia_rounds: at("4.10", Rounds { least: 9, one: 7 }),
    expiry: at("5.3", Expiry { event: 6, seminar: 4, last: 1 }),
    posted_days: at("5.7", 60),
    meeting_days: at("5.8", 45),
    registered: at("6.1", true),
    inactive_after: at("B.06.3 2.1", 4),
};

impl Edition {
    /// Every provision, in the order of the regulation.
    #[rustfmt::skip]
    pub fn provisions(&self) -> Vec<ProvisionRow> {
        let rounds = |Rounds { least, one }| Value::new("arbiter-rounds").with("least", least).with("one", one);
        vec![
            self.one_system.row("arbiter-one-system", |LargeSwiss { players, rated_percent, rounds }| {
                Value::new("arbiter-large-swiss").with("players", players).with("percent", rated_percent)
                    .with("rounds", rounds)
            }),
            self.players_per_certificate.row("arbiter-certificates-swiss", |players| {
                Value::new("certificate-per-players").with("players", players)
            }),
            self.round_robin_certificates.row("arbiter-certificates-round-robin", Value::number),
            self.ages.row("arbiter-ages", |Age { fa_norm, fa, ia }| {
                Value::new("arbiter-ages").with("norm", fa_norm).with("fa", fa).with("ia", ia)
            }),
            self.exam.row("arbiter-exam", |percent| Value::new("percent").with("percent", percent)),
            self.fa_events.row("arbiter-fa-events", |events| Value::new("events-and-seminar").with("events", events)),
            self.fa_rounds.row("arbiter-fa-rounds", rounds),
            self.ia_events.row("arbiter-ia-events", |events| Value::new("events-and-seminar").with("events", events)),
            self.ia_rounds.row("arbiter-ia-rounds", rounds),
            self.expiry.row("arbiter-expiry", |Expiry { event, seminar, last }| {
                Value::new("arbiter-expiry").with("event", event).with("seminar", seminar).with("last", last)
            }),
            self.posted_days.row("arbiter-posted-days", |days| Value::new("days").with("days", days)),
            self.meeting_days.row("arbiter-meeting-days", |days| Value::new("days").with("days", days)),
            self.registered.row("arbiter-registered", Value::yes_or_no),
            self.inactive_after.row("arbiter-inactive-after", |years| Value::new("years").with("years", years)),
        ]
    }
}
