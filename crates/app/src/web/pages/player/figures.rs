//! The figures at the top: what is official, what is live, the best, the place.

use super::super::{change, day, series, unbroken};
use super::statistics::{in_a_year, last_games};
use super::{Seen, groups, rating};
use crate::web::addresses;
use crate::web::locale::Visit;
use crate::words::{Language, go_facts};
use arpad_model::{Activity, Fact, Series};
use arpad_office::views::decided_now::DecidedNow;
use arpad_office::views::go_standing::go_standing;
use arpad_office::views::live::{Live, LiveRow};
use arpad_office::views::person_page::{Listed, SeriesHistory};
use arpad_office::views::standing::Place;
use jiff::ToSpan;
use maud::{Markup, html};

/// A card for each series in which there is anything.
pub(super) fn all(visit: &Visit, seen: &Seen) -> Markup {
    let language = visit.language;
    let history = |of: Series| seen.page.series.iter().find(|one| one.series == of);
    let live = |of: Series| seen.live.iter().find(|(live, _)| live.series == of);
    let any = |of: &Series| history(*of).is_some() || live(*of).is_some();
    html! {
        @if !Series::ALL.iter().any(any) { p.quiet { (language.label("player-not-rated")) } }
        div.figures {
            @for of in Series::ALL.into_iter().filter(any) {
                div.figure.rating {
                    span.name { (series(language, of)) }
                    div.both {
                        @if let Some(Listed { list, row, .. }) = history(of).and_then(SeriesHistory::official) {
                            div {
                                span.kind { (language.label("pp-official")) }
                                span.value { (rating(language, row.rating, row.grade)) }
                                span.quiet {
                                    a href=(visit.to(&addresses::list(list))) { (day(language, list.day)) }
                                    @if let Some(k) = row.k { " · K " (k) }
                                    @if let Some(state) = not_active(language, row.active) { " · " (state) }
                                    @if let Some(missing) = history(of).and_then(|one| one.not_on) {
                                        " · " (language.say("player-not-on", &[("date", Fact::from(missing))]))
                                    }
                                }
                            }
                        }
                        @if let Some(ours) = history(of).and_then(SeriesHistory::forecast) { (forecast_figure(visit, ours)) }
                        @if let Some((forecast, row)) = live(of) { (live_figure(visit, forecast, row)) }
                    }
                    @if let Some(one) = history(of) {
                        (best(visit, one)) (form(language, seen, one)) (entry(visit, seen, one)) (places(visit, seen, of)) (calculator(visit, one))
                    }
                }
            }
        }
    }
}

/// Inactive, or that nobody knows; who is active needs no word.
fn not_active(language: Language, active: Activity) -> Option<String> {
    match active {
        Activity::Active => None,
        Activity::Inactive => Some(language.label("player-inactive")),
        Activity::NotKnown => Some(language.label("pp-activity-not-known")),
    }
}

/// Our own list of a day for which FIDE's, which governs, is not here yet.
fn forecast_figure(visit: &Visit, Listed { list, row, .. }: &Listed) -> Markup {
    let language = visit.language;
    html! {
        div.live {
            span.kind { (language.label("player-forecast")) }
            span.value { (rating(language, row.rating, row.grade)) }
            span.quiet { a href=(visit.to(&addresses::calculation(row.person, list))) { (day(language, list.day)) } }
        }
    }
}

/// The live rating, told apart by its frame and by its word.
fn live_figure(visit: &Visit, live: &Live, row: &LiveRow) -> Markup {
    let language = visit.language;
    let place = addresses::live_calculation(row.person, live.series);
    let facts = [("games", Fact::from(row.games)), ("day", Fact::Date(live.list.day))];
    html! {
        div.live {
            span.kind { (language.label("pp-live")) }
            span.value {
                @match row.live.rating {
                    Some(_) => (rating(language, row.live.rating, row.live.grade)),
                    None => span.quiet { (language.label("pp-live-unrated")) },
                }
                @if let Some(by) = row.change() { " " small { (change(language, by.into())) } }
            }
            span.quiet { a href=(visit.to(&place)) {
                @match row.games {
                    0 => { (language.label("list-of-decisions")) " · " (day(language, live.list.day)) },
                    _ => (unbroken(&language.say("pp-live-games", &facts))),
                }
            } }
        }
    }
}

/// The best published rating, on the first list that had it, and the best of the last twelve months where that is another.
fn best(visit: &Visit, history: &SeriesHistory) -> Markup {
    let language = visit.language;
    let since = history.official().and_then(|one| one.list.day.checked_sub(1.year()).ok());
    let ever = history.peak(None);
    let lately = since.and_then(|since| history.peak(Some(since)));
    let lately = lately.filter(|one| ever.is_some_and(|ever| ever.row.rating != one.row.rating));
    html! {
        @for (key, one) in [("pp-peak", ever), ("pp-peak-lately", lately)] {
            @if let Some((listed, rating)) = one.and_then(|one| Some((one, one.row.rating?))) {
                span.quiet {
                    (language.say_texts(key, &[("rating", rating.to_string())])) ", "
                    @if listed.row.period_games > 0 {
                        a href=(visit.to(&addresses::calculation(listed.row.person, &listed.list))) { (day(language, listed.list.day)) }
                    } @else { a href=(visit.to(&addresses::list(&listed.list))) { (day(language, listed.list.day)) } }
                }
            }
        }
    }
}

/// The last games, and how far the rating has come in a year.
fn form(language: Language, seen: &Seen, history: &SeriesHistory) -> Markup {
    let forms = seen.own.forms();
    let last = forms.iter().find(|one| one.series == history.series);
    html! {
        @if let Some(last) = last { span.quiet { (language.label("pp-form")) ": " (last_games(language, last)) } }
        @if let Some(told) = in_a_year(language, history) { span.quiet { (told) } }
    }
}

/// Of go: the grade to enter with, and grades that are still to be defended; of whoever has left the system, that it is the past.
fn entry(visit: &Visit, seen: &Seen, history: &SeriesHistory) -> Markup {
    if seen.page.is_outside_go {
        return html! { @if history.series == Series::Go { span.quiet { (visit.language.label("pp-left-go")) } } };
    }
    let row = history.official().map(|listed| DecidedNow::put_to(&seen.decided, &listed.row));
    let standing = row.and_then(|row| go_standing(&row).ok().flatten());
    html! {
        @for line in standing.iter().flat_map(|one| go_facts::standing(visit.language, one)) { span.quiet { (line) } }
    }
}

fn places(visit: &Visit, seen: &Seen, of: Series) -> Markup {
    let language = visit.language;
    // Among those of today nobody has a place who is not one of them.
    if of == Series::Go && seen.page.is_outside_go {
        return html! {};
    }
    let Some((_, spread, club)) = seen.spreads.iter().find(|(series, ..)| *series == of) else { return html! {} };
    let newest = seen.page.series.iter().find(|one| one.series == of).and_then(SeriesHistory::official);
    let Some(rating) = newest.and_then(|listed| listed.row.rating) else { return html! {} };
    let said = |key: &str, place: Place| {
        let facts = [("place", Fact::from(place.place as usize)), ("of", Fact::from(place.of as usize))];
        language.say(key, &[&facts[..], &[("country", Fact::Name(seen.page.person.country.clone()))]].concat())
    };
    html! {
        span.quiet { (said("pp-place", spread.place(rating))) }
        @if let Some(place) = spread.place_in_country(rating) { span.quiet { (said("pp-place-country", place)) } }
        @if let Some(place) = club { span.quiet { (said("pp-place-club", *place)) } }
        @for (_, groups) in seen.groups.iter().filter(|(series, _)| *series == of) { (groups::told(language, groups)) }
    }
}

/// On to the calculator with the player's own figures.
fn calculator(visit: &Visit, history: &SeriesHistory) -> Markup {
    let row = history.official().map(|listed| &listed.row).filter(|_| history.series != Series::Go);
    let known = row.and_then(|row| Some((row.rating?, row.k?)));
    html! {
        @if let Some((own, k)) = known {
            span.quiet {
                a href=(visit.to(&addresses::calculator_of(own, k))) { (visit.language.label("pp-calculator")) }
            }
        }
    }
}
