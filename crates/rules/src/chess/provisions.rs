//! An edition as a list of rows: for people, for programs, and to be compared with another edition.

use super::edition::*;
use crate::provision::{ProvisionRow, Value};
use arpad_model::HalfPoints;

impl Edition {
    /// Every provision, in the order of the regulation.
    pub fn provisions(&self) -> Vec<ProvisionRow> {
        // Taken apart by name, so that a new field cannot be forgotten here.
        let Edition {
            id: _,
            tempo: _,
            source: _,
            reading: _,
            cites: _,
            first_governed,
            registration,
            arbiter_licence,
            appeal_days,
            thinking_time,
            time_bound,
            first_control,
            day_limit,
            duration,
            unplayed,
            composition,
            incomplete_round_robin,
            decided_match,
            unrated_match,
            list_in_force,
            list_frequency,
            closing_days,
            official_until_eve,
            floor,
            first_games,
            pool_lists,
            delisting,
            inactive_after,
            percentage_tie,
            expected_score,
            first_event,
            first_rating,
            first_tie,
            below_floor,
            unrated_opponent,
            round_robin,
            newly_published,
            seed,
            mismatch,
            difference_cap,
            change_unit,
            k,
            k_limit,
            change_tie,
            told_rated,
            report,
            hybrid,
        } = self;
        vec![
            first_governed.row("first-governed", |value| match value {
                FirstGoverned::OnTheDay => Value::new("first-governed-on-the-day"),
                FirstGoverned::AfterTheDay => Value::new("first-governed-after-the-day"),
            }),
            registration.row("registration", registration_value),
            arbiter_licence.row("arbiter-licence", |value| match value {
                ArbiterLicence::NotStated => Value::new("not-stated"),
                ArbiterLicence::Everybody => Value::new("arbiters-licensed"),
            }),
            appeal_days.row("appeal-days", |days| Value::new("appeal-days").with("days", days)),
            thinking_time.row("thinking-time", thinking_time_value),
            time_bound.row("time-bound", |value| match value {
                TimeBound::Reached => Value::new("bound-reached"),
                TimeBound::Exceeded => Value::new("bound-exceeded"),
            }),
            first_control.row("first-control", |value| match value {
                FirstControl::NotStated => Value::new("not-stated"),
                FirstControl::Exactly(moves) => Value::new("moves").with("moves", moves),
                FirstControl::AtLeast(moves) => Value::new("at-least-moves").with("moves", moves),
            }),
            day_limit.row("day-limit", |value| match value {
                DayLimit::Hours(hours) => Value::new("hours").with("hours", hours),
                DayLimit::Rounds(rounds) => Value::new("rounds").with("rounds", rounds),
            }),
            duration.row("duration", |value| match value {
                Duration::NotStated => Value::new("not-stated"),
                Duration::AtMost(days) => Value::new("duration-at-most").with("days", days),
                Duration::MonthlyReportsAbove(days) => Value::new("duration-monthly-reports").with("days", days),
            }),
            unplayed.row("unplayed", |value| match value {
                Unplayed::NotCounted => Value::new("unplayed-not-counted"),
                Unplayed::NotCountedFairPlay => Value::new("unplayed-not-counted-fair-play"),
            }),
            composition.row("composition", |value| match value {
                Composition::Free => Value::new("composition-free"),
                Composition::ThirdRated { small } => Value::new("composition-third-rated").with("small", small),
            }),
            incomplete_round_robin.row("incomplete-round-robin", |value| match value {
                IncompleteRoundRobin::NoSpecialCase => Value::new("no-special-case"),
                IncompleteRoundRobin::AsSwiss => Value::new("as-swiss"),
            }),
            decided_match.row("decided-match", |value| match value {
                DecidedMatch::NotStated => Value::new("not-stated"),
                DecidedMatch::NotRated => Value::new("decided-match-not-rated"),
                DecidedMatch::NotRatedUnlessWaived => Value::new("decided-match-not-rated-unless-waived"),
            }),
            unrated_match.row("unrated-match", |value| match value {
                UnratedMatch::NoSpecialCase => Value::new("no-special-case"),
                UnratedMatch::NotRated => Value::new("unrated-match-not-rated"),
            }),
            list_in_force.row("list-in-force", |ListInForce::AtTournamentStart| Value::new("at-tournament-start")),
            list_frequency.row("list-frequency", |ListFrequency::Monthly| Value::new("monthly")),
            closing_days.row("closing-days", |days| Value::new("closing-days").with("days", days)),
            official_until_eve.row("official-until-eve", Value::yes_or_no),
            floor.row("floor", Value::number),
            first_games.row("first-games", Value::number),
            pool_lists.row("pool-lists", |lists| Value::new("lists").with("lists", lists)),
            delisting.row("delisting", |value| match value {
                Delisting::TakenOff => Value::new("delisting-taken-off"),
                Delisting::MarkedUnrated => Value::new("delisting-marked-unrated"),
            }),
            inactive_after.row("inactive-after", |lists| Value::new("inactive-after").with("lists", lists)),
            percentage_tie.row("percentage-tie", tie_value),
            expected_score.row("expected-score", |ExpectedScore::TableB| Value::new("table-b")),
            first_event.row("first-event", |FirstEvent { least_halves, later_least_games, .. }| {
                let value = match later_least_games {
                    0 => Value::new("first-event-later-all"),
                    games => Value::new("first-event-later-opponents").with("opponents", games),
                };
                value.with("score", HalfPoints(least_halves))
            }),
            first_event
                .row("first-event-points", |rule| match rule.points {
                    FirstEventPoints::Rated => Value::new("points-against-rated"),
                    FirstEventPoints::All => Value::new("points-against-all"),
                })
                .as_read("E-54"),
            first_rating.row("first-rating", |value| match value {
                FirstRatingMethod::Bonus { per_half_point } => {
                    Value::new("first-rating-bonus").with("per_half_point", per_half_point)
                }
                FirstRatingMethod::Hypothetical { opponents, rated, highest } => {
                    let value = Value::new("first-rating-hypothetical").with("opponents", opponents);
                    value.with("rated", rated).with("highest", highest)
                }
            }),
            first_tie.row("first-tie", tie_value),
            below_floor.row("below-floor", |value| match value {
                BelowFloor::Disregarded => Value::new("below-floor-disregarded"),
                BelowFloor::NotPublished => Value::new("below-floor-not-published"),
            }),
            unrated_opponent
                .row("unrated-opponent", |UnratedOpponent::NotRated| Value::new("unrated-opponent-not-rated")),
            round_robin.row("round-robin", |value| match value {
                RoundRobinMethod::NoSpecialCase => Value::new("no-special-case"),
                RoundRobinMethod::Computed { passes, .. } => {
                    Value::new("round-robin-computed").with("passes", i64::from(passes))
                }
            }),
            match round_robin.value {
                RoundRobinMethod::NoSpecialCase => {
                    round_robin.row("round-robin-pooled", |_| Value::new("no-special-case"))
                }
                RoundRobinMethod::Computed { pooled, .. } => round_robin
                    .row("round-robin-pooled", |_| match pooled {
                        PooledAt::Average => Value::new("pooled-at-average"),
                        PooledAt::Opponents => Value::new("pooled-at-opponents"),
                    })
                    .as_read("E-22"),
            },
            newly_published.row("newly-published", |NewlyPublished::OwnCurrentOpponentsUnrated| {
                Value::new("newly-published-own-current")
            }),
            seed.row("seed", |value| match value {
                Seed::None => Value::new("none"),
                Seed::StandardRating => Value::new("seed-standard-rating"),
            }),
            mismatch.row("mismatch", |value| match value {
                Mismatch::Rated => Value::new("mismatch-rated"),
                Mismatch::NotRated { from, above } => {
                    Value::new("mismatch-not-rated").with("from", from).with("above", above)
                }
            }),
            difference_cap.row("difference-cap", |value| match value {
                DifferenceCap::Always => Value::new("cap-always").with("limit", DifferenceCap::LIMIT),
                DifferenceCap::OneUpgrade { above: CapAbove::Always } => {
                    Value::new("cap-one-upgrade").with("limit", DifferenceCap::LIMIT)
                }
                DifferenceCap::OneUpgrade { above: CapAbove::Once } => {
                    Value::new("cap-once").with("limit", DifferenceCap::LIMIT)
                }
                DifferenceCap::BelowBound(bound) => {
                    Value::new("cap-below-bound").with("limit", DifferenceCap::LIMIT).with("bound", bound)
                }
            }),
            change_unit.row("change-unit", |value| match value {
                ChangeUnit::Period => Value::new("whole-period"),
                ChangeUnit::Tournament => Value::new("each-tournament"),
            }),
            k.row("k", k_value),
            k.row("k-day", |rule| match rule.day {
                KDay::EventStart => Value::new("k-day-event-start"),
                KDay::List => Value::new("k-day-list"),
            }),
            k.row("k-new-games", |rule| match rule.new_by {
                NewGamesBy::Event => Value::new("k-new-games-by-event"),
                NewGamesBy::List => Value::new("k-new-games-by-list"),
            }),
            k_limit.row("k-limit", |value| match value {
                None => Value::new("none"),
                Some(limit) => Value::new("k-limit").with("limit", limit),
            }),
            change_tie.row("change-tie", tie_value),
            told_rated.row("told-rated", |value| match value {
                ToldRated::UnlessToldOtherwise => Value::new("rated-unless-told-otherwise"),
                ToldRated::Expressly => Value::new("rated-expressly"),
            }),
            report.row("report", |value| match value {
                ReportDeadline::NotStated => Value::new("not-stated"),
                ReportDeadline::Days { arbiter, upload } => {
                    Value::new("report-days").with("arbiter", arbiter).with("upload", upload)
                }
                ReportDeadline::ForList { grace, last } => {
                    Value::new("report-for-list").with("grace", grace).with("last", last)
                }
            }),
            hybrid.row("hybrid", |value| match value {
                HybridRule::NotProvided => Value::new("hybrid-not-provided"),
                HybridRule::ApprovedWithPgn => Value::new("hybrid-approved-with-pgn"),
            }),
        ]
    }
}

fn registration_value(value: Registration) -> Value {
    match value {
        Registration::NotStated => Value::new("not-stated"),
        Registration::Norms { ordinary, norms } if ordinary == norms => Value::new("days").with("days", ordinary),
        Registration::Norms { ordinary, norms } => {
            Value::new("registration-norms").with("ordinary", ordinary).with("norms", norms)
        }
        Registration::Strength { ordinary, strong, above, women_above } => {
            let value = Value::new("registration-strength").with("ordinary", ordinary).with("strong", strong);
            value.with("above", above).with("women_above", women_above)
        }
    }
}

fn thinking_time_value(value: ThinkingTime) -> Value {
    match value {
        ThinkingTime::PerTournament { top, middle } => {
            Value::new("thinking-time-per-tournament").with("top", top).with("middle", middle)
        }
        ThinkingTime::PerGame { top, middle } => {
            Value::new("thinking-time-per-game").with("top", top).with("middle", middle)
        }
        ThinkingTime::Band { over, under, inclusive } => {
            let value = if inclusive {
                Value::new("thinking-time-over-at-most")
            } else {
                Value::new("thinking-time-over-less-than")
            };
            value.with("over", over).with("under", under)
        }
    }
}

fn tie_value(value: Tie) -> Value {
    match value {
        Tie::Up => Value::new("half-up"),
        Tie::AwayFromZero => Value::new("half-away"),
    }
}

fn k_value(rule: KRule) -> Value {
    let KRule { new, new_games, normal, strong, strong_from, junior, junior_below, junior_until, .. } = rule;
    let value = match (junior_until, rule.junior_bounded) {
        (JuniorUntil::Birthday18, true) => Value::new("k-junior-to-birthday-18"),
        (JuniorUntil::EndOfYear18, true) => Value::new("k-junior-to-end-of-year-18"),
        // The bound stays in the text, and ends nothing.
        (_, false) => Value::new("k-junior-by-age-alone"),
    };
    value
        .with("strong", strong)
        .with("strong_from", strong_from)
        .with("junior", junior)
        .with("junior_below", junior_below)
        .with("new", new)
        .with("new_games", new_games)
        .with("normal", normal)
}
