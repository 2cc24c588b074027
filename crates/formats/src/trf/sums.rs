//! Points against results, with the event's own scoring, byes of 240 and abnormal points of 299.

use std::collections::HashMap;

use super::codes;
use super::edition::Edition;
use super::points::Points;
use super::record::{ByeKind, Player, TournamentFile};
use super::result::{ResultCode, RoundEntry};
use super::scoring::Scoring;
use crate::notice::{Notice, Severity};
use crate::notices::Notices;

/// Compares each player's points with the sum of the rounds.
pub(super) fn check(file: &TournamentFile, notices: &mut Notices) {
    let event = Event::new(file);
    for player in &file.players {
        let Some(points) = player.points else { continue };
        // A code that could not be read is reported already, and its worth is unknown.
        if player.unread.iter().any(|unread| unread.column >= super::player::FIRST_ROUND) {
            continue;
        }
        let sum = event.sum(player);
        if sum == points {
            continue;
        }
        let explained = points > sum && (points - sum).hundredths <= event.unrecorded(player).hundredths;
        let (severity, code) = if explained {
            (Severity::Warning, codes::POINTS_EXCEED_RESULTS)
        } else {
            (Severity::Error, codes::POINTS_DIFFER)
        };
        let notice = Notice::new(severity, player.line, 81, code).with("player", player.starting_rank);
        notices.push(notice.with("points", points).with("sum", sum));
    }
}

struct Event<'a> {
    file: &'a TournamentFile,
    scoring: Scoring,
    recorded: usize,
    announced: usize,
    /// Byes of 240 by player and round. Empty in a team event, where 240 and 299 name teams; so are the next two.
    byes: HashMap<(u16, u16), ByeKind>,
    /// What 299 says a kind of result is worth, by player and round; none: to all players, in all rounds.
    abnormal: HashMap<(Option<u16>, char, Option<u16>), Points>,
    /// Bonuses and penalties of 299 by player; none: to all players.
    bonuses: HashMap<Option<u16>, Points>,
}

impl<'a> Event<'a> {
    fn new(file: &'a TournamentFile) -> Self {
        let mut event = Event {
            file,
            scoring: file.scoring(),
            recorded: file.recorded_rounds(),
            announced: file.announced_rounds().unwrap_or(0) as usize,
            byes: HashMap::new(),
            abnormal: HashMap::new(),
            bonuses: HashMap::new(),
        };
        if !file.teams.is_empty() {
            return event;
        }
        for bye in &file.byes {
            event.byes.extend(bye.ids.iter().map(|id| ((*id, bye.round), bye.kind)));
        }
        for record in &file.abnormal_points {
            let Some(points) = record.points else { continue };
            let everybody = record.ids.is_empty().then_some(None);
            for id in record.ids.iter().map(|id| Some(*id)).chain(everybody) {
                match record.kind {
                    Some(kind) => drop(event.abnormal.insert((id, kind, record.round), points)),
                    None => {
                        let bonus = event.bonuses.entry(id).or_default();
                        *bonus = *bonus + points;
                    }
                }
            }
        }
        event
    }

    fn sum(&self, player: &Player) -> Points {
        let mut sum = Points::ZERO;
        for (index, entry) in player.rounds.iter().enumerate() {
            sum = sum + self.worth(player, index + 1, entry);
        }
        for round in player.rounds.len() + 1..=self.recorded {
            sum = sum + self.worth(player, round, &RoundEntry::BLANK);
        }
        sum + self.bonus(player)
    }

    fn worth(&self, player: &Player, round: usize, entry: &RoundEntry) -> Points {
        if let Some(points) = self.abnormal(player, round, entry) {
            return points;
        }
        let bye = || u16::try_from(round).ok().and_then(|round| self.byes.get(&(player.starting_rank, round)));
        match entry.result {
            None if !self.byes.is_empty() => match bye() {
                Some(ByeKind::Full) => self.scoring.full_bye,
                Some(ByeKind::Half) => self.scoring.half_bye,
                Some(ByeKind::Zero) | None => self.scoring.zero_bye,
            },
            _ => self.scoring.worth(entry),
        }
    }

    /// What 299 says this kind of result is worth to this player.
    fn abnormal(&self, player: &Player, round: usize, entry: &RoundEntry) -> Option<Points> {
        if self.abnormal.is_empty() {
            return None;
        }
        let kind = match entry.result? {
            ResultCode::Win | ResultCode::UnratedWin => 'W',
            ResultCode::Draw | ResultCode::UnratedDraw => 'D',
            ResultCode::Loss | ResultCode::UnratedLoss => 'L',
            ResultCode::FullPointBye | ResultCode::PairingBye => 'F',
            ResultCode::HalfPointBye => 'H',
            ResultCode::ZeroPointBye => 'Z',
            ResultCode::ForfeitWin => '+',
            ResultCode::ForfeitLoss => '-',
        };
        // What names the player or the round goes before what names all.
        let (id, round) = (Some(player.starting_rank), u16::try_from(round).ok());
        let keys = [(id, kind, round), (id, kind, None), (None, kind, round), (None, kind, None)];
        keys.iter().find_map(|key| self.abnormal.get(key).copied())
    }

    /// Bonuses and penalties of 299.
    fn bonus(&self, player: &Player) -> Points {
        let of = |id| self.bonuses.get(&id).copied().unwrap_or_default();
        of(Some(player.starting_rank)) + of(None)
    }

    /// What rounds the file leaves open could be worth: in TRF06 blank rounds, where half-point byes were often
    /// left out; in any edition rounds announced but recorded for nobody.
    fn unrecorded(&self, player: &Player) -> Points {
        let open = self.announced.saturating_sub(self.recorded);
        let blank = if self.file.edition == Edition::Trf06 {
            let said = player.rounds.iter().filter(|entry| entry.result.is_some()).count();
            self.recorded.saturating_sub(said)
        } else {
            0
        };
        let rounds = i32::try_from((open + blank).min(9999)).unwrap_or(9999);
        Points { hundredths: self.scoring.highest().hundredths.saturating_mul(rounds) }
    }
}
