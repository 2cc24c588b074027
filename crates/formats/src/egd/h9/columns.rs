//! Which columns are rounds.
//!
//! Scores and results stand side by side without a mark: scores first (mostly) or last (WAGC 2021), and a score can look
//! like a result (`358=`, `0=`). What no score does is *mirror*: if line 3 says `7+` in a column, line 7 says `3-` in the
//! same column. So each column is weighed:
//!
//! | word | weight |
//! |---|---|
//! | a result whose opponent's line names this line in the same column | +2 |
//! | a bye or absence (`0+`, `0=`, `-`) | 0 |
//! | a result whose opponent is unknown or names somebody else | -1 |
//! | not a result | -3 |
//!
//! The rounds are the run of neighboring columns with the greatest sum, the shortest of equals; then the run grows over
//! neighbors that can only be rounds: those in which a game stands whole on both lines, and those in which no word is a
//! score, every opponent is in the file and not all signs are `=`. A last round with a slip of the pen, or one that is
//! wrong throughout, must give notices, not disappear. Lines with fewer or more words than usual are tried
//! from both ends, and the end that mirrors better counts.

use std::ops::Range;

use super::{
    Outcome,
    line::{PlayerLine, is_number},
    token::{self, Token},
};

/// How the words of one line map to the columns of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Align {
    Left,
    Right,
}

/// The rounds of a file.
pub(super) struct Rounds {
    /// Words in the usual line.
    pub usual: usize,
    /// Which of them are rounds.
    pub range: Range<usize>,
    /// Each line's alignment.
    pub align: Vec<Align>,
}

/// Finds the rounds. `index_of` gives the line an opponent's number means.
pub(super) fn find(players: &[PlayerLine<'_>], index_of: impl Fn(u32) -> Option<usize>) -> Rounds {
    let tokens: Vec<Vec<Option<Token>>> =
        players.iter().map(|player| player.columns.iter().map(|(_, word)| token::parse(word)).collect()).collect();
    let usual = usual_length(&tokens);
    let try_with = |align: Align| {
        let table = Table { players, tokens: &tokens, usual, align: vec![align; tokens.len()], index_of: &index_of };
        let weights: Vec<i64> = (0..usual).map(|column| table.weight(column)).collect();
        let (range, sum) = heaviest_run(&weights);
        (sum, range, table.align)
    };
    // Results stand last in most files, so of two equal readings the one from the right counts.
    let (left, right) = (try_with(Align::Left), try_with(Align::Right));
    let (_, range, align) = if left.0 > right.0 { left } else { right };
    let mut table = Table { players, tokens: &tokens, usual, align, index_of: &index_of };
    for (line, words) in tokens.iter().enumerate() {
        if words.len() != usual {
            let first = table.align[line];
            let other = if first == Align::Left { Align::Right } else { Align::Left };
            let before = table.mirrored(line, &range);
            table.align[line] = other;
            if table.mirrored(line, &range) <= before {
                table.align[line] = first;
            }
        }
    }
    let range = table.grown(range);
    Rounds { usual, range, align: table.align }
}

/// The most frequent number of words; of equals the greater.
fn usual_length(tokens: &[Vec<Option<Token>>]) -> usize {
    let mut lengths: Vec<usize> = tokens.iter().map(Vec::len).collect();
    lengths.sort_unstable();
    lengths.chunk_by(|a, b| a == b).max_by_key(|run| (run.len(), run[0])).map_or(0, |run| run[0])
}

/// Where a column lies among the words of a line.
pub(super) fn position(column: usize, usual: usize, length: usize, align: Align) -> Option<usize> {
    let at = match align {
        Align::Left => column,
        Align::Right => (column + length).checked_sub(usual)?,
    };
    (at < length).then_some(at)
}

struct Table<'a, F> {
    players: &'a [PlayerLine<'a>],
    tokens: &'a [Vec<Option<Token>>],
    usual: usize,
    align: Vec<Align>,
    index_of: &'a F,
}

impl<F: Fn(u32) -> Option<usize>> Table<'_, F> {
    /// The word in a column: nothing, not a result, or a result.
    fn at(&self, line: usize, column: usize) -> Option<Option<Token>> {
        let words = &self.tokens[line];
        position(column, self.usual, words.len(), self.align[line]).map(|at| words[at])
    }

    /// Whether the opponent's line names this one.
    fn mirrors(&self, line: usize, column: usize, token: Token) -> bool {
        let Some(opponent) = (self.index_of)(token.opponent).filter(|opponent| *opponent != line) else { return false };
        let answer = self.at(opponent, column).flatten();
        answer.is_some_and(|answer| answer.opponent > 0 && (self.index_of)(answer.opponent) == Some(line))
    }

    fn weight(&self, column: usize) -> i64 {
        let weigh = |line: usize| match self.at(line, column) {
            None => 0,
            Some(None) => -3,
            Some(Some(token)) if token.opponent == 0 => 0,
            Some(Some(token)) if self.mirrors(line, column, token) => 2,
            Some(Some(_)) => -1,
        };
        (0..self.tokens.len()).map(weigh).sum()
    }

    /// Mirrored results of one line.
    fn mirrored(&self, line: usize, range: &Range<usize>) -> usize {
        let is_mirrored = |column: &usize| {
            let token = self.at(line, *column).flatten();
            token.is_some_and(|token| token.opponent > 0 && self.mirrors(line, *column, token))
        };
        range.clone().filter(is_mirrored).count()
    }

    /// The run with the neighbors that can only be rounds.
    fn grown(&self, mut range: Range<usize>) -> Range<usize> {
        if range.is_empty() {
            return range;
        }
        while range.start > 0 && self.can_only_be_a_round(range.start - 1) {
            range.start -= 1;
        }
        while range.end < self.usual && self.can_only_be_a_round(range.end) {
            range.end += 1;
        }
        range
    }

    /// Whether a column has a game that stands whole on both lines, or no word that is a score.
    fn can_only_be_a_round(&self, column: usize) -> bool {
        let lines = 0..self.tokens.len();
        if lines.clone().any(|line| self.is_whole(line, column)) {
            return true;
        }
        let words: Vec<(usize, Option<Token>)> =
            lines.filter_map(|line| self.at(line, column).map(|token| (line, token))).collect();
        let known = |token: &Token| token.opponent == 0 || (self.index_of)(token.opponent).is_some();
        let is_result = |(line, token): &(usize, Option<Token>)| match token {
            Some(token) => known(token),
            None => self.is_misspelt(*line, column),
        };
        let decides = |(_, token): &(usize, Option<Token>)| {
            token.is_none_or(|token| matches!(token.outcome, Outcome::Win | Outcome::Loss))
        };
        words.iter().all(is_result) && words.iter().any(decides)
    }

    /// A game that no two scores can look like: both lines name each other, one won and the other lost, or colors are given.
    fn is_whole(&self, line: usize, column: usize) -> bool {
        let Some(token) = self.at(line, column).flatten().filter(|token| self.mirrors(line, column, *token)) else {
            return false;
        };
        let answer = (self.index_of)(token.opponent).and_then(|opponent| self.at(opponent, column).flatten());
        answer.is_some_and(|answer| match (token.outcome, answer.outcome) {
            (Outcome::Win, Outcome::Loss) | (Outcome::Loss, Outcome::Win) => true,
            _ => token.color.is_some() && answer.color.is_some(),
        })
    }

    /// Whether a word that is no result was meant as one: `4!+/w0`, `4x/w0`.
    fn is_misspelt(&self, line: usize, column: usize) -> bool {
        let words = &self.players[line].columns;
        let at = position(column, self.usual, words.len(), self.align[line]);
        at.and_then(|at| words.get(at)).is_some_and(|(_, word)| {
            let marked = word.contains(['+', '-', '=', '?', '!', '/']);
            marked && word.starts_with(|first: char| first.is_ascii_digit()) && !is_number(word)
        })
    }
}

/// The neighboring columns with the greatest sum, the shortest of equals; empty when nothing is positive.
fn heaviest_run(weights: &[i64]) -> (Range<usize>, i64) {
    let (mut best, mut best_sum) = (0..0, 0);
    let (mut start, mut sum) = (0, 0);
    for (at, weight) in weights.iter().enumerate() {
        if sum <= 0 {
            (start, sum) = (at, 0);
        }
        sum += weight;
        if sum > best_sum {
            (best, best_sum) = (start..at + 1, sum);
        }
    }
    (best, best_sum)
}

#[cfg(test)]
mod tests;
