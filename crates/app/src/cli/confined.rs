//! Under a limit of address space (`ulimit -v`, `LimitAS=`). The C library reserves 64 MB of it for every few threads whether they
//! need it or not: a server that uses a hundred megabytes would fail under a limit of five hundred. How many such arenas there are
//! can be said to it before a program begins, and not later; so the program begins again where such a limit stands.

/// What the C library is told by, and the number of arenas: more are quicker, and no limit is worth that.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const ARENAS: (&str, &str) = ("MALLOC_ARENA_MAX", "2");

/// Nobody who gives more than this gives little.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const PLENTY: u64 = 8 << 30;

/// Begins again with few arenas where address space is limited and nobody has said how many there are to be. Where that
/// fails, it goes on as it is.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub(super) fn begin() {
    use rustix::process::{Resource, getrlimit};
    use std::os::unix::process::CommandExt;
    let (name, arenas) = ARENAS;
    if getrlimit(Resource::As).current.is_none_or(|most| most >= PLENTY) || std::env::var_os(name).is_some() {
        return;
    }
    let mut arguments = std::env::args_os();
    if let (Ok(program), Some(called)) = (std::env::current_exe(), arguments.next()) {
        let _ = std::process::Command::new(program).arg0(called).args(arguments).env(name, arenas).exec();
    }
}

/// Other libraries reserve nothing.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub(super) fn begin() {}
