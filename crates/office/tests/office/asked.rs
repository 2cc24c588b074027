//! What the desk and the site ask beside their pages, of the story of [`crate::walk`] whose numbers are worked out there: each answer
//! by hand, and what is answered where there is nothing.

mod before_an_act;
mod of_lists;
mod of_people;

use crate::month::*;
use crate::refusing::{refusal_of, refused};
use crate::walk::story;
use arpad_model::{Fact, PersonId, Series, SubmissionId, Tempo, TournamentId};
use arpad_office::acts::Kind;
use arpad_office::acts::announce::{announce, looks_odd};
use arpad_office::acts::appeal::deadline;
use arpad_office::acts::cancel::asks_why;
use arpad_office::acts::clock::{is_behind, right_clock, set_back};
use arpad_office::acts::close::close_month;
use arpad_office::acts::club::{add_club, add_club_of};
use arpad_office::acts::decide::{points_asked_twice, waivable};
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::paper::license;
use arpad_office::acts::{Announcement, PolicyAct};
use arpad_office::files::export::{Selection, TempoRating};
use arpad_office::lists::forecast::forecast;
use arpad_office::views::causes::corrected_among;
use arpad_office::views::explain_list::explain_list;
use arpad_office::views::list_page::{Wanted, Which};
use arpad_office::views::other_tempos::fill_other_tempos;
use arpad_office::views::own_events::{is_of, own_events};
use arpad_office::views::person_page::person_meant;
use arpad_office::views::public::{governing, persons_shown, public_list};
use arpad_office::views::roll::Roll;
use arpad_office::views::tournament_changes::{By, changes_awaited, changes_of};
use arpad_office::views::two_players::rated_meetings;
use arpad_office::views::what_if::ratings_now;
use arpad_office::views::{checklist, records, today};
use arpad_registry::{Registry, ledger};
use jiff::civil::{Date, date};

const JUNE: Date = date(2024, 6, 1);
const JULY: Date = date(2024, 7, 1);
const RAPID: Series = Series::Chess(Tempo::Rapid);

fn which(date: Wanted, revision: Option<u32>) -> Which {
    Which { series: STANDARD, date, after: None, revision, as_known_on: None, origin: None }
}
