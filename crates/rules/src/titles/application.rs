//! From norms to the title (1.5): is an application complete, and what is missing.

use super::codes::{finding, step};
use super::edition::{Edition, ListedEvent};
use super::interim::rating_needed;
use super::title::FideTitle;
use arpad_model::{Code, Finding, Paragraph, Place, Severity, Step};
use jiff::civil::{Date, date};

/// An application for a title.
#[derive(Clone, Debug)]
pub struct Application {
    /// The title.
    pub title: FideTitle,
    /// The highest rating there was, published or inside a period.
    pub highest_rating: Option<i16>,
    /// Rated games at that moment, for titles by rating.
    pub games: Option<u32>,
    /// The day the rating was reached, for titles by rating.
    pub reached: Option<Date>,
    /// The norms.
    pub norms: Vec<NormGained>,
}

/// A norm that an application rests on.
#[derive(Clone, Debug)]
pub struct NormGained {
    /// The title it is a norm of; none = the one applied for.
    pub title: Option<FideTitle>,
    /// What it is worth in games.
    pub credited_games: u16,
    /// Under the normal requirement on foreigners (1.4.3e).
    pub is_normal: bool,
    /// By 1.4.1c.
    pub is_eight_of_nine: bool,
    /// Days of the event with a single round.
    pub single_round_days: u16,
    /// The last counted game (T-35).
    pub end: Option<Date>,
    /// The letter of 1.5.6 that its event falls under.
    pub listed: Option<char>,
    /// The day it was registered, for norms of long ago.
    pub registered: Option<Date>,
}

/// What is missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completeness {
    /// The paragraphs that are not met, in their order.
    pub failed: Vec<Paragraph>,
    /// The same as findings, one for each thing that is missing.
    pub lacking: Vec<Finding>,
    /// Games of the norms that count.
    pub games: u16,
    /// Every step.
    pub steps: Vec<Step>,
    /// The places of the steps that are not met: two steps may have one paragraph.
    pub unmet: Vec<usize>,
    /// The places of norms that it does not rest on: they have lapsed, or one of 1.4.1c is there already.
    pub left_out: Vec<usize>,
}

impl Completeness {
    /// Nothing is missing.
    pub fn is_complete(&self) -> bool {
        self.failed.is_empty()
    }

    /// Every step, and whether it is what the application fails by.
    pub fn marked(&self) -> impl Iterator<Item = (&Step, bool)> {
        self.steps.iter().enumerate().map(|(place, step)| (step, self.unmet.contains(&place)))
    }
}

/// From 2024 on the concession of 1.4.1c is one of nine games, and may be used once.
const ONCE_SINCE: Date = date(2024, 1, 1);

/// One norm may serve several titles.
const SEVERAL_TITLES: Paragraph = Paragraph("1.5.2");

/// Judges an application by the edition in force when it is made. Of several norms of 1.4.1c one serves; where the others make it
/// complete with that one alone, or leave less missing, it rests on these.
pub fn application(edition: &Edition, case: &Application) -> Completeness {
    let mut best = resting_on(edition, case, &[]);
    let is_conceded = |place: &usize| is_conceded(edition, &case.norms[*place]);
    let conceded: Vec<usize> = (0..case.norms.len()).filter(is_conceded).collect();
    for kept in conceded.iter().filter(|_| conceded.len() > 1) {
        let others: Vec<usize> = conceded.iter().copied().filter(|place| place != kept).collect();
        let found = resting_on(edition, case, &others);
        if found.failed.len() < best.failed.len() {
            best = found;
        }
    }
    best
}

/// By 1.4.1c, and counted among those of which there may be one.
fn is_conceded(edition: &Edition, norm: &NormGained) -> bool {
    edition.eight_of_nine.value.once && norm.is_eight_of_nine && norm.end.is_none_or(|end| end >= ONCE_SINCE)
}

/// The same without some of the norms.
fn resting_on(edition: &Edition, case: &Application, left_out: &[usize]) -> Completeness {
    let mut desk = Desk { left_out: left_out.to_vec(), ..Desk::default() };
    let (at, bound, least_games) = rating_needed(edition, case.title);
    let is_by_norms = FideTitle::BY_NORMS.contains(&case.title);
    let games = if is_by_norms { norms(edition, case, &mut desk) } else { 0 };
    let has_rating = case.highest_rating.is_some_and(|highest| highest >= bound);
    let lacks = if case.highest_rating.is_some() { finding::LACKS_RATING } else { finding::LACKS_ANY_RATING };
    desk.look(lacks, has_rating, highest_rating(at, case.highest_rating, bound));
    let is_late = case.reached.is_none_or(|day| day > edition.by_rating.value.after);
    if least_games > 0 && is_late {
        let has_games = case.games.is_some_and(|played| played >= least_games);
        let lacks = if case.games.is_some() { finding::LACKS_RATED_GAMES } else { finding::LACKS_GAMES_KNOWN };
        desk.look(lacks, has_games, rated_games(at, case.games, least_games));
    }
    let Desk { mut failed, lacking, steps, unmet, mut left_out } = desk;
    failed.sort_by(|a, b| crate::reading::in_order(a.0, b.0));
    failed.dedup();
    left_out.sort_unstable();
    Completeness { failed, lacking, games, steps, unmet, left_out }
}

/// The highest rating beside the one that is needed; who has none is told so.
pub(super) fn highest_rating(at: Paragraph, highest: Option<i16>, bound: i16) -> Step {
    let told = match highest {
        Some(highest) => Step::new(at, step::TITLE_RATING, highest),
        None => Step::new(at, step::TITLE_NO_RATING, ""),
    };
    told.with("bound", bound)
}

/// The rated games beside those that are needed; where nobody counted them, that is told.
pub(super) fn rated_games(at: Paragraph, played: Option<u32>, least: u32) -> Step {
    let told = match played {
        Some(played) => Step::new(at, step::RATED_GAMES, played),
        None => Step::new(at, step::GAMES_UNKNOWN, ""),
    };
    told.with("least", least)
}

fn norms(edition: &Edition, case: &Application, desk: &mut Desk) -> u16 {
    let old = edition.old_norms.value;
    let is_lost = |norm: &NormGained| {
        norm.end.is_some_and(|end| end < old.before) && norm.registered.is_none_or(|day| day > old.registered_by)
    };
    // A norm may serve several titles, so one of a higher title serves for a lesser one, and never the other way round.
    let serves = |norm: &NormGained| norm.title.is_none_or(|title| title.serves(case.title));
    let conceded = std::mem::take(&mut desk.left_out);
    let lost: Vec<usize> = (0..case.norms.len()).filter(|place| is_lost(&case.norms[*place])).collect();
    let is_kept = |place: &usize| !conceded.contains(place) && !lost.contains(place);
    let kept = (0..case.norms.len()).filter(is_kept).map(|place| &case.norms[place]);
    let valid: Vec<&NormGained> = kept.filter(|norm| serves(norm)).collect();
    let games: u16 = valid.iter().map(|norm| norm.credited_games).sum();
    let all = edition.games_in_all;
    let is_enough = games >= all.value;
    if !lost.is_empty() {
        // What has lapsed is in nobody's way who has enough without it.
        let told = Step::new(edition.old_norms.at, step::TITLE_OLD_NORMS, lost.len());
        desk.look(finding::LACKS_REGISTRATION, is_enough, told);
    }
    let others = case.norms.iter().filter(|norm| !serves(norm)).count();
    if others > 0 {
        desk.steps.push(Step::new(SEVERAL_TITLES, step::TITLE_LESSER_NORMS, others));
    }
    let higher = valid.iter().filter(|norm| norm.title.is_some_and(|title| title != case.title)).count();
    if higher > 0 {
        desk.steps.push(Step::new(SEVERAL_TITLES, step::TITLE_HIGHER_NORMS, higher));
    }
    let count = |is: &dyn Fn(&NormGained) -> bool| valid.iter().filter(|norm| is(norm)).count();

    let single = edition.single_round_days;
    if matches!(case.title, FideTitle::Gm | FideTitle::Wgm) {
        let found = count(&|norm| norm.single_round_days >= single.value.into());
        let told = Step::new(single.at, step::TITLE_SINGLE_ROUNDS, found).with("days", single.value);
        desk.look(finding::LACKS_SINGLE_ROUNDS, found > 0, told);
    }
    let concession = edition.eight_of_nine;
    let used = count(&|norm| is_conceded(edition, norm));
    if used > 0 {
        desk.look(finding::LACKS_CONCESSION, used <= 1, Step::new(concession.at, step::TITLE_CONCESSION, used));
    }
    if !conceded.is_empty() {
        desk.steps.push(Step::new(concession.at, step::TITLE_CONCESSION_LEFT, conceded.len()));
    }
    let normal = count(&|norm| norm.is_normal);
    let told = Step::new(Paragraph("1.4.3e"), step::TITLE_NORMAL_NORMS, normal);
    desk.look(finding::LACKS_NORMAL_NORM, normal > 0, told);

    let told = Step::new(all.at, step::TITLE_GAMES, games).with("least", all.value);
    desk.look(finding::LACKS_GAMES, is_enough, told);

    let (after, letters) = match edition.listed_event.value {
        ListedEvent::NotStated => (None, 'a'..='a'),
        ListedEvent::LargeSwiss { after } => (Some(after), 'a'..='a'),
        ListedEvent::Six { after } => (Some(after), 'a'..='f'),
    };
    if let Some(after) = after.filter(|after| valid.iter().any(|norm| norm.end.is_none_or(|end| end > *after))) {
        let at = edition.listed_event.at;
        let found = count(&|norm| norm.listed.is_some_and(|letter| letters.contains(&letter)));
        let told = Step::new(at, step::TITLE_LISTED_EVENT, found).with("after", after);
        desk.look(finding::LACKS_LISTED_EVENT, found > 0, told);
    }
    desk.left_out = conceded.into_iter().chain(lost).collect();
    games
}

/// What was found so far.
#[derive(Default)]
struct Desk {
    failed: Vec<Paragraph>,
    lacking: Vec<Finding>,
    steps: Vec<Step>,
    unmet: Vec<usize>,
    left_out: Vec<usize>,
}

impl Desk {
    /// What was found, and where it is not enough, the same as what is missing.
    fn look(&mut self, lacks: Code, is_met: bool, step: Step) {
        if !is_met {
            self.failed.push(step.paragraph);
            self.unmet.push(self.steps.len());
            let told = Finding::new(Severity::Error, step.paragraph, Place::Everything, lacks);
            let told = step.facts.iter().fold(told, |told, (name, fact)| told.with(name, fact.clone()));
            self.lacking.push(told.with("value", step.value.clone()));
        }
        self.steps.push(step);
    }
}
