//! A file in the post: announced, received, its questions answered, accepted.

use super::{Build, COMMITTEE, Desk, person_of, stamp};
use crate::{DemoEvent, EventRemark};
use arpad_model::{EventFacts, Severity, TournamentId};
use arpad_office::acts::accept::{Acceptance, Newcomers, accept};
use arpad_office::acts::answer::answer;
use arpad_office::acts::desk::{OfficeError, Refusal, enact};
use arpad_office::acts::submit::{Post, receive};
use arpad_office::acts::{Act, Announcement, DecideAct, Decided};
use arpad_registry::Writer;
use arpad_registry::tables::tournaments;
use jiff::ToSpan;

impl Build<'_> {
    /// A file in the post, from the announcement to its acceptance.
    pub(super) fn report(
        &mut self,
        store: &mut Writer<'_>,
        number: usize,
        event: &DemoEvent,
        desk: Desk,
    ) -> Result<(), OfficeError> {
        let mut day = stamp(event.reported);
        let tournament = match event.remark {
            EventRemark::Correction { of } => {
                let why = "hu: a rendező helyesbített jelentést küldött\nen: the organizer sent a corrected report";
                day = day.because(why);
                self.tournaments[of]
            }
            _ => Some(self.announce(store, event)?),
        };
        self.tournaments[number] = tournament;
        let post = Post { file_name: &event.file_name, bytes: &event.bytes, received: event.reported, tournament };
        let received = receive(store, &day, &post)?;
        self.built.files += 1;
        if desk == Desk::Busy {
            return Ok(());
        }
        let (Some(tournament), None) = (received.tournament, &received.unreadable) else { return Ok(()) };
        self.rule(store, event, tournament)?;
        for (line, number) in received.lines.iter().zip(0_u32..) {
            if line.is_question() {
                let who = person_of(self.reported(event, number as usize));
                answer(store, &day, received.submission, number, Some(who))?;
            }
        }
        if let EventRemark::WrongIdentity { meant, .. } = event.remark
            && let Some(line) = event.players.iter().position(|player| *player == meant)
        {
            self.later.push((event.reported.saturating_add(40.days()), tournament, line as u32, meant));
        }
        let how = || Acceptance {
            take_new: true,
            newcomers: Newcomers::AsFile,
            another_event: event.remark == EventRemark::Again,
            ..Acceptance::default()
        };
        match accept(store, &day, received.submission, how()) {
            Ok(_) => Ok(()),
            Err(OfficeError::Refused(refusal)) if refusal.code == "not-ratable" => {
                self.waive(store, event, tournament, &refusal)?;
                accept(store, &day, received.submission, how()).map(|_| ())
            }
            Err(other) => Err(other),
        }
    }

    /// Whom a line of the file names.
    fn reported(&self, event: &DemoEvent, line: usize) -> usize {
        match event.remark {
            EventRemark::WrongIdentity { reported, meant, .. } if event.players[line] == meant => reported,
            _ => event.players[line],
        }
    }

    fn announce(&self, store: &mut Writer<'_>, event: &DemoEvent) -> Result<TournamentId, OfficeError> {
        let (said, id) = (&event.announcement, tournaments::next(store)?);
        let act = Announcement {
            tournament: id,
            series: event.kind,
            name: said.name.clone(),
            town: said.town.clone(),
            organizer: self.federation.clubs[said.organizer].name.clone(),
            arbiter: said.chief_arbiter.eastern(),
            time_control: said.time_control.clone(),
            rounds: Some(said.rounds),
            players: None,
            starts: said.start,
            ends: said.end,
            announced: said.registered,
            facts: EventFacts::default(),
        };
        // On paper until the report came; the day on which it was announced is in the act.
        enact(store, &stamp(event.reported), &Act::Announce(act))?;
        Ok(id)
    }

    /// What the committee says about a go tournament that its file cannot say.
    fn rule(&self, store: &mut Writer<'_>, event: &DemoEvent, tournament: TournamentId) -> Result<(), OfficeError> {
        let said = &event.announcement;
        let importance =
            said.importance.map(|kind| Decided::Importance { tournament, importance: vec![kind.as_str().to_owned()] });
        let multiplier =
            said.multiplier.map(|multiplier| Decided::Multiplier { tournament, multiplier, ground: String::new() });
        for decision in importance.into_iter().chain(multiplier) {
            let reference = format!("{COMMITTEE} {tournament}/{}", event.reported.year());
            let act = DecideAct { decision, day: event.reported, reference };
            enact(store, &stamp(event.reported), &Act::Decide(act))?;
        }
        Ok(())
    }

    fn waive(
        &self,
        store: &mut Writer<'_>,
        event: &DemoEvent,
        tournament: TournamentId,
        refusal: &Refusal,
    ) -> Result<(), OfficeError> {
        let mut paragraphs: Vec<&str> = refusal
            .findings
            .iter()
            .filter(|finding| finding.severity == Severity::Error)
            .map(|finding| finding.paragraph.0)
            .collect();
        paragraphs.dedup();
        for paragraph in paragraphs {
            let decision = Decided::Waiver { tournament, paragraph: paragraph.to_owned(), what: String::new() };
            let reference = format!("{COMMITTEE} {tournament}/{}", event.reported.year());
            let act = DecideAct { decision, day: event.reported, reference };
            enact(store, &stamp(event.reported).because("a késedelem menthető"), &Act::Decide(act))?;
        }
        Ok(())
    }
}
