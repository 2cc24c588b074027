//! How large a document may be: a tournament file or a case file, whoever sends it. A larger one is refused as a whole, and
//! the refusal names the limit. Rating lists are read as a stream and have none.
//!
//! Memory follows from them: reading and rating hold at most 80 bytes for each byte of a document and 4 MiB beside, and of
//! the largest upload of the site 128 MiB (`crates/office/tests/memory.rs`); writing the answer adds 4 MiB
//! (`crates/app/src/answer/memory.rs`).

/// A limit by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// What is limited, as the sentence's argument.
    pub what: &'static str,
    /// As many as there may be.
    pub most: usize,
}

/// Bytes of a document. The largest open of the world, with every game, has a sixteenth of it.
pub const BYTES: Limit = Limit { what: "bytes", most: 32 << 20 };

/// Lines of a tournament file: five for each of the 9999 players it can number.
pub const LINES: Limit = Limit { what: "lines", most: 50_000 };

/// Bytes of a line; all 9999 players in one team have 50,000.
pub const LINE: Limit = Limit { what: "line-bytes", most: 65_536 };

/// Elements of an XML file.
pub const ELEMENTS: Limit = Limit { what: "elements", most: 100_000 };

/// Values of a case file, fields and items together.
pub const VALUES: Limit = Limit { what: "values", most: 1_000_000 };

/// Players of a case file; a federation's month has a quarter of them. A tournament file is bounded by its lines.
pub const PLAYERS: Limit = Limit { what: "players", most: 20_000 };

/// Tournaments of a case file.
pub const TOURNAMENTS: Limit = Limit { what: "tournaments", most: 5_000 };

/// Games of a case file, those of earlier periods included, or of a tournament file.
pub const GAMES: Limit = Limit { what: "games", most: 50_000 };

/// Parameters a case may decide.
pub const PARAMETERS: Limit = Limit { what: "parameters", most: 100 };

/// Decisions that set paragraphs aside for one tournament.
pub const WAIVERS: Limit = Limit { what: "waivers", most: 100 };

/// Rounds of a player's line, dates and parts of a tournament.
pub const ROUNDS: Limit = Limit { what: "rounds", most: 400 };

/// Items of any other list of a case file.
pub const ITEMS: Limit = Limit { what: "items", most: 10_000 };

/// Fields of an object of a case file.
pub const FIELDS: Limit = Limit { what: "fields", most: 100 };

/// Bytes of an id in a case file. It is repeated in the answer wherever somebody or something is named by it.
pub const ID: Limit = Limit { what: "id-bytes", most: 200 };

/// Bytes of any other text that is kept of a document: a name, a place, a paragraph, a reference.
pub const TEXT: Limit = Limit { what: "text-bytes", most: 500 };

/// Characters of a fact in a notice or fault, and of a fault's path; the rest is cut.
pub const FACT: usize = 400;

/// All limits of documents.
pub const ALL: [Limit; 15] = [
    BYTES,
    LINES,
    LINE,
    ELEMENTS,
    VALUES,
    PLAYERS,
    TOURNAMENTS,
    GAMES,
    PARAMETERS,
    WAIVERS,
    ROUNDS,
    ITEMS,
    FIELDS,
    ID,
    TEXT,
];

/// How many items the list in this field of a case file may have; games are counted over the whole file.
pub(crate) fn of_list(field: &str) -> Limit {
    match field {
        "players" | "decisions" => PLAYERS,
        "tournaments" => TOURNAMENTS,
        "games" => GAMES,
        "waivers" => WAIVERS,
        "round_dates" | "parts" => ROUNDS,
        _ => ITEMS,
    }
}

/// How many fields the object in this field of a case file may have.
pub(crate) fn of_fields(field: &str) -> Limit {
    match field {
        "ratings" | "entries" => PLAYERS,
        "parameters" => PARAMETERS,
        _ => FIELDS,
    }
}

/// How long the text in this field of a case file may be.
pub(crate) fn of_text(field: &str) -> Limit {
    match field {
        "id" | "white" | "black" | "player" | "tournament" => ID,
        _ => TEXT,
    }
}

/// A limit, and the line that is over it; 0 when it is the whole file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OverLimit {
    pub(crate) limit: Limit,
    pub(crate) line: usize,
}

impl Limit {
    /// Nothing wrong with so many.
    pub fn holds(self, count: usize) -> bool {
        count <= self.most
    }

    fn over(self, line: usize) -> OverLimit {
        OverLimit { limit: self, line }
    }
}

/// What a file of lines has too much of.
pub(crate) fn of_lines(bytes: &[u8]) -> Option<OverLimit> {
    if !BYTES.holds(bytes.len()) {
        return Some(BYTES.over(0));
    }
    let (mut start, mut line) = (0, 1);
    for end in memchr::memchr2_iter(b'\n', b'\r', bytes).chain([bytes.len()]) {
        if !LINE.holds(end - start) {
            return Some(LINE.over(line));
        }
        // A line end at the very end opens no line, and the two characters of one line end are one end.
        if !LINES.holds(line) && start < bytes.len() {
            return Some(LINES.over(0));
        }
        line += usize::from(bytes.get(end) != Some(&b'\r') || bytes.get(end + 1) != Some(&b'\n'));
        start = end + 1;
    }
    None
}

/// A tournament with more games than may be; `sides` are the entries of both players.
pub(crate) fn of_games(sides: usize) -> Option<OverLimit> {
    (!GAMES.holds(sides.div_ceil(2))).then_some(GAMES.over(0))
}

/// What an XML file has too much of.
pub(crate) fn of_elements(bytes: &[u8]) -> Option<OverLimit> {
    if !BYTES.holds(bytes.len()) {
        return Some(BYTES.over(0));
    }
    (!ELEMENTS.holds(memchr::memchr_iter(b'<', bytes).count())).then_some(ELEMENTS.over(0))
}

/// What a JSON document has too much of. Counted before it is parsed: a parsed value takes many times its text.
pub(crate) fn of_values(bytes: &[u8]) -> Option<OverLimit> {
    if !BYTES.holds(bytes.len()) {
        return Some(BYTES.over(0));
    }
    let mut values = 1;
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'"' => at = end_of_text(bytes, at + 1),
            b',' | b'[' | b'{' => values += 1,
            _ => {}
        }
        at += 1;
    }
    (!VALUES.holds(values)).then_some(VALUES.over(0))
}

/// Where the text ends that begins here: at its closing quotation mark.
fn end_of_text(bytes: &[u8], mut at: usize) -> usize {
    while let Some(found) = bytes.get(at..).and_then(|rest| memchr::memchr2(b'"', b'\\', rest)) {
        at += found;
        if bytes[at] == b'"' {
            return at;
        }
        at += 2;
    }
    bytes.len()
}

/// A text that is told: cut where it is long.
pub(crate) fn told(mut text: String) -> String {
    if text.len() > FACT
        && let Some((at, _)) = text.char_indices().nth(FACT)
    {
        text.truncate(at);
        text.push('…');
        text.shrink_to_fit();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_are_counted_and_games_by_their_sides() {
        assert_eq!(of_elements("<a>".repeat(ELEMENTS.most).as_bytes()), None);
        assert_eq!(of_elements("<a>".repeat(ELEMENTS.most + 1).as_bytes()), Some(ELEMENTS.over(0)));
        assert_eq!(of_elements(&vec![b' '; BYTES.most + 1]), Some(BYTES.over(0)));
        assert_eq!((of_games(2 * GAMES.most), of_games(2 * GAMES.most + 1)), (None, Some(GAMES.over(0))));
    }

    #[test]
    fn lines_are_counted_whatever_ends_them() {
        for end in ["\n", "\r", "\r\n"] {
            assert_eq!(of_lines(format!("x{end}").repeat(LINES.most).as_bytes()), None, "{end:?}");
            assert_eq!(of_lines(format!("x{end}").repeat(LINES.most + 1).as_bytes()), Some(LINES.over(0)), "{end:?}");
            let long = format!("x{end}{}{end}", "x".repeat(LINE.most));
            assert_eq!(of_lines(long.as_bytes()), None, "{end:?}");
            let longer = format!("x{end}{}{end}", "x".repeat(LINE.most + 1));
            assert_eq!(of_lines(longer.as_bytes()), Some(LINE.over(2)), "{end:?}");
        }
    }

    #[test]
    fn values_are_counted_outside_of_texts() {
        let list = |items: usize| format!("[{}0]", "0,".repeat(items - 2)).into_bytes();
        assert_eq!(of_values(&list(VALUES.most)), None);
        assert_eq!(of_values(&list(VALUES.most + 1)), Some(VALUES.over(0)));
        let text = format!("[\"{}\\\"{}\"]", ",".repeat(VALUES.most), ",".repeat(VALUES.most));
        assert_eq!(of_values(text.as_bytes()), None);
        assert_eq!(of_values(b"\"\\"), None);
        assert_eq!(end_of_text(br#"a\"b", "c""#, 0), 4);
        assert_eq!(end_of_text(br#"[1, "a\"b", "c"]"#, 5), 9);
    }

    #[test]
    fn a_long_text_is_cut_between_characters() {
        assert_eq!(told("é".repeat(FACT)), "é".repeat(FACT));
        assert_eq!(told("é".repeat(FACT + 1)), format!("{}…", "é".repeat(FACT)));
    }
}
