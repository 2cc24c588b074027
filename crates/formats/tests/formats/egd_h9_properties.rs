//! parse(print(x)) == x for tournaments that are in order.

use crate::support::Chance;
use arpad_formats::{
    egd::{
        Grade, GradeKind,
        h9::{self, Cell, Color, Header, Komi, Minutes, Outcome, Player, Tournament},
    },
    notice::Severity,
};
use jiff::civil::date;
use proptest::{collection::vec, option, prelude::*};

fn text(pattern: &str) -> impl Strategy<Value = String> {
    proptest::string::string_regex(pattern).expect("a pattern").prop_map(|text| text.trim().to_owned())
}

fn header() -> impl Strategy<Value = Header> {
    let dates = (2000i16..2030, 1i8..=12, 1i8..=28).prop_map(|(year, month, day)| Some(date(year, month, day)));
    let dates = option::of((dates.clone(), dates)).prop_map(|both| both.and_then(|(first, last)| first.zip(last)));
    let others =
        option::of(text("[a-z ]{0,9}")).prop_map(|value| value.into_iter().map(|v| ("XY".to_owned(), v)).collect());
    let comments = vec(text("[a-zá][a-z0-9 ]{0,20}"), 0..3);
    (
        (option::of("[TWEG][0-9]{6}[A-Z]"), option::of(prop_oneof![Just('A'), Just('B'), Just('C'), Just('D')])),
        (text("[A-Za-zÁő0-9 ]{0,20}"), "[A-Z]{2}", text("[A-Za-zö ]{0,12}"), dates),
        (
            option::of(0u8..=9),
            option::of(-20i16..20),
            option::of(0u32..3000),
            text("[a-z0-9 ]{0,12}"),
            others,
            comments,
        ),
    )
        .prop_map(|((code, class), (event, country, city, dates), (ha, komi, time, comment, others, comments))| {
            Header {
                code,
                class,
                event,
                country,
                city,
                dates,
                handicap_reduction: ha,
                komi: komi.map(|halves| Komi { halves }),
                time: time.map(|tenths| Minutes { tenths }),
                comment,
                others,
                comments,
            }
        })
}

/// A tournament whose every round has a game and whose lines mirror each other.
fn tournament() -> impl Strategy<Value = Tournament> {
    (header(), 2usize..12, 1usize..7, 0usize..4, 0u8..3, any::<u64>()).prop_map(
        |(header, count, rounds, scores, numbering, seed)| {
            let mut chance = Chance::new(seed);
            let mut players: Vec<Player> =
                (0..count).map(|index| player(index, scores, numbering, &mut chance)).collect();
            for round in 0..rounds {
                let mut order: Vec<usize> = (0..count).collect();
                for at in (1..count).rev() {
                    order.swap(at, chance.below(at + 1));
                }
                for (number, pair) in order.chunks(2).enumerate() {
                    let (one, other) = match pair {
                        [one, other] if number == 0 || chance.below(5) > 0 => game(*one, *other, &mut chance),
                        _ => (bye(&mut chance), bye(&mut chance)),
                    };
                    for (player, cell) in pair.iter().zip([one, other]) {
                        players[*player].cells.resize(round, Cell::default());
                        players[*player].cells.push(cell);
                    }
                }
            }
            Tournament { header, rounds, players }
        },
    )
}

fn player(index: usize, scores: usize, numbering: u8, chance: &mut Chance) -> Player {
    const SCORES: [&str; 6] = ["0", "12", "3.5", "358=", "-2", "1003"];
    let kind = [GradeKind::Kyu, GradeKind::Dan, GradeKind::Professional][chance.below(3)];
    Player {
        line: 0,
        place: match numbering {
            0 => Some(index as u32 + 1),
            1 => Some(3 * index as u32 + 2),
            _ => (chance.below(2) == 0).then_some(index as u32 / 2 + 1),
        },
        surname: ["Őry", "Nagy Kovács", "O'Hara"][chance.below(3)].to_owned(),
        given_name: ["Éva", "", "Jan Willem"][chance.below(3)].to_owned(),
        grade: (chance.below(9) > 0).then_some(Grade { number: 1 + chance.below(9) as u8, kind }),
        country: "HU".to_owned(),
        club: ["Szeg", "75Ju", "xxxx"][chance.below(3)].to_owned(),
        scores: (0..scores).map(|_| SCORES[chance.below(SCORES.len())].to_owned()).collect(),
        cells: Vec::new(),
        pin: (chance.below(4) > 0).then_some(10_000_000 + index as u32),
    }
}

fn bye(chance: &mut Chance) -> Cell {
    let outcome = [Outcome::Win, Outcome::Loss, Outcome::Jigo, Outcome::Unknown][chance.below(4)];
    Cell { outcome, by_default: chance.below(9) == 0, ..Cell::default() }
}

fn game(one: usize, other: usize, chance: &mut Chance) -> (Cell, Cell) {
    let outcome = [Outcome::Win, Outcome::Loss, Outcome::Jigo, Outcome::Unknown][chance.below(4)];
    let color = [None, Some(Color::Black), Some(Color::White)][chance.below(3)];
    let mirrored = color.map(|color| if color == Color::Black { Color::White } else { Color::Black });
    let handicap = (chance.below(2) == 0).then_some(chance.below(12) as u8);
    let by_default = chance.below(9) == 0;
    let left = Cell { opponent: Some(other), outcome, by_default, color, handicap };
    (left, Cell { opponent: Some(one), outcome: outcome.mirror(), color: mirrored, ..left })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_printed_is_read_back(mut tournament in tournament()) {
        // Without a given name and a readable grade nothing tells a name from a grade.
        for player in &mut tournament.players {
            if player.grade.is_none() {
                player.given_name = "Éva".to_owned();
            }
        }
        let printed = h9::print(&tournament);
        let (mut again, notices) = h9::read(printed.as_bytes());
        again.players.iter_mut().for_each(|player| player.line = 0);
        prop_assert_eq!(&again, &tournament, "{}", printed);
        prop_assert!(notices.iter().all(|notice| notice.severity < Severity::Error), "{:?}\n{}", notices, printed);
    }
}
