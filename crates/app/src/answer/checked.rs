//! A checked file: what it is, whether it is ratable, and everything the reader and the law say about it.

use super::parts::{self, Ids, both, both_schema};
use super::schema::{any, from, list, named, object, or_null, text, truth};
use arpad_formats::document::Fault;
use arpad_model::Finding;
use arpad_office::rating::rate_file::RatedFile;
use serde_json::{Value, json};

/// The report on a file of this name.
pub fn checked(name: &str, file: &RatedFile) -> Value {
    let ids = file.answer.as_ref().map_or_else(Ids::none, Ids::from);
    let notices = file.faults.iter().map(as_notice).chain(file.notices.iter().map(parts::notice));
    json!({
        "file": name,
        "format": file.format,
        "edition": file.answer.as_ref().map(|answer| answer.edition().0),
        "ratable": file.is_ratable(),
        "notices": notices.collect::<Vec<_>>(),
        "findings": findings(file).map(|finding| parts::finding(&ids, finding)).collect::<Vec<_>>(),
    })
}

/// The shape of [`checked`].
pub fn checked_schema() -> Value {
    object(&[
        ("file", text()),
        ("format", text()),
        ("edition", or_null(text())),
        ("ratable", truth()),
        ("notices", list(any(&[named("Notice"), as_notice_schema()]))),
        ("findings", list(named("Finding"))),
    ])
}

/// Everything the law says about a file, rated or not.
pub fn findings(file: &RatedFile) -> impl Iterator<Item = &Finding> {
    file.answer.iter().flat_map(|answer| answer.findings()).chain(&file.refusals)
}

/// A fault of a case file among the notices of other files: it has a path instead of a line.
fn as_notice(fault: &Fault) -> Value {
    json!({
        "severity": "error", "line": 0, "column": 0, "path": fault.path,
        "code": fault.code.as_str(), "text": both(|language| language.fault(fault)),
    })
}

fn as_notice_schema() -> Value {
    object(&[
        ("severity", json!({"const": "error"})),
        ("line", from(0)),
        ("column", from(0)),
        ("path", text()),
        ("code", text()),
        ("text", both_schema()),
    ])
}

/// A fault of a case file by itself.
pub fn fault(fault: &Fault) -> Value {
    json!({"path": fault.path, "code": fault.code.as_str(), "text": both(|language| language.fault(fault))})
}

/// The shape of [`fault`].
pub fn fault_schema() -> Value {
    object(&[("path", text()), ("code", text()), ("text", both_schema())])
}
