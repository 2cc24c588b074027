//! What the commands that act say, line for line, to people and to programs, in both languages: the register, tournaments and
//! reports, decisions. The month itself is told in `office`.
//!
//! After a change that is meant: `INSTA_UPDATE=always cargo test -p arpad --test command_line acted`, and read the difference.

use crate::month::{Office, SIX, report};

#[test]
fn the_register() {
    told(
        "register",
        &[
            "init --name Próba_Szövetség",
            "club add Kanizsai_SK --town Nagykanizsa",
            "club add Egri_Sakk-kör --town Eger --json",
            "club add Kanizsai_SK --town Nagykanizsa",
            "club rename 1 Nagykanizsai_SK --town Kanizsa",
            "person add --family Kovács --given Péter --born 1970.05.03. --sex m --country HUN --fide 700123",
            "person add --family Kovács --given Péter --born 1970.05.03. --country HUN",
            "person add --family Kovács --given Péter --born 1988 --json",
            "person add --family Szűcs --given Ágnes --born 2030 --country HU",
            "person add --family Szűcs --given Ágnes --born 2010 --sex f --fide 700123",
            "person amend 1 --born 1970.05.04. --clear sex",
            "person amend 1 --clear fide --json",
            "person title 1 FM --awarded 1998-03-04",
            "person title 1 XX --awarded 1998-03-04",
            "papers 1 --register --day 2023-08-20 --remark 12._doboz",
            "licence 1 --club Nagykanizsai --season 2023/24 --day 2023-09-01",
            "licence 2 --club Egri --season 2023/24 --day 2023-09-01 --json",
            "licence 1 --club Nowhere --season 2023/24",
            "licence 1 --club 1 --season 2023",
            "guest 1 --club Egri --season 2023/24 --day 2023-10-01",
            "transfer 2 --to Nagykanizsai --day 2023-11-01",
            "strength 1 --season 2023/24 komir:1 2",
            "strength 1 --season 2023/24 komir:1 2 2",
            "person merge 1 2",
            "person merge 1 2 --even-so",
            "person hide 1",
            "person hide 1 --json",
            "person show 1",
            "club merge 1 2",
            "club list",
            "person find kovács",
            "player 1 --all",
            "papers 1",
            "cancel 3 --because téves",
            "ledger",
        ],
    );
}

#[test]
fn tournaments_and_decisions() {
    told(
        "tournaments",
        &[
            "init --name Próba_Szövetség",
            "announce --name Tavaszi_verseny --starts 2024-03-02 --ends 2024-03-06 --town Eger --rounds 5 --announced 2024-02-01",
            "announce --name Őszi_verseny --starts 2024-09-02 --ends 2024-09-06 --series rapid --json",
            "announce --amend 2 --ends 2024-09-07 --arbiter Nagy_Bíró",
            "submit spring.trf",
            "submit spring.trf",
            "submit broken.trf --json",
            "submission 1",
            "accept 1",
            "accept 1 --new",
            "submit again.trf",
            "submission 3",
            "submission 3 --json",
            "reject 3 --because téves_javítás",
            "tournament 1",
            "tournament 1 --json",
            "reject 2 --because olvashatatlan",
            "submissions",
            "submissions --state rejected --json",
            "decide indicators --person 1 --series standard --points 2300 --reference RB_1/2024 --day 2024-03-01",
            "decide waiver --tournament 1 --paragraph 0.2 --reference RB_2/2024 --day 2024-03-01",
            "decide multiplier --tournament 1 --c 20 --reference RB_3/2024 --day 2024-03-01",
            "decide waiver --tournament 9 --paragraph 0.2 --reference RB_4/2024 --json",
            "decisions",
            "appeal --against 4 --from Tóth_Béla --grounds alacsony",
            "ledger --most 3",
            "close 2024-04 --dry-run",
            "close 2024-04",
            "tournament 1",
            "unclose 2024-04 --because korai",
            "close 2024-04 --json",
            "publish 2024-04",
            "publish 2024-04",
            "list 2024-04",
            "correct result 1 --round 1 --line 1 0-1",
            "correct result 1 --round 1 --line 1 0-1",
            "correct swap 1 1 2",
            "explain 1",
            "correct withdraw 1 --because nem_játszották_le",
            "tournament 1",
            "tournaments --json",
            "replay",
            "publish 2024-04",
            "player 1",
            "verify --seal 3:00",
            "verify",
        ],
    );
}

fn told(name: &str, lines: &[&str]) {
    for language in ["en", "hu"] {
        let office = Office::new(language);
        office.put("spring.trf", report("Tavaszi verseny", 3, &SIX));
        let mut other = SIX;
        other[4] = ("Más, Ilka", 'w', "700060", "1999/00/00");
        office.put("again.trf", report("Tavaszi verseny", 3, &other).replace("Eger", "Pécs"));
        office.put("broken.trf", "this is no tournament\n");
        let words = |line: &str| -> Vec<String> { line.split(' ').map(|word| word.replace('_', " ")).collect() };
        let mut text = String::new();
        for line in lines {
            let words = words(line);
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            text += &office.transcript(&[("2024-03-28", &words)]);
        }
        insta::assert_snapshot!(format!("{name}_{language}"), without_hashes(&text));
    }
}

/// A hash says nothing to a reader and moves with every row.
fn without_hashes(text: &str) -> String {
    let is_none = |letter: char| !letter.is_ascii_hexdigit();
    let mut hashes: Vec<&str> = text.split(is_none).filter(|word| matches!(word.len(), 12 | 64)).collect();
    hashes.sort_by_key(|hash| std::cmp::Reverse(hash.len()));
    hashes.iter().fold(text.to_owned(), |text, hash| text.replace(hash, "#"))
}
