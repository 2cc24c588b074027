//! What the forms of a title tournament ask for: the certificate of a norm (IT1) and the report on the tournament (IT3).

use super::attendance::{attendance_of, days};
use super::everybody::{PersonNorms, Sought};
use super::report::{Entrant, TitleEvent};
use crate::titles::edition::Edition;
use crate::titles::norm::{
    ForeignerRule, LargeSwissCount, NormCase, Round, RoundResult, Via, is_federation, left_aside,
};
use crate::titles::title::{FideTitle, Titles};
use arpad_model::HalfPoints;
use std::collections::BTreeSet;

/// The titles that IT1 counts, in the order of the form.
pub const COUNTED: [FideTitle; 6] =
    [FideTitle::Gm, FideTitle::Im, FideTitle::Wgm, FideTitle::Wim, FideTitle::Fm, FideTitle::Wfm];

/// The certificate of a norm.
#[derive(Clone, Debug)]
pub struct Certificate {
    /// The title.
    pub title: FideTitle,
    /// Whose, by the place among the entrants.
    pub entrant: usize,
    /// Games that the norm counts.
    pub games: u16,
    /// Federations of the opponents, other than the own.
    pub federations: u16,
    /// Opponents not of the own federation.
    pub foreign: u16,
    /// Opponents of the federation that holds the event; none where it is not said.
    pub of_host: Option<u16>,
    /// Opponents with a rating.
    pub rated: u16,
    /// Opponents with a title that counts.
    pub titled: u16,
    /// Opponents with each title of [`COUNTED`].
    pub by_title: [u16; 6],
    /// The foreigners of the event, where they carry the norm (1.4.3d).
    pub large_swiss: Option<LargeSwissCount>,
    /// Rounds left out.
    pub left_out: Vec<u16>,
    /// By what it is a norm.
    pub via: Via,
    /// Every round.
    pub rounds: Vec<CertificateRound>,
    /// The average of the opponents.
    pub average: i64,
    /// The score that was required.
    pub required: HalfPoints,
    /// The score.
    pub achieved: HalfPoints,
    /// The performance.
    pub performance: i64,
}

/// One round of the certificate.
#[derive(Clone, Debug)]
pub struct CertificateRound {
    /// Its number.
    pub round: u16,
    /// The opponent, by the place among the entrants.
    pub opponent: Option<usize>,
    /// The rating as 1.4.6c has it, where it is not the opponent's own.
    pub adjusted: Option<i16>,
    /// What became of it.
    pub result: Option<RoundResult>,
    /// The norm counts it.
    pub counts: bool,
}

/// The certificate of a norm; none where it is none.
pub fn certificate(
    edition: &Edition,
    event: &TitleEvent,
    person: &PersonNorms,
    sought: &Sought,
) -> Option<Certificate> {
    let (via, required) = (sought.norm.via?, sought.norm.judged.required?);
    let one = &event.entrants[person.entrant];
    let case = &person.case;
    let counts = |round: &Round| {
        let is_last = via == Via::LastRound && round.round == case.event.rounds;
        (is_last || left_aside(case, round).is_none()) && !sought.norm.ignored.contains(&round.round)
    };
    let raised = sought.norm.judged.raised;
    let whom = raised.and_then(|raised| case.games[raised.place].opponent.clone());
    let rounds = case.games.iter().zip(&one.rounds).map(|(round, entry)| {
        let is_raised = counts(round) && whom.is_some() && round.opponent == whom;
        let unrated = (counts(round) && round.rating.is_none()).then_some(edition.unrated.value);
        CertificateRound {
            round: round.round,
            opponent: entry.opponent,
            adjusted: raised.filter(|_| is_raised).map(|raised| raised.to).or(unrated),
            result: round.result,
            counts: counts(round),
        }
    });
    // Everybody once where titles count by person (T-19).
    let met: BTreeSet<usize> = case
        .games
        .iter()
        .zip(&one.rounds)
        .filter(|(round, _)| counts(round))
        .filter_map(|(_, entry)| entry.opponent)
        .collect();
    let count = |is: &dyn Fn(&Entrant) -> bool| met.iter().filter(|place| is(&event.entrants[**place])).count() as u16;
    let own = case.player.federation.as_deref();
    let by_title = COUNTED.map(|title| count(&|other| other.titles.has_any(Titles::of(&[title]))));
    let judged = &sought.norm.judged;
    let is_large = judged.foreigner_rule == Some(ForeignerRule::LargeSwiss);
    Some(Certificate {
        title: sought.norm.title,
        entrant: person.entrant,
        games: judged.games,
        federations: judged.federations,
        foreign: count(&|other| other.federation.is_some() && other.federation.as_deref() != own),
        of_host: event.event.federation.as_ref().map(|host| count(&|other| other.federation.as_ref() == Some(host))),
        rated: count(&|other| other.rating.is_some()),
        titled: judged.titled,
        by_title,
        large_swiss: if is_large { large_swiss_of(edition, event, case) } else { None },
        left_out: sought.norm.ignored.clone(),
        via,
        rounds: rounds.collect(),
        average: judged.average,
        required,
        achieved: judged.score,
        performance: judged.performance,
    })
}

fn large_swiss_of(edition: &Edition, event: &TitleEvent, case: &NormCase) -> Option<LargeSwissCount> {
    case.event.large_swiss.or_else(|| attendance_of(edition, event))
}

/// Whom a line of the report on the tournament counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// With a rating.
    Rated,
    /// Without one.
    Unrated,
    /// With this title.
    Titled(FideTitle),
}

/// A line of the table of players on the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Who.
    pub who: Counted,
    /// How many.
    pub players: u16,
    /// Of how many federations.
    pub federations: u16,
    /// Of the federation that holds the event; none where it is not said.
    pub of_host: Option<u16>,
    /// Of others; none where it is not said.
    pub of_others: Option<u16>,
}

/// The table of players (IT3): rated, unrated, and each title, in the order of the form.
pub fn tallies(event: &TitleEvent) -> Vec<Tally> {
    let titles = [FideTitle::Gm, FideTitle::Im, FideTitle::Fm, FideTitle::Wgm, FideTitle::Wim, FideTitle::Wfm];
    let lines = [Counted::Rated, Counted::Unrated].into_iter().chain(titles.map(Counted::Titled));
    let tally = |who: Counted| {
        let is = |one: &&Entrant| match who {
            Counted::Rated => one.rating.is_some(),
            Counted::Unrated => one.rating.is_none(),
            Counted::Titled(title) => one.titles.has_any(Titles::of(&[title])),
        };
        let those: Vec<&Entrant> = event.entrants.iter().filter(is).collect();
        // Who plays under FIDE's flag is of no federation (1.4.2a).
        let codes = those.iter().filter_map(|one| one.federation.as_deref());
        let federations: BTreeSet<&str> = codes.filter(|code| is_federation(code)).collect();
        let host = event.event.federation.as_ref();
        let of = |is_host: bool| {
            let count =
                |host: &String| those.iter().filter(|one| (one.federation.as_ref() == Some(host)) == is_host).count();
            // Who has no federation in the report is of neither.
            let is_said = those.iter().all(|one| one.federation.is_some());
            host.filter(|_| is_said).map(|host| count(host) as u16)
        };
        Tally {
            who,
            players: those.len() as u16,
            federations: federations.len() as u16,
            of_host: of(true),
            of_others: of(false),
        }
    };
    lines.map(tally).collect()
}

/// The fewest and the most rounds on a day; none where a day is not said.
pub fn rounds_per_day(event: &TitleEvent) -> Option<(u16, u16)> {
    let days = days(event)?;
    Some((*days.values().min()?, *days.values().max()?))
}
