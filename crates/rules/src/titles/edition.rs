//! An edition of the title regulations: a value whose fields follow the regulation's order. What is known of no edition is
//! `None` and refused where it is needed, never guessed.

mod values;

pub use values::*;

use super::title::{FideTitle, Titles};
use crate::provision::Provision;
use arpad_model::EditionId;

/// One edition, in force for tournaments that start between two days that the calendar knows (0.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition {
    /// Its stable name.
    pub id: EditionId,
    /// The source.
    pub source: &'static str,

    /// From when a title is held.
    pub in_force: Provision<InForce>,
    /// Days before the start by which a title tournament is registered.
    pub registration_days: Provision<u16>,
    /// The most hours of play on a day.
    pub day_hours: Provision<u8>,
    /// The most rounds on a day.
    pub day_rounds: Provision<u8>,
    /// The least thinking time.
    pub rate_of_play: Provision<Option<RateOfPlay>>,
    /// Days with a single round that one norm for GM and WGM needs.
    pub single_round_days: Provision<u8>,
    /// Titles by rating alone: FM, CM, WFM, WCM.
    pub by_rating: Provision<ByRating>,

    /// The least number of games of a norm.
    pub least_games: Provision<u8>,
    /// Team and club championships of the world and of a continent, of seven to nine rounds.
    pub team_games: Provision<u8>,
    /// The World Cup: the least number of games, and what they count as.
    pub world_cup: Provision<WorldCup>,
    /// Eight games of nine rounds.
    pub eight_of_nine: Provision<EightOfNine>,
    /// What an event of many rounds is worth at most.
    pub most_credited: Provision<MostCredited>,
    /// The last rounds may be left out by who has the norm before them.
    pub tail: Provision<bool>,
    /// Games against defeated opponents may be left out.
    pub wins: Provision<bool>,
    /// Both at once (T-10).
    pub tail_and_wins: Provision<bool>,
    /// An opponent who does not come in the last round counts as a loss where a game is missing.
    pub last_round: Provision<bool>,
    /// Formats that need no approval.
    pub formats: Provision<Option<Formats>>,

    /// Federations other than the own that the opponents come from.
    pub federations: Provision<u8>,
    /// What an exemption from the foreigners lifts.
    pub exemption: Provision<Exemption>,
    /// Swiss events with many foreigners.
    pub large_swiss: Provision<LargeSwiss>,
    /// The most opponents of the own federation, and of any one.
    pub shares: Provision<Shares>,
    /// Title holders among the opponents: one in this many.
    pub title_holders: Provision<u8>,
    /// Holders of the sought title or a higher one.
    pub required_titles: Provision<RequiredTitles>,
    /// The same in a double round robin.
    pub double_round_robin: Provision<Option<DoubleRoundRobin>>,

    /// The rating to which that of one opponent is raised.
    pub floors: Provision<PerNorm<i16>>,
    /// After the lowest opponent is left out, the next is raised (T-14).
    pub floor_after_drop: Provision<bool>,
    /// An opponent without a rating.
    pub unrated: Provision<i16>,
    /// The most opponents without a rating.
    pub most_unrated: Provision<MostUnrated>,
    /// The least performance.
    pub performance: Provision<PerNorm<i16>>,
    /// The least average of the opponents.
    pub averages: Provision<PerNorm<i16>>,
    /// Whether the average is compared before or after it is rounded (T-17).
    pub average_compared: Provision<Compared>,
    /// The least score, in hundredths.
    pub least_percentage: Provision<u8>,
    /// Whether it is compared before or after rounding (T-16).
    pub percentage_compared: Provision<Compared>,

    /// Games that the norms of an application have in all.
    pub games_in_all: Provision<u16>,
    /// The rating that the title needs.
    pub ratings: Provision<PerNorm<i16>>,
    /// How a rating inside a period is rounded (T-26).
    pub interim: Provision<Interim>,
    /// Norms of long ago.
    pub old_norms: Provision<OldNorms>,
    /// One norm comes from an event of a list.
    pub listed_event: Provision<ListedEvent>,
    /// Days before the meeting by which an application is in.
    pub meeting_days: Provision<u16>,
    /// Days for which an application is posted.
    pub posted_days: Provision<Option<u16>>,
}

impl Edition {
    /// Holders of a title in the sense of 1.4.5a; CM and WCM are none.
    pub const TITLE_HOLDERS: Titles =
        Titles::of(&[FideTitle::Gm, FideTitle::Im, FideTitle::Fm, FideTitle::Wgm, FideTitle::Wim, FideTitle::Wfm]);

    /// Who counts as a master of a large Swiss (1.4.3d).
    pub const MASTERS: Titles = Titles::of(&FideTitle::BY_NORMS);

    /// The titles an opponent must have for a norm (1.4.5b–e).
    pub const fn sought(title: FideTitle) -> Titles {
        use FideTitle::*;
        match title {
            Gm => Titles::of(&[Gm]),
            Im => Titles::of(&[Im, Gm]),
            Wgm => Titles::of(&[Wgm, Im, Gm]),
            _ => Titles::of(&[Wim, Wgm, Im, Gm]),
        }
    }
}
