//! What we do, in order. The only room that knows the sequence: a room uses those above it in this list, never those below.

pub mod refusal;

pub mod files;

pub mod rating;

pub mod register;

pub mod inbox;

pub mod messages;

pub mod intake;

pub mod lists;

pub mod titles;

pub mod acts;

pub mod access;

pub mod views;

pub mod proofs;

pub mod verify;

pub mod download;

#[cfg(test)]
mod rooms;
