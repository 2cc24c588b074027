//! The built `arpad` at a terminal, and the documents that describe it.

#[path = "../binary/mod.rs"]
mod binary;
mod go;
#[path = "../month/mod.rs"]
mod month;

mod acted;
mod applications;
mod convert;
mod doctor;
mod documents;
mod editions_page;
mod event_facts;
mod fides_list;
mod foreign;
mod go_case;
mod go_day;
mod go_manager;
mod go_office;
mod go_pages;
mod instruments;
mod kin;
mod lab;
mod norms;
mod office;
mod operated;
mod packaged;
mod postgresql;
mod proofs;
mod rate;
mod register;
mod served;
mod shadow;
mod spoken;
mod strangers;
mod taken_back;
mod taking_over;
mod titles;
mod tournament_files;
mod verify;
mod who;
mod world;
