//! The rating administrator's instruments: federations with known truth, and the statistics that watch a scale.
//!
//! Nothing here reads a file, a register or a clock: columns go in, figures come out. What has to add up is exact (integers and
//! fractions); what is estimated is floating point, and is never the law.

pub mod dice;
pub mod normal;
pub mod play;

pub mod history;
pub mod running;
pub mod simulation;

pub mod table;

pub mod studied;
pub mod systems;

pub mod accuracy;

pub mod anomalies;
pub mod drift;
pub mod lab;
pub mod reconciling;
pub mod watched;
