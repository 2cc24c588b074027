//! Enums whose variants have stable names.

use std::fmt;

/// A text that names nothing we know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unknown {
    /// What it should have named, such as `series`.
    pub what: &'static str,
    /// What was written.
    pub text: String,
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no {}", self.text, self.what)
    }
}

impl std::error::Error for Unknown {}

/// An enum with one stable name per variant, from one table: `ALL`, `as_str`, `Display`, `FromStr` and serialisation agree.
macro_rules! named {
    ($(#[$doc:meta])* $vis:vis enum $ty:ident ($what:literal) { $($(#[$variant_doc:meta])* $variant:ident = $name:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $ty { $($(#[$variant_doc])* $variant,)+ }

        impl $ty {
            /// All of them.
            pub const ALL: &'static [$ty] = &[$($ty::$variant),+];

            /// The stable name.
            pub const fn as_str(self) -> &'static str {
                match self { $($ty::$variant => $name,)+ }
            }
        }

        crate::register::named::text!($ty, $what);
    };
}

/// `Display`, `FromStr` and serialisation of a type that has `ALL` and `as_str`.
macro_rules! text {
    ($ty:ident, $what:literal) => {
        impl std::fmt::Display for $ty {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl std::str::FromStr for $ty {
            type Err = crate::register::Unknown;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let found = $ty::ALL.iter().copied().find(|one| one.as_str() == text);
                found.ok_or_else(|| crate::register::Unknown { what: $what, text: text.to_owned() })
            }
        }

        crate::register::named::serialized_as_text!($ty);
    };
}

/// Serialisation of a type as its text.
macro_rules! serialized_as_text {
    ($ty:ident) => {
        impl serde::Serialize for $ty {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $ty {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(crate) use {named, serialized_as_text, text};
