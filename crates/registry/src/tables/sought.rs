//! Looking for tournaments by what people remember of them: a name or a town, some days, the name of a file. Every look
//! reads a bounded stretch of the register, the newest first, and says where it stopped.

use super::{submissions, tournaments};
use crate::{Error, Reader};
use arpad_model::{RegisteredTournament, Submission, TournamentId};
use jiff::civil::Date;

/// Tournaments, or files, looked through at once.
const STRETCH: u32 = 20_000;

/// Words of a text that are looked for separately; the rest must follow in that order.
const WORDS: usize = 4;

/// What somebody remembers of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sought {
    /// Words of its name or town, without regard to accents and capitals.
    pub text: String,
    /// It ended on this day or later.
    pub from: Date,
    /// It ended on this day or earlier.
    pub until: Date,
    /// Only what stands behind this one, for the next page.
    pub behind: Option<(Date, TournamentId)>,
}

/// What was found, and behind which place to look on; none where nothing is left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The tournaments, the last to end first.
    pub events: Vec<RegisteredTournament>,
    /// Where to look on.
    pub next: Option<(Date, TournamentId)>,
}

/// The files of a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundFiles {
    /// The files, the newest first.
    pub files: Vec<Submission>,
    /// How many of the newest files were looked through, where that was not all, or where not all of the name are here.
    pub looked_through: Option<u32>,
}

/// The letters of a column as [`plain`] writes them. Both databases know `replace`; neither can be relied on for the case of
/// accented letters.
macro_rules! plain {
    ($column:literal) => { plain!(@ concat!("lower(", $column, ")");
        "á" "a", "é" "e", "í" "i", "ó" "o", "ö" "o", "ő" "o", "ú" "u", "ü" "u", "ű" "u",
        "Á" "a", "É" "e", "Í" "i", "Ó" "o", "Ö" "o", "Ő" "o", "Ú" "u", "Ü" "u", "Ű" "u") };
    (@ $inner:expr; $from:literal $to:literal $(, $more:literal $other:literal)*) => {
        plain!(@ concat!("replace(", $inner, ", '", $from, "', '", $to, "')"); $($more $other),*)
    };
    (@ $inner:expr;) => { $inner };
}

/// Tournaments that match, up to a limit.
pub fn tournaments(store: &mut Reader<'_>, sought: &Sought, most: u32) -> Result<Found, Error> {
    const FITTING: &str = concat!(
        "SELECT id, series, name, town, organizer, arbiter, time_control, rounds, starts, ends, announced, reported,
         state, because, submission, list, entry, facts FROM (SELECT stretch.*, ",
        plain!("name || ' ' || town"),
        " AS plain FROM (SELECT * FROM tournament WHERE ends >= ?1 AND ends <= ?2 AND (ends < ?2 OR id < ?3)
         ORDER BY ends DESC, id DESC LIMIT ?4) AS stretch) AS folded
         WHERE plain LIKE ?5 ESCAPE '!' AND plain LIKE ?6 ESCAPE '!' AND plain LIKE ?7 ESCAPE '!'
         AND plain LIKE ?8 ESCAPE '!' ORDER BY ends DESC, id DESC LIMIT ?9"
    );
    const END: &str = "SELECT ends, id FROM tournament WHERE ends >= ?1 AND ends <= ?2 AND (ends < ?2 OR id < ?3)
        ORDER BY ends DESC, id DESC LIMIT 1 OFFSET ?4";
    let (until, before) = match sought.behind {
        Some((day, id)) if day <= sought.until => (day, i64::from(id.0)),
        _ => (sought.until, i64::MAX),
    };
    let patterns = patterns(&sought.text);
    let [one, two, three, four] = &patterns;
    let stretch = if sought.text.trim().is_empty() { most + 1 } else { STRETCH };
    let mut events = store.all(
        FITTING,
        &[
            sought.from.into(),
            until.into(),
            before.into(),
            stretch.into(),
            one.into(),
            two.into(),
            three.into(),
            four.into(),
            (most + 1).into(),
        ],
        tournaments::read,
    )?;
    if events.len() > most as usize {
        events.truncate(most as usize);
        let next = events.last().map(|event| (event.ends, event.id));
        return Ok(Found { events, next });
    }
    let end = &[sought.from.into(), until.into(), before.into(), (stretch - 1).into()];
    let next =
        store.one(END, end, |row| Ok((row.date("tournament", 0)?, TournamentId(row.number("tournament", 1)?))))?;
    Ok(Found { events, next })
}

/// The files that came under exactly this name, without regard to accents and capitals, the newest first.
pub fn files(store: &mut Reader<'_>, name: &str, most: u32) -> Result<FoundFiles, Error> {
    const OLDER: &str = "SELECT id FROM submission ORDER BY id DESC LIMIT 1 OFFSET ?1";
    const NAMED: &str = concat!(
        "SELECT id, blob, file_name, format, moment, by_whom, tournament, state, because
         FROM (SELECT * FROM submission ORDER BY id DESC LIMIT ?2) AS stretch WHERE ",
        plain!("file_name"),
        " = ?1 ORDER BY id DESC LIMIT ?3"
    );
    let name = plain(name);
    let mut files = store.all(NAMED, &[(&name).into(), STRETCH.into(), (most + 1).into()], submissions::read)?;
    let more = files.len() > most as usize;
    files.truncate(most as usize);
    let older = store.one(OLDER, &[STRETCH.into()], |row| row.int(0))?;
    Ok(FoundFiles { files, looked_through: (more || older.is_some()).then_some(STRETCH) })
}

/// A word in any order, escaped for `LIKE`.
fn patterns(text: &str) -> [String; WORDS] {
    let escaped = |word: &str| plain(word).replace('!', "!!").replace('%', "!%").replace('_', "!_");
    let words: Vec<String> = text.split_whitespace().map(escaped).collect();
    let mut patterns = std::array::from_fn(|at| words.get(at).map_or("%".to_owned(), |word| format!("%{word}%")));
    if words.len() > WORDS {
        patterns[WORDS - 1] = format!("%{}%", words[WORDS - 1..].join("%"));
    }
    patterns
}

/// Small letters without Hungarian accents, letter for letter as the databases fold a column.
fn plain(text: &str) -> String {
    let letter = |letter: char| match letter {
        'á' | 'Á' => 'a',
        'é' | 'É' => 'e',
        'í' | 'Í' => 'i',
        'ó' | 'Ó' | 'ö' | 'Ö' | 'ő' | 'Ő' => 'o',
        'ú' | 'Ú' | 'ü' | 'Ü' | 'ű' | 'Ű' => 'u',
        other => other.to_ascii_lowercase(),
    };
    text.chars().map(letter).collect()
}
