//! What the office would not do.

use arpad_office::acts::desk::{OfficeError, Refusal};

/// The refusal, whole.
pub fn refusal_of<T>(done: Result<T, OfficeError>) -> Refusal {
    match done {
        Err(OfficeError::Refused(refusal)) => *refusal,
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("it was done"),
    }
}

/// Its code.
pub fn refused<T>(done: Result<T, OfficeError>) -> &'static str {
    refusal_of(done).code.as_str()
}
