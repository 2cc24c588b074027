//! From a case file to a tournament report file with the same games.
//!
//! Readings: ids that are all numbers of up to four digits are the starting ranks, otherwise the players are ranked by
//! rating, as they stand where ratings are equal. Who has no game in a round has a zero-point bye: the case knows of no
//! points for it. Players with equal points share a place, since no tie-break is known. A game without a round gets the
//! first one in which both are free. A game that must not be rated although it was played, or that was not played by
//! nobody's fault, has the codes W, D and L of games without a move.

use crate::files::convert::{
    LEFT_OUT_OF_REPORT, NAMES_CUT, RECORDS_TO_ADD, ROUNDS_ASSIGNED, ReadCase, SEVERAL_TOURNAMENTS, TOO_MANY_PLAYERS,
    TOO_MANY_ROUNDS, TWO_GAMES_IN_A_ROUND, UNRATED_CODES, rating_at_start, refusal,
};
use arpad_formats::notice::{Notice, Severity};
use arpad_formats::trf::{self, Field, OtherKind, OtherLine, Points, ResultCode, RoundEntry, Text, TournamentFile};
use arpad_model::{
    Birth, Color, Game, HalfPoints, Outcome, Period, PeriodPlayer, Sex, System, TimeControl, Tournament,
};
use jiff::civil::Date;
use std::collections::HashSet;

/// The width of a name in the player's record.
const NAME_WIDTH: usize = 33;

/// Starting ranks that fit four digits.
const MOST_PLAYERS: usize = 9999;

/// Rounds the reader reads.
const MOST_ROUNDS: u16 = 400;

/// The case as a report, and what the report has no record for. Only one tournament fits.
pub fn to_trf(read: &ReadCase, edition: trf::Edition) -> Result<(TournamentFile, Vec<Notice>), Notice> {
    let period = &read.case.period;
    let [tournament] = period.tournaments.as_slice() else {
        return Err(refusal(SEVERAL_TOURNAMENTS).with("count", period.tournaments.len()));
    };
    if period.players.len() > MOST_PLAYERS {
        let notice = refusal(TOO_MANY_PLAYERS).with("players", period.players.len());
        return Err(notice.with("most", MOST_PLAYERS));
    }
    let ranks = starting_ranks(period, tournament);
    let mut notices = Vec::new();
    let games = with_rounds(tournament, &mut notices);
    let rounds = rounds(period, &games, &ranks)?;
    let points = points(period, &games);
    let mut from_the_top = points.clone();
    from_the_top.sort_by_key(|points| std::cmp::Reverse(*points));
    let mut players: Vec<trf::Player> = (0..)
        .zip(&period.players)
        .zip(rounds)
        .map(|((at, player), rounds)| trf::Player {
            starting_rank: ranks[at as usize],
            rating: rating_at_start(period, tournament, at).map(|rating| rating.points().unsigned_abs()),
            points: Some(points[at as usize]),
            place: Some(place(points[at as usize], &from_the_top)),
            rounds,
            ..person(player)
        })
        .collect();
    players.sort_by_key(|player| player.starting_rank);
    let rated = players.iter().filter(|player| player.rating.is_some()).count();
    let (mut header, mut left_out) = header(tournament, edition);
    header.player_count = Some(Field::of(players.len() as u32));
    header.rated_player_count = Some(Field::of(rated as u32));
    left_out.extend(fields_left_out(read, tournament));
    say(period, &games, left_out, &mut notices);
    let mut file = TournamentFile { edition, header, players, ..TournamentFile::default() };
    let announced = tournament.circumstances.rounds.map_or(0, usize::from).max(file.recorded_rounds());
    match edition {
        trf::Edition::Trf26 => file.header.round_count = Some(Field::of(announced as u32)),
        // The old editions have no record for it; pairing programs write this one.
        trf::Edition::Trf06 | trf::Edition::Trf16 => {
            let text = format!("XXR {announced}");
            file.others.push(OtherLine { line: 0, kind: OtherKind::Extension, text });
        }
    }
    Ok((file, notices))
}

fn say(period: &Period, games: &[Game], left_out: Vec<&'static str>, notices: &mut Vec<Notice>) {
    let unrated = games.iter().filter(|game| is_unrated(game)).count();
    let mut count = |severity, code, count: usize| {
        if count > 0 {
            notices.push(Notice::new(severity, 0, 0, code).with("count", count));
        }
    };
    count(Severity::Warning, UNRATED_CODES, unrated);
    let is_long = |player: &&PeriodPlayer| shown_name(player).chars().count() > NAME_WIDTH;
    count(Severity::Warning, NAMES_CUT, period.players.iter().filter(is_long).count());
    if !left_out.is_empty() {
        let notice = Notice::new(Severity::Note, 0, 0, LEFT_OUT_OF_REPORT);
        notices.push(notice.with("fields", left_out.join(", ")));
    }
    notices.push(Notice::new(Severity::Warning, 0, 0, RECORDS_TO_ADD).with("records", "022, 032, 102"));
}

fn starting_ranks(period: &Period, tournament: &Tournament) -> Vec<u16> {
    let is_rank = |id: &str| !id.starts_with('0') && id.len() <= 4 && id.bytes().all(|byte| byte.is_ascii_digit());
    let ranks: Option<Vec<u16>> =
        period.players.iter().map(|player| player.id.parse().ok().filter(|_| is_rank(&player.id))).collect();
    if let Some(ranks) = ranks {
        return ranks;
    }
    let mut order: Vec<u32> = (0..period.players.len() as u32).collect();
    order.sort_by_key(|at| std::cmp::Reverse(rating_at_start(period, tournament, *at)));
    let mut ranks = vec![0; order.len()];
    for (rank, at) in (1..).zip(order) {
        ranks[at as usize] = rank;
    }
    ranks
}

/// Every game with a round.
fn with_rounds(tournament: &Tournament, notices: &mut Vec<Notice>) -> Vec<Game> {
    let mut busy: HashSet<(u32, u16)> = HashSet::new();
    for game in tournament.games.iter().filter(|game| game.round > 0) {
        busy.extend([(game.white, game.round), (game.black, game.round)]);
    }
    let mut games = tournament.games.clone();
    let mut assigned = 0;
    for game in games.iter_mut().filter(|game| game.round == 0) {
        let is_free = |round: &u16| !busy.contains(&(game.white, *round)) && !busy.contains(&(game.black, *round));
        game.round = (1..=MOST_ROUNDS).find(is_free).unwrap_or(MOST_ROUNDS + 1);
        busy.extend([(game.white, game.round), (game.black, game.round)]);
        assigned += 1;
    }
    if assigned > 0 {
        notices.push(Notice::new(Severity::Warning, 0, 0, ROUNDS_ASSIGNED).with("count", assigned));
    }
    games
}

/// Each player's rounds.
fn rounds(period: &Period, games: &[Game], ranks: &[u16]) -> Result<Vec<Vec<RoundEntry>>, Notice> {
    let last = games.iter().map(|game| game.round).max().unwrap_or(0);
    if last > MOST_ROUNDS {
        return Err(refusal(TOO_MANY_ROUNDS).with("rounds", last).with("most", MOST_ROUNDS));
    }
    let absent = RoundEntry { result: Some(ResultCode::ZeroPointBye), ..RoundEntry::BLANK };
    let mut rounds = vec![vec![absent; usize::from(last)]; period.players.len()];
    for game in games {
        let (white, black) = codes(game);
        let sides =
            [(game.white, game.black, trf::Color::White, white), (game.black, game.white, trf::Color::Black, black)];
        for (own, opponent, color, result) in sides {
            let entry = &mut rounds[own as usize][usize::from(game.round) - 1];
            if entry.opponent.is_some() {
                let notice = refusal(TWO_GAMES_IN_A_ROUND).with("player", &period.players[own as usize].id);
                return Err(notice.with("round", game.round));
            }
            let opponent = Some(ranks[opponent as usize]);
            *entry = RoundEntry { opponent, color: Some(color), result: Some(result) };
        }
    }
    Ok(rounds)
}

fn is_unrated(game: &Game) -> bool {
    game.outcome == Outcome::NotPlayed || game.set_aside.is_some() && game.outcome.is_played()
}

fn codes(game: &Game) -> (ResultCode, ResultCode) {
    use ResultCode::*;
    match game.outcome {
        Outcome::WhiteWins if game.set_aside.is_some() => (UnratedWin, UnratedLoss),
        Outcome::BlackWins if game.set_aside.is_some() => (UnratedLoss, UnratedWin),
        Outcome::Draw if game.set_aside.is_some() => (UnratedDraw, UnratedDraw),
        Outcome::WhiteWins => (Win, Loss),
        Outcome::BlackWins => (Loss, Win),
        Outcome::Draw => (Draw, Draw),
        Outcome::WhiteByForfeit => (ForfeitWin, ForfeitLoss),
        Outcome::BlackByForfeit => (ForfeitLoss, ForfeitWin),
        Outcome::BothForfeit => (ForfeitLoss, ForfeitLoss),
        Outcome::NotPlayed => (UnratedLoss, UnratedLoss),
    }
}

fn points(period: &Period, games: &[Game]) -> Vec<Points> {
    let mut scores = vec![HalfPoints::default(); period.players.len()];
    for game in games {
        scores[game.white as usize] += game.outcome.score(Color::White);
        scores[game.black as usize] += game.outcome.score(Color::Black);
    }
    scores.into_iter().map(|score| Points { hundredths: score.0 as i32 * 50 }).collect()
}

/// One more than there are better ones.
fn place(points: Points, from_the_top: &[Points]) -> u16 {
    from_the_top.partition_point(|other| *other > points) as u16 + 1
}

fn shown_name(player: &PeriodPlayer) -> String {
    one_line(player.name.as_deref().unwrap_or(&player.id))
}

/// A record is one line.
fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect::<String>().trim().to_owned()
}

fn person(player: &PeriodPlayer) -> trf::Player {
    let birth = player.born.and_then(|born| {
        let year = u16::try_from(born.year()).ok().filter(|year| (1850..=2199).contains(year))?;
        Some(match born {
            Birth::Year(_) => trf::Birth { year, month: None, day: None },
            Birth::Date(date) => {
                trf::Birth { year, month: Some(date.month().unsigned_abs()), day: Some(date.day().unsigned_abs()) }
            }
        })
    });
    trf::Player {
        sex: player.sex.map(|sex| if sex == Sex::Male { trf::Sex::Male } else { trf::Sex::Female }),
        name: shown_name(player),
        birth,
        ..trf::Player::default()
    }
}

/// The tournament's records, and what of the case they cannot say.
fn header(tournament: &Tournament, edition: trf::Edition) -> (trf::Header, Vec<&'static str>) {
    let circumstances = &tournament.circumstances;
    let mut left_out = Vec::new();
    let (start, end) = (day(tournament.start).map(Field::of), day(tournament.end).map(Field::of));
    if start.is_none() || end.is_none() {
        left_out.push("start, end");
    }
    // Years of round dates have two digits.
    let is_clear = |date: &Date| (1970..2070).contains(&date.year());
    let is_dated = !circumstances.round_dates.is_empty() && circumstances.round_dates.iter().all(is_clear);
    if !is_dated && !circumstances.round_dates.is_empty() {
        left_out.push("round_dates");
    }
    let round_dates = is_dated.then(|| Field::of(circumstances.round_dates.iter().map(|date| day(*date)).collect()));
    let control = circumstances.time_control.as_ref().and_then(time_control);
    let text = control.as_ref().and_then(control_text);
    let is_new = edition == trf::Edition::Trf26;
    if circumstances.time_control.is_some() && text.is_none() && !(is_new && control.is_some()) {
        left_out.push("time_control");
    }
    let header = trf::Header {
        name: Some(Text::of(one_line(tournament.name.as_deref().unwrap_or(&tournament.id)))),
        start,
        end,
        kind: Some(Text::of(match tournament.system {
            System::Swiss => "Individual: Swiss-System",
            System::RoundRobin => "Individual: Round-Robin",
            System::DoubleRoundRobin => "Individual: Double Round-Robin",
            System::Team => "Team competition",
            System::Match => "Match",
        })),
        time_control: control.clone().zip(text).map(|(value, text)| Field { line: 0, text, value: Some(value) }),
        time_control_code: control.filter(|_| is_new).map(Field::of),
        round_dates,
        ..trf::Header::default()
    };
    (header, left_out)
}

/// A day a report can have.
fn day(date: Date) -> Option<Date> {
    Some(date).filter(|date| trf::YEARS.contains(&date.year()))
}

/// A case does not say how two unequal time controls differ, and a report must.
fn time_control(control: &TimeControl) -> Option<trf::TimeControl> {
    let period = |period: &arpad_model::TimePeriod| trf::TimePeriod {
        moves: period.moves,
        seconds: period.seconds,
        increment: control.increment,
    };
    let is_told = !control.unequal && !control.periods.is_empty();
    let told =
        is_told.then(|| trf::TimeControl { white: control.periods.iter().map(period).collect(), black: None })?;
    (trf::TimeControl::read_encoded(&told.to_string()).as_ref() == Some(&told)).then_some(told)
}

/// Free text for people that our reader reads back as the same.
fn control_text(control: &trf::TimeControl) -> Option<String> {
    let period = |period: &trf::TimePeriod| {
        let moves = period.moves.map_or(String::new(), |moves| format!("{moves} moves in "));
        let increment = if period.increment > 0 { format!(" + {} sec/move", period.increment) } else { String::new() };
        format!("{moves}{} min{increment}", period.seconds / 60)
    };
    let text = control.white.iter().map(period).collect::<Vec<_>>().join(", ");
    (trf::TimeControl::read_free_text(&text).as_ref() == Some(control)).then_some(text)
}

/// What stands in the case and nowhere in a report.
fn fields_left_out(read: &ReadCase, tournament: &Tournament) -> Vec<&'static str> {
    let case = &read.case;
    let any = |has: fn(&PeriodPlayer) -> bool| case.period.players.iter().any(has);
    let circumstances = &tournament.circumstances;
    let present = [
        ("edition", read.names_edition),
        ("parameters", !case.decided.is_empty()),
        ("transition", case.transition.is_some()),
        ("players[].rating", !tournament.ratings.is_empty()),
        ("players[].standard", any(|player| player.standard.is_some())),
        ("players[].games", any(|player| player.games.is_some())),
        ("players[].peak", any(|player| player.peak.is_some())),
        ("players[].k", any(|player| player.k.is_some())),
        ("players[].pool", any(|player| !player.pool.is_empty())),
        ("players[].last_active", any(|player| player.last_active.is_some())),
        ("registered", circumstances.registered.is_some()),
        ("reported", circumstances.reported.is_some()),
        ("official", circumstances.official),
        ("norms", circumstances.norms),
        ("championship", circumstances.championship.is_some()),
        ("monthly_reports", circumstances.monthly_reports),
        ("hybrid", circumstances.hybrid.is_some()),
        ("online", circumstances.online),
        ("waivers", !circumstances.waivers.is_empty()),
    ];
    present.into_iter().filter(|(_, is_there)| *is_there).map(|(name, _)| name).collect()
}
