//! What a norm for FA and IA may be won at (B.06.1 3.8, 3.9, 4.8, 4.9).

use super::application::ArbiterNorm;
use crate::titles::norm::System;
use arpad_model::Paragraph;

/// What a norm was won at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NormKind {
    /// A seminar with its exam.
    Seminar,
    /// A refresher course: it keeps an arbiter active and is no norm.
    Refresher,
    /// A rated event like any other.
    Event,
    /// The final of a national championship.
    NationalFinal,
    /// An event of FIDE.
    Fide,
    /// An international event in which a norm for a player's title is possible.
    International,
    /// An international event of many players in which none needs to be.
    LargeInternational,
    /// The highest national league.
    League,
    /// Rapid or blitz.
    RapidBlitz,
    /// Rapid or blitz of the world or a continent.
    WorldRapidBlitz,
    /// Hybrid.
    Hybrid,
    /// A match arbiter at the Olympiad.
    OlympiadMatch,
    /// An event of IBCA, ICCD or IPCA.
    Disability,
}

impl NormKind {
    /// All of them.
    pub const ALL: [NormKind; 13] = [
        NormKind::Seminar,
        NormKind::Refresher,
        NormKind::Event,
        NormKind::NationalFinal,
        NormKind::Fide,
        NormKind::International,
        NormKind::LargeInternational,
        NormKind::League,
        NormKind::RapidBlitz,
        NormKind::WorldRapidBlitz,
        NormKind::Hybrid,
        NormKind::OlympiadMatch,
        NormKind::Disability,
    ];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            NormKind::Seminar => "seminar",
            NormKind::Refresher => "refresher",
            NormKind::Event => "event",
            NormKind::NationalFinal => "national-final",
            NormKind::Fide => "fide",
            NormKind::International => "international",
            NormKind::LargeInternational => "large-international",
            NormKind::League => "league",
            NormKind::RapidBlitz => "rapid-blitz",
            NormKind::WorldRapidBlitz => "world-rapid-blitz",
            NormKind::Hybrid => "hybrid",
            NormKind::OlympiadMatch => "olympiad-match",
            NormKind::Disability => "disability",
        }
    }

    /// A seminar or a refresher, which keeps an arbiter active; no event.
    pub const fn is_training(self) -> bool {
        matches!(self, NormKind::Seminar | NormKind::Refresher)
    }
}

/// What an event must be for FA (3.8, 3.9).
pub(super) fn for_fa(norm: &ArbiterNorm, so_far: impl Fn(NormKind) -> usize) -> Option<Paragraph> {
    let unless = |is_met: bool, at| (!is_met).then_some(Paragraph(at));
    match norm.kind {
        NormKind::Seminar | NormKind::Refresher => None,
        NormKind::Event
        | NormKind::NationalFinal
        | NormKind::Fide
        | NormKind::International
        | NormKind::LargeInternational => match norm.system {
            Some(System::RoundRobin) => unless(norm.rated >= 10 || norm.rated == norm.players, "3.8.2"),
            Some(System::DoubleRoundRobin) => unless(norm.rated >= 6, "3.8.3"),
            _ => unless(norm.rated >= 20, "3.8.1"),
        },
        NormKind::League => {
            unless(norm.rounds >= 5 && 100 * norm.rated >= 60 * norm.players && so_far(norm.kind) == 0, "3.9")
        }
        NormKind::RapidBlitz | NormKind::WorldRapidBlitz => {
            let before = so_far(NormKind::RapidBlitz) + so_far(NormKind::WorldRapidBlitz);
            unless(norm.rated >= 30 && norm.rounds >= 9 && before == 0, "3.9")
        }
        NormKind::Hybrid | NormKind::OlympiadMatch | NormKind::Disability => unless(so_far(norm.kind) == 0, "3.9"),
    }
}

/// What an event must be for IA (4.8, 4.9).
pub(super) fn for_ia(norm: &ArbiterNorm, so_far: impl Fn(NormKind) -> usize) -> Option<Paragraph> {
    let unless = |is_met: bool, at| (!is_met).then_some(Paragraph(at));
    match norm.kind {
        NormKind::Seminar | NormKind::Refresher | NormKind::Fide => None,
        NormKind::NationalFinal => unless(so_far(norm.kind) < 2, "4.8.1"),
        NormKind::International => unless(norm.federations >= 3, "4.8.3"),
        NormKind::WorldRapidBlitz => unless(so_far(norm.kind) == 0, "4.8.4"),
        NormKind::LargeInternational => {
            let is_large = norm.players >= 100 && norm.federations >= 3 && 100 * norm.rated >= 30 * norm.players;
            unless(is_large && norm.rounds >= 7 && so_far(norm.kind) == 0, "4.9")
        }
        NormKind::League => unless(norm.rounds >= 7 && so_far(norm.kind) == 0, "4.9"),
        NormKind::Hybrid | NormKind::OlympiadMatch | NormKind::Disability => unless(so_far(norm.kind) == 0, "4.9"),
        NormKind::Event | NormKind::RapidBlitz => Some(Paragraph("4.8")),
    }
}
