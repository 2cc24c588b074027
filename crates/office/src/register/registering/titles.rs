//! Titles: FIDE's, and the national ones that were awarded before 1990 and may still be used.

use super::{Warning, own, texts};
use crate::acts::Act;
use crate::acts::desk::{OfficeError, Refusal, Stamp, enact};
use crate::acts::enact::TITLES;
use arpad_model::{PersonId, Sex};
use arpad_registry::Writer;
use arpad_registry::tables::titles;
use jiff::civil::Date;

/// National titles and classes: Hungarian master, candidate master, first to fourth class.
const NATIONAL: [&str; 6] = ["NAM", "mj", "I.", "II.", "III.", "IV."];

/// National titles ended with this year.
const NATIONAL_UNTIL: i16 = 1990;

/// A title is awarded.
pub fn award_title(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    person: PersonId,
    title: &str,
    awarded: Date,
) -> Result<Vec<Warning>, OfficeError> {
    let holder = own(store, person)?;
    let title = title_of(title)?;
    texts::past(stamp, awarded)?;
    if is_national(title) && awarded.year() >= NATIONAL_UNTIL {
        return Err(Refusal::new("title-national").with("title", title).with("awarded", awarded).into());
    }
    if holder.born.is_some_and(|born| awarded.year() <= born.year()) {
        return Err(Refusal::new("title-before-birth").with("title", title).with("awarded", awarded).into());
    }
    let held = titles::of(store, person)?;
    if held.iter().any(|one| one.title == title && one.awarded == awarded) {
        return Err(Refusal::new("nothing-changes").into());
    }
    enact(store, stamp, &Act::Title { person, title: title.to_owned(), awarded })?;
    let odd = title.starts_with('W') && holder.sex == Some(Sex::Male);
    Ok(odd.then(|| Warning::new("title-for-women").with("title", title)).into_iter().collect())
}

/// A title as the regulation writes it, however it is typed.
pub fn title_of(text: &str) -> Result<&'static str, OfficeError> {
    let plain = |title: &str| title.trim().trim_end_matches('.').to_lowercase();
    let known = TITLES.into_iter().find(|title| plain(title) == plain(text));
    known.ok_or_else(|| {
        let refusal = Refusal::new("title-unknown").with("title", text.escape_debug().to_string().as_str());
        refusal.with("titles", TITLES.join(", ").as_str()).into()
    })
}

/// Awarded in Hungary before 1990.
pub(crate) fn is_national(title: &str) -> bool {
    NATIONAL.contains(&title)
}
