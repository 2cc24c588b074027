//! A deed is done, looked at and undone again: whoever asks sees what it would change on which list before it is written.

use super::doing::{Fault, carried_out, stopped, wrong};
use super::{Deed, outside};
use crate::web::Site;
use crate::web::desk::given::{Given, Stop};
use crate::web::problem::Problem;
use arpad_model::{EntryId, Moment, Person};
use arpad_office::access::Who;
use arpad_office::acts::Kind;
use arpad_office::acts::desk::{OfficeError, Stamp};
use arpad_office::acts::propose::{confirm, proposals};
use arpad_office::views::foreseen::{
    Anew, Concerned, Entering, Foreseen, Shift, ahead, anew, concerned, decided_for, entered_since, entering,
    foreseen_on, made_anew, shifts,
};
use arpad_office::views::records;
use arpad_registry::Writer;

/// What a look has shown.
#[derive(Default)]
pub(in crate::web::desk) struct Seen {
    /// Who would be told another number.
    pub shifts: Vec<Shift>,
    /// Events that would enter a list.
    pub entering: Vec<Entering>,
    /// Lists there are already that would be made anew.
    pub anew: Vec<Anew>,
    /// The deed itself makes them.
    pub makes_them: bool,
    /// Who would be entered by it.
    pub entered: Vec<Person>,
}

/// Does a deed, looks what the next lists would say, and undoes it again; then looks what they say without it.
pub(in crate::web::desk) async fn looked_at(
    site: &Site,
    who: Who,
    deed: &'static Deed,
    given: Given,
) -> Result<Result<Seen, Fault>, Problem> {
    if !outside::is_for(&who, deed) {
        return Err(Problem::Denied);
    }
    if let Some(fault) = wrong(deed, &given) {
        return Ok(Err(fault));
    }
    let moment = site.desk.now();
    let tried = site.write(move |store| -> Result<(), Tried> { Err(tried(store, (&who, moment), deed, &given)?) });
    let Look { days, entering, entered, lists: after } = match tried.await? {
        Err(Tried::After(seen)) => *seen,
        Err(Tried::Made(seen)) => return Ok(Ok(*seen)),
        Err(Tried::Stopped(stop)) => return Ok(stopped(Err(stop))?.map(|()| Seen::default())),
        Err(Tried::Before(_)) | Ok(()) => return Ok(Ok(Seen::default())),
    };
    let compared = site.write(move |store| -> Result<(), Tried> {
        Err(Tried::Before(Box::new(foreseen_on(store, &days).map_err(Stop::from)?)))
    });
    match compared.await? {
        Err(Tried::Before(before)) => {
            let (shifts, anew) = (shifts(&before, &after), anew(&before, &after));
            Ok(Ok(Seen { shifts, entering, anew, makes_them: false, entered }))
        }
        Err(Tried::Stopped(stop)) => Ok(stopped(Err(stop))?.map(|()| Seen::default())),
        Err(Tried::After(_) | Tried::Made(_)) | Ok(()) => Ok(Ok(Seen::default())),
    }
}

fn tried(store: &mut Writer<'_>, (who, moment): (&Who, Moment), deed: &Deed, given: &Given) -> Result<Tried, Tried> {
    let before = ahead(store).map_err(Stop::from)?;
    let (head, _) = records::head(store).map_err(Stop::from)?;
    carried_out(store, (who, moment), deed, given, None)?;
    if deed.kind == Kind::Close {
        let (anew, shifts) = made_anew(store, head).map_err(Stop::from)?;
        return Ok(Tried::Made(Box::new(Seen { shifts, anew, makes_them: true, ..Seen::default() })));
    }
    as_if_signed(store, moment, head).map_err(Stop::from)?;
    let after = ahead(store).map_err(Stop::from)?;
    let decided_for = decided_for(store, head).map_err(Stop::from)?;
    let days = concerned(&before, &after, decided_for);
    let entered = entered_since(store, head).map_err(Stop::from)?;
    let lists = foreseen_on(store, &days).map_err(Stop::from)?;
    Ok(Tried::After(Box::new(Look { days, entering: entering(&before, &after), entered, lists })))
}

/// What waits for a second person is looked at as if he had signed.
fn as_if_signed(store: &mut Writer<'_>, moment: Moment, since: EntryId) -> Result<(), OfficeError> {
    for proposal in proposals(store)?.into_iter().filter(|one| one.entry.seq > since) {
        let somebody = Stamp { moment, by_whom: "2".to_owned(), why: String::new() };
        confirm(store, &somebody, proposal.entry.seq)?;
    }
    Ok(())
}

/// The lists that were looked at, what would enter them and who the register, and what they would say.
struct Look {
    days: Concerned,
    entering: Vec<Entering>,
    entered: Vec<Person>,
    lists: Foreseen,
}

/// How a look ends: everything is undone.
enum Tried {
    /// With the deed.
    After(Box<Look>),
    /// Without it.
    Before(Box<Foreseen>),
    /// The deed made lists itself.
    Made(Box<Seen>),
    Stopped(Stop),
}

impl From<Stop> for Tried {
    fn from(stop: Stop) -> Self {
        Tried::Stopped(stop)
    }
}

impl From<arpad_registry::Error> for Tried {
    fn from(error: arpad_registry::Error) -> Self {
        Tried::Stopped(error.into())
    }
}
