//! Who belongs where: licences, transfers, guests, titles, strength orders.

use super::{Build, DemoPlayer, person_of, stamp};
use arpad_model::Birth;
use arpad_office::acts::birth_text;
use arpad_office::acts::desk::{OfficeError, enact};
use arpad_office::acts::{Act, PaperAct, PersonFields};
use arpad_office::register::registering::title_of;
use arpad_registry::Store;
use arpad_registry::tables::persons::sex_text;
use jiff::civil::Date;

impl Build<'_> {
    /// A player's titles and first licence.
    pub(super) fn welcome(&mut self, store: &mut Store<'_>, player: usize, day: Date) -> Result<(), OfficeError> {
        self.registered[player] = true;
        let (known, stamp) = (&self.federation.players[player], stamp(day));
        let person = person_of(player).0;
        for (title, awarded) in &known.titles {
            let title = title_of(title)?.to_owned();
            let act = Act::Title { person, title, awarded: *awarded };
            enact(store, &stamp, &act)?;
        }
        if known.komir.is_some() {
            self.paper(store, "licence", player, known.club, day, known.komir)?;
        }
        Ok(())
    }

    pub(super) fn paper(
        &self,
        store: &mut Store<'_>,
        kind: &str,
        player: usize,
        club: usize,
        day: Date,
        komir: Option<u32>,
    ) -> Result<(), OfficeError> {
        let act = PaperAct {
            kind: kind.to_owned(),
            person: person_of(player).0,
            komir,
            season: season(day),
            club: Some(club as u32 + 1),
            other_club: (kind == "transfer").then(|| self.federation.players[player].club as u32 + 1),
            day,
            remark: String::new(),
        };
        enact(store, &stamp(day), &Act::Paper(act))?;
        Ok(())
    }

    /// Licences for the season, transfers, guests, strength orders.
    pub(super) fn new_season(&mut self, store: &mut Store<'_>, day: Date) -> Result<(), OfficeError> {
        let clubs = self.federation.clubs.len();
        for player in 0..self.federation.players.len() {
            let known = &self.federation.players[player];
            if known.komir.is_none() || !self.registered[player] {
                continue;
            }
            match player % 50 {
                7 => self.paper(store, "transfer", player, (known.club + 1) % clubs, day, None)?,
                31 => {
                    self.paper(store, "licence", player, known.club, day, None)?;
                    self.paper(store, "guest", player, (known.club + 2) % clubs, day, None)?;
                }
                // Some do not ask for a licence again.
                44 => {}
                _ => self.paper(store, "licence", player, known.club, day, None)?,
            }
        }
        self.strength_orders(store, day)
    }

    pub(super) fn strength_orders(&self, store: &mut Store<'_>, day: Date) -> Result<(), OfficeError> {
        for club in 0..self.federation.clubs.len() {
            let rating = |player: &DemoPlayer| player.chess.as_ref().and_then(|chess| chess.initial[0]);
            let plays = |player: &DemoPlayer| player.club == club && player.komir.is_some() && player.registered <= day;
            let mut team: Vec<(i32, u32)> = (1..)
                .zip(&self.federation.players)
                .filter(|(_, player)| plays(player))
                .filter_map(|(person, player)| Some((rating(player)?, person)))
                .collect();
            team.sort_by_key(|(rating, person)| (-rating, *person));
            let persons: Vec<u32> = team.into_iter().take(16).map(|(_, person)| person).collect();
            let act = Act::Strength { club: club as u32 + 1, season: season(day), persons };
            enact(store, &stamp(day), &act)?;
        }
        Ok(())
    }
}

/// What the register knows of a player before his first licence.
pub(super) fn fields(player: &DemoPlayer, number: usize) -> PersonFields {
    PersonFields {
        person: person_of(number).0,
        family: player.name.family.clone(),
        given: player.name.given.clone(),
        komir: None,
        fide: player.fide,
        egd: player.egd,
        born: Some(birth_text(Birth::Date(player.born))),
        sex: Some(sex_text(player.sex).to_owned()),
        country: "HUN".into(),
    }
}

/// A season begins in September: `2023/24`.
fn season(day: Date) -> String {
    let begins = if day.month() >= 9 { day.year() } else { day.year() - 1 };
    format!("{begins}/{:02}", (begins + 1) % 100)
}
