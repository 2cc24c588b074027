//! What a tournament file reports, in the words of the house: the event, its players as the file describes them, its games.

use crate::files::from_gotha::from_gotha;
use crate::files::from_h9::from_h9;
use crate::files::from_trf::from_trf_as;
use crate::intake::event_facts;
use crate::rating::rate_file::{FileKind, kind_of};
use crate::refusal::{Refusal, code};
use crate::register::matching::Sought;
use arpad_formats::notice::{Notice, Severity};
use arpad_formats::trf::Reading;
use arpad_formats::{egd, opengotha, trf};
use arpad_model::{EgdPin, EventFacts, FideId, GoOutcome, GoPeriod, GoTournament, PersonId, Series, Tempo, Tournament};
use arpad_registry::tables::packed::Report;
use jiff::civil::Date;

/// What a file reports, before it is known who its players are; with them it is a [`Report`].
#[derive(Clone, Debug)]
pub struct Unidentified {
    /// The format, such as `trf16`.
    pub format: &'static str,
    /// What the reader says.
    pub notices: Vec<Notice>,
    /// Which lists it counts for; of chess whose tempo nobody says, standard until somebody does.
    pub series: Series,
    /// The tempo by the file's time control; none where it cannot be read, and for go.
    pub tempo: Option<Tempo>,
    /// Where.
    pub town: String,
    /// The chief arbiter.
    pub arbiter: String,
    /// The time control as written.
    pub time_control: String,
    /// Scheduled rounds.
    pub rounds: Option<u16>,
    /// First day.
    pub starts: Date,
    /// Last day.
    pub ends: Date,
    /// What else the law asks about the event, as far as the file says it.
    pub facts: EventFacts,
    /// The players, line by line.
    pub players: Vec<Sought>,
    /// The games.
    pub event: Games,
}

/// The games of either game.
#[derive(Clone, Debug)]
pub enum Games {
    /// Chess.
    Chess(Box<Tournament>),
    /// Go, with who is from abroad.
    Go(Box<GoTournament>, Vec<bool>),
}

impl Unidentified {
    /// The event's name.
    pub fn name(&self) -> &str {
        match &self.event {
            Games::Chess(tournament) => tournament.name.as_deref(),
            Games::Go(tournament, _) => tournament.name.as_deref(),
        }
        .unwrap_or_default()
    }

    /// The same with its players known.
    pub fn identified(self, persons: Vec<PersonId>) -> Report {
        match self.event {
            Games::Chess(tournament) => Report::Chess { persons, tournament: *tournament },
            Games::Go(tournament, foreign) => Report::Go { persons, foreign, tournament: *tournament },
        }
    }
}

/// Reads a tournament file of any format. A file that cannot be a report at all is refused with everything that is wrong.
pub fn read_report(bytes: &[u8]) -> Result<Unidentified, Refusal> {
    read_report_as(bytes, Reading::default())
}

/// The same with the reader of another time, as an act has sealed it.
pub fn read_report_as(bytes: &[u8], reading: Reading) -> Result<Unidentified, Refusal> {
    let mut reported = read(bytes, reading)?;
    for text in [&mut reported.town, &mut reported.arbiter, &mut reported.time_control] {
        clean(text);
    }
    reported.facts.arbiters.iter_mut().for_each(|arbiter| clean(&mut arbiter.name));
    for player in &mut reported.players {
        clean(&mut player.name);
        clean(&mut player.country);
        clean(&mut player.club);
    }
    match &mut reported.event {
        Games::Chess(tournament) => tournament.name.iter_mut().for_each(clean),
        Games::Go(tournament, _) => tournament.name.iter_mut().for_each(clean),
    }
    Ok(reported)
}

/// Control characters, NUL among them, have no place in a name; the bytes that were received keep them.
fn clean(text: &mut String) {
    if text.chars().any(char::is_control) {
        *text = text.replace(char::is_control, " ").trim().to_owned();
    }
}

fn read(bytes: &[u8], reading: Reading) -> Result<Unidentified, Refusal> {
    match kind_of(bytes) {
        FileKind::Case => Err(Refusal::new(code::FILE_IS_CASE)),
        FileKind::Foreign(foreign) => {
            Err(Refusal { notices: vec![foreign.notice(bytes)], ..Refusal::new(code::FILE_NOT_REPORT) })
        }
        FileKind::Trf | FileKind::Unknown => read_trf(bytes, reading),
        FileKind::H9 => {
            let (file, notices) = egd::h9::read(bytes);
            let sought = file.players.iter().map(|player| Sought {
                name: format!("{}, {}", player.surname, player.given_name),
                egd: player.pin.map(EgdPin),
                country: player.country.clone(),
                club: player.club.clone(),
                ..Sought::default()
            });
            let header = &file.header;
            let time = header.time.map(|time| match reading {
                Reading::First | Reading::Second => time.to_string(),
                // As the file writes it: the database's own reckoning, and no basic time.
                _ => format!("TM[{time}]"),
            });
            let period = from_h9(&file).map(|period| with_policy(as_read(period, reading), reading));
            go_report("h9", notices, period, sought.collect(), [&header.city, "", &time.unwrap_or_default()])
        }
        FileKind::OpenGotha => {
            let (file, notices) = opengotha::read(bytes);
            let sought = file.players.iter().map(|player| Sought {
                name: format!("{}, {}", player.surname, player.given_name),
                egd: player.pin.map(EgdPin),
                country: player.country.clone(),
                club: player.club.clone(),
                ..Sought::default()
            });
            let about = file.parameters.as_ref();
            let period = from_gotha(&file).map(|period| with_colors(as_read(period, reading), reading));
            let clock = period.as_ref().and_then(|period| period.tournaments.first()?.time);
            let time = match reading {
                Reading::First | Reading::Second => about.map(|about| about.basic_minutes.to_string()),
                _ => clock.map(|time| time.to_string()),
            };
            let (town, arbiter) = about.map_or(("", ""), |about| (&about.location, &about.director));
            go_report("opengotha", notices, period, sought.collect(), [town, arbiter, &time.unwrap_or_default()])
        }
    }
}

/// Before the third reading a tournament was even where nobody was given a stone; before the fourth the upper line had Black
/// where the file did not say, every event was domestic that was not said to be abroad, and professionals had no grade; before
/// the sixth half a point without a game was a bye.
fn as_read(mut period: GoPeriod, reading: Reading) -> GoPeriod {
    for tournament in &mut period.tournaments {
        if reading < Reading::Third {
            tournament.even = Some(tournament.games.iter().all(|game| game.handicap == 0));
        }
        if reading < Reading::Fourth {
            tournament.games.iter_mut().for_each(|game| game.uncolored = false);
            tournament.international = Some(tournament.international.unwrap_or(false));
            tournament.professional.clear();
        }
        if reading < Reading::Sixth {
            let halves = tournament.games.iter_mut().filter(|game| game.outcome == GoOutcome::HalfBye);
            halves.for_each(|game| game.outcome = GoOutcome::Bye);
        }
    }
    period
}

/// Before the fifth reading a file of the European database without a policy was one of an even tournament, unless a stone was given.
fn with_policy(mut period: GoPeriod, reading: Reading) -> GoPeriod {
    for tournament in period.tournaments.iter_mut().filter(|_| reading < Reading::Fifth) {
        tournament.even = Some(tournament.even.unwrap_or(true));
    }
    period
}

/// Before the fifth reading every game of OpenGotha had its colors.
fn with_colors(mut period: GoPeriod, reading: Reading) -> GoPeriod {
    if reading < Reading::Fifth {
        period.tournaments.iter_mut().flat_map(|one| &mut one.games).for_each(|game| game.uncolored = false);
    }
    period
}

fn read_trf(bytes: &[u8], reading: Reading) -> Result<Unidentified, Refusal> {
    let (file, notices) = trf::read_as(bytes, reading);
    let report = from_trf_as(&file, None, reading);
    if report.players.is_empty() {
        return Err(Refusal { notices, ..Refusal::new(code::FILE_WITHOUT_PLAYERS) });
    }
    if !report.is_dated {
        return Err(Refusal { notices, ..Refusal::new(code::FILE_WITHOUT_DATES) });
    }
    let notices = sound(notices)?;
    let header = &file.header;
    let text = |text: &Option<trf::Text>| text.as_ref().map(|text| text.text.trim().to_owned()).unwrap_or_default();
    let control = header.time_control_code.as_ref().or(header.time_control.as_ref());
    let players = file.players.iter().zip(&report.players).map(|(line, player)| Sought {
        name: line.name.trim().to_owned(),
        fide: line.number().and_then(|number| u32::try_from(number).ok()).filter(|number| *number > 0).map(FideId),
        born: player.born,
        sex: player.sex,
        country: line.federation.trim().to_owned(),
        rating: line.rating.map(i32::from).filter(|rating| *rating > 0),
        title: line.title.map(|title| title.as_str().to_owned()).unwrap_or_default(),
        ..Sought::default()
    });
    Ok(Unidentified {
        format: file.edition.as_str(),
        series: Series::Chess(report.tempo),
        tempo: Some(report.tempo).filter(|_| !report.tempo_assumed),
        town: text(&header.city),
        arbiter: text(&header.chief_arbiter),
        time_control: control.map(|field| field.text.trim().to_owned()).unwrap_or_default(),
        rounds: report.tournament.circumstances.rounds,
        starts: report.tournament.start,
        ends: report.tournament.end,
        facts: event_facts::of_trf(header),
        players: players.collect(),
        event: Games::Chess(Box::new(report.tournament)),
        notices,
    })
}

fn go_report(
    format: &'static str,
    notices: Vec<Notice>,
    period: Option<GoPeriod>,
    players: Vec<Sought>,
    [town, arbiter, time_control]: [&str; 3],
) -> Result<Unidentified, Refusal> {
    let Some(mut period) = period else {
        return Err(Refusal { notices, ..Refusal::new(code::FILE_WITHOUT_DATES) });
    };
    if players.is_empty() {
        return Err(Refusal { notices, ..Refusal::new(code::FILE_WITHOUT_PLAYERS) });
    }
    let notices = sound(notices)?;
    let tournament = period.tournaments.remove(0);
    let foreign = period.players.iter().map(|player| player.foreign).collect();
    Ok(Unidentified {
        format,
        notices,
        series: Series::Go,
        tempo: None,
        town: town.trim().to_owned(),
        arbiter: arbiter.trim().to_owned(),
        time_control: time_control.to_owned(),
        rounds: tournament.rounds,
        starts: tournament.start,
        ends: tournament.end,
        facts: EventFacts::default(),
        players,
        event: Games::Go(Box::new(tournament), foreign),
    })
}

/// A file with an error in it is not what its sender meant.
fn sound(notices: Vec<Notice>) -> Result<Vec<Notice>, Refusal> {
    if notices.iter().any(|notice| notice.severity == Severity::Error) {
        return Err(Refusal { notices, ..Refusal::new(code::FILE_WITH_ERRORS) });
    }
    Ok(notices)
}
