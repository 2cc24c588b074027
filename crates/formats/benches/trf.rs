//! How long it takes to read and write a report of 284 players and 9 rounds.

use std::fmt::Write;

use arpad_formats::trf;

fn main() {
    divan::main();
}

#[divan::bench]
fn read(bencher: divan::Bencher) {
    let bytes = tournament(284, 9).into_bytes();
    bencher.bench(|| trf::read(divan::black_box(&bytes)));
}

#[divan::bench]
fn read_windows_1250(bencher: divan::Bencher) {
    let text = tournament(284, 9).replace("Invented", "Őszentűs");
    let bytes = arpad_formats::encoding::Encoding::Windows1250.encode(&text).expect("the names fit");
    bencher.bench(|| trf::read(divan::black_box(&bytes)));
}

#[divan::bench]
fn write(bencher: divan::Bencher) {
    let (file, _) = trf::read(tournament(284, 9).as_bytes());
    bencher.bench(|| trf::write(divan::black_box(&file), trf::Edition::Trf16));
}

/// A tournament in which player and player + 1 play each other in every round; faultless, so that the usual path
/// is measured.
fn tournament(players: usize, rounds: usize) -> String {
    let mut text = String::from("012 Bench\n022 Győr\n032 HUN\n042 2024/10/05\n052 2024/10/13\n102 IA Nobody\n");
    for player in 1..=players {
        let first = player % 2 == 1;
        let (opponent, color) = if first { (player + 1, 'w') } else { (player - 1, 'b') };
        let points = rounds as f32 / 2.0;
        let name = format!("Invented, Name{player}");
        let id = 700_000 + player;
        write!(text, "001 {player:>4} m    {name:<33} 2000 HUN {id:>11} 1990/01/01 {points:>4.1} {player:>4}")
            .expect("writing to a string");
        for _ in 0..rounds {
            write!(text, "  {opponent:>4} {color} =").expect("writing to a string");
        }
        text.push('\n');
    }
    text
}
