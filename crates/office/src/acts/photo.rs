//! A person agrees to be shown with a photo, or withdraws it. Without the consent, which has its day, no picture is kept; with
//! its end the picture leaves the register for good.

use crate::acts::desk::{Stamp, enact};
use crate::acts::kind::{Body, Role, WayBack};
use crate::acts::{Act, Kind};
use crate::refusal::{OfficeError, Refusal, code};
use crate::register::{own, persons_of, registered, standing_for, texts};
use arpad_formats::picture::{self, Picture};
use arpad_model::{PersonId, Photo, PictureKind, hex, unhex};
use arpad_registry::ledger::Entry;
use arpad_registry::tables::photos;
use arpad_registry::{Reader, Writer};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// Bytes at most.
pub const MOST_BYTES: usize = 1_000_000;

/// Pixels along a side, at least and at most.
const SIDES: RangeInclusive<u32> = 100..=3000;

/// A consent with its photo, or the end of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PhotoAct {
    /// Who.
    pub person: PersonId,
    /// The day on which the person, or who answers for a child, agreed or withdrew the consent.
    pub day: Date,
    /// The photo; none = no consent from now on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub photo: Option<Taken>,
}

/// A photo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Taken {
    /// The SHA-256 of the picture, as it is shown.
    pub sha256: String,
    /// What kind of picture it is.
    pub kind: PictureKind,
    /// Who took it, as it stands beside it.
    pub credit: String,
}

/// Shows a person with a photo from now on. Of the file the picture is kept and nothing else: no place, no time, no name.
pub fn show_photo(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    person: PersonId,
    agreed: Date,
    (credit, bytes): (&str, &[u8]),
) -> Result<Entry, OfficeError> {
    let who = own(store, person)?;
    not_to_come(stamp, agreed)?;
    let credit = match texts::optional(credit)? {
        empty if empty.is_empty() => return Err(Refusal::new(code::PHOTO_WITHOUT_CREDIT).into()),
        credit => credit,
    };
    if who.withheld {
        return Err(Refusal::new(code::PHOTO_OF_HIDDEN).with("person", person).into());
    }
    let picture = checked(bytes)?;
    let kind = match picture.kind {
        picture::Kind::Jpeg => PictureKind::Jpeg,
        picture::Kind::Png => PictureKind::Png,
    };
    let sha256 = hex(&photos::keep_picture(store, &picture.bytes)?);
    let now = photos::get(store, person)?;
    if now.is_some_and(|now| hex(&now.hash) == sha256 && now.credit == credit && now.agreed == agreed) {
        return Err(Refusal::new(code::NOTHING_CHANGES).into());
    }
    let photo = Some(Taken { sha256, kind, credit });
    enact(store, stamp, &Act::Photo(PhotoAct { person, day: agreed, photo }))
}

/// Shows a person without a photo from now on, under whichever of his numbers he agreed.
pub fn withdraw_photo(
    store: &mut Writer<'_>,
    stamp: &Stamp,
    person: PersonId,
    day: Date,
) -> Result<Entry, OfficeError> {
    not_to_come(stamp, day)?;
    let standing = standing_for(store, person)?;
    let standing = registered(store, standing)?;
    let mut withdrawn = None;
    for one in persons_of(store, standing)? {
        let Some(photo) = photos::get(store, one.id)? else { continue };
        if day < photo.agreed {
            return Err(Refusal::new(code::PHOTO_BEFORE).with("day", day).with("agreed", photo.agreed).into());
        }
        withdrawn = Some(enact(store, stamp, &Act::Photo(PhotoAct { person: one.id, day, photo: None }))?);
    }
    withdrawn.ok_or_else(|| Refusal::new(code::PHOTO_NONE).with("person", person).into())
}

/// The photo of a person and its bytes, whoever asks.
pub fn photo_of(store: &mut Reader<'_>, person: PersonId) -> Result<Option<(Photo, Vec<u8>)>, OfficeError> {
    let Some(photo) = photos::get(store, person)? else { return Ok(None) };
    Ok(photos::picture(store, &photo.hash)?.map(|bytes| (photo, bytes)))
}

fn not_to_come(stamp: &Stamp, day: Date) -> Result<(), Refusal> {
    match day > stamp.day() {
        true => Err(Refusal::new(code::DAY_IN_FUTURE).with("day", day)),
        false => Ok(()),
    }
}

fn checked(bytes: &[u8]) -> Result<Picture, Refusal> {
    if bytes.len() > MOST_BYTES {
        return Err(Refusal::new(code::PHOTO_LARGE).with("bytes", bytes.len()).with("most", MOST_BYTES));
    }
    let picture = picture::read(bytes).ok_or_else(|| Refusal::new(code::PHOTO_UNREADABLE))?;
    if !SIDES.contains(&picture.width) || !SIDES.contains(&picture.height) {
        let refusal = Refusal::new(code::PHOTO_SIDES).with("width", picture.width).with("height", picture.height);
        return Err(refusal.with("least", *SIDES.start()).with("most", *SIDES.end()));
    }
    Ok(picture)
}

impl Body for PhotoAct {
    const NAME: &'static str = "photo";
    const ROLE: Role = Role::Player;
    const WAY_BACK: WayBack = WayBack::Act(Kind::Photo);

    fn apply(&self, store: &mut Writer<'_>, entry: &Entry) -> Result<(), OfficeError> {
        let person = self.person;
        match &self.photo {
            Some(Taken { sha256, kind, credit }) => {
                let differs = || OfficeError::Differs { entry: entry.seq, what: "its hash is not a hash".to_owned() };
                let hash = unhex(sha256).ok_or_else(differs)?;
                let photo = Photo { person, hash, kind: *kind, credit: credit.clone(), agreed: self.day };
                photos::put(store, &photo, entry.seq)?;
            }
            None => photos::remove(store, person)?,
        }
        Ok(photos::forget_pictures(store)?)
    }
}
