//! What proves who somebody is, and the traces of it. The ledger neither gives nor holds any of this, so it can be erased, and
//! `verify` does not compare it: these are the only tables that are no projection. Of whatever opens a door only the SHA-256
//! stands here, of a password the Argon2id.

pub mod contacts;
pub mod done;
pub mod hooks;
pub mod links;
pub mod passwords;
pub mod sessions;
pub mod tokens;
pub mod totp;
pub mod visits;
