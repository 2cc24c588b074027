//! `egf-2021`: the European rating as a value. The database's description has no paragraph numbers; a provision
//! names its heading instead.

use crate::provision::{Provision, ProvisionRow, Value, at};
use arpad_model::{Decimal, EditionId, GoClass, Hundredths, Thousandths};

/// An edition of the European rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition {
    /// Its stable name.
    pub id: EditionId,
    /// The source.
    pub source: &'static str,

    /// Lines of the board that is rated.
    pub board: Provision<u8>,
    /// The least basic and adjusted time of the classes A, B and C, in minutes.
    pub classes: Provision<[ClassTime; 3]>,
    /// The weights of the classes A to D.
    pub weights: Provision<[Hundredths; 4]>,
    /// The rating of 1 dan; a grade is worth [`Edition::grade`].
    pub one_dan: Provision<i32>,
    /// Points from grade to grade.
    pub grade: Provision<i32>,
    /// The end of the scale, which no rating reaches.
    pub top: Provision<i32>,
    /// How much a game can move: ((top − r)/divisor)^(tenths/10).
    pub con: Provision<Con>,
    /// What is added with every game against deflation: ln(1 + exp((from − r)/width))/divisor.
    pub bonus: Provision<Bonus>,
    /// Expected score 1/(1 + exp(β(opponent) − β(own))) with β(r) = −factor·ln(top − r).
    pub beta: Provision<i32>,
    /// What the first stone (no komi) and every further one add to the receiver's rating, for the expected score only.
    pub handicap: Provision<Handicap>,
    /// The lowest rating.
    pub floor: Provision<Option<Thousandths>>,
    /// Ratings reset when a player enters with a much higher grade.
    pub resets: Provision<Resets>,
}

/// The least time of a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClassTime {
    /// The class.
    pub class: GoClass,
    /// Basic time in minutes.
    pub base: u32,
    /// Adjusted time in minutes.
    pub adjusted: u32,
    /// With Fischer time: basic time in minutes.
    pub fischer_base: u32,
    /// With Fischer time: seconds a move.
    pub fischer_seconds: u32,
}

/// The volatility.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Con {
    /// The divisor.
    pub divisor: i32,
    /// The exponent in tenths.
    pub tenths: i32,
}

/// The bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// Where it fades.
    pub from: i32,
    /// How fast.
    pub width: i32,
    /// The divisor.
    pub divisor: i32,
}

/// Handicap stones in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handicap {
    /// The first stone.
    pub first: i32,
    /// Every further one.
    pub further: i32,
}

/// Resets of a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resets {
    /// Not modelled: the rules could not be verified.
    NotModelled,
}

/// `egf-2021`.
pub const EGF_2021: Edition = Edition {
    id: EditionId("egf-2021"),
    source: "EGD",

    board: at("EGD board", 19).open("G-04"),
    classes: at(
        "EGD class",
        [
            ClassTime { class: GoClass::A, base: 60, adjusted: 75, fischer_base: 45, fischer_seconds: 15 },
            ClassTime { class: GoClass::B, base: 40, adjusted: 50, fischer_base: 30, fischer_seconds: 10 },
            ClassTime { class: GoClass::C, base: 25, adjusted: 30, fischer_base: 20, fischer_seconds: 5 },
        ],
    )
    .public(),
    weights: at("EGD class", [Decimal(100), Decimal(75), Decimal(50), Decimal(25)]).public(),
    one_dan: at("EGD grade", 2100).public(),
    grade: at("EGD grade", 100).public(),
    top: at("EGD con", 3300).public(),
    con: at("EGD con", Con { divisor: 200, tenths: 16 }).public(),
    bonus: at("EGD bonus", Bonus { from: 2300, width: 80, divisor: 5 }).public(),
    beta: at("EGD Se", 7).public(),
    handicap: at("EGD handicap", Handicap { first: 50, further: 100 }).public(),
    floor: at("EGD floor", Some(Decimal::whole(-900))).public(),
    resets: at("EGD resets", Resets::NotModelled).open("G-05"),
};

impl Edition {
    /// Every provision by name.
    pub fn provisions(&self) -> Vec<ProvisionRow> {
        vec![
            self.board.row("go-egf-board", |lines| Value::new("go-egf-board").with("lines", lines)),
            self.classes.row("go-egf-classes", classes_value),
            self.weights.row("go-egf-weights", |[a, b, c, d]| {
                Value::new("go-egf-weights").with("a", a).with("b", b).with("c", c).with("d", d)
            }),
            self.one_dan.row("go-egf-one-dan", Value::number),
            self.grade.row("go-egf-grade", Value::number),
            self.top.row("go-egf-top", Value::number),
            self.con.row("go-egf-con", |Con { divisor, tenths }| {
                Value::new("go-egf-con").with("divisor", divisor).with("tenths", tenths)
            }),
            self.bonus.row("go-egf-bonus", |Bonus { from, width, divisor }| {
                Value::new("go-egf-bonus").with("from", from).with("width", width).with("divisor", divisor)
            }),
            self.beta.row("go-egf-beta", Value::number),
            self.handicap.row("go-egf-handicap", |Handicap { first, further }| {
                Value::new("go-egf-handicap").with("first", first).with("further", further)
            }),
            self.floor.row("go-egf-floor", Value::number_or_none),
            self.resets.row("go-egf-resets", |Resets::NotModelled| Value::new("go-egf-resets-not-modelled")),
        ]
    }
}

fn classes_value([a, b, c]: [ClassTime; 3]) -> Value {
    Value::new("go-egf-classes")
        .with("a_base", a.base)
        .with("a_adjusted", a.adjusted)
        .with("a_fischer_base", a.fischer_base)
        .with("a_fischer_seconds", a.fischer_seconds)
        .with("b_base", b.base)
        .with("b_adjusted", b.adjusted)
        .with("b_fischer_base", b.fischer_base)
        .with("b_fischer_seconds", b.fischer_seconds)
        .with("c_base", c.base)
        .with("c_adjusted", c.adjusted)
        .with("c_fischer_base", c.fischer_base)
        .with("c_fischer_seconds", c.fischer_seconds)
}
