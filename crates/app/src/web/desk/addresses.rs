//! The addresses of the desk, below the language: a link is made here and nowhere else.

use arpad_model::{ClubId, EntryId, LetterId, PersonId, Series, SubmissionId, TournamentId};
use jiff::civil::Date;

/// What waits for somebody today.
pub(super) const TODAY: &str = "/desk";

/// How much waits, for a script.
pub(super) const COUNTS: &str = "/desk/counts";

/// The door.
pub(super) const LOGIN: &str = "/desk/login";

/// The way out.
pub(super) const LOGOUT: &str = "/desk/logout";

/// One's own sessions, password and second factor.
pub(super) const SESSIONS: &str = "/desk/sessions";

/// A session is ended.
pub(super) const END_SESSION: &str = "/desk/sessions/end";

/// The second factor is set or taken away.
pub(super) const TOTP: &str = "/desk/sessions/totp";

/// A token for a program of one's own is made.
pub(super) const TOKEN: &str = "/desk/sessions/token";

/// One of them is taken back.
pub(super) const END_TOKEN: &str = "/desk/sessions/token/end";

/// What was typed when a session had ended is not wanted any more.
pub(super) const TYPED_FORGET: &str = "/desk/typed/forget";

/// One's own page.
pub(super) const OWN: &str = "/desk/own";

/// Where one is reached is set.
pub(super) const CONTACT: &str = "/desk/own/contact";

/// What was sent to whom.
pub(super) const MESSAGES: &str = "/desk/messages";

/// A message is sent again.
pub(super) const MESSAGE_AGAIN: &str = "/desk/messages/again";

/// A program of others is entered.
pub(super) const HOOK_ADD: &str = "/desk/messages/hook";

/// It is told no more.
pub(super) const HOOK_END: &str = "/desk/messages/hook/end";

/// An invitation, or a new password.
pub(super) const INVITATION: &str = "/desk/invitation";

/// Where one asks for a new password.
pub(super) const FORGOTTEN: &str = "/desk/forgotten";

/// Received files.
pub(super) const REPORTS: &str = "/desk/reports";

/// A received file.
pub(super) fn report(id: SubmissionId) -> String {
    format!("{REPORTS}/{id}")
}

/// The same with the question about a line, counted from 0, on top.
pub(super) fn report_line(id: SubmissionId, line: u32) -> String {
    format!("{}?{ASKED_LINE}{line}", report(id))
}

/// What an address says of the line that is asked about first.
pub(super) const ASKED_LINE: &str = "line=";

/// Persons of the register.
pub(super) const PERSONS: &str = "/desk/persons";

/// A person.
pub(super) fn person(id: PersonId) -> String {
    format!("{PERSONS}/{id}")
}

/// Clubs.
pub(super) const CLUBS: &str = "/desk/clubs";

/// A club.
pub(super) fn club(id: ClubId) -> String {
    format!("{CLUBS}/{id}")
}

/// The register of events.
pub(super) const EVENTS: &str = "/desk/events";

/// An event.
pub(super) fn event(id: TournamentId) -> String {
    format!("{EVENTS}/{id}")
}

/// The report of an event as FIDE takes it.
pub(super) fn event_file(id: TournamentId, format: &str) -> String {
    format!("{EVENTS}/{id}/export?format={format}")
}

/// Decisions and appeals.
pub(super) const DECISIONS: &str = "/desk/decisions";

/// Letters from the site.
pub(super) const LETTERS: &str = "/desk/letters";

/// A letter.
pub(super) fn letter(id: LetterId) -> String {
    format!("{LETTERS}/{id}")
}

/// What the federation says of itself, and by which texts it rates.
pub(super) const SETTINGS: &str = "/desk/settings";

/// A list on its way.
pub(super) const MONTH: &str = "/desk/month";

/// The list of a month, or those of go.
pub(super) fn month(series: Series, day: Option<Date>) -> String {
    let month = day.map(|day| format!("&month={}", day.strftime("%Y-%m"))).unwrap_or_default();
    format!("{MONTH}?series={series}{month}")
}

/// The same with something that takes longer to look at: what is out of the ordinary, or FIDE's list beside ours.
pub(super) fn month_view(series: Series, day: Date, view: &str) -> String {
    format!("{}&view={view}", month(series, Some(day)))
}

/// What waits for whoever keeps the go system.
pub(super) const GO: &str = "/desk/go";

/// Who may apply for a title, and applications.
pub(super) const TITLES: &str = "/desk/titles";

/// An application as the form for FIDE.
pub(super) fn title_sheet(application: EntryId) -> String {
    format!("{TITLES}/{application}")
}

/// Arbiters.
pub(super) const ARBITERS: &str = "/desk/arbiters";

/// An arbiter.
pub(super) fn arbiter(id: PersonId) -> String {
    format!("{ARBITERS}/{id}")
}

/// The ledger.
pub(super) const LEDGER: &str = "/desk/ledger";

/// An entry of it.
pub(super) fn entry(id: EntryId) -> String {
    format!("{LEDGER}/{id}")
}

/// The entries before one, of those that are looked for.
pub(super) fn ledger_before(before: EntryId, asked: &[(&str, &str)]) -> String {
    let encoded = crate::web::addresses::encoded;
    let asked: String = asked.iter().map(|(name, text)| format!("&{name}={}", encoded(text))).collect();
    format!("{LEDGER}?before={before}{asked}")
}

/// Users, their links and tokens.
pub(super) const USERS: &str = "/desk/users";

/// A link for a user.
pub(super) const INVITE: &str = "/desk/users/invite";

/// All sessions of a user are ended.
pub(super) const SIGN_OUT: &str = "/desk/users/sign-out";

/// The sessions of a user.
pub(super) const USER_SESSIONS: &str = "/desk/users/sessions";

/// The sessions of this user.
pub(super) fn user_sessions(name: &str) -> String {
    format!("{USER_SESSIONS}?name={}", crate::web::addresses::encoded(name))
}

/// One of them is ended.
pub(super) const USER_END_SESSION: &str = "/desk/users/sessions/end";

/// A token is taken back.
pub(super) const REVOKE: &str = "/desk/users/revoke";

/// Everything that can be done, each below its name.
pub(super) const ACTS: &str = "/desk/acts";

/// The form of something that can be done.
pub(super) fn act(name: &str) -> String {
    format!("{ACTS}/{name}")
}

/// The same with fields filled in.
pub(super) fn act_with(name: &str, fields: &[(&str, &str)]) -> String {
    let encoded = crate::web::addresses::encoded;
    let query: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={}", encoded(value))).collect();
    format!("{ACTS}/{name}?{}", query.join("&"))
}

/// An address that was sent to us as the way back: only one of the desk is gone to, in this language.
pub(super) fn way_back(language: &str, sent: &str) -> Option<String> {
    let rest = sent.strip_prefix('/')?.strip_prefix(language)?.strip_prefix("/desk")?;
    let is_plain = |letter: char| letter.is_ascii_graphic() && !matches!(letter, '\\' | '"' | '<' | '>');
    let goes_on = rest.is_empty() || rest.starts_with('/') || rest.starts_with('?');
    (goes_on && rest.len() < 500 && rest.chars().all(is_plain) && !rest.contains("//")).then(|| sent.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_elsewhere() {
        for fine in ["/hu/desk", "/hu/desk/acts/reject?submission=3", "/hu/desk?done=4"] {
            assert_eq!(way_back("hu", fine).as_deref(), Some(fine));
        }
        for strange in [
            "",
            "//evil.example",
            "/\\evil.example",
            "https://evil.example/hu/desk",
            "/en/desk",
            "/hu/deskevil",
            "/hu/players",
            "/hu/desk//evil.example",
            "/hu/desk\r\nSet-Cookie: a=b",
            "/hu/desk/\\x",
        ] {
            assert_eq!(way_back("hu", strange), None, "{strange}");
        }
    }
}
