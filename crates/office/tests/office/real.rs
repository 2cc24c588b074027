//! Real files, which stand beside the project.

use std::io::Write;
use std::path::Path;

/// A real file; none where it is missing, and then the test that asked is skipped and says so. On a build server nothing is
/// skipped.
pub fn real(path: &str) -> Option<Vec<u8>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/fixtures").join(path);
    let found = std::fs::read(&path).ok();
    if found.is_none() {
        assert_ne!(std::env::var("CI").as_deref(), Ok("true"), "{} is missing, and CI reads it", path.display());
        // Past the harness, which keeps what a passing test prints to itself.
        let _ = writeln!(std::io::stderr(), "SKIPPED: {} is missing", path.display());
    }
    found
}
