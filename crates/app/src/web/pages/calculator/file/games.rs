//! The forecast game by game: round, opponent with the rating that counts, result, and what it brings.

use crate::web::pages::signed;
use crate::words::Language;
use arpad_model::{Fact, PeriodPlayer};
use arpad_office::rating::rate_case::ChessAnswer;
use arpad_rules::chess::rated::PlayerResult;
use maud::{Markup, html};

/// Games that are shown, so that a page stays light.
const MOST_GAMES: usize = 900;

/// How many players are shown with their games.
pub(super) fn shown(answer: &ChessAnswer) -> usize {
    let mut room = MOST_GAMES;
    let fits = |result: &&PlayerResult| {
        let games: usize = result.tournaments.iter().map(|one| one.games.len()).sum();
        let fits = games <= room;
        room = room.saturating_sub(games);
        fits
    };
    answer.rated.players.iter().take_while(fits).count()
}

/// One player's games, folded away.
pub(super) fn games(language: Language, players: &[PeriodPlayer], result: &PlayerResult) -> Markup {
    let all = || result.tournaments.iter().flat_map(|one| &one.games);
    html! {
        @if all().next().is_some() {
            details.games {
                summary { (language.label("check-games")) }
                ol { @for game in all() {
                    @let opponent = players.get(game.opponent as usize);
                    li value=[(game.round > 0).then_some(game.round)] {
                        @match opponent {
                            Some(one) => (one.name.as_deref().unwrap_or(&one.id)),
                            None => "–",
                        }
                        @if let Some(rating) = game.opponent_rating { " (" (rating) ")" }
                        ": " (language.value(&Fact::Score(game.score)))
                        @if let Some(by) = game.change { " · " b { (signed(language, by)) } }
                        @else if let Some(why) = &game.why { " · " span.quiet { span.paragraph { (language.cite(why.paragraph)) } " " (language.why(why.code)) } }
                    }
                } }
            }
        }
    }
}
