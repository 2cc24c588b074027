//! Received files, and what was answered about their lines.

use crate::door::bulk::Bulk;
use crate::door::row::Row;
use crate::door::table::{bulk, places, select};
use crate::door::value::Value;
use crate::{Error, Reader, Writer};
use arpad_model::{BlobId, EntryId, PersonId, Submission, SubmissionId, SubmissionState, TournamentId};

const TABLE: &str = "submission";

macro_rules! submission {
    ($make:ident $($args:tt)*) => {
        $make! { submission [
            id INT8, blob INT8, file_name TEXT, format TEXT, moment TEXT, by_whom TEXT, tournament INT8,
            state TEXT, because TEXT, entry INT8
        ] $($args)* }
    };
}

submission!(places);

const BULK: Bulk = submission!(bulk);

/// The number the next file gets.
pub fn next(store: &mut Reader<'_>) -> Result<SubmissionId, Error> {
    let highest = store.one("SELECT COALESCE(max(id), 0) FROM submission", &[], |row| row.number::<u32>(TABLE, 0))?;
    Ok(SubmissionId(highest.unwrap_or(0) + 1))
}

/// Enters a file.
pub fn insert(store: &mut Writer<'_>, submission: &Submission, entry: EntryId) -> Result<(), Error> {
    store.execute(BULK.insert, &values(submission, entry))?;
    Ok(())
}

/// Enters many.
pub fn insert_all(store: &mut Writer<'_>, submissions: &[(Submission, EntryId)]) -> Result<(), Error> {
    store.bulk(&BULK, |sink| submissions.iter().try_for_each(|(one, entry)| sink.row(&values(one, *entry))))
}

fn values(submission: &Submission, entry: EntryId) -> [Value<'_>; 10] {
    [
        submission.id.0.into(),
        submission.blob.into(),
        (&submission.file_name).into(),
        (&submission.format).into(),
        submission.moment.into(),
        (&submission.by_whom).into(),
        submission.tournament.map(|tournament| tournament.0).into(),
        submission.state.as_str().into(),
        (&submission.because).into(),
        entry.into(),
    ]
}

/// Says how far a file has come.
pub fn set_state(
    store: &mut Writer<'_>,
    id: SubmissionId,
    state: SubmissionState,
    because: &str,
    entry: EntryId,
) -> Result<(), Error> {
    store.execute(
        "UPDATE submission SET state = ?2, because = ?3, entry = ?4 WHERE id = ?1",
        &[id.0.into(), state.as_str().into(), because.into(), entry.into()],
    )?;
    Ok(())
}

/// One file.
pub fn get(store: &mut Reader<'_>, id: SubmissionId) -> Result<Option<Submission>, Error> {
    store.one(submission!(select "id = ?1"), &[id.0.into()], read)
}

/// The file that brought these bytes last.
pub fn by_blob(store: &mut Reader<'_>, blob: BlobId) -> Result<Option<Submission>, Error> {
    store.one(submission!(select "blob = ?1 ORDER BY id DESC LIMIT 1"), &[blob.into()], read)
}

/// All files of an event, oldest first.
pub fn of_tournament(store: &mut Reader<'_>, tournament: TournamentId) -> Result<Vec<Submission>, Error> {
    store.all(submission!(select "tournament = ?1 ORDER BY id"), &[tournament.0.into()], read)
}

/// A stretch of all files, newest first; `state` empty = all.
pub fn newest(store: &mut Reader<'_>, state: Option<SubmissionState>, most: u32) -> Result<Vec<Submission>, Error> {
    match state {
        Some(state) => store.all(
            submission!(select "state = ?1 ORDER BY id DESC LIMIT ?2"),
            &[state.as_str().into(), most.into()],
            read,
        ),
        None => store.all(submission!(select "id > 0 ORDER BY id DESC LIMIT ?1"), &[most.into()], read),
    }
}

pub(super) fn read(row: &Row<'_>) -> Result<Submission, Error> {
    Ok(Submission {
        id: SubmissionId(row.number(TABLE, at::id)?),
        blob: BlobId(row.int(at::blob)?),
        file_name: row.text(at::file_name)?,
        format: row.text(at::format)?,
        moment: row.name(TABLE, at::moment)?,
        by_whom: row.text(at::by_whom)?,
        tournament: row.opt_number(TABLE, at::tournament)?.map(TournamentId),
        state: row.name(TABLE, at::state)?,
        because: row.text(at::because)?,
    })
}

/// Who a line in doubt is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The line of the report, from 0.
    pub line: u32,
    /// A registered person; none = somebody who is not in the register yet.
    pub person: Option<PersonId>,
}

/// Keeps an answer; a later one takes the place of an earlier one.
pub fn put_answer(
    store: &mut Writer<'_>,
    submission: SubmissionId,
    answer: Answer,
    entry: EntryId,
) -> Result<(), Error> {
    store.execute(
        "INSERT INTO answer (submission, line, person, entry) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (submission, line) DO UPDATE SET person = excluded.person, entry = excluded.entry",
        &[submission.0.into(), answer.line.into(), answer.person.map(|person| person.0).into(), entry.into()],
    )?;
    Ok(())
}

/// Takes an answer back: the line is as nobody had said anything.
pub fn remove_answer(store: &mut Writer<'_>, submission: SubmissionId, line: u32) -> Result<(), Error> {
    let row = [submission.0.into(), line.into()];
    store.execute("DELETE FROM answer WHERE submission = ?1 AND line = ?2", &row)?;
    Ok(())
}

/// A file's answers by line.
pub fn answers(store: &mut Reader<'_>, submission: SubmissionId) -> Result<Vec<Answer>, Error> {
    const SQL: &str = "SELECT line, person FROM answer WHERE submission = ?1 ORDER BY line";
    store.all(SQL, &[submission.0.into()], |row| {
        Ok(Answer { line: row.number("answer", 0)?, person: row.opt_number("answer", 1)?.map(PersonId) })
    })
}
