//! Who must take part: round robins and national championships (S003 6.2–6.23).

use super::Inspection;
use crate::chess::codes::finding;
use crate::chess::edition::{Composition, IncompleteRoundRobin, Reading};
use crate::chess::kernel::games::Ruling;
use crate::chess::round_robin::times_met;
use arpad_model::{Championship, Game, Paragraph, Sex, System};

impl Inspection<'_> {
    pub(super) fn composition(&mut self) {
        let Composition::ThirdRated { small } = self.edition.composition.value else { return };
        // Who has taken part is known at the end.
        if self.waits() {
            return;
        }
        let earlier: &[Game] = self.tournament.circumstances.part.as_ref().map_or(&[], |part| &part.earlier);
        let mut participants = self.ratings.participants();
        participants.extend(earlier.iter().flat_map(|game| [game.white, game.black]));
        participants.sort_unstable();
        participants.dedup();
        let rated: Vec<u32> = participants.iter().copied().filter(|&p| self.ratings.seen(p).is_some()).collect();
        let (all, rated_count) = (participants.len(), rated.len());
        // 6.23 replaces the others for national championships (E-49).
        if let Some(championship) = self.tournament.circumstances.championship {
            let sex = |player: &u32| self.period.players[*player as usize].sex;
            let (needed, have) = match championship {
                Championship::Open => (3, rated.iter().filter(|player| sex(player) != Some(Sex::Female)).count()),
                Championship::Women => (2, rated.iter().filter(|player| sex(player) != Some(Sex::Male)).count()),
            };
            if have < needed {
                let facts = vec![("rated", have.into()), ("needed", needed.into())];
                self.refuse(Paragraph("6.23"), finding::CHAMPIONSHIP_RATED, facts);
            }
            return;
        }
        if !self.tournament.system.is_round_robin() {
            return;
        }
        let games = self.tournament.games.len() + earlier.len();
        let times = times_met(self.edition, self.tournament.system, all, games);
        // A round robin with a game missing is a Swiss tournament (6.4), and held to the composition of one (F-06).
        let is_missing =
            |ruling: &Ruling| matches!(ruling, Ruling::Unplayed | Ruling::SetAside | Ruling::ReportedUnrated);
        let is_incomplete = times.is_none() || self.checked.rulings.iter().any(is_missing);
        if self.edition.reading == Reading::Second
            && self.edition.incomplete_round_robin.value == IncompleteRoundRobin::AsSwiss
            && is_incomplete
        {
            return;
        }
        let refused = self.checked.refused;
        if rated_count * 3 < all {
            let facts = vec![("rated", rated_count.into()), ("players", all.into())];
            self.refuse(self.edition.composition.at, finding::THIRD_RATED, facts);
        }
        if all <= usize::from(small) && rated_count < 4 {
            let facts = vec![("rated", rated_count.into()), ("players", all.into())];
            self.refuse(Paragraph("6.21"), finding::FOUR_RATED, facts);
        }
        let is_double = self.tournament.system == System::DoubleRoundRobin || times == Some(2);
        if is_double && (all < 6 || rated_count < 4) {
            let facts = vec![("rated", rated_count.into()), ("players", all.into())];
            self.refuse(Paragraph("6.22"), finding::DOUBLE_ROUND_ROBIN, facts);
        }
        // Nobody has said that it is no national championship, for which 6.23 asks something else.
        if self.checked.refused != refused {
            self.note(Paragraph("6.23"), finding::CHAMPIONSHIP_UNSAID, vec![]);
        }
    }
}
