//! A table that is taken over: its columns and rows.

use arpad_codes::{Kind, RefusalCode, codes};

codes! {
    /// All of this topic: each has a sentence in every language.
    pub ROWS: RefusalCode;

    /// Board … stands twice in one strength order.
    BOARD_TWICE = "board-twice", Kind::Invalid;

    /// … cannot be read.
    CELL_UNREADABLE = "cell-unreadable", Kind::Invalid;

    /// The table has clubs and no season.
    CLUBS_WITHOUT_SEASON = "clubs-without-season", Kind::Invalid;

    /// Column … says …, which a table of … has not.
    COLUMN_FOREIGN = "column-foreign", Kind::Invalid;

    /// No column says ….
    COLUMN_MISSING = "column-missing", Kind::Invalid;

    /// Two columns say ….
    COLUMN_TWICE = "column-twice", Kind::Invalid;

    /// There is no column ….
    COLUMN_UNKNOWN = "column-unknown", Kind::Missing;

    /// A column cannot be taken for ….
    FIELD_UNKNOWN = "field-unknown", Kind::Missing;

    /// The number stands in another row too.
    NUMBER_IN_ROWS = "number-in-rows", Kind::Conflict;

    /// The number belongs to somebody of another name.
    NUMBER_OTHER_NAME = "number-other-name", Kind::Conflict;

    /// Person … has stood on the list of … since, and a rating of … would set him back.
    RATING_OVERTAKEN = "rating-overtaken", Kind::Conflict;

    /// The committee decided about … on the day of the table.
    ROW_DECIDED = "row-decided", Kind::Conflict;

    /// … stands on our list of … already.
    ROW_RANKED = "row-ranked", Kind::Conflict;

    /// … may be one of the register.
    ROW_NAME_KNOWN = "row-name-known", Kind::Conflict;

    /// … stands in row … too.
    ROW_NAME_TWICE = "row-name-twice", Kind::Conflict;

    /// Person … is called otherwise.
    ROW_PERSON_OTHER = "row-person-other", Kind::Conflict;

    /// Person … stands in row … too.
    ROW_PERSON_TWICE = "row-person-twice", Kind::Conflict;

    /// The row has no number to find the person by.
    ROW_WITHOUT_NUMBER = "row-without-number", Kind::Invalid;

    /// F may be female or férfi.
    SEX_AMBIGUOUS = "sex-ambiguous", Kind::Invalid;

    /// The … list of … was closed since the table of entry … was taken over.
    TABLE_CLOSED_UPON = "table-closed-upon", Kind::Conflict;

    /// The table is empty.
    TABLE_EMPTY = "table-empty", Kind::Invalid;

    /// The same table was taken over by entry ….
    TABLE_KNOWN = "table-known", Kind::Conflict;

    /// The … list of … was published since the table of entry … was taken over.
    TABLE_PUBLISHED_UPON = "table-published-upon", Kind::Conflict;

    /// The table of entry … took the place of another.
    TABLE_REPLACED = "table-replaced", Kind::Conflict;

    /// The table is too large.
    TABLE_TOO_LARGE = "table-too-large", Kind::Invalid;

    /// The table cannot be read.
    TABLE_UNREADABLE = "table-unreadable", Kind::Invalid;

    /// Nobody says of which day … is.
    TABLE_WITHOUT_DAY = "table-without-day", Kind::Invalid;
}
