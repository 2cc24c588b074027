//! What can go wrong for a visitor, without telling more about the machine than he needs.

use super::upload::{MOST_MEGABYTES, Stop};
use arpad_codes::Kind;
use arpad_office::acts::desk::{OfficeError, Refusal};
use arpad_office::files::export::ExportError;
use arpad_office::views::public::Withheld;
use arpad_registry::{Error, Trouble};
use axum::http::StatusCode;

/// Why there is no page.
#[derive(Clone, Debug)]
pub(super) enum Problem {
    /// Nothing is there.
    Lost,
    /// Somebody who asked not to be shown.
    Withheld,
    /// The address or the form says something that cannot be.
    Wrong(String),
    /// He may not; or nobody has come in who might.
    Denied,
    /// A form that was not sent from a page of ours.
    Strange,
    /// A form from a page of ours of an earlier session; what was typed is kept.
    Stale,
    /// A password would go over the wire for anybody to read.
    Plain,
    /// The upload exceeds this many megabytes.
    TooLarge(usize),
    /// Too much to do at present, or this takes too long.
    Busy,
    /// The office refuses.
    Refused(Box<Refusal>),
    /// The register takes nothing: its disk is full, or can only be read. The words are for the log.
    Unwritten(String),
    /// The register does not answer at present, or is none that this program can use; the words are for the log.
    Away(String),
    /// A file that somebody wants finds no room while it is made: the folder for what passes is full, or not there.
    NoRoom(String),
    /// The machine failed; the words are for the log.
    Failed(String),
}

impl Problem {
    pub(super) fn status(&self) -> StatusCode {
        match self {
            Problem::Lost | Problem::Withheld => StatusCode::NOT_FOUND,
            Problem::Wrong(_) => StatusCode::BAD_REQUEST,
            Problem::Denied | Problem::Strange | Problem::Stale | Problem::Plain => StatusCode::FORBIDDEN,
            Problem::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::Busy | Problem::Unwritten(_) | Problem::NoRoom(_) | Problem::Away(_) => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            Problem::Refused(refusal) if refusal.code.kind() == Kind::Missing => StatusCode::NOT_FOUND,
            Problem::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Problem::Failed(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl From<OfficeError> for Problem {
    fn from(error: OfficeError) -> Self {
        match error {
            OfficeError::Refused(refusal) => Problem::Refused(refusal),
            OfficeError::Registry(error) => error.into(),
            other => Problem::Failed(other.to_string()),
        }
    }
}

impl From<Error> for Problem {
    fn from(error: Error) -> Self {
        // Whoever asks for what cannot be kept asks for nothing of ours.
        if matches!(error, Error::Nul) {
            return Problem::Wrong("U+0000".to_owned());
        }
        if matches!(error, Error::Busy) {
            return Problem::Busy;
        }
        match error.trouble() {
            Some(Trouble::Away) => Problem::Away(error.to_string()),
            Some(Trouble::Full | Trouble::ReadOnly) => Problem::Unwritten(error.to_string()),
            Some(Trouble::Scratch) => Problem::NoRoom(error.to_string()),
            _ => Problem::Failed(error.to_string()),
        }
    }
}

impl From<ExportError> for Problem {
    fn from(error: ExportError) -> Self {
        match error {
            ExportError::Io(error) => Problem::NoRoom(error.to_string()),
            other @ ExportError::Workbook(_) => Problem::Failed(other.to_string()),
        }
    }
}

impl From<Withheld> for Problem {
    fn from(Withheld: Withheld) -> Self {
        Problem::Withheld
    }
}

impl From<Stop> for Problem {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::Busy | Stop::Slow | Stop::OverTime | Stop::LongAnswer => Problem::Busy,
            Stop::TooLarge => Problem::TooLarge(MOST_MEGABYTES),
            Stop::NoRoom(what) => Problem::NoRoom(what),
            Stop::Failed(what) => Problem::Failed(what),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::ErrorKind;

    #[test]
    fn a_text_that_cannot_be_kept_is_a_fault_of_who_sent_it() {
        assert_eq!(Problem::from(OfficeError::Registry(Error::Nul)).status(), StatusCode::BAD_REQUEST);
    }

    #[test]
    fn a_full_disk_is_told_apart_from_a_fault_of_ours() {
        let told =
            |kind: ErrorKind| Problem::from(OfficeError::Registry(Error::Folder("arpad.db".into(), kind.into())));
        for kind in [ErrorKind::StorageFull, ErrorKind::ReadOnlyFilesystem] {
            assert!(matches!(told(kind), Problem::Unwritten(_)), "{kind}");
            assert_eq!(told(kind).status(), StatusCode::SERVICE_UNAVAILABLE);
        }
        assert_eq!(told(ErrorKind::Other).status(), StatusCode::INTERNAL_SERVER_ERROR);
        // Whoever stands before several sites asks another one.
        for away in [Error::Missing("x".into()), Error::Busy] {
            assert_eq!(Problem::from(away).status(), StatusCode::SERVICE_UNAVAILABLE);
        }
    }

    #[test]
    fn a_file_that_finds_no_room_may_be_asked_for_again() {
        let full = Problem::from(ExportError::Io(ErrorKind::StorageFull.into()));
        assert!(matches!(full, Problem::NoRoom(_)), "{full:?}");
        assert_eq!(full.status(), StatusCode::SERVICE_UNAVAILABLE);
        let undated = Problem::from(ExportError::Workbook(jiff::civil::date(1800, 1, 1)));
        assert_eq!(undated.status(), StatusCode::INTERNAL_SERVER_ERROR);
    }
}
