//! One set of games judged for one title: the mix (1.4.3–1.4.5), the ratings and the performance (1.4.6–1.4.9). The search judges
//! thousands of sets with it, the explanation one; there is no second formula.

use super::case::{Kind, NormCase};
use super::counted::{Counted, OWN, One};
use super::ground::{ForeignerRule, Ground, Grounds};
use crate::titles::codes::step;
use crate::titles::edition::{DoubleRoundRobin, Edition, Exemption};
use crate::titles::title::FideTitle;
use crate::titles::trace::Trace;
use arpad_model::{HalfPoints, Paragraph, Step};

/// The rounds of a double round robin of six players (1.4.5f).
const SMALLEST_DOUBLE: u16 = 10;

/// The opponent whose rating is raised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Raised {
    /// The place of the game among the rounds of the case.
    pub place: usize,
    /// The rating.
    pub from: i16,
    /// What it is raised to.
    pub to: i16,
}

/// What a set of games comes to for one title.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Games.
    pub games: u16,
    /// Points.
    pub score: HalfPoints,
    /// The opponent whose rating is raised.
    pub raised: Option<Raised>,
    /// The average, rounded.
    pub average: i64,
    /// Whole per cent.
    pub percentage: u8,
    /// The rating difference of the percentage.
    pub dp: i16,
    /// The performance.
    pub performance: i64,
    /// The score that was required; none where the average is too low.
    pub required: Option<HalfPoints>,
    /// Which rule on foreigners carries it.
    pub foreigner_rule: Option<ForeignerRule>,
    /// Federations of opponents other than the own.
    pub federations: u16,
    /// Opponents of the own federation.
    pub own_federation: u16,
    /// Title holders.
    pub titled: u16,
    /// Holders of the sought title or a higher one.
    pub required_title: u16,
    /// Opponents without a rating.
    pub unrated: u16,
    /// Why it is no norm.
    pub failed: Grounds,
}

/// Everything a judgment needs that does not change from set to set.
pub(super) struct Bench<'a> {
    pub edition: &'a Edition,
    pub case: &'a NormCase,
    pub title: FideTitle,
    /// The number of the title among GM, IM, WGM, WIM.
    pub norm: u8,
    pub counted: Counted,
    /// The least number of games.
    pub least: u16,
    /// Which exemption from the foreigners the event gives this applicant.
    pub exemption: Option<ForeignerRule>,
    /// In a double round robin, which titles count.
    pub double: Option<DoubleRoundRobin>,
}

impl Bench<'_> {
    /// The exemption from the foreigners (1.4.3a–d).
    pub fn exemption_of(edition: &Edition, case: &NormCase) -> Option<ForeignerRule> {
        let event = &case.event;
        let is_home = event.federation.is_some() && event.federation == case.player.federation;
        match event.kind {
            Kind::NationalFinal if is_home && !event.own_zonal_this_year => return Some(ForeignerRule::NationalFinal),
            Kind::NationalTeam if is_home => return Some(ForeignerRule::NationalTeam),
            Kind::Zonal => return Some(ForeignerRule::Zonal),
            _ => {}
        }
        let needed = edition.large_swiss.value;
        let is_large = event.large_swiss.filter(|_| event.system == super::System::Swiss).is_some_and(|count| {
            count.foreigners >= needed.foreigners
                && count.federations >= needed.federations
                && count.titled >= needed.titled
        });
        is_large.then_some(ForeignerRule::LargeSwiss)
    }

    /// Judges the games of a set.
    pub fn judge<T: Trace>(&self, set: u64, trace: &mut T) -> Judged {
        let mix = self.mix(set);
        let mut failed = Grounds::default();
        self.judge_games(&mix, &mut failed, trace);
        let foreigner_rule = self.judge_federations(&mix, &mut failed, trace);
        self.judge_titles(&mix, &mut failed, trace);
        let judged = Judged {
            games: mix.games,
            score: mix.score,
            raised: None,
            average: 0,
            percentage: 0,
            dp: 0,
            performance: 0,
            required: None,
            foreigner_rule,
            federations: mix.federations,
            own_federation: mix.own,
            titled: mix.titled,
            required_title: mix.sought,
            unrated: mix.unrated,
            failed,
        };
        if mix.games == 0 { judged } else { self.judge_ratings(set, judged, trace) }
    }

    pub(super) fn chosen(&self, set: u64) -> impl Iterator<Item = &One> {
        self.counted.0.iter().enumerate().filter(move |(bit, _)| set >> bit & 1 == 1).map(|(_, one)| one)
    }

    /// Who the opponents are. In a double round robin everybody counts once; elsewhere federations count by game, titles by
    /// person (T-19).
    fn mix(&self, set: u64) -> Mix {
        let is_double = self.double.is_some();
        let sought = Edition::sought(self.title);
        let mut mix = Mix::default();
        let mut seen = [0_u64; 4];
        let mut of_federation = [0_u16; 64];
        for one in self.chosen(set) {
            mix.games += 1;
            mix.score = HalfPoints(mix.score.0 + one.score.0);
            mix.unrated += u16::from(!one.is_rated);
            let (word, bit) = (usize::from(one.person / 64), 1_u64 << (one.person % 64));
            let is_new = seen[word] & bit == 0;
            seen[word] |= bit;
            mix.opponents += u16::from(is_new);
            if is_new {
                mix.titled += u16::from(one.titles.has_any(Edition::TITLE_HOLDERS));
                mix.sought += u16::from(one.titles.has_any(sought));
            }
            if is_new || !is_double {
                of_federation[usize::from(one.federation)] += 1;
            }
        }
        mix.base = if is_double { mix.opponents } else { mix.games };
        mix.own = of_federation[usize::from(OWN)];
        mix.federations = of_federation[usize::from(OWN) + 1..].iter().filter(|count| **count > 0).count() as u16;
        mix.largest = of_federation[usize::from(OWN)..].iter().copied().max().unwrap_or_default();
        mix
    }

    fn judge_games<T: Trace>(&self, mix: &Mix, failed: &mut Grounds, trace: &mut T) {
        if mix.games < self.least {
            failed.add(Ground::Games);
        }
        trace.tell(|| Step::new(Ground::Games.paragraph(), step::NORM_GAMES, mix.games).with("least", self.least));
    }

    fn judge_federations<T: Trace>(&self, mix: &Mix, failed: &mut Grounds, trace: &mut T) -> Option<ForeignerRule> {
        let Edition { federations, shares, exemption, .. } = self.edition;
        // A most is rounded down (1.4.4).
        let most = |(part, whole): (i64, i64)| (i64::from(mix.base) * part / whole) as u16;
        let (own_most, one_most) = (most(shares.value.own), most(shares.value.one));
        let has_federations = mix.federations >= u16::from(federations.value);
        let has_shares = mix.own <= own_most && mix.largest <= one_most;
        trace.tell(|| {
            Step::new(federations.at, step::NORM_FEDERATIONS, mix.federations).with("least", federations.value)
        });
        trace.tell(|| {
            let step = Step::new(shares.at, step::NORM_SHARES, mix.largest).with("own", mix.own);
            step.with("own_most", own_most).with("one_most", one_most)
        });
        if has_federations && has_shares {
            return Some(ForeignerRule::Normal);
        }
        let lifts_shares = exemption.value == Exemption::Whole;
        if let Some(rule) = self.exemption.filter(|_| has_shares || lifts_shares) {
            trace.tell(|| Step::new(Paragraph(rule.as_str()), step::NORM_EXEMPT, rule.as_str()));
            return Some(rule);
        }
        if !has_federations && self.exemption.is_none() {
            failed.add(Ground::Federations);
        }
        if !has_shares {
            failed.add(Ground::Shares);
        }
        None
    }

    fn judge_titles<T: Trace>(&self, mix: &Mix, failed: &mut Grounds, trace: &mut T) {
        let Edition { title_holders, required_titles, double_round_robin, .. } = self.edition;
        // A least is rounded up (1.4.4).
        let holders = mix.base.div_ceil(u16::from(title_holders.value));
        let one_in = |games: u16| {
            games.div_ceil(u16::from(required_titles.value.one_in)).max(u16::from(required_titles.value.least))
        };
        let (ground, sought) = match self.double {
            None => (Ground::Sought(self.norm), one_in(mix.games)),
            Some(DoubleRoundRobin::Half) => (Ground::DoubleRoundRobin, mix.opponents.div_ceil(2)),
            Some(DoubleRoundRobin::Once) => (Ground::DoubleRoundRobin, one_in(mix.games)),
        };
        if mix.titled < holders {
            failed.add(Ground::TitleHolders);
        }
        if mix.sought < sought {
            failed.add(ground);
        }
        // Six players at least, so ten rounds.
        let is_small = self.double.is_some() && self.case.event.rounds < SMALLEST_DOUBLE;
        if is_small {
            failed.add(Ground::DoubleRoundRobin);
            trace.tell(|| {
                let step = Step::new(double_round_robin.at, step::NORM_SMALL_DOUBLE, self.case.event.rounds);
                step.with("least", SMALLEST_DOUBLE)
            });
        }
        trace.tell(|| Step::new(title_holders.at, step::NORM_TITLED, mix.titled).with("least", holders));
        trace.tell(|| {
            let at = if self.double.is_some() { double_round_robin.at } else { ground.paragraph() };
            Step::new(at, step::NORM_SOUGHT, mix.sought).with("title", self.title.as_str()).with("least", sought)
        });
    }
}

/// Who the opponents are.
#[derive(Default)]
struct Mix {
    games: u16,
    opponents: u16,
    /// What fractions are of.
    base: u16,
    score: HalfPoints,
    federations: u16,
    own: u16,
    largest: u16,
    titled: u16,
    sought: u16,
    unrated: u16,
}
