//! The go rating manager at the terminal: decisions with their day, a foreigner who settles, a late report, an appeal.

use crate::month::Office;

const DAY: &str = "2024-04-02";

/// Kiss of 5 kyu, Nagy of 6 kyu and Huber of Austria; `games` are the cells of each line.
fn report(name: &str, day: &str, games: [&str; 3]) -> String {
    format!(
        "; CL[B]\n; EV[{name}]\n; PC[HU, Pécs]\n; DT[{day},{day}]\n; HA[h9]\n\
         1 Kiss Anna 5k HU Pecs 1 {} |12345678\n2 Nagy Béla 6k HU Pecs 1 {} |12345679\n3 Huber Franz 1d AT Wien 1 {} |12345680\n",
        games[0], games[1], games[2]
    )
}

#[test]
fn a_manager_decides_corrects_and_answers() {
    for language in ["en", "hu"] {
        let office = Office::new(language);
        office.put("march.h9", report("Márciusi kupa", "2024-03-09", ["2+/b0", "1-/w0", "0-"]));
        office.put("late.h9", report("Késői kupa", "2024-03-02", ["3+/b0", "0-", "1-/w0"]));
        office.done(DAY, &["init", "--name", "MGSZ"]);
        office.done(DAY, &["submit", "march.h9"]);
        let multiplier = |tournament: &'static str| {
            ["decide", "multiplier", "--tournament", tournament, "--c", "10", "--reference", "MB 1/2024"]
        };
        office.done(DAY, &multiplier("1"));
        let told = office.transcript(&[
            (DAY, &["accept", "1"]),
            (DAY, &["explain", "1"]),
            (DAY, &["accept", "1", "--ours", "1", "--ours", "2"]),
            (DAY, &["explain", "1"]),
            (DAY, &["player", "1"]),
            (DAY, &["close", "go"]),
            (DAY, &["publish", "go"]),
            (
                DAY,
                &[
                    "decide",
                    "indicators",
                    "--person",
                    "2",
                    "--series",
                    "go",
                    "--points",
                    "1700",
                    "--day",
                    "2024-03-12",
                    "--reference",
                    "MB 2/2024",
                ],
            ),
            (
                DAY,
                &[
                    "decide",
                    "indicators",
                    "--person",
                    "2",
                    "--series",
                    "go",
                    "--points",
                    "1700",
                    "--day",
                    "2024-03-12",
                    "--reference",
                    "MB 2/2024",
                    "--why",
                    "japán eredményei",
                ],
            ),
            (DAY, &["list", "go"]),
            (DAY, &["player", "2"]),
            (DAY, &["explain", "2"]),
            (DAY, &["close", "go"]),
            (DAY, &["publish", "go"]),
            (DAY, &["list", "go"]),
            (DAY, &["explain", "2", "--series", "go"]),
        ]);
        insta::assert_snapshot!(format!("go_office_decided_{language}"), told);

        office.done(DAY, &["submit", "late.h9"]);
        office.done(DAY, &multiplier("2"));
        let told = office.transcript(&[
            (DAY, &["accept", "2"]),
            (DAY, &["close", "go"]),
            (DAY, &["publish", "go"]),
            (DAY, &["person", "cover", "3", "b", "--from", "2024-03-01", "--why", "letelepedett"]),
            (DAY, &["close", "go"]),
            (DAY, &["decide", "initial", "--person", "3", "--points", "1980", "--reference", "MB 3/2024"]),
            (DAY, &["close", "go"]),
            (DAY, &["publish", "go"]),
            (DAY, &["correct", "withdraw", "2", "--because", "nem volt ilyen verseny"]),
            (DAY, &["replay", "go", "--from", "2024-03-01"]),
            (DAY, &["replay", "go", "--dropping"]),
            (
                DAY,
                &[
                    "appeal",
                    "--against",
                    "7",
                    "--from",
                    "Nagy Béla",
                    "--grounds",
                    "túl kevés",
                    "--reference",
                    "F 1/2024",
                ],
            ),
            (DAY, &["outcome", "21", "overturned"]),
            (DAY, &["outcome", "21", "overturned", "--reference", "Elnökség 1/2024"]),
            (DAY, &["close", "go"]),
            (DAY, &["publish", "go"]),
            (DAY, &["close", "go", "--again", "--dropping"]),
            (DAY, &["publish", "go"]),
            (DAY, &["decide", "waiver", "--tournament", "1", "--paragraph", "8(2)1", "--reference", "MB 4/2024"]),
            (DAY, &["player", "2"]),
            (DAY, &["decisions"]),
            (DAY, &["verify"]),
        ]);
        insta::assert_snapshot!(format!("go_office_anew_{language}"), without_seals(&told));
    }
}

/// The newest seal differs with the language of the names in the ledger; what stands around it is what is meant.
fn without_seals(text: &str) -> String {
    let hides = |word: &str| word.len() > 40 && word.bytes().all(|byte| byte.is_ascii_hexdigit() || byte == b':');
    let line =
        |line: &str| line.split(' ').map(|word| if hides(word) { "…" } else { word }).collect::<Vec<_>>().join(" ");
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}
