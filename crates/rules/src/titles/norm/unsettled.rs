//! What is in doubt about a judgment although it is made: readings that decide it, and editions known in part.

use super::answer::Norm;
use super::case::{Kind, NormCase, RoundResult};
use super::ground::Ground;
use crate::provision::Evidence;
use crate::titles::codes::finding;
use crate::titles::edition::{Edition, MostUnrated};
use arpad_model::{Finding, HalfPoints, Paragraph, Place, Severity};

/// Every doubt, in the order of the paragraphs.
pub fn doubts(edition: &Edition, case: &NormCase, norms: &[Norm]) -> Vec<Finding> {
    let warning = |at: Paragraph, code| Finding::new(Severity::Warning, at, Place::Everything, code);
    let mut found = Vec::new();
    if edition.is_in_part() {
        found.push(warning(Paragraph("0.2"), finding::EDITION_IN_PART).with("edition", edition.id.0));
    }
    let last = case.games.iter().find(|round| round.round == case.event.rounds);
    if last.is_some_and(|round| round.result == Some(RoundResult::Requested(HalfPoints(1)))) {
        // Two officers of the commission said so of earlier texts; that of 2024 does not (T-31).
        found.push(warning(edition.last_round.at, finding::HALF_BYE_LAST));
    }
    for norm in norms {
        let judged = &norm.judged;
        let title = norm.title.as_str();
        let is_short_of_foreigners =
            judged.failed.each().all(|ground| matches!(ground, Ground::Federations | Ground::Shares));
        if case.event.kind.is_short_team() && !norm.is_norm() && is_short_of_foreigners {
            // The Annex calls federations irrelevant here, the text does not (T-06).
            found.push(warning(edition.federations.at, finding::TEAM_FEDERATIONS).with("title", title));
        }
        if norm.hangs_on_raising {
            found.push(warning(edition.floor_after_drop.at, finding::HANGS_ON_RAISING).with("title", title));
        }
        if norm.is_norm() && is_over(edition.most_unrated.value, judged.unrated, judged.games) {
            let doubt = warning(edition.most_unrated.at, finding::MANY_UNRATED);
            found.push(doubt.with("title", title).with("unrated", judged.unrated));
        }
        if !norm.is_searched_whole {
            found.push(warning(edition.wins.at, finding::SEARCH_CUT).with("title", title));
        }
    }
    if matches!(case.event.kind, Kind::NationalFinal | Kind::Zonal) && case.event.federation.is_none() {
        found.push(warning(edition.federations.at, finding::HOST_UNSAID));
    }
    found
}

fn is_over(most: MostUnrated, unrated: u16, games: u16) -> bool {
    match most {
        MostUnrated::NotStated => false,
        MostUnrated::OneIn(one_in) => unrated * u16::from(one_in) > games,
        MostUnrated::OfNine(most) => unrated > u16::from(most),
        // Whether there is a bound is not known, so any is told.
        MostUnrated::NotKnown => unrated > 0,
    }
}

impl Edition {
    /// Provisions of it are taken from another edition by analogy.
    pub fn is_in_part(&self) -> bool {
        matches!(self.least_games.evidence, Evidence::Open(_))
    }
}
