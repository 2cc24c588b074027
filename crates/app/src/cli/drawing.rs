//! Drawings that carry their own looks, so that they can stand in a statement, in a document or alone: dark lines on white, told apart
//! by dashes and not by color alone.

use jiff::civil::Date;
use maud::{Markup, PreEscaped, Render, html};
use std::fmt::Write;

/// Everything is drawn this wide.
pub(super) const WIDTH: f64 = 760.0;

/// Room for names at the left.
pub(super) const LEFT: f64 = 230.0;

const INK: &str = "#1a1a1a";
const QUIET: &str = "#767676";

/// The lines of several laws.
pub(super) const LINES: [(&str, &str); 5] =
    [("#1a1a1a", ""), ("#0b5fa5", "7 3"), ("#b03a2e", "2 3"), ("#2e7d32", "10 3 2 3"), ("#6a1b9a", "1 4")];

/// A drawing as it grows.
pub(super) struct Drawing {
    title: String,
    height: f64,
    body: String,
}

/// How a text stands to its place.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

impl Drawing {
    pub fn new(title: String, height: f64) -> Self {
        Drawing { title, height, body: String::new() }
    }

    pub fn line(&mut self, from: [f64; 2], to: [f64; 2], (color, dashes, width): (&str, &str, f64)) {
        let dashes = if dashes.is_empty() { String::new() } else { format!(" stroke-dasharray=\"{dashes}\"") };
        let ([x1, y1], [x2, y2]) = (from, to);
        let _ = write!(
            self.body,
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"{color}\" stroke-width=\"{width}\"{dashes}/>"
        );
    }

    pub fn quiet_line(&mut self, from: [f64; 2], to: [f64; 2]) {
        self.line(from, to, ("#d0d0d0", "", 1.0));
    }

    pub fn path(&mut self, points: &[[f64; 2]], (color, dashes): (&str, &str)) {
        let points: Vec<String> = points.iter().map(|[x, y]| format!("{x:.1},{y:.1}")).collect();
        let dashes = if dashes.is_empty() { String::new() } else { format!(" stroke-dasharray=\"{dashes}\"") };
        let _ = write!(
            self.body,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{color}\" stroke-width=\"2\"{dashes}/>",
            points.join(" ")
        );
    }

    pub fn dot(&mut self, [x, y]: [f64; 2]) {
        let _ = write!(self.body, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4.5\" fill=\"{INK}\"/>");
    }

    pub fn bar(&mut self, [x, y]: [f64; 2], [width, height]: [f64; 2], color: &str) {
        let _ = write!(
            self.body,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"{color}\"/>"
        );
    }

    pub fn text(&mut self, at: [f64; 2], anchor: Anchor, text: &str) {
        self.say(at, anchor, text, INK);
    }

    pub fn quiet(&mut self, at: [f64; 2], anchor: Anchor, text: &str) {
        self.say(at, anchor, text, QUIET);
    }

    fn say(&mut self, [x, y]: [f64; 2], anchor: Anchor, text: &str, color: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let escaped = html! { (text) }.into_string();
        let _ = write!(
            self.body,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" fill=\"{color}\">{escaped}</text>"
        );
    }

    /// The whole, by itself.
    pub fn alone(&self) -> String {
        let title = html! { (self.title) }.into_string();
        let (width, height) = (WIDTH, self.height);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
             height=\"{height:.0}\" role=\"img\" font-family=\"sans-serif\" font-size=\"13\"><title>{title}</title>\
             <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>{}</svg>\n",
            self.body
        )
    }
}

impl Render for Drawing {
    fn render(&self) -> Markup {
        PreEscaped(self.alone())
    }
}

/// Round numbers between two, both covered: at most eight.
pub(super) fn steps(least: f64, most: f64) -> Vec<f64> {
    let span = (most - least).max(1e-9);
    let raw = span / 5.0;
    let power = 10_f64.powf(raw.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|times| times * power).find(|step| *step >= raw).unwrap_or(raw);
    let first = (least / step).floor() as i64;
    let last = (most / step).ceil() as i64;
    (first..=last).map(|times| times as f64 * step).collect()
}

/// The height of a chart of lines.
const HEIGHT: f64 = 250.0;

/// Lines over lists, at most as many as there are kinds of lines, each with its name below.
pub(super) fn lines(
    title: String,
    lists: &[Date],
    lines: &[(String, Vec<f64>)],
    number: impl Fn(f64, usize) -> String,
) -> Drawing {
    const TOP: f64 = 14.0;
    const RIGHT: f64 = 24.0;
    const LEFT: f64 = 56.0;
    let values = || lines.iter().flat_map(|(_, line)| line.iter().copied());
    let (least, most) = values().fold((f64::MAX, f64::MIN), |(least, most), value| (least.min(value), most.max(value)));
    let ticks = if least > most { vec![0.0, 1.0] } else { steps(least, most.max(least + 1.0)) };
    let (low, high) = (ticks[0], ticks[ticks.len() - 1]);
    let y = |value: f64| TOP + (high - value) / (high - low) * HEIGHT;
    let last = lists.len().saturating_sub(1).max(1) as f64;
    let x = |list: usize| LEFT + list as f64 / last * (WIDTH - LEFT - RIGHT);
    let bottom = TOP + HEIGHT;
    let mut drawing = Drawing::new(title, bottom + 34.0 + 20.0 * lines.len() as f64);
    for tick in &ticks {
        drawing.quiet_line([LEFT, y(*tick)], [WIDTH - RIGHT, y(*tick)]);
        drawing.quiet([LEFT - 8.0, y(*tick) + 4.5], Anchor::End, &number(*tick, usize::from(tick.fract() != 0.0)));
    }
    for (place, list) in lists.iter().enumerate().step_by(lists.len().div_ceil(6).max(1)) {
        drawing.quiet([x(place), bottom + 16.0], Anchor::Middle, &format!("{}-{:02}", list.year(), list.month()));
    }
    for (place, (name, line)) in lines.iter().enumerate() {
        let (color, dashes) = LINES[place % LINES.len()];
        let points: Vec<[f64; 2]> = line.iter().enumerate().map(|(list, value)| [x(list), y(*value)]).collect();
        drawing.path(&points, (color, dashes));
        let at = bottom + 38.0 + 20.0 * place as f64;
        drawing.line([LEFT, at - 4.5], [LEFT + 40.0, at - 4.5], (color, dashes, 2.0));
        drawing.text([LEFT + 50.0, at], Anchor::Start, name);
    }
    drawing
}
