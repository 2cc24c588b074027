//! What a rating list says about the players of a report.

use arpad_formats::fide_list::{self, Rated, Record, Summary};
use arpad_model::{Rating, Tempo};
use std::collections::{HashMap, HashSet};
use std::io::{Read, Seek};

/// The players of a list that somebody asked for, by FIDE number.
#[derive(Clone, Debug, Default)]
pub struct Listed {
    players: HashMap<u64, ListedPlayer>,
}

/// One player on a list. Single-tempo lists fill one tempo.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedPlayer {
    /// Rating and K of each tempo, in the order of [`Tempo::ALL`].
    pub tempos: [(Option<Rating>, Option<u8>); 3],
    /// Year of birth.
    pub born: Option<i16>,
}

/// Reads a list, plain or zipped, and keeps those who are wanted; a whole list passes through in bounded memory.
/// `progress` hears how many bytes of the file are behind us.
pub fn read_list<S: Read + Seek>(
    source: S,
    file_name: &str,
    wanted: &HashSet<u64>,
    mut progress: impl FnMut(u64),
) -> Result<(Listed, Summary), fide_list::Error> {
    let mut listed = Listed::default();
    let tempo = fide_list::Tempo::of_file_name(file_name);
    let mut seen = 0_u32;
    let summary = fide_list::read(source, tempo, |record, place| {
        seen = seen.wrapping_add(1);
        if seen.is_multiple_of(4096) {
            progress(place.consumed);
        }
        let number = u64::from(record.fide_id);
        if wanted.contains(&number) {
            listed.insert(number, listed_player(record));
        }
        Ok::<(), fide_list::Error>(())
    })?;
    Ok((listed, summary))
}

fn listed_player(record: &Record<&str>) -> ListedPlayer {
    let rated = |rated: Rated| (rated.rating.and_then(|points| Rating::new(points.into())), rated.k.filter(|k| *k > 0));
    ListedPlayer {
        tempos: [rated(record.standard), rated(record.rapid), rated(record.blitz)],
        born: record.born.map(|born| born.year as i16),
    }
}

impl ListedPlayer {
    /// The rating at a tempo.
    pub fn rating(&self, tempo: Tempo) -> Option<Rating> {
        self.tempos[tempo.index()].0
    }

    /// K at a tempo, as the list prints it.
    pub fn k(&self, tempo: Tempo) -> Option<u8> {
        self.tempos[tempo.index()].1
    }
}

impl Listed {
    /// Adds a player.
    pub fn insert(&mut self, number: u64, player: ListedPlayer) {
        self.players.insert(number, player);
    }

    /// The player of this number.
    pub fn player(&self, number: u64) -> Option<&ListedPlayer> {
        self.players.get(&number)
    }

    /// How many players there are.
    pub fn len(&self) -> usize {
        self.players.len()
    }

    /// Nobody.
    pub fn is_empty(&self) -> bool {
        self.players.is_empty()
    }
}
