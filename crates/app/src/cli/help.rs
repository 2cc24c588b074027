//! Help and the errors of the command line in the reader's language. The English texts stand with the commands they belong
//! to; their Hungarian stands in `help/hu.txt`, each under the English it says, so that a text that changes is missed
//! by a test and not by a reader.

use crate::words::Language;
use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Error};
use std::collections::HashMap;
use std::fmt::Write;
use std::process::ExitCode;
use std::sync::LazyLock;

/// A command whose help is in the reader's language.
pub(super) fn in_language(mut command: Command, language: Language) -> Command {
    if language == Language::En {
        return command;
    }
    // The options and commands that are made by themselves are there only now.
    command.build();
    hungarian(command)
}

/// Says why the command line was not understood, or shows the help that was asked for.
pub(super) fn answer(language: Language, error: &Error) -> ExitCode {
    use std::io::IsTerminal;
    let is_asked = !error.use_stderr();
    let colours = if is_asked { std::io::stdout().is_terminal() } else { std::io::stderr().is_terminal() };
    let plain = |text: StyledStr| if colours { text.ansi().to_string() } else { text.to_string() };
    let text = match language {
        Language::En => plain(error.render()),
        Language::Hu if is_help(error) => plain(error.render()).replace("[OPTIONS]", "[KAPCSOLÓK]"),
        Language::Hu => said(error),
    };
    if is_asked {
        // Who has read enough is no error.
        let _ = super::print(&text);
        return ExitCode::SUCCESS;
    }
    eprint!("{}", arpad_model::visible(&text));
    ExitCode::from(2)
}

fn is_help(error: &Error) -> bool {
    use ErrorKind::{DisplayHelp, DisplayHelpOnMissingArgumentOrSubcommand, DisplayVersion};
    matches!(error.kind(), DisplayHelp | DisplayVersion | DisplayHelpOnMissingArgumentOrSubcommand)
}

/// The Hungarian of every English text of the help.
static TEXTS: LazyLock<HashMap<&'static str, &'static str>> = LazyLock::new(|| records().collect());

/// Records are parted by a line with `%`, the English from the Hungarian by a line with `=`.
fn records() -> impl Iterator<Item = (&'static str, &'static str)> {
    include_str!("../../help/hu.txt").split("\n%\n").filter_map(|record| {
        let (english, hungarian) = record.trim_matches('\n').split_once("\n=\n")?;
        Some((english, hungarian))
    })
}

fn of(english: &str) -> String {
    TEXTS.get(english.trim_end()).map_or_else(|| english.to_owned(), |hungarian| (*hungarian).to_owned())
}

const TEMPLATE: &str = "{before-help}{about-with-newline}\nHasználat: {usage}\n\n{all-args}{after-help}";

fn hungarian(mut command: Command) -> Command {
    let text = |text: Option<&StyledStr>| text.map(|text| of(&text.to_string()));
    let [about, long_about] = [text(command.get_about()), text(command.get_long_about())];
    let [after, long_after] = [text(command.get_after_help()), text(command.get_after_long_help())];
    command = command.help_template(TEMPLATE).subcommand_help_heading("Parancsok").subcommand_value_name("PARANCS");
    if let Some(about) = about {
        command = command.about(about);
    }
    if let Some(about) = long_about {
        command = command.long_about(about);
    }
    if let Some(after) = after {
        command = command.after_help(after);
    }
    if let Some(after) = long_after {
        command = command.after_long_help(after);
    }
    command.mut_args(argument).mut_subcommands(hungarian)
}

fn argument(mut arg: Arg) -> Arg {
    let heading = match arg.get_help_heading() {
        Some(heading) => TEXTS.get(heading).copied().unwrap_or("Kapcsolók"),
        None if arg.is_positional() => "Paraméterek",
        None => "Kapcsolók",
    };
    let notes = notes(&arg);
    let with_notes = |text: &StyledStr| [of(&text.to_string()), notes.clone()].join(" ").trim_end().to_owned();
    let [help, long] = [arg.get_help().map(with_notes), arg.get_long_help().map(with_notes)];
    // A name that is the same in both languages stays as it is.
    let name =
        |name: &clap::builder::Str| TEXTS.get(name.as_str()).map_or_else(|| name.clone(), |known| (*known).into());
    let names: Option<Vec<clap::builder::Str>> = arg.get_value_names().map(|names| names.iter().map(name).collect());
    if let Some(help) = help {
        arg = arg.help(help);
    }
    if let Some(long) = long {
        arg = arg.long_help(long);
    }
    if let Some(names) = names.filter(|_| arg.get_action().takes_values()) {
        arg = arg.value_names(names);
    }
    arg.help_heading(heading).hide_possible_values(true).hide_default_value(true).hide_env(true)
}

/// What the library itself would add in English.
fn notes(arg: &Arg) -> String {
    let mut notes = Vec::new();
    let values: Vec<String> = arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    if !values.is_empty() && arg.get_action().takes_values() && !arg.is_hide_possible_values_set() {
        notes.push(format!("[lehet: {}]", values.join(", ")));
    }
    let defaults: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if !defaults.is_empty() && arg.get_action().takes_values() && !arg.is_hide_default_value_set() {
        notes.push(format!("[alapérték: {}]", defaults.join(", ")));
    }
    if let Some(name) = arg.get_env().filter(|_| !arg.is_hide_env_set()) {
        notes.push(format!("[környezeti változó: {}]", name.to_string_lossy()));
    }
    notes.join(" ")
}

/// An error of the command line in Hungarian: what is wrong, what may be meant, how it is used.
fn said(error: &Error) -> String {
    let mut text = format!("arpad: {}\n", sentence(error));
    let mut listed = |kind: ContextKind, label: &str| {
        let values = texts(error, kind);
        if !values.is_empty() {
            let _ = writeln!(text, "  {label}: {}", values.join(", "));
        }
    };
    listed(ContextKind::ValidValue, "lehet");
    listed(ContextKind::ValidSubcommand, "van");
    listed(ContextKind::SuggestedValue, "talán");
    listed(ContextKind::SuggestedArg, "talán");
    listed(ContextKind::SuggestedSubcommand, "talán");
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = usage.to_string().replace("Usage:", "Használat:").replace("[OPTIONS]", "[KAPCSOLÓK]");
        let _ = write!(text, "\n{}\n", usage.trim_end());
    }
    text.push_str("\nBővebben: --help\n");
    text
}

fn sentence(error: &Error) -> String {
    let one = |kind: ContextKind| texts(error, kind).join(", ");
    let (argument, value) = (one(ContextKind::InvalidArg), one(ContextKind::InvalidValue));
    match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => format!("{argument}: hiányzik az értéke"),
        ErrorKind::InvalidValue => format!("{argument}: nem lehet „{value}”"),
        ErrorKind::UnknownArgument => format!("nincs ilyen kapcsoló vagy paraméter: {argument}"),
        ErrorKind::InvalidSubcommand => format!("nincs ilyen parancs: {}", one(ContextKind::InvalidSubcommand)),
        ErrorKind::NoEquals => format!("{argument}: az érték elé egyenlőségjel kell"),
        ErrorKind::ValueValidation => format!("{argument}: nem lehet „{value}”{}", reason(error)),
        ErrorKind::TooManyValues => format!("{argument}: a(z) „{value}” már több a megengedettnél"),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => format!("{argument}: kevés vagy sok az érték"),
        ErrorKind::ArgumentConflict => {
            let prior = one(ContextKind::PriorArg);
            if prior.is_empty() || prior == argument {
                format!("{argument}: csak egyszer adható meg")
            } else {
                format!("{argument} és {prior} együtt nem adható meg")
            }
        }
        ErrorKind::MissingRequiredArgument => format!("hiányzik: {argument}"),
        ErrorKind::MissingSubcommand => "hiányzik a parancs".to_owned(),
        ErrorKind::InvalidUtf8 => "a parancssor nem olvasható szöveg".to_owned(),
        _ => "a parancs nem értelmezhető".to_owned(),
    }
}

/// What the reader of a value says about it.
fn reason(error: &Error) -> String {
    let Some(source) = std::error::Error::source(error) else { return String::new() };
    let source = source.to_string();
    if let Some(known) = TEXTS.get(source.as_str()) {
        return format!(": {known}");
    }
    if source.contains("parse") && source.contains("date") || source.contains("year") || source.contains("month") {
        return ": dátum kell, például 2024-04-01".to_owned();
    }
    let is_number = ["invalid digit", "number too large", "number too small", "cannot parse integer", "is not in "];
    if is_number.iter().any(|beginning| source.contains(beginning)) {
        let range = source.split_once("is not in ").map(|(_, range)| format!(" ({range})")).unwrap_or_default();
        return format!(": egész számnak kell lennie{range}");
    }
    format!(": {source}")
}

fn texts(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        Some(ContextValue::StyledStr(text)) => vec![text.to_string()],
        Some(ContextValue::StyledStrs(texts)) => texts.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;
    use std::collections::BTreeSet;

    /// Every text of a command and of those below it.
    fn said_in_english(command: &Command, all: &mut BTreeSet<String>) {
        let texts =
            [command.get_about(), command.get_long_about(), command.get_after_help(), command.get_after_long_help()];
        all.extend(texts.into_iter().flatten().map(|text| text.to_string().trim_end().to_owned()));
        for arg in command.get_arguments() {
            let texts = [arg.get_help(), arg.get_long_help()];
            all.extend(texts.into_iter().flatten().map(|text| text.to_string().trim_end().to_owned()));
            all.extend(arg.get_help_heading().map(str::to_owned));
            if arg.get_action().takes_values() {
                all.extend(arg.get_value_names().unwrap_or_default().iter().map(|name| name.to_string()));
            }
        }
        command.get_subcommands().for_each(|one| said_in_english(one, all));
    }

    #[test]
    fn every_text_of_the_help_has_its_hungarian_and_no_other_stands_there() {
        let mut command = crate::cli::Arguments::command();
        command.build();
        let mut english = BTreeSet::new();
        said_in_english(&command, &mut english);
        // What is the same in both languages: short names of values.
        english.retain(|text| !SAME.contains(&text.as_str()));
        let missing: Vec<&String> = english.iter().filter(|text| !TEXTS.contains_key(text.as_str())).collect();
        assert!(
            missing.is_empty(),
            "{} texts without Hungarian:\n{}",
            missing.len(),
            missing.iter().map(|one| format!("{one}\n=\n\n%")).collect::<Vec<_>>().join("\n")
        );
        let values: BTreeSet<String> = OF_VALUES.iter().map(|text| (*text).to_owned()).collect();
        let left: Vec<&str> =
            records().map(|one| one.0).filter(|one| !english.contains(*one) && !values.contains(*one)).collect();
        assert!(left.is_empty(), "nobody says any more: {left:#?}");
    }

    const SAME: [&str; 6] = ["N", "F|M", "URL", "K", "C", "ID"];

    /// What readers of values say; a value cannot be walked for it.
    const OF_VALUES: [&str; 8] = [
        "expected a month such as 2024-04",
        "expected U18, S65 and the like",
        "standard=fide, rapid=ours, …",
        "a line of the file and a FIDE number, such as 6=300001",
        "a seal is the number of its entry, a colon and 64 digits, as verify prints it",
        "it begins with http:// or https:// and ends with the name of the host",
        "a game is written OPPONENT=SCORE, such as 2300=0.5",
        "a game gives 0, 0.5 or 1",
    ];
}
