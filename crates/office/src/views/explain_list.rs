//! Why a person stands on a list as he does: the calculation again, from what was known when the list was closed.

use crate::acts::desk::OfficeError;
use crate::acts::minors::Minors;
use crate::lists::Owners;
use crate::lists::compute::explaining::{Counted, Subject, explain, explain_standing, is_second};
use crate::lists::compute::{holding, list_before};
use crate::rating::rate_case::Answer;
use crate::register::{registered, standing_for};
use crate::views::activity::{Ground, activity_ground};
use crate::views::as_published::{persons_told, told_at};
use crate::views::causes::{Cause, CauseKind, Causes, Revision, Since, causes, revision_of, since};
use crate::views::decided_now::{DecidedNow, decided_now_about};
use crate::views::list_page::{Which, find_list, standing_on};
use crate::views::off_lists::{Off, off};
use crate::views::public::name_shown;
use crate::views::records::{no_list, usual_series};
use arpad_model::{EntryId, List, ListRow, Origin, PersonId, Series};
use arpad_registry::Reader;
use arpad_registry::tables::list_rows;
use arpad_registry::tables::list_starts;
use arpad_registry::tables::lists;
use std::collections::HashMap;

/// A person on a list, explained.
#[derive(Clone, Debug)]
pub struct ListExplanation {
    /// The list.
    pub list: List,
    /// Who.
    pub person: PersonId,
    /// On the list before.
    pub before: Option<ListRow>,
    /// On this list; none while he has no finished event.
    pub row: Option<ListRow>,
    /// The calculation; none where he played nothing in it and stands as he stood, or the list was computed elsewhere.
    pub answer: Option<Answer>,
    /// Why he is active on the list, or not; none in go and without a row.
    pub ground: Option<Ground>,
    /// The list is our forecast of FIDE's, which governs the series.
    pub is_forecast: bool,
    /// His position in it.
    pub position: usize,
    /// What led from the list before to what his own games start from.
    pub causes: Vec<Cause>,
    /// What his own games start from; where he has none, what the list says.
    pub start: Option<i32>,
    /// Why he is not on the list.
    pub off: Option<Off>,
    /// What the list said of him before it was revised.
    pub revised: Option<Revision>,
    /// Corrections of what the list has counted of him that came after it was made.
    pub since: Vec<Since>,
    /// The newest revision, where this list is not it.
    pub revision: Option<List>,
    /// Go: what the committee decided about him that no published list shows yet.
    pub decided: Vec<DecidedNow>,
}

impl ListExplanation {
    /// The rating the calculation gives today; none without a calculation.
    pub fn computed(&self) -> Option<Option<i32>> {
        match self.answer.as_ref()? {
            Answer::Chess(answer) => {
                let result = answer.rated.players.get(self.position)?;
                Some(result.after.filter(|_| result.published).and_then(|after| after.try_into().ok()))
            }
            Answer::Mgsz(answer) => {
                let rated = answer.rated.as_ref()?;
                Some(rated.players.iter().find(|player| player.player == self.position)?.after)
            }
            Answer::Egf(_) => None,
        }
    }

    /// What his own games brought: the causes and this lead from the list before to this list. None where he has no game.
    pub fn own_change(&self) -> Option<i32> {
        let has_games = match self.answer.as_ref()? {
            Answer::Chess(answer) => !answer.rated.players.get(self.position)?.tournaments.is_empty(),
            Answer::Mgsz(answer) => !answer.period.tournaments.is_empty(),
            Answer::Egf(_) => true,
        };
        if !has_games {
            return None;
        }
        let after = match &self.row {
            Some(row) => row.rating,
            None => self.computed().flatten(),
        };
        Some(after.unwrap_or(0) - self.start.unwrap_or(0))
    }

    /// Whether the calculation has nothing to tell: no game, and no step without one.
    pub fn is_idle(&self) -> bool {
        let Some(Answer::Chess(answer)) = &self.answer else { return self.answer.is_none() };
        let result = answer.rated.players.get(self.position);
        result.is_none_or(|result| result.tournaments.is_empty() && result.steps.is_empty())
    }

    /// How many causes stand before his own games: all of them, unless he is kept off the list. Who is has played before.
    pub fn causes_before_own(&self) -> usize {
        let off = self.causes.iter().position(|cause| cause.kind == CauseKind::Off);
        off.unwrap_or(self.causes.len())
    }

    /// Whether the calculation starts from the standard rating, for want of one at this tempo.
    pub fn is_seeded(&self) -> bool {
        let Some(Answer::Chess(answer)) = &self.answer else { return false };
        let player = answer.period.players.get(self.position);
        player.is_some_and(|player| player.rating.is_none() && player.standard.is_some())
    }

    /// Whether the calculation gives what the list says. It does not where the register knows something else about a person
    /// today than it did then: a date of birth, two numbers that are one.
    pub fn agrees(&self) -> bool {
        // Who is off the list has a rating all the same; the list does not say it.
        self.off.is_some()
            || self.computed().is_none_or(|computed| computed == self.row.as_ref().and_then(|row| row.rating))
    }
}

/// Explains a person on a list; without one, on the newest on which he has games or was decided about, else on the newest. Without a series, on
/// the first in which he stands on a list. A number that leads elsewhere since is explained as itself where it stands.
pub fn explain_list(
    store: &mut Reader<'_>,
    person: PersonId,
    series: Option<Series>,
    which: Option<&Which>,
) -> Result<ListExplanation, OfficeError> {
    let standing = standing_for(store, person)?;
    let list = match which {
        Some(which) => match (find_list(store, which)?, which.origin) {
            (list, None) => calculated(store, list)?,
            (list, Some(_)) => list,
        },
        None => match series {
            Some(series) => newest_with_games(store, standing, series)?,
            None => newest_of_all(store, standing)?,
        },
    };
    let before = match (list.origin, list.base) {
        (Origin::Computed, base) => base.map(|base| lists::get(store, base)).transpose()?.flatten(),
        (Origin::Fide, _) => list_before(store, &list)?,
    };
    let person = match person == standing || !stands(store, [Some(&list), before.as_ref()], person)? {
        true => standing,
        false => person,
    };
    let found = registered(store, person)?;
    let row = list_rows::get(store, list.id, person)?;
    let before = match before {
        Some(before) => standing_on(store, &before, &[person])?.pop(),
        None => None,
    };
    let explained = match list.origin {
        Origin::Computed => explain(store, &list, person)?,
        Origin::Fide => None,
    };
    let (answer, position) = with_names(store, &list, explained)?;
    let ground = match &row {
        Some(row) => activity_ground(store, &list, row)?,
        None => None,
    };
    let is_forecast = Owners::read(store, list.series, EntryId::LAST)?.is_forecast(&list);
    let (tournaments, moved) = (Counted::Stored(list.id), list_starts::of(store, list.id)?);
    let is_second = is_second(store, &list)?;
    let subject = Subject { list: &list, tournaments, base: None, moved: &moved, is_second };
    let calculated = answer.as_ref().map(|answer| (answer, position));
    let Causes { causes, start, .. } = causes(store, &subject, person, (row.as_ref(), calculated))?;
    let off = match (&row, list.origin) {
        (None, Origin::Computed) => off(store, &found, &list)?,
        _ => None,
    };
    let rating = |row: &Option<ListRow>| row.as_ref().and_then(|row| row.rating);
    let is_moved_alone = answer.is_none() && list.origin == Origin::Computed && rating(&before) != rating(&row);
    // Who has no rating here keeps none: the law would seed him from another tempo.
    let (answer, position) = match is_moved_alone && rating(&row).is_some() {
        true => {
            let standing = explain_standing(store, &list, person)?;
            with_names(store, &list, standing)?
        }
        false => (answer, position),
    };
    let (revised, since) = (revision_of(store, &list, person)?, since(store, &list, person)?);
    let revision = newer(store, &list)?;
    let decided = if list.series == Series::Go { decided_now_about(store, person)? } else { Vec::new() };
    Ok(ListExplanation {
        list,
        person,
        before,
        row,
        answer,
        ground,
        is_forecast,
        position,
        causes,
        start,
        off,
        revised,
        since,
        revision,
        decided,
    })
}

/// Whether a number stands on one of these lists: two that were found to be one person since are still two on a list of before, and
/// on the first one since it is told where the other went.
fn stands(store: &mut Reader<'_>, lists: [Option<&List>; 2], number: PersonId) -> Result<bool, OfficeError> {
    for list in lists.into_iter().flatten() {
        if list_rows::get(store, list.id, number)?.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}

fn with_names(
    store: &mut Reader<'_>,
    list: &List,
    explained: Option<(Answer, usize)>,
) -> Result<(Option<Answer>, usize), OfficeError> {
    let Some((answer, position)) = explained else { return Ok((None, 0)) };
    let told = told_at(store, list)?;
    Ok((Some(named(store, told, answer)?), position))
}

/// The newest published revision of a list, where it is a newer one.
fn newer(store: &mut Reader<'_>, list: &List) -> Result<Option<List>, OfficeError> {
    let place = |one: &List| (one.day, one.tournament, one.origin);
    let is_newer = |one: &List| place(one) == place(list) && one.revision > list.revision && one.published.is_some();
    Ok(lists::of(store, list.series)?.into_iter().filter(is_newer).max_by_key(|one| one.revision))
}

/// Our own list beside FIDE's of the same day, for only ours has a calculation; without one, FIDE's.
fn calculated(store: &mut Reader<'_>, list: List) -> Result<List, OfficeError> {
    if list.origin == Origin::Computed {
        return Ok(list);
    }
    let of_the_day = |one: &List| one.origin == Origin::Computed && one.day == list.day && one.published.is_some();
    let ours = lists::of(store, list.series)?.into_iter().filter(of_the_day).max_by_key(|one| one.revision);
    Ok(ours.unwrap_or(list))
}

fn newest_of_all(store: &mut Reader<'_>, person: PersonId) -> Result<List, OfficeError> {
    for series in Series::ALL {
        if let Ok(list) = newest_with_games(store, person, series)
            && list_rows::get(store, list.id, person)?.is_some()
        {
            return Ok(list);
        }
    }
    let usual = usual_series(store)?;
    newest_with_games(store, person, usual)
}

fn newest_with_games(store: &mut Reader<'_>, person: PersonId, series: Series) -> Result<List, OfficeError> {
    let mut newest = None;
    let owners = Owners::read(store, series, EntryId::LAST)?;
    for list in holding(lists::of(store, series)?, &owners).into_iter().rev() {
        let list = calculated(store, list)?;
        if list_rows::get(store, list.id, person)?.is_some_and(|row| row.period_games > 0) {
            return Ok(list);
        }
        // What the committee decided about him is newer than his last game.
        let is_decided = series == Series::Go && list.tournament.is_none();
        if is_decided && explain(store, &list, person)?.is_some() {
            return Ok(list);
        }
        newest = newest.or(Some(list));
    }
    match newest {
        Some(newest) => Ok(newest),
        None => Err(no_list(store, series)?.into()),
    }
}

/// The same with everybody's name, as it was when a list told it; who asked to be hidden has none.
pub(crate) fn named(store: &mut Reader<'_>, told: Option<EntryId>, mut answer: Answer) -> Result<Answer, OfficeError> {
    let mut lines: Vec<(&String, &mut Option<String>)> = match &mut answer {
        Answer::Chess(answer) => answer.period.players.iter_mut().map(|one| (&one.id, &mut one.name)).collect(),
        Answer::Mgsz(answer) => answer.period.players.iter_mut().map(|one| (&one.id, &mut one.name)).collect(),
        // No list of ours is made by the European regulation.
        Answer::Egf(_) => Vec::new(),
    };
    let numbers: Vec<PersonId> = lines.iter().filter_map(|(id, _)| id.parse().ok()).collect();
    let minors = Minors::read(store)?;
    let told = persons_told(store, told, &numbers)?;
    let shown = told.iter().filter(|person| !person.withheld);
    let names: HashMap<String, String> =
        shown.map(|person| (person.id.0.to_string(), name_shown(person, minors).as_list())).collect();
    for (id, name) in &mut lines {
        **name = names.get(*id).cloned();
    }
    Ok(answer)
}
