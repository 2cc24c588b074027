//! What a tournament report file says, record by record.
//!
//! Every record carries the line it stood on (0: it was not read from a file), and the writer puts records back
//! in that order. Where a text and a value stand side by side, the text is what the file wrote; leave it empty
//! to have the value written in the specification's form.

use super::edition::Edition;
use super::points::Points;
use super::result::Color;
use super::scoring::{ScoreSymbol, Scoring};
use super::time_control::TimeControl;
use super::tournament_type::TournamentType;
use crate::encoding::{Encoding, LineEnd};
use jiff::civil::Date;

mod people;
mod teams;

pub use people::{NationalRecord, Player, Sex, Title, Unread};
pub use teams::{
    AbnormalPoints, Acceleration, Bye, ByeKind, ForbiddenPairing, ForfeitedMatch, LineUp, MatchForfeit, OldTeam, Team,
    TeamBye,
};

/// A whole file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TournamentFile {
    /// Which edition, decided by content.
    pub edition: Edition,
    /// The code page, told by content.
    pub encoding: Encoding,
    /// The most frequent line end.
    pub line_end: LineEnd,
    /// Whether the last line has no line end.
    pub last_line_is_open: bool,
    /// Records about the tournament.
    pub header: Header,
    /// 001
    pub players: Vec<Player>,
    /// National rating records: a federation code in place of 001.
    pub national: Vec<NationalRecord>,
    /// 013, teams of TRF06 and TRF16.
    pub old_teams: Vec<OldTeam>,
    /// 310, teams of TRF26.
    pub teams: Vec<Team>,
    /// 240
    pub byes: Vec<Bye>,
    /// 320
    pub team_byes: Vec<TeamBye>,
    /// 330
    pub forfeited_matches: Vec<ForfeitedMatch>,
    /// 300
    pub line_ups: Vec<LineUp>,
    /// 250
    pub accelerations: Vec<Acceleration>,
    /// 260
    pub forbidden_pairings: Vec<ForbiddenPairing>,
    /// 299
    pub abnormal_points: Vec<AbnormalPoints>,
    /// Lines kept verbatim: comments, extensions, informative and unknown records, remarks, blank lines.
    pub others: Vec<OtherLine>,
}

/// A record of free text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    /// Line in the file.
    pub line: usize,
    /// From column 5 on.
    pub text: String,
}

/// A record of one value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field<T> {
    /// Line in the file.
    pub line: usize,
    /// What the file wrote from column 5 on; empty: write the value.
    pub text: String,
    /// What it means; none if it could not be read.
    pub value: Option<T>,
}

/// The tournament records.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// 012
    pub name: Option<Text>,
    /// 022
    pub city: Option<Text>,
    /// 032
    pub federation: Option<Text>,
    /// 042
    pub start: Option<Field<Date>>,
    /// 052
    pub end: Option<Field<Date>>,
    /// 062
    pub player_count: Option<Field<u32>>,
    /// 072
    pub rated_player_count: Option<Field<u32>>,
    /// 082
    pub team_count: Option<Field<u32>>,
    /// 092
    pub kind: Option<Text>,
    /// 102
    pub chief_arbiter: Option<Text>,
    /// 112, one line each.
    pub deputy_arbiters: Vec<Text>,
    /// 122
    pub time_control: Option<Field<TimeControl>>,
    /// 132; one entry per round, none where a date is blank or unreadable.
    pub round_dates: Option<Field<Vec<Option<Date>>>>,
    /// 142
    pub round_count: Option<Field<u32>>,
    /// 152
    pub initial_color: Option<Field<Color>>,
    /// 162
    pub scoring: Option<Field<Vec<(ScoreSymbol, Points)>>>,
    /// 172
    pub ranking_method: Option<Field<RankingMethod>>,
    /// 182
    pub pairing_controller: Option<Text>,
    /// 192
    pub tournament_type: Option<Field<TournamentType>>,
    /// 202
    pub tie_breaks: Option<Field<Vec<String>>>,
    /// 212
    pub standings: Option<Field<Vec<String>>>,
    /// 222
    pub time_control_code: Option<Field<TimeControl>>,
    /// 352; one color per board.
    pub board_colors: Option<Field<Vec<Color>>>,
    /// 362
    pub match_points: Option<Field<MatchPoints>>,
}

/// 172: whose ratings made the starting ranks, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankingMethod {
    /// The federation whose ratings count.
    pub federation: String,
    /// `FIDE`, `NRO`, `FIDON`, `NIDOF`, `HBFN`, `LBFN` or `OTHER`.
    pub method: String,
}

/// 362: what a match is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchPoints {
    /// `TW`
    pub win: Points,
    /// `TD`
    pub draw: Points,
    /// `TL`
    pub loss: Points,
}

/// Why a line is kept verbatim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OtherKind {
    /// Nothing on it.
    Blank,
    /// `###`
    Comment,
    /// XX*, BB*, DAT: for pairing programs.
    Extension,
    /// 801, 802.
    Informative,
    /// A second record where there can be one.
    Repeated,
    /// A known record that could not be read.
    Unreadable,
    /// A record id nobody knows.
    Unknown,
    /// No record: a ruler, a remark.
    Remark,
}

/// A line kept verbatim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherLine {
    /// Line in the file.
    pub line: usize,
    /// Why.
    pub kind: OtherKind,
    /// The whole line.
    pub text: String,
}

impl OtherLine {
    /// The first three characters, as far as they go.
    pub fn id(&self) -> &str {
        self.text.char_indices().nth(3).map_or(self.text.as_str(), |(at, _)| &self.text[..at])
    }

    /// What stands from column 5 on.
    pub fn content(&self) -> &str {
        self.text.char_indices().nth(4).map_or("", |(at, _)| &self.text[at..])
    }
}

impl TournamentFile {
    /// How many rounds the players' lines hold.
    pub fn recorded_rounds(&self) -> usize {
        self.players.iter().map(|player| player.rounds.len()).max().unwrap_or(0)
    }

    /// How many rounds the file says there are: 142, or XXR.
    pub fn announced_rounds(&self) -> Option<u32> {
        let by_142 = self.header.round_count.as_ref().and_then(|field| field.value);
        by_142.or_else(|| self.extension("XXR").and_then(|line| super::line::number(line.content())))
    }

    /// The player with this starting rank.
    pub fn player(&self, starting_rank: u16) -> Option<&Player> {
        self.players.iter().find(|player| player.starting_rank == starting_rank)
    }

    /// What each result is worth: 162, or XXS, or BB*, or the usual.
    pub fn scoring(&self) -> Scoring {
        if let Some(symbols) = self.header.scoring.as_ref().and_then(|field| field.value.as_deref()) {
            return Scoring::from_symbols(symbols);
        }
        let mut scoring = Scoring::default();
        for line in self.others.iter().filter(|line| line.kind == OtherKind::Extension) {
            match line.id() {
                "XXS" => line.content().split_whitespace().for_each(|word| {
                    scoring.set_extended(word);
                }),
                id if id.starts_with("BB") => {
                    scoring.set_bbp(id, line.content());
                }
                _ => {}
            }
        }
        scoring
    }

    /// The first extension line with this id.
    pub fn extension(&self, id: &str) -> Option<&OtherLine> {
        self.others.iter().find(|line| line.kind == OtherKind::Extension && line.id() == id)
    }
}

impl Header {
    pub(super) fn has_records_of_2026(&self) -> bool {
        self.round_count.is_some()
            || self.initial_color.is_some()
            || self.scoring.is_some()
            || self.ranking_method.is_some()
            || self.pairing_controller.is_some()
            || self.tournament_type.is_some()
            || self.tie_breaks.is_some()
            || self.standings.is_some()
            || self.time_control_code.is_some()
            || self.board_colors.is_some()
            || self.match_points.is_some()
    }
}

impl<T> Field<T> {
    /// A value not read from a file; it will be written in the specification's form.
    pub fn of(value: T) -> Self {
        Field { line: 0, text: String::new(), value: Some(value) }
    }
}

impl Text {
    /// A text not read from a file.
    pub fn of(text: impl Into<String>) -> Self {
        Text { line: 0, text: text.into() }
    }
}
