//! A file in the post: kept as it came, recognised if it came before, read, and put to its event.

use crate::acts::desk::{OfficeError, Refusal, Stamp, enact};
use crate::acts::enact::hex;
use crate::acts::{Act, SubmitAct};
use crate::intake::identify::{Line, identify};
use crate::intake::reported::{Reported, read_report};
use crate::register::matching::keys_of_text;
use arpad_model::{SubmissionId, TournamentId};
use arpad_registry::tables::{submissions, tournaments};
use arpad_registry::{Reader, Writer, blobs};
use jiff::civil::Date;

/// A file as it comes.
#[derive(Clone, Copy, Debug)]
pub struct Post<'a> {
    /// The name it came under.
    pub file_name: &'a str,
    /// Its bytes.
    pub bytes: &'a [u8],
    /// The day it came.
    pub received: Date,
    /// The event it reports, where the sender says so.
    pub tournament: Option<TournamentId>,
}

/// A received file.
#[derive(Clone, Debug)]
pub struct Received {
    /// Its number.
    pub submission: SubmissionId,
    /// The event it reports; none where it cannot be read as a report.
    pub tournament: Option<TournamentId>,
    /// The same bytes came before, under this number; nothing was done.
    pub seen_before: bool,
    /// What the file says.
    pub reported: Option<Reported>,
    /// Who its lines are.
    pub lines: Vec<Line>,
    /// Why it cannot be read as a report.
    pub unreadable: Option<Refusal>,
}

/// The largest file taken in; a tournament of ten thousand players is a tenth of it.
pub const LARGEST: usize = 32 << 20;

/// Takes in a file. Whatever it is, its bytes are kept.
pub fn receive(store: &mut Writer<'_>, stamp: &Stamp, post: &Post<'_>) -> Result<Received, OfficeError> {
    if post.bytes.len() > LARGEST {
        let refusal = Refusal::new("file-too-large").with("bytes", post.bytes.len()).with("most", LARGEST);
        return Err(refusal.into());
    }
    let hash = blobs::hash(post.bytes);
    if let Some(blob) = blobs::find(store, &hash)?
        && let Some(known) = submissions::by_blob(store, blob.id)?
    {
        return Ok(Received {
            submission: known.id,
            tournament: known.tournament,
            seen_before: true,
            reported: None,
            lines: Vec::new(),
            unreadable: None,
        });
    }
    let file_name = file_name(post.file_name);
    blobs::keep(store, post.bytes)?;
    let submission = submissions::next(store)?;
    let mut act = SubmitAct {
        submission,
        sha256: hex(&hash),
        file_name,
        tournament: None,
        received: post.received,
        questions: 0,
        unreadable: String::new(),
    };
    let (reported, lines, unreadable) = match read_report(post.bytes) {
        Ok(reported) => {
            let lines = identify(store, &reported, &[])?;
            act.questions = lines.iter().filter(|line| line.is_question()).count() as u32;
            act.tournament = Some(event_of(store, post, &reported)?);
            (Some(reported), lines, None)
        }
        Err(refusal) => {
            act.unreadable = refusal.code.to_owned();
            (None, Vec::new(), Some(refusal))
        }
    };
    let tournament = act.tournament;
    enact(store, stamp, &Act::Submit(act))?;
    Ok(Received { submission, tournament, seen_before: false, reported, lines, unreadable })
}

/// The event a report belongs to: the one named, else the one of the same series, first day and name, else a new one.
fn event_of(store: &mut Reader<'_>, post: &Post<'_>, reported: &Reported) -> Result<TournamentId, OfficeError> {
    if let Some(id) = post.tournament {
        let known = tournaments::get(store, id)?;
        let known = known.ok_or_else(|| Refusal::new("tournament-unknown").with("tournament", id))?;
        if known.series != reported.series {
            let refusal = Refusal::new("tournament-other-series").with("tournament", id);
            let refusal = refusal.with("announced", known.series.as_str());
            return Err(refusal.with("reported", reported.series.as_str()).into());
        }
        return Ok(id);
    }
    let name = keys_of_text(reported.name()).tokens;
    let same = tournaments::starting_on(store, reported.series, reported.starts)?
        .into_iter()
        .find(|known| keys_of_text(&known.name).tokens == name);
    match same {
        Some(known) => Ok(known.id),
        None => Ok(tournaments::next(store)?),
    }
}

/// The last part of a path, without what no file name should have.
pub(crate) fn file_name(path: &str) -> String {
    let name = path.rsplit(['/', '\\']).next().unwrap_or_default();
    name.chars().filter(|letter| !letter.is_control()).take(200).collect()
}
