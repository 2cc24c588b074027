//! The site and its API, asked in process; a few questions go through a real server, because they are about it.

#[path = "../binary/mod.rs"]
mod binary;
mod called;
mod hypertext;
#[path = "../page/mod.rs"]
mod page;
mod served;

mod api;
mod api_guarded;
mod appearance;
mod attacked;
mod calculator;
mod connections;
mod every_row;
mod feeds;
mod fides_series;
mod file_drop;
mod go_alone;
mod hidden;
mod large_tournament;
mod law;
mod links;
mod pages;
mod paging;
mod people;
mod player_page;
mod programs;
mod proofs;
mod public_data;
mod replaced;
mod search;
mod seen;
mod steering;
mod stories;
mod tournament_page;
mod two_go_lists;
mod what_if;
