//! What anybody may see of a player's titles: those held, norms from public reports, ratings of public lists, what is missing.
//! Applications are between the player, the federation and FIDE; only a title that was granted is shown.

use super::{PublicPerson, Withheld, player};
use crate::acts::desk::OfficeError;
use crate::acts::minors::Minors;
use crate::rating::file_norms::FileNorms;
use crate::titles::{Highest, NormHeld, Sources, TitleDossier, TitleSought, dossier, register_norms};
use arpad_model::{Person, PersonId, Title, TournamentId};
use arpad_registry::Reader;
use arpad_rules::titles::edition::Edition;
use jiff::civil::Date;

/// Everything anybody may know of it.
#[derive(Clone, Debug)]
pub struct PublicTitles {
    /// Who.
    pub person: PublicPerson,
    /// Titles with the days they were awarded.
    pub titles: Vec<Title>,
    /// The edition an application of the day would be judged by; none where none is modelled for it.
    pub edition: Option<&'static Edition>,
    /// Every norm.
    pub norms: Vec<NormHeld>,
    /// The highest published rating.
    pub highest: Option<Highest>,
    /// Titles that are not held.
    pub sought: Vec<TitleSought>,
}

/// Reads it.
pub fn titles(
    store: &mut Reader<'_>,
    id: PersonId,
    today: Date,
) -> Result<Result<(PublicTitles, Option<TitleDossier>), Withheld>, OfficeError> {
    let page = match player(store, id, today)? {
        Ok(page) => page,
        Err(withheld) => return Ok(Err(withheld)),
    };
    let (person, titles) = (page.person, page.titles);
    let minors = Minors::read(store)?;
    let mut sources = Sources::naming(move |one: &Person| is_named(minors, one));
    let told = dossier(store, &mut sources, person.id, today)?;
    let shown = match told.clone() {
        // Every field is named, so that a new one asks whether anybody may see it.
        Some(TitleDossier { person: _, edition, held: _, norms, highest, sought }) => {
            PublicTitles { person, titles, edition: Some(edition), norms, highest, sought }
        }
        None => PublicTitles { person, titles, edition: None, norms: Vec::new(), highest: None, sought: Vec::new() },
    };
    Ok(Ok((shown, told)))
}

/// Of whom names are told in the steps of a norm: of nobody hidden, and of no child who is not shown by name.
fn is_named(minors: Minors, person: &Person) -> bool {
    !person.withheld && minors.of(person.born).is_named()
}

/// The norms of an event, with who its lines are as far as they may be named.
pub fn event_norms(
    store: &mut Reader<'_>,
    id: TournamentId,
) -> Result<Option<(FileNorms, Vec<super::Shown>)>, OfficeError> {
    let minors = Minors::read(store)?;
    let naming = |one: &Person| is_named(minors, one);
    let Some((told, persons)) = register_norms(store, id, &naming)? else { return Ok(None) };
    let mut shown = Vec::with_capacity(persons.len());
    for person in persons {
        let found = crate::register::registered(store, person)?;
        shown.push(PublicPerson::of(&found, minors));
    }
    Ok(Some((told, shown)))
}
