//! An accepted chess report as a file for FIDE's server: the file that came, with the numbers of the persons its lines were
//! found to be and with results that were corrected since.

use crate::files::from_trf::from_trf_as;
use crate::intake::events::{submission_of, tournament_of};
use crate::rating::rate_file::{FileKind, kind_of};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{numbers_of, persons_of, registered, standing_for};
use arpad_formats::encoding::Encoding;
use arpad_formats::notice::Notice;
use arpad_formats::trf::{self, Edition, Points, Reading, ResultCode, TournamentFile};
use arpad_model::{FideId, Game, Outcome, PersonId, TournamentId, TournamentState};
use arpad_registry::tables::packed::Report;
use arpad_registry::tables::reports;
use arpad_registry::{Reader, blobs, ledger};

/// A report to be sent on.
#[derive(Clone, Debug)]
pub struct ReportFile {
    /// The file, in UTF-8.
    pub text: String,
    /// Players without a FIDE number: line from 1, and name. FIDE's server asks for one.
    pub without_number: Vec<(u32, String)>,
    /// What the edition cannot say.
    pub notices: Vec<Notice>,
}

/// The report of an accepted tournament in an edition.
pub fn report_file(store: &mut Reader<'_>, id: TournamentId, edition: Edition) -> Result<ReportFile, OfficeError> {
    let event = tournament_of(store, id)?;
    let head = ledger::head(store)?.0;
    let accepted = matches!(event.state, TournamentState::Accepted | TournamentState::Rated);
    let report = reports::known(store, id, head)?.filter(|_| accepted);
    let (Some(report), Some(submission)) = (report, event.submission) else {
        let refusal = Refusal::new(code::TOURNAMENT_NOT_ACCEPTED).with("tournament", id);
        return Err(refusal.with("state", event.state.as_str()).into());
    };
    let bytes = submission_of(store, submission).map(|file| file.blob).map(|blob| blobs::bytes(store, blob))??;
    let Report::Chess { persons, tournament } = report else {
        return Err(Refusal::new(code::REPORT_NOT_TRF).with("tournament", id).into());
    };
    if kind_of(&bytes) != FileKind::Trf {
        return Err(Refusal::new(code::REPORT_NOT_TRF).with("tournament", id).into());
    }
    let (mut file, _) = trf::read(&bytes);
    file.encoding = Encoding::Utf8;
    correct_results(&mut file, &tournament.games);
    let mut without_number = Vec::new();
    for ((player, person), line) in file.players.iter_mut().zip(&persons).zip(1_u32..) {
        player.id = match fide_number(store, *person)? {
            Some(number) => number.to_string(),
            None => {
                without_number.push((line, player.name.trim().to_owned()));
                String::new()
            }
        };
    }
    let (file, notices) = trf::convert(&file, edition);
    Ok(ReportFile { text: trf::write(&file, edition), without_number, notices })
}

/// The FIDE number of a person, under whichever of the numbers that are the same person it stands.
fn fide_number(store: &mut Reader<'_>, person: PersonId) -> Result<Option<FideId>, OfficeError> {
    let standing = standing_for(store, person)?;
    let standing = registered(store, standing)?;
    let all = persons_of(store, standing)?;
    Ok(numbers_of(&all).fide.first().copied())
}

/// Games whose result the register has otherwise than the file get it on both lines, with the points that follow.
pub(crate) fn correct_results(file: &mut TournamentFile, games: &[Game]) {
    // As it is understood today, and as it was when it was accepted: either is what the file says.
    let said = [Reading::default(), Reading::Second].map(|reading| from_trf_as(file, None, reading).tournament.games);
    for game in games {
        let is_said = |said: &Vec<Game>| {
            let same = |other: &&Game| (other.round, other.white, other.black) == (game.round, game.white, game.black);
            let result = |game: &Game| (game.outcome, game.set_aside.is_some());
            said.iter().find(same).is_some_and(|other| result(other) == result(game))
        };
        if said.iter().any(is_said) {
            continue;
        }
        let Some((white, black)) = codes(game) else { continue };
        for (player, code) in [(game.white, white), (game.black, black)] {
            let Some(player) = file.players.get_mut(player as usize) else { continue };
            let Some(entry) = player.rounds.get_mut(usize::from(game.round).wrapping_sub(1)) else { continue };
            let before = entry.result.replace(code).map_or(0, worth);
            if let Some(points) = &mut player.points {
                *points = Points { hundredths: points.hundredths + worth(code) - before };
            }
        }
    }
}

fn codes(game: &Game) -> Option<(ResultCode, ResultCode)> {
    use ResultCode::{Draw, ForfeitLoss, ForfeitWin, Loss, UnratedDraw, UnratedLoss, UnratedWin, Win};
    match game.outcome {
        Outcome::WhiteWins if game.set_aside.is_some() => Some((UnratedWin, UnratedLoss)),
        Outcome::BlackWins if game.set_aside.is_some() => Some((UnratedLoss, UnratedWin)),
        Outcome::Draw if game.set_aside.is_some() => Some((UnratedDraw, UnratedDraw)),
        Outcome::WhiteWins => Some((Win, Loss)),
        Outcome::BlackWins => Some((Loss, Win)),
        Outcome::Draw => Some((Draw, Draw)),
        Outcome::WhiteByForfeit => Some((ForfeitWin, ForfeitLoss)),
        Outcome::BlackByForfeit => Some((ForfeitLoss, ForfeitWin)),
        Outcome::BothForfeit => Some((ForfeitLoss, ForfeitLoss)),
        _ => None,
    }
}

/// In hundredths of a point.
fn worth(code: ResultCode) -> i32 {
    match code {
        ResultCode::Win | ResultCode::ForfeitWin | ResultCode::UnratedWin => 100,
        ResultCode::Draw | ResultCode::UnratedDraw => 50,
        _ => 0,
    }
}
