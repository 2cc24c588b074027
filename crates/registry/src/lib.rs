//! What we remember. The only room that speaks SQL.
//!
//! The room is empty: the register, the ledger and the lists move in with the office's month.
