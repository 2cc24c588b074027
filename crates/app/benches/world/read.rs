//! What is asked of a register: lists, an explanation, the site.

use super::measuring::hash;
use super::program::{Ran, run};
use super::site;
use super::table::{Aim, Step};
use super::walk::{Entered, Walk};
use std::time::Duration;

const FORMATS: [&str; 7] = ["table", "csv", "txt", "xml", "json", "xlsx", "pairing"];
/// How often a short command is run.
const OFTEN: u32 = 21;

/// Asks for everything.
pub fn read(walk: &Walk<'_>, entered: &Entered, told: &mut impl FnMut(Step)) {
    if walk.asked.wants(&["lists"]) {
        lists(walk, entered, told);
    }
    if walk.asked.wants(&["short"]) {
        short(walk, entered, told);
    }
    if walk.asked.wants(&["serve"]) {
        serve(walk, entered, told);
    }
}

fn lists(walk: &Walk<'_>, entered: &Entered, told: &mut impl FnMut(Step)) {
    let (database, name) = (entered.trial.address(), entered.trial.name());
    for format in FORMATS {
        let path = walk.folder.join("list");
        let output = path.to_str().expect("a path");
        let arguments = ["list", "latest", "--series", "standard", "--everybody", "--format", format, "-o", output];
        let ran: Vec<Ran> = (0..3).map(|_| run(database, &arguments, Some(&path))).collect();
        assert!(ran.iter().all(|one| one.hash == ran[0].hash), "{format}: the same file every time");
        let result = format!("{:.1} MB, {:016x}", ran[0].bytes as f64 / 1e6, ran[0].hash);
        told(several(name, format!("list as {format}"), newest(walk), &ran).result(result));
    }
}

/// The program's start, a few lines of a list and explanations take turns.
fn short(walk: &Walk<'_>, entered: &Entered, told: &mut impl FnMut(Step)) {
    let (database, name) = (entered.trial.address(), entered.trial.name());
    let (mut started, mut top, mut explained) = (Vec::new(), Vec::new(), Vec::new());
    let last = (walk.asked.months - 1) * walk.asked.tournaments;
    for number in 0..OFTEN {
        started.push(run(database, &["--version"], None));
        top.push(run(database, &["list", "--everybody", "--top", "20"], None));
        let player = walk.world.player_of(last + number % walk.asked.tournaments);
        explained.push(run(database, &["explain", &format!("fide:{player}"), "--json"], None));
    }
    told(several(name, "start", "arpad --version", &started));
    let started: Vec<f64> = started.iter().map(|ran| ran.seconds).collect();
    let step = several(name, "list --top 20", newest(walk), &top).beside("arpad --version", started.clone());
    told(step.result(format!("{:016x}", top[0].hash)));
    let step = several(name, "explain, with its start", format!("{OFTEN} players, the newest list"), &explained);
    let step = step.beside("arpad --version", started).aim(Aim::Seconds(0.010));
    told(step.result(format!("{:016x}", hash(explained.iter().map(|ran| ran.hash as i64)))));
}

fn newest(walk: &Walk<'_>) -> String {
    format!("the newest of {} lists", walk.asked.months + 3)
}

fn several(database: &'static str, name: impl Into<String>, what: impl Into<String>, ran: &[Ran]) -> Step {
    let peak = ran.iter().map(|ran| ran.peak).max().unwrap_or(0);
    Step::new(database, name, what, ran.iter().map(|ran| ran.seconds).collect()).peak(peak)
}

fn serve(walk: &Walk<'_>, entered: &Entered, told: &mut impl FnMut(Step)) {
    let pages = [
        ("front page", "/hu/".to_owned()),
        ("player page", format!("/hu/players/{}", walk.asked.players / 2)),
        ("list page", "/hu/lists/latest".to_owned()),
        ("search", "/hu/search?q=Bako".to_owned()),
    ];
    let rest = Duration::from_secs(3 + u64::from(walk.asked.players / 100_000));
    let start = site::start(entered.trial.address(), &pages, rest);
    for (page, came_up) in start.pages {
        let quick = format!("{page}, until within {} ms", site::QUICK.as_millis());
        let step = Step::new(entered.trial.name(), "serve from its start", quick, vec![came_up.quick]);
        let never = if came_up.is_quick { "" } else { "NEVER QUICK; " };
        let result = format!("{never}first answer after {:.2} s, later in {:.4} s", came_up.first, came_up.later);
        told(step.aim(Aim::Seconds(2.0)).result(result));
    }
    let step =
        Step::new(entered.trial.name(), "serve's memory", "pages asked for, then left alone", vec![rest.as_secs_f64()]);
    let megabytes = |kilobytes: u64| kilobytes / 1000;
    let (at_first, later) = (megabytes(start.at_first), megabytes(start.later));
    told(step.peak(start.peak).result(format!("{at_first} MB once pages were quick, {later} MB later")));
}
