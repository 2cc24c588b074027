//! From norms to the title (1.5): is an application complete, and what is missing.

use super::codes::step;
use super::edition::{Edition, ListedEvent};
use super::interim::rating_needed;
use super::title::FideTitle;
use super::trace::Trace;
use arpad_model::{Paragraph, Step};
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
    /// Games of the norms that count.
    pub games: u16,
    /// Every step.
    pub steps: Vec<Step>,
}

impl Completeness {
    /// Nothing is missing.
    pub fn is_complete(&self) -> bool {
        self.failed.is_empty()
    }
}

/// From 2024 on the concession of 1.4.1c is one of nine games, and may be used once.
const ONCE_SINCE: Date = date(2024, 1, 1);

/// Judges an application by the edition in force when it is made.
pub fn application(edition: &Edition, case: &Application) -> Completeness {
    let mut desk = Desk { failed: Vec::new(), steps: Vec::new() };
    let (at, bound, least_games) = rating_needed(edition, case.title);
    let is_by_norms = FideTitle::BY_NORMS.contains(&case.title);
    let games = if is_by_norms { norms(edition, case, &mut desk) } else { 0 };
    let highest = case.highest_rating.unwrap_or_default();
    desk.look(at, highest >= bound, || Step::new(at, step::TITLE_RATING, highest).with("bound", bound));
    let is_late = case.reached.is_none_or(|day| day > edition.by_rating.value.after);
    if least_games > 0 && is_late {
        let played = case.games.unwrap_or_default();
        desk.look(at, played >= least_games, || Step::new(at, step::RATED_GAMES, played).with("least", least_games));
    }
    let Desk { mut failed, steps } = desk;
    failed.sort_by(|a, b| crate::reading::in_order(a.0, b.0));
    failed.dedup();
    Completeness { failed, games, steps }
}

fn norms(edition: &Edition, case: &Application, desk: &mut Desk) -> u16 {
    let old = edition.old_norms.value;
    let is_lost = |norm: &&NormGained| {
        norm.end.is_some_and(|end| end < old.before) && norm.registered.is_none_or(|day| day > old.registered_by)
    };
    let lost = case.norms.iter().filter(is_lost).count();
    if lost > 0 {
        desk.look(edition.old_norms.at, false, || Step::new(edition.old_norms.at, step::TITLE_OLD_NORMS, lost));
    }
    let valid: Vec<&NormGained> = case.norms.iter().filter(|norm| !is_lost(norm)).collect();
    let count = |is: &dyn Fn(&NormGained) -> bool| valid.iter().filter(|norm| is(norm)).count();

    let single = edition.single_round_days;
    if matches!(case.title, FideTitle::Gm | FideTitle::Wgm) {
        let found = count(&|norm| norm.single_round_days >= single.value.into());
        desk.look(single.at, found > 0, || {
            Step::new(single.at, step::TITLE_SINGLE_ROUNDS, found).with("days", single.value)
        });
    }
    let concession = edition.eight_of_nine;
    let used = count(&|norm| norm.is_eight_of_nine && norm.end.is_none_or(|end| end >= ONCE_SINCE));
    if concession.value.once && used > 0 {
        desk.look(concession.at, used <= 1, || Step::new(concession.at, step::TITLE_CONCESSION, used));
    }
    let normal = count(&|norm| norm.is_normal);
    let at = Paragraph("1.4.3e");
    desk.look(at, normal > 0, || Step::new(at, step::TITLE_NORMAL_NORMS, normal));

    let games: u16 = valid.iter().map(|norm| norm.credited_games).sum();
    let all = edition.games_in_all;
    desk.look(all.at, games >= all.value, || Step::new(all.at, step::TITLE_GAMES, games).with("least", all.value));

    let (after, letters) = match edition.listed_event.value {
        ListedEvent::NotStated => (None, 'a'..='a'),
        ListedEvent::LargeSwiss { after } => (Some(after), 'a'..='a'),
        ListedEvent::Six { after } => (Some(after), 'a'..='f'),
    };
    if let Some(after) = after.filter(|after| valid.iter().any(|norm| norm.end.is_none_or(|end| end > *after))) {
        let at = edition.listed_event.at;
        let found = count(&|norm| norm.listed.is_some_and(|letter| letters.contains(&letter)));
        desk.look(at, found > 0, || Step::new(at, step::TITLE_LISTED_EVENT, found).with("after", after));
    }
    games
}

/// What was found so far.
struct Desk {
    failed: Vec<Paragraph>,
    steps: Vec<Step>,
}

impl Desk {
    fn look(&mut self, at: Paragraph, is_met: bool, step: impl FnOnce() -> Step) {
        if !is_met {
            self.failed.push(at);
        }
        self.steps.tell(step);
    }
}
