//! What waits and what goes on: today, one received file, a month, titles, an arbiter.

use super::asked::Asked;
use crate::answer::arbiter::ArbiterDossier;
use crate::answer::desk::{DeskMonth, DeskReport, DeskToday};
use crate::answer::schema::value;
use crate::answer::title_worklist::TitleWorklist;
use crate::answer::unusual::Unusual;
use crate::web::desk::kept::Kept;
use arpad_model::{PersonId, Series, SubmissionId, SubmissionState};
use arpad_office::access::OFFICE;
use arpad_office::acts::accept::foresee;
use arpad_office::acts::desk::OfficeError;
use arpad_office::intake::identify::Line;
use arpad_office::intake::open::open;
use arpad_office::views::arbiter_dossier::arbiter_dossier;
use arpad_office::views::beside::beside;
use arpad_office::views::records;
use arpad_registry::Reader;
use serde_json::Value;

pub(super) fn today(store: &mut Reader<'_>, kept: &Kept, asked: &Asked) -> Result<Option<Value>, OfficeError> {
    Ok(Some(value(&DeskToday::of(&kept.today(store, asked.today)?))))
}

/// Of another's file an arbiter does not even learn that it is there.
pub(super) fn report(store: &mut Reader<'_>, _: &Kept, asked: &Asked) -> Result<Option<Value>, OfficeError> {
    let Some(id) = asked.id else { return Ok(None) };
    let found = records::submission(store, SubmissionId(id))?;
    let is_seen = |by: &str| asked.who.sees(OFFICE) || by == asked.who.name();
    let Some(file) = found.filter(|file| is_seen(&file.by_whom)) else { return Ok(None) };
    let opened = match open(store, file.id) {
        Ok(opened) => opened,
        Err(OfficeError::Refused(refusal)) => {
            return Ok(Some(value(&DeskReport::of(&file, None, (&[], &refusal.notices)))));
        }
        Err(other) => return Err(other),
    };
    let is_open = matches!(file.state, SubmissionState::Received | SubmissionState::Questions);
    let findings = match is_open.then(|| foresee(store, &opened)) {
        Some(Ok(findings)) => findings,
        // What has to be said first is told by accepting it.
        None | Some(Err(OfficeError::Refused(_))) => Vec::new(),
        Some(Err(other)) => return Err(other),
    };
    let mut meant = beside(store, &opened)?;
    // Whoever is not of the office is told who was found, and nothing that the register has of others.
    if !asked.who.sees(OFFICE) {
        for (line, meant) in opened.lines.iter().zip(&mut meant) {
            meant.retain(|_| matches!(line, Line::Known(_)));
            meant.iter_mut().for_each(|one| one.rating = None);
        }
    }
    let said = (&findings[..], &opened.reported.notices[..]);
    Ok(Some(value(&DeskReport::of(&file, Some((&opened, &meant)), said))))
}

pub(super) fn month(store: &mut Reader<'_>, kept: &Kept, asked: &Asked) -> Result<Option<Value>, OfficeError> {
    let (Some(series), Some(day)) = (asked.series(), asked.month()) else { return Ok(None) };
    let day = (series != Series::Go).then_some(day);
    match kept.checklist(store, series, day)? {
        Ok(list) => Ok(Some(value(&DeskMonth::of(&list)))),
        Err(refusal) => Err((*refusal).clone().into()),
    }
}

/// What is out of the ordinary in a chess month; go has none.
pub(super) fn unusual(store: &mut Reader<'_>, kept: &Kept, asked: &Asked) -> Result<Option<Value>, OfficeError> {
    let (Some(Series::Chess(tempo)), Some(day)) = (asked.series(), asked.month()) else { return Ok(None) };
    match kept.unusual(store, tempo, day)? {
        Ok(found) => Ok(Some(value(&Unusual::of(&found)))),
        Err(refusal) => Err((*refusal).clone().into()),
    }
}

/// Who may apply for a title.
pub(super) fn titles(store: &mut Reader<'_>, kept: &Kept, asked: &Asked) -> Result<Option<Value>, OfficeError> {
    Ok(kept.worklist(store, asked.today)?.map(|found| value(&TitleWorklist::of(&found))))
}

/// An arbiter whole.
pub(super) fn arbiter(store: &mut Reader<'_>, _: &Kept, asked: &Asked) -> Result<Option<Value>, OfficeError> {
    let Some(id) = asked.id else { return Ok(None) };
    Ok(Some(value(&ArbiterDossier::of(&arbiter_dossier(store, PersonId(id), asked.today)?))))
}
