//! What is there before the first list: the federation, its clubs, its players, and the ratings it takes over.

use super::first_list::first_list;
use super::membership::fields;
use super::{Build, COMMITTEE, club_of, person_of, stamp};
use arpad_model::{Owner, Series, Tempo};
use arpad_office::acts::desk::{OfficeError, enact};
use arpad_office::acts::import::{Incoming, import};
use arpad_office::acts::{Act, ClubAct, DecideAct, Decided, Found};
use arpad_registry::Writer;

impl Build<'_> {
    /// The federation, its clubs, its players, and the lists it takes over.
    pub(super) fn beginning(&mut self, store: &mut Writer<'_>) -> Result<(), OfficeError> {
        let day = self.federation.first_list;
        let stamp = stamp(day);
        // It computes lists of its own in every series.
        let owners = Series::ALL.into_iter().map(|series| (series, Owner::Ours)).collect();
        let found =
            Found {
                name: "Minta Sakk- és Gószövetség".into(), country: "HUN".into(), owners, second_reading: true
            };
        enact(store, &stamp, &Act::Found(found))?;
        for (club, number) in self.federation.clubs.iter().zip(0..) {
            let act = ClubAct {
                club: club_of(number),
                name: club.name.clone(),
                town: club.town.clone(),
                county: club.county.clone(),
            };
            enact(store, &stamp, &Act::Club(act))?;
        }
        for (player, number) in self.federation.players.iter().zip(0..) {
            // The register numbers its people in the order they are invented; newcomers get their licence when they come.
            enact(store, &stamp, &Act::Person(fields(player, number)))?;
            if player.registered <= day {
                self.welcome(store, number, day)?;
            }
        }
        self.strength_orders(store, day)?;
        if self.federation.players.iter().any(|player| player.chess.is_some()) {
            let bytes = first_list(self.federation, day);
            let incoming = Incoming { file_name: "players_list_foa.txt", day: Some(day), ..Incoming::default() };
            let taken = import(store, &stamp, &bytes[..], &incoming, |_| {})?;
            self.built.lists += taken.lists.len();
        }
        let initial = self.federation.players.iter().zip(0..).filter_map(|(player, number)| {
            let (points, _) = player.go.as_ref()?.initial?;
            Some(Decided::Initial { person: person_of(number), points, manager: false })
        });
        for decision in initial {
            let act = DecideAct { decision, day, reference: format!("{COMMITTEE} 1/2023") };
            enact(store, &stamp.because("az előző rendszerből átvéve"), &Act::Decide(act))?;
        }
        // Organizers pair by the grade a player declares; where his points say otherwise, the stones count for whoever got them.
        let parameter = Decided::Parameter {
            edition: "mgsz-2012".into(),
            name: "go-stones-to-stronger".into(),
            value: "correct-receiver".into(),
        };
        let act = DecideAct { decision: parameter, day, reference: format!("{COMMITTEE} 3/2023") };
        enact(store, &stamp, &Act::Decide(act))?;
        let transition = Decided::Transition {
            transition: "fide-2024-03-01".into(),
            series: Tempo::ALL.map(Series::Chess).to_vec(),
        };
        let act = DecideAct { decision: transition, day, reference: format!("{COMMITTEE} 2/2023") };
        enact(store, &stamp, &Act::Decide(act))?;
        Ok(())
    }
}
