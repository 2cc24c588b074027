//! A go tournament as the law meets it: what its report says, what was announced, and what was stated or decided since.

use super::{Rulings, go_edition};
use crate::intake::events::tournament_of;
use crate::intake::identify::Line;
use crate::intake::read_report::Games;
use crate::intake::roster::waiting_file;
use crate::lists::{Decided, OneGame};
use crate::refusal::{OfficeError, code};
use arpad_model::{
    GoFacts, GoGame, GoTournament, Importance, PersonId, RegisteredTournament, Series, SubmissionId, TournamentId,
};
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::reports;
use arpad_registry::{Reader, ledger};
use arpad_rules::go::hungary::check::{clear_multiplier, columns_disagree};
use jiff::civil::Date;

/// Puts what was stated and decided about an event to what its report says. `place` finds a player of the report.
pub(super) fn settle(
    tournament: &mut GoTournament,
    event: &RegisteredTournament,
    rulings: &Rulings,
    place: &dyn Fn(PersonId) -> Option<u32>,
) {
    let facts = stated(event, rulings);
    tournament.time = facts.time.or(tournament.time);
    tournament.board = facts.board.unwrap_or(tournament.board);
    tournament.even = facts.even.or(tournament.even);
    tournament.international = facts.international.or(tournament.international);
    tournament.importance = facts.importance.unwrap_or_else(|| std::mem::take(&mut tournament.importance));
    for (_, decided) in &rulings.go {
        match decided {
            Decided::Multiplier { tournament: of, multiplier, .. } if *of == event.id => {
                tournament.multiplier = Some(*multiplier);
            }
            Decided::Importance { tournament: of, importance } if *of == event.id => {
                tournament.importance = importance.iter().filter_map(|kind| Importance::parse(kind)).collect();
            }
            Decided::Parts { tournament: of, parts } if *of == event.id => tournament.parts = Some(parts.clone()),
            Decided::Allowed { tournament: of, game: None, allowance } if *of == event.id => {
                tournament.allowed.push((None, *allowance));
            }
            Decided::Allowed { tournament: of, game: Some(game), allowance } if *of == event.id => {
                let found = position(tournament, game, place);
                tournament.allowed.extend(found.map(|found| (Some(found), *allowance)));
            }
            _ => {}
        }
    }
}

/// What was stated about an event: with its announcement, and since.
fn stated(event: &RegisteredTournament, rulings: &Rulings) -> GoFacts {
    let since = rulings.go.iter().filter_map(|(_, decided)| match decided {
        Decided::Event { tournament, facts, .. } if *tournament == event.id => Some(facts),
        _ => None,
    });
    since.fold(event.facts.go.clone(), |known, later| known.with(later))
}

fn position(tournament: &GoTournament, game: &OneGame, place: &dyn Fn(PersonId) -> Option<u32>) -> Option<usize> {
    let (black, white) = (place(game.black)?, place(game.white)?);
    tournament.games.iter().position(|one| is_of(one, game.round, (black, white)))
}

/// Whether a game is that of a round with this Black and this White; where nobody knows the colors, either way round.
pub(crate) fn is_of(game: &GoGame, round: u16, (black, white): (u32, u32)) -> bool {
    let met = (game.black, game.white);
    game.round == round && (met == (black, Some(white)) || game.uncolored && met == (white, Some(black)))
}

/// A go tournament of which a report has come, accepted or not.
pub(crate) struct Reported {
    /// As the law meets it; players are lines of the report.
    pub tournament: GoTournament,
    /// C as the tables give it; none where they leave it unclear.
    pub clear: Option<u32>,
    /// The columns of table 2 give two categories, so that the committee may well set C (§6(2)).
    pub columns_disagree: bool,
    /// Who its lines are; of whom it is not known yet has a number that nobody has.
    pub persons: Vec<PersonId>,
}

/// The tournament of an event as it stands now; none before a report has come.
pub(crate) fn reported(store: &mut Reader<'_>, id: TournamentId) -> Result<Option<Reported>, OfficeError> {
    let event = tournament_of(store, id)?;
    let known = ledger::head(store)?.0.next();
    let (mut tournament, persons, file) = match reports::known(store, id, known)? {
        Some(Report::Go { tournament, persons, .. }) => (tournament, persons, None),
        Some(Report::Chess { .. }) => return Ok(None),
        None => match in_file(store, id)? {
            Some((tournament, persons, file)) => (tournament, persons, Some(file)),
            None => return Ok(None),
        },
    };
    let mut rulings = Rulings::read(store, known, Series::Go, None, Date::MAX)?;
    if let Some(file) = file {
        rulings.seat(file, &persons);
    }
    let place = |person: PersonId| persons.iter().position(|one| *one == person).map(|line| line as u32);
    settle(&mut tournament, &event, &rulings, &place);
    let edition = match go_edition(store, event.starts) {
        // Of the time before the regulation there are no tables to look into.
        Err(OfficeError::Refused(refusal)) if refusal.code == code::GO_NOT_IN_FORCE => None,
        edition => Some(edition?),
    };
    let clear = edition.as_ref().and_then(|edition| clear_multiplier(edition, &tournament));
    let columns_disagree = edition.as_ref().is_some_and(|edition| columns_disagree(edition, &tournament));
    Ok(Some(Reported { tournament, clear, columns_disagree, persons }))
}

/// A tournament, who its lines are, and the file they stand in.
type InFile = (GoTournament, Vec<PersonId>, SubmissionId);

/// The tournament in the newest file that waits to be accepted, and who its lines are.
fn in_file(store: &mut Reader<'_>, id: TournamentId) -> Result<Option<InFile>, OfficeError> {
    let Some(opened) = waiting_file(store, id)? else { return Ok(None) };
    // Lines that nobody is yet have numbers that nobody has.
    let person = |(line, at): (&Line, u32)| match line {
        Line::Known(person) => *person,
        _ => PersonId(u32::MAX - at),
    };
    let persons = opened.lines.iter().zip(0..).map(person).collect();
    Ok(match opened.reported.event {
        Games::Go(tournament, _) => Some((*tournament, persons, opened.submission.id)),
        Games::Chess(_) => None,
    })
}
