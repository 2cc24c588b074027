//! Where a registry is: a file or a server.

use crate::Error;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_encode, utf8_percent_encode};
use std::path::{Path, PathBuf};

pub(super) enum Address {
    File(PathBuf),
    Server(String),
}

impl Address {
    pub(super) fn parse(address: &str) -> Result<Self, Error> {
        if let Some(path) = address.strip_prefix("sqlite:") {
            let path = path.strip_prefix("//").unwrap_or(path);
            // Absolute, so that `:memory:` and `file:…` are names of files like any other, and not SQLite's magic.
            let path = std::path::absolute(path).map_err(|_| Error::Address(address.to_owned()))?;
            Ok(Address::File(path))
        } else if address.starts_with("postgres://") || address.starts_with("postgresql://") {
            Ok(Address::Server(address.to_owned()))
        } else {
            // A slip in the scheme must not show the password behind it.
            Err(Error::Address(match address.split_once("://") {
                Some((scheme, _)) => format!("{scheme}://…"),
                None => address.to_owned(),
            }))
        }
    }
}

/// `postgres://user@host:port/name`, put together from what the driver understood: a password can stand in more places of
/// an address than before the `@`.
pub(super) fn without_password(config: &postgres::Config) -> String {
    let mut address = String::from("postgres://");
    if let Some(user) = config.get_user() {
        address += &escaped(user);
        address.push('@');
    }
    for (at, host) in config.get_hosts().iter().enumerate() {
        address += if at > 0 { "," } else { "" };
        match host {
            postgres::config::Host::Tcp(name) => address += name,
            #[cfg(unix)]
            postgres::config::Host::Unix(folder) => address += &escaped(&folder.to_string_lossy()),
        }
        if let Some(port) = config.get_ports().get(at).filter(|port| **port != 5432) {
            address += &format!(":{port}");
        }
    }
    if let Some(name) = config.get_dbname() {
        address.push('/');
        address += &escaped(name);
    }
    // They can say in which schema the tables are.
    if let Some(options) = config.get_options() {
        address += "?options=";
        address += &escaped(options);
    }
    address
}

/// What need not be escaped anywhere in an address.
const UNRESERVED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');

const IN_PATHS: &AsciiSet = &UNRESERVED.remove(b'/');

fn escaped(text: &str) -> String {
    utf8_percent_encode(text, UNRESERVED).to_string()
}

/// A path as a part of a URI.
pub(super) fn escaped_path(path: &Path) -> String {
    percent_encode(path.as_os_str().as_encoded_bytes(), IN_PATHS).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Registry;

    #[test]
    fn an_address_is_told_without_its_password() {
        for (address, told) in [
            ("postgres://officer:secret@db/arpad", "postgres://officer@db/arpad"),
            ("postgres://officer:se?cret@db:5433/arpad", "postgres://officer@db:5433/arpad"),
            ("postgres://officer@db/arpad?password=secret", "postgres://officer@db/arpad"),
            ("postgresql://db/arpad?password=sec%40ret&connect_timeout=3", "postgres://db/arpad"),
            ("postgres://%2Frun%2Fpg:1/%C3%A1", "postgres://%2Frun%2Fpg:1/%C3%A1"),
            ("postgres://a,b:2/x?options=-csearch_path%3Dgo", "postgres://a,b:2/x?options=-csearch_path%3Dgo"),
            ("postgres://db/arpad", "postgres://db/arpad"),
        ] {
            let config: postgres::Config = address.parse().unwrap();
            let found = without_password(&config);
            assert_eq!(found, told, "{address}");
            let again: postgres::Config = found.parse().unwrap();
            assert_eq!(without_password(&again), told, "{address}");
        }
    }

    #[test]
    fn an_address_of_neither_kind_is_refused() {
        for address in ["", "arpad.db", "mysql://x", "sqlite:", "sqlite://"] {
            assert!(matches!(Registry::open(address), Err(Error::Address(_))), "{address}");
        }
    }
}
