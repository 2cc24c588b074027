//! The path, step by step.

use super::bare::{self, Target};
use super::program::{forget_peak, own_peak, run};
use super::table::{Aim, Step};
use super::{Asked, own_close, read, sql_close};
use arpad_invented::world::{self, World};
use arpad_model::{List, Series, Tempo, TournamentId, hex};
use arpad_office::acts::close::close_month;
use arpad_office::acts::desk::Stamp;
use arpad_office::acts::import::{Incoming, import};
use arpad_office::acts::many::{Fate, receive_and_accept_all};
use arpad_office::acts::publish::publish;
use arpad_office::acts::withdraw::withdraw;
use arpad_registry::Registry;
use arpad_registry::tables::lists;
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
    if !asked.json {
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
    }
    walk.warm_up();
    let wanted = |name: &str| asked.database.as_deref().is_none_or(|database| database == name);
    let mut steps = Vec::new();
    if wanted("sqlite") {
        steps.extend(walk.on(arpad_trial::sqlite));
    }
    if wanted("postgres") && arpad_trial::postgres().is_some() {
        steps.extend(walk.on(|| arpad_trial::postgres().expect("a server")));
    }
    if asked.json {
        let told: Vec<_> = steps.iter().map(Step::json).collect();
        let (players, tournaments, months) = (asked.players, asked.tournaments, asked.months);
        let told =
            serde_json::json!({ "players": players, "tournaments": tournaments, "months": months, "steps": told });
        println!("{told}");
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
        for _ in 0..self.asked.rounds {
            drop(last.take());
            last = Some(self.first_month(new(), &mut rounds));
        }
        let mut entered = last.expect("a round");
        let database = entered.trial.name();
        let mut steps = Vec::new();
        let mut told = |step: Step| {
            if !self.asked.json {
                println!("{}", step.line());
            }
            steps.push(step);
        };
        rounds.tell(self, database, &mut told);
        let mut later = (Vec::new(), Vec::new());
        for month in 1..self.asked.months {
            later.0.push(self.intake(&mut entered, month));
            later.1.push(self.close(&mut entered, month).0);
        }
        if !later.0.is_empty() {
            let what = format!("{} months more", later.0.len());
            told(Step::new(database, "intake, later months", what.as_str(), later.0));
            told(Step::new(database, "close, later months", what, later.1));
        }
        read::read(self, &entered, &mut told);
        self.verify(&entered, &mut told);
        self.replay(entered, &mut told);
        steps
    }

    /// A new register with its first month, each step beside its baseline.
    fn first_month(&self, trial: Trial, rounds: &mut Rounds) -> Entered {
        let mut beside = Target::like(&trial);
        let (mut entered, peak) = self.import(trial);
        rounds.import.0.push(entered.seconds);
        let (bare, rows) = bare::insert(&mut beside, &self.source, &IMPORTED);
        rounds.import.1.push(bare.as_secs_f64());
        (rounds.import_rows, rounds.import_peak) = (rows, peak);

        forget_peak();
        rounds.intake.0.push(self.intake(&mut entered, 0));
        rounds.intake_peak = own_peak();
        let (bare, rows) = bare::insert(&mut Target::like(&entered.trial), &self.source, &RECEIVED);
        rounds.intake.1.push(bare.as_secs_f64());
        rounds.intake_rows = rows;

        forget_peak();
        let (spent, list) = self.close(&mut entered, 0);
        rounds.close.0.push(spent);
        rounds.close_peak = own_peak();
        let (spent, stated) = sql_close::close(&mut beside, &self.world.games(self.asked.tournaments));
        rounds.close.1.push(spent.as_secs_f64());
        let (same, all) = own_close::compared(&mut entered.registry, list.id, &stated);
        rounds.list = format!("{same} of {all} numbers are the statement's; sha256 {}", &hex(&list.hash)[..12]);
        entered
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
        (Entered { trial, registry, seconds }, own_peak())
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
        told(step.peak(ran.peak).result(format!("nothing differs; {:016x}", ran.hash)));
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

/// Seconds of ours and of what stands beside, by round.
#[derive(Default)]
struct Rounds {
    import: (Vec<f64>, Vec<f64>),
    import_rows: usize,
    import_peak: u64,
    intake: (Vec<f64>, Vec<f64>),
    intake_rows: usize,
    intake_peak: u64,
    close: (Vec<f64>, Vec<f64>),
    close_peak: u64,
    list: String,
}

impl Rounds {
    fn tell(self, walk: &Walk<'_>, database: &'static str, told: &mut impl FnMut(Step)) {
        let asked = walk.asked;
        let step = Step::new(database, "import", format!("{} players", asked.players), self.import.0);
        let step = step.beside("a bare insert", self.import.1).aim(Aim::TimesTheCost(2.0)).peak(self.import_peak);
        told(step.result(format!("{} rows", self.import_rows)));
        let what = format!("{} reports, {} games", asked.tournaments, world::games(asked.tournaments));
        let step = Step::new(database, "intake of a month", what.as_str(), self.intake.0);
        let step = step.beside("a bare insert", self.intake.1).aim(Aim::TimesTheCost(3.0)).peak(self.intake_peak);
        told(step.result(format!("{} rows", self.intake_rows)));
        let step = Step::new(database, "close and publish", what, self.close.0);
        let step = step.beside("one SQL statement", self.close.1).aim(Aim::TimesAsFast(10.0)).aim(Aim::Seconds(10.0));
        told(step.peak(self.close_peak).result(self.list));
    }
}

fn stamp(month: u32) -> Stamp {
    let moment = format!("{}T08:00:00Z", World::office_day(month));
    Stamp::new(moment.parse().expect("a moment"), "bench")
}
