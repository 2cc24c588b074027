//! What we do, in order. The only room that knows the sequence.

pub mod files;

pub mod rating;

pub mod register;

pub mod intake;

pub mod lists;

pub mod acts;

pub mod views;

pub mod verify;
