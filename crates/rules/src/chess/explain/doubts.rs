//! What remains in doubt after the calculation: facts assumed, ties decided by a rule that is not established, round
//! robins that could not be computed as such.

use super::Calculation;
use crate::chess::codes::finding;
use crate::chess::edition::{Edition, JuniorUntil};
use crate::chess::k_factor::KGround;
use crate::chess::kernel::trace::AsSwiss;
use crate::chess::rated::PlayerResult;
use crate::provision::Evidence;
use crate::rounding::is_tie;
use arpad_model::{Birth, Finding, Place, Severity};

pub(super) fn findings(calculation: &Calculation<'_>, players: &[PlayerResult]) -> Vec<Finding> {
    let edition = calculation.law.list;
    let mut findings = Vec::new();
    if calculation.period.list_date.day() != 1 {
        let finding =
            Finding::new(Severity::Warning, edition.list_frequency.at, Place::Everything, finding::LIST_NOT_MONTHLY);
        findings.push(finding.with("list", calculation.period.list_date));
    }
    for &(event, why) in &calculation.trace.as_swiss {
        let tournament = calculation.order[event as usize];
        let edition = calculation.events[event as usize].edition;
        let (paragraph, code) = match why {
            AsSwiss::Incomplete => (edition.incomplete_round_robin.at, finding::AS_SWISS_INCOMPLETE),
            AsSwiss::ScorelessNewcomer => (edition.first_event.at, finding::AS_SWISS_SCORELESS),
            AsSwiss::BelowFloor => (edition.below_floor.at, finding::AS_SWISS_BELOW_FLOOR),
            AsSwiss::NobodyRated => (edition.round_robin.at, finding::AS_SWISS_NOBODY_RATED),
        };
        findings.push(Finding::new(Severity::Note, paragraph, Place::Tournament(tournament), code));
    }
    for (position, result) in players.iter().enumerate() {
        findings.extend(of_player(calculation, edition, position, result));
    }
    if let Some(transition) = calculation.law.transition {
        let finding = Finding::new(Severity::Note, edition.change_unit.at, Place::Everything, finding::TRANSITION);
        findings.push(finding.with("transition", transition.id).with("list", transition.list_date));
    }
    findings
}

fn of_player(calculation: &Calculation<'_>, edition: &Edition, position: usize, result: &PlayerResult) -> Vec<Finding> {
    let place = Place::Player(position);
    let id = calculation.period.players[position].id.as_str();
    let finding = |severity, paragraph, code| Finding::new(severity, paragraph, place.clone(), code).with("player", id);
    let mut findings = Vec::new();
    let k = edition.k.value;
    if let (Some(used), true) = (result.k, result.games > 0 && result.before.is_some()) {
        let standing = &calculation.start.standings[position];
        if used.ground == KGround::Inferred {
            findings.push(
                finding(Severity::Warning, edition.k.at, finding::GAMES_UNKNOWN).with("k", i64::from(used.listed)),
            );
        }
        let by_birthday = k.junior_until == JuniorUntil::Birthday18;
        if let (true, Some(Birth::Year(year))) = (by_birthday, calculation.period.players[position].born)
            && used.ground == KGround::Junior
            && calculation.period.list_date.year() == year + 18
        {
            let finding = finding(Severity::Warning, edition.k.at, finding::BIRTH_YEAR_ONLY);
            findings.push(finding.with("k", i64::from(used.listed)));
        }
        let could_be_junior = standing.adult_from == 0 && (standing.peak < k.junior_below || !k.junior_bounded);
        if could_be_junior && matches!(used.ground, KGround::Normal | KGround::Inferred) {
            findings.push(
                finding(Severity::Warning, edition.k.at, finding::BIRTH_UNKNOWN).with("k", i64::from(used.listed)),
            );
        }
    }
    if let Some(before) = result.before
        && before.points() < edition.floor.value
    {
        let finding = finding(Severity::Warning, edition.floor.at, finding::LISTED_BELOW_FLOOR);
        findings.push(finding.with("rating", before).with("floor", edition.floor.value));
    }
    if let (Some(change), Evidence::Open(_)) = (result.change, edition.change_tie.evidence)
        && change.0 < 0
        && is_tie(change.0, 100)
    {
        findings.push(
            finding(Severity::Warning, edition.change_tie.at, finding::TIE_NOT_ESTABLISHED).with("change", change),
        );
    }
    if result.first.is_some_and(|first| first.percentage_tie) {
        findings.push(finding(Severity::Note, edition.percentage_tie.at, finding::PERCENTAGE_TIE));
    }
    findings
}
