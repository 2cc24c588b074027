//! The players: who they are and how strong they really are.

use super::dice::Dice;
use super::{DemoChess, DemoGo, DemoPlayer, SEASONS_BEGIN, Size, names};
use arpad_model::{EgdPin, FideId, Komir, PersonName, Sex};
use arpad_rules::go::hungary::tables::grade_at;
use jiff::ToSpan;
use jiff::civil::{Date, date};
use std::collections::{HashMap, HashSet};

/// One player in this many shares the name of another.
const NAMESAKES: usize = 60;

/// Who was born later has no doctorate when the seasons begin.
const YOUNGEST_DOCTOR: i16 = 1998;

/// All players, those who join later among them.
pub(super) fn invent(dice: &mut Dice, size: &Size) -> Vec<DemoPlayer> {
    let mut numbers = Numbers::default();
    let mut taken: HashMap<PersonName, Vec<i16>> = HashMap::new();
    let mut players: Vec<DemoPlayer> = Vec::new();
    for number in 0..size.chess + size.both + size.go {
        let (chess, go) = (number < size.chess + size.both, number >= size.chess);
        let born = birthday(dice);
        let mut sex = if dice.in_thousand(160) { Sex::Female } else { Sex::Male };
        let mut name = names::invent(dice, sex);
        // Namesakes follow each other by a few players, and both play chess.
        if number % NAMESAKES == NAMESAKES / 2 && chess {
            let twin = &players[number - 3];
            (name, sex) = (twin.name.clone(), twin.sex);
        }
        name = fitting(name, born);
        // By chance there are more of them; never with the same year, or nobody could tell them apart.
        while taken.get(&name).is_some_and(|years| years.contains(&born.year())) {
            name = fitting(names::invent(dice, sex), born);
        }
        taken.entry(name.clone()).or_default().push(born.year());
        players.push(player(dice, size, (chess, go), (name, born, sex), &mut numbers));
    }
    players
}

/// The name as somebody of this age bears it: a child is no doctor. The dice stay as they fell.
fn fitting(mut name: PersonName, born: Date) -> PersonName {
    if born.year() > YOUNGEST_DOCTOR
        && let Some(family) = name.family.strip_prefix("Dr. ")
    {
        name.family = family.to_owned();
    }
    name
}

fn player(
    dice: &mut Dice,
    size: &Size,
    (plays_chess, plays_go): (bool, bool),
    (name, born, sex): (PersonName, Date, Sex),
    numbers: &mut Numbers,
) -> DemoPlayer {
    let joins_later = dice.in_thousand(110);
    let registered = if joins_later {
        let days = dice.between(5, size.months as i32 * 30 - 40);
        size.first_list.saturating_add(i64::from(days).days())
    } else {
        size.first_list
    };
    let chess = plays_chess.then(|| chess(dice, born, sex, joins_later));
    let go = plays_go.then(|| go(dice, born, joins_later));
    // FIDE's number comes with the first games against rated players, so some newcomers have none yet.
    let rated = chess.is_some_and(|chess| chess.initial.iter().any(Option::is_some));
    let has_fide = plays_chess && (rated || !dice.in_thousand(250));
    DemoPlayer {
        titles: chess.map_or(Vec::new(), |chess| titles(dice, born, sex, &chess)),
        komir: plays_chess.then(|| numbers.new_number(dice, 1_000, 99_999)).and_then(Komir::new),
        fide: has_fide.then(|| FideId(numbers.new_number(dice, 700_000, 799_999))),
        egd: (plays_go && !dice.in_thousand(80)).then(|| EgdPin(numbers.new_number(dice, 90_000_000, 99_999_999))),
        club: dice.below(size.clubs),
        name,
        born,
        sex,
        registered,
        chess,
        go,
    }
}

/// Juniors are many, then the middle-aged.
fn birthday(dice: &mut Dice) -> Date {
    let year = match dice.below(100) {
        0..30 => dice.between(2005, 2015),
        30..45 => dice.between(1990, 2004),
        45..85 => dice.between(1957, 1989),
        _ => dice.between(1938, 1956),
    };
    date(year as i16, dice.between(1, 12) as i8, dice.between(1, 28) as i8)
}

fn chess(dice: &mut Dice, born: Date, sex: Sex, joins_later: bool) -> DemoChess {
    let age = i32::from(SEASONS_BEGIN.year() - born.year());
    let mut strength = dice.about(1740, 500);
    if sex == Sex::Female {
        strength -= 80;
    }
    let growth = match age {
        ..=12 => dice.between(60, 190),
        13..=18 => dice.between(20, 110),
        19..=25 => dice.between(-10, 40),
        26..=59 => dice.between(-15, 10),
        _ => dice.between(-30, 0),
    };
    strength -= (19 - age).max(0) * 45 + (age - 60).max(0) * 9;
    let strength = strength.clamp(1_020, 2_600);
    let is_rated = !joins_later && !dice.in_thousand(130);
    let mut initial = [None; 3];
    for (tempo, of_thousand) in [1000, 620, 480].into_iter().enumerate() {
        let listed = dice.about(strength - tempo as i32 * 15, 45);
        let has = dice.in_thousand(of_thousand);
        initial[tempo] = (is_rated && has && listed >= 1_000).then_some(listed);
    }
    DemoChess { strength, growth, initial }
}

fn go(dice: &mut Dice, born: Date, joins_later: bool) -> DemoGo {
    let age = i32::from(SEASONS_BEGIN.year() - born.year());
    // A newcomer the manager may enter on his own is weaker than 5 kyu; OpenGotha's grades begin at 30 kyu.
    let strength = if joins_later { dice.between(1_060, 1_640) } else { dice.about(1_640, 430).clamp(1_060, 2_520) };
    let growth = if age < 30 { dice.between(20, 130) } else { dice.between(-10, 50) };
    let points = dice.about(strength, 30).max(1_055);
    let initial = grade_at(points).filter(|_| !joins_later).map(|grade| (points, grade));
    DemoGo { strength, growth, initial }
}

/// The titles such a player would have, and those of the old national scale for whoever played before 1990.
fn titles(dice: &mut Dice, born: Date, sex: Sex, chess: &DemoChess) -> Vec<(&'static str, Date)> {
    let strength = chess.strength;
    let mut titles = Vec::new();
    if born.year() <= 1970 {
        let old = match strength + dice.between(0, 150) {
            2_400.. => Some("NAM"),
            2_250.. => Some("mj"),
            2_050.. => Some("I"),
            1_850.. => Some("II"),
            1_650.. => Some("III"),
            1_450.. => Some("IV"),
            _ => None,
        };
        titles.extend(old.map(|title| (title, a_day(dice, (born.year() + 18).min(1_988), 1_989))));
    }
    if chess.initial[0].is_none() {
        return titles;
    }
    let fide = match (sex, strength) {
        (_, 2_480..) => Some("GM"),
        (_, 2_380..) => Some("IM"),
        (_, 2_290..) => Some("FM"),
        (Sex::Female, 2_230..) => Some("WGM"),
        (Sex::Female, 2_130..) => Some("WIM"),
        (Sex::Female, 2_050..) => Some("WFM"),
        (Sex::Female, 1_980..) => Some("WCM"),
        (_, 2_200..) if dice.in_thousand(350) => Some("CM"),
        _ => None,
    };
    titles.extend(fide.map(|title| (title, a_day(dice, (born.year() + 15).clamp(1_991, 2_021), 2_022))));
    titles
}

fn a_day(dice: &mut Dice, first: i16, last: i16) -> Date {
    date(dice.between(first.into(), last.into()) as i16, dice.between(1, 12) as i8, dice.between(1, 28) as i8)
}

/// Numbers given once. The ranges of the three registers do not meet.
#[derive(Default)]
struct Numbers {
    given: HashSet<i32>,
}

impl Numbers {
    fn new_number(&mut self, dice: &mut Dice, first: i32, last: i32) -> u32 {
        loop {
            let number = dice.between(first, last);
            if self.given.insert(number) {
                return number as u32;
            }
        }
    }
}
