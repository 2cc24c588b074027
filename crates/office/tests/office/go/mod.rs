//! The go federation's office, in numbers that are worked out by hand or by [`text`], which knows nothing but the regulation.

pub mod desk;
pub mod text;

mod appeals;
mod before_closing;
mod coverage;
mod decisions;
mod drawn;
mod late;
mod leavers;
mod merged;
mod of_before;
mod off_lists;
mod orders;
mod replayed;
mod returned;
mod season;
mod walk;
