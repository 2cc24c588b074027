//! Who belongs where: licences, transfers, guests, titles, strength orders.

use super::{Build, club_of, person_of, stamp};
use crate::DemoPlayer;
use arpad_model::{Birth, Komir, PaperKind, PersonId};
use arpad_office::acts::desk::{OfficeError, enact};
use arpad_office::acts::{Act, PaperAct, PersonFields, StrengthAct, TitleAct};
use arpad_office::register::title_of;
use arpad_registry::Writer;
use jiff::civil::Date;

impl Build<'_> {
    /// A player's titles and first licence.
    pub(super) fn welcome(&mut self, store: &mut Writer<'_>, player: usize, day: Date) -> Result<(), OfficeError> {
        self.registered[player] = true;
        let (known, stamp) = (&self.federation.players[player], stamp(day));
        let person = person_of(player);
        for (title, awarded) in &known.titles {
            let title = title_of(title)?.to_owned();
            let act = Act::Title(TitleAct { person, title, awarded: *awarded });
            enact(store, &stamp, &act)?;
        }
        if known.komir.is_some() {
            self.paper(store, PaperKind::Licence, player, known.club, day, known.komir)?;
        }
        Ok(())
    }

    pub(super) fn paper(
        &self,
        store: &mut Writer<'_>,
        kind: PaperKind,
        player: usize,
        club: usize,
        day: Date,
        komir: Option<Komir>,
    ) -> Result<(), OfficeError> {
        let act = PaperAct {
            arbiter: None,
            norm: None,
            arbiter_norm: None,
            kind,
            person: person_of(player),
            komir,
            season: season(day),
            club: Some(club_of(club)),
            other_club: (kind == PaperKind::Transfer).then(|| club_of(self.federation.players[player].club)),
            day,
            remark: String::new(),
        };
        enact(store, &stamp(day), &Act::Paper(act))?;
        Ok(())
    }

    /// Licences for the season, transfers, guests, strength orders.
    pub(super) fn new_season(&mut self, store: &mut Writer<'_>, day: Date) -> Result<(), OfficeError> {
        let clubs = self.federation.clubs.len();
        for player in 0..self.federation.players.len() {
            let known = &self.federation.players[player];
            if known.komir.is_none() || !self.registered[player] {
                continue;
            }
            match player % 50 {
                7 => self.paper(store, PaperKind::Transfer, player, (known.club + 1) % clubs, day, None)?,
                31 => {
                    self.paper(store, PaperKind::Licence, player, known.club, day, None)?;
                    self.paper(store, PaperKind::Guest, player, (known.club + 2) % clubs, day, None)?;
                }
                // Some do not ask for a licence again.
                44 => {}
                _ => self.paper(store, PaperKind::Licence, player, known.club, day, None)?,
            }
        }
        self.strength_orders(store, day)
    }

    pub(super) fn strength_orders(&self, store: &mut Writer<'_>, day: Date) -> Result<(), OfficeError> {
        for club in 0..self.federation.clubs.len() {
            let rating = |player: &DemoPlayer| player.chess.as_ref().and_then(|chess| chess.initial[0]);
            let plays = |player: &DemoPlayer| player.club == club && player.komir.is_some() && player.registered <= day;
            let mut team: Vec<(i32, PersonId)> = (0..)
                .zip(&self.federation.players)
                .filter(|(_, player)| plays(player))
                .filter_map(|(person, player)| Some((rating(player)?, person_of(person))))
                .collect();
            team.sort_by_key(|(rating, person)| (-rating, *person));
            let persons = team.into_iter().take(16).map(|(_, person)| person).collect();
            let act = Act::Strength(StrengthAct { club: club_of(club), season: season(day), persons, day: None });
            enact(store, &stamp(day), &act)?;
        }
        Ok(())
    }
}

/// What the register knows of a player before his first licence.
pub(super) fn fields(player: &DemoPlayer, number: usize) -> PersonFields {
    PersonFields {
        person: person_of(number),
        family: player.name.family.clone(),
        given: player.name.given.clone(),
        komir: None,
        fide: player.fide,
        egd: player.egd,
        born: Some(Birth::Date(player.born)),
        sex: Some(player.sex),
        country: "HUN".into(),
    }
}

/// A season begins in September: `2023/24`.
fn season(day: Date) -> String {
    let begins = if day.month() >= 9 { day.year() } else { day.year() - 1 };
    format!("{begins}/{:02}", (begins + 1) % 100)
}
