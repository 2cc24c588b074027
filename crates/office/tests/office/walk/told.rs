//! Pages written out, so that what is on them can be read.

use arpad_model::List;
use arpad_office::files::export::ListLine;
use std::fmt::{Debug, Write};

/// The pages of one kind, each under its heading; seals are left out.
#[derive(Default)]
pub struct Told(pub(super) String);

impl Told {
    /// Everything that was told.
    pub fn text(self) -> String {
        self.0
    }

    pub fn page(&mut self, heading: &str, page: &impl Debug) {
        let mut page = format!("{page:#?}");
        while let Some(at) = page.find("hash: [") {
            let end = at + page[at..].find(']').expect("the end of a seal");
            page.replace_range(at..=end, "a seal");
        }
        // What is empty or false in a line of its own says nothing that its absence would not.
        let lines = page.lines().map(str::trim).filter(|line| !line.ends_with(": None,") && !line.is_empty());
        let page = lines.collect::<Vec<_>>().join(" ").replace(", )", ")").replace(", }", " }").replace(", ]", "]");
        let _ = writeln!(self.0, "{heading}: {page}");
    }

    /// A page of several, each on a line.
    pub fn pages<T: Debug>(&mut self, heading: &str, pages: impl IntoIterator<Item = T>) {
        let _ = writeln!(self.0, "{heading}");
        for page in pages {
            self.page("  -", &page);
        }
    }
}

impl Write for Told {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.0.write_str(text)
    }
}

pub fn named(list: &List) -> String {
    format!("{} r{}", list.day, list.revision)
}

/// A line as a list has it: place, person, rating, rating before, games, K, active, birth, sex, country, club.
pub fn line(line: &ListLine) -> String {
    let ListLine { place, person, rating, before, games, k, active, born, sex, country, club, is_withheld, .. } = line;
    let marks = if *is_withheld { " (hidden)" } else { "" };
    let name = line.name.as_list();
    format!(
        "{place:?} {person} {name}{marks} {rating:?} from {before:?} ({:?}), {games} games, K {k:?}, {active:?}, {born:?} {sex:?} {country} {club}",
        line.change()
    )
}

pub fn lines(lines: &[ListLine]) -> Vec<String> {
    lines.iter().map(line).collect()
}
