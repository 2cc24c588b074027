//! Persons and their numbers.

use arpad_codes::{Kind, RefusalCode, codes};

codes! {
    /// All of this topic: each has a sentence in every language.
    pub PERSONS: RefusalCode;

    /// The birth … is still to come.
    BIRTH_IN_FUTURE = "birth-in-future", Kind::Invalid;

    /// A birth in … is too early.
    BIRTH_TOO_EARLY = "birth-too-early", Kind::Invalid;

    /// … is neither a year nor a date.
    BIRTH_UNREADABLE = "birth-unreadable", Kind::Invalid;

    /// … is no country code.
    COUNTRY_UNREADABLE = "country-unreadable", Kind::Invalid;

    /// … is still to come.
    DAY_IN_FUTURE = "day-in-future", Kind::Invalid;

    /// Tournament …, which counts, began after the day.
    DEATH_BEFORE_EVENT = "death-before-event", Kind::Conflict;

    /// Nobody dies before birth.
    DEATH_BEFORE_BIRTH = "death-before-birth", Kind::Invalid;

    /// Nobody withdraws a consent before it was given.
    PHOTO_BEFORE = "photo-before", Kind::Invalid;

    /// The photo is larger than … bytes.
    PHOTO_LARGE = "photo-large", Kind::Invalid;

    /// There is no photo to take away.
    PHOTO_NONE = "photo-none", Kind::Conflict;

    /// Who asked not to be shown is not shown with a photo either.
    PHOTO_OF_HIDDEN = "photo-of-hidden", Kind::Conflict;

    /// The photo is too small or too large to be seen.
    PHOTO_SIDES = "photo-sides", Kind::Invalid;

    /// The photo is no whole JPEG or PNG.
    PHOTO_UNREADABLE = "photo-unreadable", Kind::Invalid;

    /// Say who took the photo.
    PHOTO_WITHOUT_CREDIT = "photo-without-credit", Kind::Invalid;

    /// No KOMIR number is left: numbers have five digits at most, … has been given, and none is given twice.
    KOMIR_EXHAUSTED = "komir-exhausted", Kind::Conflict;

    /// The KOMIR number … came with the licence of entry … and stays with its person.
    KOMIR_PERMANENT = "komir-permanent", Kind::NotAllowed;

    /// … is no KOMIR number.
    KOMIR_TOO_LONG = "komir-too-long", Kind::Invalid;

    /// Say why the KOMIR number … changes.
    KOMIR_WITHOUT_REASON = "komir-without-reason", Kind::Invalid;

    /// … entered the go register later than the number that would go.
    MERGE_ENTERED_LATER = "merge-entered-later", Kind::NotAllowed;

    /// … and … contradict each other: … and …. If they are one person even so, say --even-so.
    MERGE_CONTRADICTION = "merge-contradiction", Kind::NotAllowed;

    /// … and … both played in tournament … and cannot be one person.
    MERGE_PLAYED_TOGETHER = "merge-played-together", Kind::Conflict;

    /// Person … cannot be merged into itself.
    MERGE_SELF = "merge-self", Kind::Invalid;

    /// “…” has no letter in it.
    NAME_WITHOUT_LETTER = "name-without-letter", Kind::Invalid;

    /// Person … is not merged into anybody.
    NOT_MERGED = "not-merged", Kind::Conflict;

    /// The … number … already belongs to ….
    NUMBER_TAKEN = "number-taken", Kind::Conflict;

    /// … has no number behind the colon.
    NUMBER_UNREADABLE = "number-unreadable", Kind::Invalid;

    /// 0 is no … number.
    NUMBER_ZERO = "number-zero", Kind::Invalid;

    /// Person … died on ….
    PERSON_DIED = "person-died", Kind::Conflict;

    /// Person … is named by reports, lists, papers or decisions.
    PERSON_IN_USE = "person-in-use", Kind::Conflict;

    /// Person … was merged into ….
    PERSON_MERGED = "person-merged", Kind::Conflict;

    /// Nobody is found under “…”.
    PERSON_NOT_FOUND = "person-not-found", Kind::Missing;

    /// The number “…” beside a name is somebody else's.
    PERSON_OF_TWO = "person-of-two", Kind::Conflict;

    /// “…” may be any of ….
    PERSON_SEVERAL = "person-several", Kind::Conflict;

    /// The same for somebody who is not of the office: who they are is not told.
    PERSON_UNCLEAR = "person-unclear", Kind::Conflict;

    /// Something was stated of person … since entry ….
    PERSON_STATED_SINCE = "person-stated-since", Kind::Conflict;

    /// There is no person … in the register.
    PERSON_UNKNOWN = "person-unknown", Kind::Missing;

    /// … is neither F nor M.
    SEX_UNREADABLE = "sex-unreadable", Kind::Invalid;

    /// “…” contains a control character or a mark of writing direction.
    TEXT_CONTROL = "text-control", Kind::Invalid;

    /// A name cannot be empty.
    TEXT_EMPTY = "text-empty", Kind::Invalid;

    /// The text beginning with “…” has … characters.
    TEXT_TOO_LONG = "text-too-long", Kind::Invalid;

    /// … cannot have been awarded on …, before or in the year of birth.
    TITLE_BEFORE_BIRTH = "title-before-birth", Kind::Invalid;

    /// … is a national title.
    TITLE_NATIONAL = "title-national", Kind::NotAllowed;

    /// … is not a title of the register.
    TITLE_UNKNOWN = "title-unknown", Kind::Missing;

    /// The wish not to be shown was said under another number.
    WISH_ELSEWHERE = "wish-elsewhere", Kind::Conflict;
}
