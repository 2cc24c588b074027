//! A tournament file, looked at on the spot: what the reader and the law say, and the forecast. Nothing of it is kept.

mod games;
mod names;
mod norms;
mod register;
mod report;
mod resent;

use crate::certificates::sheets;
use crate::web::Site;
use crate::web::addresses;
use crate::web::guests::Address;
use crate::web::locale::Visit;
use crate::web::pages::regulations;
use crate::web::problem::Problem;
use crate::web::shell::Page;
use crate::web::upload::{self, Intake, LARGEST, MOST_MEGABYTES, Stop, WORKSHOP};
use arpad_office::files::opened::Named;
use arpad_office::files::title_event::Declared;
use arpad_office::rating::file_norms::file_norms;
use arpad_office::rating::rate_file::{FileSettings, PlayerFacts, rate_file};
use arpad_office::views::file_check::check_file;
use arpad_rules::calendar::Calendar;
use arpad_rules::catalogue;
use arpad_rules::titles::norm::Kind;
use axum::extract::{FromRequest, Multipart, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

pub(super) async fn form(visit: Visit) -> Page {
    super::frame(&visit, "file", &fields(&visit, &Sent::default()))
}

pub(super) async fn answer(visit: Visit, State(site): State<Site>, request: Request) -> impl IntoResponse {
    // What somebody sends concerns nobody else, no cache either.
    ([(header::CACHE_CONTROL, "no-store")], look(&visit, site, request).await)
}

async fn look(visit: &Visit, site: Site, request: Request) -> Result<Response, Problem> {
    let language = visit.language;
    let _place = upload::enter(Address::of(request.extensions()))?;
    let mut sent = match upload::in_time(receive(visit, request)).await {
        Err(Stop::Slow) => {
            let body = html! { p.note role="alert" { (language.label("calculator-file-slow")) } (fields(visit, &Sent::default())) };
            return Ok((StatusCode::REQUEST_TIMEOUT, super::frame(visit, "file", &body)).into_response());
        }
        arrived => arrived??,
    };
    let edition = match sent.edition.as_str() {
        "" => None,
        id => Some(
            catalogue::edition(id)
                .filter(|one| one.rates())
                .ok_or_else(|| Problem::Wrong(language.label("form-no-choice")))?
                .id()
                .0,
        ),
    };
    let multiplier = match sent.multiplier.trim() {
        "" => None,
        text => {
            let facts = [("least", 1.into()), ("most", 100.into())];
            let wrong = || Problem::Wrong(language.say("form-no-number", &facts));
            Some(text.parse().ok().filter(|number| (1..=100).contains(number)).ok_or_else(wrong)?)
        }
    };
    let kind = match sent.kind.as_str() {
        "" => Kind::Ordinary,
        name => Kind::ALL
            .into_iter()
            .find(|kind| kind.as_str() == name)
            .ok_or_else(|| Problem::Wrong(language.label("form-no-choice")))?,
    };
    if sent.bytes.is_empty() {
        let body = html! { p.note role="alert" { (language.label("calculator-no-file")) } (fields(visit, &sent)) };
        return Ok(super::frame(visit, "file", &body).into_response());
    }
    let bytes = std::mem::take(&mut sent.bytes);
    sent.resent = resent::pack(&bytes).unwrap_or_default();
    let named = Named { name: sent.name.clone(), bytes };
    if sent.certificates {
        return certificates(visit, named, kind).await;
    }
    let visitor = visit.clone();
    // The page is made there too, file by file: what was rated takes more room than what is said of it.
    let reports = WORKSHOP.work(move || {
        let calendar = Calendar::default();
        let today = jiff::Zoned::now().date();
        let settings = FileSettings { edition, calendar: &calendar, beside: PlayerFacts::Nothing, multiplier, today };
        let told = |(place, file): (usize, Named)| -> Result<(Markup, bool), Problem> {
            let register = site.read_here(|store| check_file(store, &file.bytes))?;
            let beside = register.as_ref().map_or(PlayerFacts::Nothing, |check| PlayerFacts::Register(&check.known));
            let rated = rate_file(&file.bytes, &FileSettings { beside, ..settings });
            let norms = file_norms(&file.bytes, &calendar, Declared::of(kind));
            let report = report::report(&visitor, (place, &file.name), &rated, register.as_ref(), norms.as_ref());
            Ok((report, norms.is_some_and(|norms| norms.norms.is_some_and(|norms| !norms.people.is_empty()))))
        };
        let files = upload::one_or_few(named);
        files.map(|files| files.into_iter().enumerate().map(told).collect::<Result<Vec<_>, Problem>>())
    });
    let body = match reports.await {
        Ok(Ok(Err(problem))) => return Err(problem),
        Ok(Ok(Ok(reports))) => {
            sent.has_norms = reports.iter().any(|(_, has_norms)| *has_norms);
            html! {
                @for (report, _) in &reports { (report) }
                (fields(visit, &sent))
            }
        }
        Ok(Err(several)) => {
            html! { p.note role="alert" #result { (language.notice_at_desk(&several)) } (fields(visit, &sent)) }
        }
        // The file broke the calculation.
        Err(Stop::Failed(what)) => {
            tracing::error!("{what}");
            html! { p.note role="alert" { (language.label("calculator-file-failed")) } (fields(visit, &sent)) }
        }
        Err(stop) => return Err(stop.into()),
    };
    Ok(super::frame(visit, "file", &body).into_response())
}

/// The certificates of the norms in a file, one on each page.
async fn certificates(visit: &Visit, named: Named, kind: Kind) -> Result<Response, Problem> {
    let language = visit.language;
    let made = WORKSHOP.work(move || {
        let told = |file: &Named| file_norms(&file.bytes, &Calendar::default(), Declared::of(kind));
        let files = upload::one_or_few(named).unwrap_or_default();
        files.iter().filter_map(told).filter_map(|told| sheets(language, &told)).collect::<Vec<Markup>>()
    });
    let sheets = made.await?;
    let title = language.label("certificates");
    let body = html! {
        h1 { (title) }
        @if sheets.is_empty() { p.lead { (language.label("certificates-none")) } }
        @for sheet in &sheets { (sheet) }
    };
    Ok(Page { about: title.clone(), title, room: addresses::CALCULATOR, body }.into_response())
}

/// What came with the form.
#[derive(Default)]
struct Sent {
    name: String,
    bytes: Vec<u8>,
    edition: String,
    multiplier: String,
    /// What the event is, for norms.
    kind: String,
    /// Certificates are asked for instead of the report.
    certificates: bool,
    /// The file has norms that can be certified.
    has_norms: bool,
    /// The file once more, as a page carries it.
    resent: String,
}

async fn receive(visit: &Visit, request: Request) -> Result<Sent, Problem> {
    let unreadable = || Problem::Wrong(visit.language.label("calculator-no-form"));
    let mut form = Multipart::from_request(request, &()).await.map_err(|_| unreadable())?;
    let (mut sent, mut intake) = (Sent::default(), Intake::default());
    let mut resent = Vec::new();
    while let Some(mut field) = form.next_field().await.map_err(|_| unreadable())? {
        let of = field.name().unwrap_or_default().to_owned();
        // A form whose file was not chosen again sends a file without a name.
        if of == "file" && field.file_name().is_some_and(|name| !name.is_empty()) {
            sent.name = field.file_name().unwrap_or_default().chars().take(200).collect();
        }
        let mut text = Vec::new();
        while let Some(part) = field.chunk().await.map_err(|_| unreadable())? {
            let goes_on = if of == "file" { intake.take(&part) } else { intake.pass(&part) };
            if !goes_on {
                return Err(Stop::TooLarge.into());
            }
            match of.as_str() {
                "edition" | "multiplier" | "kind" | "print" | "resent-name" if text.len() < 400 => {
                    text.extend_from_slice(&part)
                }
                "resent" => resent.extend_from_slice(&part),
                _ => {}
            }
        }
        let most = if of == "resent-name" { 200 } else { 100 };
        let text: String = String::from_utf8_lossy(&text).chars().take(most).collect();
        match of.as_str() {
            "resent-name" if sent.name.is_empty() => sent.name = text,
            "edition" => sent.edition = text,
            "multiplier" => sent.multiplier = text,
            "kind" => sent.kind = text,
            "print" => sent.certificates = text == "certificates",
            _ => {}
        }
    }
    sent.bytes = intake.whole()?;
    if sent.bytes.is_empty() {
        sent.bytes = resent::unpack(&resent, LARGEST).unwrap_or_default();
    }
    Ok(sent)
}

fn fields(visit: &Visit, sent: &Sent) -> Markup {
    let language = visit.language;
    html! {
        form.ask method="post" enctype="multipart/form-data" action={ (visit.to(&addresses::calculator("file"))) "#result" } data-drop {
            div.field.drop {
                label for="file" { (language.label("field-file")) }
                input #file type="file" name="file" required[sent.resent.is_empty()] aria-describedby="file-hint";
                span.hint #file-hint { (language.say("hint-file", &[("most", MOST_MEGABYTES.into())])) }
            }
            @if !sent.resent.is_empty() {
                p { (language.say_texts("check-again", &[("file", sent.name.clone())])) }
                input type="hidden" name="resent-name" value=(sent.name);
                input type="hidden" name="resent" value=(sent.resent);
            }
            details open[!sent.resent.is_empty() || !sent.edition.is_empty() || !sent.multiplier.is_empty() || !sent.kind.is_empty()] {
                summary { (language.label("calculator-file-options")) }
                div.fields {
                    div.field {
                        label for="edition" { (language.label("edition")) }
                        select #edition name="edition" {
                            option value="" { (language.label("calculator-by-date")) }
                            @for edition in catalogue::rating_editions() {
                                option value=(edition.id().0) selected[edition.id().0 == sent.edition] {
                                    (regulations::title(language, edition.id().0))
                                }
                            }
                        }
                    }
                    div.field {
                        label for="kind" { (language.label("norms-kind")) }
                        select #kind name="kind" {
                            @for kind in Kind::ALL {
                                option value=(kind.as_str()) selected[kind.as_str() == sent.kind] {
                                    (language.label(&format!("event-kind-{}", kind.as_str())))
                                }
                            }
                        }
                    }
                    div.field {
                        label for="multiplier" { (language.label("field-multiplier")) }
                        input #multiplier type="text" name="multiplier" inputmode="numeric" maxlength="3" value=(sent.multiplier);
                    }
                }
            }
            p {
                button type="submit" { (language.label("calculator-check")) }
                @if sent.has_norms && !sent.resent.is_empty() {
                    " " button type="submit" name="print" value="certificates" { (language.label("certificates-print")) }
                }
            }
            p.quiet { (language.label("calculator-file-not-kept")) }
        }
    }
}
