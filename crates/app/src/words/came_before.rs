//! How far a received file has come, and that its bytes came before. The register keeps that somebody was in doubt when the file
//! came; once everybody is known nobody waits to be identified, and what its sender took back was not turned away.

use super::Language;
use arpad_model::{Fact, Submission, SubmissionState};
use arpad_office::refusal::code;
use arpad_office::views::came_before::CameBefore;

/// The state of a file.
pub(crate) fn file_state(language: Language, file: &Submission, is_answered: bool) -> String {
    let key = match file.state {
        SubmissionState::Questions if is_answered => "answered",
        SubmissionState::Rejected if file.because == code::TAKEN_BACK.as_str() => "taken-back",
        state => state.as_str(),
    };
    language.label(&format!("desk-state-{key}"))
}

/// That a file came before, under the name it came with now.
pub(crate) fn came_before(language: Language, name: &str, before: &CameBefore) -> String {
    let state = file_state(language, &before.file, before.is_answered);
    let facts = [
        ("file", Fact::from(name)),
        ("date", Fact::from(before.received)),
        ("submission", Fact::from(before.file.id)),
        ("state", Fact::Name(state)),
    ];
    language.say("desk-seen-before", &facts)
}
