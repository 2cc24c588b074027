//! Lists for people.

use super::*;
use arpad_model::Series;

#[test]
fn the_table_has_the_readers_words_and_no_empty_column() {
    let table = table(&head(CHESS), &lines(), &hungarian());
    assert_eq!(
        table.headings,
        ["Hely", "Név", "Cím", "KOMIR", "FIDE", "Ország", "Nem", "Szül.", "Egyesület", "Értékszám", "Változás"]
            .into_iter()
            .chain(["Játszma", "K", "Aktív"])
            .collect::<Vec<_>>()
    );
    assert_eq!(table.right, [0, 3, 4, 7, 9, 10, 11, 12]);
    assert_eq!(table.rows[0][..5], ["1", "Őry-Kovács Ágnes", "WGM", "1234", "703303"]);
    assert_eq!(table.rows[0][6..], ["nő", "1990", "Tűzoltó \"Előre\" SE, Győr", "2400", "+12", "9", "10", "igen"]);
    assert_eq!(table.rows[1][9..], ["2100", "−10", "0", "", "nem"]);
    assert_eq!((table.rows[2][10].as_str(), table.rows[3][10].as_str()), ("0", "új"));

    let plain = super::table(&head(CHESS), &[player(1, "A", 1)], &hungarian());
    assert!(!plain.headings.iter().any(|heading| ["Cím", "KOMIR", "FIDE", "K"].contains(&heading.as_str())));
    assert_eq!(plain.columns.len(), plain.rows[0].len());
}

#[test]
fn the_table_as_text_is_aligned_and_a_player_is_a_line() {
    let text = text(ListFormat::Table, Series::Go);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 5);
    assert!(lines[0].starts_with("Hely Név"));
    let column = |line: &str, word: &str| line.find(word).map(|at| line[..at].chars().count());
    assert_eq!(column(lines[0], "Minősítés"), column(lines[1], "1d"));
    assert!(lines.iter().all(|line| !line.ends_with(' ')));
}

#[test]
fn the_ranking_of_go_stands_in_fixed_columns() {
    let mut lines = lines();
    lines[2].club = "Egy nagyon hosszú nevű egyesület Budapesten".to_owned();
    let (bytes, written) = bytes(ListFormat::Txt, Series::Go, &lines);
    assert_eq!(written, Written { players: 4, left_out: 0, cut: 1 });
    let text = String::from_utf8(bytes).expect("UTF-8");
    let expected = "\
Próba & \"Társa\"  Gó  2024-04-01  r2  fide-2024-03
abc123

 Hely Név                              Egyesület                Minősítés Élő-pont Változás      PIN
    1 Őry-Kovács Ágnes                 Tűzoltó \"Előre\" SE, Győr 1d            2400      +12 12345678
    2 =cmd() <Péter> & \"Co\"                                     8k            2100      −10
    2 Zsák 🐉                           Egy nagyon hosszú nevű e               2100        0
    4 @új sor                                                                 1500       új
";
    assert_eq!(text.replace("\r\n", "\n"), expected);
}
