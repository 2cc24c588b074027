//! What a tournament report file says, record by record.
//!
//! Every record carries the line it stood on (0: it was not read from a file), and the writer puts records back
//! in that order. Where a text and a value stand side by side, the text is what the file wrote; leave it empty
//! to have the value written in the specification's form.

use super::dates::{Birth, Date};
use super::edition::Edition;
use super::points::Points;
use super::result::{Color, RoundEntry};
use super::scoring::{ScoreSymbol, Scoring};
use super::time_control::TimeControl;
use super::tournament_type::TournamentType;
use crate::encoding::{Encoding, LineEnd};

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

/// A player's sex, as the format has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sex {
    /// `m`
    Male,
    /// `w`
    Female,
}

/// A FIDE title.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Title {
    /// Grandmaster.
    Gm,
    /// International master.
    Im,
    /// Woman grandmaster.
    Wgm,
    /// FIDE master.
    Fm,
    /// Woman international master.
    Wim,
    /// Candidate master.
    Cm,
    /// Woman FIDE master.
    Wfm,
    /// Woman candidate master.
    Wcm,
}

/// 001: a player and all rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Line in the file.
    pub line: usize,
    /// The number by which other lines name this player.
    pub starting_rank: u16,
    /// If given and understood.
    pub sex: Option<Sex>,
    /// If given and known.
    pub title: Option<Title>,
    /// The title as written, such as `g`.
    pub title_text: String,
    /// As written.
    pub name: String,
    /// None if blank or 0.
    pub rating: Option<u16>,
    /// As written: a federation, a club, or nothing.
    pub federation: String,
    /// FIDE number, or a national number in national files, as written; empty if blank.
    pub id: String,
    /// If given and understood.
    pub birth: Option<Birth>,
    /// The birth date as written.
    pub birth_text: String,
    /// As written, with the event's own scoring.
    pub points: Option<Points>,
    /// Final place; none if blank or 0.
    pub place: Option<u16>,
    /// Up to the last round that is not blank.
    pub rounds: Vec<RoundEntry>,
    /// Text that could not be understood, kept to be written back.
    pub unread: Vec<Unread>,
}

/// Text in columns where something else belongs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// Its first column.
    pub column: usize,
    /// The text.
    pub text: String,
}

/// A national rating record: a federation code in place of 001.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NationalRecord {
    /// Line in the file.
    pub line: usize,
    /// The federation whose rating it is, such as `HUN`.
    pub federation: String,
    /// The player's number.
    pub starting_rank: u16,
    /// If given.
    pub sex: Option<Sex>,
    /// National class or title, as written.
    pub class: String,
    /// As written; may be blank.
    pub name: String,
    /// National rating.
    pub rating: Option<u16>,
    /// Region or club, as written.
    pub origin: String,
    /// National number, as written.
    pub id: String,
    /// If given and understood.
    pub birth: Option<Birth>,
    /// As written.
    pub birth_text: String,
}

/// 013
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OldTeam {
    /// Line in the file.
    pub line: usize,
    /// As written.
    pub name: String,
    /// Starting ranks in board order; none for an empty place.
    pub members: Vec<Option<u16>>,
}

/// 310
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Team {
    /// Line in the file.
    pub line: usize,
    /// The team's number.
    pub number: u16,
    /// As written.
    pub name: String,
    /// Short name, as written.
    pub nickname: String,
    /// Strength, as written.
    pub strength: String,
    /// Match points.
    pub match_points: Option<Points>,
    /// Game points.
    pub game_points: Option<Points>,
    /// Final place.
    pub place: Option<u16>,
    /// Starting ranks in board order; none for an empty place.
    pub members: Vec<Option<u16>>,
}

/// A bye asked for, in 240.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ByeKind {
    /// `F`
    Full,
    /// `H`
    Half,
    /// `Z`
    Zero,
}

/// 240
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bye {
    /// Line in the file.
    pub line: usize,
    /// What it is worth.
    pub kind: ByeKind,
    /// The round.
    pub round: u16,
    /// Players, or teams in a team event.
    pub ids: Vec<u16>,
}

/// 320
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeamBye {
    /// Line in the file.
    pub line: usize,
    /// What a bye is worth in match points.
    pub match_points: Option<Points>,
    /// What a bye is worth in game points.
    pub game_points: Option<Points>,
    /// The team with the bye, per round.
    pub teams: Vec<Option<u16>>,
}

/// How a match was forfeited, in 330.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MatchForfeit {
    /// `+-`: Black's team did not come.
    WhiteWins,
    /// `-+`: White's team did not come.
    BlackWins,
    /// `--`: neither came.
    BothLose,
}

/// 330
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForfeitedMatch {
    /// Line in the file.
    pub line: usize,
    /// Who came.
    pub outcome: MatchForfeit,
    /// The round.
    pub round: u16,
    /// Team with White on the first board.
    pub white: u16,
    /// Team with Black on the first board.
    pub black: u16,
}

/// 300
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineUp {
    /// Line in the file.
    pub line: usize,
    /// The round.
    pub round: u16,
    /// The team.
    pub team: u16,
    /// Its opponent.
    pub opponent: u16,
    /// Starting ranks by board; none for an empty board.
    pub boards: Vec<Option<u16>>,
}

/// 250
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Acceleration {
    /// Line in the file.
    pub line: usize,
    /// Virtual match points.
    pub match_points: Option<Points>,
    /// Virtual (game) points.
    pub points: Option<Points>,
    /// First round.
    pub first_round: u16,
    /// Last round.
    pub last_round: u16,
    /// First player or team.
    pub first_id: u16,
    /// Last player or team.
    pub last_id: u16,
}

/// 260
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ForbiddenPairing {
    /// Line in the file.
    pub line: usize,
    /// First round.
    pub first_round: u16,
    /// Last round.
    pub last_round: u16,
    /// Players or teams not to be paired with each other.
    pub ids: Vec<u16>,
}

/// 299: changes points, never a rated result.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AbnormalPoints {
    /// Line in the file.
    pub line: usize,
    /// `W D L F H Z + -`: what that result is worth; none: a bonus or penalty.
    pub kind: Option<char>,
    /// Match points.
    pub match_points: Option<Points>,
    /// (Game) points.
    pub points: Option<Points>,
    /// The round; none: all.
    pub round: Option<u16>,
    /// Players or teams; none named: all.
    pub ids: Vec<u16>,
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

impl Player {
    /// The number in columns 58–68 if it is one. Whether it is FIDE's or a federation's own the file does not say.
    pub fn number(&self) -> Option<u64> {
        self.id.parse().ok().filter(|number| *number > 0)
    }
}

impl Sex {
    /// Both.
    pub const ALL: [Sex; 2] = [Sex::Male, Sex::Female];

    /// The letter in the file.
    pub const fn as_str(self) -> &'static str {
        match self {
            Sex::Male => "m",
            Sex::Female => "w",
        }
    }

    /// Reads `m`, `w` and, seen in the wild, `f`, in either case.
    pub fn from_letter(letter: char) -> Option<Sex> {
        match letter.to_ascii_lowercase() {
            'm' => Some(Sex::Male),
            'w' | 'f' => Some(Sex::Female),
            _ => None,
        }
    }
}

impl Title {
    /// All titles, in the specification's order.
    pub const ALL: [Title; 8] =
        [Title::Gm, Title::Im, Title::Wgm, Title::Fm, Title::Wim, Title::Cm, Title::Wfm, Title::Wcm];

    /// The letters in the file.
    pub const fn as_str(self) -> &'static str {
        match self {
            Title::Gm => "GM",
            Title::Im => "IM",
            Title::Wgm => "WGM",
            Title::Fm => "FM",
            Title::Wim => "WIM",
            Title::Cm => "CM",
            Title::Wfm => "WFM",
            Title::Wcm => "WCM",
        }
    }

    /// Reads the titles, in either case, and the old letters `g m f c wg wm wf wc`.
    pub fn read(text: &str) -> Option<Title> {
        let old = ["g", "m", "wg", "f", "wm", "c", "wf", "wc"];
        let index = Title::ALL.iter().position(|title| title.as_str().eq_ignore_ascii_case(text));
        index.or_else(|| old.iter().position(|letters| letters.eq_ignore_ascii_case(text))).map(|i| Title::ALL[i])
    }
}

impl ByeKind {
    /// All kinds.
    pub const ALL: [ByeKind; 3] = [ByeKind::Full, ByeKind::Half, ByeKind::Zero];

    /// The letter in the file.
    pub const fn as_str(self) -> &'static str {
        match self {
            ByeKind::Full => "F",
            ByeKind::Half => "H",
            ByeKind::Zero => "Z",
        }
    }
}

impl MatchForfeit {
    /// All kinds.
    pub const ALL: [MatchForfeit; 3] = [MatchForfeit::WhiteWins, MatchForfeit::BlackWins, MatchForfeit::BothLose];

    /// The signs in the file.
    pub const fn as_str(self) -> &'static str {
        match self {
            MatchForfeit::WhiteWins => "+-",
            MatchForfeit::BlackWins => "-+",
            MatchForfeit::BothLose => "--",
        }
    }
}
