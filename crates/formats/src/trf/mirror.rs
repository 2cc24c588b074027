//! Every game stands on two lines; both must tell the same story.

use super::codes;
use super::player::round_column;
use super::record::{Player, TournamentFile};
use super::result::{ResultCode, RoundEntry};
use crate::notice::{Code, Notice, Severity};
use crate::notices::Notices;

/// Finds the player of a starting rank at once: ranks have four digits at most.
pub(super) struct ByRank {
    index: Vec<usize>,
}

impl ByRank {
    /// The first player of each rank; a second one is reported elsewhere and plays no games here.
    pub(super) fn new(players: &[Player]) -> Self {
        let highest = players.iter().map(|player| player.starting_rank).max().unwrap_or(0);
        let mut index = vec![usize::MAX; usize::from(highest) + 1];
        for (at, player) in players.iter().enumerate().rev() {
            index[usize::from(player.starting_rank)] = at;
        }
        ByRank { index }
    }

    /// Where this player stands among the players.
    pub(super) fn get(&self, rank: u16) -> Option<usize> {
        self.index.get(usize::from(rank)).copied().filter(|at| *at != usize::MAX)
    }
}

/// Compares the two lines of every game.
pub(super) fn check(file: &TournamentFile, by_rank: &ByRank, notices: &mut Notices) {
    for (at, player) in file.players.iter().enumerate() {
        if by_rank.get(player.starting_rank) != Some(at) {
            continue;
        }
        for (round, entry) in player.rounds.iter().enumerate() {
            let Some(opponent) = entry.opponent else { continue };
            let game = Game { player, round, entry };
            if opponent == player.starting_rank {
                notices.push(game.notice(Severity::Error, 0, codes::OPPONENT_SELF));
                continue;
            }
            match by_rank.get(opponent) {
                None => notices.push(game.notice(Severity::Error, 0, codes::OPPONENT_UNKNOWN)),
                Some(other) => game.compare(&file.players[other], notices),
            }
        }
    }
}

/// One round of one player with an opponent.
struct Game<'a> {
    player: &'a Player,
    round: usize,
    entry: &'a RoundEntry,
}

impl Game<'_> {
    fn notice(&self, severity: Severity, offset: usize, code: Code) -> Notice {
        Notice::new(severity, self.player.line, round_column(self.round) + offset, code)
            .with("player", self.player.starting_rank)
            .with("round", self.round + 1)
            .with("opponent", self.entry.opponent.unwrap_or(0))
    }

    fn compare(&self, other: &Player, notices: &mut Notices) {
        let blank = RoundEntry::BLANK;
        let theirs = other.rounds.get(self.round).unwrap_or(&blank);
        match theirs.opponent {
            Some(named) if named == self.player.starting_rank => {
                // Each pair is compared once, from the line of the lower number.
                if self.player.starting_rank < other.starting_rank {
                    self.compare_colors(other, theirs, notices);
                    self.compare_results(other, theirs, notices);
                }
            }
            Some(named) => {
                let notice = self.notice(Severity::Error, 0, codes::MIRROR_OPPONENT);
                notices.push(notice.with("named", named).with("other_line", other.line));
            }
            None => self.unanswered(other, notices),
        }
    }

    /// The opponent's line names nobody. For a forfeit nothing is lost: neither played. The notice stands at the
    /// opponent's line, which is the one to mend.
    fn unanswered(&self, other: &Player, notices: &mut Notices) {
        let played = self.entry.result.is_none_or(ResultCode::is_played);
        let severity = if played { Severity::Error } else { Severity::Warning };
        let notice = Notice::new(severity, other.line, round_column(self.round), codes::MIRROR_MISSING)
            .with("player", other.starting_rank)
            .with("round", self.round + 1)
            .with("opponent", self.player.starting_rank)
            .with("result", self.entry.result.map_or("", ResultCode::as_str));
        notices.push(notice.with("other_line", self.player.line));
    }

    fn compare_colors(&self, other: &Player, theirs: &RoundEntry, notices: &mut Notices) {
        if let (Some(mine), Some(color)) = (self.entry.color, theirs.color)
            && mine == color
        {
            let notice = self.notice(Severity::Error, 5, codes::MIRROR_COLOR);
            notices.push(notice.with("color", mine.as_str()).with("other_line", other.line));
        }
    }

    fn compare_results(&self, other: &Player, theirs: &RoundEntry, notices: &mut Notices) {
        let (Some(mine), Some(result)) = (self.entry.result, theirs.result) else { return };
        let (severity, code) = match agreement(mine, result) {
            Agreement::Usual => return,
            Agreement::Unusual => (Severity::Warning, codes::UNUSUAL_RESULT),
            Agreement::None => (Severity::Error, codes::MIRROR_RESULT),
        };
        let notice = self.notice(severity, 7, code).with("result", mine.as_str()).with("other_result", result.as_str());
        notices.push(notice.with("other_line", other.line));
    }
}

enum Agreement {
    Usual,
    /// A penalty: both lost, or one got a half and the other nothing.
    Unusual,
    None,
}

fn agreement(a: ResultCode, b: ResultCode) -> Agreement {
    use ResultCode::{Draw, ForfeitLoss, ForfeitWin, Loss, UnratedDraw, UnratedLoss, UnratedWin, Win};
    match (a, b) {
        (Win, Loss) | (Loss, Win) | (Draw, Draw) => Agreement::Usual,
        (ForfeitWin, ForfeitLoss) | (ForfeitLoss, ForfeitWin) | (ForfeitLoss, ForfeitLoss) => Agreement::Usual,
        (UnratedWin, UnratedLoss) | (UnratedLoss, UnratedWin) | (UnratedDraw, UnratedDraw) => Agreement::Usual,
        (Loss, Loss) | (Draw, Loss) | (Loss, Draw) => Agreement::Unusual,
        (UnratedLoss, UnratedLoss) | (UnratedDraw, UnratedLoss) | (UnratedLoss, UnratedDraw) => Agreement::Unusual,
        _ => Agreement::None,
    }
}
