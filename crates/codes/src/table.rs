//! The table that names codes.

/// Names codes: one constant for each and the list of all, in the order of the table.
///
/// ```
/// use arpad_codes::{Kind, RefusalCode, codes};
///
/// mod notice {
///     use arpad_codes::{Code, codes};
///
///     codes! {
///         /// Every notice of this reader.
///         pub ALL: Code;
///
///         /// The file holds nothing.
///         EMPTY_FILE = "empty-file";
///     }
/// }
///
/// codes! {
///     /// Every refusal.
///     pub REFUSALS: RefusalCode;
///
///     /// Nobody has this number.
///     PERSON_UNKNOWN = "person-unknown", Kind::Missing;
/// }
///
/// assert_eq!(notice::ALL, [notice::EMPTY_FILE]);
/// assert_eq!(PERSON_UNKNOWN, "person-unknown");
/// assert_eq!(PERSON_UNKNOWN.kind(), Kind::Missing);
/// ```
///
/// Two codes of one name, or a name that is not lower case with hyphens, do not compile:
///
/// ```compile_fail
/// arpad_codes::codes! {
///     /// All.
///     pub ALL: arpad_codes::Code;
///     /// One.
///     ONE = "one";
///     /// The same again.
///     AGAIN = "one";
/// }
/// fn main() {}
/// ```
#[macro_export]
macro_rules! codes {
    (
        $(#[$all_doc:meta])* $visible:vis $all:ident: $type:ty;
        $($(#[$doc:meta])* $name:ident = $text:literal $(, $kind:expr)?;)+
    ) => {
        $($(#[$doc])* $visible const $name: $type = <$type>::new($text $(, $kind)?);)+

        $(#[$all_doc])*
        $visible const $all: &[$type] = &[$($name),+];

        const _: () = $crate::assert_well_named(&[$($text),+]);
    };
}

/// Stops the compiler at a name that stands twice or is not lower case with hyphens.
#[doc(hidden)]
pub const fn assert_well_named(names: &[&str]) {
    let mut index = 0;
    while index < names.len() {
        assert!(is_well_formed(names[index].as_bytes()), "a code is lower case letters, digits and single hyphens");
        let mut earlier = 0;
        while earlier < index {
            assert!(!is_same(names[earlier].as_bytes(), names[index].as_bytes()), "two codes have one name");
            earlier += 1;
        }
        index += 1;
    }
}

const fn is_well_formed(name: &[u8]) -> bool {
    let mut index = 0;
    // A name begins and ends with a letter or digit, as if a hyphen stood before it.
    let mut after_hyphen = true;
    while index < name.len() {
        match name[index] {
            b'a'..=b'z' | b'0'..=b'9' => after_hyphen = false,
            b'-' if !after_hyphen => after_hyphen = true,
            _ => return false,
        }
        index += 1;
    }
    !after_hyphen
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut index = 0;
    while index < one.len() {
        if one[index] != other[index] {
            return false;
        }
        index += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Code, Kind, RefusalCode};

    codes! {
        /// Plain codes.
        pub(crate) PLAIN: Code;
        /// One.
        ONE = "one";
        /// Another.
        ANOTHER_1 = "another-1";
    }

    mod refusal {
        use super::*;
        codes! {
            /// Codes with kinds.
            pub ALL: RefusalCode;
            /// Nobody has this number.
            PERSON_UNKNOWN = "person-unknown", Kind::Missing;
            /// The list is published.
            LIST_PUBLISHED = "list-published", Kind::Conflict;
        }
    }

    #[test]
    fn a_table_gives_constants_and_the_list_of_all_in_its_order() {
        assert_eq!(PLAIN, [ONE, ANOTHER_1]);
        assert_eq!(PLAIN.iter().map(|code| code.as_str()).collect::<Vec<_>>(), ["one", "another-1"]);
        assert_eq!(format!("{ONE} {ONE:?}"), "one \"one\"");
    }

    #[test]
    fn a_code_carries_its_kind() {
        let told: Vec<_> = refusal::ALL.iter().map(|code| (code.as_str(), code.kind())).collect();
        assert_eq!(told, [("person-unknown", Kind::Missing), ("list-published", Kind::Conflict)]);
        assert_eq!(refusal::LIST_PUBLISHED, "list-published");
    }

    #[test]
    fn names_that_do_not_compile() {
        for name in ["", "-", "a-", "-a", "a--b", "A", "a b", "a_b", "é"] {
            assert!(!is_well_formed(name.as_bytes()), "{name}");
        }
        let refused = |names: &'static [&'static str]| std::panic::catch_unwind(|| assert_well_named(names)).is_err();
        assert!(refused(&["one", "two", "one"]));
        assert!(!refused(&["one", "two", "one-2"]));
    }
}
