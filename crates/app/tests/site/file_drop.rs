//! Files dropped on the calculator over HTTP: looked at, forecast, compared with the register, and forgotten.

use crate::binary::{arpad, arpad_with};
use crate::calculator::{shown, words};
use crate::served::{Site, sound};

/// A small tournament that can be rated.
const GOOD: &str = "\
012 Good open
042 2024/05/02
052 2024/05/05
092 Individual: Swiss-System
132                                                                                        24/05/02  24/05/03
001    1 m    Able, Ann                         2100 HUN      700010 1990/05/01  1.5    1     2 w 1     3 b =
001    2 m    Baker, Bob                        2000 HUN      700020 1991/05/01  1.0    2     1 b 0     4 w 1
001    3 m    Clark, Cid                        1900 HUN      700030 1992/05/01  1.0    3     4 b =     1 w =
001    4 m    Dover, Dan                        1950 HUN      700040 1993/05/01  0.5    4     3 w =     2 b 0
";

#[test]
fn a_file_is_checked_and_forecast_and_nothing_is_kept() {
    let site = Site::start(|_| {});
    let head = || arpad(&["ledger", "--json", "--database", &site.database]).stdout;
    let folder =
        |path: &str| std::fs::read(path.trim_start_matches("sqlite:")).map(|bytes| bytes.len()).expect("a register");
    let (before, size) = (head(), folder(&site.database));
    assert!(!before.is_empty());
    let answer = site.send("/en/calculator/file", &[("edition", "")], "good.trf", GOOD.as_bytes());
    assert_eq!(answer.status, 200, "{}", answer.text());
    sound("a good file", &answer);
    assert_eq!(answer.header("cache-control"), Some("no-store"));
    let page = words(&answer.text());
    let told = arpad_with(&["rate", "-", "--json"], GOOD.as_bytes());
    let told: serde_json::Value = serde_json::from_slice(&told.stdout).expect("JSON");
    assert_eq!(
        told["findings"].as_array().map(|all| all.iter().any(|one| one["severity"] == "error")),
        Some(false),
        "{told}"
    );
    assert!(page.contains("good.trf") && page.contains(" ratable ") && !page.contains("not ratable"), "{page}");
    for player in told["players"].as_array().expect("players") {
        let row = format!("{} {}", shown(&player["before"]), shown(&player["games"]));
        assert!(page.contains(&row) && page.contains(&shown(&player["after"])), "{row}: {page}");
        let change = player["change"].as_str().expect("a change");
        assert!(page.contains(&change.replace('-', "−")), "{change}: {page}");
    }
    let forced = site.send("/hu/calculator/file", &[("edition", "mssz-2017")], "good.trf", GOOD.as_bytes());
    assert!(forced.text().contains("href=\"/hu/regulations/mssz-2017\""), "{}", forced.text());
    assert_eq!(head(), before, "the ledger is as it was");
    assert_eq!(folder(&site.database), size, "and so is the register");
}

#[test]
fn a_file_with_norms_tells_them_and_prints_their_certificates() {
    let site = Site::start(|_| {});
    let file = include_bytes!("../../../../examples/norms.trf");
    let answer = site.send("/en/calculator/file", &[("edition", ""), ("kind", "ordinary")], "norms.trf", file);
    sound("a file with norms", &answer);
    let page = words(&answer.text());
    // Five and a half of nine against 2476: 61 % is 80 points, 2556; a norm for IM, half a point short of one for GM.
    assert!(page.contains("near miss") && page.contains("Performance: 2476 + (80) = 2556; at least 2600"), "{page}");
    assert!(page.contains("norm of 10 games") && page.contains("chief arbiter: IA Kovács, Ödön"), "{page}");
    let printed = site.send("/hu/calculator/file", &[("print", "certificates")], "norms.trf", file);
    sound("certificates", &printed);
    let text = words(&printed.text());
    assert_eq!(text.matches("IT1: normaigazolás").count(), 1, "IM alone: {text}");
    assert!(text.contains("Szükséges pont 4½") || text.contains("Szükséges pont 4,5"), "{text}");
    assert!(text.contains("IT3: versenyjelentés") && text.contains("Értékszámos 10 3 4 6"), "{text}");
    let wrong = site.send("/en/calculator/file", &[("kind", "final")], "norms.trf", file);
    assert_eq!(wrong.status, 400, "{}", wrong.text());
}

/// A report of one game between the first two players of the demo's list, the first rated otherwise than there.
fn between_known(site: &Site) -> (String, [u64; 2]) {
    let list: serde_json::Value = serde_json::from_slice(&site.get("/en/lists/latest.json").body).expect("JSON");
    let players = list["players"].as_array().expect("players");
    let known: Vec<&serde_json::Value> = players.iter().filter(|one| one["fide"].is_u64()).take(2).collect();
    let number = |one: &serde_json::Value, field: &str| one[field].as_u64().expect("a number");
    let line = |rank: usize, one: &serde_json::Value, rating: u64, game: &str| {
        let name = format!("{}, {}", one["family"].as_str().expect("a name"), one["given"].as_str().expect("a name"));
        let points = if game.ends_with('1') { "1.0" } else { "0.0" };
        format!(
            "001 {rank:>4} m    {name:<33} {rating:>4} HUN {:>11} {:<10} {points:>4} {rank:>4}  {game}\n",
            number(one, "fide"),
            format!("{}/00/00", number(one, "born")),
        )
    };
    let ratings = [number(known[0], "rating"), number(known[1], "rating")];
    let head = "012 Kupa\n042 2026/09/05\n052 2026/09/06\n092 Individual: Swiss-System\n122 90+30\nXXR 1\n";
    let lines = [line(1, known[0], ratings[0] - 50, "   2 w 1"), line(2, known[1], ratings[1], "   1 b 0")].concat();
    (format!("{head}{lines}"), ratings)
}

#[test]
fn a_file_is_compared_with_the_register_and_forecast_by_its_list() {
    let site = Site::demo();
    let (file, [first, _]) = between_known(&site);
    let answer = site.send("/en/calculator/file", &[("edition", "")], "kupa.trf", file.as_bytes());
    sound("a file of known players", &answer);
    let page = words(&answer.text());
    assert!(page.contains("2 of 2 players are in the register"), "{page}");
    assert!(page.contains(&format!("the file has {}, the list in force {first}", first - 50)), "{page}");
    assert!(page.contains("Game by game"), "{page}");
    let hungarian = words(&site.send("/hu/calculator/file", &[("edition", "")], "kupa.trf", file.as_bytes()).text());
    assert!(
        hungarian.contains(&format!("a fájlban {}, az érvényes listán {first} az értékszám", first - 50)),
        "{hungarian}"
    );

    // Another regulation, and the file comes from the page.
    let text = answer.text();
    let packed = text.split("name=\"resent\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let fields = [("edition", "mssz-2017"), ("resent-name", "kupa.trf"), ("resent", packed.expect("the file"))];
    let again = site.send("/en/calculator/file", &fields, "", b"");
    assert!(again.text().contains("href=\"/en/regulations/mssz-2017\""), "{}", again.text());
    assert!(words(&again.text()).contains("kupa.trf"));
    let forged = site.send("/en/calculator/file", &[("resent", "28b52ffd")], "", b"");
    assert_eq!(forged.status, 200);
    assert!(forged.text().contains("role=\"alert\""), "what cannot be unpacked is no file");
}

#[test]
fn a_broken_or_hostile_file_gets_a_page_with_all_its_faults() {
    let site = Site::demo();
    let place = "/en/calculator/file";
    let example = std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/open.trf")).expect("the example");
    let page = words(&site.send(place, &[], "open.trf", &example).text());
    let told = arpad_with(&["check", "-", "--json"], &example);
    let told: serde_json::Value = serde_json::from_slice(&told.stdout).expect("JSON");
    let told = &told["files"][0];
    assert_eq!(told["ratable"], false);
    let said = |all: &serde_json::Value| -> Vec<String> {
        all.as_array().into_iter().flatten().map(|one| one["text"]["en"].as_str().expect("words").to_owned()).collect()
    };
    let all = [said(&told["notices"]), said(&told["findings"])].concat();
    assert!(all.len() > 2, "{all:?}");
    for sentence in &all {
        assert!(page.contains(sentence.as_str()), "{sentence}: {page}");
    }
    assert!(
        page.contains("not ratable") && page.contains("line 10, column 99") && page.contains("1.1 2 games"),
        "{page}"
    );
    for word in ["T1", "--edition", "--list"] {
        assert!(!page.contains(word), "{word} is no word of a page: {page}");
    }

    let hostile = GOOD.replace("Able, Ann", "<script>ev").replace("Good open", "<img src=x onerror=alert(1)>");
    let answer = site.send(place, &[], "<script>alert(1)</script>.trf", hostile.as_bytes());
    assert_eq!(answer.status, 200);
    sound("a hostile file", &answer);
    assert!(!answer.text().contains("<script>") && !answer.text().contains("<img"), "{}", answer.text());
    assert!(answer.text().contains("&lt;script&gt;ev") && answer.text().contains("&lt;script&gt;alert(1)"));

    let mut deep = Vec::new();
    deep.resize(200_000, b'[');
    for (name, bytes) in [
        ("nothing", b"".to_vec()),
        ("words", b"hello".to_vec()),
        ("zeros", vec![0; 5000]),
        ("high", vec![0xFF; 5000]),
        ("deep", deep),
        ("json", b"{\"players\": 7}".to_vec()),
        ("xml", b"<?xml version=\"1.0\"?><Tournament><Players><Player/></Players>".to_vec()),
        ("h9", b"; CL[A]\n; DT[2024-13-77]\n1 Name First 3k XX Club 0 0 0 0 2+/w0\n".to_vec()),
        ("lines", "001 ".repeat(20_000).into_bytes()),
        ("many", "001\n".repeat(100_000).into_bytes()),
    ] {
        let answer = site.send(place, &[], name, &bytes);
        assert_eq!(answer.status, 200, "{name}: {}", answer.text());
        assert!(answer.text().contains("role=\"alert\"") || answer.text().contains("not ratable"), "{name}");
    }
}

/// An archive of these files.
fn zipped(files: &[(String, &[u8])]) -> Vec<u8> {
    use std::io::Write;
    let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, bytes) in files {
        writer.start_file(name.as_str(), zip::write::SimpleFileOptions::default()).expect("an entry");
        writer.write_all(bytes).expect("bytes");
    }
    writer.finish().expect("an archive").into_inner()
}

#[test]
fn an_archive_is_opened_on_the_page_and_by_the_api_and_what_is_no_report_is_told() {
    let site = Site::listen(&[], |_| {});
    let two = zipped(&[("a.trf".into(), GOOD.as_bytes()), ("b.trf".into(), GOOD.as_bytes())]);
    let answer = site.send("/en/calculator/file", &[], "march.zip", &two);
    sound("an archive", &answer);
    let page = words(&answer.text());
    assert!(page.contains("march.zip/a.trf") && page.contains("march.zip/b.trf"), "{page}");
    let many: Vec<(String, &[u8])> = (0..21).map(|n| (format!("{n}.trf"), GOOD.as_bytes())).collect();
    let page = words(&site.send("/hu/calculator/file", &[], "sok.zip", &zipped(&many)).text());
    assert!(page.contains("21 versenyjelentés van"), "{page}");
    let page = words(&site.send("/hu/calculator/file", &[], "kiiras.pdf", b"%PDF-1.4\n").text());
    assert!(page.contains("Ez PDF, nem versenyjelentés."), "{page}");
    let more = "Content-Type: application/zip\r\n";
    let told = site.ask("POST", "/api/v1/check?file=march.zip", more, &two);
    let told: serde_json::Value = serde_json::from_slice(&told.body).expect("JSON");
    assert_eq!((&told["files"][1]["file"], &told["files"][1]["ratable"]), (&"march.zip/b.trf".into(), &true.into()));
}

#[test]
fn what_is_too_large_or_no_form_is_refused_politely() {
    let site = Site::listen(&[], |_| {});
    let answer = site.send("/hu/calculator/file", &[], "large.trf", &vec![b'0'; 9 << 20]);
    assert_eq!(answer.status, 413);
    sound("too large", &answer);
    assert!(answer.text().contains("8 MB"));
    let just = site.send("/en/calculator/file", &[], "just.trf", &vec![b'0'; (8 << 20) - 10]);
    assert_eq!(just.status, 200, "{}", just.headers);
    for fields in [[("edition", "fide-1900")], [("multiplier", "many")]] {
        let wrong = site.send("/en/calculator/file", &fields, "good.trf", GOOD.as_bytes());
        assert_eq!(wrong.status, 400, "{fields:?}");
        sound("a wrong field", &wrong);
    }
    let none = site.ask_so(
        b"POST /en/calculator/file HTTP/1.1\r\nHost: arpad\r\nConnection: close\r\nContent-Length: 3\r\n\r\nabc",
    );
    assert_eq!(none.status, 400);
    sound("no form", &none);
}
