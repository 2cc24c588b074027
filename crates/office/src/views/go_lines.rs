//! The lines of a go report as the manager checks them: the grade somebody entered with, the one that his points give (§9 of
//! the regulation), and what the European database's list says of him.

use crate::acts::accept::listed_grades;
use crate::acts::desk::OfficeError;
use crate::intake::egd_list::{OnEgdList, kept};
use crate::intake::identify::Line;
use crate::intake::open::Opened;
use crate::intake::read_report::Games;
use crate::lists::compute::Shelf;
use arpad_model::{EntryId, Grade, Series, SubmissionState};
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::reports;
use arpad_registry::{Reader, ledger};
use arpad_rules::go::hungary::grades::entry_grade;

/// One line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GoLine {
    /// The grade in the file.
    pub entry: Option<Grade>,
    /// The grade in the file, where it has no place on the scale, as a professional's.
    pub professional: Option<String>,
    /// The file tells no grade: acceptance takes, or took, that of the European list.
    pub taken: Option<Grade>,
    /// The points of whoever it is, when the event began.
    pub points: Option<i32>,
    /// The grade of these points.
    pub due: Option<Grade>,
    /// Whom the European list has under the number, or as the only one of the name and country.
    pub listed: Option<OnEgdList>,
    /// The list has another name under the number.
    pub is_other_name: bool,
}

/// Line by line; nothing for chess.
pub fn go_lines(store: &mut Reader<'_>, opened: &Opened) -> Result<Vec<GoLine>, OfficeError> {
    let Games::Go(tournament, _) = &opened.reported.event else { return Ok(Vec::new()) };
    let known = ledger::head(store)?.0.next();
    let shelf = Shelf::read(store, Series::Go, known)?;
    let in_force = shelf.in_force(opened.reported.starts);
    let list = kept(store)?;
    let entries = tournament.entry_grades();
    let taken = taken(store, opened)?;
    let mut lines = Vec::with_capacity(opened.lines.len());
    for (place, (line, sought)) in (0..).zip(opened.lines.iter().zip(&opened.reported.players)) {
        let row = match (line, in_force) {
            (Line::Known(person), Some(list)) => shelf.rows_among(store, list, list.day, &[*person])?.pop(),
            _ => None,
        };
        let points = row.and_then(|row| row.rating);
        let listed = list.as_ref().and_then(|list| list.of_line(sought));
        let is_same = |listed: &OnEgdList| {
            list.as_ref().is_some_and(|list| list.by_name(&sought.name, "").iter().any(|one| one.pin == listed.pin))
        };
        let is_other_name = listed.as_ref().is_some_and(|listed| !is_same(listed));
        let entry = entries.get(&place).copied();
        let professional = tournament.professional.iter().find(|(of, _)| *of == place).map(|(_, grade)| grade.clone());
        let taken = taken.iter().find(|(of, _)| *of == place).map(|(_, grade)| *grade);
        lines.push(GoLine { entry, professional, taken, points, due: points.map(entry_grade), listed, is_other_name });
    }
    Ok(lines)
}

/// Grades that the file does not tell: those with which it was accepted, or would be.
fn taken(store: &mut Reader<'_>, opened: &Opened) -> Result<Vec<(u32, Grade)>, OfficeError> {
    let file = &opened.submission;
    if file.state != SubmissionState::Accepted {
        let listed = listed_grades(store, &opened.reported)?.into_iter();
        return Ok(listed.filter_map(|(line, grade)| Some((line, Grade::parse(&grade)?))).collect());
    }
    let report = match file.tournament {
        Some(event) => reports::known(store, event, EntryId::LAST)?,
        None => None,
    };
    let Some(Report::Go { tournament, .. }) = report else { return Ok(Vec::new()) };
    let entries = tournament.entry_grades();
    Ok(tournament.listed.iter().filter_map(|line| Some((*line, *entries.get(line)?))).collect())
}
