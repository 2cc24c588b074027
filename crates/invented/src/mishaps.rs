//! The organizers' desk: most reports are in order; some come late, name a namesake, contradict themselves or need a
//! decision, as in every office.

use super::almanac::{Plan, later};
use super::chess_file::{self, Style};
use super::dice::Dice;
use super::entry::{Cell, Crosstable, Entrant, enter};
use super::team::Team;
use super::{Announcement, DemoClub, DemoEvent, DemoPlayer, EventRemark};
use arpad_formats::trf::{ResultCode, TournamentFile};
use arpad_model::{Paragraph, Period, PersonName, Series, Tempo};
use arpad_office::files::from_trf::from_trf;
use arpad_rules::calendar::Calendar;
use arpad_rules::chess::check::check;
use arpad_rules::chess::edition::Edition;
use arpad_rules::chess::list_days::{closing_day, first_list};
use jiff::civil::Date;
use std::collections::HashMap;

/// A tournament that was played.
pub(super) struct Played {
    pub plan: Plan,
    pub announcement: Announcement,
    pub entrants: Vec<Entrant>,
    pub table: Crosstable,
    pub teams: Vec<Team>,
}

/// Where reports are written.
pub(super) struct Desk<'a> {
    clubs: &'a [DemoClub],
    players: &'a [DemoPlayer],
    namesakes: HashMap<&'a PersonName, Vec<usize>>,
    calendar: Calendar,
    number: usize,
    /// Nobody confuses namesakes before this day.
    next_confusion: Date,
    /// The reports so far; corrections name positions in this order.
    pub events: Vec<DemoEvent>,
}

impl<'a> Desk<'a> {
    pub fn new(clubs: &'a [DemoClub], players: &'a [DemoPlayer]) -> Self {
        let mut namesakes: HashMap<&PersonName, Vec<usize>> = HashMap::new();
        for (at, player) in players.iter().enumerate().filter(|(_, player)| player.fide.is_some()) {
            namesakes.entry(&player.name).or_default().push(at);
        }
        namesakes.retain(|_, all| all.len() > 1);
        let calendar = Calendar::default();
        Desk { clubs, players, namesakes, calendar, number: 0, next_confusion: Date::MIN, events: Vec::new() }
    }

    /// Writes the report, and whatever follows from it.
    pub fn report(&mut self, dice: &mut Dice, mut report: Played) {
        self.number += 1;
        let style = Style::invent(dice, report.entrants.len());
        let edition = self.governing(report.plan.tempo, report.plan.start);
        let in_time = in_time(dice, edition, report.plan.end);
        match self.number {
            n if n % 29 == 11 => {
                let late = later(closing(edition, report.plan.end), dice.between(3, 12).into());
                self.send(&style, &report, late, EventRemark::Late);
            }
            n if n % 31 == 7 => {
                report.announcement.registered = later(report.plan.start, -1);
                let paragraph = self.registered_late(&self.file(&style, &report), edition, &report.announcement);
                let remark = paragraph.map_or(EventRemark::Normal, |paragraph| EventRemark::NeedsWaiver { paragraph });
                self.send(&style, &report, in_time, remark);
            }
            n if n % 37 == 5 => {
                let mut file = self.file(&style, &report);
                contradict(dice, &mut file);
                let of = self.push(&report, chess_file::bytes(&file), in_time, EventRemark::BadFile);
                let again = later(in_time, dice.between(1, 3).into());
                self.send(&style, &report, again, EventRemark::Correction { of });
            }
            n if n % 47 == 9 => {
                let truth = report.table.clone();
                turn_a_result(dice, &mut report.table);
                let of = self.send(&style, &report, in_time, EventRemark::Normal);
                report.table = truth;
                let found_out = later(in_time, dice.between(35, 60).into());
                self.send(&style, &report, found_out, EventRemark::Correction { of });
            }
            _ => match self.confusable(&report) {
                Some((at, reported)) => self.confuse(&style, &report, in_time, at, reported),
                None => {
                    self.send(&style, &report, in_time, EventRemark::Normal);
                }
            },
        }
    }

    fn governing(&self, tempo: Tempo, day: Date) -> &'static Edition {
        self.calendar.chess_edition_on(tempo, day).expect("the almanac plans under a law only")
    }

    /// The paragraph that forbids so late a registration.
    fn registered_late(
        &self,
        file: &TournamentFile,
        edition: &'static Edition,
        announcement: &Announcement,
    ) -> Option<Paragraph> {
        let mut translated = from_trf(file, None);
        translated.tournament.circumstances.registered = Some(announcement.registered);
        (translated.tournament.start, translated.tournament.end) = (announcement.start, announcement.end);
        let list_date = first_list(|_| edition, announcement.end, None);
        let period = Period { list_date, players: translated.players, tournaments: vec![translated.tournament] };
        check(edition, edition, &period, 0).refused
    }

    /// An entrant whose namesake stayed at home, not too often.
    fn confusable(&self, report: &Played) -> Option<(usize, usize)> {
        if report.plan.end < self.next_confusion || !report.teams.is_empty() {
            return None;
        }
        report.entrants.iter().enumerate().find_map(|(at, entrant)| {
            let all = self.namesakes.get(&self.players[entrant.person].name)?;
            let is_here = |person: usize| report.entrants.iter().any(|entrant| entrant.person == person);
            let at_home = |person: &usize| !is_here(*person) && self.players[*person].registered <= report.plan.start;
            all.iter().copied().find(at_home).map(|other| (at, other))
        })
    }

    fn confuse(&mut self, style: &Style, report: &Played, day: Date, at: usize, reported: usize) {
        let meant = report.entrants[at].person;
        let mut named = self.named(report);
        named[at] = &self.players[reported];
        let mut file = self.file_naming(style, report, &named);
        // The number is what tells namesakes apart, so the slip that leaves it out cannot happen in this line.
        file.players[at].id = self.players[reported].fide.map_or(String::new(), |number| number.to_string());
        let bytes = chess_file::bytes(&file);
        let line = chess_file::line_of(&bytes, at + 1);
        self.next_confusion = later(report.plan.end, 50);
        self.push(report, bytes, day, EventRemark::WrongIdentity { line, reported, meant });
    }

    fn send(&mut self, style: &Style, report: &Played, day: Date, remark: EventRemark) -> usize {
        let bytes = chess_file::bytes(&self.file(style, report));
        self.push(report, bytes, day, remark)
    }

    fn push(&mut self, report: &Played, bytes: Vec<u8>, reported: Date, remark: EventRemark) -> usize {
        let (plan, again) = (&report.plan, matches!(remark, EventRemark::Correction { .. }));
        let suffix = if again { "-javitott" } else { "" };
        self.events.push(DemoEvent {
            reported,
            file_name: format!("{}-{}-{:04}{suffix}.trf", plan.start, plan.tempo.as_str(), self.number),
            bytes,
            kind: Series::Chess(plan.tempo),
            announcement: report.announcement.clone(),
            players: report.entrants.iter().map(|entrant| entrant.person).collect(),
            remark,
        });
        self.events.len() - 1
    }

    fn named(&self, report: &Played) -> Vec<&'a DemoPlayer> {
        report.entrants.iter().map(|entrant| &self.players[entrant.person]).collect()
    }

    fn file(&self, style: &Style, report: &Played) -> TournamentFile {
        self.file_naming(style, report, &self.named(report))
    }

    fn file_naming(&self, style: &Style, report: &Played, named: &[&DemoPlayer]) -> TournamentFile {
        let played = (report.entrants.as_slice(), &report.table, report.teams.as_slice());
        chess_file::build(style, &report.plan, self.clubs, named, played)
    }
}

/// Sorts the reports by the day they arrived; corrections keep pointing at what they correct.
pub(super) fn in_order(mut events: Vec<DemoEvent>) -> Vec<DemoEvent> {
    let mut order: Vec<usize> = (0..events.len()).collect();
    order.sort_by_key(|&at| (events[at].reported, at));
    let mut place = vec![0; events.len()];
    for (new, &old) in order.iter().enumerate() {
        place[old] = new;
    }
    for event in &mut events {
        if let EventRemark::Correction { of } = &mut event.remark {
            *of = place[*of];
        }
    }
    events.sort_by_key(|event| event.reported);
    events
}

/// The last day on which a tournament can be reported for the first list it can enter.
fn closing(edition: &Edition, end: Date) -> Date {
    closing_day(edition, first_list(|_| edition, end, None))
}

fn in_time(dice: &mut Dice, edition: &Edition, end: Date) -> Date {
    later(end, dice.between(1, 5).into()).min(closing(edition, end))
}

/// Two lines that cannot both be true, a number given twice, or an opponent nobody knows.
fn contradict(dice: &mut Dice, file: &mut TournamentFile) {
    let numbered: Vec<usize> = (0..file.players.len()).filter(|&at| !file.players[at].id.is_empty()).collect();
    match dice.below(3) {
        0 if numbered.len() > 1 => file.players[numbered[1]].id = file.players[numbered[0]].id.clone(),
        1 => {
            let unknown = file.players.len() as u16 + 7;
            if let Some(entry) = file.players[0].rounds.iter_mut().find(|entry| entry.is_played()) {
                entry.opponent = Some(unknown);
            }
        }
        _ => {
            let is_loss = |code: Option<ResultCode>| code == Some(ResultCode::Loss);
            let mut entries = file.players.iter_mut().flat_map(|player| &mut player.rounds);
            if let Some(entry) = entries.find(|entry| is_loss(entry.result)) {
                entry.result = Some(ResultCode::Win);
            }
        }
    }
}

/// Somebody wrote a decided game the wrong way round.
fn turn_a_result(dice: &mut Dice, table: &mut Crosstable) {
    let first = dice.below(table.len());
    for at in (first..table.len()).chain(0..first) {
        for round in 0..table[at].len() {
            if let Cell::Game { opponent, white: true, halves: 0, played: true, stones } = table[at][round] {
                return enter(
                    table,
                    round,
                    super::entry::Bout { white: at, black: opponent, halves: 2, played: true, stones },
                );
            }
        }
    }
}
