//! What a living register has beside its games.

use super::{Build, person_of, stamp};
use arpad_model::{AppealOutcome, Birth, DecisionKind, EventFacts, Series, Tempo};
use arpad_office::acts::desk::{OfficeError, enact};
use arpad_office::acts::outcome::end_appeal;
use arpad_office::acts::{Act, Announcement, AppealAct, HideAct, MergeAct, PersonFields};
use arpad_registry::Writer;
use arpad_registry::tables::{decisions, persons, tournaments};
use jiff::ToSpan;

impl Build<'_> {
    /// What a living register also has: a double entry found, somebody who asks not to be shown, an appeal, and what is
    /// announced for the coming weeks.
    pub(super) fn end(&mut self, store: &mut Writer<'_>) -> Result<(), OfficeError> {
        let day = self.built.last_list.unwrap_or(self.federation.first_list);
        self.revise(store, day, 3)?;
        let stamp = stamp(day);
        let twice = &self.federation.players[3];
        let double = PersonFields {
            person: persons::next(store)?,
            family: twice.name.family.clone(),
            given: twice.name.given.clone(),
            born: Some(Birth::Year(twice.born.year())),
            country: "HUN".into(),
            ..PersonFields::default()
        };
        let dropped = double.person;
        enact(store, &stamp, &Act::Person(double))?;
        enact(
            store,
            &stamp.because("hu: kétszer vették fel\nen: entered twice"),
            &Act::Merge(MergeAct { keep: person_of(3), drop: dropped, every_tempo: true }),
        )?;
        enact(store, &stamp.because("kérte"), &Act::Hide(HideAct { person: person_of(11), hidden: true }))?;
        if let Some(decision) = decisions::all(store)?.iter().find(|one| one.kind == DecisionKind::Waiver) {
            let appeal = AppealAct::new(decision.entry, &self.federation.clubs[0].name, "a bejelentés elkésett");
            let entry = enact(store, &stamp, &Act::Appeal(appeal))?;
            end_appeal(store, &stamp, entry.seq, AppealOutcome::Upheld, "")?;
        }
        for (club, weeks) in self.federation.clubs.iter().zip(1_i64..).take(3) {
            let starts = day.saturating_add((7 * weeks).days());
            let act = Announcement {
                tournament: tournaments::next(store)?,
                series: Series::Chess(Tempo::Standard),
                name: format!("{} Kupa", club.town),
                town: club.town.clone(),
                organizer: club.name.clone(),
                arbiter: club.arbiter.eastern(),
                time_control: "90+30".to_owned(),
                rounds: Some(7),
                players: None,
                starts,
                ends: starts.saturating_add(6.days()),
                announced: day,
                facts: EventFacts::default(),
            };
            enact(store, &stamp, &Act::Announce(act))?;
        }
        Ok(())
    }
}
