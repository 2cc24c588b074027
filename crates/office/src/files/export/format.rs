//! The formats a list can be had in.

/// A format of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ListFormat {
    /// A table for the terminal.
    Table,
    /// Comma-separated values for programs.
    Csv,
    /// Fixed columns: FIDE's combined text for chess, the ranking for go.
    Txt,
    /// XML: FIDE's for chess, our own for go.
    Xml,
    /// A workbook for spreadsheet programs.
    Xlsx,
    /// JSON for programs.
    Json,
    /// Everybody with all three ratings, for pairing programs; at the command line only.
    Pairing,
}

impl ListFormat {
    /// The formats anybody may have, as the help lists them.
    pub const ALL: [ListFormat; 6] =
        [ListFormat::Table, ListFormat::Csv, ListFormat::Txt, ListFormat::Xml, ListFormat::Xlsx, ListFormat::Json];

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            ListFormat::Table => "table",
            ListFormat::Csv => "csv",
            ListFormat::Txt => "txt",
            ListFormat::Xml => "xml",
            ListFormat::Xlsx => "xlsx",
            ListFormat::Json => "json",
            ListFormat::Pairing => "pairing",
        }
    }

    /// Reads the stable name.
    pub fn parse(text: &str) -> Option<Self> {
        ListFormat::ALL.into_iter().find(|format| format.as_str() == text)
    }

    /// Whether its layout has the ratings of all tempos.
    pub const fn has_all_tempos(self) -> bool {
        matches!(self, ListFormat::Txt | ListFormat::Xml | ListFormat::Pairing)
    }

    /// How a file's name ends, without the dot.
    pub const fn extension(self) -> &'static str {
        match self {
            ListFormat::Table => "txt",
            ListFormat::Pairing => "csv",
            other => other.as_str(),
        }
    }

    /// What a server says it is.
    pub const fn media_type(self) -> &'static str {
        match self {
            ListFormat::Table | ListFormat::Txt => "text/plain; charset=utf-8",
            ListFormat::Csv | ListFormat::Pairing => "text/csv; charset=utf-8; header=present",
            ListFormat::Xml => "application/xml; charset=utf-8",
            ListFormat::Xlsx => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            ListFormat::Json => "application/json",
        }
    }
}
