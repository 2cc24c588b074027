//! What a server lets whom do, compared with the roles of `docs/postgresql.md`: an owner of all tables, officers who add to the
//! ledger and cannot change it, and sites that read. Whatever exceeds that is named. A file has an owner and nobody else.

use crate::{Backend, Error, Reader};
use std::collections::BTreeSet;

/// What is granted beyond the roles, a right in a line, in the words of SQL.
pub fn beyond(store: &mut Reader<'_>) -> Result<Vec<String>, Error> {
    if store.backend() == Backend::Sqlite {
        return Ok(Vec::new());
    }
    let mut beyond = owners(store)?;
    beyond.extend(tables(store)?);
    for question in [COLUMNS, SCHEMA, MEMBERS, PUBLICATIONS, SUBSCRIPTIONS] {
        beyond.extend(store.all(question, &[], |row| row.text(0))?);
    }
    Ok(beyond)
}

/// Tables that somebody else owns than the database: an owner may do everything with them.
fn owners(store: &mut Reader<'_>) -> Result<Vec<String>, Error> {
    const OWNERS: &str = "SELECT relname, pg_get_userbyid(relowner), pg_get_userbyid(datdba)
        FROM pg_class, pg_database WHERE datname = current_database() AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
        AND relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
        AND NOT EXISTS (SELECT 1 FROM pg_depend
            WHERE classid = CAST('pg_class' AS regclass) AND objid = pg_class.oid AND deptype = 'e')
        ORDER BY relname";
    let all = store.all(OWNERS, &[], |row| Ok((row.text(0)?, row.text(1)?, row.text(2)?)))?;
    let strange: Vec<_> = all.iter().filter(|(_, owner, due)| owner != due).collect();
    let owned: BTreeSet<&str> = strange.iter().map(|(_, owner, _)| owner.as_str()).collect();
    // A register that was made whole by another role than the database's is one thing to mend.
    if strange.len() == all.len() && owned.len() == 1 {
        return Ok(strange
            .iter()
            .take(1)
            .map(|(_, owner, due)| format!("DATABASE OWNER {due}, TABLES OWNER {owner}"))
            .collect());
    }
    Ok(strange.into_iter().map(|(table, owner, _)| format!("TABLE {table} OWNER {owner}")).collect())
}

/// A right to a table that is none of its owner's.
struct Right {
    table: String,
    whose: String,
    what: String,
    /// Whether it may be passed on.
    may_grant: bool,
}

/// What nobody but the owner changes once it stands there.
const KEPT: [&str; 3] = ["ledger", "blob", "blob_part"];

/// What migrations alone write.
const MIGRATIONS: &str = "refinery_schema_history";

/// Whom everybody is in the words of the server.
const EVERYBODY: &str = "PUBLIC";

fn tables(store: &mut Reader<'_>) -> Result<Vec<String>, Error> {
    const RIGHTS: &str = "SELECT relname, CASE grantee WHEN 0 THEN 'PUBLIC' ELSE pg_get_userbyid(grantee) END,
        privilege_type, CASE WHEN is_grantable THEN 'yes' ELSE '' END
        FROM pg_class, aclexplode(relacl) WHERE grantee <> relowner AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
        AND relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
        AND NOT EXISTS (SELECT 1 FROM pg_depend
            WHERE classid = CAST('pg_class' AS regclass) AND objid = pg_class.oid AND deptype = 'e')
        ORDER BY relname, 2, privilege_type";
    let rights = store.all(RIGHTS, &[], |row| {
        let may_grant = !row.text(3)?.is_empty();
        Ok(Right { table: row.text(0)?, whose: row.text(1)?, what: row.text(2)?, may_grant })
    })?;
    let seals = |right: &&Right| right.table == "ledger" && right.what == "INSERT";
    let officers: BTreeSet<&str> = rights.iter().filter(seals).map(|right| right.whose.as_str()).collect();
    let is_beyond = |right: &&Right| !is_documented(right, officers.contains(right.whose.as_str()));
    let told = |right: &Right| {
        let Right { table, whose, what, may_grant } = right;
        format!("{what} ON {table} TO {whose}{}", if *may_grant { " WITH GRANT OPTION" } else { "" })
    };
    Ok(rights.iter().filter(is_beyond).map(told).collect())
}

/// Whether the document gives it: an officer is whoever may seal, everybody else reads.
fn is_documented(right: &Right, is_officer: bool) -> bool {
    let Right { table, whose, what, may_grant } = right;
    let (table, is_secret) = (table.as_str(), table.starts_with("secret_") || table == "message");
    let is_given = match (what.as_str(), is_officer) {
        ("SELECT", _) => is_officer || !is_secret,
        ("INSERT", true) => table != MIGRATIONS,
        ("UPDATE" | "DELETE", true) => table != MIGRATIONS && !KEPT.contains(&table),
        ("INSERT", false) => table == "letter",
        _ => false,
    };
    is_given && !may_grant && whose != EVERYBODY
}

/// The document grants whole tables.
const COLUMNS: &str = "SELECT concat(privilege_type, ' (', attname, ') ON ', relname, ' TO ',
        CASE grantee WHEN 0 THEN 'PUBLIC' ELSE pg_get_userbyid(grantee) END)
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid, aclexplode(attacl)
    WHERE relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema()) AND relkind = 'r'
        AND grantee <> relowner ORDER BY relname, attnum";

/// What somebody else makes there is found before what is ours.
const SCHEMA: &str = "SELECT concat('CREATE ON SCHEMA ', nspname, ' TO ',
        CASE grantee WHEN 0 THEN 'PUBLIC' ELSE pg_get_userbyid(grantee) END)
    FROM pg_namespace, aclexplode(nspacl), pg_database
    WHERE nspname = current_schema() AND datname = current_database() AND privilege_type = 'CREATE'
        AND grantee NOT IN (nspowner, datdba)";

/// Who is a member of the owner may do all that the owner may.
const MEMBERS: &str = "SELECT concat('MEMBER OF ', pg_get_userbyid(roleid), ': ', pg_get_userbyid(member))
    FROM pg_auth_members JOIN pg_database ON datdba = roleid JOIN pg_roles ON pg_roles.oid = member
    WHERE datname = current_database() AND NOT rolsuper ORDER BY 1";

/// What is published leaves the server with every change; the roles know of no such way.
const PUBLICATIONS: &str = "SELECT 'PUBLICATION ' || pubname FROM pg_publication ORDER BY pubname";

/// What is subscribed to writes rows that no entry gives.
const SUBSCRIPTIONS: &str = "SELECT 'SUBSCRIPTION ' || subname FROM pg_subscription
    WHERE subdbid = (SELECT oid FROM pg_database WHERE datname = current_database()) ORDER BY subname";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_officer_adds_to_the_ledger_and_a_site_reads_and_posts() {
        let of = |what: &str, table: &str, is_officer| {
            let (table, whose, what) = (table.to_owned(), "somebody".to_owned(), what.to_owned());
            is_documented(&Right { table, whose, what, may_grant: false }, is_officer)
        };
        let documented = [
            ("SELECT", "ledger", true),
            ("INSERT", "ledger", true),
            ("INSERT", "blob", true),
            ("UPDATE", "person", true),
            ("DELETE", "letter", true),
            ("SELECT", "secret_password", true),
            ("SELECT", "refinery_schema_history", true),
            ("SELECT", "ledger", false),
            ("INSERT", "letter", false),
            ("SELECT", "refinery_schema_history", false),
        ];
        for (what, table, is_officer) in documented {
            assert!(of(what, table, is_officer), "{what} {table} {is_officer}");
        }
        let beyond = [
            ("UPDATE", "ledger", true),
            ("DELETE", "blob", true),
            ("UPDATE", "blob_part", true),
            ("TRUNCATE", "person", true),
            ("INSERT", "refinery_schema_history", true),
            ("UPDATE", "refinery_schema_history", true),
            ("TRIGGER", "club", true),
            ("REFERENCES", "club", true),
            ("UPDATE", "person", false),
            ("INSERT", "person", false),
            ("UPDATE", "letter", false),
            ("DELETE", "letter", false),
            ("SELECT", "secret_password", false),
            ("SELECT", "message", false),
        ];
        for (what, table, is_officer) in beyond {
            assert!(!of(what, table, is_officer), "{what} {table} {is_officer}");
        }
        let right = |whose: &str, may_grant| {
            let (table, what) = ("person".to_owned(), "SELECT".to_owned());
            Right { table, what, whose: whose.to_owned(), may_grant }
        };
        assert!(is_documented(&right("somebody", false), false));
        assert!(!is_documented(&right("somebody", true), false));
        assert!(!is_documented(&right(EVERYBODY, false), false));
    }
}
