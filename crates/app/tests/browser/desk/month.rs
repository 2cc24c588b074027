//! The month itself, from the files that come to the revision.
//!
//! Ács has 2311 by the month's games (see `tests/desk/story.rs`) and 20 more by the corrected report, where half a point more at K 40
//! is twenty: 2331. The revision gives him half a point more in April too: 2351.

use super::beside::{the_arbiter_s_night, the_club_s_evening};
use super::files::five_files;
use super::hand::Hand;
use super::{MAY, come_in_as, office};
use crate::browser::Browser;
use crate::month::{APRIL, Office};
use crate::site::Site;
use std::path::{Path, PathBuf};

#[test]
fn the_month_with_the_keyboard_alone_in_hungarian() {
    story(Hand::Keyboard, "hu");
}

#[test]
fn the_month_with_the_mouse_and_without_a_script_in_english() {
    story(Hand::Mouse, "en");
}

/// A browser at a desk.
pub(super) struct Desk<'a> {
    pub browser: &'a Browser,
    pub hand: Hand,
    pub language: &'static str,
}

impl Desk<'_> {
    /// A page of the desk, its address typed.
    pub(super) fn open(&self, place: &str) {
        self.browser.open(&format!("/{}{place}", self.language));
    }

    pub(super) fn press(&self, selector: &str) {
        self.hand.press(self.browser, selector);
    }

    /// The button that does a deed; not the one that only looks.
    pub(super) fn does(&self, deed: &str) {
        self.press(&format!("form[action$='/acts/{deed}'] button:not([name])"));
    }

    /// The way to the form of a deed.
    pub(super) fn asks(&self, link: &str, deed: &str) {
        self.press(&format!("{link}a[href*='/acts/{deed}']"));
        self.browser.until("the form", |browser| browser.place().contains(&format!("/acts/{deed}")));
    }

    pub(super) fn fill(&self, name: &str, text: &str) {
        self.hand.fill(self.browser, &format!("main form:not([role=search]) [name={name}]"), text);
    }

    /// A day, as this language's field of it is typed.
    fn day(&self, name: &str) {
        self.fill(name, "01012024");
    }

    pub(super) fn is_there(&self, deed: &str) -> bool {
        !self.browser.read(&format!("form[action$='/acts/{deed}']")).is_empty()
    }

    pub(super) fn leave(&self) {
        self.open("/desk");
        self.press("nav.desk form button");
        self.browser.until("outside", |browser| browser.place().contains("/desk/login"));
    }
}

fn story(hand: Hand, language: &'static str) {
    let office = office();
    let files = five_files(&office);
    let at = |day: &str, told: &dyn Fn(&Desk<'_>)| {
        let site = Site::on(&office.database(), day);
        let Some(browser) = Browser::with(&site, hand.options()) else { return };
        let desk = Desk { browser: &browser, hand, language };
        come_in_as(&browser, language, "ilona");
        told(&desk);
        let log = browser.log();
        // What is asked about once more is refused until then.
        let is_asked = |line: &String| line.contains("/acts/replay") && line.contains("422");
        assert!(log.iter().all(|line| line.contains("404") || line.contains("403") || is_asked(line)), "{log:?}");
    };
    at(APRIL, &|desk| {
        files_come(desk, &files);
        somebody_says_who_is_who(desk);
        a_finding_is_set_aside(desk);
        the_corrected_report(desk);
        what_comes_late_waits(desk);
    });
    at(MAY, &|desk| {
        closed_opened_closed_published(desk);
        the_late_one_after_all(desk);
        a_revision(desk);
        desk.leave();
        the_club_s_evening(desk);
        the_arbiter_s_night(desk, &files[4]);
    });
    verified(&office);
}

fn verified(office: &Office) {
    office.done(MAY, &["verify"]);
}

fn files_come(desk: &Desk<'_>, files: &[PathBuf]) {
    desk.press("nav.desk a[href$='/desk/reports']");
    desk.browser.until("the reports", |browser| browser.place().ends_with("/desk/reports"));
    files.iter().for_each(|file| desk.browser.choose("#files", file));
    desk.press("form[data-drop] button");
    desk.browser.until("four new files", |browser| browser.read("main tbody tr").len() == 5);
    let rows = desk.browser.read("main tbody tr").join("\n");
    assert!(rows.contains("aprilis.zip/aprilis.trf") && rows.contains("rossz.trf"), "{rows}");
    desk.press("main tbody a[href$='/desk/reports/3']");
    desk.browser.until("what is wrong with it", |browser| !browser.read("[role=alert]").is_empty());
}

/// Two in bulk, shown first; the third by one key or click.
fn somebody_says_who_is_who(desk: &Desk<'_>) {
    desk.open("/desk/reports/2");
    desk.press("section.question details summary");
    let sure = desk.browser.read("section.question details li").join("\n");
    assert!(sure.contains("Ács") && sure.contains("Szűcs"), "{sure}");
    desk.press("form[action$='/acts/answer-sure'] button");
    desk.browser.until("one left", |_| !desk.is_there("answer-sure") && desk.is_there("answer"));
    desk.hand.says_new(desk.browser);
    let is_answered = |browser: &Browser| browser.place().contains("done=") && browser.read("#question").is_empty();
    desk.browser.until("no question", is_answered);
}

/// Nobody registered the event: the committee sets that aside, from the finding itself.
fn a_finding_is_set_aside(desk: &Desk<'_>) {
    desk.asks("ul.findings ", "waiver");
    desk.fill("reference", "RB 2024/7");
    desk.does("waiver");
    desk.browser.until("the report again", |browser| browser.place().contains("/desk/reports/2?done="));
    desk.does("accept");
    desk.browser.until("accepted", |browser| browser.html().contains(&format!("/{}/tournaments/2", desk.language)));
}

/// What differs, whom it moves, and then taken.
fn the_corrected_report(desk: &Desk<'_>) {
    desk.open("/desk/reports/4");
    let differs = desk.browser.read("section.difference tbody tr").join("\n");
    assert!(differs.contains("1-0"), "{differs}");
    desk.asks("", "accept");
    desk.fill("why", "elírás");
    desk.press("form[action$='/acts/accept'] button[name=look]");
    desk.browser.until("its effect", |browser| !browser.read("section.effect").is_empty());
    let moved = desk.browser.read("section.effect tbody tr").join("\n");
    assert!(moved.contains("2311") && moved.contains("2331") && moved.contains("+20"), "{moved}");
    desk.does("accept");
    desk.browser.until("taken", |browser| browser.place().contains("/desk/reports/4?done="));
}

fn what_comes_late_waits(desk: &Desk<'_>) {
    desk.open("/desk/reports/5");
    desk.fill("because", "a küldőjét kérdezzük");
    desk.does("reject");
    desk.browser.until("turned away", |_| desk.is_there("take-up"));
}

fn closed_opened_closed_published(desk: &Desk<'_>) {
    desk.open("/desk/month?series=standard&month=2024-05");
    assert!(desk.browser.html().contains("2331"), "what closing would bring");
    desk.does("close");
    desk.browser.until("closed", |_| desk.is_there("publish"));
    desk.does("unclose");
    desk.browser.until("open again", |_| !desk.is_there("publish") && desk.is_there("close"));
    desk.does("close");
    desk.browser.until("closed once more", |_| desk.is_there("publish"));
    desk.does("publish");
    desk.browser.until("published", |_| !desk.is_there("publish"));
    desk.open("/lists/2024-05");
    let rows = desk.browser.read("main tbody tr").join("\n");
    assert!(rows.contains("Ács") && rows.contains("2331"), "{rows}");
}

/// It has a number of its own once it is taken up; the list of June will have it.
fn the_late_one_after_all(desk: &Desk<'_>) {
    desk.open("/desk/reports/5");
    desk.does("take-up");
    desk.browser.until("taken up", |browser| browser.place().contains("done="));
    desk.open("/desk/reports/6");
    desk.asks("", "accept");
    desk.day("registered");
    desk.does("accept");
    desk.browser.until("accepted", |browser| browser.html().contains(&format!("/{}/tournaments/3", desk.language)));
    desk.open("/desk/month?series=standard&month=2024-06");
    assert!(desk.browser.html().contains("Kései verseny"), "it enters the next list");
}

/// A mistake in what was published: corrected, computed anew, published as a revision.
fn a_revision(desk: &Desk<'_>) {
    desk.open("/desk/events/2");
    desk.asks("", "result");
    desk.fill("round", "2");
    desk.fill("line", "1");
    desk.hand.pick(desk.browser, "[name=result]", "1-0");
    desk.fill("why", "a játszmalap szerint");
    desk.does("result");
    desk.browser.until("corrected", |browser| browser.place().contains("/desk/events/2?done="));
    desk.open("/desk/month?series=standard&month=2024-05");
    desk.asks("", "replay");
    desk.does("replay");
    // What is made anew is asked about once, with who moves.
    desk.browser.until("asked", |browser| !browser.read("section.effect").is_empty());
    let moved = desk.browser.read("section.effect tbody tr").join("\n");
    assert!(moved.contains("2331") && moved.contains("2351") && moved.contains("+20"), "{moved}");
    desk.hand.tick(desk.browser, "[name=certain]");
    desk.does("replay");
    desk.browser.until("revised", |_| desk.is_there("publish"));
    desk.does("publish");
    desk.browser.until("published again", |_| !desk.is_there("publish"));
    desk.open("/lists/2024-05");
    let rows = desk.browser.read("main tbody tr").join("\n");
    assert!(rows.contains("2351"), "{rows}");
}

/// Five files let fall at once are as good as chosen: the form is sent with all of them.
#[test]
fn five_files_are_dropped_at_once() {
    let office = office();
    let files = five_files(&office);
    let site = Site::on(&office.database(), APRIL);
    let Some(browser) = Browser::at(&site) else { return };
    come_in_as(&browser, "hu", "ilona");
    browser.open("/hu/desk/reports");
    let files: Vec<&Path> = files.iter().map(PathBuf::as_path).collect();
    browser.drop_files("form[data-drop] .drop", &files, |_| {});
    browser.until("five files", |browser| browser.run("return document.querySelector('#files').files.length") == 5);
    browser.click("form[data-drop] button");
    browser.until("four new files", |browser| browser.read("main tbody tr").len() == 5);
}
