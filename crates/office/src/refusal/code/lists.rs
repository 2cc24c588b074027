//! Lists: ours closed and published, FIDE's imported.

use arpad_codes::{Kind, RefusalCode, codes};

codes! {
    /// All of this topic: each has a sentence in every language.
    pub LISTS: RefusalCode;

    /// The lists of entry … were closed anew since.
    CLOSING_REPLACED = "closing-replaced", Kind::Conflict;

    /// An earlier list is closed and not published yet.
    EARLIER_LIST_UNPUBLISHED = "earlier-list-unpublished", Kind::Conflict;

    /// Edition … is not one of this game.
    EDITION_OTHER_GAME = "edition-other-game", Kind::Invalid;
    /// A number of an edition or a system that cannot be set so.
    SETTING_UNKNOWN = "setting-unknown", Kind::Invalid;

    /// … is no federation.
    FEDERATION_UNKNOWN = "federation-unknown", Kind::Invalid;

    /// A list was closed on what entry … imported.
    IMPORT_CLOSED_UPON = "import-closed-upon", Kind::Conflict;

    /// A list was published on what entry … imported.
    IMPORT_PUBLISHED_UPON = "import-published-upon", Kind::Conflict;

    /// A later … list, that of …, was closed on ….
    LATER_LIST_CLOSED = "later-list-closed", Kind::Conflict;

    /// A later … list, that of …, was published on ….
    LATER_LIST_PUBLISHED = "later-list-published", Kind::Conflict;

    /// FIDE's list of … is of a day that is still to come.
    LIST_AHEAD = "list-ahead", Kind::NotAllowed;

    /// The … list of … was closed on ….
    LIST_CLOSED = "list-closed", Kind::Conflict;

    /// … is no list date.
    LIST_DATE = "list-date", Kind::Invalid;

    /// The period of the … list of … is not over before ….
    LIST_EARLY = "list-early", Kind::NotAllowed;

    /// Nobody would be on our … list of …, and it would stand beside FIDE's.
    LIST_EMPTY = "list-empty", Kind::NotAllowed;

    /// FIDE's … list of … was imported on ….
    LIST_IMPORTED = "list-imported", Kind::Conflict;

    /// The … list of … has been in force since ….
    LIST_IN_FORCE = "list-in-force", Kind::Conflict;

    /// The … closed lists would be as the published ones are.
    CLOSED_FOR_NOTHING = "closed-for-nothing", Kind::Conflict;

    /// The … list of … is not closed yet.
    LIST_NOT_CLOSED = "list-not-closed", Kind::Conflict;

    /// The closed … list of … is not what is known any more: … gone, … new, … players with other numbers.
    LIST_OUTDATED = "list-outdated", Kind::Conflict;

    /// The revision of the … list of … is not what is known any more: … players with other numbers.
    REVISION_OUTDATED = "revision-outdated", Kind::Conflict;

    /// The … list of … is not due before ….
    LIST_NOT_DUE = "list-not-due", Kind::NotAllowed;

    /// FIDE's … list of … has not been imported yet.
    LIST_NOT_IMPORTED = "list-not-imported", Kind::Missing;

    /// The file … is the list of …, not of ….
    LIST_OF_ANOTHER_DAY = "list-of-another-day", Kind::Invalid;

    /// FIDE's … list of … is there.
    LIST_OF_FIDE = "list-of-fide", Kind::NotAllowed;

    /// The … list of … was published on … and is not opened any more.
    LIST_STAYS_CLOSED = "list-stays-closed", Kind::Conflict;

    /// The … list of … was published on ….
    LIST_PUBLISHED = "list-published", Kind::Conflict;

    /// No … list of … was closed.
    LIST_SKIPPED = "list-skipped", Kind::NotAllowed;

    /// The name … does not tell the date of the list.
    LIST_UNDATED = "list-undated", Kind::Invalid;

    /// There is no … list of ….
    LIST_UNKNOWN = "list-unknown", Kind::Missing;

    /// The list … cannot be read: ….
    LIST_UNREADABLE = "list-unreadable", Kind::Invalid;

    /// No players were found in the file.
    LIST_WITHOUT_PLAYERS = "list-without-players", Kind::Invalid;

    /// No … list waits to be published.
    NOTHING_CLOSED = "nothing-closed", Kind::Missing;

    /// No accepted … tournament waits to be rated.
    NOTHING_DUE = "nothing-due", Kind::Missing;

    /// None of the accepted … tournaments can be rated.
    NOTHING_RATABLE = "nothing-ratable", Kind::NotAllowed;

    /// No edition of the … regulations is modelled for ….
    NOT_MODELLED = "not-modelled", Kind::NotAllowed;

    /// There is no … list yet.
    NO_LIST = "no-list", Kind::Missing;

    /// There is no list of any series yet, and nothing from which one could be made.
    NO_LIST_AT_ALL = "no-list-at-all", Kind::Missing;

    /// … is not a series of lists.
    SERIES_UNKNOWN = "series-unknown", Kind::Missing;
}
