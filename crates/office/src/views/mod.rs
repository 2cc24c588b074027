//! What the doors show: persons, lists, tournaments, clubs, searches.

pub mod about;
pub mod anomalies;
pub mod counts;
pub mod ledger_page;
pub mod meanwhile;
pub mod public;
pub mod records;
pub mod today;

pub mod all_time;
pub mod as_published;
pub mod came_before;
pub mod distribution;
pub mod list_page;
pub mod live_ranking;
mod marked;
pub mod roll;
pub mod standing;
pub mod stories;

pub mod person_page;

pub mod beside;

pub mod appealed;
pub mod causes;
pub mod effect;
pub mod explain_list;
pub mod live;
pub mod off_lists;
pub mod opponents;
pub mod other_tempos;
pub mod own_events;
pub mod own_games;
pub mod scores;
pub mod two_players;
mod untouched;
pub mod what_if;

pub mod checklist;
pub mod drift;
pub mod entered_with;
pub mod european;
pub mod file_check;
pub mod foreseen;
pub mod go_desk;
pub mod go_event;
pub mod go_game_named;
pub mod go_lines;
pub mod go_standing;
pub mod history;
pub mod otherwise;
pub mod replayable;
pub mod report_difference;
pub mod tournament_changes;
pub mod tournament_page;
pub mod whereabouts;

pub mod arbiter_dossier;
pub mod arbiters;
pub mod covered;
pub mod decided_now;
pub mod notices;
pub mod title_sheet;
pub mod title_worklist;
pub mod titled;
pub mod worklist;

pub mod activity;
pub mod club_office;
pub mod club_page;

pub mod directory;
pub mod search;

pub mod reconcile;
pub mod shadow;
