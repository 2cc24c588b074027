//! A permission for one game of which the register has only one player: the other stands in the file that waits.

use super::{DAY, FIRST, accepted, closed, decided, event_of, h9, office, points, submitted, thinking_time};
use crate::month::stamp;
use crate::refusing::refused;
use arpad_model::{Allowance, PersonId, TournamentId};
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::submit::{Post, receive};
use arpad_office::acts::{Decided, FileLines, OneGame};
use arpad_office::verify::verify;
use arpad_office::views::go_game_named::{Number, game_named};
use arpad_registry::Registry;

/// Jigo between Kiss (1500) and a newcomer of 12 kyu (1450).
const LINES: [&str; 2] = ["1 Kiss Anna 11k HU Pecs 0 2=/w0 |12000001", "2 Új Ede 12k HU Pecs 0 1=/b0 |13000001"];

fn named(registry: &mut Registry, event: TournamentId, players: [&str; 2]) -> Result<OneGame, String> {
    let game = registry.read(|store| game_named(store, event, 1, players, Number::Person));
    game.map_err(|refused| match refused {
        OfficeError::Refused(refusal) => refusal.code.to_string(),
        other => panic!("{other}"),
    })
}

/// d = 50, the chance .38: the stronger has .38 − ½ = −.12, the newcomer .12. C = 20: ⌊−2.4 + ½⌋ = −2, ⌊2.4 + ½⌋ = 2.
#[test]
fn p8_2_a_game_with_a_newcomer_of_the_file_is_allowed_by_line_or_name() {
    for trial in arpad_trial::trials() {
        let mut registry = office(&trial);
        let file = submitted(&mut registry, &h9("Jigo", FIRST, true, &LINES));
        let event = event_of(&file);
        let lines = Some(FileLines { file: file.submission, black: 1, white: 0 });
        let game = OneGame { round: 1, black: PersonId(0), white: PersonId(1), lines };
        for black in ["line:2", "Új Ede", "uj ede", "Új"] {
            assert_eq!(named(&mut registry, event, [black, "1"]), Ok(game), "{black}");
        }
        assert_eq!(named(&mut registry, event, ["Új Ede", "Kiss Anna"]), Ok(game));
        assert_eq!(named(&mut registry, event, ["Új Ede", "egd:12000001"]), Ok(game));
        assert_eq!(named(&mut registry, event, ["line:3", "1"]).unwrap_err(), "line-unknown");
        assert_eq!(named(&mut registry, event, ["Senki Pál", "1"]).unwrap_err(), "line-unnamed");
        // At the desk a bare number is a line.
        let at_desk = registry.read(|store| game_named(store, event, 1, ["2", "1"], Number::Line)).unwrap();
        assert_eq!(at_desk, game);

        let allowed = |game| Decided::Allowed { tournament: event, game: Some(game), allowance: Allowance::Jigo };
        let turned = OneGame {
            black: PersonId(1),
            white: PersonId(0),
            lines: lines.map(|lines| FileLines { black: 0, white: 1, ..lines }),
            ..game
        };
        assert_eq!(refused(decided(&mut registry, allowed(turned))), "game-not-in-report", "the colors are others");
        assert_eq!(refused(accepted(&mut registry, &file, thinking_time("60+3x20"))), "not-ratable");
        decided(&mut registry, allowed(game)).unwrap();
        accepted(&mut registry, &file, thinking_time("60+3x20")).unwrap();

        // A second file of the event has its lines the other way round: the permission is about the same two.
        let other = ["1 Új Ede 12k HU Pecs 0 2=/b0 |13000001", "2 Kiss Anna 11k HU Pecs 0 1=/w0 |12000001"];
        let bytes = h9("Jigo", FIRST, true, &other);
        let post = Post { file_name: "kupa.h9", bytes: &bytes, received: DAY, tournament: Some(event) };
        let second = registry.write(|store| receive(store, &stamp(DAY), &post)).unwrap();
        accepted(&mut registry, &second, thinking_time("60+3x20")).unwrap();
        let lists = closed(&mut registry);
        assert_eq!(points(&mut registry, &lists[0]), [(1, 1498), (4, 1452)], "{}", trial.name());
        assert_eq!(verify(&mut registry, |_, _| {}).unwrap().faults, []);
    }
}
