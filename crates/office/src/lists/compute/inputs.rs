//! What a list was computed from, told so that it can be computed again by whoever has no register: the rows it starts from,
//! the period, and what was decided where the text leaves a choice.

use super::people::People;
use super::{DecidedParameter, Rulings, chess, go, go_decided};
use crate::refusal::OfficeError;
use arpad_model::{Birth, EntryId, GoPeriod, ListRow, Period, PersonId, Tempo, Tournament};
use arpad_rules::chess::edition::{Edition, Reading};
use arpad_rules::chess::k_factor::{adult_from, day_number};
use arpad_rules::chess::rate::{self, Recorded, rate_list};
use arpad_rules::chess::transition::Transition;
use arpad_rules::go::hungary;
use jiff::civil::Date;
use std::collections::HashSet;

/// What one list was computed from.
#[derive(Clone)]
pub(crate) struct Inputs {
    /// The rows it starts from, in the order of persons.
    pub base: Vec<ListRow>,
    /// Who the players of the period are, by position.
    pub persons: Vec<PersonId>,
    /// The period.
    pub period: InputPeriod,
    /// The reading of the law that the register follows.
    pub reading: Reading,
    /// A conversion is decided; whether it is of this list, its day says.
    pub is_converted: bool,
    /// What was decided where an edition leaves a choice.
    pub parameters: Vec<DecidedParameter>,
}

/// A period as the law got it.
#[derive(Clone)]
pub(crate) enum InputPeriod {
    /// Chess, and the day each event began by the register.
    Chess(Period, Vec<Date>),
    /// One tournament of go and its first and last day by the register, or the decisions of one day.
    Go(GoPeriod, (Date, Date)),
    /// A go list whose tournament was taken out.
    Idle,
}

impl Inputs {
    pub(super) fn of(rulings: &Rulings, base: Vec<ListRow>, persons: Vec<PersonId>, period: InputPeriod) -> Self {
        Inputs {
            base,
            persons,
            period,
            reading: rulings.reading,
            is_converted: rulings.transition.is_some(),
            parameters: rulings.parameters.clone(),
        }
    }

    /// What was decided, as far as a period does not tell it.
    fn rulings(&self) -> Rulings {
        let transition = self.is_converted.then(|| (EntryId(0), String::new()));
        Rulings::told(self.reading, transition, self.parameters.clone())
    }
}

/// The same without anybody's birth: K stands beside each player and each standing of before as it was used. Whose K changed
/// within the period is only told to be a junior or none.
pub(crate) fn without_birth(mut inputs: Inputs, (tempo, day): (Tempo, Date)) -> Result<Inputs, OfficeError> {
    let rulings = inputs.rulings();
    let InputPeriod::Chess(period, starts) = &mut inputs.period else { return Ok(inputs) };
    let governing = chess::Governing::of(tempo, day, starts.iter().copied(), &rulings)?;
    let law = governing.law();
    let rated = rate_list(&law, period);
    for (position, (player, result)) in (0..).zip(period.players.iter_mut().zip(&rated.players)) {
        let is_junior = day_number(day) < adult_from(law.list.k.value.junior_until, player.born);
        player.born = player.born.map(|_| told_birth(is_junior, day));
        let (mut used, mut is_one) = (None, true);
        for event in &result.tournaments {
            let standings = &mut period.tournaments[event.tournament].standings;
            match (standings.iter_mut().find(|(player, _)| *player == position), event.k) {
                (Some((_, then)), Some(k)) => then.k = Some(k),
                (None, Some(k)) => {
                    is_one &= used.is_none_or(|used| used == k);
                    used = Some(k);
                }
                (_, None) => {}
            }
        }
        if is_one {
            (player.k, player.born) = (player.k.or(used), None);
        }
        player.taken = None;
    }
    Ok(inputs)
}

/// A chess list's calculation once more, as the kernel recorded it.
pub(crate) struct Heard {
    pub calculation: Recorded,
    /// The number of each tournament, by position in the period.
    pub tournaments: Vec<u32>,
    /// The edition of the list.
    pub edition: Edition,
    /// The edition of each tournament, by position in the period.
    pub editions: Vec<Edition>,
    /// The conversion of this very list.
    pub transition: Option<Transition>,
}

/// Hears the calculation of a list; none of go.
pub(crate) fn recorded(inputs: &Inputs, (tempo, day): (Tempo, Date)) -> Result<Option<Heard>, OfficeError> {
    let InputPeriod::Chess(period, starts) = &inputs.period else { return Ok(None) };
    let governing = chess::Governing::of(tempo, day, starts.iter().copied(), &inputs.rulings())?;
    let law = governing.law();
    let number = |tournament: &Tournament| tournament.id.parse().unwrap_or(0);
    Ok(Some(Heard {
        calculation: rate::recorded(&law, period),
        tournaments: period.tournaments.iter().map(number).collect(),
        edition: *law.list,
        editions: law.events.iter().map(|edition| **edition).collect(),
        transition: law.transition,
    }))
}

/// So old is whoever is told to be a junior, and whoever is told to be none.
const JUNIOR: i16 = 10;
const ADULT: i16 = 40;

/// Whether a birth is one that tells a junior.
pub(crate) fn is_junior(born: Option<Birth>, day: Date) -> Option<bool> {
    born.map(|born| born.year() == day.year() - JUNIOR)
}

/// The birth of a junior, or of somebody who is none.
pub(crate) fn told_birth(is_junior: bool, day: Date) -> Birth {
    Birth::Year(day.year() - if is_junior { JUNIOR } else { ADULT })
}

/// Computes a list again from what it was computed from, without a register: everybody after it, in the order of persons.
/// Nobody has a title, and K of those without a given one is an adult's.
pub(crate) fn again(inputs: &Inputs, (tempo, day): (Option<Tempo>, Date)) -> Result<Vec<ListRow>, OfficeError> {
    let people = People::default();
    let rulings = inputs.rulings();
    match (&inputs.period, tempo) {
        (InputPeriod::Chess(period, starts), Some(tempo)) => {
            let governing = chess::Governing::of(tempo, day, starts.iter().copied(), &rulings)?;
            let making = chess::Making {
                tempo,
                day,
                base: &inputs.base,
                base_is_fide: false,
                events: &Vec::new(),
                at_start: &[],
                decided_games: true,
                standard: None,
                people: &people,
                rulings: &rulings,
                keeps: false,
            };
            Ok(chess::everybody(&making, &governing.law(), &inputs.base, (period, &inputs.persons))?.0)
        }
        (InputPeriod::Go(..) | InputPeriod::Chess(..) | InputPeriod::Idle, _) => go_again(inputs, day, &rulings),
    }
}

fn go_again(inputs: &Inputs, day: Date, rulings: &Rulings) -> Result<Vec<ListRow>, OfficeError> {
    let (people, domestic) = (People::default(), HashSet::new());
    let is_second = inputs.reading == Reading::Second;
    let making =
        go::Making { day, is_second, people: &people, rulings, domestic: &domestic, keeps: false, is_anew: false };
    let mut rows = making.start(&inputs.base);
    let InputPeriod::Go(period, (starts, ends)) = &inputs.period else { return Ok(rows) };
    let starts = if period.tournaments.is_empty() { go::governing(*starts) } else { *starts };
    if let Ok(rated) = hungary::rate(&go::edition(starts, &making, go::Asked::ForList)?, period) {
        match period.tournaments.is_empty() {
            true => go_decided::enter(&mut rows, &rated.players, &inputs.persons)?,
            false => go::enter(&mut rows, &rated.players, &inputs.persons, (*ends, &making))?,
        }
    }
    Ok(rows)
}
