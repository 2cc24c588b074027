//! Documents of any size, one kind for each entrance; the unpleasant ones stretch one thing alone.

use crate::work;
use std::fmt::Write;

/// An entrance: how its documents are made, how large the smallest is, and what is done with them.
pub struct Entrance {
    /// What is printed.
    pub name: &'static str,
    /// As many players, games or lines as the smallest document has.
    pub smallest: usize,
    /// What is done with a document; says in a word what came of it.
    pub work: fn(&[u8]) -> String,
    /// The document of so many.
    pub document: fn(usize) -> String,
}

macro_rules! entrances {
    ($($name:literal, $smallest:literal $(by $work:path)?, $document:expr;)+) => {
        &[$(Entrance { name: $name, smallest: $smallest, work: entrances!(@ $($work)?), document: $document }),+]
    };
    (@) => { work::rate };
    (@ $work:path) => { $work };
}

/// All of them.
pub const ENTRANCES: &[Entrance] = entrances! {
    "trf, a sound open", 500, open;
    "trf, everybody named twice", 500, |n| open(n) + &open(n).replace("012 Open\n042 2024/02/01\n052 2024/02/09\n", "");
    "trf, lines of nonsense", 2500, |n| format!("012 Open\n{}", "é;é\n".repeat(n));
    "trf, one long line of members", 600, |n| format!("012 Open\n013 {:32}{}\n", "Team", "9999 ".repeat(n));
    "h9, players and results", 500, h9;
    "h9, tags", 600, |n| format!("; EV[x]\n;{}\n", " AA[b]".repeat(n));
    "OpenGotha, players and games", 500, gotha;
    "case, faults", 1000, |n| chess("{},".repeat(n), String::new());
    "case, strangers' games", 1000, |n| chess(String::new(), event("T", "swiss", &"{\"white\":\"a\"},".repeat(n)));
    "chess, an open", 500, |n| chess(players(n, 1), event("T", "swiss", &games(n)));
    "chess, ratings at the start", 500, |n| {
        let ratings = list(0..n, |p| format!("\"{p}\":2000,"));
        let open = event("T", "swiss", &games(n)).replace("\"games\"", &format!("\"ratings\":{{{ratings}}},\"games\""));
        chess(players(n, 1), open.replace(",}", "}"))
    };
    "chess, newcomers", 500, |n| chess(players(n, 2), event("T", "swiss", &games(n)));
    "chess, unrated players alone", 1000, |n| chess(players(n, usize::MAX), String::new());
    "chess, tournaments of two", 250, |n| chess(players(4 * n, 1), list(0..n, |t| pair(t, "swiss", t)));
    "chess, round robins of newcomers", 250, |n| {
        chess(players(4 * n, 2), list(0..n, |t| pair(t, "round-robin", t))).replacen('{', "{\"edition\":\"fide-2013\",", 1)
    };
    "chess, pools", 250, |n| chess(list(0..n, pooled), String::new());
    "Hungarian go, an open", 250, |n| go("mgsz-2012", go_players(n, 1), go_event("T", &go_games(n)));
    "Hungarian go, newcomers", 250, |n| {
        let open = go_event("T", &go_games(n));
        go("mgsz-2012", go_players(n, 2), open).replacen('{', "{\"parameters\":{\"go-newcomer\":\"bound-of-entry-grade\"},", 1)
    };
    "Hungarian go, refused newcomers", 250, |n| {
        let open = go_event("T", &go_games(n));
        go("mgsz-2012", go_players(n, 2), open).replacen('{', "{\"parameters\":{\"go-newcomer\":\"refused\"},", 1)
    };
    "Hungarian go, tournaments of two", 125, |n| {
        go("mgsz-2012", go_players(8 * n, 1), list(0..n, |t| go_event(&t.to_string(), &go_game(1, t, t + 1))))
    };
    "European go, an open", 250, |n| go("egf-2021", go_players(n, 1), go_event("T", &go_games(n)));
    "European go, refused newcomers", 250, |n| go("egf-2021", list(0..n, |p| format!("{{\"id\":\"{p}\"}},")), go_event("T", &go_games(n)));
    "trf, norms", 60 by work::norms, nine_rounds;
    "trf to a case", 500 by work::to_case, open;
    "case to a trf", 500 by work::to_trf, |n| chess(players(n, 1), event("T", "swiss", &games(n)));
    "titles, faults", 500 by work::titles, |n| format!("{{\"ask\":\"norm\",\"games\":[{}{{}}]}}", "{},".repeat(n));
    "titles, games of a norm", 3 by work::titles, title_norm;
    "FIDE's list, text", 1000 by work::fides_list, fides_text;
    "FIDE's list, lines of nonsense", 2500 by work::fides_list, |n| fides_text(10) + &"é;é\r\n".repeat(n);
    "FIDE's list, XML", 500 by work::fides_list, |n| fides_xml(n, "</player>");
    "FIDE's list, players without an end", 500 by work::fides_list, |n| fides_xml(n, "");
    "FIDE's list to another format", 1000 by work::fides_list_as_xml, fides_text;
    "EGD's list", 500 by work::egd_list, egd;
    "pgn, games", 250 by work::pgn, |n| list(0..n, pgn);
    "pgn, one endless game", 5000 by work::pgn, |n| pgn(0) + &"{a (b ".repeat(n);
    "table, rows", 1000 by work::table, |n| list(0..n, |row| format!("{row};Név, Nóra;2000-01-01\n"));
    "table, one long row", 1000 by work::table, |n| "\"a\";".repeat(n);
    "results, games", 1000 by work::results, |n| "period,white,black,score\n".to_owned() + &list(0..n, |p| format!("1,{p},{},0.5\n", p + 1));
    "results, rows of nonsense", 2500 by work::results, |n| format!("period,white,black,score\n{}", "x,y\n".repeat(n));
};

/// A report of nine rounds, in which nobody meets anybody twice.
fn nine_rounds(n: usize) -> String {
    let mut text = "012 Open\n032 HUN\n042 2024/02/01\n052 2024/02/09\n092 Swiss\n122 90+30\n".to_owned();
    for rank in 1..=n {
        let _ = write!(
            text,
            "001 {rank:>4} m GM {:33} {} {} {rank:>11} 1990/01/01  4.5 {rank:>4}",
            format!("Player {rank}"),
            2300 + rank % 300,
            ["HUN", "AUT", "SVK", "CRO"][rank % 4]
        );
        for round in 1..=9 {
            // Within a block of twenty, the upper ten meet the lower ten in turn.
            let (block, at) = ((rank - 1) / 20 * 20, (rank - 1) % 20);
            let other = if at < 10 { 10 + (at + round) % 10 } else { (at - 10 + 10 - round % 10) % 10 };
            let color = if (at < 10) == (round % 2 == 0) { 'w' } else { 'b' };
            let _ = write!(text, "  {:>4} {color} =", block + other + 1);
        }
        text.push('\n');
    }
    text
}

/// A question about one norm with so many games.
fn title_norm(n: usize) -> String {
    let game = |p: usize| {
        let (round, federation) = (p + 1, ["HUN", "GER", "SVK"][p % 3]);
        format!(
            "{{\"round\":{round},\"opponent\":\"{p}\",\"federation\":\"{federation}\",\"title\":\"GM\",\"rating\":2500,\"result\":\"0.5\"}},"
        )
    };
    let (games, event) = (list(0..n, game), "\"system\":\"swiss\",\"kind\":\"ordinary\",\"federation\":\"HUN\"");
    format!(
        "{{\"ask\":\"norm\",\"event\":{{\"rounds\":{n},{event},\"start\":\"2024-05-04\"}},\"player\":{{\"federation\":\"HUN\",\"sex\":\"m\"}},\"games\":[{}]}}",
        games.trim_end_matches(',')
    )
}

/// FIDE's combined list.
fn fides_text(n: usize) -> String {
    let mut text = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\r\n".to_owned();
    for p in 1..=n {
        let name = format!("Player, {p}");
        let _ = write!(text, "{p:<15}{name:<61}HUN M   {:24}{:<6}  0 20 {:23}1990      \r\n", "", 2000, "");
    }
    text
}

fn fides_xml(n: usize, end: &str) -> String {
    let player = |p: usize| {
        format!(
            "<player>\n<fideid>{}</fideid>\n<name>Player, {p}</name>\n<country>HUN</country>\n<rating>2000</rating>{end}\n",
            p + 1
        )
    };
    format!("<playerslist>\n{}</playerslist>", list(0..n, player))
}

fn egd(n: usize) -> String {
    let line = |p: usize| {
        let name = format!("Name{p} Given");
        format!(" {:08}  {name:<37} HU  Buda    3d   --   2375    92  T170918A\n", 10_000_000 + p)
    };
    format!("(22 Feb 2018)\n{}", list(0..n, line))
}

fn pgn(p: usize) -> String {
    let moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 ".repeat(5);
    format!("[White \"A, {p}\"]\n[Black \"B, {p}\"]\n[Result \"1-0\"]\n\n{moves}1-0\n\n")
}

fn list(range: std::ops::Range<usize>, item: impl Fn(usize) -> String) -> String {
    range.map(item).collect()
}

/// Everybody meets three others.
fn rounds(n: usize) -> impl Iterator<Item = (usize, usize, usize)> {
    (1..=3).flat_map(move |round| (0..n).map(move |p| (round, p, (p + round) % n)))
}

/// A report in which pairs meet in three rounds.
fn open(n: usize) -> String {
    let mut text = "012 Open\n042 2024/02/01\n052 2024/02/09\n".to_owned();
    for rank in 1..=n {
        let other = if rank % 2 == 1 { rank + 1 } else { rank - 1 };
        let (color, result, points) = if rank % 2 == 1 { ('w', '1', "3.0") } else { ('b', '0', "0.0") };
        let round = format!("  {other:>4} {color} {result}");
        let name = format!("Player {rank}");
        let _ = writeln!(
            text,
            "001 {rank:>4}      {name:33} 2000 HUN {rank:>11} 2000/01/01 {points:>4} {rank:>4}{}",
            round.repeat(3)
        );
    }
    text
}

fn h9(n: usize) -> String {
    let mut text = "; EV[x]\n; DT[2024-02-01]\n; CL[A]\n; HA[h9]\n; KM[6.5]\n; TM[60]\n; PC[HU,x]\n".to_owned();
    for place in 1..=n {
        let (other, sign) = if place % 2 == 1 { (place + 1, '+') } else { (place - 1, '-') };
        let _ = writeln!(
            text,
            "{place} Name{place} Given 5k HU Bp 1 {other}{sign} {other}{sign} |{:08}",
            place + 10_000_000
        );
    }
    text
}

fn gotha(n: usize) -> String {
    let players = list(0..n, |p| format!("<Player name=\"N{p}\" firstName=\"x\" rank=\"5K\" country=\"HU\"/>\n"));
    let game = |p: usize| {
        let (white, black) = (2 * p, 2 * p + 1);
        format!(
            "<Game roundNumber=\"1\" whitePlayer=\"N{white}X\" blackPlayer=\"N{black}X\" handicap=\"0\" result=\"RESULT_WHITEWINS\"/>\n"
        )
    };
    let parameters = "<GeneralParameterSet name=\"x\" beginDate=\"2024-02-01\" endDate=\"2024-02-02\" numberOfRounds=\"5\" komi=\"6.5\" basicTime=\"60\"/>";
    format!("<Tournament>{players}{}{parameters}</Tournament>", list(0..n / 2, game))
}

/// Every so many-th is unrated.
fn players(n: usize, unrated: usize) -> String {
    list(0..n, |p| match (unrated, p % unrated.min(1 << 30)) {
        (1, _) => format!("{{\"id\":\"{p}\",\"rating\":{}}},", 1800 + p % 400),
        (usize::MAX, _) | (_, 0) => format!("{{\"id\":\"{p}\"}},"),
        _ => format!("{{\"id\":\"{p}\",\"rating\":{}}},", 1800 + p % 400),
    })
}

fn pooled(p: usize) -> String {
    let game = "{\"opponent_rating\":1900,\"score\":\"1\"}";
    format!("{{\"id\":\"{p}\",\"pool\":[{{\"list_date\":\"2024-01-01\",\"games\":[{game},{game},{game}]}}]}},")
}

fn games(n: usize) -> String {
    let result = |p: usize| ["1-0", "0-1", "1/2-1/2"][p % 3];
    rounds(n).map(|(round, white, black)| game(round, white, black, result(white))).collect()
}

fn game(round: usize, white: usize, black: usize, result: &str) -> String {
    format!("{{\"round\":{round},\"white\":\"{white}\",\"black\":\"{black}\",\"result\":\"{result}\"}},")
}

fn pair(t: usize, system: &str, first: usize) -> String {
    event(&t.to_string(), system, &game(1, first, first + 1, "1-0"))
}

fn event(id: &str, system: &str, games: &str) -> String {
    let games = games.trim_end_matches(',');
    format!(
        "{{\"id\":\"{id}\",\"system\":\"{system}\",\"start\":\"2024-02-01\",\"end\":\"2024-02-09\",\"games\":[{games}]}},"
    )
}

fn chess(players: String, tournaments: String) -> String {
    let (players, tournaments) = (players.trim_end_matches(','), tournaments.trim_end_matches(','));
    format!("{{\"list_date\":\"2024-03-01\",\"players\":[{players}],\"tournaments\":[{tournaments}]}}")
}

/// Every so many-th is a newcomer.
fn go_players(n: usize, newcomer: usize) -> String {
    list(0..n, |p| match (newcomer, p % newcomer) {
        (1, _) | (_, 1..) => {
            format!("{{\"id\":\"{p}\",\"rating\":{},\"gor\":\"1500.000\",\"grade\":\"5k\"}},", 1000 + p % 300)
        }
        _ => format!("{{\"id\":\"{p}\",\"entry_grade\":\"5k\"}},"),
    })
}

fn go_games(n: usize) -> String {
    rounds(n).map(|(round, black, white)| go_game(round, black, white)).collect()
}

fn go_game(round: usize, black: usize, white: usize) -> String {
    let result = ["black", "white"][black % 2];
    format!("{{\"round\":{round},\"black\":\"{black}\",\"white\":\"{white}\",\"result\":\"{result}\"}},")
}

fn go_event(id: &str, games: &str) -> String {
    let games = games.trim_end_matches(',');
    format!(
        "{{\"id\":\"{id}\",\"start\":\"2024-02-01\",\"end\":\"2024-02-02\",\"multiplier\":10,\"class\":\"A\",\"games\":[{games}]}},"
    )
}

fn go(edition: &str, players: String, tournaments: String) -> String {
    let (players, tournaments) = (players.trim_end_matches(','), tournaments.trim_end_matches(','));
    format!("{{\"edition\":\"{edition}\",\"players\":[{players}],\"tournaments\":[{tournaments}]}}")
}
