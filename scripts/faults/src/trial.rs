//! The tests run once without a fault and then once for each.

use crate::Asked;
use std::collections::{BTreeMap, BTreeSet};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// What became of a fault.
#[derive(Clone, Copy, PartialEq)]
pub enum Outcome {
    /// A test failed.
    Noticed,
    /// The tests did not end.
    TooLong,
    /// All tests passed.
    Missed,
    /// No test comes to its place.
    Unreached,
    /// Only the compiler comes to its place: it was never switched on.
    Constant,
    /// All tests passed, and the list says why they may.
    Equal,
}

/// A program of tests.
pub struct Program {
    path: PathBuf,
    /// How long it may run.
    limit: Duration,
    /// For which tests the program came to which fault.
    reached: BTreeMap<usize, BTreeSet<String>>,
    /// Names of its tests, and to how many faults each comes: the fewer, the more it is about them.
    tests: BTreeMap<String, usize>,
}

/// How many faults are tried at the same time.
const AT_ONCE: usize = 2;

/// So many tests are asked first: those that come to the fewest faults beside this one.
const FIRST: usize = 8;

/// So many tests are asked where nobody knows which of them come to a fault.
const BESIDE: usize = 20;

/// What a fault may take before it ends its program and not the machine, in kilobytes.
const MEMORY: &str = "8000000";

/// Runs the tests without any fault, which must pass, and writes down which of them come to which fault.
pub fn without_faults(asked: &Asked, programs: Vec<PathBuf>) -> Result<Vec<Program>, String> {
    let folder = asked.copy.join("../reached");
    programs
        .into_iter()
        .map(|path| {
            let _ = std::fs::remove_dir_all(&folder);
            std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
            let list = run(asked, &path, &["--list", "--format=terse"]).output().map_err(|error| error.to_string())?;
            let list = String::from_utf8_lossy(&list.stdout).into_owned();
            let mut tests: BTreeMap<String, usize> =
                list.lines().filter_map(|line| line.strip_suffix(": test")).map(|name| (name.to_owned(), 0)).collect();
            let began = Instant::now();
            let output = run(asked, &path, &skips(asked)).env("ARPAD_FAULTS_REACHED", &folder).output();
            let output = output.map_err(|error| error.to_string())?;
            if !output.status.success() {
                let said = String::from_utf8_lossy(&output.stdout);
                return Err(format!("{said}\nthe tests fail without any fault: {}", path.display()));
            }
            let limit = began.elapsed() * 5 + Duration::from_secs(20);
            let reached = reached(&folder, &tests);
            for thread in reached.values().flatten() {
                if let Some(faults) = tests.get_mut(thread) {
                    *faults += 1;
                }
            }
            Ok(Program { path, limit, reached, tests })
        })
        .collect()
}

/// Tries each fault, and has it judged at once.
pub fn each(
    asked: &Asked,
    programs: &[Program],
    faults: &BTreeMap<usize, bool>,
    judged: impl Fn(usize, Outcome) -> Outcome + Sync,
) -> Vec<Outcome> {
    let waiting = Mutex::new(faults.iter());
    let outcomes = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(|| {
                loop {
                    let Some((&number, &perhaps)) = waiting.lock().unwrap().next() else { break };
                    let outcome = match one(asked, programs, number) {
                        Outcome::Unreached if perhaps => Outcome::Constant,
                        outcome => outcome,
                    };
                    let mut outcomes = outcomes.lock().unwrap();
                    outcomes.push(judged(number, outcome));
                }
            });
        }
    });
    outcomes.into_inner().unwrap()
}

/// First the few tests that are most about the fault, then the others that come to it. Where no test is known, or one test alone
/// came there and what it computed may have been kept for others, those of all tests that come to the most places.
fn one(asked: &Asked, programs: &[Program], number: usize) -> Outcome {
    let there: Vec<There> = programs.iter().filter_map(|program| There::find(asked, program, number)).collect();
    let first = there.iter().map(|there| (there.program, there.tests.iter().take(FIRST).copied().collect()));
    let others = there.iter().map(|there| (there.program, there.tests.iter().skip(FIRST).copied().collect()));
    for (program, tests) in first.chain(others).collect::<Vec<(&Program, Vec<&str>)>>() {
        if !tests.is_empty() {
            let outcome = with_fault(asked, program, number, &[&["--exact"], &tests[..]].concat());
            if outcome != Outcome::Missed {
                return outcome;
            }
        }
    }
    for There { program, beside, .. } in there.iter().filter(|there| !there.beside.is_empty()) {
        let outcome = with_fault(asked, program, number, &[&["--exact"], &beside[..]].concat());
        if outcome != Outcome::Missed {
            return outcome;
        }
    }
    if there.is_empty() { Outcome::Unreached } else { Outcome::Missed }
}

/// The tests of a program that come to a fault.
struct There<'p> {
    program: &'p Program,
    /// Those that are most about it first, and no more than were asked for.
    tests: Vec<&'p str>,
    /// Others that may notice it too.
    beside: Vec<&'p str>,
}

impl<'p> There<'p> {
    fn find(asked: &Asked, program: &'p Program, number: usize) -> Option<There<'p>> {
        let threads = program.reached.get(&number)?;
        let mut tests: Vec<(usize, &str)> = threads
            .iter()
            .filter_map(|thread| program.tests.get_key_value(thread))
            .map(|(name, faults)| (*faults, name.as_str()))
            .collect();
        let mut beside: Vec<(usize, &str)> = Vec::new();
        if tests.len() < 2 {
            let others = program.tests.iter().filter(|(name, _)| !threads.contains(*name));
            let is_skipped = |name: &str| asked.skipped.iter().any(|one| name.contains(one));
            beside.extend(others.map(|(name, faults)| (*faults, name.as_str())).filter(|(_, name)| !is_skipped(name)));
            beside.sort_unstable_by_key(|(faults, _)| std::cmp::Reverse(*faults));
            beside.truncate(BESIDE);
        }
        tests.sort_unstable();
        tests.truncate(asked.most);
        let names = |list: Vec<(usize, &'p str)>| list.into_iter().map(|(_, name)| name).collect();
        Some(There { program, tests: names(tests), beside: names(beside) })
    }
}

fn with_fault(asked: &Asked, program: &Program, number: usize, arguments: &[impl AsRef<str>]) -> Outcome {
    let arguments: Vec<&str> = arguments.iter().map(AsRef::as_ref).collect();
    let mut command = run(asked, &program.path, &arguments);
    // The first test that fails has noticed. Stable programs of tests know the option and hide it.
    command.args(["-Z", "unstable-options", "--fail-fast"]).env("RUSTC_BOOTSTRAP", "1");
    command.env("ARPAD_FAULT", number.to_string()).env("RUST_TEST_THREADS", "1");
    command.stdout(Stdio::null()).stderr(Stdio::null()).process_group(0);
    let mut child = command.spawn().expect("a program of tests");
    let began = Instant::now();
    let outcome = loop {
        match child.try_wait().expect("a program of tests") {
            Some(status) if status.success() => break Outcome::Missed,
            Some(_) => break Outcome::Noticed,
            None if began.elapsed() > program.limit => break Outcome::TooLong,
            None => std::thread::sleep(Duration::from_millis(20)),
        }
    };
    // With whatever it started: a test that fails may leave a server behind.
    let _ = Command::new("kill").args(["-KILL", "--", &format!("-{}", child.id())]).stderr(Stdio::null()).status();
    let _ = child.wait();
    outcome
}

fn run(asked: &Asked, program: &Path, arguments: &[impl AsRef<str>]) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("ulimit -v {MEMORY}; exec \"$0\" \"$@\"")]).arg(program);
    command.args(arguments.iter().map(AsRef::as_ref));
    command.current_dir(&asked.folder).env("CARGO_MANIFEST_DIR", &asked.folder);
    command.env("INSTA_UPDATE", "no").env("RUST_TEST_THREADS", AT_ONCE.to_string());
    command
}

fn skips(asked: &Asked) -> Vec<String> {
    asked.skipped.iter().map(|name| format!("--skip={name}")).collect()
}

/// The names of threads, by fault. Of a thread that is no test's the tests are known that ran meanwhile, by the first letters of
/// their names; where no test is called so it stays as it was written.
fn reached(folder: &Path, tests: &BTreeMap<String, usize>) -> BTreeMap<usize, BTreeSet<String>> {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let read = |file: std::fs::DirEntry| {
        let number = file.file_name().to_str()?.parse().ok()?;
        let lines = std::fs::read_to_string(file.path()).ok()?;
        let mut names = BTreeSet::new();
        for line in lines.lines() {
            match line.strip_prefix('?') {
                Some(short) => names.extend(tests.keys().filter(|name| begins(name) == short).cloned()),
                None => drop(names.insert(line.to_owned())),
            }
        }
        if names.is_empty() {
            names.extend(lines.lines().map(str::to_owned));
        }
        Some((number, names))
    };
    files.filter_map(read).collect()
}

/// What Linux keeps of the name of a thread.
fn begins(name: &str) -> &str {
    const KEPT: usize = 15;
    name.get(..KEPT).unwrap_or(name)
}
