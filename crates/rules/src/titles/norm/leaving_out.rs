//! Games left out: the last rounds (1.4.1e), wins (1.4.1f), both. That a smaller choice fails says nothing about a larger one, for
//! the fractions move; so every choice is judged, unless none of them can be better than the best so far.

use super::answer::Via;
use super::judge::{Bench, Judged};
use crate::titles::codes::step;
use crate::titles::score_table::{average, percentage, performance};
use crate::titles::trace::{Silent, Trace};
use arpad_codes::stopping;
use arpad_model::{HalfPoints, Paragraph, Step};

/// Choices that are judged for one title; an event of nineteen rounds has fewer, so only longer ones can be cut short.
const MOST_JUDGED: u32 = 1_000_000;

/// Other choices that are told.
const MOST_TOLD: usize = 20;

/// A choice that is a norm.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    /// The games that remain.
    pub set: u64,
    pub via: Via,
    pub performance: i64,
    credited: u16,
}

impl Candidate {
    /// By which paragraph games may be left out: wins by f, the last ones by e, both by both; none where neither fits.
    pub fn via_of(bench: &Bench<'_>, out: u64) -> Option<Via> {
        let games = &bench.counted.0;
        let is_out = |place: usize| out >> place & 1 == 1;
        let tail = (0..games.len()).rev().take_while(|place| is_out(*place)).count();
        let is_won = |place: usize| games[place].score == HalfPoints(2);
        let before = (0..games.len() - tail).filter(|place| is_out(*place));
        let (mut wins_before, mut others_before) = (0, 0);
        before.for_each(|place| if is_won(place) { wins_before += 1 } else { others_before += 1 });
        let is_tail_won = (games.len() - tail..games.len()).all(is_won);
        match (out, others_before, is_tail_won, wins_before) {
            (0, ..) => Some(Via::AllGames),
            (_, 1.., ..) => None,
            (_, _, true, _) => Some(Via::Wins),
            (_, _, false, 0) => Some(Via::Tail),
            _ => Some(Via::TailAndWins),
        }
    }
}

/// The search for one title.
pub(super) struct Search<'a> {
    bench: &'a Bench<'a>,
    whole: &'a Judged,
    judged: u32,
    is_whole: bool,
    is_first_enough: bool,
    best: Option<Candidate>,
    others: Vec<Candidate>,
}

impl<'a> Search<'a> {
    pub fn new(bench: &'a Bench<'a>, whole: &'a Judged) -> Self {
        Search { bench, whole, judged: 0, is_whole: true, is_first_enough: false, best: None, others: Vec::new() }
    }

    /// Looks at every choice that may be better than the best so far, few games first.
    pub fn run(&mut self) {
        self.look(0);
        if !self.may_leave_out() {
            return;
        }
        let games = self.bench.counted.0.len();
        for out in 1..=games - usize::from(self.bench.least) {
            let is_hopeless =
                self.best.is_some_and(|best| self.is_first_enough || best.credited >= self.most_credited(out));
            if is_hopeless || !self.is_whole {
                return;
            }
            stopping::look();
            for tail in 0..=out {
                self.leave_out(tail, out - tail);
            }
        }
    }

    /// Looks until there is one, whichever it is.
    pub fn run_to_first(&mut self) {
        self.is_first_enough = true;
        self.run();
    }

    /// Everything was looked at that had to be.
    pub fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// The best, and those as good in games and in games left out.
    pub fn found(self) -> Option<(Candidate, Vec<Candidate>)> {
        let Search { best, mut others, .. } = self;
        others.truncate(MOST_TOLD);
        best.map(|best| (best, others))
    }

    /// Whether only the raising of a second opponent makes the norm: the lowest of all games is left out, and the next is raised
    /// in his place (T-14).
    pub fn hangs_on_raising(bench: &Bench<'_>) -> bool {
        let mut edition = *bench.edition;
        edition.floor_after_drop.value = false;
        let strict = Bench { edition: &edition, counted: bench.counted.clone(), ..*bench };
        let whole = strict.judge(strict.counted.all(), &mut Silent);
        let mut search = Search::new(&strict, &whole);
        search.run();
        search.best.is_none()
    }

    /// Nothing may be left out, or nothing can make a norm of it.
    fn may_leave_out(&self) -> bool {
        let Bench { edition, case, .. } = self.bench;
        if case.event.system.is_round_robin() {
            // In round robins only if the complete tournament has the mix and the average (T-13).
            return edition.wins.value && !self.whole.failed.has_mix();
        }
        // Leaving out games takes title holders and federations away, never adds them.
        let sought = u16::from(edition.required_titles.value.least);
        let holders = self.bench.least.div_ceil(edition.title_holders.value.into());
        let has_mix = self.whole.required_title >= sought && self.whole.titled >= holders;
        let has_federations =
            self.bench.exemption.is_some() || self.whole.federations >= edition.federations.value.into();
        has_mix && has_federations && self.may_perform()
    }

    /// The strongest opponents with the best percentage of any beginning reach the performance.
    fn may_perform(&self) -> bool {
        let Bench { edition, title, least, .. } = *self.bench;
        let least = usize::from(least);
        let floor = edition.floors.value.of(title).unwrap_or_default();
        let games = &self.bench.counted.0;
        let mut ratings: Vec<i64> = games.iter().map(|one| i64::from(one.rating.max(floor))).collect();
        ratings.sort_unstable_by(|a, b| b.cmp(a));
        let strongest = average(ratings[..least].iter().sum(), least as i64);
        let mut score = HalfPoints(0);
        let mut best = 0;
        for (count, one) in (1..).zip(games) {
            score = HalfPoints(score.0 + one.score.0);
            if count >= least as i64 {
                best = best.max(percentage(score, count));
            }
        }
        performance(strongest, best) >= i64::from(edition.performance.value.of(title).unwrap_or(i16::MAX))
    }

    /// What can be credited at most with so many games left out: every one of them lost.
    fn most_credited(&self, out: usize) -> u16 {
        let games = self.whole.games - out as u16;
        let least = u32::from(self.bench.edition.least_percentage.value - 1) * u32::from(games) / 50;
        let over = self.whole.score.0.saturating_sub(least) / 2;
        self.bench.most_credited(self.bench.base(games) + over as u16)
    }

    /// The last `tail` games and every choice of `wins` won ones before them.
    fn leave_out(&mut self, tail: usize, wins: usize) {
        let Bench { edition, case, .. } = self.bench;
        let games = &self.bench.counted.0;
        let is_won = |place: usize| games[place].score == HalfPoints(2);
        let start = games.len() - tail;
        if tail > 0 {
            let may_tail = edition.tail.value && !case.event.predetermined;
            // A tail that begins with a win is a shorter one and a win left out, which is looked at by itself.
            let is_told_apart = edition.tail_and_wins.value && is_won(start);
            let is_all_won = (start..games.len()).all(is_won);
            if !may_tail || is_told_apart || is_all_won || (wins > 0 && !edition.tail_and_wins.value) {
                return;
            }
        }
        if wins > 0 && !edition.wins.value {
            return;
        }
        let won: Vec<usize> = (0..start).filter(|place| is_won(*place)).collect();
        if won.len() < wins {
            return;
        }
        let tail: u64 = (start..games.len()).map(|place| 1 << place).sum();
        // Every choice of so many, in the order of their rounds.
        let mut choice: Vec<usize> = (0..wins).collect();
        loop {
            let out: u64 = choice.iter().map(|at| 1_u64 << won[*at]).sum::<u64>() | tail;
            self.look(out);
            if !self.is_whole || (self.is_first_enough && self.best.is_some()) {
                return;
            }
            let Some(turn) = (0..wins).rev().find(|turn| choice[*turn] < won.len() - wins + turn) else { return };
            choice[turn] += 1;
            for next in turn + 1..wins {
                choice[next] = choice[next - 1] + 1;
            }
        }
    }

    fn look(&mut self, out: u64) {
        if self.judged == MOST_JUDGED {
            self.is_whole = false;
            return;
        }
        self.judged += 1;
        let set = self.bench.counted.all() & !out;
        let judged = self.bench.judge(set, &mut Silent);
        if !judged.failed.is_empty() {
            return;
        }
        let Some(via) = Candidate::via_of(self.bench, out) else { return };
        let credited = self.bench.credited(&judged, via, &mut Silent).unwrap_or_default();
        let found = Candidate { set, via, performance: judged.performance, credited };
        let key = |one: &Candidate| (one.credited, one.set.count_ones());
        match self.best {
            Some(best) if key(&found) == key(&best) => {
                // Equal in games: the higher performance, then the earlier rounds.
                let (first, second) = if self.is_before(&found, &best) { (found, best) } else { (best, found) };
                self.best = Some(first);
                let place = self.others.iter().position(|one| self.is_before(&second, one));
                self.others.insert(place.unwrap_or(self.others.len()), second);
                self.others.truncate(MOST_TOLD);
            }
            Some(best) if key(&found) < key(&best) => {}
            _ => (self.best, self.others) = (Some(found), Vec::new()),
        }
    }

    fn is_before(&self, one: &Candidate, other: &Candidate) -> bool {
        let all = self.bench.counted.all();
        let rounds = |of: &Candidate| self.bench.chosen(all & !of.set).map(|game| game.round).collect::<Vec<_>>();
        (other.performance, rounds(one)) < (one.performance, rounds(other))
    }
}

impl Bench<'_> {
    /// What a norm is worth in games (1.4.1b–d): its games, or nine where the text says so, and every whole point above the
    /// required score.
    pub(super) fn credited<T: Trace>(&self, judged: &Judged, via: Via, trace: &mut T) -> Option<u16> {
        let base = match via {
            Via::EightOfNine => self.edition.eight_of_nine.value.credited.into(),
            _ => self.base(judged.games),
        };
        let required = judged.required?;
        let over = (judged.score.0.saturating_sub(required.0) / 2) as u16;
        let credited = self.most_credited(base + over);
        trace.tell(|| {
            let step = Step::new(Paragraph("1.4.1d"), step::NORM_CREDITED, credited);
            step.with("base", base).with("over", over)
        });
        Some(credited)
    }

    /// What so many games are worth by themselves: in the World Cup eight are nine (1.4.1b).
    fn base(&self, games: u16) -> u16 {
        let world_cup = self.edition.world_cup.value;
        let is_raised = self.case.event.kind == super::Kind::WorldCup && games == u16::from(world_cup.least);
        if is_raised { world_cup.credited.into() } else { games }
    }

    /// An event of many rounds is worth so many games at most (T-08).
    fn most_credited(&self, games: u16) -> u16 {
        let most = self.edition.most_credited.value;
        if self.case.event.rounds > most.above { games.min(most.games) } else { games }
    }
}
