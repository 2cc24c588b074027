//! A sentence that tells a way out by command, told at the desk: there the same thing is a form with a name, and a switch is
//! one of its fields. So a refusal is written once and says everywhere what to do next.

use super::{Language, article};

/// Commands by the form that does the same, the longer ones first. A word that is no form is a page.
const COMMANDS: &[(&str, &str)] = &[
    ("submit --take-up", "deed-take-up"),
    ("import players", "deed-import-fide"),
    ("import strangers", "deed-import-strangers"),
    ("import egd", "deed-import-egd"),
    ("import register", "deed-takeover"),
    ("person amend", "deed-person-amend"),
    ("person add", "deed-person-add"),
    ("person merge", "deed-person-merge"),
    ("person unmerge", "deed-person-unmerge"),
    ("person show", "deed-show"),
    ("person hide", "deed-hide"),
    ("person title", "deed-title"),
    ("person death", "deed-death"),
    ("person cover", "at-desk-cover"),
    ("correct identity", "deed-reidentify"),
    ("correct result", "deed-result"),
    ("correct swap", "deed-swap"),
    ("correct withdraw", "deed-withdraw"),
    ("decide indicators --series go", "deed-indicators"),
    ("decide indicators", "deed-rating"),
    ("decide waiver", "deed-waiver"),
    ("decide owner", "deed-owner"),
    ("decide parameter", "deed-parameter"),
    ("decide multiplier", "at-desk-multiplier"),
    ("decide importance", "at-desk-importance"),
    ("decide event", "at-desk-event"),
    ("decide parts", "at-desk-parts"),
    ("decide allow", "at-desk-allow"),
    ("decide initial", "at-desk-initial"),
    ("club merge", "deed-club-merge"),
    ("club rename", "deed-club-change"),
    ("club add", "deed-club-add"),
    ("init --anew", "deed-federation"),
    ("decide", "desk-decisions-title"),
    ("decisions", "desk-decisions-title"),
    ("accept", "deed-accept"),
    ("announce", "deed-announce"),
    ("answer", "deed-answer"),
    ("appeal", "deed-appeal"),
    ("arbiter", "deed-arbiter-licence"),
    ("attach", "deed-attach"),
    ("cancel", "deed-cancel"),
    ("close", "deed-close"),
    ("editions", "desk-settings"),
    ("guest", "deed-guest"),
    ("inbox", "desk-letters"),
    ("ledger", "desk-ledger"),
    ("licence", "deed-licence"),
    ("newcomers", "at-desk-newcomers"),
    ("officer", "deed-officer"),
    ("outcome", "deed-outcome"),
    ("publish", "deed-publish"),
    ("reject", "deed-reject"),
    ("replay", "deed-replay"),
    ("sent", "deed-sent"),
    ("strength", "deed-strength"),
    ("submissions", "desk-reports"),
    ("submission", "desk-reports"),
    ("submit", "deed-submit"),
    ("tournaments", "desk-events"),
    ("tournament", "desk-events"),
    ("transfer", "deed-transfer"),
    ("unclose", "deed-unclose"),
    ("user", "desk-users"),
];

/// Switches by the field that says the same, and whether a value stands behind them. What the form knows already says nothing.
const SWITCHES: &[(&str, &str, bool)] = &[
    ("against", "deed-field-against-line", true),
    ("admitted", "deed-field-admitted", true),
    ("again", "deed-field-again", false),
    ("another-event", "deed-field-another-event", false),
    ("approved-by", "deed-field-approved-by", true),
    ("arbiter", "deed-field-arbiter", true),
    ("as", "deed-field-table", true),
    ("as-unrated", "deed-choice-unrated", false),
    ("because", "deed-field-because", true),
    ("beside-fide", "deed-field-beside-fide", false),
    ("board", "at-desk-board", true),
    ("born", "deed-field-born", true),
    ("c", "at-desk-multiplier", true),
    ("certain", "deed-field-certain", false),
    ("championship", "deed-field-championship", true),
    ("club", "deed-field-club", true),
    ("contact", "deed-field-contact", true),
    ("date", "deed-field-list-day", true),
    ("day", "deed-field-day", true),
    ("dropping", "deed-field-dropping", false),
    ("even", "at-desk-even", false),
    ("even-so", "deed-field-even-so", false),
    ("from", "", true),
    ("from-appeal", "deed-field-from", true),
    ("grounds", "deed-field-grounds", true),
    ("hybrid", "deed-field-hybrid", false),
    ("importance", "at-desk-importance", true),
    ("in-advance", "deed-field-in-advance", false),
    ("instead", "deed-field-instead", false),
    ("map", "deed-field-columns", true),
    ("new", "deed-field-take-new", false),
    ("norms", "deed-field-norms", false),
    ("not-rated", "deed-field-not-rated", true),
    ("of", "deed-field-permission", true),
    ("official", "deed-field-official", true),
    ("ours", "at-desk-ours", true),
    ("ours-as-file", "deed-field-ours-as-file", false),
    ("owner", "deed-field-list-owner", true),
    ("paragraph", "deed-field-paragraph", true),
    ("person", "", true),
    ("points", "deed-field-points", false),
    ("rated", "deed-field-rated", true),
    ("ratings-from-report", "deed-choice-from-report", false),
    ("reference", "deed-field-reference", true),
    ("registered", "deed-field-registered", true),
    ("rounds-per-day", "deed-field-rounds-per-day", true),
    ("season", "deed-field-season", true),
    ("series", "", true),
    ("skipping", "deed-field-skipping", false),
    ("take", "deed-field-take", true),
    ("take-up", "deed-take-up", true),
    ("tempo", "deed-field-tempo", true),
    ("territory", "deed-field-territory", true),
    ("thinking-time", "at-desk-thinking-time", true),
    ("tournament", "deed-field-tournament", true),
    ("until", "deed-field-until", true),
    ("why", "deed-field-why", true),
];

/// Who is told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Door {
    /// People: forms and fields by their names.
    Desk,
    /// Programs: calls and fields as they are written.
    Calls,
}

/// The sentence with forms and fields in the place of commands and switches.
pub(super) fn told(language: Language, said: &str) -> String {
    told_at(language, Door::Desk, said)
}

/// The same for programs: `acts/cancel`, `because`.
pub(super) fn told_in_calls(language: Language, said: &str) -> String {
    told_at(language, Door::Calls, said)
}

fn told_at(language: Language, door: Door, said: &str) -> String {
    let mut told = String::with_capacity(said.len());
    let mut rest = said;
    while let Some(at) = next(rest) {
        let (before, after) = rest.split_at(at);
        told.push_str(before);
        let (words, left) = if let Some(after) = after.strip_prefix("arpad ") {
            command((language, door), after)
        } else {
            switches((language, door), after)
        };
        // The article is that of the form's name now.
        if words.starts_with('„') {
            for (own, open) in [(" az ", " a(z) "), (" a ", " a(z) ")] {
                if told.ends_with(own) {
                    told.truncate(told.len() - own.len());
                    told.push_str(open);
                    break;
                }
            }
        }
        told.push_str(&words);
        rest = left;
    }
    told.push_str(rest);
    if language == Language::Hu { article::decided(told) } else { told }
}

/// Where the next command or switch begins.
fn next(text: &str) -> Option<usize> {
    let is_free =
        |at: usize| at == 0 || !text[..at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '-');
    let begins = |piece: &str, letters: usize| {
        text.match_indices(piece)
            .map(|(at, _)| at)
            .find(|at| is_free(*at) && text[at + letters..].starts_with(|letter: char| letter.is_ascii_lowercase()))
    };
    [begins("arpad ", 6), begins("--", 2)].into_iter().flatten().min()
}

/// What a command is called at the desk with the fields its switches are, and what stands behind it.
fn command(to: (Language, Door), after: &str) -> (String, &str) {
    let is_whole = |rest: &str| !rest.starts_with(|letter: char| letter.is_alphanumeric() || letter == '-');
    let found = COMMANDS.iter().find_map(|(words, key)| {
        let rest = after.strip_prefix(words)?;
        is_whole(rest).then_some((*key, rest))
    });
    let (key, mut rest) = found.unwrap_or_else(|| {
        let end = after.find(|letter: char| !letter.is_alphanumeric() && letter != '-').unwrap_or(after.len());
        ("desk-acts", &after[end..])
    });
    let mut fields = Vec::new();
    while let Some(behind) = rest.strip_prefix(' ') {
        if behind.starts_with("--") {
            let (field, left) = switch(behind);
            fields.extend(field.filter(|key| !key.is_empty()));
            rest = left;
        } else if let Some(left) = argument(behind) {
            rest = left;
        } else {
            break;
        }
    }
    let form = quoted(to, key);
    let fields: Vec<String> = fields.iter().map(|key| quoted(to, key)).collect();
    (if fields.is_empty() { form } else { format!("{form}, {}", fields.join(", ")) }, rest)
}

/// Switches by themselves: fields of the form that refused.
fn switches(to: (Language, Door), text: &str) -> (String, &str) {
    let (key, rest) = switch(text);
    match key {
        Some("") | None => (quoted(to, "desk-acts"), rest),
        Some(key) => (quoted(to, key), rest),
    }
}

/// The key of a switch, none where nobody knows it, and what stands behind it and its value.
fn switch(text: &str) -> (Option<&'static str>, &str) {
    let name = text.trim_start_matches('-');
    let end = name.find(|letter: char| !letter.is_ascii_lowercase() && letter != '-').unwrap_or(name.len());
    let (name, rest) = name.split_at(end);
    let known = SWITCHES.iter().find(|(one, ..)| *one == name);
    let takes = known.is_some_and(|(_, _, takes)| *takes);
    let value = rest.strip_prefix(' ').filter(|_| takes).and_then(|behind| argument(behind).or_else(|| word(behind)));
    (known.map(|(_, key, _)| *key), value.unwrap_or(rest))
}

/// What stands behind something that only a command takes: a number, `…`, a name in capitals, a quoted text, `HEADING=-`.
fn argument(text: &str) -> Option<&str> {
    if let Some(inside) = text.strip_prefix('"') {
        return inside.find('"').map(|end| &inside[end + 1..]);
    }
    let end = text.find([' ', ')', ',', ';', ':']).unwrap_or(text.len());
    let end = text[..end].trim_end_matches(['.', '?']).len();
    let piece = &text[..end];
    let is_capital = !piece.is_empty()
        && piece.chars().all(|letter| !letter.is_lowercase())
        && piece.chars().any(|letter| letter.is_alphanumeric());
    let is_argument = is_capital || piece == "…" || piece.contains('=') || piece == "go" || piece == "outside";
    is_argument.then(|| &text[end..])
}

/// One plain word, as a switch takes it.
fn word(text: &str) -> Option<&str> {
    let end = text.find([' ', ')', ',', ';', ':', '.', '?']).unwrap_or(text.len());
    (end > 0 && text[..end].bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')).then(|| &text[end..])
}

fn quoted((language, door): (Language, Door), key: &str) -> String {
    if door == Door::Calls {
        // A field, one of its values, or a call; what has a name for people alone is told by that.
        let field = key.strip_prefix("deed-field-").or_else(|| key.strip_prefix("deed-choice-"));
        if let Some(name) = field {
            return format!("`{name}`");
        }
        if let Some(name) = key.strip_prefix("deed-") {
            return format!("`acts/{name}`");
        }
    }
    let (open, close) = match language {
        Language::Hu => ('„', '”'),
        Language::En => ('“', '”'),
    };
    format!("{open}{}{close}", language.label(key))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_a_form_and_a_switch_its_field() {
        let hungarian = |said: &str| told(Language::Hu, said);
        assert_eq!(
            hungarian("előbb nyissa meg: arpad unclose 2024-05 --series rapid"),
            "előbb nyissa meg: „Újranyitás”"
        );
        assert_eq!(hungarian("írja meg az okát (--because)"), "írja meg az okát („Indok, amelyet bárki olvashat”)");
        assert_eq!(
            hungarian("nem zárható le újra, az arpad replay készít belőle módosított listát"),
            "nem zárható le újra, a „Közzétett listák újraszámítása” készít belőle módosított listát"
        );
        assert_eq!(
            hungarian("törölje (arpad cancel 12 --because …), vagy vegye át ezt módosításként (--instead)"),
            "törölje („Bejegyzés törlése”, „Indok, amelyet bárki olvashat”), vagy vegye át ezt módosításként („Egy ugyanarra a \
             napra átvett másik fájl helyett”)"
        );
        assert_eq!(
            told(Language::En, "nobody says who the arbiters were (arpad accept … --arbiter NAME)"),
            "nobody says who the arbiters were (“Accept”, “Chief arbiter”)"
        );
        assert_eq!(
            told_in_calls(Language::En, "take it back (arpad cancel 12 --because …), or say so (--certain)"),
            "take it back (`acts/cancel`, `because`), or say so (`certain`)"
        );
        assert_eq!(hungarian("semmi ilyen nincs benne – 2024"), "semmi ilyen nincs benne – 2024");
    }
}
