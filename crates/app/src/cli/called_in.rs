//! The language of a call, before anything else of it is understood.

use crate::words::Language;
use clap::ValueEnum;

/// The language of the help, before anything else of the call is understood.
pub(super) fn language_of_call() -> Language {
    let mut arguments = std::env::args_os().filter_map(|argument| argument.into_string().ok());
    let named = |text: &str| Language::from_str(text, true).ok();
    while let Some(argument) = arguments.next() {
        let told = match argument.strip_prefix("--lang") {
            Some("") => arguments.next(),
            Some(rest) => rest.strip_prefix('=').map(str::to_owned),
            None => None,
        };
        if let Some(language) = told.as_deref().and_then(named) {
            return language;
        }
    }
    let set = std::env::var("ARPAD_LANG").ok();
    set.as_deref().and_then(named).unwrap_or_else(language_of_environment)
}

fn language_of_environment() -> Language {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG")).unwrap_or_default();
    if locale.starts_with("hu") { Language::Hu } else { Language::En }
}
