//! A number that proves itself: a root over the rows of every published list, signed together with the ledger's head, and proofs
//! that a row stands on a list.

pub mod merkle;
mod proof;
mod row;
mod signing;

pub use proof::{Proof, Statement};
pub use row::ToldRow;
pub use signing::{
    STATEMENT_HEAD, STATEMENT_LIST, STATEMENT_ROOT, STATEMENT_SIGNATURE, Signed, Signer, all_signed, count,
    is_unsigned, keys, leaf_of, proof_of, public_proof, sign_lists, statement_of, tree,
};

pub(crate) use signing::{about, compare, salted_rows};
