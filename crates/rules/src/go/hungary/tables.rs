//! The tables of annex 1, laid out as the regulation prints them, so that an eye can compare.

use arpad_model::Grade;

/// Table 1: the lower bound of each grade in points ("Minősítések táblázata"). 8 and 9 dan have none.
#[rustfmt::skip]
pub const GRADES: [(&str, i32); 42] = [
    ("7d", 2700), ( "5k", 1720), ("16k", 1330), ("27k", 1100),
    ("6d", 2500), ( "6k", 1675), ("17k", 1305), ("28k", 1085),
    ("5d", 2350), ( "7k", 1635), ("18k", 1280), ("29k", 1070),
    ("4d", 2230), ( "8k", 1595), ("19k", 1255), ("30k", 1055),
    ("3d", 2130), ( "9k", 1555), ("20k", 1230), ("31k", 1040),
    ("2d", 2050), ("10k", 1520), ("21k", 1210), ("32k", 1030),
    ("1d", 1980), ("11k", 1485), ("22k", 1190), ("33k", 1020),
    ("1k", 1920), ("12k", 1450), ("23k", 1170), ("34k", 1010),
    ("2k", 1865), ("13k", 1420), ("24k", 1150), ("35k", 1000),
    ("3k", 1815), ("14k", 1390), ("25k", 1130),
    ("4k", 1765), ("15k", 1360), ("26k", 1115),
];

/// A row of table 2: the category, its least basic and extended time in minutes, its value ("Versenyszorzók").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeRow {
    /// The category's letter.
    pub category: char,
    /// Least basic time.
    pub base: u32,
    /// Least extended time.
    pub extended: u32,
    /// What it adds to the multiplier.
    pub value: u32,
}

/// Table 2.
#[rustfmt::skip]
pub const TIMES: [TimeRow; 5] = [
    TimeRow { category: 'A', base: 90, extended: 110, value: 20 },
    TimeRow { category: 'B', base: 60, extended:  80, value: 15 },
    TimeRow { category: 'C', base: 40, extended:  55, value: 10 },
    TimeRow { category: 'D', base: 20, extended:  30, value:  5 },
    TimeRow { category: 'E', base: 10, extended:  20, value:  0 },
];

/// Table 4: the last difference of each row and the chance in thousandths ("Esélytáblázat"). The last row has no end.
#[rustfmt::skip]
pub const CHANCES: [(i32, i32); 55] = [
    (  2, 500), ( 72, 330), (142, 195), (212, 100),
    (  7, 490), ( 77, 320), (147, 190), (217,  90),
    ( 12, 480), ( 82, 310), (152, 180), (222,  85),
    ( 17, 460), ( 87, 300), (157, 170), (227,  80),
    ( 22, 450), ( 92, 290), (162, 160), (232,  70),
    ( 27, 440), ( 97, 280), (167, 150), (237,  60),
    ( 32, 430), (102, 270), (172, 140), (242,  55),
    ( 37, 410), (107, 260), (177, 135), (252,  50),
    ( 42, 400), (112, 250), (182, 130), (272,  40),
    ( 47, 390), (117, 240), (187, 125), (297,  30),
    ( 52, 380), (122, 230), (192, 120), (312,  20),
    ( 57, 370), (127, 220), (197, 115), (347,  10),
    ( 62, 350), (132, 210), (202, 110), (i32::MAX, 0),
    ( 67, 340), (137, 200), (207, 105),
];

/// The lowest bound: 35 kyu.
pub const LOWEST: i32 = 1000;
/// The highest bound: 7 dan, whose band has no upper end.
pub const HIGHEST: i32 = 2700;
/// From this difference on the chance is 0.
pub const NO_CHANCE: i32 = 348;

/// The lower bound of a grade; none for 8 and 9 dan.
pub const fn bound_of(grade: Grade) -> Option<i32> {
    let steps = grade.steps() as usize;
    if steps < BOUNDED { Some(BOUNDS[steps]) } else { None }
}

/// The grade whose band holds these points; none below the lowest bound.
pub const fn grade_at(points: i32) -> Option<Grade> {
    if points < LOWEST {
        None
    } else if points >= HIGHEST {
        Some(Grade::DAN_7)
    } else {
        Grade::from_steps(BANDS[(points - LOWEST) as usize & 2047].steps)
    }
}

/// The width of the band that holds these points; none where the band is not closed (2700 and above, below 1000).
#[inline(always)]
pub const fn width_at(points: i32) -> Option<i32> {
    if points < LOWEST || points >= HIGHEST {
        None
    } else {
        Some(BANDS[(points - LOWEST) as usize & 2047].width as i32)
    }
}

/// The chance in thousandths at a difference of points, which is not negative.
#[inline(always)]
pub fn chance_at(difference: i32) -> i32 {
    i32::from(CHANCE[difference.clamp(0, NO_CHANCE) as usize & 511])
}

/// Grades with a bound.
const BOUNDED: usize = 42;

/// The bounds from 35 kyu up.
const BOUNDS: [i32; BOUNDED] = {
    let mut bounds = [0; BOUNDED];
    let mut i = 0;
    while i < BOUNDED {
        let (name, bound) = GRADES[i];
        bounds[steps_of(name.as_bytes())] = bound;
        i += 1;
    }
    bounds
};

/// The band of each number of points from [`LOWEST`] to [`HIGHEST`], padded so that a masked index needs no check.
static BANDS: [Band; 2048] = {
    let mut bands = [Band { steps: 0, width: 0 }; 2048];
    let mut steps = 0;
    while steps + 1 < BOUNDED {
        let mut points = BOUNDS[steps];
        while points < BOUNDS[steps + 1] {
            bands[(points - LOWEST) as usize] =
                Band { steps: steps as u8, width: (BOUNDS[steps + 1] - BOUNDS[steps]) as u8 };
            points += 1;
        }
        steps += 1;
    }
    bands
};

#[derive(Clone, Copy)]
struct Band {
    steps: u8,
    width: u8,
}

/// The chance at each difference up to [`NO_CHANCE`], padded as above.
static CHANCE: [u16; 512] = {
    let mut chance = [0; 512];
    let mut difference = 0;
    while difference < NO_CHANCE {
        // Printed by columns of 14 rows; the row with the least end that is not below the difference holds it.
        let (mut end, mut i) = (i32::MAX, 0);
        while i < CHANCES.len() {
            if difference <= CHANCES[i].0 && CHANCES[i].0 <= end {
                end = CHANCES[i].0;
                chance[difference as usize] = CHANCES[i].1 as u16;
            }
            i += 1;
        }
        difference += 1;
    }
    chance
};

/// The steps of a grade printed as `16k` or `7d`.
const fn steps_of(name: &[u8]) -> usize {
    let (number, letter) = match name.len() {
        2 => (name[0] - b'0', name[1]),
        _ => ((name[0] - b'0') * 10 + name[1] - b'0', name[2]),
    };
    let grade = if letter == b'd' { Grade::dan(number) } else { Grade::kyu(number) };
    match grade {
        Some(grade) => grade.steps() as usize,
        None => panic!("a grade of table 1"),
    }
}
