//! The two tables of the rating system, laid out as the regulations print them, so that an eye can compare.
//!
//! S003 and S000 8.1a/8.1b and S004 8.1.1/8.1.2 agree in all 101 + 51 rows once the misprints of the copies are
//! mended, so one constant serves all chess editions. The tables are used as printed: the logistic curve only
//! approximates them (S003 12.1, 12.2) and differs, rounded to two places, at 525 of the 801 differences from 0 to 800.

/// Table a: a percentage score in hundredths and the rating difference dp it stands for.
#[rustfmt::skip]
pub const PERCENTAGE_TO_DIFFERENCE: [(u8, i16); 101] = [
    (100,  800), ( 83,  273), ( 66,  117), ( 49,   -7), ( 32, -133), ( 15, -296),
    ( 99,  677), ( 82,  262), ( 65,  110), ( 48,  -14), ( 31, -141), ( 14, -309),
    ( 98,  589), ( 81,  251), ( 64,  102), ( 47,  -21), ( 30, -149), ( 13, -322),
    ( 97,  538), ( 80,  240), ( 63,   95), ( 46,  -29), ( 29, -158), ( 12, -336),
    ( 96,  501), ( 79,  230), ( 62,   87), ( 45,  -36), ( 28, -166), ( 11, -351),
    ( 95,  470), ( 78,  220), ( 61,   80), ( 44,  -43), ( 27, -175), ( 10, -366),
    ( 94,  444), ( 77,  211), ( 60,   72), ( 43,  -50), ( 26, -184), (  9, -383),
    ( 93,  422), ( 76,  202), ( 59,   65), ( 42,  -57), ( 25, -193), (  8, -401),
    ( 92,  401), ( 75,  193), ( 58,   57), ( 41,  -65), ( 24, -202), (  7, -422),
    ( 91,  383), ( 74,  184), ( 57,   50), ( 40,  -72), ( 23, -211), (  6, -444),
    ( 90,  366), ( 73,  175), ( 56,   43), ( 39,  -80), ( 22, -220), (  5, -470),
    ( 89,  351), ( 72,  166), ( 55,   36), ( 38,  -87), ( 21, -230), (  4, -501),
    ( 88,  336), ( 71,  158), ( 54,   29), ( 37,  -95), ( 20, -240), (  3, -538),
    ( 87,  322), ( 70,  149), ( 53,   21), ( 36, -102), ( 19, -251), (  2, -589),
    ( 86,  309), ( 69,  141), ( 52,   14), ( 35, -110), ( 18, -262), (  1, -677),
    ( 85,  296), ( 68,  133), ( 51,    7), ( 34, -117), ( 17, -273), (  0, -800),
    ( 84,  284), ( 67,  125), ( 50,    0), ( 33, -125), ( 16, -284),
];

/// Table b: the largest difference of each row and the higher-rated player's expected score in hundredths; the
/// lower-rated player's is the rest to 100. The last row has no end.
#[rustfmt::skip]
pub const DIFFERENCE_TO_EXPECTED: [(i16, u8); 51] = [
    (  3,  50), ( 98,  63), (206,  76), (357,  89),
    ( 10,  51), (106,  64), (215,  77), (374,  90),
    ( 17,  52), (113,  65), (225,  78), (391,  91),
    ( 25,  53), (121,  66), (235,  79), (411,  92),
    ( 32,  54), (129,  67), (245,  80), (432,  93),
    ( 39,  55), (137,  68), (256,  81), (456,  94),
    ( 46,  56), (145,  69), (267,  82), (484,  95),
    ( 53,  57), (153,  70), (278,  83), (517,  96),
    ( 61,  58), (162,  71), (290,  84), (559,  97),
    ( 68,  59), (170,  72), (302,  85), (619,  98),
    ( 76,  60), (179,  73), (315,  86), (735,  99),
    ( 83,  61), (188,  74), (328,  87), (i16::MAX, 100),
    ( 91,  62), (197,  75), (344,  88),
];

/// dp for a percentage score of `hundredths` (0 to 100).
pub const fn difference_of_percentage(hundredths: u8) -> i16 {
    DP[hundredths as usize]
}

/// Differences of this size and more are all in the last row.
pub const LAST_ROW: i16 = 736;

/// The expected score in hundredths at a difference from −[`LAST_ROW`] to [`LAST_ROW`], own rating minus opponent's;
/// the index is the difference plus [`LAST_ROW`]. Padded to 2048 so that a masked index needs no bounds check.
pub const EXPECTED: [u8; 2048] = expected_by_difference();

/// The expected score in hundredths at any difference, own rating minus opponent's, without a 400-point rule.
pub fn expected_at(difference: i32) -> u8 {
    let last = i32::from(LAST_ROW);
    EXPECTED[(difference.clamp(-last, last) + last) as usize & 2047]
}

/// A row of table b: its first and last difference, and what the higher-rated player is expected to score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The smallest difference of the row.
    pub first: i16,
    /// The largest; the last row has none.
    pub last: Option<i16>,
    /// Hundredths for the higher-rated player.
    pub higher: u8,
}

/// The row in which a difference of either sign stands.
pub fn row_of(difference: i32) -> TableRow {
    let higher = expected_at(difference.abs());
    let end_of = |score: u8| DIFFERENCE_TO_EXPECTED.iter().find(|(_, of)| *of == score).map(|(end, _)| *end);
    TableRow {
        first: end_of(higher - 1).map_or(0, |end| end + 1),
        last: end_of(higher).filter(|end| *end < i16::MAX),
        higher,
    }
}

const DP: [i16; 101] = {
    let mut by_percentage = [0; 101];
    let mut i = 0;
    while i < 101 {
        // The table is printed by columns of 17 rows; each entry carries its own percentage, so order does not matter.
        let (p, dp) = PERCENTAGE_TO_DIFFERENCE[i];
        by_percentage[p as usize] = dp;
        i += 1;
    }
    by_percentage
};

const fn expected_by_difference() -> [u8; 2048] {
    let mut expected = [0; 2048];
    let mut d: i16 = 0;
    while d <= LAST_ROW {
        let mut higher = 100;
        let mut i = 0;
        while i < 51 {
            let (last, p) = DIFFERENCE_TO_EXPECTED[i];
            if d <= last && p < higher {
                higher = p;
            }
            i += 1;
        }
        expected[(LAST_ROW + d) as usize] = higher;
        if d > 0 {
            expected[(LAST_ROW - d) as usize] = 100 - higher;
        }
        d += 1;
    }
    expected
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_difference_stands_in_its_row() {
        for difference in -1000..=1000 {
            let row = row_of(difference);
            let size = difference.abs();
            assert!(
                size >= i32::from(row.first) && row.last.is_none_or(|last| size <= i32::from(last)),
                "{difference}"
            );
            let own = if difference < 0 { 100 - row.higher } else { row.higher };
            assert_eq!(own, expected_at(difference), "{difference}");
        }
        assert_eq!(row_of(-4), TableRow { first: 4, last: Some(10), higher: 51 });
        assert_eq!(row_of(900), TableRow { first: 736, last: None, higher: 100 });
        assert_eq!(row_of(0), TableRow { first: 0, last: Some(3), higher: 50 });
    }
}
