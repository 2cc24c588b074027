//! Files nobody would send in good faith: a megabyte of each kind, and as much of it as the limits let in.

use arpad_formats::limits::{ELEMENTS, GAMES, ID, LINES, PLAYERS, TOURNAMENTS, VALUES};

/// About so many bytes each.
const SIZE: usize = 1 << 20;

/// Each with a name for the table.
pub fn files() -> Vec<(&'static str, Vec<u8>)> {
    let lines = |line: &str| format!("012 Open\n{}", line.repeat(LINES.most - 1));
    let two = r#"{"white":"a","black":"b","result":"1-0"},"#;
    let go_two = r#"{"black":"a","white":"b","result":"black"},"#;
    let mut files = vec![
        ("as many lines as may be, of a semicolon", lines(";\n")),
        ("as many lines as may be, of nothing", lines("\n")),
        ("as many lines as may be, of byes", lines("240 F   1    1\n")),
        ("as many lines as may be, of damage", lines("\u{FFFD}\n")),
        ("as many lines as may be, of players", lines("001    1\n")),
        ("as many lines as may be, of arbiters", lines("112 \n")),
        ("as many lines as may be, of unknown ids", lines("999\n")),
        ("as many lines of h9 as may be", format!("; EV[x]\n{}", "1 a b 1k\n".repeat(LINES.most - 1))),
        ("as long a line as may be, of members", format!("012 Open\n013 {:32}{}\n", "Team", "9999 ".repeat(13_000))),
        ("as long a line as may be, of dates", format!("012 Open\n132 {}\n", "1 ".repeat(32_000))),
        ("as long a line as may be, of tie breaks", format!("012 Open\n202 {}\n", "a,".repeat(32_000))),
        ("as many elements as may be", format!("<Tournament>{}</Tournament>", "<Player/>".repeat(ELEMENTS.most - 2))),
        ("as many values as may be", case(&"0,".repeat(VALUES.most / 2 + 30_000), "")),
        ("as many unrated players as may be", case(&people(PLAYERS.most, ""), "")),
        ("as many rated players as may be", case(&people(PLAYERS.most, ",\"rating\":2000"), "")),
        ("as many games as may be", case(TWO, &games_of(two, MOST_GAMES))),
        ("as many faulty games as may be", case("", &games_of("{},", GAMES.most))),
        ("as many faulty players as may be", case(&"0,".repeat(PLAYERS.most), "")),
        ("as many faulty tournaments as may be", case("", &"{},".repeat(TOURNAMENTS.most))),
        (
            "as many tournaments as may be",
            case(TWO, &(0..TOURNAMENTS.most).map(|n| empty_tournament(&n.to_string())).collect::<String>()),
        ),
        ("as many go players as may be", go(&people(PLAYERS.most, ""), "")),
        ("as many go games as may be", go(GO_TWO, &go_games_of(go_two, MOST_GAMES))),
        (
            "as many go games with stones as may be",
            go(GO_TWO, &go_games_of(&go_two.replace("\"black\"}", "\"black\",\"handicap\":30}"), MOST_GAMES)),
        ),
        ("a long id of a tournament", named_by(&"t".repeat(SIZE / 10), 2_000)),
        ("a long id of control characters", named_by(&"\\u0001".repeat(SIZE / 60), 2_000)),
        ("a long id of a go tournament", go_named_by(&"t".repeat(SIZE / 10), 2_000)),
        ("as long ids as may be", named_by(&"t".repeat(ID.most), 4_000)),
        ("as long ids of control characters as may be", named_by(&"\\u0001".repeat(ID.most), 4_000)),
        ("as long ids of a go tournament as may be", go_named_by(&"t".repeat(ID.most), 4_000)),
        ("waivers", case(TWO, &waivers(SIZE / 18))),
        ("tiny games", case(TWO, &games_of("{\"white\":\"1\"},", SIZE / 14))),
        ("tiny games of go", go(GO_TWO, &go_games_of("{\"white\":\"1\"},", SIZE / 14))),
        ("tiny lists", case("", &games_of("[],", SIZE / 3))),
        ("dates of rounds", case(TWO, &rounds(SIZE / 13))),
        ("ratings at the start", case(TWO, &ratings(SIZE / 12))),
        ("a long name of a report", format!("012 {}\n{}", "x".repeat(60_000), "001    1\n".repeat(9_000))),
        ("lines of a semicolon", ";\n".repeat(SIZE / 2)),
        ("blank lines", "\n".repeat(SIZE)),
        ("a report with lines of a semicolon", format!("012 Open\n{}", ";\n".repeat(SIZE / 2))),
        ("a report with blank lines", format!("012 Open\n{}", "\n".repeat(SIZE))),
        ("players' lines of é", accented_players()),
        ("lines of é", format!("012 Open\n{}", format!("{}\n", "é".repeat(2000)).repeat(SIZE / 4000))),
        ("one line of team members", format!("012 Open\n013 {:32}{}\n", "Team", "9999 ".repeat(SIZE / 5))),
        ("one line of one character", format!("012 {}\n", "x".repeat(SIZE))),
        ("one line of round dates", format!("012 Open\n132 {}\n", "1 ".repeat(SIZE / 2))),
        ("players of nothing", format!("012 Open\n{}", "001    1\n".repeat(SIZE / 9))),
        ("lines of byes", format!("012 Open\n{}", "240 F   1    1\n".repeat(SIZE / 15))),
        ("lines of damage", format!("012 Open\n{}", "\u{FFFD}\n".repeat(SIZE / 4))),
        ("deputy arbiters", format!("012 Open\n{}", "112 \n".repeat(SIZE / 5))),
        ("tie breaks", format!("012 Open\n202 {}\n", "a,".repeat(SIZE / 2))),
        ("tags", format!("; EV[x]\n;{}", " AA[]".repeat(SIZE / 5))),
        ("comments of h9", format!("; EV[x]\n{}", ";x\n".repeat(SIZE / 3))),
        ("players of h9", format!("; EV[x]\n{}", "1 a b 1k\n".repeat(SIZE / 9))),
        ("players of h9 with results", h9_players()),
        ("games of OpenGotha", format!("<Tournament>{}</Tournament>", "<Game/>".repeat(SIZE / 7))),
        ("players of OpenGotha", format!("<Tournament>{}</Tournament>", "<Player/>".repeat(SIZE / 9))),
        ("one attribute of OpenGotha", format!("<Tournament><Player name=\"{}\"/></Tournament>", "x".repeat(SIZE))),
        ("attributes of OpenGotha", format!("<Tournament><Player {}/></Tournament>", "a=\"\" ".repeat(SIZE / 5))),
        ("elements within elements", format!("<Tournament>{}", "<a>".repeat(SIZE / 3))),
        ("empty tournaments", case("", &"{},".repeat(SIZE / 3))),
        ("empty players", case(&"{},".repeat(SIZE / 3), "")),
        ("numbers for players", case(&"0,".repeat(SIZE / 2), "")),
        ("unrated players", case(&numbered(|n| format!("{{\"id\":\"{n}\"}},"), SIZE), "")),
        ("rated players", case(&numbered(|n| format!("{{\"id\":\"{n}\",\"rating\":2000}},"), SIZE), "")),
        ("unknown fields", format!("{{{}\"x\":0}}", numbered(|n| format!("\"{n}\":0,"), SIZE))),
        ("lists within lists", format!("{{\"players\":{}", "[".repeat(SIZE))),
        ("a long name", case(&format!("{{\"id\":\"{}\"}},", "x".repeat(SIZE)), "")),
        ("a long date", format!("{{\"list_date\":\"{}\",\"players\":[],\"tournaments\":[]}}", "x".repeat(SIZE))),
        ("games of nobody", case("", &games("{},"))),
        ("games of strangers", case("", &games("{\"white\":\"a\",\"black\":\"b\",\"result\":\"x\"},"))),
        ("games of two", case(TWO, &games("{\"white\":\"a\",\"black\":\"b\",\"result\":\"1-0\"},"))),
        ("tournaments without games", case(TWO, &numbered(|n| empty_tournament(&n.to_string()), SIZE))),
        ("go players", go(&numbered(|n| format!("{{\"id\":\"{n}\"}},"), SIZE), "")),
        ("go games of nobody", go("{\"id\":\"a\",\"foreign\":true},", &go_games("{},"))),
        ("go games of two", go(GO_TWO, &go_games("{\"black\":\"a\",\"white\":\"b\",\"result\":\"black\"},"))),
    ];
    files.push(("nothing", String::new()));
    let mut files: Vec<(&str, Vec<u8>)> = files.into_iter().map(|(name, text)| (name, text.into_bytes())).collect();
    files.push(("an archive that unpacks to a hundred times its bytes", bomb(&[16 << 20])));
    files.push(("an archive of many files that each unpack to a megabyte", bomb(&[1 << 20; 100])));
    files.push(("UTF-16", [0xFF, 0xFE].into_iter().chain([b'0', 0].repeat(SIZE / 2)).collect()));
    files
}

/// An archive of reports of so many blanks each.
fn bomb(sizes: &[usize]) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (number, size) in sizes.iter().enumerate() {
        writer.start_file(format!("{number}.trf"), zip::write::SimpleFileOptions::default()).expect("an entry");
        let blanks = format!("012 Open\n{}", " ".repeat(*size));
        std::io::Write::write_all(&mut writer, blanks.as_bytes()).expect("bytes");
    }
    writer.finish().expect("an archive").into_inner()
}

/// Many players and games whose tournament has this id.
fn named_by(id: &str, players: usize) -> String {
    let games: String = (0..players / 2)
        .map(|n| format!("{{\"white\":\"{n}\",\"black\":\"{}\",\"result\":\"1-0\"}},", n + players / 2))
        .collect();
    case(&people(players, ",\"rating\":2000"), &games_of(&games, 1).replace("\"T\"", &format!("\"{id}\"")))
}

fn go_named_by(id: &str, players: usize) -> String {
    let game = |n: usize| format!("{{\"black\":\"{n}\",\"white\":\"{}\",\"result\":\"black\"}},", n + players / 2);
    let games: String = (0..players / 2).map(game).collect();
    let people = people(players, ",\"rating\":1000,\"grade\":\"5k\"");
    go(&people, &go_games_of(&games, 1).replace("\"T\"", &format!("\"{id}\"")))
}

fn with(field: &str) -> String {
    empty_tournament("T").replace("\"games\"", &format!("{field},\"games\""))
}

fn waivers(count: usize) -> String {
    with(&format!("\"waivers\":[{}{{}}]", "{\"paragraph\":\"1\"},".repeat(count)))
}

fn rounds(count: usize) -> String {
    with(&format!("\"round_dates\":[{}1]", "\"2024-03-02\",".repeat(count)))
}

fn ratings(count: usize) -> String {
    with(&format!("\"ratings\":{{{}\"a\":1}}", numbered(|n| format!("\"{n}\":2000,"), 12 * count)))
}

/// As many games as one player may have.
const MOST_GAMES: usize = 30_000;

const TWO: &str = r#"{"id":"a","rating":2000},{"id":"b","rating":1900},"#;
const GO_TWO: &str = r#"{"id":"a","rating":1000,"grade":"5k"},{"id":"b","rating":900,"grade":"6k"},"#;

fn accented_players() -> String {
    let line = |n: usize| format!("001 {:>4} {}\n", n % 9999 + 1, "é".repeat(2000));
    (0..SIZE / 4000).fold("012 Open\n".to_owned(), |text, n| text + &line(n))
}

fn h9_players() -> String {
    let line = |n: usize| format!("{n} a b 1k HU x {}\n", "9+ ".repeat(100));
    (1..SIZE / 320).fold("; EV[x]\n; DT[2024-01-01]\n".to_owned(), |text, n| text + &line(n))
}

fn numbered(item: impl Fn(usize) -> String, size: usize) -> String {
    let mut text = String::new();
    for n in 0.. {
        text += &item(n);
        if text.len() >= size {
            break;
        }
    }
    text
}

/// A chess case; the lists end with a comma.
fn case(players: &str, tournaments: &str) -> String {
    let (players, tournaments) = (players.trim_end_matches(','), tournaments.trim_end_matches(','));
    format!("{{\"list_date\":\"2024-03-01\",\"players\":[{players}],\"tournaments\":[{tournaments}]}}")
}

/// A Hungarian go case; the lists end with a comma.
fn go(players: &str, tournaments: &str) -> String {
    let (players, tournaments) = (players.trim_end_matches(','), tournaments.trim_end_matches(','));
    format!("{{\"edition\":\"mgsz-2012\",\"players\":[{players}],\"tournaments\":[{tournaments}]}}")
}

fn empty_tournament(id: &str) -> String {
    format!("{{\"id\":\"{id}\",\"system\":\"swiss\",\"start\":\"2024-02-01\",\"end\":\"2024-02-02\",\"games\":[]}},")
}

fn people(count: usize, more: &str) -> String {
    (0..count).map(|n| format!("{{\"id\":\"{n}\"{more}}},")).collect()
}

fn games(game: &str) -> String {
    games_of(game, SIZE / game.len())
}

fn games_of(game: &str, count: usize) -> String {
    let games = game.repeat(count);
    empty_tournament("T").replace("[]", &format!("[{}]", games.trim_end_matches(',')))
}

fn go_games(game: &str) -> String {
    go_games_of(game, SIZE / game.len())
}

fn go_games_of(game: &str, count: usize) -> String {
    let games = game.repeat(count);
    let games = games.trim_end_matches(',');
    format!("{{\"id\":\"T\",\"start\":\"2024-02-01\",\"end\":\"2024-02-02\",\"multiplier\":10,\"games\":[{games}]}},")
}
