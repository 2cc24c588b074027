//! An edition as a list of rows: for people, for programs, and to be compared with another edition.

use super::edition::*;
use crate::provision::ProvisionRow;

impl Edition {
    /// Every provision, in the order of the regulation.
    pub fn provisions(&self) -> Vec<ProvisionRow> {
        // Taken apart by name, so that a new field cannot be forgotten here.
        let Edition {
            id: _,
            tempo: _,
            source: _,
            registration,
            thinking_time,
            first_control,
            day_limit,
            duration,
            unplayed,
            composition,
            incomplete_round_robin,
            decided_match,
            unrated_match,
            list_in_force,
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
            report,
            hybrid,
        } = self;
        vec![
            registration.row("registration", registration_value),
            thinking_time.row("thinking-time", thinking_time_value),
            first_control.row("first-control", |value| match value {
                FirstControl::NotStated => "not stated".into(),
                FirstControl::Exactly(moves) => format!("{moves} moves"),
                FirstControl::AtLeast(moves) => format!("at least {moves} moves"),
            }),
            day_limit.row("day-limit", |value| match value {
                DayLimit::Hours(hours) => format!("{hours} hours"),
                DayLimit::Rounds(rounds) => format!("{rounds} rounds"),
            }),
            duration.row("duration", |value| match value {
                Duration::NotStated => "not stated".into(),
                Duration::AtMost(days) => format!("at most {days} days, team championships excepted"),
                Duration::MonthlyReportsAbove(days) => format!("monthly reports above {days} days"),
            }),
            unplayed.row("unplayed", |value| match value {
                Unplayed::NotCounted => "not counted".into(),
                Unplayed::NotCountedFairPlay => "not counted; force majeure and fair play excepted".into(),
            }),
            composition.row("composition", |value| match value {
                Composition::Free => "free".into(),
                Composition::ThirdRated => "a third rated; 4 of up to 10; double: 6 players, 4 rated; \
                     national championship: 3 rated men or 2 rated women"
                    .into(),
            }),
            incomplete_round_robin.row("incomplete-round-robin", |value| match value {
                IncompleteRoundRobin::NoSpecialCase => "no special case".into(),
                IncompleteRoundRobin::AsSwiss => "as a Swiss tournament".into(),
            }),
            decided_match.row("decided-match", |value| match value {
                DecidedMatch::NotStated => "not stated".into(),
                DecidedMatch::NotRated => "later games not rated".into(),
                DecidedMatch::NotRatedUnlessWaived => "later games not rated unless waived".into(),
            }),
            unrated_match.row("unrated-match", |value| match value {
                UnratedMatch::NoSpecialCase => "no special case".into(),
                UnratedMatch::NotRated => "not rated".into(),
            }),
            list_in_force.row("list-in-force", |ListInForce::AtTournamentStart| "at the tournament's start".into()),
            closing_days.row("closing-days", |days| format!("{days} days before the list")),
            official_until_eve.row("official-until-eve", |yes| if *yes { "yes".into() } else { "no".into() }),
            floor.row("floor", i16::to_string),
            first_games.row("first-games", u32::to_string),
            pool_lists.row("pool-lists", |lists| format!("{lists} lists")),
            delisting.row("delisting", |Delisting::UnratedFromNextList| "unrated from the next list".into()),
            inactive_after.row("inactive-after", |lists| format!("{lists} lists without a rated game")),
            percentage_tie.row("percentage-tie", tie_value),
            expected_score.row("expected-score", |ExpectedScore::TableB| "table b, game by game".into()),
            first_event.row("first-event", |value| {
                let least = arpad_model::HalfPoints(value.least_halves);
                match value.later_least_games {
                    0 => format!("at least {least} points; later events all count"),
                    games => format!("at least {least} points; later events at least {games} rated opponents"),
                }
            }),
            first_rating.row("first-rating", |value| match value {
                FirstRatingMethod::Bonus { per_half_point } => {
                    format!("average + {per_half_point} per half point above 50 %, + dp below")
                }
                FirstRatingMethod::Hypothetical { opponents, rated, highest } => {
                    format!("average + dp with {opponents} drawn games against {rated}, at most {highest}")
                }
            }),
            first_tie.row("first-tie", tie_value),
            below_floor.row("below-floor", |value| match value {
                BelowFloor::Disregarded => "results disregarded".into(),
                BelowFloor::NotPublished => "not published, results kept".into(),
            }),
            unrated_opponent.row("unrated-opponent", |UnratedOpponent::NotRated| "not rated".into()),
            round_robin.row("round-robin", |value| match value {
                RoundRobinMethod::NoSpecialCase => "no special case".into(),
                RoundRobinMethod::Computed => "unrated players' ratings computed, one corrective pass".into(),
            }),
            newly_published.row("newly-published", |NewlyPublished::OwnCurrentOpponentsUnrated| {
                "own current rating; unrated to opponents".into()
            }),
            seed.row("seed", |value| match value {
                Seed::None => "none".into(),
                Seed::StandardRating => "standard rating".into(),
            }),
            mismatch.row("mismatch", |value| match value {
                Mismatch::Rated => "rated".into(),
                Mismatch::NotRated { from, above } => format!("not rated from {from} if a player is above {above}"),
            }),
            difference_cap.row("difference-cap", |value| match value {
                DifferenceCap::Always => "400, always".into(),
                DifferenceCap::OneUpgrade => "400, one upgrade per tournament".into(),
                DifferenceCap::BelowBound(bound) => format!("400 below {bound}, true difference from {bound}"),
            }),
            change_unit.row("change-unit", |ChangeUnit::Period| "the whole period".into()),
            k.row("k", k_value),
            k_limit.row("k-limit", |value| value.map_or("none".into(), |limit| format!("K x games at most {limit}"))),
            change_tie.row("change-tie", tie_value),
            report.row("report", |value| match value {
                ReportDeadline::NotStated => "not stated".into(),
                ReportDeadline::Days { arbiter, upload } => format!("arbiter {arbiter} days, upload {upload} days"),
                ReportDeadline::ForList { grace, last } => {
                    format!("list of its month, next if {grace} days or fewer remain, never after list {last}")
                }
            }),
            hybrid.row("hybrid", |value| match value {
                HybridRule::NotProvided => "not provided for".into(),
                HybridRule::ApprovedWithPgn => "with approval and PGN".into(),
            }),
        ]
    }
}

fn registration_value(value: &Registration) -> String {
    match value {
        Registration::NotStated => "not stated".into(),
        Registration::Norms { ordinary, norms } if ordinary == norms => format!("{ordinary} days"),
        Registration::Norms { ordinary, norms } => format!("{ordinary} days, for norms {norms}"),
        Registration::Strength { ordinary, strong, above, women_above } => {
            format!("{ordinary} days, {strong} with a player above {above} (women {women_above})")
        }
    }
}

fn thinking_time_value(value: &ThinkingTime) -> String {
    match value {
        ThinkingTime::PerTournament { top, middle } => {
            format!("120 minutes from {top}, 90 from {middle}, else 60; by the tournament's players")
        }
        ThinkingTime::PerGame { top, middle } => {
            format!("120 minutes from {top}, 90 from {middle}, else 60; by the game's players")
        }
        ThinkingTime::Band { over, under, inclusive } => {
            let upper = if *inclusive { "at most" } else { "less than" };
            format!("more than {over} and {upper} {under} minutes")
        }
    }
}

fn tie_value(value: &Tie) -> String {
    match value {
        Tie::Up => "half up".into(),
        Tie::AwayFromZero => "half away from zero".into(),
    }
}

fn k_value(rule: &KRule) -> String {
    let KRule { new, new_games, normal, strong, strong_from, junior, junior_below, junior_until } = rule;
    let until = match junior_until {
        JuniorUntil::Birthday18 => "the 18th birthday",
        JuniorUntil::EndOfYear18 => "the end of the year of the 18th birthday",
    };
    format!(
        "{strong} for ever from {strong_from}; {junior} to {until} while below {junior_below}; \
         {new} for the first {new_games} games; else {normal}"
    )
}
