//! What the law looks at beside the games: what the report says, and what the register knows of the event.

use super::Rulings;
use crate::lists::reading::Reading;
use arpad_model::{Circumstances, Hybrid, Official, RegisteredTournament, Series};
use arpad_rules::chess::tempo::tempo_of;

/// The circumstances of an event, as the law meets them.
pub(super) fn circumstances(
    event: &RegisteredTournament,
    reported: &Circumstances,
    rulings: &Rulings,
) -> Circumstances {
    let facts = &event.facts;
    let registered = facts.registered.or(event.announced);
    let is_abroad = |territory: &&String| {
        !territory.is_empty() && !rulings.home.is_empty() && !territory.eq_ignore_ascii_case(&rulings.home)
    };
    // Accepted for another series, it was not played as it was announced.
    let announced = facts.time_control.as_ref().filter(|one| event.series == Series::Chess(tempo_of(one)));
    let is_second = rulings.reading == Reading::Second;
    let hybrid = Hybrid { approved: !facts.approved_by.is_empty(), pgn: facts.pgn.is_some() };
    Circumstances {
        registered,
        // The first reading asked nobody, and what it accepted stays accepted.
        unregistered: is_second && registered.is_none(),
        abroad: Some(&facts.territory).filter(|_| is_second).filter(is_abroad).cloned(),
        not_rated: Some(&facts.not_rated).filter(|told| !told.is_empty()).cloned(),
        // An announcement is that word.
        rated_unsaid: is_second && facts.rated.is_empty() && event.announced.is_none(),
        reported: event.reported,
        time_control: reported.time_control.clone().or_else(|| announced.cloned()),
        rounds_per_day: facts.rounds_per_day.or(reported.rounds_per_day),
        // A continent's event is official, but only FIDE's own may end on the eve of a list.
        official: reported.official || facts.official == Some(Official::Fide),
        norms: reported.norms || facts.norms,
        championship: facts.championship.or(reported.championship),
        hybrid: if facts.hybrid { Some(hybrid) } else { reported.hybrid },
        waivers: rulings.waivers_of(event.id),
        ..reported.clone()
    }
}
