//! Is the event a title tournament (1.1, 1.4.2)? An error stands against every norm of it, a warning names what the report does
//! not say, a note what it does or what no report can.

use super::attendance::{self, attendance_of, single_round_days, strong_swiss};
use super::report::{Arbiter, Format, TitleEvent};
use crate::chess::tempo::MOVES;
use crate::provision::Provision;
use crate::titles::arbiters::{FIDE_ARBITERS_2021_07, active_until, is_active_at};
use crate::titles::codes::finding;
use crate::titles::edition::{Edition, Formats, RateOfPlay};
use crate::titles::norm::System;
use arpad_model::{Code, Finding, InactiveChief, ListedAs, Paragraph, Place, Severity, TimeControl};

/// Events that last longer go by the ratings and titles of each day of play (1.1.4).
const LONG_EVENT: i32 = 30;

/// Who may be chief arbiter (1.1.5).
const CHIEFS: [&str; 2] = ["IA", "FA"];

/// Everything the report says for and against a title tournament, in the order of the paragraphs.
pub(super) fn checks(edition: &Edition, event: &TitleEvent) -> Vec<Finding> {
    let mut found = Vec::new();
    if event.is_online {
        found.push(about(Severity::Error, Paragraph("0.3"), finding::EVENT_ONLINE));
    }
    registration(edition, event, &mut found);
    found.push(about(Severity::Note, edition.registration_days.at, finding::DECLARE_CONDITIONS));
    days(edition, event, &mut found);
    thinking_time(edition, event.time_control.as_ref(), &mut found);
    length(event, &mut found);
    arbiters(event, &mut found);
    format(edition, event, &mut found);
    attendance(edition, event, &mut found);
    persons(event, &mut found);
    found
}

fn about(severity: Severity, at: Paragraph, code: Code) -> Finding {
    Finding::new(severity, at, Place::Everything, code)
}

fn judged(is_met: bool, at: Paragraph, code: Code) -> Finding {
    about(if is_met { Severity::Note } else { Severity::Error }, at, code)
}

/// Registered in time; a later one needs an approval that no register has (1.1.1).
fn registration(edition: &Edition, event: &TitleEvent, found: &mut Vec<Finding>) {
    let Provision { at, value: least, .. } = edition.registration_days;
    let before = event.registered.zip(event.event.start).and_then(|(day, start)| day.until(start).ok());
    match before.map(|span| span.get_days()) {
        None => found.push(about(Severity::Note, at, finding::DECLARE_REGISTRATION).with("days", least)),
        Some(days) if days >= i32::from(least) => {
            found.push(about(Severity::Note, at, finding::EVENT_REGISTERED).with("days", days).with("least", least));
        }
        Some(days) => {
            let told = about(Severity::Warning, at, finding::EVENT_REGISTERED_LATE).with("days", days.max(0));
            found.push(told.with("least", least));
        }
    }
}

fn days(edition: &Edition, event: &TitleEvent, found: &mut Vec<Finding>) {
    let Edition { day_rounds, day_hours, single_round_days: single, .. } = edition;
    let Some(days) = attendance::days(event) else {
        found.push(about(Severity::Warning, day_rounds.at, finding::EVENT_DAYS_UNSAID));
        return;
    };
    let most = days.values().copied().max().unwrap_or_default();
    if let Some(control) = &event.time_control {
        // Both players of a game, over the moves it is reckoned with.
        let minutes = u64::from(most) * 2 * control.seconds_for(MOVES) / 60;
        let is_met = minutes <= u64::from(day_hours.value) * 60;
        let hours = judged(is_met, day_hours.at, finding::EVENT_DAY_HOURS).with("minutes", minutes as i64);
        found.push(hours.with("most", day_hours.value));
    }
    let is_met = most <= u16::from(day_rounds.value);
    found.push(
        judged(is_met, day_rounds.at, finding::EVENT_DAY_ROUNDS).with("rounds", most).with("most", day_rounds.value),
    );
    if let Some(days) = single_round_days(event) {
        let told = about(Severity::Note, single.at, finding::EVENT_SINGLE_ROUNDS);
        found.push(told.with("days", days).with("least", single.value));
    }
}

fn thinking_time(edition: &Edition, control: Option<&TimeControl>, found: &mut Vec<Finding>) {
    let at = edition.rate_of_play.at;
    let Some(control) = control else {
        found.push(about(Severity::Warning, at, finding::EVENT_TIME_UNSAID));
        return;
    };
    let minutes = (control.seconds_for(MOVES) / 60) as i64;
    let told = |is_met, least: i64| {
        judged(is_met, at, finding::EVENT_THINKING_TIME).with("minutes", minutes).with("least", least)
    };
    match edition.rate_of_play.value {
        Some(RateOfPlay::SixtyMoves(least)) => found.push(told(minutes >= i64::from(least), least.into())),
        Some(RateOfPlay::NinetyAndThirty) => {
            let with_increment = control.increment >= 30 && control.periods.iter().any(|one| one.seconds >= 90 * 60);
            let without = control.seconds_for(40) >= 120 * 60 && control.seconds_for(MOVES) >= 150 * 60;
            found.push(told(with_increment || without, 120));
        }
        None => {
            let told = about(Severity::Warning, at, finding::NOT_ESTABLISHED);
            found.push(told.with("paragraph", at.0));
        }
    }
    if control.unequal {
        found.push(about(Severity::Error, Paragraph("1.1.3b"), finding::EVENT_UNEQUAL_TIMES));
    } else {
        found.push(about(Severity::Note, Paragraph("1.1.3b"), finding::DECLARE_CLOCKS));
    }
}

fn length(event: &TitleEvent, found: &mut Vec<Finding>) {
    let (Some(start), Some(end)) = (event.event.start, event.end) else { return };
    let days = start.until(end).map_or(0, |span| span.get_days()) + 1;
    if days > LONG_EVENT {
        found.push(about(Severity::Warning, Paragraph("1.1.4"), finding::EVENT_LONG).with("days", days));
    }
}

fn arbiters(event: &TitleEvent, found: &mut Vec<Finding>) {
    let at = Paragraph("1.1.5");
    match &event.chief {
        None => found.push(about(Severity::Warning, at, finding::EVENT_CHIEF_UNSAID)),
        Some(Arbiter { name, title: None, .. }) => {
            found.push(about(Severity::Warning, at, finding::EVENT_CHIEF_UNTITLED).with("name", name.as_str()));
        }
        Some(Arbiter { name, title: Some(title), .. }) => {
            let told = judged(CHIEFS.contains(&title.as_str()), at, finding::EVENT_CHIEF);
            found.push(told.with("name", name.as_str()).with("title", title.as_str()));
            found.push(activity(event, name));
        }
    }
    found.push(about(Severity::Note, at, finding::DECLARE_VENUE));
    let at = Paragraph("1.1.6");
    for arbiter in event.chief.iter().chain(&event.deputies) {
        let same = |number: u64| event.entrants.iter().find(|one| one.number == Some(number));
        let called = || {
            let plain = |name: &str| {
                let mut words: Vec<String> =
                    name.split([' ', ',']).filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
                words.sort();
                words
            };
            let words = plain(&arbiter.name);
            event.entrants.iter().find(|one| !words.is_empty() && plain(&one.name) == words)
        };
        if let Some(one) = arbiter.number.and_then(same) {
            found.push(about(Severity::Error, at, finding::EVENT_ARBITER_PLAYS).with("name", one.name.as_str()));
        } else if let Some(one) = called().filter(|one| arbiter.number.is_none() || one.number.is_none()) {
            found.push(about(Severity::Warning, at, finding::EVENT_ARBITER_NAMESAKE).with("name", one.name.as_str()));
        }
    }
}

/// Whether the chief arbiter is active (B.06.3 2.1.1). An inactive one refuses nothing by himself: the text leaves open whether the event
/// is void or he alone at fault (T-40), so it is asked, and whoever decides is heard.
fn activity(event: &TitleEvent, name: &str) -> Finding {
    let at = Paragraph("B.06.3 2.1.1");
    let known = event.chief_trained.zip(event.event.start);
    let active = known.and_then(|(day, start)| Some((day, is_active_at(&FIDE_ARBITERS_2021_07, day, start)?)));
    let Some((day, is_active)) = active else {
        return about(Severity::Note, at, finding::DECLARE_CHIEF_ACTIVE).with("name", name);
    };
    let (severity, code) = match (is_active, event.inactive_chief) {
        (true, _) => (Severity::Note, finding::EVENT_CHIEF_ACTIVE),
        (false, None) => (Severity::Warning, finding::EVENT_CHIEF_INACTIVE),
        (false, Some(InactiveChief::Stands)) => (Severity::Note, finding::EVENT_CHIEF_STANDS),
        (false, Some(InactiveChief::Void)) => (Severity::Error, finding::EVENT_CHIEF_VOID),
    };
    about(severity, at, code)
        .with("name", name)
        .with("day", day)
        .with("until", active_until(&FIDE_ARBITERS_2021_07, day))
}

fn format(edition: &Edition, event: &TitleEvent, found: &mut Vec<Finding>) {
    found.push(about(Severity::Note, Paragraph("1.4.2d"), finding::DECLARE_HELP));
    let at = edition.formats.at;
    match (event.format, edition.formats.value) {
        (Format::Unsaid, _) => found.push(about(Severity::Warning, at, finding::EVENT_FORMAT_UNSAID)),
        (Format::Scheveningen, Some(Formats::Four)) => {
            found.push(about(Severity::Error, at, finding::EVENT_FORMAT_APPROVAL));
        }
        (Format::Scheveningen, None) => {
            found.push(about(Severity::Warning, at, finding::NOT_ESTABLISHED).with("paragraph", at.0));
        }
        (Format::Free, _) | (Format::Scheveningen, Some(Formats::WithScheveningen)) => {}
    }
}

fn attendance(edition: &Edition, event: &TitleEvent, found: &mut Vec<Finding>) {
    let large = edition.large_swiss;
    found.push(
        about(Severity::Note, edition.federations.at, finding::DECLARE_KIND).with("kind", event.event.kind.as_str()),
    );
    if event.event.federation.is_none() {
        found.push(about(Severity::Warning, edition.federations.at, finding::HOST_UNSAID));
    } else if let Some(count) = attendance_of(edition, event) {
        let told = about(Severity::Note, large.at, finding::EVENT_FOREIGNERS).with("foreigners", count.foreigners);
        let told = told.with("federations", count.federations).with("titled", count.titled);
        let told = told.with("least_foreigners", large.value.foreigners);
        let told = told.with("least_federations", large.value.federations).with("least_titled", large.value.titled);
        found.push(told);
    }
    if let Some(strong) = strong_swiss(edition, event).filter(|one| one.players >= attendance::STRONG_PLAYERS) {
        let is_open = strong.is_met().is_none();
        let (severity, code) = match (is_open, event.listed == Some(ListedAs::StrongSwiss)) {
            (false, _) => (Severity::Note, finding::EVENT_STRONG),
            (true, false) => (Severity::Warning, finding::EVENT_STRONG_OPEN),
            (true, true) => (Severity::Note, finding::EVENT_STRONG_DECIDED),
        };
        let told = about(severity, edition.listed_event.at, code).with("players", strong.players);
        let told = told.with("of_best", strong.of_best).with("of_all", strong.of_all);
        found.push(told.with("least", attendance::STRONG_AVERAGE));
    }
    if event.event.system == System::Knockout {
        // A game that the rating regulation leaves out is a game of the event all the same (T-38).
        found.push(about(Severity::Note, Paragraph("1.4"), finding::EVENT_KNOCKOUT_GAMES));
    }
    if event.event.system == System::Team {
        found.push(about(Severity::Note, Paragraph("1.4.1e"), finding::EVENT_TEAM_PAIRINGS));
    }
}

fn persons(event: &TitleEvent, found: &mut Vec<Finding>) {
    let all = event.entrants.len();
    let without = event.entrants.iter().filter(|one| one.federation.is_none()).count();
    if without > 0 {
        let told = about(Severity::Warning, Paragraph("1.4.2a"), finding::EVENT_FEDERATIONS_UNSAID);
        found.push(told.with("players", without).with("all", all));
    }
    let without = event.entrants.iter().filter(|one| one.sex.is_none()).count();
    if without > 0 {
        let told = about(Severity::Warning, Paragraph("1.4.5d"), finding::EVENT_SEXES_UNSAID);
        found.push(told.with("players", without).with("all", all));
    }
}
