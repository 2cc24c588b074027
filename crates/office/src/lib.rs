//! What we do, in order. The only room that knows the sequence.

pub mod from_case;
pub mod from_gotha;
pub mod from_h9;
pub mod from_trf;
pub mod listed;

pub mod rate_case;
pub mod rate_file;
mod rate_trf;

pub mod calculator;
pub mod compare;

pub mod convert;
mod to_case;
mod to_trf;

pub mod export;

pub mod acts;
pub mod desk;
mod enact;

pub mod matching;
pub mod reported;

pub mod forecast;
pub mod found;
pub mod person_ref;
pub mod registering;

pub mod person_page;

pub mod announce;

pub mod receive;

pub mod identify;

pub mod import_list;
pub mod reconcile;

pub mod accept;

pub mod batch;

mod compute;

pub mod close;
pub mod club_page;
pub mod live;
pub mod publish;

pub mod list_page;
pub mod opponents;
pub mod roll;
pub mod scores;
pub mod standing;
pub mod tournament_changes;
pub mod tournament_page;

pub mod directory;
pub mod public;
pub mod search;
pub mod whereabouts;

pub mod correct;
pub mod decide;
pub mod replay;
pub mod verify;

pub mod explain_list;

pub mod demo;
