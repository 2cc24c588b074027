//! What stands against rating a tournament, as far as it can be said without the players' points.

use super::edition::Edition;
use super::game_point::Played;
use super::multiplier::{Computed, Unclear, Weighed, multiplier};
use super::parameters::{GamesOfStrangers, Jigo};
use super::rated::Multiplier;
use super::split::split;
use crate::go::codes::{finding, why};
use crate::reason::Why;
use arpad_model::Severity::{Error, Note, Warning};
use arpad_model::{Code, Finding, GoGame, GoOutcome, GoPeriod, GoPlayer, GoTournament, Paragraph, Place};
use jiff::civil::Date;
use std::collections::HashSet;

/// The edition as it holds for one tournament and its games, after what the committee allowed there.
#[derive(Clone, Debug)]
pub struct Law {
    /// For all its games.
    pub edition: Edition,
    /// For games of their own, by position.
    pub of_games: Vec<(usize, Edition)>,
}

impl Law {
    /// Of a tournament.
    pub fn of(edition: &Edition, tournament: &GoTournament) -> Self {
        let of_all = tournament.allowed.iter().filter(|(game, _)| game.is_none());
        let edition = of_all.fold(*edition, |edition, (_, allowance)| edition.allowing(*allowance));
        let mut of_games: Vec<(usize, Edition)> = Vec::new();
        for (game, allowance) in tournament.allowed.iter().filter_map(|(game, one)| Some(((*game)?, *one))) {
            match of_games.iter_mut().find(|(known, _)| *known == game) {
                Some((_, law)) => *law = law.allowing(allowance),
                None => of_games.push((game, edition.allowing(allowance))),
            }
        }
        Law { edition, of_games }
    }

    /// For the game of a position.
    pub fn of_game(&self, position: usize) -> &Edition {
        self.of_games.iter().find(|(game, _)| *game == position).map_or(&self.edition, |(_, law)| law)
    }
}

/// A tournament ready to be rated, if none of its findings is an error.
#[derive(Clone, Debug)]
pub struct Admitted {
    /// The multiplier.
    pub multiplier: Multiplier,
    /// Rounds of each part.
    pub parts: Vec<u16>,
    /// What becomes of each game.
    pub games: Vec<Fate>,
}

/// What becomes of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It counts.
    Counts {
        /// White, who is there.
        white: u32,
        /// The result.
        result: Played,
    },
    /// It was not played, or is none of the register's business.
    NotPlayed(Why),
    /// It is refused.
    Refused,
}

/// Looks at one tournament, says what there is to say, and prepares it. Also with errors the rest is prepared, so that
/// everything against the document is said at once.
pub fn admit(law: &Law, period: &GoPeriod, number: usize, findings: &mut Vec<Finding>) -> Admitted {
    let tournament = &period.tournaments[number];
    let mut desk = Desk { edition: &law.edition, law, number, tournament, findings };
    desk.scope(period);
    let multiplier = desk.multiplier(period.players.len());
    let parts = desk.parts(multiplier.value);
    let games = desk.games(&period.players, &parts);
    Admitted { multiplier, parts, games }
}

/// What stands against a tournament in which players of ours are named and none of them played a game: who only had a bye, or did
/// not come, took no part in it (§1(2)). Asked when a report is taken in; a list that has counted one stays as it is.
pub fn without_a_game(period: &GoPeriod, number: usize) -> Option<Finding> {
    let tournament = &period.tournaments[number];
    let is_ours = |player: u32| period.players.get(player as usize).is_some_and(|player| !player.foreign);
    let plays = |game: &GoGame| game.outcome.is_played() && (is_ours(game.black) || game.white.is_some_and(is_ours));
    // Where nobody of ours is named at all, that is said instead.
    let is_named = tournament.participants().any(is_ours);
    let against = || Finding::new(Error, Paragraph("§1(2)"), Place::Tournament(number), finding::NOBODY_PLAYED);
    (is_named && !tournament.games.iter().any(plays)).then(against)
}

/// What stands against a tournament that ended before the day of a ranking list that was taken over and has one of its players: points
/// are those after each tournament (§4(1)), so it has counted there.
pub fn before_opening(ends: Date, opening: Date) -> Option<Finding> {
    let against = Finding::new(Error, Paragraph("§4(1)"), Place::Tournament(0), finding::BEFORE_OPENING);
    (ends < opening).then(|| against.with("end", ends).with("opening", opening))
}

/// C as the tables give it to a tournament (§6(1) step 1); none where they leave it unclear, so that the committee sets it
/// (§6(2)).
pub fn clear_multiplier(edition: &Edition, tournament: &GoTournament) -> Option<u32> {
    looked_up(edition, tournament).map(|computed| computed.value)
}

/// Whether the columns of table 2 give two categories (E-30): C is then looked up by both, and the committee may set it without
/// a ground of its own.
pub fn columns_disagree(edition: &Edition, tournament: &GoTournament) -> bool {
    looked_up(edition, tournament).and_then(|computed| computed.time).is_some_and(|time| time.columns_disagree())
}

fn looked_up(edition: &Edition, tournament: &GoTournament) -> Option<Computed> {
    let has_stones = tournament.games.iter().any(|game| game.handicap > 0);
    if tournament.even == Some(true) && has_stones {
        return None;
    }
    let counted = tournament.participants().collect::<HashSet<u32>>().len() as u32;
    let of = Weighed {
        board: tournament.board,
        time: tournament.time,
        importance: &tournament.importance,
        participants: tournament.participants.unwrap_or(counted).max(counted),
        even: tournament.even.unwrap_or(!has_stones),
    };
    multiplier(edition, &of).ok()
}

/// A multiplier beyond this is a slip of the pen: the tables give at most 50.
const HIGHEST_MULTIPLIER: u32 = 1000;

struct Desk<'a> {
    edition: &'a Edition,
    law: &'a Law,
    number: usize,
    tournament: &'a GoTournament,
    findings: &'a mut Vec<Finding>,
}

impl Desk<'_> {
    /// §1, §4(1), §11(1): does the regulation speak of this tournament at all?
    fn scope(&mut self, period: &GoPeriod) {
        let tournament = self.tournament;
        if !matches!(tournament.board, 13 | 19) {
            let lines = u32::from(tournament.board);
            self.add(self.about(Error, self.edition.boards.at, finding::BOARD).with("lines", lines));
        }
        if tournament.players_per_side != 1 {
            let players = u32::from(tournament.players_per_side);
            self.add(self.about(Error, self.edition.joint_play.at, finding::JOINT_PLAY).with("players", players));
        }
        if tournament.end < tournament.start {
            let dates = self.about(Error, self.edition.order.at, finding::DATES);
            self.add(dates.with("start", tournament.start).with("end", tournament.end));
        } else if tournament.start < self.edition.in_force_from.value {
            let early = self.about(Warning, self.edition.in_force_from.at, finding::BEFORE_EDITION);
            self.add(early.with("start", tournament.start).with("from", self.edition.in_force_from.value));
        }
        if tournament.international.is_none() && tournament.board == 19 {
            self.add(self.about(Note, ENTRY, finding::WHEREABOUTS_UNSAID));
        }
        let mut players = tournament.participants();
        let is_ours = |player: u32| period.players.get(player as usize).is_some_and(|player| !player.foreign);
        if !tournament.games.is_empty() && !players.any(is_ours) {
            self.add(self.about(Error, Paragraph("§1(2)"), finding::NOBODY_REGISTERED));
        }
    }

    /// §6(1) step 1 and §6(2).
    fn multiplier(&mut self, players: usize) -> Multiplier {
        let tournament = self.tournament;
        let decided = tournament.multiplier;
        let of = Weighed {
            board: tournament.board,
            time: tournament.time,
            importance: &tournament.importance,
            participants: self.participants(players),
            even: self.even(decided.is_some()),
        };
        let computed = match multiplier(self.edition, &of) {
            Ok(computed) => Some(computed),
            Err(unclear) => {
                if decided.is_none() {
                    self.add(self.unclear(unclear));
                }
                None
            }
        };
        if let (Some(computed), None) = (&computed, decided) {
            for part in computed.importance.iter().filter(|part| !part.counted) {
                let aside = self.about(Note, self.edition.importance.at, finding::IMPORTANCE_SET_ASIDE);
                self.add(aside.with("row", part.row.as_str()).with("value", part.value));
            }
            if let Some(time) = computed.time.filter(|time| time.columns_disagree()) {
                let letter = |category: Option<char>| category.map_or("-".to_owned(), String::from);
                let columns = self.about(Warning, self.edition.time_rule.at, finding::TIME_COLUMNS);
                self.add(
                    columns
                        .with("base", time.base)
                        .with("extended", time.extended.shown())
                        .with("by-base", letter(time.by_base).as_str())
                        .with("by-extended", letter(time.by_extended).as_str())
                        .with("category", String::from(time.row.category).as_str()),
                );
            }
        }
        if let Some(value) = decided {
            if value > HIGHEST_MULTIPLIER {
                let range = self.about(Error, COMMITTEE, finding::MULTIPLIER_RANGE);
                self.add(range.with("value", value).with("highest", HIGHEST_MULTIPLIER));
                return Multiplier { value: 0, decided: true, computed };
            }
            let tables = computed.as_ref().map_or("none".to_owned(), |computed| computed.value.to_string());
            let note = self.about(Note, COMMITTEE, finding::MULTIPLIER_DECISION);
            self.add(note.with("value", value).with("computed", tables.as_str()));
        }
        let value = decided.or(computed.as_ref().map(|computed| computed.value)).unwrap_or(0);
        Multiplier { value, decided: decided.is_some(), computed }
    }

    fn participants(&mut self, players: usize) -> u32 {
        let known = self.tournament.participants().filter(|player| (*player as usize) < players);
        let counted = known.collect::<HashSet<u32>>().len() as u32;
        let (code, severity) = match self.tournament.participants {
            None => (finding::PARTICIPANTS_COUNTED, Note),
            Some(stated) if stated < counted => (finding::PARTICIPANTS_FEWER, Warning),
            Some(stated) => return stated,
        };
        let stated = self.tournament.participants.unwrap_or(counted);
        let found = self.about(severity, self.edition.many_participants.at, code);
        self.add(found.with("counted", counted).with("stated", stated));
        counted
    }

    /// Whether it is a tournament without handicap. A report that contradicts its games leaves the multiplier unclear.
    fn even(&mut self, decided: bool) -> bool {
        let with_stones = self.tournament.games.iter().filter(|game| game.handicap > 0).count();
        match self.tournament.even {
            Some(true) if with_stones > 0 => {
                let severity = if decided { Warning } else { Error };
                let found = self.about(severity, COMMITTEE, finding::EVEN_WITH_STONES);
                self.add(found.with("games", with_stones));
                true
            }
            Some(even) => even,
            None => {
                if self.tournament.board == 19 && !decided {
                    let found = self.about(Warning, self.edition.importance.at, finding::EVEN_INFERRED);
                    self.add(found.with("games", with_stones));
                }
                with_stones == 0
            }
        }
    }

    fn unclear(&self, unclear: Unclear) -> Finding {
        let about = |code| self.about(Error, COMMITTEE, code);
        match unclear {
            Unclear::NoTime => about(finding::NO_TIME),
            Unclear::Fischer => about(finding::FISCHER),
            Unclear::Senseless => about(finding::SENSELESS_TIME),
            Unclear::BelowE { base, extended } => {
                about(finding::BELOW_E).with("base", base).with("extended", extended.shown())
            }
        }
    }

    /// §6(3).
    fn parts(&mut self, multiplier: u32) -> Vec<u16> {
        let last = self.tournament.games.iter().map(|game| game.round).max().unwrap_or(0);
        let rounds = self.tournament.rounds.unwrap_or(last);
        if let Some(parts) = &self.tournament.parts {
            let sum: u32 = parts.iter().map(|&rounds| u32::from(rounds)).sum();
            if sum == u32::from(rounds) && !parts.contains(&0) {
                return parts.clone();
            }
            let found = self.about(Error, self.edition.split.at, finding::PARTS);
            self.add(found.with("sum", sum).with("rounds", u32::from(rounds)));
        }
        let parts = split(self.edition, multiplier, rounds);
        if parts.len() > 1 {
            let cut: Vec<String> = parts.iter().map(u16::to_string).collect();
            let note = self.about(Note, self.edition.split.at, finding::SPLIT);
            let note = note.with("multiplier", multiplier).with("rounds", u32::from(rounds));
            self.add(note.with("parts", parts.len()).with("cut", cut.join(" + ").as_str()));
        }
        parts
    }

    /// §8(1), and what a game must have to be rated at all.
    fn games(&mut self, players: &[GoPlayer], parts: &[u16]) -> Vec<Fate> {
        let rounds: u32 = parts.iter().map(|&rounds| u32::from(rounds)).sum();
        let mut fates = Vec::with_capacity(self.tournament.games.len());
        for (position, game) in self.tournament.games.iter().enumerate() {
            if self.is_of_strangers(game, players) {
                fates.push(not_played(why::STRANGERS, self.edition.games_of_strangers.at));
                continue;
            }
            let before = self.findings.len();
            let fate = self.game(position, game, players.len());
            if u32::from(game.round) > rounds {
                let beyond = self.of_game(position, self.edition.split_at.at, finding::ROUND_BEYOND);
                self.add(beyond.with("round", u32::from(game.round)).with("rounds", rounds));
            } else if game.round == 0 && parts.len() > 1 && game.outcome.is_played() {
                self.add(self.of_game(position, self.edition.split_at.at, finding::ROUND_MISSING));
            }
            fates.push(if self.findings.len() > before { Fate::Refused } else { fate });
        }
        fates
    }

    /// §6(1) step 2: points of players outside the register matter only where they touch it, so a game between two of them
    /// is nobody's.
    fn is_of_strangers(&self, game: &GoGame, players: &[GoPlayer]) -> bool {
        let is_stranger = |player: u32| players.get(player as usize).is_some_and(|player| player.foreign);
        let looks_away = self.edition.games_of_strangers.value == GamesOfStrangers::NotLookedAt;
        looks_away && game.outcome.is_played() && is_stranger(game.black) && game.white.is_some_and(is_stranger)
    }

    fn game(&mut self, position: usize, game: &GoGame, players: usize) -> Fate {
        let step_2 = Paragraph("§8(2)");
        let is_unknown = |player: &u32| *player as usize >= players;
        if is_unknown(&game.black) || game.white.as_ref().is_some_and(is_unknown) {
            self.add(self.of_game(position, step_2, finding::PLAYER_UNKNOWN));
            return Fate::Refused;
        }
        let result = match game.outcome {
            GoOutcome::Black => Played::BlackWins,
            GoOutcome::White => Played::WhiteWins,
            GoOutcome::Jigo => Played::Jigo,
            GoOutcome::NoShow => return not_played(why::NO_SHOW, Paragraph("§8(1)a")),
            GoOutcome::Arbiter => return not_played(why::ARBITER, Paragraph("§8(1)b")),
            GoOutcome::DoubleLoss => return not_played(why::DOUBLE_LOSS, Paragraph("§8(1)b")),
            GoOutcome::Bye => return not_played(why::BYE, Paragraph("§8(1)c")),
            // No opponent either, though no win.
            GoOutcome::HalfBye => return not_played(why::HALF_BYE, Paragraph("§8(1)c")),
        };
        let Some(white) = game.white else {
            self.add(self.of_game(position, step_2, finding::OPPONENT_MISSING));
            return Fate::Refused;
        };
        if white == game.black {
            self.add(self.of_game(position, step_2, finding::OPPONENT_SELF));
        }
        if result == Played::Jigo && self.law.of_game(position).jigo.value == Jigo::Refused {
            self.add(self.of_game(position, self.edition.jigo.at, finding::JIGO));
        }
        Fate::Counts { white, result }
    }

    fn about(&self, severity: arpad_model::Severity, paragraph: Paragraph, code: Code) -> Finding {
        Finding::new(severity, paragraph, Place::Tournament(self.number), code)
    }

    fn of_game(&self, position: usize, paragraph: Paragraph, code: Code) -> Finding {
        Finding::new(Error, paragraph, Place::Game(self.number, position), code)
    }

    fn add(&mut self, finding: Finding) {
        self.findings.push(finding);
    }
}

/// Where the committee sets what the tables leave unclear.
/// Who enters with which grade: in a domestic event by points, in an international one by Europe's list.
const ENTRY: Paragraph = Paragraph("§9(1)");
const COMMITTEE: Paragraph = Paragraph("§6(2)");

fn not_played(code: Code, paragraph: Paragraph) -> Fate {
    Fate::NotPlayed(Why { code, paragraph })
}
