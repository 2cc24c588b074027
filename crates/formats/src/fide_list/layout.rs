//! Where the columns stand. Measured on every data row of FIDE's own files; the headers before 2012 lie.

/// One column of the lists. The order is that of the XML elements and of [`COLUMN_NAMES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub(super) enum Field {
    Id,
    Name,
    Federation,
    Sex,
    Title,
    WomenTitle,
    OtherTitles,
    ArenaTitle,
    Rating,
    Games,
    K,
    RapidRating,
    RapidGames,
    RapidK,
    BlitzRating,
    BlitzGames,
    BlitzK,
    Birth,
    Flag,
}

/// How many columns there are.
pub(super) const FIELDS: usize = 19;

/// Every column with FIDE's own word for it, in the header of the combined text.
pub(super) const COLUMN_NAMES: [(Field, &str); FIELDS] = [
    (Field::Id, "ID Number"),
    (Field::Name, "Name"),
    (Field::Federation, "Fed"),
    (Field::Sex, "Sex"),
    (Field::Title, "Tit"),
    (Field::WomenTitle, "WTit"),
    (Field::OtherTitles, "OTit"),
    (Field::ArenaTitle, "FOA"),
    (Field::Rating, "SRtng"),
    (Field::Games, "SGm"),
    (Field::K, "SK"),
    (Field::RapidRating, "RRtng"),
    (Field::RapidGames, "RGm"),
    (Field::RapidK, "Rk"),
    (Field::BlitzRating, "BRtng"),
    (Field::BlitzGames, "BGm"),
    (Field::BlitzK, "BK"),
    (Field::Birth, "B-day"),
    (Field::Flag, "Flag"),
];

/// First and last character, from 1; `(0, 0)` where the layout has no such column.
pub(super) type Span = (usize, usize);

/// Where each field stands in a line.
pub(super) type Columns = [Span; FIELDS];

/// Which shape of list a file has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layout {
    /// January 2001: no birthday.
    Text2001January,
    /// April 2001 and July 2002: birthday with four-digit year, no sex.
    Text2001April,
    /// July and October 2001, April 2002: birthday and sex.
    Text2001July,
    /// January 2002: birthday with two-digit year.
    Text2002January,
    /// October 2002: everything two to four columns to the left.
    Text2002October,
    /// January 2003 to April 2004: as before, the flag two columns to the right; often without a header.
    Text2003,
    /// About 2005 to 2012: year of birth.
    Text2005,
    /// One tempo, since September 2012.
    TextSingle,
    /// One tempo, with the arena title.
    TextSingleFoa,
    /// Three tempos.
    TextCombined,
    /// Three tempos with the arena title: `players_list_foa.txt`.
    TextCombinedFoa,
    /// XML with one tempo.
    XmlSingle,
    /// XML with three tempos.
    XmlCombined,
    /// None of them.
    Unknown,
}

impl Layout {
    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Layout::Text2001January => "text-2001-01",
            Layout::Text2001April => "text-2001-04",
            Layout::Text2001July => "text-2001-07",
            Layout::Text2002January => "text-2002-01",
            Layout::Text2002October => "text-2002-10",
            Layout::Text2003 => "text-2003",
            Layout::Text2005 => "text-2005",
            Layout::TextSingle => "text-single",
            Layout::TextSingleFoa => "text-single-foa",
            Layout::TextCombined => "text-combined",
            Layout::TextCombinedFoa => "text-combined-foa",
            Layout::XmlSingle => "xml-single",
            Layout::XmlCombined => "xml-combined",
            Layout::Unknown => "unknown",
        }
    }

    /// Whether the list holds one tempo without saying which. The lists before 2012 are standard.
    pub const fn is_single_tempo(self) -> bool {
        matches!(self, Layout::TextSingle | Layout::TextSingleFoa | Layout::XmlSingle)
    }
}

/// A text layout as measured.
pub(super) struct Measured {
    pub layout: Layout,
    /// Characters in a full line, to tell twins apart.
    pub width: usize,
    pub columns: Columns,
}

const NO: Span = (0, 0);

/// The text layouts, one row each; columns in the order of [`Field`].
#[rustfmt::skip]
pub(super) const MEASURED: [Measured; 11] = [
    //                                                    id       name      fed       sex       title     w_title   o_title    foa         rating      games       k           rapid: rating, games, k                blitz: rating, games, k                 birth       flag
    Measured { layout: Layout::Text2001January, width: 75,
                                              columns: [(3, 10),  (13, 44), (52, 54),  NO,       (46, 47),  NO,       NO,        NO,         (60, 63),   (67, 68),   NO,         NO,         NO,         NO,         NO,         NO,         NO,         NO,         (72, 74)] },
    Measured { layout: Layout::Text2001April, width: 86,
                                              columns: [(4, 11),  (13, 44), (52, 54),  NO,       (46, 47),  NO,       NO,        NO,         (61, 64),   (69, 70),   NO,         NO,         NO,         NO,         NO,         NO,         NO,         (72, 81),   (83, 85)] },
    Measured { layout: Layout::Text2001July, width: 90,
                                              columns: [(4, 11),  (13, 44), (52, 54),  (83, 83), (46, 47),  NO,       NO,        NO,         (61, 64),   (69, 70),   NO,         NO,         NO,         NO,         NO,         NO,         NO,         (72, 81),   (87, 89)] },
    Measured { layout: Layout::Text2002January, width: 84,
                                              columns: [(3, 10),  (13, 43), (52, 54),  NO,       (46, 47),  NO,       NO,        NO,         (60, 63),   (67, 68),   NO,         NO,         NO,         NO,         NO,         NO,         NO,         (72, 79),   (81, 83)] },
    Measured { layout: Layout::Text2002October, width: 77,
                                              columns: [(1, 8),   (11, 42), (49, 51),  NO,       (45, 46),  NO,       NO,        NO,         (54, 57),   (61, 62),   NO,         NO,         NO,         NO,         NO,         NO,         NO,         (65, 72),   (75, 76)] },
    Measured { layout: Layout::Text2003, width: 79,
                                              columns: [(1, 8),   (11, 42), (49, 51),  NO,       (45, 46),  NO,       NO,        NO,         (54, 57),   (61, 62),   NO,         NO,         NO,         NO,         NO,         NO,         NO,         (65, 72),   (77, 78)] },
    Measured { layout: Layout::Text2005, width: 74,
                                              columns: [(1, 9),   (11, 44), (49, 51),  NO,       (45, 47),  NO,       NO,        NO,         (54, 57),   (59, 62),   NO,         NO,         NO,         NO,         NO,         NO,         NO,         (65, 68),   (71, 74)] },
    Measured { layout: Layout::TextSingle, width: 132,
                                              columns: [(1, 15),  (16, 76), (77, 80),  (81, 84), (85, 89),  (90, 94), (95, 109), NO,         (110, 115), (116, 119), (120, 122), NO,         NO,         NO,         NO,         NO,         NO,         (123, 128), (129, 132)] },
    Measured { layout: Layout::TextSingleFoa, width: 136,
                                              columns: [(1, 15),  (16, 76), (77, 80),  (81, 84), (85, 89),  (90, 94), (95, 109), (110, 113), (114, 119), (120, 123), (124, 126), NO,         NO,         NO,         NO,         NO,         NO,         (127, 132), (133, 136)] },
    Measured { layout: Layout::TextCombined, width: 158,
                                              columns: [(1, 15),  (16, 76), (77, 80),  (81, 84), (85, 89),  (90, 94), (95, 109), NO,         (110, 115), (116, 119), (120, 122), (123, 128), (129, 132), (133, 135), (136, 141), (142, 145), (146, 148), (149, 154), (155, 158)] },
    Measured { layout: Layout::TextCombinedFoa, width: 162,
                                              columns: [(1, 15),  (16, 76), (77, 80),  (81, 84), (85, 89),  (90, 94), (95, 109), (110, 113), (114, 119), (120, 123), (124, 126), (127, 132), (133, 136), (137, 139), (140, 145), (146, 149), (150, 152), (153, 158), (159, 162)] },
];
