//! What a received file has to do with other files and events, in sentences that say what to do.

use super::values::days;
use crate::words::Language;
use arpad_model::{Fact, RegisteredTournament, Submission, SubmissionState};
use arpad_office::intake::kin::Kin;
use serde_json::{Value, json};

/// Each in its sentence. What keeps a file from being accepted is told with what else it waits for.
pub(super) fn kin_lines(language: Language, file: &Submission, kin: &Kin) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let own = Fact::from(file.tournament.map_or(0, |own| own.0));
    if let Some(first) = kin.sections.first() {
        let numbers: Vec<String> = kin.sections.iter().map(|one| one.event.id.to_string()).collect();
        let facts = [
            ("numbers", Fact::Name(numbers.join(", "))),
            ("common", Fact::from(kin.sections.iter().map(|one| one.common).max().unwrap_or(0))),
            ("own", own.clone()),
            ("submission", Fact::from(file.id.0)),
            ("tournament", Fact::from(first.event.id.0)),
        ];
        lines.push(language.say("desk-kin-section", &facts));
    }
    for other in &kin.files {
        let key = match (other.is_version, other.file.state) {
            (false, SubmissionState::Accepted) => "desk-kin-other-accepted",
            (false, _) => "desk-kin-other-players",
            (true, _) if other.file.id < file.id => "desk-kin-older",
            (true, _) => "desk-kin-newer",
        };
        let facts = [
            ("other", Fact::from(other.file.id.0)),
            ("common", Fact::from(other.common)),
            ("own", own.clone()),
            ("submission", Fact::from(file.id.0)),
        ];
        lines.push(language.say(key, &facts));
    }
    lines.extend(kin.announced.iter().map(|event| announced_line(language, file.id.0, event)));
    if let Some(twin) = kin.twin.as_ref().filter(|twin| !twin.is_accepted()) {
        let facts = [
            ("tournament", Fact::from(twin.event.id.0)),
            ("name", Fact::from(twin.event.name.as_str())),
            ("games", Fact::from(twin.games)),
            ("of", Fact::from(twin.of)),
        ];
        lines.push(language.say("desk-kin-twin", &facts));
    }
    lines
}

/// An announcement that may be meant.
pub(super) fn announced_line(language: Language, submission: u32, event: &RegisteredTournament) -> String {
    let facts = [
        ("tournament", Fact::from(event.id.0)),
        ("name", Fact::from(event.name.as_str())),
        ("days", Fact::Name(days(language, event.starts, event.ends))),
        ("submission", Fact::from(submission)),
    ];
    language.say("desk-kin-announced", &facts)
}

/// The same for programs.
pub(super) fn kin_json(kin: &Kin) -> Value {
    json!({
        "sections": kin.sections.iter()
            .map(|one| json!({"tournament": one.event.id.0, "common_players": one.common})).collect::<Vec<_>>(),
        "files": kin.files.iter().map(|one| json!({
            "submission": one.file.id.0, "common_players": one.common, "same_event": one.is_version,
        })).collect::<Vec<_>>(),
        "announced": kin.announced.iter().map(|event| event.id.0).collect::<Vec<_>>(),
        "same_games": kin.twin.as_ref().map(|twin| json!({
            "tournament": twin.event.id.0, "games": twin.games, "of": twin.of, "accepted": twin.is_accepted(),
        })),
    })
}
