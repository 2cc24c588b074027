//! What stands against rating a tournament. Every finding carries its paragraph, its place and its weight; what is not
//! reported is not checked.

mod composition;
mod deadlines;
pub mod hybrid;
pub mod licences;
mod play;

use super::codes::finding;
use super::edition::{Edition, Unplayed};
use super::kernel::games::Ruling;
use super::matches::match_rulings;
use super::permissions::{Permission, permitting, sets_aside};
use super::ratings_at_start::RatingsAtStart;
use arpad_model::{Code, Facts, Finding, Game, Paragraph, Period, Place, SetAside, Severity, System, Tournament};

/// A checked tournament: what was found, and what each game may count for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The findings.
    pub findings: Vec<Finding>,
    /// The paragraph under which the whole event is refused.
    pub refused: Option<Paragraph>,
    /// Each game, in the report's order.
    pub rulings: Vec<Ruling>,
}

impl Checked {
    /// The findings as they weigh on the whole event: what the law says of single games stays with them, and is a warning
    /// while any other game counts.
    pub fn of_event(self) -> Vec<Finding> {
        let any_counts = self.rulings.contains(&Ruling::Counts);
        let weighed = |finding: Finding| match finding.severity {
            Severity::Error if self.refused.is_none() && any_counts => {
                Finding { severity: Severity::Warning, ..finding }
            }
            Severity::Error | Severity::Warning | Severity::Note => finding,
        };
        self.findings.into_iter().map(weighed).collect()
    }
}

/// Checks one tournament of a period under its edition; `list` governs the list it is to enter.
pub fn check(edition: &Edition, list: &Edition, period: &Period, index: usize) -> Checked {
    let tournament = &period.tournaments[index];
    let ratings = RatingsAtStart::new(edition, period, tournament);
    let mut inspection = Inspection {
        edition,
        list,
        period,
        tournament,
        index,
        ratings,
        checked: Checked { findings: Vec::new(), refused: None, rulings: rulings_by_outcome(edition, tournament) },
    };
    inspection.thinking_time();
    inspection.first_control();
    inspection.day_limit();
    inspection.duration();
    inspection.end_of_event();
    inspection.composition();
    inspection.set_aside();
    inspection.matches();
    inspection.told_rated();
    inspection.registration();
    inspection.closing_date();
    inspection.report();
    inspection.hybrid();
    inspection.finish()
}

fn rulings_by_outcome(edition: &Edition, tournament: &Tournament) -> Vec<Ruling> {
    let ruling = |game: &Game| match (game.outcome.is_played(), game.set_aside, edition.unplayed.value) {
        (false, _, _) => Ruling::Unplayed,
        (true, Some(SetAside::Reported), _) => Ruling::ReportedUnrated,
        (true, Some(SetAside::Ruled), Unplayed::NotCountedFairPlay) => Ruling::SetAside,
        (true, Some(SetAside::Ruled), Unplayed::NotCounted) | (true, None, _) => Ruling::Counts,
    };
    tournament.games.iter().map(ruling).collect()
}

/// One tournament under inspection.
struct Inspection<'a> {
    edition: &'a Edition,
    list: &'a Edition,
    period: &'a Period,
    tournament: &'a Tournament,
    index: usize,
    ratings: RatingsAtStart<'a>,
    checked: Checked,
}

impl Inspection<'_> {
    /// Something that forbids rating, unless a decision sets the paragraph aside. Says whether it forbids.
    fn fault(&mut self, paragraph: Paragraph, code: Code, mut facts: Facts) -> bool {
        let place = Place::Tournament(self.index);
        let mut waivers = self.tournament.circumstances.waivers.iter();
        if let Some(waiver) = waivers.find(|waiver| sets_aside(self.edition, waiver, paragraph, code)) {
            let decision = waiver.decision.as_str();
            self.checked.findings.push(Finding {
                severity: Severity::Note,
                paragraph,
                place: place.clone(),
                code,
                facts,
                spot: None,
            });
            let waived = Finding::new(Severity::Note, paragraph, place, finding::WAIVED).with("decision", decision);
            self.checked.findings.push(waived);
            return false;
        }
        if let Some(Permission { name, under, by, .. }) = permitting(self.edition, paragraph, code) {
            facts.extend([("permission", name.into()), ("under", under.0.into()), ("by", by.as_str().into())]);
        }
        self.checked.findings.push(Finding { severity: Severity::Error, paragraph, place, code, facts, spot: None });
        true
    }

    /// The same for the whole event.
    fn refuse(&mut self, paragraph: Paragraph, code: Code, facts: Facts) {
        if self.fault(paragraph, code, facts) {
            self.checked.refused.get_or_insert(paragraph);
        }
    }

    /// Something a person should look at; the event is rated.
    fn warn(&mut self, paragraph: Paragraph, code: Code, facts: Facts) {
        let place = Place::Tournament(self.index);
        self.checked.findings.push(Finding { severity: Severity::Warning, paragraph, place, code, facts, spot: None });
    }

    /// Something to know.
    fn note(&mut self, paragraph: Paragraph, code: Code, facts: Facts) {
        let place = Place::Tournament(self.index);
        self.checked.findings.push(Finding { severity: Severity::Note, paragraph, place, code, facts, spot: None });
    }

    /// Only the newer texts let a played game be set aside. What a report says by its letter somebody should look at.
    fn set_aside(&mut self) {
        let at = self.edition.unplayed.at;
        let count = |why: SetAside| {
            let games = self.tournament.games.iter();
            games.filter(|game| game.set_aside == Some(why) && game.outcome.is_played()).count()
        };
        let (ruled, reported) = (count(SetAside::Ruled), count(SetAside::Reported));
        if ruled > 0 && self.edition.unplayed.value == Unplayed::NotCounted {
            self.warn(at, finding::SET_ASIDE_NOT_PROVIDED, vec![("games", ruled.into())]);
        }
        if reported > 0 {
            self.note(at, finding::REPORTED_UNRATED, vec![("games", reported.into())]);
        }
    }

    /// Games of a round robin with somebody unrated are rated when it is over.
    fn end_of_event(&mut self) {
        let Some(part) = self.tournament.circumstances.part.as_ref().filter(|part| !part.waits.is_empty()) else {
            return;
        };
        let waits = |game: &Game| part.waits.contains(&game.white) || part.waits.contains(&game.black);
        let mut games = 0_usize;
        for (game, ruling) in self.tournament.games.iter().zip(&mut self.checked.rulings) {
            if *ruling == Ruling::Counts && waits(game) {
                *ruling = Ruling::AtTheEnd;
                games += 1;
            }
        }
        if games > 0 {
            self.note(self.edition.unrated_opponent.at, finding::RATED_AT_THE_END, vec![("games", games.into())]);
        }
    }

    fn waits(&self) -> bool {
        self.tournament.circumstances.part.as_ref().is_some_and(|part| !part.waits.is_empty())
    }

    fn matches(&mut self) {
        if self.tournament.system != System::Match {
            return;
        }
        let rulings = match_rulings(self.edition, self.tournament, &self.ratings);
        let count = |ruling| rulings.iter().filter(|&&of_game| of_game == ruling).count();
        let (decided, unrated) = (count(Ruling::MatchDecided), count(Ruling::UnratedMatch));
        let mut applies = [false; 2];
        if unrated > 0 {
            let facts = vec![("games", unrated.into())];
            applies[0] = self.fault(self.edition.unrated_match.at, finding::UNRATED_MATCH, facts);
        }
        if decided > 0 {
            let facts = vec![("games", decided.into())];
            applies[1] = self.fault(self.edition.decided_match.at, finding::MATCH_DECIDED, facts);
            if self.tournament.circumstances.rounds.is_none() {
                let facts = vec![("games", self.tournament.games.len().into())];
                self.note(self.edition.decided_match.at, finding::MATCH_LENGTH_ASSUMED, facts);
            }
        }
        for (ruling, of_match) in self.checked.rulings.iter_mut().zip(rulings) {
            let holds = match of_match {
                Ruling::UnratedMatch => applies[0],
                Ruling::MatchDecided => applies[1],
                _ => false,
            };
            if holds && *ruling == Ruling::Counts {
                *ruling = of_match;
            }
        }
    }

    fn finish(mut self) -> Checked {
        if self.checked.refused.is_some() {
            for ruling in &mut self.checked.rulings {
                if !matches!(ruling, Ruling::Unplayed | Ruling::SetAside | Ruling::ReportedUnrated) {
                    *ruling = Ruling::EventRefused;
                }
            }
        }
        self.checked
    }
}
