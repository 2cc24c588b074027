//! The rooms stand in the order of the work: a room uses those before it, never those behind it.

use std::path::{Path, PathBuf};

/// Rooms on one line may use each other.
const ORDER: [&[&str]; 13] = [
    &["refusal"],
    &["files", "rating"],
    &["register"],
    &["inbox", "messages"],
    &["intake"],
    &["lists"],
    &["titles"],
    &["acts"],
    &["access"],
    &["views"],
    &["proofs"],
    &["verify"],
    &["download"],
];

#[test]
fn no_room_uses_one_behind_it() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let place = |name: &str| ORDER.iter().position(|rooms| rooms.contains(&name));
    let mut looked_at = 0;
    for file in files(&source) {
        let inside = file.strip_prefix(&source).expect("a file of the office");
        let room = inside.iter().next().and_then(|name| name.to_str()).expect("a name").trim_end_matches(".rs");
        if matches!(room, "lib" | "rooms") {
            continue;
        }
        let own = place(room).unwrap_or_else(|| panic!("{room} has no place in the order"));
        let text = std::fs::read_to_string(&file).expect("a source");
        // What a comment points to is no use of it.
        for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
            for path in line.split("crate::").skip(1) {
                let used = path.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next().unwrap_or("");
                let used_place = place(used).unwrap_or_else(|| panic!("{}: {used} has no place", inside.display()));
                assert!(used_place <= own, "{}: {}", inside.display(), line.trim());
                looked_at += 1;
            }
        }
    }
    assert!(looked_at > 100, "only {looked_at} uses were found");
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() { files.extend(self::files(&path)) } else { files.push(path) }
    }
    files
}
