//! One received file: what its reader and the law say, who its players are, and the decision at the end. The first line in doubt
//! stands on top with everybody who may be meant; answered, the next takes its place.

mod difference;
mod file;
mod questions;
mod said;

use super::file_state::Answered;
use super::gate::Gate;
use super::{addresses, frame, go};
use crate::secret;
use crate::web::locale::Visit;
use crate::web::pages::Id;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::web::{Site, assets};
use crate::words::Language;
use arpad_formats::notice::Notice;
use arpad_model::{
    EntryId, Fact, Finding, Person, PersonId, Series, Submission, SubmissionId, SubmissionState, TournamentState,
};
use arpad_office::access::{OFFICE, Who};
use arpad_office::acts::Kind;
use arpad_office::acts::accept::foresee;
use arpad_office::acts::answers::sure_lines;
use arpad_office::acts::desk::{OfficeError, Refusal};
use arpad_office::acts::submit::came_with;
use arpad_office::intake::identify::Line;
use arpad_office::intake::open::{Opened, open};
use arpad_office::refusal::code;
use arpad_office::views::beside::{Beside, beside};
use arpad_office::views::go_lines::{GoLine, go_lines};
use arpad_office::views::records;
use arpad_office::views::report_difference::{ReportDifference, Who as Known, report_difference};
use arpad_office::views::today::next_in_doubt;
use arpad_registry::Reader;
use axum::Extension;
use axum::extract::State;
use maud::{Markup, html};
use said::said;
use std::collections::BTreeMap;

/// A file with all that is to be said of it.
struct Sheet {
    /// The newest entry when it was looked at.
    head: EntryId,
    /// The entry with which it came.
    came: Option<EntryId>,
    file: Submission,
    /// It was accepted, and its event withdrawn since.
    is_withdrawn: bool,
    bytes: Vec<u8>,
    opened: Result<Opened, Refusal>,
    findings: Vec<Finding>,
    /// What has to be said before it can be accepted.
    question: Option<Refusal>,
    /// Who is, or may be, meant, line by line.
    meant: Vec<Vec<Beside>>,
    /// Lines that have one plain answer.
    sure: Vec<usize>,
    /// What it says otherwise than the accepted report of its event, with the names it speaks of.
    difference: Option<(ReportDifference, BTreeMap<PersonId, Person>)>,
    /// A list has counted its event: whoever it moves may read why it is corrected.
    corrects: bool,
    /// Another file in which somebody is to say who is who.
    next: Option<Submission>,
    /// Of a go report, line by line: grades in the file, by points, and on the European list.
    go: Vec<GoLine>,
}

fn sheet(store: &mut Reader<'_>, id: SubmissionId) -> Result<Option<Sheet>, OfficeError> {
    let Some(file) = records::submission(store, id)? else { return Ok(None) };
    let bytes = records::bytes(store, &file)?;
    let event = file.tournament.map(|event| records::tournament(store, event)).transpose()?.flatten();
    let is_withdrawn = file.state == SubmissionState::Accepted
        && event.as_ref().is_some_and(|event| event.state == TournamentState::Withdrawn);
    let corrects = is_open(&file) && event.is_some_and(|event| event.list.is_some());
    let opened = match open(store, file.id) {
        Ok(opened) => Ok(opened),
        Err(OfficeError::Refused(refusal)) => Err(*refusal),
        Err(other) => return Err(other),
    };
    let mut sheet = Sheet {
        head: records::head(store)?.0,
        came: came_with(store, &file)?.map(|(entry, _)| entry.seq),
        file,
        is_withdrawn,
        bytes,
        opened,
        findings: Vec::new(),
        question: None,
        meant: Vec::new(),
        sure: Vec::new(),
        difference: None,
        corrects,
        next: None,
        go: Vec::new(),
    };
    sheet.next = next_in_doubt(store, id)?;
    if let Ok(opened) = &sheet.opened {
        if is_open(&sheet.file) {
            match foresee(store, opened) {
                Ok(mut findings) => {
                    findings.sort_by_key(|finding| std::cmp::Reverse(finding.severity));
                    sheet.findings = findings;
                }
                Err(OfficeError::Refused(refusal)) => sheet.question = Some(*refusal),
                Err(other) => return Err(other),
            }
            if let Some(difference) = report_difference(store, opened)? {
                let persons = named(store, &difference)?;
                sheet.difference = Some((difference, persons));
            }
            sheet.sure = sure_lines(opened, false).iter().map(|(line, _)| *line as usize).collect();
        }
        sheet.meant = beside(store, opened)?;
        sheet.go = go_lines(store, opened)?;
    }
    Ok(Some(sheet))
}

/// Everybody whom a difference names.
fn named(store: &mut Reader<'_>, difference: &ReportDifference) -> Result<BTreeMap<PersonId, Person>, OfficeError> {
    let mut persons = BTreeMap::new();
    for one in difference.everybody() {
        if let Known::Known(id) = one {
            persons.extend(records::person(store, *id)?.map(|person| (*id, person)));
        }
    }
    Ok(persons)
}

/// Nobody has decided about it.
fn is_open(file: &Submission) -> bool {
    matches!(file.state, SubmissionState::Received | SubmissionState::Questions)
}

pub(super) async fn page(
    visit: Visit,
    Id(id): Id<SubmissionId>,
    State(site): State<Site>,
    Extension(gate): Extension<Gate>,
) -> Result<Page, Problem> {
    let who = gate.who()?.clone();
    let sheet = site.read(move |store| sheet(store, id)).await?.ok_or(Problem::Lost)?;
    // An arbiter sees what he sent; of another's file not even that it is there.
    if !who.sees(OFFICE) && sheet.file.by_whom != who.name() {
        return Err(Problem::Lost);
    }
    let language = visit.language;
    let event = sheet.opened.as_ref().map(|opened| opened.reported.name().to_owned());
    let title = event.ok().filter(|name| !name.is_empty()).unwrap_or_else(|| sheet.file.file_name.clone());
    let key = secret::new().map_err(|error| Problem::Failed(error.to_string()))?;
    let forms =
        Forms { visit: &visit, gate: &gate, key: &key, head: sheet.head, back: visit.to(&addresses::report(id)) };
    let body = html! {
        script src=(assets::address("desk.js")) defer {}
        h1 { (title) }
        (head(&visit, &sheet))
        (steps(language, &sheet))
        @if let Ok(opened) = &sheet.opened {
            @if is_open(&sheet.file) && who.may(Kind::Answer) { (questions::next(&forms, &sheet, opened)) }
            (difference::shown(language, &sheet))
            (decision(&forms, &who, &sheet, opened))
            (said(language, &opened.reported.notices, &sheet.findings, |finding| forms.beside(&who, &sheet, finding)))
            (questions::lines(&forms, &sheet, opened, who.sees(OFFICE)))
        }
        @if let Err(refusal) = &sheet.opened {
            p.note role="alert" { (language.refusal_at_desk(refusal)) }
            (said(language, &refusal.notices, &[], |_| None))
            @if is_open(&sheet.file) && who.may(Kind::Reject) { (turn_away(&forms, &sheet.file)) }
        }
        @if let Some(next) = sheet.next.as_ref().filter(|_| who.may(Kind::Answer)) {
            p.next { a href=(visit.to(&addresses::report(next.id))) { (language.say("desk-next-in-doubt", &[("file", Fact::from(next.file_name.as_str()))])) } }
        }
        (file::shown(language, &sheet))
    };
    frame::page(&visit, &site, &gate, title, body).await
}

/// What the forms of the page share.
pub(super) struct Forms<'a> {
    pub(super) visit: &'a Visit,
    pub(super) gate: &'a Gate,
    pub(super) key: &'a str,
    /// The newest entry that the page knows: what a colleague does after it is told, and not overwritten.
    pub(super) head: EntryId,
    pub(super) back: String,
}

impl Forms<'_> {
    /// A form of a deed; its key is drawn with the page and made another by the deed and its place.
    pub(super) fn deed(&self, name: &str, place: &str, fields: &[(&str, &str)], inside: &Markup) -> Markup {
        html! {
            form method="post" action=(self.visit.to(&addresses::act(name))) {
                (frame::token(self.gate))
                input type="hidden" name="once" value=(secret::derived(self.key, &format!("{name} {place}")));
                input type="hidden" name="seen" value=(self.head);
                input type="hidden" name="back" value=(self.back);
                @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
                (inside)
            }
        }
    }
}

fn head(visit: &Visit, sheet: &Sheet) -> Markup {
    let (language, file) = (visit.language, &sheet.file);
    html! {
        p.lead {
            (state(language, sheet))
            @if sheet.is_withdrawn { ", " (language.label("desk-event-withdrawn")) }
            @if !file.because.is_empty() && file.because != code::TAKEN_BACK.as_str() { ": " (language.because(&file.because)) }
        }
        p.quiet {
            (file.id) ". " (file.file_name) " · " (file.format) " · " (file.by_whom) ", " (language.moment(file.moment))
            @if let Some(event) = file.tournament { " · " a href=(visit.to(&addresses::event(event))) { (language.label("desk-the-event")) } }
        }
    }
}

/// How far it is; once everybody is known nobody waits to be identified.
fn state(language: Language, sheet: &Sheet) -> String {
    let is_known = |opened: &Opened| !opened.lines.iter().any(|line| line.is_question());
    match (sheet.file.state, &sheet.opened) {
        (SubmissionState::Questions, Ok(opened)) if is_known(opened) => language.label("desk-state-answered"),
        _ => Answered::default().file(language, &sheet.file),
    }
}

/// Four steps with their state: sound, ratable, known persons, decided.
fn steps(language: Language, sheet: &Sheet) -> Markup {
    let errors = |notices: &[Notice]| {
        notices.iter().filter(|notice| notice.severity == arpad_formats::notice::Severity::Error).count()
    };
    let (sound, ratable, open) = match &sheet.opened {
        Err(refusal) => (errors(&refusal.notices).max(1), 0, 0),
        Ok(opened) => (
            errors(&opened.reported.notices),
            sheet.findings.iter().filter(|finding| finding.severity == arpad_model::Severity::Error).count()
                + usize::from(sheet.question.is_some()),
            opened.lines.iter().filter(|line| line.is_question()).count(),
        ),
    };
    let step = |key: &str, count: usize| {
        let state = if count == 0 { "fine" } else { "open" };
        html! { li class=(state) { (language.say(key, &[("count", Fact::from(count))])) } }
    };
    html! {
        ol.progress {
            (step("desk-step-sound", sound))
            @if sheet.opened.is_ok() {
                (step("desk-step-ratable", ratable))
                // Of a file that was turned away or replaced nobody asks any more who its lines are.
                @if is_open(&sheet.file) || sheet.file.state == SubmissionState::Accepted {
                    (step("desk-step-known", if is_open(&sheet.file) { open } else { 0 }))
                }
            }
            (step("desk-step-decided", usize::from(is_open(&sheet.file))))
        }
    }
}

/// Accept, turn away, or take back: what can be done with it now, in one place.
fn decision(forms: &Forms<'_>, who: &Who, sheet: &Sheet, opened: &Opened) -> Markup {
    let (language, file) = (forms.visit.language, &sheet.file);
    let id = file.id.to_string();
    let submission = [("submission", id.as_str())];
    let nobody = opened.lines.iter().filter(|line| matches!(line, Line::Nobody)).count();
    let doubts = opened.lines.iter().filter(|line| matches!(line, Line::Doubt(_))).count();
    html! {
        section.decision aria-labelledby="decision" {
            h2 #decision { (language.label("desk-judging")) }
            @if is_open(file) && who.may(Kind::Accept) {
                @if let Some(question) = &sheet.question { p.note { (language.refusal_at_desk(question)) } }
                @if doubts > 0 { p { (language.say("desk-accept-after", &[("count", Fact::from(doubts))])) } }
                @if opened.reported.series == Series::Go { (go::accept::form(forms, file.id, opened, &why(language, sheet))) }
                @else { (forms.deed("accept", "", &submission, &html! {
                    @if nobody > 0 { label.tick { input type="checkbox" name="take-new" value="true" checked; " " (language.say("desk-take-new", &[("count", Fact::from(nobody))])) } }
                    (why(language, sheet))
                    button type="submit" { (language.label("deed-accept")) } " "
                    button.plain type="submit" name="look" value="true" { (language.label("desk-look-first")) } " "
                    a href=(forms.visit.to(&addresses::act_with("accept", &[("submission", &id), ("back", &forms.back)]))) { (language.label("desk-accept-more")) }
                })) }
                (turn_away(forms, file))
            } @else if file.state == SubmissionState::Accepted {
                @if let Some(event) = file.tournament {
                    p { a href=(forms.visit.to(&crate::web::addresses::tournament(event))) { (language.label("desk-see-event")) }
                        @if who.may(Kind::Withdraw) && !sheet.is_withdrawn { " · " a href=(forms.visit.to(&addresses::act_with("withdraw", &[("tournament", &event.to_string()), ("back", &forms.back)]))) { (language.label("deed-withdraw")) } }
                    }
                }
            }
            @if let Some(came) = sheet.came.filter(|_| is_open(file) && file.by_whom == who.name() && who.may(Kind::Submit)) {
                (forms.deed("cancel", "own", &[("entry", &came.to_string())], &html! { button.plain type="submit" { (language.label("desk-take-own-back")) } }))
            }
            @if (file.state == SubmissionState::Rejected || sheet.is_withdrawn) && who.may_whole(Kind::Submit) {
                (forms.deed("take-up", "", &submission, &html! { button type="submit" { (language.label("deed-take-up")) } }))
            } @else if file.state != SubmissionState::Accepted && !(is_open(file) && who.may(Kind::Accept)) {
                p { (Answered::default().file(language, file)) }
            }
        }
    }
}

/// Why an accepted report is corrected: asked where a list has counted it.
fn why(language: Language, sheet: &Sheet) -> Markup {
    let free = if sheet.corrects { String::new() } else { format!(" {}", language.label("deed-free")) };
    html! {
        @if sheet.corrects || sheet.difference.is_some() {
            div.field { label for="why" { (language.label("deed-field-because")) span.quiet { (free) } } input #why type="text" name="why" required[sheet.corrects] maxlength="400"; }
        }
    }
}

fn turn_away(forms: &Forms<'_>, file: &Submission) -> Markup {
    let (language, id) = (forms.visit.language, file.id.to_string());
    forms.deed("reject", "", &[("submission", &id)], &html! {
        div.beside {
            div.field { label for="because" { (language.label("deed-field-because")) } input #because type="text" name="because" required maxlength="200"; }
            button.plain type="submit" { (language.label("deed-reject")) }
        }
    })
}
