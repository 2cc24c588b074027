//! What the games of many lists say about a scale: who scores more than is expected of him, and who plays with whom.

use super::alarms::{Mean, above};
use super::balance::{Ks, is_change};
use super::curve::Curve;
use super::twice::{Seen, Twice};
use arpad_rules::chess::kernel::games::PackedGame;
use arpad_rules::chess::kernel::trace::{Closing, Newcomer, Recording};
use std::collections::{BTreeMap, HashMap};

/// Score less expectation over some games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games.
    pub games: i64,
    /// Score less expected score, in hundredths.
    pub above: i64,
}

impl Tally {
    fn add(&mut self, above: i64) {
        self.games += 1;
        self.above += above;
    }
}

/// What is known of somebody beside his games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// The year of birth.
    pub born: Option<i16>,
    /// The club, or whatever groups people.
    pub group: Option<u32>,
    /// The federation.
    pub federation: Option<u32>,
}

/// Somebody's games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Of {
    /// His group when he was last seen.
    pub group: Option<u32>,
    /// Games in the first time after his first rating.
    pub newcomer: Tally,
    /// Games as a junior who is no newcomer.
    pub junior: Tally,
    /// Games as an adult who is no newcomer.
    pub adult: Tally,
    /// Games with his own group and with others.
    pub within: i64,
    /// Games with others.
    pub outside: i64,
    /// His first rating was seen.
    entered: bool,
}

/// So many games after a first rating somebody is a newcomer.
pub const NEW_GAMES: i64 = 15;

/// A junior is so old in the year of the list, or younger.
pub const JUNIOR_UNTIL: i16 = 18;

/// What flows between two groups.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flow {
    /// Games.
    pub games: i64,
    /// Points the first group won in them, in hundredths, at its own K.
    pub points: i64,
}

impl Flow {
    fn add(&mut self, points: i64) {
        self.games += 1;
        self.points += points;
    }
}

/// One list for the watch.
pub struct Listed<'a> {
    /// The year of the list.
    pub year: i16,
    /// Every game with its event, as the kernel played them.
    pub games: &'a [(u32, PackedGame)],
    /// What the kernel said.
    pub trace: &'a Recording,
    /// Who each position is.
    pub persons: &'a [u32],
    /// The name of each event, by its place in the kernel's order.
    pub events: &'a [u32],
}

/// What was seen over many lists.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    people: BTreeMap<u32, Of>,
    /// Expected against actual.
    pub curve: Curve,
    flows: BTreeMap<(u32, u32), Flow>,
    abroad: BTreeMap<(u32, u32), Flow>,
    seen: Seen,
    /// Tournaments that came in twice.
    pub twice: Vec<Twice>,
}

impl Watch {
    /// Another list.
    pub fn list(&mut self, list: &Listed<'_>, facts: impl Fn(u32) -> Facts) {
        let closings: HashMap<u32, &Closing> =
            list.trace.closings.iter().map(|closing| (closing.player, closing)).collect();
        let ks = Ks::of(list.trace, &closings);
        let person = |at: u32| list.persons[at as usize];
        let known: HashMap<u32, Facts> = list
            .games
            .iter()
            .flat_map(|(_, game)| [game.white, game.black])
            .map(|at| (at, facts(person(at))))
            .collect();
        for ((event, game), sides) in list.games.iter().zip(list.trace.games.iter()) {
            let scored = i64::from(game.white_halves) * 50;
            let both = [(game.white, game.black, scored), (game.black, game.white, 100 - scored)];
            for (side, (own, other, scored)) in both.into_iter().enumerate() {
                if !is_change(&sides[side]) {
                    continue;
                }
                let above = scored - i64::from(sides[side].expected);
                let k = ks.of_event(own, *event).map_or(0, |(_, used)| used);
                self.side(person(own), list.year, [known[&own], known[&other]], above, k * above);
            }
            if is_change(&sides[0]) && is_change(&sides[1]) {
                let favorite = usize::from(sides[1].own > sides[0].own);
                let (own, other) = (sides[favorite].own, sides[favorite].opponent);
                let expected = sides[favorite].expected.into();
                self.curve.add(own.into(), other.into(), expected, both[favorite].2);
            }
        }
        self.look_twice(list);
        for (player, newcomer) in &list.trace.newcomers {
            if matches!(newcomer, Newcomer::Rated(_)) {
                self.people.entry(person(*player)).or_default().entered = true;
            }
        }
    }

    fn side(&mut self, person: u32, year: i16, [own, other]: [Facts; 2], above: i64, points: i64) {
        let of = self.people.entry(person).or_default();
        of.group = own.group;
        let is_junior = own.born.is_some_and(|born| year - born <= JUNIOR_UNTIL);
        if of.entered && of.newcomer.games < NEW_GAMES {
            of.newcomer.add(above);
        } else if is_junior {
            of.junior.add(above);
        } else {
            of.adult.add(above);
        }
        if let (Some(own), Some(other)) = (own.group, other.group) {
            if own == other {
                of.within += 1;
            } else {
                of.outside += 1;
            }
            self.flows.entry((own, other)).or_default().add(points);
        }
        if let (Some(own), Some(other)) = (own.federation, other.federation) {
            self.abroad.entry((own, other)).or_default().add(points);
        }
    }

    fn look_twice(&mut self, list: &Listed<'_>) {
        let person = |at: u32| list.persons[at as usize];
        for games in list.games.chunk_by(|one, other| one.0 == other.0) {
            let told: Vec<(u32, u32, u8)> =
                games.iter().map(|(_, game)| (person(game.white), person(game.black), game.white_halves)).collect();
            let event = list.events[games[0].0 as usize];
            self.twice.extend(self.seen.add(event, &told));
        }
    }

    /// Score above expectation in a game: newcomers, juniors, adults; none where too few play.
    pub fn above(&self) -> [Option<Mean>; 3] {
        let of = |tally: fn(&Of) -> Tally| above(self.people.values().map(tally));
        [of(|one| one.newcomer), of(|one| one.junior), of(|one| one.adult)]
    }

    /// Everybody who played, by number.
    pub fn people(&self) -> impl Iterator<Item = (u32, &Of)> {
        self.people.iter().map(|(person, of)| (*person, of))
    }

    /// What flows from federation to federation.
    pub fn abroad(&self) -> impl Iterator<Item = ((u32, u32), Flow)> {
        self.abroad.iter().map(|(pair, flow)| (*pair, *flow))
    }

    /// What flows from group to group.
    pub fn flows(&self) -> impl Iterator<Item = ((u32, u32), Flow)> {
        self.flows.iter().map(|(pair, flow)| (*pair, *flow))
    }
}
