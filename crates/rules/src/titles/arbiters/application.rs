//! Is an application for FA or IA complete (B.06.1 chapters 2 to 5), and what is missing.

use super::edition::{Edition, Rounds};
use super::events::{NormKind, for_fa, for_ia};
use super::{active_until, later};
use crate::reading::in_order;
use crate::titles::application::Completeness;
use crate::titles::codes::step;
use crate::titles::norm::System;
use arpad_model::{Paragraph, Step};
use jiff::civil::Date;

/// An arbiter's title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArbiterTitle {
    /// FIDE arbiter.
    Fa,
    /// International arbiter.
    Ia,
}

impl ArbiterTitle {
    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            ArbiterTitle::Fa => "FA",
            ArbiterTitle::Ia => "IA",
        }
    }
}

/// A norm of an arbiter.
#[derive(Clone, Debug)]
pub struct ArbiterNorm {
    /// What it was won at.
    pub kind: NormKind,
    /// The system of the event.
    pub system: Option<System>,
    /// Its rounds.
    pub rounds: u16,
    /// Its players.
    pub players: u32,
    /// How many of them were rated at its end.
    pub rated: u32,
    /// Their federations.
    pub federations: u32,
    /// Who the chief arbiter was.
    pub chief_arbiter: Option<String>,
    /// The last day.
    pub end: Date,
}

/// An application.
#[derive(Clone, Debug)]
pub struct ArbiterCase {
    /// The title.
    pub title: ArbiterTitle,
    /// The day of the application.
    pub applied: Date,
    /// The day of birth.
    pub born: Option<Date>,
    /// Registered as an arbiter by the federation; none = not asked.
    pub is_registered: Option<bool>,
    /// Since when the applicant is FA.
    pub fa_since: Option<Date>,
    /// The norms.
    pub norms: Vec<ArbiterNorm>,
}

/// Of more events than this only one may be set first, not each two.
const MOST_PAIRS: usize = 30;

/// Judges it. Of events that take each other's place (a short one, one of a kind that counts once) those are counted that serve best.
pub fn arbiter_application(edition: &Edition, case: &ArbiterCase) -> Completeness {
    let events: Vec<&ArbiterNorm> = case.norms.iter().filter(|norm| !norm.kind.is_training()).collect();
    let mut best = judged(edition, case, &[]);
    let singles = events.iter().map(|one| vec![*one]);
    let is_few = events.len() <= MOST_PAIRS;
    let pairs = events.iter().filter(|_| is_few).flat_map(|one| events.iter().map(move |other| vec![*one, *other]));
    for first in singles.chain(pairs) {
        if best.is_complete() {
            break;
        }
        let found = judged(edition, case, &first);
        if found.failed.len() < best.failed.len() {
            best = found;
        }
    }
    best
}

/// The same with some events counted before all others.
fn judged(edition: &Edition, case: &ArbiterCase, first: &[&ArbiterNorm]) -> Completeness {
    let mut desk = Desk { edition, case, failed: Vec::new(), steps: Vec::new(), unmet: Vec::new() };
    desk.held_before();
    desk.ages();
    desk.seminar();
    let events = desk.events(first);
    desk.systems(&events);
    desk.last(&events);
    desk.chief_arbiters(&events);
    let Desk { mut failed, steps, unmet, .. } = desk;
    failed.sort_by(|a, b| in_order(a.0, b.0));
    failed.dedup();
    Completeness { failed, lacking: Vec::new(), games: events.len() as u16, steps, unmet, left_out: Vec::new() }
}

struct Desk<'a> {
    edition: &'a Edition,
    case: &'a ArbiterCase,
    failed: Vec<Paragraph>,
    steps: Vec<Step>,
    unmet: Vec<usize>,
}

impl<'a> Desk<'a> {
    fn look(&mut self, at: &'static str, is_met: bool, step: Step) {
        if !is_met {
            self.failed.push(Paragraph(at));
            self.unmet.push(self.steps.len());
        }
        self.steps.push(step);
    }

    fn is_fa(&self) -> bool {
        self.case.title == ArbiterTitle::Fa
    }

    fn held_before(&mut self) {
        if self.is_fa() {
            if let Some(is_registered) = self.case.is_registered {
                let step =
                    Step::new(Paragraph("2.9.1"), step::ARBITER_REGISTERED, if is_registered { "yes" } else { "no" });
                self.look("2.9.1", is_registered, step);
            }
            return;
        }
        let since = self.case.fa_since;
        let step = Step::new(Paragraph("2.9.2"), step::ARBITER_FA_SINCE, day_or_none(since));
        self.look("2.9.2", since.is_some(), step);
        // Active: four years from the FA title or the last seminar (B.06.3 2.1).
        let trained = self.case.norms.iter().filter(|norm| norm.kind.is_training()).map(|norm| norm.end);
        let latest = since.into_iter().chain(trained).max();
        let years = i16::from(self.edition.inactive_after.value);
        let is_active = latest.is_some_and(|day| self.case.applied <= active_until(self.edition, day));
        let step = Step::new(Paragraph("4.11"), step::ARBITER_ACTIVE, day_or_none(latest)).with("years", years);
        self.look("4.11", is_active, step);
    }

    fn ages(&mut self) {
        let ages = self.edition.ages.value;
        let (at, age) = if self.is_fa() { ("5.4.2", ages.fa) } else { ("5.5.2", ages.ia) };
        let is_old = self.case.born.is_some_and(|born| later(born, age) <= self.case.applied);
        let step = Step::new(Paragraph(at), step::ARBITER_AGE, day_or_none(self.case.born)).with("age", age);
        self.look(at, is_old, step);
    }

    fn seminar(&mut self) {
        let at = if self.is_fa() { "3.7" } else { "4.7" };
        let years = self.edition.expiry.value.seminar;
        let held = self.case.norms.iter().filter(|norm| norm.kind == NormKind::Seminar);
        let is_expired = |norm: &ArbiterNorm| self.case.applied > later(norm.end, years);
        let against: Vec<Option<Paragraph>> = held
            .map(|norm| if is_expired(norm) { Some(self.edition.expiry.at) } else { self.used_for_fa(norm) })
            .collect();
        let count = against.iter().filter(|reason| reason.is_none()).count();
        let step = Step::new(Paragraph(at), step::ARBITER_SEMINAR, count).with("years", years);
        self.look(at, count > 0, step);
        if count == 0 {
            self.failed.extend(against.into_iter().flatten());
        }
    }

    /// For IA nothing counts that is not later than the title of FA (4.12).
    fn used_for_fa(&self, norm: &ArbiterNorm) -> Option<Paragraph> {
        let is_before = self.case.fa_since.is_some_and(|since| norm.end <= since);
        (!self.is_fa() && is_before).then_some(Paragraph("4.12"))
    }

    /// The events that count, and why others do not where there are too few.
    fn events(&mut self, first: &[&ArbiterNorm]) -> Vec<&'a ArbiterNorm> {
        let (needed, rounds) = match self.case.title {
            ArbiterTitle::Fa => (self.edition.fa_events, self.edition.fa_rounds),
            ArbiterTitle::Ia => (self.edition.ia_events, self.edition.ia_rounds),
        };
        let mut counted: Vec<&ArbiterNorm> = Vec::new();
        let mut reasons = Vec::new();
        // Those of full length first, or a short one could take a place that a long one of its kind fills as well.
        let mut norms: Vec<&ArbiterNorm> = self.case.norms.iter().filter(|norm| !norm.kind.is_training()).collect();
        let is_first = |norm: &ArbiterNorm| first.iter().any(|one| std::ptr::eq(*one, norm));
        norms.sort_by_key(|norm| (!is_first(norm), is_short(norm, rounds.value)));
        for norm in norms {
            match self.against(norm, rounds.value, rounds.at, &counted) {
                None => counted.push(norm),
                Some(reason) => reasons.push((reason, norm)),
            }
        }
        let is_enough = counted.len() >= usize::from(needed.value);
        for (reason, norm) in &reasons {
            let step = Step::new(*reason, step::ARBITER_NORM_OUT, norm.kind.as_str()).with("end", norm.end);
            self.look(reason.0, is_enough, step);
        }
        let step = Step::new(needed.at, step::ARBITER_EVENTS, counted.len()).with("least", needed.value);
        self.look(needed.at.0, is_enough, step);
        counted
    }

    /// The paragraph by which a norm does not count beside those that do.
    fn against(
        &self,
        norm: &ArbiterNorm,
        rounds: Rounds,
        rounds_at: Paragraph,
        counted: &[&ArbiterNorm],
    ) -> Option<Paragraph> {
        let so_far = |kind: NormKind| counted.iter().filter(|one| one.kind == kind).count();
        if self.case.applied > later(norm.end, self.edition.expiry.value.event) {
            return Some(self.edition.expiry.at);
        }
        let age = self.edition.ages.value.fa_norm;
        if self.is_fa() && self.case.born.is_some_and(|born| later(born, age) > norm.end) {
            return Some(self.edition.ages.at);
        }
        if let Some(at) = self.used_for_fa(norm) {
            return Some(at);
        }
        if is_short(norm, rounds) {
            let has_short = counted.iter().any(|one| is_short(one, rounds));
            if norm.rounds < rounds.one || has_short {
                return Some(rounds_at);
            }
        }
        if self.is_fa() { for_fa(norm, so_far) } else { for_ia(norm, so_far) }
    }

    /// Two systems among the events, or one large international Swiss (2.4, 2.5).
    fn systems(&mut self, events: &[&ArbiterNorm]) {
        let large = self.edition.one_system.value;
        let international = if self.is_fa() { 2 } else { 3 };
        let is_large = |norm: &&&ArbiterNorm| {
            norm.system == Some(System::Swiss)
                && norm.federations >= international
                && norm.players >= large.players
                && 100 * norm.rated >= large.rated_percent * norm.players
                && norm.rounds >= large.rounds
        };
        let mut systems: Vec<&str> = events.iter().filter_map(|norm| norm.system).map(System::as_str).collect();
        systems.sort_unstable();
        systems.dedup();
        let is_met = systems.len() >= 2 || events.iter().find(is_large).is_some();
        let step = Step::new(Paragraph("2.4"), step::ARBITER_SYSTEMS, systems.len());
        self.look("2.4", is_met, step.with("players", large.players));
    }

    /// The application within a year of the last event (5.3).
    fn last(&mut self, events: &[&ArbiterNorm]) {
        let years = self.edition.expiry.value.last;
        let Some(last) = events.iter().map(|norm| norm.end).max() else { return };
        let step = Step::new(self.edition.expiry.at, step::ARBITER_LAST_EVENT, last).with("years", years);
        self.look(self.edition.expiry.at.0, self.case.applied <= later(last, years), step);
    }

    /// Not everything under one chief arbiter (4.13.1).
    fn chief_arbiters(&mut self, events: &[&ArbiterNorm]) {
        if self.is_fa() || events.is_empty() {
            return;
        }
        let mut names: Vec<Option<&str>> = events.iter().map(|norm| norm.chief_arbiter.as_deref()).collect();
        names.sort_unstable();
        names.dedup();
        let is_one = names.len() == 1 && names[0].is_some();
        let step = Step::new(Paragraph("4.13.1"), step::ARBITER_CHIEFS, names.len());
        self.look("4.13.1", !is_one, step);
    }
}

/// Shorter than an event should be, which one may be (3.10, 4.10). Who was match arbiter at an Olympiad was so by matches.
fn is_short(norm: &ArbiterNorm, rounds: Rounds) -> bool {
    norm.kind != NormKind::OlympiadMatch && norm.rounds < rounds.least
}

/// The same day so many years later; 29 February becomes the 28th.
fn day_or_none(day: Option<Date>) -> arpad_model::Fact {
    day.map_or_else(|| "–".into(), Into::into)
}
