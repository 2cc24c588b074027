//! Help and the errors of the command line in the reader's language. The English texts stand with the commands they belong
//! to; their Hungarian stands in `help/hu.txt`, for go in `help/hu-go.txt`, for the site in `help/hu-site.txt`, for the desk in
//! `help/hu-desk.txt`, for the administrator's instruments in `help/hu-instruments.txt`, for whoever runs it in
//! `help/hu-administrator.txt`, each under the English it says, so that a
//! text that changes is missed by a test and not by a reader.

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
    let files = [
        include_str!("../../help/hu.txt"),
        include_str!("../../help/hu-go.txt"),
        include_str!("../../help/hu-desk.txt"),
        include_str!("../../help/hu-site.txt"),
        include_str!("../../help/hu-instruments.txt"),
        include_str!("../../help/hu-administrator.txt"),
    ];
    files.into_iter().flat_map(|file| file.split("\n%\n")).filter_map(|record| {
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
            let _ = writeln!(text, "  {} {}", told(label, &[]), values.join(", "));
        }
    };
    listed(ContextKind::ValidValue, error::POSSIBLE);
    listed(ContextKind::ValidSubcommand, error::THERE_IS);
    listed(ContextKind::SuggestedValue, error::PERHAPS);
    listed(ContextKind::SuggestedArg, error::PERHAPS);
    listed(ContextKind::SuggestedSubcommand, error::PERHAPS);
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = usage.to_string().replace("Usage:", "Használat:").replace("[OPTIONS]", "[KAPCSOLÓK]");
        let _ = write!(text, "\n{}\n", usage.trim_end());
    }
    text.push_str("\nBővebben: --help\n");
    text
}

/// The English of the sentences about arguments; their Hungarian stands in the catalogue like every other.
mod error {
    pub(super) const NO_VALUE: &str = "{argument}: a value is missing";
    pub(super) const WRONG_VALUE: &str = "{argument}: cannot be {value}";
    pub(super) const NO_ARGUMENT: &str = "no such option or argument: {argument}";
    pub(super) const NO_COMMAND: &str = "no such command: {value}";
    pub(super) const NO_EQUALS: &str = "{argument}: an equals sign stands before the value";
    pub(super) const TOO_MANY: &str = "{argument}: {value} is more than is allowed";
    pub(super) const OTHER_NUMBER: &str = "{argument}: too few or too many values";
    pub(super) const ONCE: &str = "{argument}: can be given once";
    pub(super) const NOT_TOGETHER: &str = "{argument} and {other} cannot be given together";
    pub(super) const MISSING: &str = "missing: {argument}";
    pub(super) const MISSING_COMMAND: &str = "the command is missing";
    pub(super) const NO_TEXT: &str = "the command line is not readable text";
    pub(super) const NOT_UNDERSTOOD: &str = "the command cannot be understood";
    pub(super) const A_DATE: &str = "a date is needed, such as 2024-04-01";
    pub(super) const A_NUMBER: &str = "a whole number is needed";
    pub(super) const POSSIBLE: &str = "possible:";
    pub(super) const THERE_IS: &str = "there is:";
    pub(super) const PERHAPS: &str = "perhaps:";

    /// All of them.
    pub(super) const ALL: [&str; 18] = [
        NO_VALUE,
        WRONG_VALUE,
        NO_ARGUMENT,
        NO_COMMAND,
        NO_EQUALS,
        TOO_MANY,
        OTHER_NUMBER,
        ONCE,
        NOT_TOGETHER,
        MISSING,
        MISSING_COMMAND,
        NO_TEXT,
        NOT_UNDERSTOOD,
        A_DATE,
        A_NUMBER,
        POSSIBLE,
        THERE_IS,
        PERHAPS,
    ];
}

/// A sentence of the catalogue with its facts.
fn told(english: &str, facts: &[(&str, &str)]) -> String {
    debug_assert!(error::ALL.contains(&english), "{english}");
    facts.iter().fold(of(english), |text, (name, value)| text.replace(&format!("{{{name}}}"), value))
}

fn sentence(error: &Error) -> String {
    let one = |kind: ContextKind| texts(error, kind).join(", ");
    let (argument, value) = (one(ContextKind::InvalidArg), one(ContextKind::InvalidValue));
    let told = |english: &str| self::told(english, &[("argument", argument.as_str()), ("value", value.as_str())]);
    match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => told(error::NO_VALUE),
        ErrorKind::InvalidValue => told(error::WRONG_VALUE),
        ErrorKind::UnknownArgument => told(error::NO_ARGUMENT),
        ErrorKind::InvalidSubcommand => {
            self::told(error::NO_COMMAND, &[("value", &one(ContextKind::InvalidSubcommand))])
        }
        ErrorKind::NoEquals => told(error::NO_EQUALS),
        ErrorKind::ValueValidation => format!("{}{}", told(error::WRONG_VALUE), reason(error)),
        ErrorKind::TooManyValues => told(error::TOO_MANY),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => told(error::OTHER_NUMBER),
        ErrorKind::ArgumentConflict => {
            let prior = one(ContextKind::PriorArg);
            if prior.is_empty() || prior == argument {
                told(error::ONCE)
            } else {
                self::told(error::NOT_TOGETHER, &[("argument", &argument), ("other", &prior)])
            }
        }
        ErrorKind::MissingRequiredArgument => told(error::MISSING),
        ErrorKind::MissingSubcommand => told(error::MISSING_COMMAND),
        ErrorKind::InvalidUtf8 => told(error::NO_TEXT),
        _ => told(error::NOT_UNDERSTOOD),
    }
}

/// What the reader of a value says about it.
fn reason(error: &Error) -> String {
    let Some(source) = std::error::Error::source(error) else { return String::new() };
    let source = source.to_string();
    if let Some(known) = TEXTS.get(source.as_str()) {
        return format!(": {known}");
    }
    // A sentence, and then what there is.
    if let Some((known, rest)) = source.split_once(": ").and_then(|(head, rest)| Some((TEXTS.get(head)?, rest))) {
        return format!(": {known}: {rest}");
    }
    if source.contains("parse") && source.contains("date") || source.contains("year") || source.contains("month") {
        return format!(": {}", told(error::A_DATE, &[]));
    }
    let is_number = ["invalid digit", "number too large", "number too small", "cannot parse integer", "is not in "];
    if is_number.iter().any(|beginning| source.contains(beginning)) {
        let range = source.split_once("is not in ").map(|(_, range)| format!(" ({range})")).unwrap_or_default();
        return format!(": {}{range}", told(error::A_NUMBER, &[]));
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
        let values: BTreeSet<String> = OF_VALUES.iter().chain(&error::ALL).map(|text| (*text).to_owned()).collect();
        assert_eq!(values.iter().find(|text| !TEXTS.contains_key(text.as_str())), None, "has no Hungarian");
        let left: Vec<&str> =
            records().map(|one| one.0).filter(|one| !english.contains(*one) && !values.contains(*one)).collect();
        assert!(left.is_empty(), "nobody says any more: {left:#?}");
    }

    const SAME: [&str; 6] = ["N", "F|M", "URL", "K", "C", "ID"];

    /// What readers of values say; a value cannot be walked for it.
    const OF_VALUES: [&str; 20] = [
        "say what becomes of the appeal: granted (the decision falls), dismissed (it stands) or withdrawn",
        "expected a month such as 2024-04",
        "expected U18, S65 and the like",
        "there is no such edition; known are",
        "standard=fide, rapid=ours, …",
        "the series are standard, rapid, blitz and go",
        "an owner is ours or fide",
        "a line of the file and a FIDE number, such as 6=300001",
        "a column is written HEADING=FIELD, such as Versenyző=name",
        "a federation is three letters of FIDE's, such as HUN",
        "a seal is the number of its entry, a colon and 64 digits, as verify prints it",
        "it begins with http:// or https:// and ends with the name of the host",
        "a game is written OPPONENT=SCORE, such as 2300=0.5",
        "a game gives 0, 0.5 or 1",
        "a rating is a whole number from 1 to 4000",
        "a score is a number of whole and half points, such as 6.5",
        "a parameter is written NAME=VALUE",
        "a thinking time is written 60, 60+3x20, 40+30/5 or 40+20f",
        "invitational, hungarian-championship, european-championship, world-championship or none",
        "points such as 1947, or a grade such as 5k or 1d",
    ];

    #[test]
    fn a_wrong_argument_is_told_in_hungarian_to_the_last_word() {
        for (arguments, due) in [
            (&["calc", "expected", "x", "2000"][..], "<OWN>: nem lehet „x”: az értékszám 1 és 4000 közötti egész szám"),
            (
                &["calc", "first", "--average", "2000", "--games", "5", "--score", "y"],
                "--score <SCORE>: nem lehet „y”: a pontszám egész vagy fél pont, például 6.5",
            ),
            (
                &["calc", "change", "2000", "--k", "20", "2000=2"],
                "<OPPONENT=SCORE>...: nem lehet „2000=2”: egy játszma 0, 0.5 vagy 1 pontot ér",
            ),
            (
                &["init", "--owner", "standard=mi"],
                "--owner <SERIES=OWNER>: nem lehet „standard=mi”: az irányadó lista ours (a saját) vagy fide",
            ),
            (
                &["init", "--owner", "sakk=fide"],
                "--owner <SERIES=OWNER>: nem lehet „sakk=fide”: a listák: standard, rapid, blitz és go",
            ),
            (
                &["import", "players", "x.txt", "--federation", "Magyar"],
                "--federation <CODE>: nem lehet „Magyar”: a szövetséget a FIDE három betűje jelöli, például HUN",
            ),
            (
                &["import", "register", "x.csv", "--as", "persons", "--map", "Versenyző"],
                "--map <MAP>: nem lehet „Versenyző”: az oszlop alakja FEJLÉC=MEZŐ, például Versenyző=name",
            ),
            (&["close", "2024-04", "--series", "sakk"], "--series <SERIES>: nem lehet „sakk”"),
            (&["nincs"], "nincs ilyen parancs: nincs"),
        ] {
            let error = crate::cli::Arguments::command()
                .try_get_matches_from(std::iter::once("arpad").chain(arguments.iter().copied()))
                .expect_err("a wrong call");
            assert_eq!(sentence(&error), due);
        }
    }
}
