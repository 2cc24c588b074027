//! The path, step by step.

use super::bare::{self, Target};
use super::program::{forget_peak, own_peak, run};
use super::rounds::{Rounds, in_turn, rows};
use super::table::{Aim, Step};
use super::{Asked, Print, own_close, read, sql_close};
use arpad_invented::world::{self, World};
use arpad_model::{List, Series, Tempo, TournamentId, hex};
use arpad_office::acts::close::close_month;
use arpad_office::acts::desk::Stamp;
use arpad_office::acts::import::{Incoming, import};
use arpad_office::acts::many::{Fate, receive_and_accept_all};
use arpad_office::acts::publish::publish;
use arpad_office::acts::withdraw::withdraw;
use arpad_registry::tables::lists;
use arpad_registry::{Registry, ledger};
use arpad_trial::Trial;
use indicatif::{ProgressBar, ProgressStyle};
use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// The tables of an import, of a month's reports, with the rows that each brings to a new register.
const IMPORTED: [(&str, &str); 2] = [("person", ""), ("list_row", "WHERE list <= 3")];
const RECEIVED: [(&str, &str); 7] = [
    ("blob", "WHERE id > 1"),
    ("blob_part", "WHERE blob > 1"),
    ("ledger", "WHERE seq > 1"),
    ("submission", ""),
    ("tournament", ""),
    ("report", ""),
    ("participant", ""),
];

/// What is measured beside a baseline, in a new register each time.
const FIRST: [&str; 3] = ["import", "intake", "close"];

/// Walks on every database at hand and prints a line after each step; all of them.
pub fn walk(asked: &Asked) -> Vec<Step> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let list = folder.path().join("players_list_foa.txt");
    world::write_list(asked.players, BufWriter::with_capacity(1 << 20, File::create(&list).expect("a file")));
    let walk = Walk {
        asked,
        world: World::new(asked.players),
        list,
        source: folder.path().join("source.db"),
        folder: folder.path(),
    };
    if asked.print != Print::Json {
        println!(
            "{} players, {} tournaments = {} games a month, {} months, {} rounds; standard ratings, fide-2024-03 and what follows",
            asked.players,
            asked.tournaments,
            world::games(asked.tournaments),
            asked.months,
            asked.rounds
        );
        println!(
            "SQLite waits for the disk (synchronous=FULL); PostgreSQL as scripts/private-postgres starts it does not (fsync=off)"
        );
        println!("{}", machine());
    }
    if asked.print == Print::Markdown {
        println!("\n{}", Step::MARKDOWN);
    }
    if asked.wants(&FIRST) {
        walk.warm_up();
    }
    let wanted = |name: &str| asked.database.as_deref().is_none_or(|database| database == name);
    let mut steps = Vec::new();
    if wanted("sqlite") {
        steps.extend(walk.on(arpad_trial::sqlite));
    }
    if wanted("postgres") && arpad_trial::postgres().is_some() {
        steps.extend(walk.on(|| arpad_trial::postgres().expect("a server")));
    }
    if asked.print == Print::Json {
        let Asked { players, tournaments, months, rounds, .. } = asked;
        let games = world::games(*tournaments);
        println!(
            "{}",
            serde_json::json!({
                "players": players, "tournaments": tournaments, "games": games, "months": months, "rounds": rounds,
                "machine": machine(), "steps": steps.iter().map(Step::json).collect::<Vec<_>>(),
            })
        );
    }
    steps
}

/// What all databases share.
pub struct Walk<'a> {
    /// What was asked for.
    pub asked: &'a Asked,
    /// Who plays.
    pub world: World,
    list: PathBuf,
    /// A register on SQLite after its first month: the rows of the bare inserts, which are the same in both databases.
    source: PathBuf,
    /// Where files are left that are gone afterwards.
    pub folder: &'a Path,
}

/// A register as far as it has come.
pub struct Entered {
    /// Where it is.
    pub trial: Trial,
    /// It itself.
    pub registry: Registry,
    /// Seconds of everything that was entered into it.
    pub seconds: f64,
    /// Those of the reports among them.
    pub reports: f64,
}

impl Walk<'_> {
    fn warm_up(&self) {
        let (mut entered, _) = self.import(arpad_trial::sqlite());
        self.intake(&mut entered, 0);
        self.close(&mut entered, 0);
        let connection = rusqlite::Connection::open(bare::file(&entered.trial)).expect("the register");
        connection.execute("VACUUM INTO ?1", [self.source.to_str().expect("a path")]).expect("a copy");
    }

    fn on(&self, new: impl Fn() -> Trial) -> Vec<Step> {
        let mut rounds = Rounds::default();
        let mut last = None;
        for round in 0..if self.asked.wants(&FIRST) { self.asked.rounds } else { 1 } {
            drop(last.take());
            last = Some(self.first_month(new(), round % 2 == 0, &mut rounds));
        }
        let mut entered = last.expect("a round");
        let database = entered.trial.name();
        let mut steps = Vec::new();
        let mut told = |step: Step| {
            let step = Step { players: self.asked.players, ..step };
            match self.asked.print {
                Print::Lines => println!("{}", step.line()),
                Print::Markdown => println!("{}", step.markdown()),
                Print::Json => {}
            }
            steps.push(step);
        };
        rounds.tell(self.asked, database, &mut told);
        let mut later = (Vec::new(), Vec::new());
        for month in 1..self.asked.months {
            later.0.push(self.intake(&mut entered, month));
            later.1.push(self.close(&mut entered, month).0);
        }
        if !later.0.is_empty() && self.asked.wants(&["later"]) {
            let what = format!("{} months more", later.0.len());
            told(Step::new(database, "intake, later months", what.as_str(), later.0));
            told(Step::new(database, "close, later months", what, later.1));
        }
        read::read(self, &entered, &mut told);
        if self.asked.wants(&["verify"]) {
            self.verify(&entered, &mut told);
        }
        if self.asked.wants(&["replay"]) {
            self.replay(entered, &mut told);
        }
        steps
    }

    /// A new register with its first month, each step that is asked for beside its baseline.
    fn first_month(&self, trial: Trial, is_first: bool, rounds: &mut Rounds) -> Entered {
        let asked = self.asked;
        // The statement closes in the register of the bare import.
        let mut beside = asked.wants(&["import", "close"]).then(|| Target::like(&trial));
        let ((mut entered, peak), bare) = in_turn(
            is_first,
            || self.import(trial),
            || beside.as_mut().map(|beside| bare::insert(beside, &self.source, &IMPORTED)),
        );
        rounds.import.took(entered.seconds, bare.map(|(bare, _)| bare));
        rounds.import.told(peak, format!("{} rows beside, seal {}", rows(bare), self.seal(&mut entered)));

        let mut bare_target = asked.wants(&["intake"]).then(|| Target::like(&entered.trial));
        let ((spent, peak), bare) = in_turn(
            is_first,
            || {
                forget_peak();
                (self.intake(&mut entered, 0), own_peak())
            },
            || bare_target.as_mut().map(|target| bare::insert(target, &self.source, &RECEIVED)),
        );
        drop(bare_target);
        rounds.intake.took(spent, bare.map(|(bare, _)| bare));
        rounds.intake.told(peak, format!("{} rows beside, seal {}", rows(bare), self.seal(&mut entered)));

        let games = asked.wants(&["close"]).then(|| self.world.games(asked.tournaments));
        let (((spent, list), peak), stated) = in_turn(
            is_first,
            || {
                forget_peak();
                (self.close(&mut entered, 0), own_peak())
            },
            || beside.as_mut().zip(games.as_ref()).map(|(beside, games)| sql_close::close(beside, games)),
        );
        let sha256 = &hex(&list.hash)[..12];
        rounds.close.took(spent, stated.as_ref().map(|(spent, _)| *spent));
        let compared = stated.map(|(_, stated)| own_close::compared(&mut entered.registry, list.id, &stated));
        let (same, all) = compared.unwrap_or_default();
        rounds.close.told(peak, format!("{same} of {all} numbers are the statement's; sha256 {sha256}"));
        entered
    }

    fn seal(&self, entered: &mut Entered) -> String {
        let (_, seal) = entered.registry.read(ledger::head).expect("the newest entry");
        hex(&seal)[..12].to_owned()
    }

    fn import(&self, trial: Trial) -> (Entered, u64) {
        let mut registry = Registry::create(trial.address()).expect("a new registry");
        let incoming = Incoming { file_name: "players_list_foa.txt", day: Some(world::LIST), ..Incoming::default() };
        let file = File::open(&self.list).expect("the list");
        let bar = self.bar(&trial, "import", file.metadata().expect("its size").len());
        forget_peak();
        let start = Instant::now();
        let done = registry.write(|store| import(store, &stamp(0), file, &incoming, |read| bar.set_position(read)));
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        assert_eq!(done.expect("an import").new_persons, u64::from(self.asked.players));
        (Entered { trial, registry, seconds, reports: 0.0 }, own_peak())
    }

    fn intake(&self, entered: &mut Entered, month: u32) -> f64 {
        let files = self.world.month(self.asked.tournaments, month);
        let bar = self.bar(&entered.trial, &format!("reports of month {}", month + 1), files.len() as u64);
        let start = Instant::now();
        let outcomes = receive_and_accept_all(&mut entered.registry, &stamp(month), files.into_iter(), |done| {
            bar.set_position(done as u64);
        });
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();
        let outcomes = outcomes.expect("a month");
        let odd = outcomes.iter().find(|outcome| outcome.fate != Fate::Accepted);
        assert!(odd.is_none(), "every report is accepted: {odd:?}");
        entered.seconds += seconds;
        entered.reports += seconds;
        seconds
    }

    /// Closes and publishes.
    fn close(&self, entered: &mut Entered, month: u32) -> (f64, List) {
        let day = World::list_of(month);
        let start = Instant::now();
        let closed = entered.registry.write(|store| {
            let closed = close_month(store, &stamp(month), Tempo::Standard, day)?;
            publish(store, &stamp(month), Series::Chess(Tempo::Standard), Some(day))?;
            Ok::<_, arpad_office::acts::desk::OfficeError>(closed)
        });
        let seconds = start.elapsed().as_secs_f64();
        let mut closed = closed.expect("a list");
        assert!(closed.left_out.is_empty(), "every report counts");
        entered.seconds += seconds;
        (seconds, closed.lists.remove(0))
    }

    fn verify(&self, entered: &Entered, told: &mut impl FnMut(Step)) {
        let ran = run(entered.trial.address(), &["verify"], None);
        let what = format!("list and {} months", self.asked.months);
        let step = Step::new(entered.trial.name(), "verify", what, vec![ran.seconds]);
        let step = step.beside("entering them", vec![entered.seconds]).aim(Aim::TimesAsFast(1.0));
        let reports = entered.reports;
        told(
            step.peak(ran.peak)
                .result(format!("nothing differs; {reports:.2} s of it were reports; {:016x}", ran.hash)),
        );
    }

    /// A report of the first month is withdrawn, and every list since made anew.
    fn replay(&self, mut entered: Entered, told: &mut impl FnMut(Step)) {
        let last = stamp(self.asked.months - 1);
        let withdrawn = entered.registry.write(|store| withdraw(store, &last, TournamentId(1), "never played"));
        withdrawn.expect("a withdrawal");
        let months = self.asked.months;
        let ran = run(entered.trial.address(), &["replay", "--why", "a report was withdrawn"], None);
        let what = format!("{months} months, {} games", u64::from(months) * world::games(self.asked.tournaments));
        let step = Step::new(entered.trial.name(), "replay", what, vec![ran.seconds]).peak(ran.peak);
        // Three minutes for ten years.
        let step = step.aim(Aim::Seconds(1.5 * f64::from(months))).aim(Aim::Gibibytes(4.0));
        let all = entered.registry.read(lists::all).expect("lists");
        let newest = all.iter().max_by_key(|list| list.id).expect("a list");
        told(step.result(format!("sha256 {}", &hex(&newest.hash)[..12])));
    }

    fn bar(&self, trial: &Trial, step: &str, length: u64) -> ProgressBar {
        let style = ProgressStyle::with_template("{msg:36} {bar:40} {percent:>3} % {eta}").expect("a template");
        ProgressBar::new(length).with_style(style).with_message(format!("{}: {step}", trial.name()))
    }
}

/// On what it was measured, and how much else was going on.
fn machine() -> String {
    let said = |path: &str| std::fs::read_to_string(path).unwrap_or_default();
    let cpus = said("/proc/cpuinfo");
    let model =
        cpus.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": ")).map_or("", |(_, name)| name);
    let load = said("/proc/loadavg");
    let load = load.split(' ').next().unwrap_or_default().to_owned();
    let threads = std::thread::available_parallelism().map_or(0, usize::from);
    format!("{threads} × {model}, load {load} before it began")
}

fn stamp(month: u32) -> Stamp {
    let moment = format!("{}T08:00:00Z", World::office_day(month));
    Stamp::new(moment.parse().expect("a moment"), "bench")
}
