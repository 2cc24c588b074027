//! Players of a report looked for on the kept bytes of a list of FIDE's: by number, or by name where the file has no number.

use super::Stranger;
use crate::acts::ImportAct;
use crate::intake::read_report::Unidentified;
use crate::lists::import::{OnList, on_list};
use crate::refusal::OfficeError;
use crate::register::matching::{self, Ground, Known, Remembered, Sought, Verdict, grounds, keys_of_text};
use arpad_formats::fide_list::{self, Record};
use arpad_model::{Birth, FideId, Person, PersonId, PersonName, Series, Sex, Tempo};
use arpad_registry::tables::persons;
use arpad_registry::{Error, Reader};
use std::collections::{HashMap, HashSet};

/// Somebody on FIDE's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// FIDE's number.
    pub fide: FideId,
    /// The name there.
    pub name: PersonName,
    /// Birth, as far as the list has it.
    pub born: Option<Birth>,
    /// Federation.
    pub country: String,
    /// The rating there: in the event's series, else in standard.
    pub rating: Option<i32>,
    /// The whole name is the line's, accents and order aside.
    pub is_namesake: bool,
}

impl Listed {
    /// Number, name and what is known beside it, as a sentence names him.
    pub(in crate::acts) fn short(&self) -> String {
        let birth = self.born.map(|born| born.year().to_string());
        let country = Some(self.country.clone()).filter(|country| !country.is_empty());
        let rating = self.rating.map(|rating| rating.to_string());
        let beside: Vec<String> = [birth, country, rating].into_iter().flatten().collect();
        format!("FIDE {}: {}, {}", self.fide, self.name.eastern(), beside.join(", "))
    }
}

/// Those of these numbers who are on the list.
pub(in crate::acts) fn by_number(
    store: &mut Reader<'_>,
    import: &ImportAct,
    wanted: &[FideId],
) -> Result<HashMap<FideId, OnList>, OfficeError> {
    let wanted: HashSet<u32> = wanted.iter().map(|fide| fide.0).collect();
    on_list(bytes(store, import)?, &import.file_name, import.day, |record| wanted.contains(&record.fide_id))
}

/// Whether somebody on the list is, beyond doubt, the one whom a line with his number means.
pub(in crate::acts) fn is_the_one(sought: &Sought, fide: FideId, listed: &OnList, series: Series) -> bool {
    let fields = &listed.fields;
    let known = Known {
        person: PersonId::default(),
        name: PersonName::new(fields.family.clone(), fields.given.clone()),
        fide: Some(fide),
        komir: None,
        egd: None,
        born: fields.born,
        sex: fields.sex,
        country: fields.country.clone(),
        died: None,
        rating: nearest(listed, series, sought.rating),
        title: listed.title.clone(),
        remembered: Remembered::No,
    };
    let sought = Sought { fide: Some(fide), ..sought.clone() };
    matches!(matching::identify(&sought, &[known]), Verdict::Certain(..))
}

/// A player of the list, beside a line.
pub(in crate::acts) fn listed(sought: &Sought, fide: FideId, one: &OnList, series: Series) -> Listed {
    let name = PersonName::new(one.fields.family.clone(), one.fields.given.clone());
    let is_namesake = keys_of_text(&sought.name).tokens == matching::keys(&name).tokens;
    let rating = nearest(one, series, sought.rating);
    Listed { fide, name, born: one.fields.born, country: one.fields.country.clone(), rating, is_namesake }
}

/// Of his ratings that in the event's series or in standard, whichever is nearer to what the file says.
fn nearest(listed: &OnList, series: Series, said: Option<i32>) -> Option<i32> {
    let counts = |of: Series| [series, Series::Chess(Tempo::Standard)].contains(&of);
    let ratings = listed.ratings.iter().filter(|one| counts(one.series)).map(|one| one.rating);
    ratings.min_by_key(|rating| (rating - said.unwrap_or(*rating)).abs())
}

/// Those without a number whom the list may have: somebody of the name, or of one like it with something beside it that
/// agrees, whom nothing contradicts and whom the register does not have. A whole list would have brought them all.
pub(super) fn among_names(
    store: &mut Reader<'_>,
    import: &ImportAct,
    reported: &Unidentified,
    nameless: Vec<(Stranger, Option<Person>)>,
) -> Result<Vec<Stranger>, OfficeError> {
    let mut sought: Vec<(Stranger, Sought)> = Vec::with_capacity(nameless.len());
    for (one, person) in nameless {
        let mut line = reported.players[one.line as usize].clone();
        if let Some(person) = person {
            line.born = line.born.or(person.born);
            line.sex = line.sex.or(person.sex);
            line.country = if line.country.is_empty() { person.country } else { line.country };
        }
        let is_covered = import.country.is_empty() || import.country.eq_ignore_ascii_case(&line.country);
        if !is_covered {
            sought.push((one, line));
        }
    }
    if sought.is_empty() {
        return Ok(Vec::new());
    }
    let found = find(store, import, &sought, reported.series)?;
    let numbers: Vec<FideId> = found.iter().flatten().map(|one| one.fide).collect();
    let registered: HashSet<FideId> =
        persons::by_fides(store, &numbers)?.into_iter().filter_map(|person| person.fide).collect();
    let mut strangers = Vec::new();
    for ((one, _), mut listed) in sought.into_iter().zip(found) {
        listed.retain(|one| !registered.contains(&one.fide));
        listed.sort_by_key(|one| (!one.is_namesake, one.fide));
        if !listed.is_empty() {
            strangers.push(Stranger { listed, ..one });
        }
    }
    Ok(strangers)
}

/// Whom each of these may be.
fn find(
    store: &mut Reader<'_>,
    import: &ImportAct,
    sought: &[(Stranger, Sought)],
    series: Series,
) -> Result<Vec<Vec<Listed>>, OfficeError> {
    // Two names that are alike share a word, or the sound of one.
    let mut words: HashSet<String> = HashSet::new();
    for (_, line) in sought {
        let keys = keys_of_text(&line.name);
        words.extend(keys.tokens.split(' ').chain(keys.sound.split(' ')).map(str::to_owned));
    }
    words.retain(|word| word.len() > 1);
    let mut found: Vec<Vec<Listed>> = vec![Vec::new(); sought.len()];
    let look = |record: &Record<&str>| {
        let keys = keys_of_text(record.name);
        if !keys.tokens.split(' ').chain(keys.sound.split(' ')).any(|word| words.contains(word)) {
            return false;
        }
        for ((_, line), found) in sought.iter().zip(&mut found) {
            let known = known(record, series, line.rating);
            let grounds = grounds(line, &known);
            if known.rating.is_some() && may_be(&grounds) {
                let Known { name, born, country, rating, .. } = known;
                let is_namesake = is_namesake(&grounds);
                found.push(Listed { fide: FideId(record.fide_id), name, born, country, rating, is_namesake });
            }
        }
        false
    };
    on_list(bytes(store, import)?, &import.file_name, import.day, look)?;
    Ok(found)
}

fn is_namesake(grounds: &[Ground]) -> bool {
    grounds.contains(&Ground::SameName) || grounds.contains(&Ground::SwappedName)
}

/// The name, or one like it with something beside it that agrees; and nothing against him.
fn may_be(grounds: &[Ground]) -> bool {
    use Ground::*;
    let has = |wanted: &[Ground]| wanted.iter().any(|ground| grounds.contains(ground));
    let is_alike =
        has(&[SimilarName, LongerName, MisspelledName]) && has(&[SameBirth, SameYear, SameRating, NearRating]);
    let other_birth = has(&[OtherBirth, NearYear, ExchangedYear, NearBirth]);
    let is_contradicted = other_birth || has(&[OtherSex, OtherCountry, OtherGeneration, OtherRating]);
    (is_namesake(grounds) || is_alike) && !is_contradicted
}

/// A record as the matching compares it; the line has no number to compare.
fn known(record: &Record<&str>, series: Series, said: Option<i32>) -> Known {
    let own = match series {
        Series::Chess(Tempo::Rapid) => record.rapid,
        Series::Chess(Tempo::Blitz) => record.blitz,
        _ => record.standard,
    };
    let ratings = [own, record.standard].into_iter().filter_map(|rated| rated.rating).map(i32::from);
    Known {
        person: PersonId::default(),
        name: PersonName::from_list(record.name),
        fide: None,
        komir: None,
        egd: None,
        born: record.born.map(|born| Birth::Year(born.year as i16)),
        sex: record.sex.map(|sex| match sex {
            fide_list::Sex::Male => Sex::Male,
            fide_list::Sex::Female => Sex::Female,
        }),
        country: record.federation.to_owned(),
        died: None,
        rating: ratings.min_by_key(|rating| (rating - said.unwrap_or(*rating)).abs()),
        title: String::new(),
        remembered: Remembered::No,
    }
}

/// The bytes of the list, as they were received.
fn bytes(store: &mut Reader<'_>, import: &ImportAct) -> Result<std::fs::File, OfficeError> {
    import.file(store, |what| Error::damaged("blob", format!("the list {}: {what}", import.file_name)).into())
}
