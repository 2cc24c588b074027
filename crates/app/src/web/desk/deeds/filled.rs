//! What a form starts from: who or what it is about, what is known of it already, and what can be said there at all.

use super::{Deed, events, outside};
use crate::answer::edition::choices;
use crate::web::desk::addresses;
use crate::web::desk::given::{Given, Stop};
use crate::words::Language;
use crate::words::acts::{names, what};
use crate::words::decided::choice_said;
use crate::words::sheet::{birth, day};
use arpad_model::{Fact, Person, RegisteredTournament};
use arpad_office::access::Who;
use arpad_office::acts::announce::announced;
use arpad_office::acts::appearance::appearance;
use arpad_office::acts::cancel::{asks_why, done_at_once};
use arpad_office::acts::decide::waivable;
use arpad_office::acts::desk::OfficeError;
use arpad_office::acts::found::federation;
use arpad_office::acts::minors::minors_stated;
use arpad_office::acts::officer::officer;
use arpad_office::acts::policy::policy;
use arpad_office::acts::user::user_of;
use arpad_office::register;
use arpad_office::views::records;
use arpad_registry::Reader;
use arpad_rules::calendar::Calendar;
use arpad_rules::catalogue::{self, AnyEdition};

/// A form before it is filled in.
#[derive(Default)]
pub(super) struct Filled {
    /// The fields as they start.
    pub given: Given,
    /// Who or what it is about, with its page at the desk.
    pub about: Vec<(String, Option<String>)>,
    /// What can be said there, each with the fields that say it.
    pub offers: Vec<Offer>,
    /// A word about what cannot be said there.
    pub note: Option<&'static str>,
    /// What is still to be chosen before anything else can be asked.
    pub first: Option<&'static str>,
    /// What is wrong with what was chosen.
    pub fault: Option<Stop>,
    /// Fields that must be filled in for what this is about, although others may leave them out.
    pub needed: Vec<&'static str>,
    /// Fields that say nothing of what this is about.
    pub without: Vec<&'static str>,
}

/// Something that can be said with a form.
pub(super) struct Offer {
    pub text: String,
    pub fields: Vec<(&'static str, String)>,
}

/// Deeds that change or judge something: it is chosen first.
const CHOSEN_FIRST: &[(&str, &str)] = &[
    ("person-amend", "person"),
    ("announce-anew", "tournament"),
    ("club-change", "club"),
    ("user-change", "name"),
    ("waiver", "tournament"),
];

/// Looks up what a form starts from.
pub(super) fn filled(
    store: &mut Reader<'_>,
    (language, who): (Language, &Who),
    deed: &Deed,
    given: Given,
) -> Result<Filled, OfficeError> {
    let first = CHOSEN_FIRST.iter().find(|(name, _)| *name == deed.name).map(|(_, field)| *field);
    let mut form = Filled { given, without: outside::unasked(who, deed).to_vec(), ..Filled::default() };
    form.first = first.filter(|field| form.given.text(field).is_none());
    let looked = match outside::is_office(who) || outside::reaches(store, who, deed, &form.given).unwrap_or(false) {
        true => about(store, (language, who), deed, &mut form).and_then(|()| known(store, language, deed, &mut form)),
        // What is not his stays empty: the form is no way to read what others have.
        false => Ok(()),
    };
    match looked.map_err(|stop| outside::stopped(who, stop)) {
        Ok(()) => Ok(form),
        Err(Stop::Office(error @ (OfficeError::Registry(_) | OfficeError::Differs { .. }))) => Err(error),
        Err(stop) => {
            // Chosen wrongly: it is asked for again, with the reason beside it.
            form.first = first;
            form.fault = Some(stop);
            Ok(form)
        }
    }
}

/// Who or what the fields name.
fn about(
    store: &mut Reader<'_>,
    (language, who): (Language, &Who),
    deed: &Deed,
    form: &mut Filled,
) -> Result<(), Stop> {
    let takes = |name: &str| deed.fields.iter().any(|field| field.name == name);
    for field in ["person", "keep", "drop"] {
        if takes(field) && form.given.text(field).is_some() {
            let id = form.given.person(store, field)?;
            let person = records::person(store, id)?;
            form.about
                .extend(person.map(|one| (outside::person_text(language, who, &one), Some(addresses::person(one.id)))));
        }
    }
    if takes("submission") && form.given.text("submission").is_some() {
        let file = records::submission(store, form.given.parsed("submission")?)?;
        let event = match file.as_ref().and_then(|file| file.tournament) {
            Some(event) => records::tournament(store, event)?,
            None => None,
        };
        let told = file.map(|file| (format!("{} {}", file.id, file.file_name), Some(addresses::report(file.id))));
        form.about.extend(told);
        form.about.extend(event.map(|one| (event_text(language, &one), Some(addresses::event(one.id)))));
    }
    if takes("tournament") && form.given.text("tournament").is_some() {
        let event = records::tournament(store, form.given.tournament("tournament")?)?;
        form.about.extend(event.map(|one| (event_text(language, &one), Some(addresses::event(one.id)))));
    }
    Ok(())
}

/// A person in a line.
pub(in crate::web::desk) fn person_text(language: Language, person: &Person) -> String {
    let name = crate::web::pages::name(language, &person.name);
    let mut facts = vec![format!("{} {name}", person.id)];
    facts.extend((!person.title.is_empty()).then(|| person.title.clone()));
    facts.extend(person.born.map(|born| birth(language, Some(born))));
    facts.extend(person.komir.map(|number| format!("KOMIR {number}")));
    facts.extend(person.fide.map(|number| format!("FIDE {number}")));
    facts.join(" · ")
}

/// An event in a line.
pub(in crate::web::desk) fn event_text(language: Language, event: &RegisteredTournament) -> String {
    let state = language.label(&format!("desk-state-{}", event.state));
    let days = format!("{} – {}", day(language, event.starts), day(language, event.ends));
    format!("{} {} · {days} · {state}", event.id, event.name)
}

/// What is known already, where it is to be stated anew, and what can be said.
fn known(store: &mut Reader<'_>, language: Language, deed: &Deed, form: &mut Filled) -> Result<(), Stop> {
    let fields: Vec<(&'static str, String)> = match deed.name {
        "person-amend" if form.first.is_none() => {
            let id = form.given.person(store, "person")?;
            records::person(store, id)?.map(|person| of_person(&person)).unwrap_or_default()
        }
        "announce-anew" if form.first.is_none() => {
            events::fields(&announced(store, form.given.tournament("tournament")?)?)
        }
        "club-change" if form.first.is_none() => {
            let id = form.given.club(store, "club")?;
            let club = records::club(store, id)?;
            club.map(|club| vec![("club-name", club.name), ("town", club.town)]).unwrap_or_default()
        }
        "user-change" if form.first.is_none() => {
            let user = user_of(store, form.given.needed("name")?)?;
            let mut fields = vec![("shown", user.shown)];
            fields.extend(user.roles.iter().map(|role| ("role", role.to_string())));
            fields.extend(user.club.map(|club| ("club", club.to_string())));
            fields.extend(user.person.map(|person| ("person", person.to_string())));
            let is_ticked = user.disabled && form.given.text("once").is_none();
            fields.extend(is_ticked.then(|| ("disabled", "true".to_owned())));
            fields
        }
        "strength" => strength(store, &form.given)?,
        "federation" => {
            let known = federation(store)?;
            vec![("federation-name", known.name), ("federation-country", known.country)]
        }
        "officer" => {
            let known = officer(store)?;
            known.map(|one| vec![("officer-name", one.name), ("contact", one.contact)]).unwrap_or_default()
        }
        // A box that somebody has just unticked is not ticked again.
        "policy" if form.given.text("once").is_none() => {
            let known = policy(store)?;
            let mut fields: Vec<_> = known.second_signature.into_iter().map(|act| ("second-signature", act)).collect();
            fields.extend(known.totp_for_admins.then(|| ("totp-for-admins", "true".to_owned())));
            fields.extend(known.one_address.then(|| ("one-address", "true".to_owned())));
            fields.extend(known.clubs_take.then(|| ("clubs-take", "true".to_owned())));
            fields
        }
        "minors" => {
            let known = minors_stated(store)?;
            vec![("minors-shown", known.shown.to_string()), ("minors-until", known.until.to_string())]
        }
        "appearance" => {
            let known = appearance(store)?;
            let paint = |paint: Option<arpad_office::acts::appearance::paint::Paint>| {
                paint.map(|paint| paint.to_string()).unwrap_or_default()
            };
            vec![
                ("color", paint(known.color)),
                ("dark-color", paint(known.dark)),
                ("address", known.contact),
                ("email", known.email),
                ("web", known.web),
            ]
        }
        _ => Vec::new(),
    };
    put(&mut form.given, fields);
    offer(store, language, deed, form)
}

fn offer(store: &mut Reader<'_>, language: Language, deed: &Deed, form: &mut Filled) -> Result<(), Stop> {
    match deed.name {
        "cancel" => taken_back(store, language, form)?,
        // What a list has counted is corrected, and whoever it moves may read why.
        "accept" if form.given.text("submission").is_some() => {
            let file = records::submission(store, form.given.parsed("submission")?)?;
            let event = match file.and_then(|file| file.tournament) {
                Some(event) => records::tournament(store, event)?,
                None => None,
            };
            form.needed.extend(event.and_then(|event| event.list).map(|_| "why"));
        }
        "waiver" if form.first.is_none() => {
            for one in waivable(store, form.given.tournament("tournament")?)? {
                let facts = [("paragraph", Fact::from(one.under.as_str())), ("of", Fact::from(one.of.as_str()))];
                let what = language.label(&format!("permission-{}", one.name));
                let stands = if one.stands { language.label("desk-waiver-stands") } else { String::new() };
                let text = format!("{}: {what} {stands}", language.say("desk-waiver-of", &facts));
                form.offers.push(Offer {
                    text: text.trim_end().to_owned(),
                    fields: vec![("paragraph", one.under), ("permission", one.name)],
                });
            }
            form.note = form.offers.is_empty().then_some("desk-waiver-nothing");
        }
        "parameter" => {
            // Of the texts that govern now and from now on; an older one is typed by its name.
            let calendar = Calendar::default();
            let holds = |edition: &&AnyEdition| {
                calendar.reigns().iter().any(|reign| reign.until.is_none() && reign.edition == edition.id())
            };
            for edition in catalogue::ALL.iter().filter(holds) {
                for one in choices(edition) {
                    let (called, what) = choice_said(language, one.name);
                    let now = language.label("parameter-value");
                    let text = format!("{called} ({}, {}): {what} {now}: {}", edition.id(), one.name, one.value);
                    let fields = vec![("edition", edition.id().to_string()), ("parameter", one.name.to_owned())];
                    form.offers.push(Offer { text, fields });
                }
            }
        }
        "outcome" if form.given.text("appeal").is_none() => {
            let (_, appeals) = records::decisions(store)?;
            for one in appeals.iter().filter(|one| one.appeal.decided.is_none()) {
                let facts =
                    [("by", Fact::from(one.appeal.by_whom.as_str())), ("entry", Fact::from(one.appeal.against))];
                let fields = vec![("appeal", one.appeal.entry.to_string())];
                form.offers.push(Offer { text: language.say("desk-work-appeal", &facts), fields });
            }
        }
        _ => {}
    }
    Ok(())
}

/// What an entry is that is to be taken back, and whether anybody is told why.
fn taken_back(store: &mut Reader<'_>, language: Language, form: &mut Filled) -> Result<(), Stop> {
    let entry = match form.given.parsed_if_any("entry")? {
        Some(entry) => records::entry(store, entry)?,
        None => None,
    };
    let Some(entry) = entry else {
        form.needed.push("because");
        return Ok(());
    };
    match asks_why(store, entry.seq)? {
        true => form.needed.push("because"),
        false => form.without.push("because"),
    }
    let at_once = done_at_once(store, entry.seq)?;
    if at_once.len() < 2 {
        form.without.push("together");
    } else if form.given.text("once").is_none() {
        put(&mut form.given, vec![("together", "true".to_owned())]);
    }
    let mut entries = Vec::new();
    for one in at_once {
        entries.extend(records::entry(store, one)?);
    }
    let names = names(store, language, &entries)?;
    let told = entries.iter().map(|one| (what(language, one, &names), Some(addresses::entry(one.seq))));
    form.about.extend(told);
    Ok(())
}

/// What was typed before stays.
fn put(given: &mut Given, fields: Vec<(&'static str, String)>) {
    let typed: Vec<String> = given.texts.keys().cloned().collect();
    for (name, value) in fields {
        if !typed.iter().any(|one| one == name) {
            given.texts.entry(name.to_owned()).or_default().push(value);
        }
    }
}

fn of_person(person: &Person) -> Vec<(&'static str, String)> {
    let fields = register::fields_of(person);
    let text = |value: Option<String>| value.unwrap_or_default();
    vec![
        ("family", fields.family),
        ("given", fields.given),
        ("born", text(fields.born.map(|born| born.to_string()))),
        ("sex", text(fields.sex.map(|sex| sex.as_str().to_owned()))),
        ("country", fields.country),
        ("fide", text(fields.fide.map(|number| number.to_string()))),
        ("egd", text(fields.egd.map(|number| number.to_string()))),
        ("komir", text(fields.komir.map(|number| number.to_string()))),
    ]
}

/// The order that holds, a line for everybody, to be put in another order.
fn strength(store: &mut Reader<'_>, given: &Given) -> Result<Vec<(&'static str, String)>, Stop> {
    let (Some(club), Some(season)) = (given.club_if_any(store, "club")?, given.text("season")) else {
        return Ok(Vec::new());
    };
    let season = register::season_of(season).map_err(|error| crate::web::desk::given::at("season", error))?;
    let mut lines = Vec::new();
    for place in records::strength_order(store, club, &season)? {
        if let Some(person) = records::person(store, place.person)? {
            let number = person.komir.map_or_else(|| person.id.to_string(), |komir| format!("komir:{komir}"));
            lines.push(format!("{number}\t{}", person.name.eastern()));
        }
    }
    Ok(vec![("persons", lines.join("\n"))])
}
