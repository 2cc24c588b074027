//! The lines of a go report as the manager checks them: the grade somebody entered with, the one that his points give (§9 of
//! the regulation), and what the European database's list says of him.

use crate::acts::desk::OfficeError;
use crate::intake::egd_list::{OnEgdList, kept};
use crate::intake::identify::Line;
use crate::intake::open::Opened;
use crate::intake::read_report::Games;
use crate::lists::compute::Shelf;
use arpad_model::{Grade, Series};
use arpad_registry::tables::list_rows;
use arpad_registry::{Reader, ledger};
use arpad_rules::go::hungary::grades::entry_grade;

/// One line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GoLine {
    /// The grade in the file.
    pub entry: Option<Grade>,
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
    let in_force = Shelf::read(store, Series::Go, known)?.in_force(opened.reported.starts).map(|list| list.id);
    let list = kept(store)?;
    let entries = tournament.entry_grades();
    let mut lines = Vec::with_capacity(opened.lines.len());
    for (place, (line, sought)) in (0..).zip(opened.lines.iter().zip(&opened.reported.players)) {
        let row = match (line, in_force) {
            (Line::Known(person), Some(list)) => list_rows::get(store, list, *person)?,
            _ => None,
        };
        let points = row.and_then(|row| row.rating);
        let listed = list.as_ref().and_then(|list| list.of_line(sought));
        let is_same = |listed: &OnEgdList| {
            list.as_ref().is_some_and(|list| list.by_name(&sought.name, "").iter().any(|one| one.pin == listed.pin))
        };
        let is_other_name = listed.as_ref().is_some_and(|listed| !is_same(listed));
        let entry = entries.get(&place).copied();
        lines.push(GoLine { entry, points, due: points.map(entry_grade), listed, is_other_name });
    }
    Ok(lines)
}
