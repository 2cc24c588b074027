//! A tournament file, looked at on the spot: what the reader and the law say, and the forecast. Nothing of it is kept.

mod report;

use crate::web::Site;
use crate::web::locale::Visit;
use crate::web::problem::Problem;
use arpad_office::rate_file::{FileSettings, RatedFile, rate_file};
use arpad_rules::calendar::Calendar;
use arpad_rules::catalogue;
use axum::extract::{FromRequest, Multipart, Request, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

/// A file may be so large.
const MOST_MEGABYTES: usize = 8;
const MOST_BYTES: usize = MOST_MEGABYTES << 20;

/// What is too large is still taken in up to here, so that the browser hears the answer.
const MOST_IGNORED: usize = 8 * MOST_BYTES;

/// A file must have come after this time, and be computed after that one.
const TO_SEND: Duration = Duration::from_secs(60);
const TO_COMPUTE: Duration = Duration::from_secs(20);

/// How much is done at once: files coming in, files being computed.
pub(in crate::web) struct Desk {
    incoming: Arc<Semaphore>,
    computing: Arc<Semaphore>,
}

impl Default for Desk {
    fn default() -> Self {
        Desk { incoming: Arc::new(Semaphore::new(12)), computing: Arc::new(Semaphore::new(2)) }
    }
}

pub(super) async fn form(visit: Visit) -> Response {
    super::frame(&visit, "file", &fields(&visit, &Sent::default()))
}

pub(super) async fn answer(visit: Visit, State(site): State<Site>, request: Request) -> Response {
    let answered = look(&visit, &site, request).await;
    // What somebody sends concerns nobody else, no cache either.
    ([(header::CACHE_CONTROL, "no-store")], visit.answer(answered)).into_response()
}

async fn look(visit: &Visit, site: &Site, request: Request) -> Result<Response, Problem> {
    let language = visit.language;
    let busy = || Problem::Busy;
    let _turn = site.desk.incoming.try_acquire().map_err(|_| busy())?;
    let mut sent = tokio::time::timeout(TO_SEND, receive(visit, request)).await.map_err(|_| busy())??;
    let edition = match sent.edition.as_str() {
        "" => None,
        id => Some(catalogue::edition(id).ok_or_else(|| Problem::Wrong(language.label("form-no-choice")))?.id().0),
    };
    let multiplier = match sent.multiplier.trim() {
        "" => None,
        text => {
            let facts = [("least", 1.into()), ("most", 100.into())];
            let wrong = || Problem::Wrong(language.say("form-no-number", &facts));
            Some(text.parse().ok().filter(|number| (1..=100).contains(number)).ok_or_else(wrong)?)
        }
    };
    if sent.bytes.is_empty() {
        let body = html! { p.note role="alert" { (language.label("calculator-no-file")) } (fields(visit, &sent)) };
        return Ok(super::frame(visit, "file", &body));
    }
    let bytes = std::mem::take(&mut sent.bytes);
    let rated = compute(site, move || {
        let calendar = Calendar::default();
        let today = jiff::Zoned::now().date();
        rate_file(&bytes, &FileSettings { edition, calendar: &calendar, list: None, multiplier, today })
    });
    let body = match rated.await? {
        Some(rated) => html! { (report::report(visit, &sent.name, &rated)) (fields(visit, &sent)) },
        None => html! { p.note role="alert" { (language.label("calculator-file-failed")) } (fields(visit, &sent)) },
    };
    Ok(super::frame(visit, "file", &body))
}

/// Computes on a thread that may take its time; its turn ends when it does, even if nobody waits for it any more. None
/// where the file broke the calculation.
async fn compute(site: &Site, work: impl FnOnce() -> RatedFile + Send + 'static) -> Result<Option<RatedFile>, Problem> {
    let turn = tokio::time::timeout(TO_COMPUTE, site.desk.computing.clone().acquire_owned()).await;
    let turn = turn.map_err(|_| Problem::Busy)?.map_err(|_| Problem::Busy)?;
    let computed = tokio::task::spawn_blocking(move || {
        let rated = work();
        drop(turn);
        rated
    });
    match tokio::time::timeout(TO_COMPUTE, computed).await {
        Ok(Ok(rated)) => Ok(Some(rated)),
        Ok(Err(error)) => {
            eprintln!("arpad: {error}");
            Ok(None)
        }
        Err(_) => Err(Problem::Busy),
    }
}

/// What came with the form.
#[derive(Default)]
struct Sent {
    name: String,
    bytes: Vec<u8>,
    edition: String,
    multiplier: String,
}

async fn receive(visit: &Visit, request: Request) -> Result<Sent, Problem> {
    let unreadable = || Problem::Wrong(visit.language.label("calculator-no-form"));
    let mut form = Multipart::from_request(request, &()).await.map_err(|_| unreadable())?;
    let (mut sent, mut size) = (Sent::default(), 0);
    while let Some(mut field) = form.next_field().await.map_err(|_| unreadable())? {
        let of = field.name().unwrap_or_default().to_owned();
        if of == "file" {
            sent.name = field.file_name().unwrap_or_default().chars().take(200).collect();
        }
        let mut text = Vec::new();
        while let Some(part) = field.chunk().await.map_err(|_| unreadable())? {
            size += part.len();
            if size > MOST_IGNORED {
                break;
            }
            match of.as_str() {
                "file" if size <= MOST_BYTES => sent.bytes.extend_from_slice(&part),
                "edition" | "multiplier" if text.len() < 100 => text.extend_from_slice(&part),
                _ => {}
            }
        }
        let text: String = String::from_utf8_lossy(&text).chars().take(100).collect();
        match of.as_str() {
            "edition" => sent.edition = text,
            "multiplier" => sent.multiplier = text,
            _ => {}
        }
        if size > MOST_IGNORED {
            break;
        }
    }
    if size > MOST_BYTES { Err(Problem::TooLarge(MOST_MEGABYTES)) } else { Ok(sent) }
}

fn fields(visit: &Visit, sent: &Sent) -> Markup {
    let language = visit.language;
    html! {
        form.ask method="post" enctype="multipart/form-data" action={ (visit.to("/calculator/file")) "#result" } data-drop {
            div.field.drop {
                label for="file" { (language.label("field-file")) }
                input #file type="file" name="file" required aria-describedby="file-hint";
                span.hint #file-hint { (language.say("hint-file", &[("most", MOST_MEGABYTES.into())])) }
            }
            details open[!sent.edition.is_empty() || !sent.multiplier.is_empty()] {
                summary { (language.label("calculator-file-options")) }
                div.fields {
                    div.field {
                        label for="edition" { (language.label("edition")) }
                        select #edition name="edition" {
                            option value="" { (language.label("calculator-by-date")) }
                            @for edition in catalogue::ALL {
                                option value=(edition.id().0) selected[edition.id().0 == sent.edition] { (edition.id().0) }
                            }
                        }
                    }
                    div.field {
                        label for="multiplier" { (language.label("field-multiplier")) }
                        input #multiplier type="text" name="multiplier" inputmode="numeric" maxlength="3" value=(sent.multiplier);
                    }
                }
            }
            p { button type="submit" { (language.label("calculator-check")) } }
            p.quiet { (language.label("calculator-file-not-kept")) }
        }
    }
}
