//! The go law: the Hungarian federation's Élő-points and grades, and the European rating the regulation refers to.

pub mod codes;
pub mod order;

pub mod hungary;

pub mod europe;
