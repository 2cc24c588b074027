//! The free text of record 122 as people write it, in English, Hungarian and German, read where it means one thing.
//!
//! A text is cut into words ([`super::words`]), the words at every `+`, comma and "then" into terms: a time, perhaps for
//! some moves, or what each move adds. One word nobody knows makes the whole text unreadable: a tempo is never guessed.
//! The readings:
//!
//! * What each move adds, said once and at the end, is added from the first move on: `90'/40 + 30' + 30"`.
//! * A number without a unit is minutes, behind a `+` seconds a move: `90+30`. From 1000 on it is seconds, as record 222
//!   writes them; between 151 and 999 it could be either, and is not read.
//! * `40/90+30` is not read: thirty seconds a move, or thirty minutes for the rest?
//! * `2x120` is the time of both players' clocks.

use super::words::{Unit, Word, words};
use super::{TimeControl, TimePeriod};

/// The longest time in minutes that is written without its unit; more could be seconds.
const MINUTES: u32 = 150;

/// From here on a number without a unit can only be seconds.
const SECONDS: u32 = 1000;

/// The periods of a text; none if it could mean two things, or nothing known.
pub(super) fn read(text: &str) -> Option<Vec<TimePeriod>> {
    encoded(text).or_else(|| periods(&terms(&words(text)?)?))
}

/// Record 222's own form, where its numbers can only be seconds.
fn encoded(text: &str) -> Option<Vec<TimePeriod>> {
    let control = TimeControl::read_encoded(text)?;
    let seconds = control.white.first()?.seconds;
    (control.black.is_none() && seconds >= SECONDS && control.white.iter().all(is_sane)).then_some(control.white)
}

/// A stretch between two separators.
#[derive(Clone, Copy, Debug, Default)]
struct Term {
    /// A `+` stands before it.
    after_plus: bool,
    /// A comma stands before it, perhaps with a `+` behind.
    after_comma: bool,
    moves: Option<u16>,
    time: u32,
    unit: Option<Unit>,
    /// It is what each move adds.
    each_move: bool,
}

fn terms(words: &[Word]) -> Option<Vec<Term>> {
    let mut terms: Vec<Term> = Vec::new();
    let (mut after_plus, mut after_comma) = (false, false);
    for stretch in words.split_inclusive(|word| matches!(word, Word::Plus | Word::Comma)) {
        let (body, separator) = match stretch.split_last() {
            Some((last @ (Word::Plus | Word::Comma), body)) => (body, Some(*last)),
            _ => (stretch, None),
        };
        if body == [Word::EachMove] {
            // `…, 30 sec, from move 1`: it belongs to what was said.
            terms.last_mut()?.each_move = true;
        } else if !body.is_empty() {
            terms.push(Term { after_plus, after_comma, ..term(body)? });
            (after_plus, after_comma) = (false, false);
        }
        after_plus |= separator == Some(Word::Plus);
        after_comma |= separator == Some(Word::Comma);
    }
    Some(terms)
}

fn term(words: &[Word]) -> Option<Term> {
    let mut body: Vec<Word> = words.iter().copied().filter(|word| *word != Word::EachMove).collect();
    let each_move = body.len() < words.len();
    use Word::{Clock, Moves, Number, Slash, Times};
    if let [Number(2), Times, rest @ ..] = body.as_slice() {
        body = rest.to_vec();
    }
    let moves = |n: u32| u16::try_from(n).ok().filter(|n| *n > 0).map(Some);
    let (moves, time, unit) = match body.as_slice() {
        [Number(n)] => (None, *n, None),
        [Clock(seconds)] => (None, *seconds, Some(Unit::Clock)),
        [Number(n), Word::Unit(u)] => (None, *n, Some(*u)),
        [Number(h), Word::Unit(Unit::Hours), Number(m)]
        | [Number(h), Word::Unit(Unit::Hours), Number(m), Word::Unit(Unit::Minutes)] => {
            (None, h.checked_mul(60)?.checked_add(*m)?, Some(Unit::Minutes))
        }
        [Number(m), Slash, Number(n)] => (moves(*m)?, *n, None),
        [Number(m), Slash, Number(n), Word::Unit(u)]
        | [Number(m), Moves, Number(n), Word::Unit(u)]
        | [Number(m), Moves, Slash, Number(n), Word::Unit(u)] => (moves(*m)?, *n, Some(*u)),
        [Number(n), Word::Unit(u), Slash | Times, Number(m)]
        | [Number(n), Word::Unit(u), Slash | Times, Number(m), Moves]
        | [Number(n), Word::Unit(u), Number(m), Moves] => (moves(*m)?, *n, Some(*u)),
        [Number(m), Slash, Clock(seconds)] | [Number(m), Moves, Clock(seconds)] => {
            (moves(*m)?, *seconds, Some(Unit::Clock))
        }
        [Clock(seconds), Slash, Number(m)] | [Clock(seconds), Slash, Number(m), Moves] => {
            (moves(*m)?, *seconds, Some(Unit::Clock))
        }
        _ => return None,
    };
    let time = match unit {
        Some(Unit::Hours) => time.checked_mul(3600)?,
        Some(Unit::Minutes) => time.checked_mul(60)?,
        _ => time,
    };
    Some(Term { moves, time, unit, each_move, ..Term::default() })
}

/// Puts the terms together; nothing if they could be put together in two ways.
fn periods(terms: &[Term]) -> Option<Vec<TimePeriod>> {
    let mut periods: Vec<TimePeriod> = Vec::new();
    // What each move adds, by period; and whether it was set apart from the period by a comma or a unit.
    let mut added: Vec<Option<u32>> = Vec::new();
    let mut is_apart = false;
    for (index, term) in terms.iter().enumerate() {
        let before = index.checked_sub(1).map(|index| &terms[index]);
        if is_increment(term, before)? {
            let place = added.last_mut()?;
            if place.replace(term.time).is_some() {
                return None;
            }
            is_apart = term.each_move || term.unit.is_some() || term.after_comma;
            continue;
        }
        periods.push(TimePeriod { moves: term.moves, seconds: length(term)?, increment: 0 });
        added.push(None);
    }
    let last = periods.len().checked_sub(1)?;
    if periods[..last].iter().any(|period| period.moves.is_none()) {
        return None;
    }
    let said = added.iter().flatten().count();
    let for_all = match said {
        0 => Some(0),
        _ if said == periods.len() => None,
        1 if added[last].is_some() && is_apart => added[last],
        _ => return None,
    };
    // `40/90+30`: thirty seconds, or thirty minutes?
    if last == 0 && periods[0].moves.is_some() && said == 1 && !is_apart {
        return None;
    }
    for (period, added) in periods.iter_mut().zip(added) {
        period.increment = for_all.or(added).unwrap_or(0);
    }
    periods.iter().all(is_sane).then_some(periods)
}

/// Whether a term is what each move adds; none where nobody can tell.
fn is_increment(term: &Term, before: Option<&Term>) -> Option<bool> {
    let is_bare = term.unit.is_none() && term.moves.is_none();
    if term.each_move {
        // Minutes with each move are nobody's time control.
        return (term.moves.is_none() && (is_bare || term.unit == Some(Unit::Seconds))).then_some(true);
    }
    if term.unit == Some(Unit::Seconds) && term.moves.is_none() {
        return Some(true);
    }
    if !is_bare || !term.after_plus {
        return Some(false);
    }
    // `90 min + 30`: seconds, or minutes?
    before?.unit.is_none().then_some(true)
}

/// The time of a period in seconds.
fn length(term: &Term) -> Option<u32> {
    match (term.unit, term.time) {
        (Some(_), seconds) => Some(seconds),
        (None, minutes) if minutes <= MINUTES => Some(minutes * 60),
        (None, seconds) if seconds >= SECONDS => Some(seconds),
        _ => None,
    }
}

fn is_sane(period: &TimePeriod) -> bool {
    (1..=12 * 3600).contains(&period.seconds) && period.increment <= 600
}
