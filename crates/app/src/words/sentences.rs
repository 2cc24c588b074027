//! The sentences of a language. A file is taken apart when one of its sentences is said first: a command says a few of them, and
//! taking all files apart was more than half of its work.

use super::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use rust_embed::RustEmbed;
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{LazyLock, OnceLock};

static HUNGARIAN: LazyLock<Sentences> = LazyLock::new(|| Sentences::of("hu"));
static ENGLISH: LazyLock<Sentences> = LazyLock::new(|| Sentences::of("en"));

/// A sentence, with its facts where it has any; in English where Hungarian has none.
pub(super) fn said(language: Language, key: &str, facts: Option<&FluentArgs<'_>>) -> Option<String> {
    match language {
        Language::Hu => HUNGARIAN.said(key, facts).or_else(|| ENGLISH.said(key, facts)),
        Language::En => ENGLISH.said(key, facts),
    }
}

#[derive(RustEmbed)]
#[folder = "words/"]
#[include = "*.ftl"]
struct Files;

struct Sentences {
    files: Vec<File>,
    /// In which file a sentence stands.
    file_of: HashMap<&'static str, usize>,
}

/// No sentence refers to one of another file.
struct File {
    language: &'static str,
    text: &'static str,
    apart: OnceLock<FluentBundle<FluentResource>>,
}

impl Sentences {
    fn of(language: &'static str) -> Self {
        let (mut files, mut file_of) = (Vec::new(), HashMap::new());
        for path in Files::iter().filter(|path| path.split('/').next() == Some(language)) {
            let bytes: &'static [u8] = match Files::get(&path).expect("a file of ours").data {
                Cow::Borrowed(bytes) => bytes,
                // In a build for development, which reads it from the disk.
                Cow::Owned(bytes) => bytes.leak(),
            };
            let text = std::str::from_utf8(bytes).expect("our files are UTF-8");
            for key in keys(text) {
                let before = file_of.insert(key, files.len());
                assert!(before.is_none(), "{path}: {key} stands twice");
            }
            files.push(File { language, text, apart: OnceLock::new() });
        }
        Sentences { files, file_of }
    }

    fn said(&self, key: &str, facts: Option<&FluentArgs<'_>>) -> Option<String> {
        let file = self.files[*self.file_of.get(key)?].apart();
        let mut missing = Vec::new();
        let said = file.format_pattern(file.get_message(key)?.value()?, facts, &mut missing);
        missing.is_empty().then(|| said.into_owned())
    }
}

impl File {
    fn apart(&self) -> &FluentBundle<FluentResource> {
        self.apart.get_or_init(|| {
            let mut bundle = FluentBundle::new_concurrent(vec![self.language.parse().expect("a language")]);
            bundle.set_use_isolating(false);
            let resource = FluentResource::try_new(self.text.to_owned());
            let resource = resource.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", self.language));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{}: {errors:?}", self.language));
            bundle
        })
    }
}

/// The names of the sentences of a file: whatever else it says does not begin a line.
fn keys(text: &'static str) -> impl Iterator<Item = &'static str> {
    let lines = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()));
    lines.filter_map(|line| Some(line.split_once('=')?.0.trim_end()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is found by its line is what the library finds, in every file.
    #[test]
    fn every_sentence_is_found_where_it_stands() {
        for sentences in [&*HUNGARIAN, &*ENGLISH] {
            assert!(sentences.files.len() > 50);
            for (key, file) in &sentences.file_of {
                assert!(sentences.files[*file].apart().has_message(key), "{key}");
            }
        }
    }
}
