//! What we do, in order. The only room that knows the sequence.

pub mod from_case;
pub mod from_gotha;
pub mod from_h9;
pub mod from_trf;
pub mod listed;

pub mod rate_case;
pub mod rate_file;
mod rate_trf;

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

pub mod receive;

pub mod identify;

pub mod import_list;
pub mod reconcile;

pub mod accept;

pub mod batch;

mod compute;

pub mod close;
pub mod publish;

pub mod correct;
pub mod replay;

pub mod demo;
