//! The readers and writers, format by format. One program, because linking takes longer than the tests.

mod support;

mod document;

mod egd_h9;
mod egd_h9_colors;
mod egd_h9_properties;
mod egd_real_files;
mod egd_world_list;

mod fide_list_detection;
mod fide_list_layouts;
mod fide_list_leniency;
mod fide_list_properties;
mod fide_list_real_files;

mod opengotha_tournament;

mod pgn;

mod long_texts;

mod trf_consistency;
mod trf_conversion;
mod trf_fixtures;
mod trf_never_panics;
mod trf_notices;
mod trf_records;
mod trf_round_dates;
mod trf_round_trip;
mod trf_team_records;

mod list_and_go_readers_never_panic;
