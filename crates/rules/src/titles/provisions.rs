//! Every provision of a title edition as a row, in the order of the regulation.

use super::edition::*;
use crate::provision::{ProvisionRow, Value};

impl Edition {
    /// Every provision, in the order of the regulation.
    #[rustfmt::skip]
    pub fn provisions(&self) -> Vec<ProvisionRow> {
        vec![
            self.in_force.row("title-in-force", |value| match value {
                InForce::WhenMet => Value::new("title-when-met"),
                InForce::WhenConfirmed => Value::new("title-when-confirmed"),
            }),
            self.registration_days.row("title-registration", |days| Value::new("days-before-start").with("days", days)),
            self.day_hours.row("title-day-hours", |hours| Value::new("hours").with("hours", hours)),
            self.day_rounds.row("title-day-rounds", |rounds| Value::new("rounds").with("rounds", rounds)),
            self.rate_of_play.row("title-rate-of-play", |value| established(value, |rate| match rate {
                RateOfPlay::SixtyMoves(minutes) => Value::new("minutes-for-sixty").with("minutes", minutes),
                RateOfPlay::NinetyAndThirty => Value::new("ninety-and-thirty"),
            })),
            self.single_round_days.row("single-round-days", |days| Value::new("single-round-days").with("days", days)),
            self.by_rating.row("titles-by-rating", |ByRating { ratings: [fm, cm, wfm, wcm], games, after }| {
                Value::new("titles-by-rating").with("fm", fm).with("cm", cm).with("wfm", wfm).with("wcm", wcm)
                    .with("games", games).with("after", after)
            }),
            self.least_games.row("norm-games", |games| Value::new("games").with("games", games)),
            self.team_games.row("norm-team-games", |games| Value::new("games").with("games", games)),
            self.world_cup.row("norm-world-cup", |WorldCup { least, credited }| {
                Value::new("games-credited-as").with("games", least).with("credited", credited)
            }),
            self.eight_of_nine.row("norm-eight-of-nine", |EightOfNine { credited, once }| {
                let value = if once { Value::new("eight-of-nine-once") } else { Value::new("eight-of-nine") };
                value.with("credited", credited)
            }),
            self.most_credited.row("norm-most-credited", |MostCredited { above, games }| {
                Value::new("most-credited").with("above", above).with("games", games)
            }),
            self.tail.row("norm-tail", Value::yes_or_no),
            self.wins.row("norm-wins-left-out", Value::yes_or_no),
            self.tail_and_wins.row("norm-tail-and-wins", Value::yes_or_no),
            self.last_round.row("norm-last-round", Value::yes_or_no),
            self.formats.row("title-formats", |value| established(value, |formats| match formats {
                Formats::Four => Value::new("formats-four"),
                Formats::WithScheveningen => Value::new("formats-scheveningen"),
            })),
            self.federations.row("norm-federations", Value::number),
            self.exemption.row("norm-exemption", |value| match value {
                Exemption::Whole => Value::new("exemption-whole"),
                Exemption::Federations => Value::new("exemption-federations"),
            }),
            self.large_swiss.row("norm-large-swiss", |LargeSwiss { foreigners, federations, titled, missed }| {
                let value = match missed {
                    Some(missed) => Value::new("large-swiss").with("missed", missed),
                    None => Value::new("large-swiss-any-round"),
                };
                value.with("foreigners", foreigners).with("federations", federations).with("titled", titled)
            }),
            self.shares.row("norm-shares", |Shares { own, one }| {
                let part = |(of, all): (i64, i64)| format!("{of}/{all}");
                Value::new("shares").with("own", part(own).as_str()).with("one", part(one).as_str())
            }),
            self.title_holders.row("norm-title-holders", |one_in| Value::new("one-in").with("one_in", one_in)),
            self.required_titles.row("norm-required-titles", |RequiredTitles { one_in, least }| {
                Value::new("one-in-at-least").with("one_in", one_in).with("least", least)
            }),
            self.double_round_robin.row("norm-double-round-robin", |value| established(value, |half| match half {
                DoubleRoundRobin::Half => Value::new("drr-half"),
                DoubleRoundRobin::Once => Value::new("drr-once"),
            })),
            self.floors.row("norm-floors", per_norm),
            self.floor_after_drop.row("norm-floor-after-drop", Value::yes_or_no),
            self.unrated.row("norm-unrated", Value::number),
            self.most_unrated.row("norm-most-unrated", |value| match value {
                MostUnrated::NotStated => Value::new("not-stated"),
                MostUnrated::OneIn(one_in) => Value::new("one-in").with("one_in", one_in),
                MostUnrated::OfNine(most) => Value::new("most-of-nine").with("most", most),
                MostUnrated::NotKnown => Value::new("not-established"),
            }),
            self.performance.row("norm-performance", per_norm),
            self.averages.row("norm-averages", per_norm),
            self.average_compared.row("norm-average-compared", compared),
            self.least_percentage.row("norm-least-percentage", |percent| Value::new("percent").with("percent", percent)),
            self.percentage_compared.row("norm-percentage-compared", compared),
            self.games_in_all.row("title-games-in-all", |games| Value::new("games").with("games", games)),
            self.ratings.row("title-ratings", per_norm),
            self.interim.row("title-interim", |value| match value {
                Interim::AsTheList => Value::new("interim-as-the-list"),
                Interim::Exact => Value::new("interim-exact"),
            }),
            self.old_norms.row("title-old-norms", |OldNorms { before, registered_by }| {
                Value::new("old-norms").with("before", before).with("registered", registered_by)
            }),
            self.listed_event.row("title-listed-event", |value| match value {
                ListedEvent::NotStated => Value::new("not-stated"),
                ListedEvent::LargeSwiss { after } => Value::new("listed-large-swiss").with("after", after),
                ListedEvent::Six { after } => Value::new("listed-six").with("after", after),
            }),
            self.meeting_days.row("title-meeting-days", |days| Value::new("days").with("days", days)),
            self.posted_days.row("title-posted-days", |value| {
                established(value, |days| Value::new("days").with("days", days))
            }),
        ]
    }
}

/// What is not established says so.
fn established<T>(value: Option<T>, said: impl FnOnce(T) -> Value) -> Value {
    value.map_or_else(|| Value::new("not-established"), said)
}

fn per_norm(PerNorm([gm, im, wgm, wim]): PerNorm<i16>) -> Value {
    Value::new("per-norm").with("gm", gm).with("im", im).with("wgm", wgm).with("wim", wim)
}

fn compared(value: Compared) -> Value {
    match value {
        Compared::Exact => Value::new("compared-exact"),
        Compared::Rounded => Value::new("compared-rounded"),
    }
}
