//! Which lists a chess report counts for. Its time control says it; where that cannot be read, or an announcement says
//! otherwise, a person does. Nothing becomes standard because nobody said anything.

use crate::intake::read_report::{Games, Unidentified};
use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::{RegisteredTournament, Series, SubmissionId, Tempo, TournamentState};

/// The same report with its series settled, or the question. `stated` is what a person says.
pub(crate) fn settled(
    submission: SubmissionId,
    event: &RegisteredTournament,
    reported: Unidentified,
    stated: Option<Tempo>,
) -> Result<Unidentified, OfficeError> {
    let Games::Chess(_) = &reported.event else { return Ok(reported) };
    let refusal = |code| {
        let announced = event.announced.map_or("unannounced", |_| event.series.as_str());
        let refusal = Refusal::new(code).with("submission", submission).with("tournament", event.id);
        refusal.with("announced", announced).with("text", reported.time_control.as_str())
    };
    let series = match (stated, reported.tempo) {
        (Some(tempo), _) => Series::Chess(tempo),
        // A correction of what was accepted is of the same series.
        (None, None) if is_accepted(event) => event.series,
        (None, None) if reported.time_control.is_empty() => return Err(refusal(code::TEMPO_UNSAID).into()),
        (None, None) => return Err(refusal(code::TEMPO_UNREADABLE).into()),
        (None, Some(tempo)) if event.announced.is_some() && event.series != Series::Chess(tempo) => {
            return Err(refusal(code::TEMPO_OTHER).with("reported", tempo.as_str()).into());
        }
        (None, Some(tempo)) => Series::Chess(tempo),
    };
    if event.list.is_some() && event.series != series {
        let refusal = Refusal::new(code::TOURNAMENT_OTHER_SERIES).with("tournament", event.id);
        let refusal = refusal.with("announced", event.series.as_str());
        return Err(refusal.with("reported", series.as_str()).into());
    }
    Ok(counted_for(reported, series))
}

/// A report that counts for a series. A time control that says another tempo is not what was played with.
pub(crate) fn counted_for(mut reported: Unidentified, series: Series) -> Unidentified {
    if let (Games::Chess(tournament), Some(tempo)) = (&mut reported.event, reported.tempo)
        && Series::Chess(tempo) != series
    {
        tournament.circumstances.time_control = None;
    }
    Unidentified { series, ..reported }
}

fn is_accepted(event: &RegisteredTournament) -> bool {
    event.list.is_some() || matches!(event.state, TournamentState::Accepted | TournamentState::Rated)
}
