//! The doors of the house: one executable.

fn main() {}
