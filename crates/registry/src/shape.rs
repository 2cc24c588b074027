//! The shape of a registry: its tables, columns, indexes and whatever else stands beside them, compared with what the
//! migrations make. A trigger, a view or a policy can change what is read and written without a row being touched.

use crate::{Backend, Error, Reader};
use std::collections::BTreeMap;

/// A part of the shape that is not as the migrations make it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odd {
    /// What it is: its kind and name.
    pub part: String,
    /// In which way it is odd.
    pub how: How,
}

/// In which way a part of the shape is odd.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// It is not there.
    Missing,
    /// The migrations do not make it.
    Extra,
    /// It is made in another way.
    Changed,
}

/// What PostgreSQL has after the migrations, a part in a line. `tests/registry/shape.rs` holds it true.
const POSTGRES: &str = include_str!("../migrations/postgresql.shape");

/// Everything that differs. `new` is an empty registry as the migrations make it; a server is compared with a listing,
/// because whoever only reads cannot create anything there.
pub fn compare(store: &mut Reader<'_>, new: &mut Reader<'_>) -> Result<Vec<Odd>, Error> {
    let due: BTreeMap<String, String> = match store.backend() {
        Backend::Sqlite => listing(new)?,
        Backend::Postgres => {
            let parts = POSTGRES.lines().filter_map(|line| line.split_once('\t'));
            parts.map(|(part, how)| (part.to_owned(), how.to_owned())).collect()
        }
    };
    let found = listing(store)?;
    let odd = |part: &String, how| Odd { part: part.clone(), how };
    let missing = due.keys().filter(|part| !found.contains_key(*part)).map(|part| odd(part, How::Missing));
    let other = found.iter().filter_map(|(part, made)| match due.get(part) {
        Some(due) if due == made => None,
        Some(_) => Some(odd(part, How::Changed)),
        None => Some(odd(part, How::Extra)),
    });
    Ok(missing.chain(other).collect())
}

/// Each part with the way it is made.
pub fn listing(store: &mut Reader<'_>) -> Result<BTreeMap<String, String>, Error> {
    let questions: &[&'static str] = match store.backend() {
        Backend::Sqlite => &[SQLITE_PARTS, SQLITE_COLUMNS, SQLITE_SETTINGS, MIGRATIONS],
        Backend::Postgres => &[
            RELATIONS,
            COLUMNS,
            INDEXES,
            CONSTRAINTS,
            TRIGGERS,
            RULES,
            POLICIES,
            INHERITANCE,
            FUNCTIONS,
            OPERATORS,
            TYPES,
            COLLATIONS,
            EVENT_TRIGGERS,
            SERVER_SETTINGS,
            MIGRATIONS,
        ],
    };
    let mut parts = BTreeMap::new();
    for question in questions {
        parts.extend(store.all(question, &[], |row| {
            // Spaces and ends of lines are how a statement was typed.
            let made = row.text(1)?.split_whitespace().collect::<Vec<_>>().join(" ");
            Ok((row.text(0)?, made))
        })?);
    }
    Ok(parts)
}

const MIGRATIONS: &str =
    "SELECT 'migration ' || CAST(version AS TEXT), name || ' ' || checksum FROM refinery_schema_history";

// What ANALYZE counts changes no answer.
const SQLITE_PARTS: &str = "SELECT CASE type WHEN 'view' THEN 'table' ELSE type END || ' ' || name,
    type || ' ' || tbl_name || ' ' || COALESCE(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite!_stat%' ESCAPE '!'";

const SQLITE_COLUMNS: &str = "SELECT 'column ' || made.name || '.' || one.name,
    one.type || ' ' || one.\"notnull\" || ' ' || one.pk || ' ' || one.hidden || ' ' || COALESCE(one.dflt_value, '')
    FROM sqlite_schema AS made, pragma_table_xinfo(made.name) AS one WHERE made.type = 'table'";

const SQLITE_SETTINGS: &str = "SELECT 'setting user_version', CAST(user_version AS TEXT) FROM pragma_user_version
    UNION ALL SELECT 'setting application_id', CAST(application_id AS TEXT) FROM pragma_application_id
    UNION ALL SELECT 'setting encoding', encoding FROM pragma_encoding
    UNION ALL SELECT 'setting auto_vacuum', CAST(auto_vacuum AS TEXT) FROM pragma_auto_vacuum";

// What an extension brings along belongs to it.
const RELATIONS: &str =
    "SELECT 'table ' || relname, concat_ws(' ', CASE relkind WHEN 'r' THEN 'table' WHEN 'v' THEN 'view'
        WHEN 'm' THEN 'materialized view' WHEN 'S' THEN 'sequence' WHEN 'f' THEN 'foreign table'
        WHEN 'p' THEN 'partitioned table' ELSE 'other' END,
        CASE relpersistence WHEN 'p' THEN NULL ELSE 'not permanent' END,
        CASE WHEN relrowsecurity THEN 'row security' END, CASE WHEN relforcerowsecurity THEN 'forced' END)
    FROM pg_class WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
        AND relkind NOT IN ('i', 'I', 't') AND NOT EXISTS (SELECT 1 FROM pg_depend
            WHERE classid = CAST('pg_class' AS regclass) AND objid = pg_class.oid AND deptype = 'e')";

const COLUMNS: &str = "SELECT 'column ' || relname || '.' || attname, concat_ws(' ', format_type(atttypid, atttypmod),
        CASE WHEN attnotnull THEN 'NOT NULL' END,
        (SELECT 'COLLATE ' || CASE nspname WHEN 'pg_catalog' THEN '' ELSE nspname || '.' END || collname
            FROM pg_collation JOIN pg_namespace ON pg_namespace.oid = collnamespace
            WHERE pg_collation.oid = attcollation AND collname <> 'default'),
        'DEFAULT ' || pg_get_expr(adbin, adrelid), CASE WHEN attidentity <> '' THEN 'identity' END,
        CASE WHEN attgenerated <> '' THEN 'generated' END)
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema()) AND relkind = 'r'
        AND attnum > 0 AND NOT attisdropped";

const INDEXES: &str = "SELECT 'index ' || relname, concat_ws(' ',
        replace(pg_get_indexdef(indexrelid), ' ON ' || quote_ident(current_schema()) || '.', ' ON '),
        CASE WHEN NOT (indisvalid AND indisready AND indislive) THEN 'not valid' END)
    FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())";

// That a column is never empty stands with the column; newer servers list it here too.
const CONSTRAINTS: &str = "SELECT 'constraint ' || conname || ' ON ' || relname, concat_ws(' ',
        pg_get_constraintdef(pg_constraint.oid), CASE WHEN NOT convalidated THEN 'not valid' END)
    FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
    WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema()) AND contype <> 'n'";

const TRIGGERS: &str = "SELECT 'trigger ' || tgname || ' ON ' || relname, pg_get_triggerdef(pg_trigger.oid)
    FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema()) AND NOT tgisinternal";

const RULES: &str = "SELECT 'rule ' || rulename || ' ON ' || relname, pg_get_ruledef(pg_rewrite.oid)
    FROM pg_rewrite JOIN pg_class ON pg_class.oid = ev_class
    WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema()) AND relkind = 'r'";

const POLICIES: &str = "SELECT 'policy ' || polname || ' ON ' || relname, COALESCE(pg_get_expr(polqual, polrelid), '')
    FROM pg_policy JOIN pg_class ON pg_class.oid = polrelid
    WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())";

// The rows of a child are read with its parent's.
const INHERITANCE: &str = "SELECT 'child ' || CAST(inhrelid AS TEXT) || ' OF ' || relname, ''
    FROM pg_inherits JOIN pg_class ON pg_class.oid = inhparent
    WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema()) AND relkind IN ('r', 'p')";

// Found before those of the server wherever a statement of ours means one of the same name.
const FUNCTIONS: &str =
    "SELECT 'function ' || proname || '(' || pg_get_function_identity_arguments(pg_proc.oid) || ')',
        md5(prosrc)
    FROM pg_proc WHERE pronamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
        AND NOT EXISTS (SELECT 1 FROM pg_depend
            WHERE classid = CAST('pg_proc' AS regclass) AND objid = pg_proc.oid AND deptype = 'e')";

const OPERATORS: &str =
    "SELECT concat('operator ', CASE WHEN oprleft <> 0 THEN format_type(oprleft, NULL) || ' ' END, oprname,
        CASE WHEN oprright <> 0 THEN ' ' || format_type(oprright, NULL) END), CAST(oprcode AS TEXT)
    FROM pg_operator WHERE oprnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
        AND NOT EXISTS (SELECT 1 FROM pg_depend
            WHERE classid = CAST('pg_operator' AS regclass) AND objid = pg_operator.oid AND deptype = 'e')";

// Every table brings a type of its rows, and every type one of its lists.
const TYPES: &str = "SELECT 'type ' || typname, format_type(pg_type.oid, NULL)
    FROM pg_type WHERE typnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
        AND typelem = 0 AND (typrelid = 0 OR EXISTS (SELECT 1 FROM pg_class WHERE pg_class.oid = typrelid AND relkind = 'c'))
        AND NOT EXISTS (SELECT 1 FROM pg_depend
            WHERE classid = CAST('pg_type' AS regclass) AND objid = pg_type.oid AND deptype = 'e')";

const COLLATIONS: &str = "SELECT 'collation ' || collname, CAST(collprovider AS TEXT)
    FROM pg_collation WHERE collnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())";

const EVENT_TRIGGERS: &str = "SELECT 'event trigger ' || evtname, evtevent || ' ' || CAST(evtfoid AS regproc)
    FROM pg_event_trigger WHERE NOT EXISTS (SELECT 1 FROM pg_depend
        WHERE classid = CAST('pg_event_trigger' AS regclass) AND objid = pg_event_trigger.oid AND deptype = 'e')";

// Of what is set for the database or a role, only what gives a statement another meaning; how long it may take is theirs.
const SERVER_SETTINGS: &str = "SELECT concat('setting ', split_part(one, '=', 1),
        CASE WHEN setrole <> 0 THEN ' FOR ' || pg_get_userbyid(setrole) END), one
    FROM pg_db_role_setting, unnest(setconfig) AS one
    WHERE setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))
        AND split_part(one, '=', 1) IN ('search_path', 'session_replication_role', 'row_security', 'transform_null_equals',
            'session_preload_libraries', 'local_preload_libraries', 'standard_conforming_strings')";
