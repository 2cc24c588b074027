//! Files that stand beside the repository: sources of the law and published figures.

use std::io::Write;
use std::path::{Path, PathBuf};

/// A path in the shared folder; none where it is missing, and then the test that asked is skipped and says so. On a
/// build server nothing is skipped.
pub fn shared(path: &str) -> Option<PathBuf> {
    let found = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared").join(path);
    if found.exists() {
        return Some(found);
    }
    assert!(std::env::var("CI").as_deref() != Ok("true"), "{} is missing, and CI reads it", found.display());
    // Past the harness, which keeps what a passing test prints to itself.
    let _ = writeln!(std::io::stderr(), "SKIPPED: {} is missing", found.display());
    None
}
