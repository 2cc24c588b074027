//! Papers ("bizonylat") as the register has them: who plays for which club.

use super::clubs::standing_among;
use arpad_model::{ClubId, Paper, PaperKind, Person};
use arpad_registry::tables::{clubs, papers};
use arpad_registry::{Error, Reader};

/// The papers of a person under all numbers, in the order of the days they hold from. A club that became another is that one.
pub(crate) fn papers_of(store: &mut Reader<'_>, persons: &[Person]) -> Result<Vec<Paper>, Error> {
    let mut all = filed_papers_of(store, persons)?;
    let merged = clubs::merged(store)?;
    for club in all.iter_mut().flat_map(|paper| [&mut paper.club, &mut paper.other_club]) {
        *club = club.map(|club| standing_among(&merged, club));
    }
    Ok(all)
}

/// The same with the clubs they were filed with.
pub(crate) fn filed_papers_of(store: &mut Reader<'_>, persons: &[Person]) -> Result<Vec<Paper>, Error> {
    let mut all = Vec::new();
    for person in persons {
        all.extend(papers::of(store, person.id)?);
    }
    all.sort_by_key(|paper| (paper.day, paper.entry));
    Ok(all)
}

/// The club of a season: that of the licence, or the one a transfer led to while it held.
pub(crate) fn club_in(papers: &[Paper], season: &str) -> Option<ClubId> {
    let (mut club, mut holds) = (None, false);
    for paper in papers {
        match paper.kind {
            PaperKind::Licence => {
                holds = paper.season == season;
                club = if holds { paper.club } else { club };
            }
            PaperKind::Transfer if holds => club = paper.club,
            _ => {}
        }
    }
    club
}

/// Where somebody plays as a guest in a season.
pub(crate) fn guest_clubs(papers: &[Paper], season: &str) -> Vec<ClubId> {
    let is_guest = |paper: &&Paper| paper.kind == PaperKind::Guest && paper.season == season;
    papers.iter().filter(is_guest).filter_map(|paper| paper.club).collect()
}

/// The club of the last licence or transfer.
pub(crate) fn present_club(papers: &[Paper]) -> Option<ClubId> {
    let binds = |paper: &&Paper| matches!(paper.kind, PaperKind::Licence | PaperKind::Transfer);
    papers.iter().filter(binds).filter_map(|paper| paper.club).next_back()
}
