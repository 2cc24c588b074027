//! By how many characters a player's line is off its columns. Names counted in bytes instead of characters, and
//! names too long for their columns, push everything behind them.

use super::birth::Birth;
use super::line::{Columns, number};
use super::player::{FIRST_ROUND, MOST_ROUNDS, round_column};
use super::points::Points;
use super::result::{Color, ResultCode};

/// How far a line may be off and still be read by its shift; less than the ten columns of a round.
const FARTHEST: isize = 8;

/// How far the columns from the rating on, and those of the rounds, are off. Both are 0 if the line fits as it
/// stands, and also if it fits nowhere: then each field speaks for itself.
pub(super) fn find(columns: &Columns, rounds_are_clean: bool) -> (isize, isize) {
    if middle_fits(columns, 0) && (rounds_are_clean || rounds_fit(columns, 0)) {
        return (0, 0);
    }
    let shifts = || (1..=FARTHEST).flat_map(|by| [-by, by]);
    let fits = |middle, rounds| {
        middle_fits(columns, middle) && rounds_fit(columns, rounds) && is_telling(columns, middle, rounds)
    };
    let all = shifts().find(|by| fits(*by, *by)).map(|by| (by, by));
    all.or_else(|| shifts().find(|by| fits(0, *by)).map(|by| (0, by))).unwrap_or((0, 0))
}

/// A column moved by a shift.
pub(super) fn place(column: usize, shift: isize) -> usize {
    column.saturating_add_signed(shift).max(1)
}

/// A whole birth date one column to the left or right of its own columns, and by how much it is off in all.
pub(super) fn of_birth<'a>(columns: &Columns<'a>, middle: isize) -> Option<(isize, &'a str)> {
    if columns.is_blank(place(69, middle)) && columns.is_blank(place(80, middle)) {
        return None;
    }
    [middle - 1, middle + 1].into_iter().find_map(|by| {
        let text = columns.get(place(70, by), place(79, by));
        let stands_alone = columns.is_blank(place(69, by)) && columns.is_blank(place(80, by));
        let is_whole = text.trim().len() == 10;
        (stands_alone && is_whole && Birth::read(text).is_some()).then_some((by, text))
    })
}

/// Whether the columns from the rating to the place hold what can stand there, were the line off by so much.
fn middle_fits(columns: &Columns, shift: isize) -> bool {
    let is_blank = |column| columns.is_blank(place(column, shift));
    let text = |first, last| columns.trimmed(place(first, shift), place(last, shift));
    let is_number = |text: &str| text.is_empty() || number(text).is_some();
    let points = text(81, 84);
    [48, 53, 57, 85, 90].into_iter().all(is_blank)
        // A birth date one column off fills one of these, and is read by itself.
        && (is_blank(69) && is_blank(80) || of_birth(columns, shift).is_some())
        && is_number(text(49, 52))
        && is_number(text(86, 89))
        && (points.is_empty() || Points::read(points).is_some())
}

/// Whether the columns from the first round on hold rounds, were they off by so much.
fn rounds_fit(columns: &Columns, shift: isize) -> bool {
    let first = place(FIRST_ROUND, shift);
    let end = columns.len().min(round_column(MOST_ROUNDS));
    (first..=end).step_by(10).all(|column| {
        let opponent = columns.trimmed(column, column + 3);
        let color = columns.char_at(column + 5);
        let result = columns.char_at(column + 7);
        // The two blanks before the first round may be eaten by a shift to the left.
        (columns.is_blank(column - 1) || column == first && shift < 0)
            && (opponent.is_empty() || number(opponent).is_some())
            && columns.is_blank(column + 4)
            && (matches!(color, ' ' | '-') || Color::from_letter(color).is_some())
            && columns.is_blank(column + 6)
            && (result == ' ' || ResultCode::from_letter(result).is_some())
            && columns.is_blank(column + 8)
    })
}

/// Whether the shifted columns hold enough to believe in the shift: a whole round, or points and place.
fn is_telling(columns: &Columns, middle: isize, rounds: isize) -> bool {
    let round = place(FIRST_ROUND, rounds);
    let is_whole_round = number(columns.get(round, round + 3)).is_some()
        && [round + 3, round + 5, round + 7].iter().all(|column| !columns.is_blank(*column));
    let (points, standing) = (columns.get(place(81, middle), place(84, middle)), place(86, middle));
    is_whole_round || middle != 0 && points.contains('.') && number(columns.get(standing, standing + 3)).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAME: &str = "001    1 m GM Erdos, Ors                        ";
    const MIDDLE: &str = "2511 HUN      700011 1979/03/02  1.0    1  ";
    const ROUNDS: &str = "   2 w 1  0000 - H    12 b =";

    /// A line whose columns from the rating on are off by so much, and those of the rounds by so much more.
    fn line(middle: isize, rounds: isize) -> String {
        let moved = |text: &str, by: isize| format!("{text:<width$}", width = text.len().saturating_add_signed(by));
        let cut =
            |text: &str, by: isize| moved(text.trim_end(), text.len() as isize + by - text.trim_end().len() as isize);
        format!("{}{}{ROUNDS}", cut(NAME, middle), cut(MIDDLE, rounds))
    }

    fn found(line: &str) -> (isize, isize) {
        find(&Columns::new(line), false)
    }

    #[test]
    fn a_line_is_found_up_to_eight_columns_off() {
        assert_eq!(line(0, 0).find("   2 w 1"), Some(FIRST_ROUND - 1));
        for by in -8..=8 {
            assert_eq!(found(&line(by, 0)), (by, by), "{}", line(by, 0));
        }
        for by in [-9, 9] {
            assert_eq!(found(&line(by, 0)), (0, 0), "{}", line(by, 0));
        }
        assert_eq!(find(&Columns::new(&line(0, 1)), true), (0, 0), "rounds that are clean are not looked at");
        assert_eq!(find(&Columns::new(&line(3, 0)), true), (3, 3));
    }

    #[test]
    fn the_rounds_alone_may_be_off() {
        // To the left there are two blanks before the first round, and no more.
        for by in [-2, -1, 1, 2, 3, 4, 5, 6, 7, 8] {
            assert_eq!(found(&line(0, by)), (0, by), "{}", line(0, by));
        }
        assert_eq!(found(&line(0, 9)), (0, 0));
    }

    #[test]
    fn a_shift_is_believed_by_a_whole_round_or_by_points_and_place() {
        let short = |by: isize| line(by, 0).trim_end_matches(ROUNDS).trim_end().to_string();
        assert_eq!(found(&short(0)), (0, 0));
        assert_eq!(found(&short(2)), (2, 2), "points and place tell");
        assert_eq!(found(&short(2).replace("1.0    1", "     1  ")), (0, 0), "a number alone could be anything");
        assert_eq!(found(&short(2).replace("1.0    1", "1.0     ")), (0, 0));
        assert_eq!(found(&line(2, 0).replace("  1.0    1  ", "            ")), (2, 2), "the round tells");
    }

    /// A line with something else in one column.
    fn with(line: &str, column: usize, text: &str) -> String {
        let mut line = line.to_owned();
        line.replace_range(column - 1..column - 1 + text.len(), text);
        line
    }

    #[test]
    fn a_shift_is_not_believed_where_one_column_speaks_against_it() {
        let off = line(2, 0);
        assert_eq!(found(&off), (2, 2));
        // What must be blank: between the fields, and before and within each round.
        let middle = [48, 53, 57, 69, 80, 85, 90];
        let rounds = [91, 96, 98, 100, 101, 106, 108, 110, 111, 116, 118];
        for column in middle.into_iter().chain(rounds) {
            assert_eq!(found(&with(&off, column + 2, "x")), (0, 0), "{}", with(&off, column + 2, "x"));
        }
        // What must be a number, points, a color or a result, or be missing.
        for (column, text) in [
            (49, "25l1"),
            (81, " l.0"),
            (86, "   x"),
            (92, "  2x"),
            (97, "v"),
            (99, "?"),
            (102, "  x "),
            (107, "v"),
            (119, "?"),
        ] {
            let line = with(&off, column + 2, text);
            assert_eq!(found(&line), (0, 0), "{line}");
            assert_eq!(found(&with(&off, column + 2, &" ".repeat(text.len()))), (2, 2), "{line}");
        }
        assert_eq!(found(&with(&off, 107 + 2, "-")), (2, 2), "a bye has no color");
    }

    #[test]
    fn a_round_that_tells_is_whole() {
        let bare = line(2, 0).replace("  1.0    1  ", "            ");
        let first = bare.find("   2 w 1").expect("the first round");
        let only = bare[..first + 8].to_owned();
        assert_eq!(found(&only), (2, 2));
        for (text, shift) in [("     w 1", 0), ("   2   1", 0), ("   2 w  ", 0), ("0000 - H", 2), ("2    w 1", 0)] {
            assert_eq!(found(&only.replace("   2 w 1", text)), (shift, shift), "{text}");
        }
        // Points and place tell only where they are off themselves.
        let rounds = line(0, 3);
        assert_eq!(found(&rounds), (0, 3));
        assert_eq!(found(&rounds.replace("   2 w 1", "     w 1")), (0, 0));
    }

    #[test]
    fn a_birth_date_may_be_a_column_off_by_itself() {
        let birth = |line: &str, middle| of_birth(&Columns::new(line), middle).map(|(by, text)| (by, text.to_owned()));
        let day = |by| Some((by, "1979/03/02".to_owned()));
        assert_eq!(birth(&line(0, 0), 0), None);
        assert_eq!(birth(&line(0, 0).replace("700011 1979/03/02 ", "      1979/03/02  "), 0), day(-1));
        assert_eq!(birth(&line(0, 0).replace("700011 1979/03/02 ", "      1979/3/2    "), 0), None, "it is not whole");
        assert_eq!(birth(&line(0, 0).replace(" 1979/03/02 ", "1979/03/02  "), 0), None, "it touches the number");
        assert_eq!(birth(&line(0, 0).replace(" 1979/03/02 ", "  1979/03/02"), 0), day(1));
        assert_eq!(birth(&line(3, 0).replace(" 1979/03/02 ", "  1979/03/02"), 3), day(4));
        assert_eq!(birth(&line(0, 0).replace(" 1979/03/02 ", "  1979/13/02"), 0), None);
        assert_eq!(birth(&line(0, 0).replace(" 1979/03/02 ", "x1979/03/02x"), 0), None);
    }

    #[test]
    fn a_column_never_leaves_the_line() {
        assert_eq!((place(48, 3), place(48, -3), place(2, -8), place(1, 0)), (51, 45, 1, 1));
    }
}
