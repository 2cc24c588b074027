//! The best norm of an applicant: over all games, by 1.4.2c or 1.4.1c where one is missing, or with games left out by 1.4.1e and f.

use super::answer::{Alternative, Norm, NotEstablished, Via};
use super::case::{NormCase, RoundResult};
use super::counted::{Counted, left_aside_if_played};
use super::ground::Ground;
use super::judge::{Bench, Judged};
use super::leaving_out::{Candidate, Search};
use crate::titles::codes::step;
use crate::titles::edition::Edition;
use crate::titles::title::FideTitle;
use crate::titles::trace::{Silent, Trace};
use arpad_model::{HalfPoints, Step};

/// GM and IM, and for a woman WGM and WIM.
pub fn all_norms(edition: &Edition, case: &NormCase) -> Result<Vec<Norm>, NotEstablished> {
    let titles = FideTitle::BY_NORMS.into_iter().filter(|title| case.player.is_woman || !title.is_womens());
    titles.map(|title| norm(edition, case, title)).collect()
}

/// The best norm for one title; for a title that no norm gives it is the answer for GM.
pub fn norm(edition: &Edition, case: &NormCase, title: FideTitle) -> Result<Norm, NotEstablished> {
    let mut hearing = Hearing::new(edition, case, title)?;
    if let Some(ignore) = &case.ignore {
        return Ok(hearing.named(ignore));
    }
    let all = hearing.bench.counted.all();
    if hearing.bench.counted.0.len() >= usize::from(hearing.bench.least) {
        return Ok(hearing.best());
    }
    // 1.4.2c first: it does not use up the single concession of 1.4.1c (T-18).
    if let Some(place) = hearing.absent_in_last_round() {
        let without = std::mem::replace(&mut hearing.bench.counted, Counted::of(edition, case, Some(place)));
        let set = hearing.bench.counted.all();
        if hearing.verdict(set, &mut Silent).failed.is_empty() {
            return Ok(hearing.told(set, Some(Via::LastRound)));
        }
        hearing.bench.counted = without;
    }
    if hearing.is_eight_of_nine() {
        hearing.bench.least -= 1;
        let is_norm = hearing.verdict(all, &mut Silent).failed.is_empty();
        return Ok(hearing.told(all, is_norm.then_some(Via::EightOfNine)));
    }
    Ok(hearing.told(all, None))
}

/// Whether there is a norm at all: the same judgments, without looking for the best and without a word.
pub(super) fn makes_norm(edition: &Edition, case: &NormCase, title: FideTitle) -> Result<bool, NotEstablished> {
    let mut hearing = Hearing::new(edition, case, title)?;
    let all = hearing.bench.counted.all();
    let whole = hearing.verdict(all, &mut Silent);
    if whole.failed.is_empty() || hearing.stayed_away || case.ignore.is_some() {
        return Ok(whole.failed.is_empty());
    }
    if hearing.bench.counted.0.len() >= usize::from(hearing.bench.least) {
        let mut search = Search::new(&hearing.bench, &whole);
        search.run_to_first();
        return Ok(search.found().is_some());
    }
    if let Some(place) = hearing.absent_in_last_round() {
        let without = std::mem::replace(&mut hearing.bench.counted, Counted::of(edition, case, Some(place)));
        if hearing.verdict(hearing.bench.counted.all(), &mut Silent).failed.is_empty() {
            return Ok(true);
        }
        hearing.bench.counted = without;
    }
    if !hearing.is_eight_of_nine() {
        return Ok(false);
    }
    hearing.bench.least -= 1;
    Ok(hearing.verdict(all, &mut Silent).failed.is_empty())
}

/// The applicant did not come, or asked for a bye.
fn is_absent(result: Option<RoundResult>) -> bool {
    matches!(result, Some(RoundResult::ForfeitLoss | RoundResult::Requested(_)))
}

fn listed(rounds: impl Iterator<Item = u16>) -> String {
    rounds.map(|round| round.to_string()).collect::<Vec<_>>().join(", ")
}

/// One applicant, one title.
struct Hearing<'a> {
    bench: Bench<'a>,
    /// The applicant missed a round of an event in which all scheduled rounds count (T-32).
    stayed_away: bool,
}

impl<'a> Hearing<'a> {
    fn new(edition: &'a Edition, case: &'a NormCase, title: FideTitle) -> Result<Self, NotEstablished> {
        let norm = FideTitle::BY_NORMS.iter().position(|one| *one == title).unwrap_or_default();
        let event = &case.event;
        let double = match (event.system, edition.double_round_robin.value) {
            (super::System::DoubleRoundRobin, None) => {
                return Err(NotEstablished { paragraph: edition.double_round_robin.at });
            }
            (super::System::DoubleRoundRobin, rule) => rule,
            _ => None,
        };
        let least = if event.kind.is_short_team() && (7..=9).contains(&event.rounds) {
            edition.team_games.value
        } else if event.kind == super::Kind::WorldCup {
            edition.world_cup.value.least
        } else {
            edition.least_games.value
        };
        let bench = Bench {
            edition,
            case,
            title: FideTitle::BY_NORMS[norm],
            norm: norm as u8,
            counted: Counted::of(edition, case, None),
            least: least.into(),
            exemption: Bench::exemption_of(edition, case),
            double,
        };
        let stayed_away = event.predetermined && case.games.iter().any(|round| is_absent(round.result));
        Ok(Hearing { bench, stayed_away })
    }

    /// The judgment on a set, with what stands against any set.
    fn verdict<T: Trace>(&self, set: u64, trace: &mut T) -> Judged {
        let mut judged = self.bench.judge(set, trace);
        if self.stayed_away {
            judged.failed.add(Ground::Tail);
            trace.tell(|| {
                let missed =
                    self.bench.case.games.iter().filter(|round| is_absent(round.result)).map(|round| round.round);
                Step::new(Ground::Tail.paragraph(), step::NORM_STAYED_AWAY, listed(missed).as_str())
            });
        }
        judged
    }

    /// The best over all choices of games left out.
    fn best(&self) -> Norm {
        let all = self.bench.counted.all();
        let whole = self.verdict(all, &mut Silent);
        if self.stayed_away {
            return self.told(all, None);
        }
        let mut search = Search::new(&self.bench, &whole);
        search.run();
        let is_searched_whole = search.is_whole();
        let Some((best, others)) = search.found() else {
            let mut told = self.told(all, None);
            told.is_searched_whole = is_searched_whole;
            return told;
        };
        let mut told = self.told(best.set, Some(best.via));
        told.hangs_on_raising =
            best.via != Via::AllGames && told.judged.raised.is_some() && Search::hangs_on_raising(&self.bench);
        told.alternatives = others.iter().map(|one| self.alternative(one)).collect();
        told.is_searched_whole = is_searched_whole;
        told
    }

    /// The rounds that whoever asks leaves out, and no others.
    fn named(&self, ignore: &[u16]) -> Norm {
        let counted = &self.bench.counted.0;
        let bit = |(place, one): (usize, &super::counted::One)| u64::from(ignore.contains(&one.round)) << place;
        let out: u64 = counted.iter().enumerate().map(bit).sum();
        let set = self.bench.counted.all() & !out;
        let via = Candidate::via_of(&self.bench, out);
        let against = self.against(via, out);
        let is_norm = against.is_none() && self.verdict(set, &mut Silent).failed.is_empty();
        let mut told = self.told(set, via.filter(|_| is_norm));
        if let Some((ground, step)) = against {
            told.judged.failed.add(ground);
            told.steps.insert(0, step);
        }
        told.ignored = self.rounds(out);
        told
    }

    /// What stands against leaving these out, whatever remains.
    fn against(&self, via: Option<Via>, out: u64) -> Option<(Ground, Step)> {
        let refused = |ground: Ground, code, rounds: Vec<u16>| {
            Some((ground, Step::new(ground.paragraph(), code, listed(rounds.into_iter()).as_str())))
        };
        let event = &self.bench.case.event;
        let not_won = || self.bench.chosen(out).filter(|one| one.score != HalfPoints(2)).map(|one| one.round).collect();
        match via {
            None => refused(Ground::Wins, step::NORM_NOT_WON, not_won()),
            Some(Via::Tail | Via::TailAndWins) if event.predetermined || !self.bench.edition.tail.value => {
                refused(Ground::Tail, step::NORM_ALL_COUNT, not_won())
            }
            Some(Via::Wins) if event.system.is_round_robin() => {
                let whole = self.verdict(self.bench.counted.all(), &mut Silent);
                let has_mix = !whole.failed.has_mix();
                if has_mix { None } else { refused(Ground::Wins, step::NORM_WHOLE_MIX, self.rounds(out)) }
            }
            _ => None,
        }
    }

    /// Judges once more, for whoever wants to read it.
    fn told(&self, set: u64, via: Option<Via>) -> Norm {
        let mut steps = Vec::new();
        let out = self.bench.counted.all() & !set;
        let ignored = self.rounds(out);
        match via {
            Some(Via::Tail | Via::TailAndWins | Via::Wins) => {
                let at = if via == Some(Via::Wins) { Ground::Wins } else { Ground::Tail };
                steps.push(Step::new(at.paragraph(), step::NORM_LEFT_OUT, listed(ignored.iter().copied()).as_str()));
            }
            Some(Via::EightOfNine) => {
                let credited = self.bench.edition.eight_of_nine.value.credited;
                steps.push(Step::new(self.bench.edition.eight_of_nine.at, step::NORM_EIGHT_OF_NINE, credited));
            }
            Some(Via::LastRound) => {
                steps.push(Step::new(self.bench.edition.last_round.at, step::NORM_LAST_ROUND, HalfPoints(0)));
            }
            Some(Via::AllGames) | None => {}
        }
        let judged = self.verdict(set, &mut steps);
        let credited = via.and_then(|via| self.bench.credited(&judged, via, &mut steps));
        Norm {
            title: self.bench.title,
            via,
            ignored,
            alternatives: Vec::new(),
            judged,
            credited,
            steps,
            is_searched_whole: true,
            hangs_on_raising: false,
        }
    }

    fn alternative(&self, one: &Candidate) -> Alternative {
        let out = self.bench.counted.all() & !one.set;
        Alternative { ignored: self.rounds(out), via: one.via, performance: one.performance }
    }

    fn rounds(&self, set: u64) -> Vec<u16> {
        self.bench.chosen(set).map(|one| one.round).collect()
    }

    /// The last round, if its opponent is known and did not come (1.4.2c).
    fn absent_in_last_round(&self) -> Option<usize> {
        let Bench { edition, case, .. } = self.bench;
        let (place, last) = case.games.iter().enumerate().max_by_key(|(_, round)| round.round)?;
        let is_last = last.round == case.event.rounds && last.result == Some(RoundResult::ForfeitWin);
        // Who would not have counted had he come does not count for having stayed away (1.4.2a, b).
        let would_count = left_aside_if_played(case, last).is_none();
        (edition.last_round.value && is_last && would_count && last.opponent.is_some()).then_some(place)
    }

    /// Nine rounds, eight games that count, and the ninth a forfeit win or a bye of the pairing (1.4.1c).
    fn is_eight_of_nine(&self) -> bool {
        let case = self.bench.case;
        let is_free = |result| matches!(result, Some(RoundResult::ForfeitWin | RoundResult::PairingBye));
        let free = case.games.iter().filter(|round| is_free(round.result)).count();
        case.event.rounds == 9 && self.bench.least == 9 && self.bench.counted.0.len() == 8 && free == 1
    }
}
