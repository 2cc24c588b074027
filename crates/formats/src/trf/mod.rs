//! FIDE tournament report files: TRF06, TRF16, TRF26.
//!
//! The reader is lenient and outspoken. Everything it tolerates stands here, and all but the first four are said
//! in a notice:
//!
//! * Record order is free; blank lines and blanks at line ends are allowed; lines may be shorter than their columns.
//! * Lines may end with CR, LF or CRLF. Mixed ends are noted.
//! * Letters of results, colors and sex may be in either case; `f` is read as `w`; `0` is an empty rating, place or
//!   FIDE number; points may have a comma, or no decimals; `0000`, `0` and blank are all no opponent.
//! * Numbers may stand anywhere within their columns, with or without leading zeros.
//! * UTF-16 with its mark is decoded. Code pages other than UTF-8 are guessed; damaged characters are named.
//! * A tab counts as one blank.
//! * `###` comments, XX*, BB*, DAT, 801 and 802 are kept verbatim; so are unknown records, rulers and remarks, a
//!   second record where there can be one, and records that cannot be read.
//! * Dates in any order of day, month and year, with any separator or an English month: 042, 052 and 132 are read
//!   together, in the order in which they fit each other. Dates such as `02/10/2011` have one order in one file: one
//!   that can only be read day first, or month first, decides for all of them, births included; where none does, the
//!   day comes first, and a notice says so.
//! * Old title letters (`g m f c wg wm wf wc`).
//! * A line whose columns from the rating on, or from the rounds on, stand up to eight characters off is read by
//!   that shift, if it fits nowhere else; a birth date one column off likewise.
//! * Without an opponent nothing was played, whatever the code. A blank round is an absence.
//! * In TRF06, points above the sum of the results may come from half-point byes left blank.
//! * An opponent's line without the mirror of a forfeit; penalties that leave fewer than one point for two players.
//! * A gap in the starting ranks, once rounds were played or if 062 confirms the number of players.
//!
//! What is an error, and what a warning, follows from one question: is the meaning of a rated game lost?

pub mod codes;

mod birth;
mod dates;
mod line;
mod points;
mod reading;
mod result;
mod scoring;
mod time_control;
mod tournament_type;

mod edition;
mod record;

mod header;
mod player;
mod shift;
mod team;

mod consistency;
mod mirror;
mod sums;

mod convert;
mod write;

pub use birth::Birth;
pub use convert::convert;
pub use dates::YEARS;
pub use edition::{Edition, UnknownEdition};
pub use points::Points;
pub use reading::Reading;
pub use record::{
    AbnormalPoints, Acceleration, Bye, ByeKind, Field, ForbiddenPairing, ForfeitedMatch, Header, LineUp, MatchForfeit,
    MatchPoints, NationalRecord, OldTeam, OtherKind, OtherLine, Player, RankingMethod, Sex, Team, TeamBye, Text, Title,
    TournamentFile, Unread,
};
pub use result::{Color, ResultCode, RoundEntry};
pub use scoring::{ScoreSymbol, Scoring};
pub use time_control::{TimeControl, TimePeriod};
pub use tournament_type::{Rules, System, TournamentType};

use crate::encoding::{self, Encoding, Line, NotInCodePage};
use crate::limits;
use crate::notice::{Notice, Severity};
use crate::notices::{Notices, over_limit};
use line::{Columns, number};
use reading::DayOrMonth;

/// Reads a file: all it says, and everything odd about it, in the order of its lines.
pub fn read(bytes: &[u8]) -> (TournamentFile, Vec<Notice>) {
    read_as(bytes, Reading::default())
}

/// The same with the reader of another time.
pub fn read_as(bytes: &[u8], reading: Reading) -> (TournamentFile, Vec<Notice>) {
    if let Some(over) = limits::of_lines(bytes) {
        return (TournamentFile::default(), over_limit(&over));
    }
    let (text, encoding) = encoding::decode(bytes);
    let mut reader = Reader {
        file: TournamentFile { encoding, ..TournamentFile::default() },
        notices: Notices::default(),
        tabs: None,
        reading,
        first_comes: if reading == Reading::First { DayOrMonth::Undecided } else { DayOrMonth::of(&text) },
    };
    let mut lines = encoding::lines(&text);
    for line in lines.by_ref() {
        reader.file.last_line_is_open = line.end.is_none();
        reader.read_line(line);
    }
    if let Some(long) = header::too_long(&reader.file.header) {
        return (TournamentFile::default(), long.refusal());
    }
    let sides = reader.file.players.iter().flat_map(|player| &player.rounds).filter(|entry| entry.opponent.is_some());
    if let Some(over) = limits::of_games(sides.count()) {
        return (TournamentFile::default(), over_limit(&over));
    }
    reader.file.line_end = lines.ends().most_frequent();
    if lines.ends().is_mixed() {
        reader.notices.push(Notice::new(Severity::Note, 0, 0, codes::MIXED_LINE_ENDS));
    }
    reader.finish(text.trim().is_empty())
}

/// Writes the file in an edition; what that edition cannot say is left out, and [`convert`] tells what.
pub fn write(file: &TournamentFile, edition: Edition) -> String {
    if file.edition == edition {
        return write::print(file);
    }
    write::print(&convert(file, edition).0)
}

/// Writes the file in an edition and in its own code page.
pub fn write_bytes(file: &TournamentFile, edition: Edition) -> Result<Vec<u8>, NotInCodePage> {
    file.encoding.encode(&write(file, edition))
}

/// Whether this looks like a tournament report file: some line begins with a record id that a report must have.
pub fn is_trf(bytes: &[u8]) -> bool {
    let (text, _) = encoding::decode(bytes);
    encoding::lines(&text).any(|line| {
        let columns = Columns::new(line.text);
        columns.is_blank(4) && matches!(columns.get(1, 3), "001" if number(columns.get(5, 8)).is_some())
            || columns.get(1, 4) == "012 "
    })
}

struct Reader {
    file: TournamentFile,
    notices: Notices,
    /// Where the first tab stands, and on how many lines there are tabs.
    tabs: Option<(usize, usize, usize)>,
    reading: Reading,
    /// In the dates of the file that end with the year.
    first_comes: DayOrMonth,
}

impl Reader {
    fn read_line(&mut self, line: Line) {
        let columns = Columns::new(line.text);
        self.look_at_characters(&line);
        let id = columns.get(1, 3);
        if line.text.trim().is_empty() {
            return self.keep(&line, OtherKind::Blank);
        }
        match id {
            "001" => match player::read(line.number, &columns, self.first_comes, &mut self.notices) {
                Some(player) => self.file.players.push(player),
                None => self.keep(&line, OtherKind::Unreadable),
            },
            "###" => self.keep(&line, OtherKind::Comment),
            "801" | "802" => self.keep(&line, OtherKind::Informative),
            _ if team::is_record(id) => {
                if team::read(&mut self.file, id, line.number, &columns).is_none() {
                    let notice = Notice::new(Severity::Warning, line.number, 5, codes::RECORD_UNREADABLE);
                    self.notices.push(notice.with("record", id).with("text", columns.rest(5).trim()));
                    self.keep(&line, OtherKind::Unreadable);
                }
            }
            _ => self.read_header_or_other(line, &columns),
        }
    }

    fn read_header_or_other(&mut self, line: Line, columns: &Columns) {
        let id = columns.get(1, 3);
        match header::read(&mut self.file.header, self.reading, (id, line.number), columns, &mut self.notices) {
            header::Taken::Yes if columns.is_blank(4) => {}
            header::Taken::Yes => {
                let notice = Notice::new(Severity::Warning, line.number, 4, codes::TEXT_BETWEEN_COLUMNS);
                self.notices.push(notice.with("text", columns.get(4, 4)));
            }
            header::Taken::Repeated { first_line } => {
                let notice = Notice::new(Severity::Warning, line.number, 1, codes::RECORD_REPEATED);
                self.notices.push(notice.with("record", id).with("other_line", first_line));
                self.keep(&line, OtherKind::Repeated);
            }
            header::Taken::No => self.read_other(line, columns),
        }
    }

    fn read_other(&mut self, line: Line, columns: &Columns) {
        let id = columns.get(1, 3);
        let is_id = id.len() == 3 && columns.is_blank(4);
        let is_word = is_id && id.bytes().all(|b| b.is_ascii_uppercase());
        let has_number = number(columns.get(5, 8)).is_some();
        if is_id && (id.starts_with("XX") || id.starts_with("BB") || id == "DAT") {
            self.look_at_extension(id, &line, columns.rest(5));
            self.keep(&line, OtherKind::Extension);
        } else if is_word && has_number {
            match player::read_national(line.number, columns, self.first_comes, &mut self.notices) {
                Some(record) => self.file.national.push(record),
                None => self.keep(&line, OtherKind::Unreadable),
            }
        } else if is_id && player::looks_like_a_player(columns) {
            let notice = Notice::new(Severity::Error, line.number, 1, codes::PLAYER_UNDER_WRONG_ID);
            self.notices.push(notice.with("record", id).with("player", columns.trimmed(5, 8)));
            self.keep(&line, OtherKind::Unknown);
        } else if is_id && id.bytes().all(|b| b.is_ascii_digit()) {
            self.notices.push(Notice::new(Severity::Warning, line.number, 1, codes::UNKNOWN_RECORD).with("record", id));
            self.keep(&line, OtherKind::Unknown);
        } else {
            self.notices.push(Notice::new(Severity::Note, line.number, 1, codes::REMARK));
            self.keep(&line, OtherKind::Remark);
        }
    }

    /// Extensions are for pairing programs, but rounds and scoring are believed here too.
    fn look_at_extension(&mut self, id: &str, line: &Line, content: &str) {
        let mut scoring = Scoring::default();
        let is_understood = match id {
            "XXR" => number(content).is_some(),
            "XXS" => content.split_whitespace().all(|word| scoring.set_extended(word).is_some()),
            _ if id.starts_with("BB") => scoring.set_bbp(id, content).is_some(),
            _ => true,
        };
        if !is_understood {
            let notice = Notice::new(Severity::Warning, line.number, 5, codes::RECORD_UNREADABLE);
            self.notices.push(notice.with("record", id).with("text", content.trim()));
        }
    }

    fn keep(&mut self, line: &Line, kind: OtherKind) {
        self.file.others.push(OtherLine { line: line.number, kind, text: line.text.trim_end().to_string() });
    }

    fn look_at_characters(&mut self, line: &Line) {
        if memchr::memchr(b'\t', line.text.as_bytes()).is_some() {
            let column = line.text.chars().position(|c| c == '\t').map_or(0, |at| at + 1);
            let (first_line, first_column, count) = self.tabs.unwrap_or((line.number, column, 0));
            self.tabs = Some((first_line, first_column, count + 1));
        }
        if !line.text.is_ascii()
            && let Some(at) = line.text.chars().position(|c| c == char::REPLACEMENT_CHARACTER)
        {
            self.notices.push(Notice::new(Severity::Warning, line.number, at + 1, codes::CHARACTER_DAMAGED));
        }
    }

    fn finish(mut self, is_empty: bool) -> (TournamentFile, Vec<Notice>) {
        let (file, notices) = (&mut self.file, &mut self.notices);
        if !file.encoding.is_utf8() && !file.encoding.is_utf16() {
            let notice = Notice::new(Severity::Note, 0, 0, codes::ENCODING_GUESSED);
            notices.push(notice.with("encoding", Encoding::as_str(file.encoding)));
        }
        if let Some((line, column, count)) = self.tabs {
            notices.push(Notice::new(Severity::Note, line, column, codes::TABS).with("count", count));
        }
        file.edition = edition::by_content(file);
        let how = dates::How { reading: self.reading, first: self.first_comes };
        let rounds = file.players.iter().map(|p| p.rounds.len()).max().unwrap_or(0);
        header::read_dates(&mut file.header, how, rounds, notices);
        births(file, self.first_comes, notices);
        if is_empty {
            notices.push(Notice::new(Severity::Error, 0, 0, codes::EMPTY_FILE));
        } else {
            if file.players.is_empty() {
                notices.push(Notice::new(Severity::Error, 0, 0, codes::NO_PLAYERS));
            }
            let by_rank = mirror::ByRank::new(&file.players);
            consistency::check(file, &by_rank, notices);
            mirror::check(file, &by_rank, notices);
            sums::check(file, notices);
        }
        notices.sort();
        (self.file, self.notices.finish())
    }
}

/// Births that could be read month first as well: told once, with their number.
fn births(file: &TournamentFile, first_comes: DayOrMonth, notices: &mut Notices) {
    let could_be = |text: &str| {
        dates::year_last(text).is_some_and(|(a, b)| (1..=12).contains(&a) && (1..=12).contains(&b) && a != b)
    };
    let mut doubtful = file.players.iter().filter(|player| could_be(&player.birth_text));
    let (DayOrMonth::Undecided, Some(first)) = (first_comes, doubtful.next()) else { return };
    let notice =
        Notice::new(Severity::Warning, first.line, 70, codes::BIRTHS_AMBIGUOUS).with("text", &first.birth_text);
    notices.push(notice.with("count", 1 + doubtful.count()));
}
