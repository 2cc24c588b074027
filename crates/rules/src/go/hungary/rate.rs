//! The door: rates every tournament of a document, one after the other, and explains itself while it does.

use super::check::{Admitted, Fate, Law, admit};
use super::edition::Edition;
use super::entry::{Ground, NoStart, Start, starting_grade, starting_points};
use super::explain::Book;
use super::game_point::NoStone;
use super::grades::{ENTRY_BY_EUROPE, ENTRY_BY_POINTS, Reached, entry_grade, inferred};
use super::kernel::{Event, Field, PackedGame, Recording, Slot, rate_event};
use super::parameters::LoweredCounters;
use super::rated::{GoRated, Status};
use super::split::{last_rounds, part_of};
use super::tables::{LOWEST, grade_at};
use crate::go::codes::finding;
use crate::go::order::order;
use arpad_model::Severity::{Error, Note, Warning};
use arpad_model::{Code, Finding, GoPeriod, GoPlayer, GoTournament, Grade, Paragraph, Place, Severity};
use std::collections::HashMap;

/// Rates a document. An error anywhere refuses the whole of it, and everything against it is said at once.
pub fn rate(edition: &Edition, period: &GoPeriod) -> Result<GoRated, Vec<Finding>> {
    let mut office = Office::open(edition, period);
    for number in order(period) {
        office.rate_tournament(number);
    }
    if office.findings.iter().any(|finding| finding.severity == Error) {
        return Err(office.findings);
    }
    Ok(office.book.close(&office.field, office.findings))
}

/// Points beyond this are a slip of the pen.
const MOST_POINTS: i32 = 10_000;

struct Office<'a> {
    edition: &'a Edition,
    period: &'a GoPeriod,
    field: Field,
    book: Book<'a>,
    findings: Vec<Finding>,
    /// The points the committee decided for each player, the last decision first in force.
    decided: HashMap<usize, i32>,
    /// Why each player was refused so far.
    refused: HashMap<usize, Vec<NoStart>>,
}

impl<'a> Office<'a> {
    /// The players as the register has them, after the committee's decisions (§3(3)).
    fn open(edition: &'a Edition, period: &'a GoPeriod) -> Self {
        let mut office = Office {
            edition,
            period,
            field: Field::default(),
            book: Book::open(edition, period),
            findings: Vec::new(),
            decided: HashMap::new(),
            refused: HashMap::new(),
        };
        for (position, player) in period.players.iter().enumerate() {
            let slot = office.registered(position, player);
            office.field.slots.push(slot);
            office.field.reached.push(Reached::from_counters(&player.reached));
        }
        office.decisions();
        office
    }

    fn registered(&mut self, position: usize, player: &GoPlayer) -> Slot {
        for points in [player.rating, player.initial.as_ref().map(|initial| initial.points)].into_iter().flatten() {
            self.points_range(position, points);
        }
        let mut slot = Slot::default();
        if let (Some(points), false) = (player.rating, player.foreign) {
            slot.points = points.clamp(-MOST_POINTS, MOST_POINTS);
            slot.grade = player.grade;
            if slot.grade.is_none() {
                let grade = inferred(self.edition, points);
                slot.grade = Some(grade);
                let found = about(position, Warning, self.edition.once.at, finding::GRADE_INFERRED);
                self.findings.push(found.with("points", points).with("grade", grade));
            }
            self.book.registered(position, slot.points, slot.grade);
        }
        slot
    }

    fn decisions(&mut self) {
        let committee = Paragraph("§3(3)");
        for decision in &self.period.decisions {
            let position = decision.player as usize;
            let Some(slot) = self.field.slots.get_mut(position) else {
                let found = Finding::new(Error, committee, Place::Everything, finding::DECISION_UNKNOWN);
                self.findings.push(found.with("reference", decision.reference.as_str()));
                continue;
            };
            let held = slot.grade;
            if let Some(points) = decision.points {
                slot.points = points.clamp(-MOST_POINTS, MOST_POINTS);
                slot.grade = slot.grade.or(grade_at(points));
            }
            // Only who held more is lowered: whoever is entered with a grade below his points brings his counters along.
            if let (Some(lower), LoweredCounters::Anew) = (
                decision.grade.filter(|grade| held.is_some_and(|held| *grade < held)),
                self.edition.lowered_counters.value,
            ) {
                // The committee has weighed what was reached before: it does not give back what is taken now.
                self.field.reached[position].forget_above(lower);
            }
            slot.grade = decision.grade.or(slot.grade);
            if let Some(points) = decision.points {
                self.points_range(position, points);
                self.decided.insert(position, points);
            }
            // A whole ranking list is no news of each player.
            if !decision.taken {
                let found = about(position, Note, committee, finding::DECISION);
                self.findings.push(found.with("reference", decision.reference.as_str()));
            }
            self.book.decision(committee, decision, &self.field.slots[position]);
        }
    }

    fn points_range(&mut self, position: usize, points: i32) {
        if !(-MOST_POINTS..=MOST_POINTS).contains(&points) {
            let found = about(position, Error, self.edition.floor.at, finding::POINTS_RANGE);
            self.findings.push(found.with("points", points));
        }
    }

    fn rate_tournament(&mut self, number: usize) {
        let law = Law::of(self.edition, &self.period.tournaments[number]);
        let mut admitted = admit(&law, self.period, number, &mut self.findings);
        self.enter_players(number, &mut admitted);
        let packed = Packed::of(self.period, number, &admitted);
        self.book.begin(number, &admitted, &self.field);
        let own: Vec<(u32, Edition)> = law.of_games.iter().filter_map(|(game, law)| packed.own(*game, *law)).collect();
        let event = Event {
            multiplier: admitted.multiplier.value,
            games: &packed.games,
            part_ends: &packed.part_ends,
            own: &own,
        };
        let mut recording = Recording::default();
        rate_event(&law.edition, &mut self.field, &event, &mut recording);
        for &(game, why) in &recording.no_stones {
            self.no_stone(number, packed.positions[game as usize], why);
        }
        for (_, player, _, new) in &recording.parts {
            if new.before >= LOWEST && new.after < LOWEST {
                let found = about(*player as usize, Note, self.edition.floor.at, finding::FELL_BELOW_TABLE);
                self.findings.push(found.with("points", new.after));
            }
        }
        self.book.end(number, &admitted, &packed, &recording, &self.field);
        if !self.edition.newcomer_updated.value {
            for position in self.period.tournaments[number].participants().map(|player| player as usize) {
                if let Some(slot) = self.field.slots.get_mut(position) {
                    slot.fixed = self.period.players[position].foreign;
                }
            }
        }
    }

    /// §6(1) step 2 and §9: everybody who played gets his starting points, or a refusal.
    fn enter_players(&mut self, number: usize, admitted: &mut Admitted) {
        let tournament = &self.period.tournaments[number];
        let entries = tournament.entry_grades();
        let mut scores = None;
        let mut entered: HashMap<u32, bool> = HashMap::new();
        for (game, fate) in tournament.games.iter().zip(&mut admitted.games) {
            let Fate::Counts { white, .. } = *fate else { continue };
            for player in [game.black, white] {
                let position = player as usize;
                let has_points = *entered.entry(player).or_insert_with(|| {
                    let entry = entries.get(&player).copied().or(self.period.players[position].entry_grade);
                    self.enter(number, position, entry, &mut scores)
                });
                if !has_points {
                    *fate = Fate::Refused;
                }
            }
        }
    }

    /// Whether he has points to play with.
    fn enter(&mut self, number: usize, position: usize, entry: Option<Grade>, scores: &mut Option<Scores>) -> bool {
        let player = &self.period.players[position];
        if matches!(self.book.status(position), Status::Registered | Status::New) {
            self.entry_grade(number, position, entry);
            return true;
        }
        // Points the committee decided put everybody else in the register; a foreigner plays with them.
        let start = match self.decided.get(&position) {
            Some(&points) => Ok(Start { points, ground: Ground::ForeignGiven }),
            None => starting_points(self.edition, player, entry),
        };
        match start {
            Ok(start) => {
                self.start(number, position, start, scores);
                true
            }
            Err(refusal) => {
                self.no_start(position, refusal);
                false
            }
        }
    }

    fn start(&mut self, number: usize, position: usize, start: Start, scores: &mut Option<Scores>) {
        let player = &self.period.players[position];
        let slot = &mut self.field.slots[position];
        slot.points = start.points.clamp(-MOST_POINTS, MOST_POINTS);
        slot.fixed = player.foreign;
        if !player.foreign {
            // What the slot holds before he enters is a grade the committee granted him.
            slot.grade = slot.grade.max(Some(starting_grade(player, &start)));
            slot.fixed = !self.edition.newcomer_updated.value;
            if let (true, Some(band)) = (self.edition.initial_counts.value, grade_at(start.points)) {
                self.field.reached[position].count(band);
            }
        }
        match start.ground {
            Ground::EntryGrade(grade) => {
                let scores = scores.get_or_insert_with(|| scores_of(&self.period.tournaments[number]));
                let (won, played) = scores.get(&(position as u32)).copied().unwrap_or_default();
                let found = about(position, Warning, self.edition.newcomer.at, finding::INITIAL_OPEN);
                let found = found.with("grade", grade).with("points", start.points);
                self.findings.push(found.with("won", won).with("played", played));
            }
            Ground::Committee => {
                let found = about(position, Note, self.edition.initial_grade.at, finding::INITIAL_COMMITTEE);
                self.findings.push(found.with("points", start.points));
            }
            Ground::Manager | Ground::Foreign(_) | Ground::ForeignListed(_) | Ground::ForeignGiven => {}
        }
        self.book.enter(number, position, &start, self.field.slots[position].grade);
    }

    fn no_start(&mut self, position: usize, refusal: NoStart) {
        let step_2 = self.edition.newcomer.at;
        let found = match refusal {
            NoStart::InitialMissing => about(position, Error, step_2, finding::INITIAL_MISSING),
            NoStart::ForeignGradeMissing => about(position, Error, step_2, finding::FOREIGN_GRADE_MISSING),
            NoStart::Professional => {
                let grade = self.period.players[position].professional.as_deref().unwrap_or_default();
                about(position, Error, Paragraph("M1/1"), finding::FOREIGN_GRADE_UNBOUNDED).with("grade", grade)
            }
            NoStart::Unbounded { grade } => {
                about(position, Error, Paragraph("M1/1"), finding::FOREIGN_GRADE_UNBOUNDED).with("grade", grade)
            }
            NoStart::TooHigh { points, highest } => {
                let found = about(position, Error, self.edition.initial_grade.at, finding::INITIAL_TOO_HIGH);
                found.with("points", points).with("highest", highest)
            }
        };
        // A player refused in one tournament is refused in the next for the same reason; once is enough.
        let refused = self.refused.entry(position).or_default();
        if !refused.contains(&refusal) {
            refused.push(refusal);
            self.findings.push(found);
        }
    }

    /// §9(1): in a domestic 19×19 tournament one enters with the grade of one's points, in an international one with that of the
    /// European list, where it is known. Which of the two an event is, somebody has to say before anybody is reproached.
    fn entry_grade(&mut self, number: usize, position: usize, entry: Option<Grade>) {
        let tournament = &self.period.tournaments[number];
        let (points, european) = (self.field.slots[position].points, self.period.players[position].european);
        let Some(entry) = entry.filter(|_| tournament.board == 19) else { return };
        let found = match (tournament.international, european) {
            (Some(false), _) if entry != entry_grade(points) => {
                let found = about(position, Warning, ENTRY_BY_POINTS, finding::ENTRY_GRADE);
                found.with("due", entry_grade(points)).with("points", points)
            }
            (Some(true), Some(due)) if entry != due => {
                about(position, Warning, ENTRY_BY_EUROPE, finding::ENTRY_GRADE_EUROPEAN).with("due", due)
            }
            _ => return,
        };
        self.findings.push(found.with("tournament", tournament.id.as_str()).with("entry", entry));
    }

    fn no_stone(&mut self, number: usize, game: usize, why: NoStone) {
        let refused = |paragraph, code| Finding::new(Error, paragraph, Place::Game(number, game), code);
        self.findings.push(match why {
            NoStone::ToStronger => refused(self.edition.stones_to_stronger.at, finding::STONES_TO_STRONGER),
            NoStone::TopBand { at } => refused(self.edition.top_width.at, finding::TOP_BAND).with("points", at),
            NoStone::BelowTable { at } => {
                refused(self.edition.bottom_width.at, finding::BELOW_TABLE).with("points", at)
            }
        });
    }
}

/// Games won and played by each player of a tournament; the manager weighs those of a newcomer.
type Scores = HashMap<u32, (usize, usize)>;

fn scores_of(tournament: &GoTournament) -> Scores {
    use arpad_model::GoOutcome::{Black, White};
    let mut scores = Scores::new();
    for game in tournament.games.iter().filter(|game| game.outcome.is_played()) {
        let white = game.white.filter(|white| *white != game.black);
        for (player, win) in [(Some(game.black), Black), (white, White)] {
            let Some(player) = player else { continue };
            let (won, played) = scores.entry(player).or_default();
            *won += usize::from(game.outcome == win);
            *played += 1;
        }
    }
    scores
}

/// The games of a tournament that count, part by part, as the kernel wants them.
pub(super) struct Packed {
    pub(super) games: Vec<PackedGame>,
    pub(super) part_ends: Vec<u32>,
    /// The position of each packed game in the tournament.
    pub(super) positions: Vec<usize>,
}

impl Packed {
    fn of(period: &GoPeriod, number: usize, admitted: &Admitted) -> Self {
        let games = &period.tournaments[number].games;
        let last_rounds = last_rounds(&admitted.parts);
        let mut order: Vec<(usize, usize, PackedGame)> = Vec::with_capacity(games.len());
        for (position, (game, fate)) in games.iter().zip(&admitted.games).enumerate() {
            if let Fate::Counts { white, result } = *fate {
                let packed = PackedGame { black: game.black, white, stones: game.handicap, result };
                order.push((part_of(&last_rounds, game.round), position, packed));
            }
        }
        order.sort_by_key(|(part, position, _)| (*part, *position));
        let ends = 0..admitted.parts.len();
        let part_ends = ends.map(|part| order.partition_point(|(of, _, _)| *of <= part) as u32).collect();
        let positions = order.iter().map(|(_, position, _)| *position).collect();
        Packed { games: order.into_iter().map(|(_, _, game)| game).collect(), part_ends, positions }
    }

    /// A law of one game's own, by where the kernel has the game.
    fn own(&self, position: usize, law: Edition) -> Option<(u32, Edition)> {
        let place = self.positions.iter().position(|one| *one == position)?;
        Some((place as u32, law))
    }
}

fn about(player: usize, severity: Severity, paragraph: Paragraph, code: Code) -> Finding {
    Finding::new(severity, paragraph, Place::Player(player), code)
}
