//! From the bytes of a file to a report whose players are known. What is done with it is an act ([`crate::acts`]).

pub mod attached;
pub mod read_report;
pub mod report_file;

pub mod egd_list;
pub mod event_facts;
pub(crate) mod events;

mod accepted_before;
pub mod evidence;
pub mod identify;
mod lookup;

pub mod kin;

pub(crate) use lookup::known_of;

pub mod open;
pub(crate) mod played;
pub(crate) mod roster;

pub(crate) mod tempo;

/// The last part of a path, of a file in an archive with the archive's name; without what no file name should have.
pub(crate) fn file_name(path: &str) -> String {
    let is_separator = |letter: char| matches!(letter, '/' | '\\');
    let end = path.to_ascii_lowercase().find(".zip/").unwrap_or(path.len());
    let start = path[..end].rfind(is_separator).map_or(0, |at| at + 1);
    let name = &path[start..];
    name.chars().filter(|letter| !letter.is_control()).take(200).collect()
}
