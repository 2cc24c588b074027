//! The columns of a table, named once. A table's file lists them in a macro of its own and hands that list to the macros
//! here, which make the statements and the places of the columns in a row:
//!
//! ```text
//! macro_rules! club {
//!     ($make:ident $($args:tt)*) => { $make! { club [id INT8, name TEXT, entry INT8] $($args)* } };
//! }
//! club!(places);                              // at::id, at::name, at::entry
//! const BULK: Bulk = club!(bulk);             // INSERT and COPY
//! store.one(club!(select "id = ?1"), …)       // SELECT id, name, entry FROM club WHERE id = ?1
//! ```
//!
//! The first column is the key by which a row is replaced.

/// `, ?` for a column.
macro_rules! one_more_value {
    ($column:ident) => {
        ", ?"
    };
}

/// How rows enter a table, one by one or many at once.
macro_rules! bulk {
    ($table:ident [$first:ident $first_type:ident $(, $column:ident $type:ident)*]) => {
        $crate::door::bulk::Bulk {
            copy: concat!(
                "COPY ", stringify!($table), " (", stringify!($first) $(, ", ", stringify!($column))*,
                ") FROM STDIN (FORMAT binary)"
            ),
            insert: concat!(
                "INSERT INTO ", stringify!($table), " (", stringify!($first) $(, ", ", stringify!($column))*,
                ") VALUES (?" $(, $crate::door::table::one_more_value!($column))*, ")"
            ),
            types: &[postgres::types::Type::$first_type $(, postgres::types::Type::$type)*],
        }
    };
}

/// A row takes the place of the one with the same key.
macro_rules! replace {
    ($table:ident [$first:ident $first_type:ident, $second:ident $second_type:ident $(, $column:ident $type:ident)*]) => {
        concat!(
            "INSERT INTO ", stringify!($table), " (", stringify!($first), ", ", stringify!($second)
            $(, ", ", stringify!($column))*, ") VALUES (?, ?" $(, $crate::door::table::one_more_value!($column))*,
            ") ON CONFLICT (", stringify!($first), ") DO UPDATE SET ",
            stringify!($second), " = excluded.", stringify!($second)
            $(, ", ", stringify!($column), " = excluded.", stringify!($column))*
        )
    };
}

/// All columns of the rows that fit.
macro_rules! select {
    ($table:ident [$first:ident $first_type:ident $(, $column:ident $type:ident)*] $condition:literal) => {
        concat!(
            "SELECT ", stringify!($first) $(, ", ", stringify!($column))*, " FROM ", stringify!($table), " WHERE ",
            $condition
        )
    };
}

/// All columns, each with its table's name, and what else a join is asked for.
macro_rules! select_and {
    ($table:ident [$first:ident $first_type:ident $(, $column:ident $type:ident)*] $($more:tt)+) => {
        concat!(
            "SELECT ", stringify!($table), ".", stringify!($first)
            $(, ", ", stringify!($table), ".", stringify!($column))*, ", ", $($more)+
        )
    };
}

/// The columns of a page of rows as arrays, in their order; PostgreSQL alone.
macro_rules! page_of {
    ($table:ident [$first:ident $first_type:ident $(, $column:ident $type:ident)*] $($rows:tt)+) => {
        concat!(
            "SELECT array_agg(", stringify!($first), ")" $(, ", array_agg(", stringify!($column), ")")*, " FROM (",
            $($rows)+, ") AS page"
        )
    };
}

/// The place of each column in a row of [`select!`], as `at::column`.
macro_rules! places {
    ($table:ident [$($column:ident $type:ident),+]) => {
        #[allow(non_camel_case_types, dead_code)]
        enum Place { $($column),+ }

        #[allow(non_upper_case_globals, dead_code)]
        mod at {
            $(pub(super) const $column: usize = super::Place::$column as usize;)+
        }
    };
}

pub(crate) use {bulk, one_more_value, page_of, places, replace, select, select_and};
