//! A file that came, and one whose bytes came before, for programs.

use arpad_office::views::came_before::CameBefore;
use schemars::JsonSchema;
use serde::Serialize;

/// A file that came.
#[derive(Serialize, JsonSchema)]
pub struct Came {
    /// The name under which it came; in an archive behind that of the archive.
    pub file: String,
    /// Its number.
    pub submission: u32,
    /// Lines about which somebody must say who they are; none where it cannot be read as a report.
    pub questions: Option<u32>,
}

/// A file that came before: nothing was done about it.
#[derive(Serialize, JsonSchema)]
pub struct SeenBefore {
    /// The name under which it came now.
    file: String,
    /// The number under which it came before.
    submission: u32,
    /// The day it came.
    received: String,
    /// How far it has come.
    state: &'static str,
}

impl SeenBefore {
    /// Of a file, under its name now.
    pub fn of(file: &str, before: &CameBefore) -> Self {
        SeenBefore {
            file: file.to_owned(),
            submission: before.file.id.0,
            received: before.received.to_string(),
            state: before.file.state.as_str(),
        }
    }
}
