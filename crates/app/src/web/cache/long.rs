//! What computes many lists anew and takes long: corrections, other systems, the instruments.

use super::{Cache, once};
use arpad_model::{EntryId, List, Series, Tempo};
use arpad_office::acts::desk::OfficeError;
use arpad_office::views::drift::{self, Drift};
use arpad_office::views::public::{PublicCorrection, correction};
use arpad_office::views::records;
use arpad_office::views::replayable::replayable;
use arpad_office::views::shadow::{Other, OtherSystem, Shadow, shadow, shadow_of};
use arpad_registry::Reader;
use jiff::ToSpan;
use std::sync::Arc;

/// Chess is set beside another law over so many months.
const LAW_MONTHS: i64 = 12;

impl Cache {
    /// A season beside another system; it belongs to the newest list.
    pub(in crate::web) fn shadow(
        &self,
        store: &mut Reader<'_>,
        newest: &List,
        beside: OtherSystem,
    ) -> Result<Arc<Shadow>, OfficeError> {
        let key = (newest.id, beside.clone());
        once(&self.shadows, key, store, |store| Ok(Arc::new(shadow(store, &beside)?)))
    }

    /// Chess beside another law over the last year; it belongs to the lists there are.
    pub(in crate::web) fn beside_law(
        &self,
        store: &mut Reader<'_>,
        tempo: Tempo,
        (other, parameters): (Other, Vec<(String, String)>),
    ) -> Result<Option<Arc<Shadow>>, OfficeError> {
        let Some((newest, count, day)) = drift::newest(store, Series::Chess(tempo))? else { return Ok(None) };
        let state = (newest, count);
        let key = (state, other.clone(), parameters.clone());
        once(&self.laws, key, store, |store| {
            let span = [day.saturating_sub(LAW_MONTHS.months()), day];
            let lists = once(&self.replayable, state, store, |store| Ok(Arc::new(replayable(store, tempo, span)?)))?;
            Ok(Arc::new(shadow_of(store, &lists, &other, &parameters)?))
        })
        .map(Some)
    }

    /// A series under the instruments; it belongs to the lists there are. None where none is published.
    pub(in crate::web) fn drift(
        &self,
        store: &mut Reader<'_>,
        series: Series,
    ) -> Result<Option<Arc<Drift>>, OfficeError> {
        let Some(key) = drift::state(store, series)? else { return Ok(None) };
        once(&self.drifts, key, store, |store| Ok(Arc::new(drift::drift(store, series)?))).map(Some)
    }

    /// One correction with everybody it moved; none where the entry made none.
    pub(in crate::web) fn correction(
        &self,
        store: &mut Reader<'_>,
        entry: EntryId,
    ) -> Result<Option<Arc<PublicCorrection>>, OfficeError> {
        let key = (records::head(store)?, entry);
        once(&self.corrections, key, store, |store| Ok(correction(store, entry)?.map(Arc::new)))
    }
}
