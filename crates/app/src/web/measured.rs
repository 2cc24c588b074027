//! What the server says of itself: that it is alive, that it can answer, and how it has been doing, in the text format of Prometheus.
//! The numbers are for who runs it, so they have a listener of their own.

use super::Site;
use super::problem::Problem;
use arpad_model::Series;
use arpad_office::acts::desk::OfficeError;
use arpad_office::messages;
use arpad_office::views::public::governing;
use arpad_registry::{Reader, ledger};
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// A request that takes longer is written into the log as slow.
pub(super) const SLOW: Duration = Duration::from_secs(1);

/// Upper bounds of the classes of time, in milliseconds.
const BOUNDS: [u64; 9] = [2, 5, 10, 20, 50, 100, 250, 1000, 5000];

/// Everything that is counted while the server runs.
#[derive(Default)]
pub(super) struct Measured {
    /// Answers by the first digit of their status, from 1.
    answers: [AtomicU64; 5],
    /// Answers by how long they took; the last took longer than every bound.
    times: [AtomicU64; BOUNDS.len() + 1],
    microseconds: AtomicU64,
    slow: AtomicU64,
    under_way: AtomicU64,
}

impl Measured {
    /// A request has come; it is under way until this is dropped, be it answered or given up.
    pub(super) fn begin(&self) -> UnderWay<'_> {
        self.under_way.fetch_add(1, Relaxed);
        UnderWay(self)
    }

    /// A request is answered; whether that was slow.
    pub(super) fn answered(&self, status: StatusCode, took: Duration) -> bool {
        let digit = usize::from(status.as_u16() / 100);
        self.answers[digit.clamp(1, self.answers.len()) - 1].fetch_add(1, Relaxed);
        let milliseconds = took.as_micros().div_ceil(1000);
        let class = BOUNDS.iter().position(|bound| milliseconds <= u128::from(*bound)).unwrap_or(BOUNDS.len());
        self.times[class].fetch_add(1, Relaxed);
        self.microseconds.fetch_add(u64::try_from(took.as_micros()).unwrap_or(u64::MAX), Relaxed);
        let is_slow = took > SLOW;
        self.slow.fetch_add(is_slow.into(), Relaxed);
        is_slow
    }

    fn told(&self, register: &Register) -> String {
        let mut text = String::new();
        for (digit, answers) in (1..).zip(&self.answers) {
            let labels = format!("{{status=\"{digit}xx\"}}");
            line(
                &mut text,
                "arpad_answers_total",
                "counter",
                "Answers by status.",
                digit == 1,
                &labels,
                answers.load(Relaxed),
            );
        }
        let mut so_far = 0;
        for (class, answers) in self.times.iter().enumerate() {
            so_far += answers.load(Relaxed);
            let bound = BOUNDS.get(class).map_or_else(|| "+Inf".to_owned(), |bound| in_seconds(*bound));
            let name = "arpad_answer_seconds";
            if class == 0 {
                head(&mut text, name, "histogram", "Time to an answer.");
            }
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {so_far}");
        }
        let whole = self.microseconds.load(Relaxed);
        let _ = writeln!(text, "arpad_answer_seconds_sum {}.{:06}", whole / 1_000_000, whole % 1_000_000);
        let _ = writeln!(text, "arpad_answer_seconds_count {so_far}");
        let one = |text: &mut String, name, kind, what, value| line(text, name, kind, what, true, "", value);
        one(
            &mut text,
            "arpad_slow_answers_total",
            "counter",
            "Answers that took longer than a second.",
            self.slow.load(Relaxed),
        );
        one(
            &mut text,
            "arpad_requests_under_way",
            "gauge",
            "Requests that wait for their answer.",
            self.under_way.load(Relaxed),
        );
        one(
            &mut text,
            "arpad_register_ready",
            "gauge",
            "Whether the register answers.",
            register.entries.is_some().into(),
        );
        if let Some(entries) = register.entries {
            one(&mut text, "arpad_ledger_entries", "gauge", "Entries of the ledger.", entries);
        }
        if let Some(bytes) = register.room {
            one(&mut text, "arpad_disk_free_bytes", "gauge", "Bytes left on the disk of the register.", bytes);
        }
        if let Some((waiting, given_up)) = register.messages {
            for (state, count) in [("waiting", waiting), ("given_up", given_up)] {
                let labels = format!("{{state=\"{state}\"}}");
                let (what, is_first) = ("Messages that did not arrive yet, or never will.", state == "waiting");
                line(&mut text, "arpad_messages", "gauge", what, is_first, &labels, count);
            }
        }
        for (at, (series, day)) in register.lists.iter().enumerate() {
            let labels = format!("{{series=\"{series}\",day=\"{day}\"}}");
            line(&mut text, "arpad_list_in_force", "gauge", "The list in force of a series.", at == 0, &labels, 1);
        }
        text
    }
}

/// A request that waits for its answer.
pub(super) struct UnderWay<'a>(&'a Measured);

impl Drop for UnderWay<'_> {
    fn drop(&mut self) {
        self.0.under_way.fetch_sub(1, Relaxed);
    }
}

/// What the register says of itself.
#[derive(Default)]
struct Register {
    entries: Option<u64>,
    lists: Vec<(Series, String)>,
    /// Bytes left on its disk, where it is a file.
    room: Option<u64>,
    /// Messages that wait and that were given up, where there is a desk to send them.
    messages: Option<(u64, u64)>,
}

fn look(store: &mut Reader<'_>) -> Result<Register, OfficeError> {
    let (entry, _) = ledger::head(store)?;
    let mut lists = Vec::new();
    for series in Series::ALL {
        if let Some(list) = governing(store, series)? {
            lists.push((series, list.day.to_string()));
        }
    }
    Ok(Register { entries: u64::try_from(entry.0).ok(), lists, ..Register::default() })
}

fn undelivered(store: &mut Reader<'_>) -> Result<(u64, u64), OfficeError> {
    let counted = |count: i64| u64::try_from(count).unwrap_or(0);
    Ok((counted(messages::waiting(store)?), counted(messages::given_up(store)?)))
}

fn head(text: &mut String, name: &str, kind: &str, what: &str) {
    let _ = writeln!(text, "# HELP {name} {what}\n# TYPE {name} {kind}");
}

fn line(text: &mut String, name: &str, kind: &str, what: &str, is_first: bool, labels: &str, value: u64) {
    if is_first {
        head(text, name, kind, what);
    }
    let _ = writeln!(text, "{name}{labels} {value}");
}

fn in_seconds(milliseconds: u64) -> String {
    let text = format!("{}.{:03}", milliseconds / 1000, milliseconds % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// For whoever watches the server from outside, on the site's own listener: it runs, and it can answer.
pub(super) fn watched() -> Router<Site> {
    Router::new().route("/health", get(async || "ok\n")).route("/ready", get(ready))
}

/// The same and the numbers, on a listener of their own.
pub(super) fn router(site: Site) -> Router {
    watched().route("/metrics", get(metrics)).with_state(site)
}

async fn ready(State(site): State<Site>) -> Response {
    match site.read(look).await {
        Ok(_) => "ready\n".into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, [(header::RETRY_AFTER, "10")], "not ready\n").into_response(),
    }
}

async fn metrics(State(site): State<Site>) -> Result<Response, Problem> {
    // That the register does not answer is one of the numbers.
    let mut register = site.read(look).await.unwrap_or_default();
    register.room = site.pool.room();
    if site.desk.is_there {
        register.messages = site.read(undelivered).await.ok();
    }
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], site.measured.told(&register)).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_counted_once_in_its_class() {
        let measured = Measured::default();
        for (status, milliseconds) in [(200, 2), (200, 3), (404, 0), (503, 6000), (304, 1001)] {
            let _under_way = measured.begin();
            let is_slow = measured.answered(StatusCode::from_u16(status).unwrap(), Duration::from_millis(milliseconds));
            assert_eq!(is_slow, milliseconds > 1000, "{milliseconds}");
        }
        drop(measured.begin());
        let _waits = measured.begin();
        let register = Register {
            entries: Some(812),
            lists: vec![(Series::Chess(arpad_model::Tempo::Standard), "2024-04-01".to_owned())],
            room: Some(1 << 20),
            messages: Some((3, 1)),
        };
        let told = measured.told(&register);
        for due in [
            "arpad_answers_total{status=\"2xx\"} 2\n",
            "arpad_answers_total{status=\"3xx\"} 1\n",
            "arpad_answers_total{status=\"4xx\"} 1\n",
            "arpad_answers_total{status=\"5xx\"} 1\n",
            "arpad_answer_seconds_bucket{le=\"0.002\"} 2\n",
            "arpad_answer_seconds_bucket{le=\"0.005\"} 3\n",
            "arpad_answer_seconds_bucket{le=\"1\"} 3\n",
            "arpad_answer_seconds_bucket{le=\"5\"} 4\n",
            "arpad_answer_seconds_bucket{le=\"+Inf\"} 5\n",
            "arpad_answer_seconds_sum 7.006000\n",
            "arpad_answer_seconds_count 5\n",
            "arpad_slow_answers_total 2\n",
            "arpad_requests_under_way 1\n",
            "arpad_register_ready 1\n",
            "arpad_ledger_entries 812\n",
            "arpad_disk_free_bytes 1048576\n",
            "arpad_messages{state=\"waiting\"} 3\n",
            "arpad_messages{state=\"given_up\"} 1\n",
            "arpad_list_in_force{series=\"standard\",day=\"2024-04-01\"} 1\n",
        ] {
            assert!(told.contains(due), "{due}{told}");
        }
        assert!(measured.told(&Register::default()).contains("arpad_register_ready 0\n"));
        let headed = told.lines().filter(|line| line.starts_with("# TYPE")).count();
        assert_eq!(headed, 9, "a kind is told once for each name");
    }
}
