//! The norms of everybody in an event: made, nearly made and why not, or still to be made and what that needs.

use super::attendance::attendance_of;
use super::checks::checks;
use super::report::{Entrant, TitleEvent, least_games};
use crate::titles::codes::finding;
use crate::titles::edition::Edition;
use crate::titles::norm::{
    Applicant, Event, Ground, Needed, Norm, NormCase, NotEstablished, Round, RoundResult, doubts, is_federation,
    needed, norm,
};
use crate::titles::title::{FideTitle, Titles};
use arpad_codes::stopping;
use arpad_model::{EditionId, Finding, HalfPoints, Place, Severity, Sex};
use std::collections::HashMap;

/// Who is short of a norm by at most so many half points has nearly made it.
const NEARLY: i64 = 2;

/// So many people are told of; of more, those who are furthest from a norm are not.
const MOST_TOLD: usize = 300;

/// What came out for a whole event.
#[derive(Clone, Debug)]
pub struct EventNorms {
    /// The edition it goes by.
    pub edition: EditionId,
    /// Is it a title tournament: what stands against it, what is not said, what nobody can read from a report.
    pub findings: Vec<Finding>,
    /// Rounds that are not played yet.
    pub open: Vec<u16>,
    /// Everybody of whom there is something to tell: norms first, then what may become one, then who missed one by least; else in the
    /// order of the report.
    pub people: Vec<PersonNorms>,
}

impl EventNorms {
    /// Something stands against every norm of the event.
    pub fn is_refused(&self) -> bool {
        self.findings.iter().any(|one| one.severity == Severity::Error)
    }
}

/// The norms of one player.
#[derive(Clone, Debug)]
pub struct PersonNorms {
    /// The place among the entrants.
    pub entrant: usize,
    /// What was judged; where a federation is not said, as if it were one of its own.
    pub case: NormCase,
    /// Rounds whose opponent's federation is not said.
    pub unsaid: Vec<u16>,
    /// Title by title.
    pub sought: Vec<Sought>,
    /// What is in doubt although it is judged.
    pub doubts: Vec<Finding>,
}

impl PersonNorms {
    /// How far the best of it is from a norm: what it amounts to, then how many paragraphs stand against it.
    fn how_far(&self) -> (u8, usize) {
        let far = |sought: &Sought| match sought.standing {
            Standing::Made => (0, 0),
            Standing::Undecided => (1, 0),
            Standing::Within => (2, 0),
            Standing::Near => (3, sought.norm.judged.failed.each().count()),
        };
        self.sought.iter().map(far).min().unwrap_or((u8::MAX, 0))
    }
}

/// One title of one player.
#[derive(Clone, Debug)]
pub struct Sought {
    /// The judgment.
    pub norm: Norm,
    /// What it amounts to.
    pub standing: Standing,
    /// What the open rounds must bring.
    pub needed: Option<Needed>,
}

/// What a judgment amounts to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// A norm.
    Made,
    /// The performance without something else, or at most a point less than was needed; one game may be missing.
    Near,
    /// It hangs on what the report does not say.
    Undecided,
    /// Rounds are open, and it is within reach.
    Within,
}

impl Standing {
    /// All of them.
    pub const ALL: [Standing; 4] = [Standing::Made, Standing::Near, Standing::Undecided, Standing::Within];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Standing::Made => "made",
            Standing::Near => "near",
            Standing::Undecided => "undecided",
            Standing::Within => "within",
        }
    }
}

/// Judges everybody for every title by norms that he does not hold; a woman for the women's titles too.
pub fn event_norms(edition: &Edition, event: &TitleEvent) -> Result<EventNorms, NotEstablished> {
    let mut counted = event.clone();
    if counted.event.large_swiss.is_none() {
        counted.event.large_swiss = attendance_of(edition, event);
    }
    let hearing = Hearing { edition, event: &counted, names: names(event), open: event.open_rounds() };
    let mut people = Vec::new();
    for entrant in 0..event.entrants.len() {
        stopping::look();
        people.extend(hearing.person(entrant)?);
    }
    people.sort_by_key(PersonNorms::how_far);
    let left_out = people.len().saturating_sub(MOST_TOLD);
    people.truncate(MOST_TOLD);
    let mut findings = checks(edition, event);
    if left_out > 0 {
        let told =
            Finding::new(Severity::Warning, edition.least_games.at, Place::Everything, finding::EVENT_MORE_PEOPLE);
        findings.push(told.with("players", left_out));
    }
    Ok(EventNorms { edition: edition.id, findings, open: hearing.open, people })
}

/// What one player's norms are judged by.
pub fn norm_case(edition: &Edition, event: &TitleEvent, entrant: usize) -> NormCase {
    let mut counted = event.clone();
    if counted.event.large_swiss.is_none() {
        counted.event.large_swiss = attendance_of(edition, event);
    }
    let hearing = Hearing { edition, event: &counted, names: names(event), open: event.open_rounds() };
    hearing.case(entrant, Unsaid::Foreign)
}

/// What is taken for a federation that is not said.
#[derive(Clone, Copy, PartialEq)]
enum Unsaid {
    /// One of its own: nothing is kinder to a norm.
    Foreign,
    /// None of FIDE's: the game does not count.
    NotCounted,
}

struct Hearing<'a> {
    edition: &'a Edition,
    event: &'a TitleEvent,
    names: Vec<String>,
    open: Vec<u16>,
}

impl Hearing<'_> {
    fn person(&self, entrant: usize) -> Result<Option<PersonNorms>, NotEstablished> {
        let one = &self.event.entrants[entrant];
        let case = self.case(entrant, Unsaid::Foreign);
        let is_unsaid = |round: &&Round| matches!(round.result, Some(RoundResult::Played(_))) && self.is_unsaid(round);
        let mut unsaid: Vec<u16> = case.games.iter().filter(is_unsaid).map(|round| round.round).collect();
        if one.federation.is_none() && unsaid.is_empty() {
            // Which of the opponents are foreign hangs on the own federation.
            unsaid = case.games.iter().map(|round| round.round).collect();
        }
        let stricter = (!unsaid.is_empty()).then(|| self.case(entrant, Unsaid::NotCounted));
        let mut sought = Vec::new();
        for title in FideTitle::BY_NORMS.into_iter().filter(|title| is_sought(one, *title)) {
            let judged = norm(self.edition, &case, title)?;
            let other = match &stricter {
                Some(case) if !judged.is_norm() => Some(norm(self.edition, case, title)?).filter(Norm::is_norm),
                _ => None,
            };
            let judged = other.unwrap_or(judged);
            let standing = self.standing(&judged, !unsaid.is_empty());
            let needed = if standing == Some(Standing::Made) || self.is_finished(&case) {
                None
            } else {
                needed(self.edition, &case, title)?
            };
            let is_within = needed.as_ref().is_some_and(|one| one.points.is_some() || !one.opponents.is_empty());
            let standing = standing.or(is_within.then_some(Standing::Within));
            sought.extend(standing.map(|standing| Sought { norm: judged, standing, needed }));
        }
        if sought.is_empty() {
            return Ok(None);
        }
        let made: Vec<Norm> = sought.iter().map(|one| one.norm.clone()).collect();
        let mut found = doubts(self.edition, &case, &made);
        found.retain(|one| one.code != finding::HOST_UNSAID);
        Ok(Some(PersonNorms { entrant, case, unsaid, sought, doubts: found }))
    }

    fn is_unsaid(&self, round: &Round) -> bool {
        round.federation.as_deref().is_some_and(|code| code.starts_with(UNSAID))
    }

    fn is_finished(&self, case: &NormCase) -> bool {
        case.games.iter().all(|round| round.result.is_some())
    }

    fn standing(&self, judged: &Norm, hangs: bool) -> Option<Standing> {
        match (judged.is_norm(), hangs) {
            (true, true) => return Some(Standing::Undecided),
            (true, false) => return Some(Standing::Made),
            (false, _) => {}
        }
        let is_over = self.open.is_empty();
        let performs = !judged.judged.failed.each().any(|ground| matches!(ground, Ground::Performance | Ground::Score));
        let is_short = judged.judged.failed.each().all(|ground| ground == Ground::Performance)
            && judged.excess().is_some_and(|excess| excess >= -NEARLY);
        // One game less than a norm needs may be all that is missing; two are not near.
        let has_games = judged.judged.games + 1 >= least_games(self.edition, &self.event.event);
        (is_over && has_games && (performs || is_short)).then_some(Standing::Near)
    }

    fn case(&self, entrant: usize, unsaid: Unsaid) -> NormCase {
        let one = &self.event.entrants[entrant];
        let own = one.federation.clone().filter(|code| is_federation(code));
        let games = one.rounds.iter().zip(1_u16..).map(|(entry, round)| {
            let opponent = entry.opponent.map(|place| (place, &self.event.entrants[place]));
            let federation = opponent.and_then(|(place, other)| match (&other.federation, unsaid) {
                (Some(code), _) => Some(code.clone()),
                (None, Unsaid::Foreign) => Some(format!("{UNSAID}{place}")),
                (None, Unsaid::NotCounted) => None,
            });
            Round {
                round,
                opponent: opponent.map(|(place, _)| self.names[place].clone()),
                federation,
                titles: opponent.map_or(Titles::NONE, |(_, other)| other.titles),
                rating: opponent.and_then(|(_, other)| other.rating),
                zero_against_rated: opponent.is_some_and(|(_, other)| self.has_nothing(other)),
                adjudicated: entry.is_set_aside,
                result: entry.result,
            }
        });
        let event = Event { ..self.event.event.clone() };
        let player = Applicant { federation: own, is_woman: one.sex == Some(Sex::Female) };
        NormCase { event, player, games: games.collect(), ignore: None }
    }

    /// Unrated, and without a point from at least one game against rated players (1.4.2b, T-33).
    fn has_nothing(&self, one: &Entrant) -> bool {
        if one.rating.is_some() {
            return false;
        }
        let scores = one.rounds.iter().filter_map(|entry| match (entry.result, entry.opponent) {
            (Some(RoundResult::Played(score)), Some(place)) => {
                self.event.entrants[place].rating.is_some().then_some(score)
            }
            _ => None,
        });
        let scores: Vec<HalfPoints> = scores.collect();
        !scores.is_empty() && scores.iter().all(|score| score.0 == 0)
    }
}

/// No federation begins like this.
const UNSAID: &str = "?";

/// A title that is not held, nor a higher one of its family; those of women for women.
fn is_sought(one: &Entrant, title: FideTitle) -> bool {
    let is_hers = !title.is_womens() || one.sex == Some(Sex::Female);
    let higher = FideTitle::ALL.into_iter().filter(|other| other.lesser().any(|lesser| lesser == title));
    let held = one.titles.has_any(Titles::of(&[title]))
        || higher.into_iter().any(|other| one.titles.has_any(Titles::of(&[other])));
    is_hers && !held
}

/// Everybody by name; namesakes with the number of the report, for the same text is the same person.
fn names(event: &TitleEvent) -> Vec<String> {
    let mut seen: HashMap<&str, u32> = HashMap::new();
    event.entrants.iter().for_each(|one| *seen.entry(one.name.as_str()).or_default() += 1);
    let named = |one: &Entrant| match seen[one.name.as_str()] {
        1 if !one.name.is_empty() => one.name.clone(),
        _ => format!("{} ({})", one.name, one.rank).trim().to_owned(),
    };
    event.entrants.iter().map(named).collect()
}
