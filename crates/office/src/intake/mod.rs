//! From the bytes of a file to a report whose players are known. What is done with it is an act ([`crate::acts`]).

pub mod read_report;

pub(crate) mod events;

pub mod identify;

pub mod open;

pub(crate) mod tempo;

/// The last part of a path, without what no file name should have.
pub(crate) fn file_name(path: &str) -> String {
    let name = path.rsplit(['/', '\\']).next().unwrap_or_default();
    name.chars().filter(|letter| !letter.is_control()).take(200).collect()
}
