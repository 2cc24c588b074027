//! A tournament report file to a forecast: translated, governed by the edition of its date, checked and rated.

use crate::files::from_trf::{TrfTournament, from_trf};
use crate::rating::findings::bounded;
use crate::rating::rate_case::ChessAnswer;
use crate::rating::rate_file::{FileSettings, KnownLines, PlayerFacts};
use arpad_formats::trf;
use arpad_model::{Finding, Period, PeriodPlayer, Place, Severity};
use arpad_rules::calendar::RatingSystem;
use arpad_rules::catalogue;
use arpad_rules::chess::codes::finding;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::list_days::first_list;
use arpad_rules::chess::rate::{Law, rate};

/// The FIDE numbers a file names, so that a list need not be kept whole.
pub fn fide_numbers(file: &trf::TournamentFile) -> Vec<u64> {
    file.players.iter().filter_map(trf::Player::number).collect()
}

/// Rates a tournament report file: the answer, or what stands against rating it at all.
pub(crate) fn rate_trf(file: &trf::TournamentFile, settings: &FileSettings<'_>) -> Result<ChessAnswer, Vec<Finding>> {
    let list = if let PlayerFacts::List(list) = settings.beside { Some(list) } else { None };
    let mut report = from_trf(file, list);
    if report.players.is_empty() {
        // The reader has said so.
        return Err(Vec::new());
    }
    if let PlayerFacts::Register(KnownLines::Chess(lines, _)) = settings.beside {
        for (player, known) in report.players.iter_mut().zip(lines) {
            if let Some(known) = known {
                let (id, name) = (std::mem::take(&mut player.id), player.name.take());
                *player = PeriodPlayer { id, name, ..known.clone() };
            }
        }
    }
    match governing(&report, settings) {
        Ok(edition) => Ok(forecast(report, edition, settings)),
        Err(refusal) => Err(vec![refusal]),
    }
}

fn governing(report: &TrfTournament, settings: &FileSettings<'_>) -> Result<Edition, Finding> {
    let scope = RatingSystem::from(report.tempo).scope();
    let refuse = |code| Finding::new(Severity::Error, scope, Place::Everything, code);
    if let Some(edition) = settings.edition {
        return catalogue::chess_edition(edition).copied().ok_or_else(|| refuse(finding::OTHER_GAME));
    }
    if !report.is_dated {
        return Err(refuse(finding::NO_DATE));
    }
    if let PlayerFacts::Register(KnownLines::Chess(_, Some(edition))) = settings.beside {
        return Ok(**edition);
    }
    let governing = settings.calendar.chess_edition_on(report.tempo, report.tournament.start).copied();
    governing.map_err(|error| refuse(finding::NOT_MODELLED).with("date", error.date).with("first", error.first))
}

fn forecast(report: TrfTournament, edition: Edition, settings: &FileSettings<'_>) -> ChessAnswer {
    let TrfTournament { players, mut tournament, is_dated, tempo_assumed, .. } = report;
    if !is_dated {
        (tournament.start, tournament.end) = (settings.today, settings.today);
    }
    let list_date = first_list(|_| &edition, tournament.end, None);
    let period = Period { list_date, players, tournaments: vec![tournament] };
    let law = Law { list: &edition, events: vec![&edition], transition: None };
    let mut rated = rate(&law, &period);
    gather_inferred(&edition, &mut rated.findings);
    if tempo_assumed && settings.edition.is_none() {
        let place = Place::Tournament(0);
        rated.findings.push(Finding::new(
            Severity::Warning,
            edition.thinking_time.at,
            place,
            finding::TIME_CONTROL_UNKNOWN,
        ));
    }
    rated.findings = bounded(rated.findings);
    ChessAnswer { edition, period, rated }
}

/// A file tells nobody's earlier games: one finding for all instead of one for each player.
fn gather_inferred(edition: &Edition, findings: &mut Vec<Finding>) {
    let inferred = findings.iter().filter(|finding| finding.code == finding::GAMES_UNKNOWN).count();
    findings.retain(|finding| !matches!(finding.code, finding::GAMES_UNKNOWN | finding::BIRTH_UNKNOWN));
    if inferred > 0 {
        let finding = Finding::new(Severity::Warning, edition.k.at, Place::Everything, finding::K_INFERRED);
        findings.push(finding.with("players", inferred));
    }
}
