//! A number that proves itself: the code and drawing of a player's rows, and the page that checks a proof. The page checks it in
//! the browser, where the proof stays behind the number sign; without a script it can be sent and is checked here.

use super::{Asked, Id, Query, Question, Second, day, name, series, wanted};
use crate::base32;
use crate::qr;
use crate::signing::ShortCode;
use crate::web::cache::Cache;
use crate::web::locale::{Visit, code};
use crate::web::problem::Problem;
use crate::web::public_url::Base;
use crate::web::shell::Page;
use crate::web::{Site, addresses, assets};
use crate::words::Language;
use arpad_model::{List, ListId, PersonId, hex};
use arpad_office::acts::desk::OfficeError;
use arpad_office::proofs::{Proof, Signed, keys, leaf_of, public_proof};
use arpad_office::views::public::{PublicPerson, PublicPlayer, Withheld, is_public, player};
use arpad_office::views::records;
use arpad_registry::Reader;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

/// What proves the newest number of a series, by name.
#[derive(Clone, Debug)]
pub(in crate::web) struct Coded {
    list: List,
    rating: Option<i32>,
    code: ShortCode,
}

/// A whole proof.
pub(in crate::web) struct Proven {
    coded: Coded,
    pub proof: Proof,
    pub code: ShortCode,
    /// In letters.
    pub whole: String,
}

/// The codes of a player's newest numbers; of whoever is not named there are none.
pub(super) fn codes(store: &mut Reader<'_>, page: &PublicPlayer) -> Result<Vec<Coded>, OfficeError> {
    let mut codes = Vec::new();
    if !page.person.shown.is_named() {
        return Ok(codes);
    }
    for listed in page.series.iter().filter_map(|history| history.official()) {
        let person = listed.row.person;
        let Some((salt, row)) = leaf_of(store, &listed.list, person)? else { continue };
        let code = ShortCode::new(listed.list.id, person, &salt, &row);
        codes.push(Coded { list: listed.list.clone(), rating: listed.row.rating, code });
    }
    Ok(codes)
}

/// The proofs of a player's newest numbers.
pub(in crate::web) fn proven(
    store: &mut Reader<'_>,
    cache: &Cache,
    person: PersonId,
) -> Result<Result<Vec<Proven>, Withheld>, OfficeError> {
    let page = match player(store, person, jiff::Zoned::now().date())? {
        Ok(page) => page,
        Err(withheld) => return Ok(Err(withheld)),
    };
    let mut all = Vec::new();
    for coded in codes(store, &page)? {
        let Some(leaves) = cache.tree(store, &coded.list)? else { continue };
        let Some(proof) = public_proof(store, &coded.list, coded.code.person, &leaves)? else { continue };
        let (code, whole) = (coded.code, base32::written(&proof.bytes()));
        all.push(Proven { coded, proof, code, whole });
    }
    Ok(Ok(all))
}

/// What a page or sheet of a player carries.
pub(super) fn section(visit: &Visit, person: &PublicPerson, codes: &[Coded]) -> Markup {
    let language = visit.language;
    html! {
        @if !codes.is_empty() {
            section.proofs aria-labelledby="proofs" {
                h2 #proofs { (language.label("proof-heading")) }
                p.quiet { (language.label("proof-short-text")) " "
                    a href=(visit.to(&addresses::player_proof(person.id))) { (language.label("proof-whole")) } }
                div.codes { @for one in codes { (figure(visit, one)) } }
            }
        }
    }
}

/// What was signed about a list: root, ledger, key.
pub(super) fn about_signed(visit: &Visit, signed: &Signed) -> Markup {
    let language = visit.language;
    let text = &signed.statement;
    let facts = [
        ("root", hex(&text.root)),
        ("head", format!("{}:{}", text.head.0, hex(&text.head.1))),
        ("moment", text.moment.clone()),
    ];
    html! {
        details.signed { summary { (language.label("proof-list-signed")) }
            p.letters { (language.say_texts("proof-list-root", &facts)) }
            p.letters { (language.say_texts("proof-head", &facts)) }
            p.letters { (language.say_texts("proof-list-signature", &[("signature", hex(&signed.signature)), ("key", hex(&signed.key))])) }
            p { a href=(visit.to(addresses::PROOF)) { (language.label("proof-page")) } }
        }
    }
}

fn figure(visit: &Visit, one: &Coded) -> Markup {
    let language = visit.language;
    let told = format!("{}, {}", series(language, one.list.series), day(language, one.list.day));
    let drawing = visit.to(&addresses::proof_drawing(one.code.person, one.list.id));
    html! {
        figure.drawn {
            img src=(drawing) alt=(language.say_texts("proof-drawn", &[("code", one.code.to_string())])) loading="lazy" width="180" height="180";
            figcaption {
                (told) @if let Some(rating) = one.rating { ": " strong { (rating) } }
                br; span.short-code { (one.code) }
            }
        }
    }
}

/// The proofs of a player in full.
pub(super) async fn of_player(
    visit: Visit,
    State(site): State<Site>,
    Id(id): Id<PersonId>,
    Base(base): Base,
) -> Result<Page, Problem> {
    let language = visit.language;
    let cache = site.cache.clone();
    let found = site.read(move |store| {
        let person = match player(store, id, jiff::Zoned::now().date())? {
            Ok(page) => page.person,
            Err(withheld) => return Ok(Err(withheld)),
        };
        Ok(proven(store, &cache, id)?.map(|all| (person, all)))
    });
    let (person, all) = found.await??;
    let who = name(language, &person.name);
    let title = format!("{}: {who}", language.label("proof-heading"));
    let body = html! {
        h1 { (title) }
        p.lead { a href=(visit.to(&addresses::person(&person))) { (who) } }
        p { (language.label("proof-text")) }
        @if all.is_empty() { p.note { (language.label("proof-none")) } }
        @for one in &all {
            section aria-label=(one.code) {
                (figure(&visit, &one.coded))
                p { a href=(format!("{}#{}", visit.to(addresses::PROOF), one.whole)) { (language.label("proof-check")) } }
                details { summary { (language.label("proof-letters")) }
                    p.letters { (base.as_deref().unwrap_or_default()) (visit.to(addresses::PROOF)) "#" (one.whole) } }
            }
        }
    };
    Ok(Page { about: title.clone(), title, room: addresses::PLAYERS, body })
}

/// The drawing of a proof.
pub(super) async fn drawing(
    visit: Visit,
    State(site): State<Site>,
    Id(id): Id<PersonId>,
    Second(list): Second<ListId>,
    Base(base): Base,
) -> Result<Response, Problem> {
    let cache = site.cache.clone();
    let found = site.read(move |store| {
        let Some(list) = records::list(store, list)?.filter(is_public) else { return Ok(None) };
        let Some(leaves) = cache.tree(store, &list)? else { return Ok(None) };
        let found = public_proof(store, &list, id, &leaves)?;
        Ok(found.map(|proof| (ShortCode::new(list.id, id, &proof.salt, &proof.row), proof)))
    });
    let (short, proof) = found.await?.ok_or(Problem::Lost)?;
    let address = format!("{}/{}{}#", base.unwrap_or_default(), code(visit.language), addresses::PROOF);
    let drawn = qr::svg(&address, &base32::written(&proof.bytes()), &short.to_string()).ok_or(Problem::Lost)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], drawn).into_response())
}

/// What was typed to be checked.
pub(super) struct Typed(Option<String>);

impl Question for Typed {
    fn read(_: Language, query: &Query) -> Result<Self, Problem> {
        Ok(Typed(wanted(query, "code").map(str::to_owned)))
    }
}

/// The words the script says, by the name of their attribute.
const SAID: [&str; 6] = ["right", "wrong", "unreadable", "cannot", "says", "head"];

/// The page that checks a proof.
pub(super) async fn page(
    visit: Visit,
    State(site): State<Site>,
    Asked(Typed(typed)): Asked<Typed>,
) -> Result<Page, Problem> {
    let language = visit.language;
    let short = typed.as_deref().and_then(ShortCode::read);
    let (cache, known) = (site.cache.clone(), typed.clone());
    let found = site.read(move |store| {
        let keys = keys(store)?;
        let proof = match short {
            Some(short) => by_name(store, &cache, short)?,
            None => known
                .as_deref()
                .and_then(|text| base32::read(text.rsplit('#').next().unwrap_or_default()))
                .and_then(|bytes| Proof::read(&bytes)),
        };
        Ok((keys, proof))
    });
    let (keys, proof) = found.await?;
    let title = language.label("proof-page");
    let about = language.label("proof-page-text");
    let all_keys: Vec<String> = keys.iter().map(|key| hex(key)).collect();
    let body = html! {
        h1 { (title) }
        p.lead { (about) }
        form method="get" action=(visit.to(addresses::PROOF)) #proof-form
            data-keys=(all_keys.join(" "))
            data-right=(said(language, SAID[0])) data-wrong=(said(language, SAID[1])) data-unreadable=(said(language, SAID[2]))
            data-cannot=(said(language, SAID[3])) data-says=(said(language, SAID[4])) data-head=(said(language, SAID[5])) {
            p { label for="code" { (language.label("proof-field")) } br;
                textarea #code name="code" rows="4" required { (typed.as_deref().unwrap_or_default()) } }
            p { button type="submit" { (language.label("proof-button")) } }
        }
        div #proof-result role="status" {
            @if typed.is_some() { (judged(&visit, proof.as_ref(), &keys)) }
        }
        section aria-labelledby="keys" {
            h2 #keys { (language.label("proof-keys")) }
            p { (language.label("proof-keys-text")) }
            @if all_keys.is_empty() { p.note { (language.label("proof-no-keys")) } }
            @for key in &all_keys { p.letters { code { (key) } } }
        }
        script src=(assets::address("proof.js")) defer {}
    };
    Ok(Page { title, about, room: "", body })
}

/// The sentence with its places still open, for the script to fill.
fn said(language: Language, what: &str) -> String {
    let open = |name: &'static str| (name, format!("[{name}]"));
    let facts = ["name", "person", "rating", "list", "federation", "moment", "head"].map(open);
    language.say_texts(&format!("proof-{what}"), &facts)
}

/// The proof that a short code names, where it is that of the row.
fn by_name(store: &mut Reader<'_>, cache: &Cache, short: ShortCode) -> Result<Option<Proof>, OfficeError> {
    let Some(list) = records::list(store, short.list)?.filter(is_public) else { return Ok(None) };
    let Some(leaves) = cache.tree(store, &list)? else { return Ok(None) };
    let found = public_proof(store, &list, short.person, &leaves)?;
    Ok(found.filter(|proof| ShortCode::new(list.id, short.person, &proof.salt, &proof.row) == short))
}

fn judged(visit: &Visit, proof: Option<&Proof>, keys: &[[u8; 32]]) -> Markup {
    let language = visit.language;
    let Some(proof) = proof else { return html! { p.note { (language.label("proof-unreadable")) } } };
    if !proof.is_signed_by(keys) {
        return html! { p.note { (language.label("proof-wrong")) } };
    }
    let told = proof.told();
    let cell = |cell: Option<&str>| cell.unwrap_or_default().to_owned();
    let facts = [
        ("name", told.map(|row| format!("{} {}", row.family, row.given)).unwrap_or_default()),
        ("person", cell(told.map(|row| row.person))),
        ("rating", cell(told.map(|row| row.rating))),
        ("list", proof.statement.list.clone()),
        ("federation", proof.statement.federation.clone()),
        ("moment", proof.statement.moment.clone()),
        ("head", format!("{}:{}", proof.statement.head.0, hex(&proof.statement.head.1))),
    ];
    html! {
        p.good { strong { (language.label("proof-right")) } }
        p { (language.say_texts("proof-says", &facts)) }
        p.quiet { (language.say_texts("proof-head", &facts)) }
    }
}
