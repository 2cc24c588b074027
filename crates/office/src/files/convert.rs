//! One format into another: what the other format has no place for is left out, and said.
//!
//! A report becomes a case ([`to_case`]) or the other way round ([`to_trf`]); the games of either become rows of CSV; a
//! rating list passes through in bounded memory. A document is refused where half of it would be wrong, not only less.

pub use crate::files::to_case::to_case;
pub use crate::files::to_trf::to_trf;

use crate::files::from_case::game::{game_of, look};
use crate::files::from_case::{ChessCase, read_chess};
use crate::rating::rate_case::Settings;
use arpad_codes::{Code, codes};
use arpad_formats::csv_cell::inert;
use arpad_formats::document::{Document, Fault};
use arpad_formats::fide_list::{self, Record, Summary, write};
use arpad_formats::notice::{Notice, Severity};
use arpad_formats::trf::{self, TournamentFile};
use arpad_model::{Period, Rating, Tournament};
use arpad_rules::catalogue::GameKind;
use std::io::{self, Read, Seek, Write};

codes! {
    /// Everything a conversion can say, beside what the readers say.
    pub CODES: Code;

    /// The code page has no such character: written in UTF-8.
    CODE_PAGE = "convert-code-page";
    /// Names longer than their columns.
    NAMES_CUT = "convert-names-cut";
    /// What a case file has no field for.
    LEFT_OUT_OF_CASE = "convert-left-out-of-case";
    /// What a report has no record for.
    LEFT_OUT_OF_REPORT = "convert-left-out-of-report";
    /// Records a report must have that a case knows nothing of.
    RECORDS_TO_ADD = "convert-records-to-add";
    /// Games without a round got one.
    ROUNDS_ASSIGNED = "convert-rounds-assigned";
    /// Games that must not be rated, written in the codes for games without a move.
    UNRATED_CODES = "convert-unrated-codes";
    /// A row of CSV does not say that a game was set aside.
    SET_ASIDE_COUNTS = "convert-set-aside";
    /// A go case.
    GO_CASE = "convert-go-case";
    /// A report holds one tournament.
    SEVERAL_TOURNAMENTS = "convert-several-tournaments";
    /// A case needs dates.
    NO_DATE = "convert-no-date";
    /// A report has room for one game of a player in a round.
    TWO_GAMES_IN_A_ROUND = "convert-two-games-in-a-round";
    /// Starting ranks have four digits.
    TOO_MANY_PLAYERS = "convert-too-many-players";
    /// The reader's own limit of rounds.
    TOO_MANY_ROUNDS = "convert-too-many-rounds";
}

/// A chess case as it stands in the document.
#[derive(Clone, Debug)]
pub struct ReadCase {
    /// The case.
    pub case: ChessCase,
    /// The document names an edition.
    pub names_edition: bool,
}

/// Why a case file cannot be converted.
#[derive(Clone, Debug)]
pub enum CaseRefusal {
    /// Faults in it.
    Faults(Vec<Fault>),
    /// It is sound, but not for this.
    Refused(Notice),
}

/// Reads a chess case. A document that names no edition needs none here: its dates may lie before the first.
pub fn read_case(bytes: &[u8]) -> Result<ReadCase, CaseRefusal> {
    let document = Document::parse(bytes).map_err(CaseRefusal::Faults)?;
    let look = look(&document);
    let game = look.edition.as_deref().and_then(game_of).unwrap_or(look.game());
    if game == GameKind::Go {
        return Err(CaseRefusal::Refused(refusal(GO_CASE)));
    }
    let names_edition = look.edition.is_some();
    let any = (!names_edition).then(|| "fide-2024-03".to_owned());
    let settings = Settings { beside: any.is_some(), edition: any, ..Settings::default() };
    let case = read_chess(&document.root(), &settings);
    let case = document.finish(case).map_err(CaseRefusal::Faults)?;
    Ok(ReadCase { case, names_edition })
}

/// The document again, in the usual order of lines.
pub fn reprint_case(bytes: &[u8]) -> Option<String> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    serde_json::from_slice::<serde_json::Value>(bytes).ok().map(|value| format!("{value:#}\n"))
}

/// The bytes of a report: in its own code page, or in UTF-8 where that has no room, with a notice.
pub fn report_bytes(mut file: TournamentFile) -> (Vec<u8>, Option<Notice>) {
    match trf::write_bytes(&file, file.edition) {
        Ok(bytes) => (bytes, None),
        Err(missing) => {
            file.encoding = Default::default();
            let notice = Notice::new(Severity::Warning, 0, 0, CODE_PAGE)
                .with("encoding", missing.encoding)
                .with("character", missing.character);
            (trf::write(&file, file.edition).into_bytes(), Some(notice))
        }
    }
}

/// One row per game, of every tournament.
pub fn games_as_csv(period: &Period) -> io::Result<(Vec<u8>, Option<Notice>)> {
    let mut rows = csv::Writer::from_writer(Vec::new());
    rows.write_record([
        "tournament",
        "round",
        "white",
        "white_name",
        "white_rating",
        "black",
        "black_name",
        "black_rating",
        "result",
    ])?;
    for tournament in &period.tournaments {
        let name = tournament.name.as_deref().unwrap_or(&tournament.id);
        for game in &tournament.games {
            let round = if game.round == 0 { String::new() } else { game.round.to_string() };
            let [white, black] = [game.white, game.black].map(|at| {
                let player = &period.players[at as usize];
                let rating = rating_at_start(period, tournament, at).map_or(String::new(), |rating| rating.to_string());
                (player.id.as_str(), player.name.as_deref().unwrap_or_default(), rating)
            });
            let (white_rating, black_rating) = (white.2.as_str(), black.2.as_str());
            let result = game.outcome.as_str();
            let names = [name, white.0, white.1, black.0, black.1].map(inert);
            let [name, white, white_name, black, black_name] = names.each_ref().map(|cell| cell.as_ref());
            rows.write_record([
                name,
                &round,
                white,
                white_name,
                white_rating,
                black,
                black_name,
                black_rating,
                result,
            ])?;
        }
    }
    let set_aside =
        period.tournaments.iter().flat_map(|tournament| &tournament.games).filter(|game| game.set_aside.is_some());
    let count = set_aside.count();
    let notice = (count > 0).then(|| Notice::new(Severity::Warning, 0, 0, SET_ASIDE_COUNTS).with("count", count));
    Ok((rows.into_inner().map_err(|error| io::Error::other(error.to_string()))?, notice))
}

/// The rating on the list in force when the tournament began.
pub(crate) fn rating_at_start(period: &Period, tournament: &Tournament, player: u32) -> Option<Rating> {
    let then = tournament.ratings.iter().find(|(who, _)| *who == player);
    then.map_or(period.players[player as usize].rating, |(_, rating)| *rating)
}

/// What a rating list is written as; all in the combined layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListFormat {
    /// FIDE's text.
    Text,
    /// FIDE's XML.
    Xml,
    /// CSV.
    Csv,
}

/// Reads a list and writes it in another format, player by player. `progress` hears how many bytes of the file are
/// behind us. Gives what was read, and how many texts had to be cut.
pub fn convert_list<S: Read + Seek, W: Write>(
    source: S,
    file_name: &str,
    format: ListFormat,
    target: W,
    mut progress: impl FnMut(u64),
) -> Result<(Summary, Option<Notice>), fide_list::Error> {
    let mut writer = ListWriter::new(format, target)?;
    let mut seen = 0_u32;
    let summary = fide_list::read(source, fide_list::Tempo::of_file_name(file_name), |record, place| {
        seen = seen.wrapping_add(1);
        if seen.is_multiple_of(4096) {
            progress(place.consumed);
        }
        Ok::<(), fide_list::Error>(writer.write(record)?)
    })?;
    let cut = writer.finish()?;
    let notice = (cut > 0).then(|| Notice::new(Severity::Warning, 0, 0, NAMES_CUT).with("count", cut));
    Ok((summary, notice))
}

enum ListWriter<W: Write> {
    Text(write::TextWriter<W>),
    Xml(write::XmlWriter<W>),
    Csv(Box<write::CsvWriter<W>>),
}

impl<W: Write> ListWriter<W> {
    fn new(format: ListFormat, target: W) -> io::Result<Self> {
        Ok(match format {
            ListFormat::Text => ListWriter::Text(write::TextWriter::new(target)?),
            ListFormat::Xml => ListWriter::Xml(write::XmlWriter::new(target)?),
            ListFormat::Csv => ListWriter::Csv(Box::new(write::CsvWriter::new(target)?)),
        })
    }

    fn write(&mut self, record: &Record<&str>) -> io::Result<()> {
        match self {
            ListWriter::Text(writer) => writer.write(record),
            ListWriter::Xml(writer) => writer.write(record),
            ListWriter::Csv(writer) => writer.write(record),
        }
    }

    /// Ends it, and tells how many texts were cut.
    fn finish(self) -> io::Result<u64> {
        match self {
            ListWriter::Text(writer) => {
                let cut = writer.cut();
                writer.finish().map(|_| cut)
            }
            ListWriter::Xml(writer) => writer.finish().map(|_| 0),
            ListWriter::Csv(writer) => writer.finish().map(|_| 0),
        }
    }
}

pub(crate) fn refusal(code: Code) -> Notice {
    Notice::new(Severity::Error, 0, 0, code)
}
