//! The tournament records `??2`: name, place, dates, arbiters, time control, and what TRF26 added.

use super::codes;
use super::dates::{self, slashed};
use super::line::{Columns, number};
use super::points::Points;
use super::reading::Reading;
use super::record::{Field, Header, MatchPoints, RankingMethod, Text};
use super::result::Color;
use super::scoring;
use super::time_control::TimeControl;
use super::tournament_type::TournamentType;
use crate::notice::{Notice, Severity};
use crate::notices::{Notices, TooLong};

/// Where the date of round 1 stands in 132; each further round is ten columns on.
const FIRST_ROUND_DATE: usize = 92;

/// What became of a header line.
pub(super) enum Taken {
    /// It is in the header now.
    Yes,
    /// There already was one, on this line.
    Repeated { first_line: usize },
    /// It is no header record.
    No,
}

/// Reads one header record. Dates are kept as text here and read together by [`read_dates`].
pub(super) fn read(
    header: &mut Header,
    reading: Reading,
    (id, line): (&str, usize),
    columns: &Columns,
    notices: &mut Notices,
) -> Taken {
    let text = columns.rest(5);
    let mut unreadable = Unreadable { id, line, column: columns.first_filled(5, columns.len()).unwrap_or(5), notices };
    match id {
        "012" => put_text(&mut header.name, line, text),
        "022" => put_text(&mut header.city, line, text),
        "032" => put_text(&mut header.federation, line, text),
        "042" => put(&mut header.start, line, text, |_| None),
        "052" => put(&mut header.end, line, text, |_| None),
        "062" => put(&mut header.player_count, line, text, |text| unreadable.unless(text, first_number(text))),
        "072" => put(&mut header.rated_player_count, line, text, |text| unreadable.unless(text, first_number(text))),
        "082" => put(&mut header.team_count, line, text, |text| unreadable.unless(text, first_number(text))),
        "092" => put_text(&mut header.kind, line, text),
        "102" => put_text(&mut header.chief_arbiter, line, text),
        "112" => {
            header.deputy_arbiters.push(Text { line, text: text.to_string() });
            Taken::Yes
        }
        "122" => put(&mut header.time_control, line, text, |text| TimeControl::read_free_text_as(text, reading)),
        "132" => put(&mut header.round_dates, line, text, |_| None),
        "142" => put(&mut header.round_count, line, text, |text| unreadable.unless(text, number(text))),
        "152" => put(&mut header.initial_color, line, text, |text| unreadable.unless(text, one_color(text))),
        "162" => put(&mut header.scoring, line, text, |text| unreadable.unless(text, scoring::read_symbols(text))),
        "172" => put(&mut header.ranking_method, line, text, |text| unreadable.unless(text, ranking_method(text))),
        "182" => put_text(&mut header.pairing_controller, line, text),
        "192" => {
            put(&mut header.tournament_type, line, text, |text| unreadable.unless(text, TournamentType::read(text)))
        }
        "202" => put(&mut header.tie_breaks, line, text, |text| Some(list(text))),
        "212" => put(&mut header.standings, line, text, |text| Some(list(text))),
        "222" => put(&mut header.time_control_code, line, text, |text| {
            unreadable.unless(text, TimeControl::read_encoded(text))
        }),
        "352" => put(&mut header.board_colors, line, text, |text| unreadable.unless(text, board_colors(text))),
        "362" => put(&mut header.match_points, line, text, |text| unreadable.unless(text, match_points(text))),
        _ => Taken::No,
    }
}

/// A text that is longer than a name, a place or a time control can be. It would be told again and again.
pub(super) fn too_long(header: &Header) -> Option<TooLong> {
    let Header { name, city, federation, kind, chief_arbiter, pairing_controller, .. } = header;
    let texts = [
        ("012", name),
        ("022", city),
        ("032", federation),
        ("092", kind),
        ("102", chief_arbiter),
        ("182", pairing_controller),
    ];
    let texts = texts.into_iter().flat_map(|(id, text)| text.iter().map(move |text| (id, text)));
    let deputies = header.deputy_arbiters.iter().map(|text| ("112", text));
    let control = header.time_control.iter().map(|field| TooLong::of(field.line, "122", field.text.trim()));
    let long = texts.chain(deputies).map(|(id, text)| TooLong::of(text.line, id, text.text.trim()));
    long.chain(control).flatten().next()
}

/// Reads 042, 052 and 132 together and says what is odd about them.
pub(super) fn read_dates(header: &mut Header, how: dates::How, recorded_rounds: usize, notices: &mut Notices) {
    let start = header.start.as_ref().map_or("", |field| field.text.trim()).to_string();
    let end = header.end.as_ref().map_or("", |field| field.text.trim()).to_string();
    let round_texts: Vec<String> = header.round_dates.as_ref().map_or(Vec::new(), |field| round_texts(&field.text));
    let reading = dates::read_together(&start, &end, &round_texts.iter().map(String::as_str).collect::<Vec<_>>(), how);

    for (field, text, date, doubtful, unusual, record) in [
        (&mut header.start, &start, reading.start, reading.start_is_doubtful, reading.start_is_unusual, "042"),
        (&mut header.end, &end, reading.end, reading.end_is_doubtful, reading.end_is_unusual, "052"),
    ] {
        let Some(field) = field else { continue };
        field.value = date;
        if let Some(date) = date.filter(|_| doubtful) {
            let notice = Notice::new(Severity::Warning, field.line, 5, codes::DATE_AMBIGUOUS);
            notices.push(notice.with("record", record).with("text", text).with("date", slashed(date)));
        } else if let Some(date) = date.filter(|_| unusual) {
            let notice = Notice::new(Severity::Note, field.line, 5, codes::DATE_ORDER);
            notices.push(notice.with("record", record).with("text", text).with("date", slashed(date)));
        } else if date.is_none() && !text.is_empty() {
            let notice = Notice::new(Severity::Error, field.line, 5, codes::DATE_UNREADABLE);
            notices.push(notice.with("record", record).with("text", text));
        }
    }
    if let (Some(start), Some(end)) = (reading.start, reading.end)
        && end < start
    {
        let line = header.end.as_ref().map_or(0, |field| field.line);
        let notice = Notice::new(Severity::Error, line, 5, codes::DATES_OUT_OF_ORDER);
        notices.push(notice.with("start", slashed(start)).with("end", slashed(end)));
    }
    if let Some(field) = &mut header.round_dates {
        check_rounds(field.line, &reading, &round_texts, recorded_rounds, notices);
        field.value = Some(reading.rounds);
    }
}

fn check_rounds(line: usize, reading: &dates::Days, texts: &[String], recorded: usize, notices: &mut Notices) {
    if let (true, Some((text, Some(date)))) = (reading.rounds_are_unusual, texts.iter().zip(&reading.rounds).next()) {
        let notice = Notice::new(Severity::Note, line, FIRST_ROUND_DATE, codes::DATE_ORDER);
        notices.push(notice.with("record", "132").with("text", text).with("date", slashed(*date)));
    }
    let mut before = None;
    for (index, (date, text)) in reading.rounds.iter().zip(texts).enumerate() {
        let column = FIRST_ROUND_DATE + 10 * index;
        let about = |code| Notice::new(Severity::Warning, line, column, code).with("round", index + 1);
        let Some(date) = *date else {
            if !text.is_empty() {
                notices.push(about(codes::ROUND_DATE_UNREADABLE).with("text", text));
            }
            continue;
        };
        if reading.start.is_some_and(|start| date < start) || reading.end.is_some_and(|end| end < date) {
            notices.push(about(codes::ROUND_DATE_OUTSIDE).with("date", slashed(date)));
        } else if let Some(before) = before.filter(|before| date < *before) {
            notices.push(
                about(codes::ROUND_DATES_OUT_OF_ORDER).with("date", slashed(date)).with("before", slashed(before)),
            );
        }
        before = Some(date);
    }
    if texts.len() != recorded && recorded > 0 && !texts.is_empty() {
        let notice = Notice::new(Severity::Note, line, FIRST_ROUND_DATE, codes::ROUND_DATES_COUNT);
        notices.push(notice.with("dates", texts.len()).with("rounds", recorded));
    }
}

/// The dates of 132 by columns; if those hold no whole dates, by words.
fn round_texts(text: &str) -> Vec<String> {
    // The text begins in column 5.
    let columns = Columns::new(text);
    let first = FIRST_ROUND_DATE - 4;
    // Two blanks stand between two dates; a date that reaches into either would lose a digit.
    let between = (first + 8..).step_by(10).take_while(|column| *column <= columns.len());
    let mut gaps = (1..first).chain(between.flat_map(|column| [column, column + 1]));
    let misaligned = gaps.any(|column| !columns.is_blank(column));
    if misaligned {
        return text.split_whitespace().map(str::to_string).collect();
    }
    let mut texts = Vec::new();
    let mut column = first;
    while column <= columns.len() {
        texts.push(columns.trimmed(column, column + 7).to_string());
        column += 10;
    }
    while texts.last().is_some_and(String::is_empty) {
        texts.pop();
    }
    texts
}

fn put_text(place: &mut Option<Text>, line: usize, text: &str) -> Taken {
    if let Some(first) = place {
        return Taken::Repeated { first_line: first.line };
    }
    *place = Some(Text { line, text: text.to_string() });
    Taken::Yes
}

fn put<T>(place: &mut Option<Field<T>>, line: usize, text: &str, read: impl FnOnce(&str) -> Option<T>) -> Taken {
    if let Some(first) = place {
        return Taken::Repeated { first_line: first.line };
    }
    *place = Some(Field { line, text: text.to_string(), value: read(text) });
    Taken::Yes
}

/// Says that a record could not be read, unless it could, or is blank.
struct Unreadable<'a> {
    id: &'a str,
    line: usize,
    column: usize,
    notices: &'a mut Notices,
}

impl Unreadable<'_> {
    fn unless<T>(&mut self, text: &str, value: Option<T>) -> Option<T> {
        if value.is_none() && !text.trim().is_empty() {
            let notice = Notice::new(Severity::Warning, self.line, self.column, codes::RECORD_UNREADABLE);
            self.notices.push(notice.with("record", self.id).with("text", text.trim()));
        }
        value
    }
}

/// A count; some programs add a word or the number of participants in brackets.
fn first_number(text: &str) -> Option<u32> {
    number(text.split_whitespace().next()?)
}

fn one_color(text: &str) -> Option<Color> {
    match text.trim() {
        "W" | "w" => Some(Color::White),
        "B" | "b" => Some(Color::Black),
        _ => None,
    }
}

fn board_colors(text: &str) -> Option<Vec<Color>> {
    let text = text.trim();
    let colors: Option<Vec<Color>> = text.chars().map(Color::from_letter).collect();
    colors.filter(|colors| !colors.is_empty())
}

fn ranking_method(text: &str) -> Option<RankingMethod> {
    let methods = ["FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN", "OTHER"];
    let mut words = text.split_whitespace();
    let (first, second) = (words.next()?, words.next());
    let (federation, method) = second.map_or(("", first), |method| (first, method));
    (methods.contains(&method) && words.next().is_none())
        .then(|| RankingMethod { federation: federation.to_string(), method: method.to_string() })
}

fn match_points(text: &str) -> Option<MatchPoints> {
    let mut points = MatchPoints { win: Points { hundredths: 200 }, draw: Points::ONE, loss: Points::ZERO };
    let mut words = text.split_whitespace();
    while let Some(symbol) = words.next() {
        let value = Points::read(words.next()?)?;
        match symbol {
            "TW" => points.win = value,
            "TD" => points.draw = value,
            "TL" => points.loss = value,
            _ => return None,
        }
    }
    Some(points)
}

fn list(text: &str) -> Vec<String> {
    text.split(',').map(|item| item.trim().to_string()).filter(|item| !item.is_empty()).collect()
}
