//! The title law: paragraph by paragraph, as worked out by hand, and on random results.

mod case;

mod annex;
mod applications;
mod arbiters;
mod direct;
mod editions;
mod event;
mod everybody;
mod forecasts;
mod forms;
mod left_out;
mod numbers_of_games;
mod opponents;
mod worked;

mod properties;
