//! An office for one test: a folder with a register in it, and reports to hand in.
#![allow(dead_code, reason = "several test files share it, each uses a part")]

pub mod go;

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// An office in a folder of its own.
pub struct Office {
    folder: tempfile::TempDir,
    language: &'static str,
}

/// What a command answered.
pub struct Said {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Office {
    /// An empty folder.
    pub fn new(language: &'static str) -> Self {
        Office { folder: tempfile::tempdir().expect("a folder"), language }
    }

    /// Puts a file into the folder.
    pub fn put(&self, name: &str, bytes: impl AsRef<[u8]>) {
        std::fs::write(self.folder.path().join(name), bytes).expect("a file in the folder");
    }

    /// The bytes of a file in the folder.
    pub fn get(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.folder.path().join(name)).expect("a file in the folder")
    }

    /// Where a file of the folder is.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The register in the folder, as another program opens it.
    pub fn database(&self) -> String {
        format!("sqlite:{}", self.path("arpad.db").display())
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Runs a command on a day.
    pub fn on(&self, day: &str, arguments: &[&str]) -> Said {
        said(self.command(arguments).env("ARPAD_MOMENT", format!("{day}T10:00:00Z")))
    }

    /// Runs a command on a day with something else in its environment.
    pub fn with(&self, (name, value): (&str, &str), day: &str, arguments: &[&str]) -> Said {
        said(self.command(arguments).env("ARPAD_MOMENT", format!("{day}T10:00:00Z")).env(name, value))
    }

    /// Runs a command by the machine's own clock.
    pub fn by_its_clock(&self, arguments: &[&str]) -> Said {
        said(self.command(arguments).env_remove("ARPAD_MOMENT"))
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_arpad"));
        command.args(arguments).current_dir(self.folder.path());
        command.env("ARPAD_LANG", self.language).env("ARPAD_BY", "anna").env_remove("ARPAD_DATABASE");
        command
    }

    /// Runs a command that must succeed, and gives its page.
    pub fn done(&self, day: &str, arguments: &[&str]) -> String {
        let said = self.on(day, arguments);
        assert_eq!(said.code, Some(0), "{arguments:?}: {}{}", said.out, said.err);
        said.out
    }

    /// Runs a command that must succeed, and gives its JSON.
    pub fn json(&self, day: &str, arguments: &[&str]) -> serde_json::Value {
        let page = self.done(day, &[arguments, &["--json"]].concat());
        serde_json::from_str(&page).unwrap_or_else(|error| panic!("{arguments:?}: {error}: {page}"))
    }

    /// Everything a person sees, command after command.
    pub fn transcript(&self, lines: &[(&str, &[&str])]) -> String {
        let mut text = String::new();
        for (day, arguments) in lines {
            let said = self.on(day, arguments);
            let _ = writeln!(
                text,
                "$ arpad {}\n{}{}[{}]\n",
                arguments.join(" "),
                said.out,
                said.err,
                said.code.unwrap_or(-1)
            );
        }
        text
    }
}

fn said(command: &mut Command) -> Said {
    let output = command.output().expect("arpad runs");
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    Said { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// A player of a report: name, sex, FIDE number, birth.
pub type Line = (&'static str, char, &'static str, &'static str);

/// Six players, the last without a number.
pub const SIX: [Line; 6] = [
    ("Ács, Őrs", 'm', "700010", "1990/05/01"),
    ("Szűcs, Dóra", 'w', "700020", "2008/00/00"),
    ("Tóth, Béla", 'm', "700030", "1975/00/00"),
    ("Vass, Ede", 'm', "700040", "1985/00/00"),
    ("Nagy, Ilka", 'w', "700050", "1999/00/00"),
    ("Új, Ödön", 'm', "", "2001/00/00"),
];

const ROUNDS: [[(usize, usize); 3]; 5] = [
    [(1, 6), (2, 5), (3, 4)],
    [(6, 4), (5, 3), (1, 2)],
    [(2, 6), (3, 1), (4, 5)],
    [(6, 5), (1, 4), (2, 3)],
    [(3, 6), (4, 2), (5, 1)],
];

/// A report of six players who all meet, a round a day: neighbours draw, else the lower number wins.
pub fn report(name: &str, month: u8, players: &[Line; 6]) -> String {
    let mut text = format!(
        "012 {name}\n022 Eger\n032 HUN\n042 2024/{month:02}/02\n052 2024/{month:02}/06\n\
         092 Individual: Swiss-System\n102 IA Kovács, Ödön\n122 90 min + 30 sec/move\n132 {:87}",
        ""
    );
    let days: Vec<String> = (2..7).map(|day| format!("24/{month:02}/{day:02}")).collect();
    let _ = writeln!(text, "{}", days.join("  "));
    for (own, (name, sex, fide, born)) in (1..).zip(players) {
        let (mut half_points, mut games) = (0, String::new());
        for (white, black) in ROUNDS.iter().flatten().filter(|pair| pair.0 == own || pair.1 == own) {
            let (other, color) = if *white == own { (*black, 'w') } else { (*white, 'b') };
            let (result, points) = match own.abs_diff(other) {
                1 => ('=', 1),
                _ if own < other => ('1', 2),
                _ => ('0', 0),
            };
            half_points += points;
            let _ = write!(games, "  {other:>4} {color} {result}");
        }
        let points = format!("{}.{}", half_points / 2, half_points % 2 * 5);
        let _ = writeln!(
            text,
            "001 {own:>4} {sex}    {name:<33} {:>4} HUN {fide:>11} {born} {points:>4} {own:>4}{games}",
            ""
        );
    }
    text
}

/// The days on which the office works.
pub const MARCH: &str = "2024-03-07";
/// The day of the first closing.
pub const CLOSING: &str = "2024-03-28";
/// The month after.
pub const APRIL: &str = "2024-04-12";

/// Ratings for five of the six; a federation begins somewhere.
pub const RATINGS: [(&str, &str); 5] =
    [("fide:700010", "2300"), ("fide:700020", "2100"), ("fide:700030", "2050"), ("4", "1950"), ("5", "1900")];

/// A founded office whose first report is accepted and whose ratings are decided.
pub fn begun(language: &'static str) -> Office {
    let office = Office::new(language);
    office.put("spring.trf", report("Tavaszi verseny", 3, &SIX));
    office.done(MARCH, &["init", "--name", "Magyar Sakkszövetség"]);
    office.done(MARCH, &["submit", "spring.trf"]);
    office.done(MARCH, &["accept", "1", "--new", "--registered", "2024-01-01"]);
    for (person, points) in RATINGS {
        let decision = ["decide", "indicators", "--person", person, "--series", "standard", "--points", points];
        office.done(MARCH, &[&decision[..], &["--reference", "RB 2024/1", "--day", "2024-03-01"]].concat());
    }
    office
}

/// The same with its first list published: Ács 2305, Szűcs 2129, Tóth 2052, Vass 1936, Nagy 1878, Új 1756.
pub fn published(language: &'static str) -> Office {
    let office = begun(language);
    office.done(CLOSING, &["close", "2024-04"]);
    office.done(CLOSING, &["publish", "2024-04"]);
    office
}
