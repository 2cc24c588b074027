//! News for readers of feeds: published lists, tournaments with the state of their rating, and one player, club or tournament.
//! Atom, RFC 4287.

mod own;

use super::Site;
use super::addresses;
use super::headers::is_known;
use super::locale::{Visit, code};
use super::pages::{sentence, series};
use super::problem::Problem;
use super::public_url::Base;
use arpad_model::{Fact, hex, visible};
use arpad_office::acts::found::federation;
use arpad_office::views::public::{changed_events, first_seal, newest_lists};
use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesText, Event};
use sha2::{Digest, Sha256};
use std::io::{Error, Write};

/// Entries per feed.
const ENTRIES: usize = 50;

pub(super) fn router() -> Router<Site> {
    Router::new()
        .route(&format!("/{{lang}}{}", addresses::LISTS_FEED), get(lists))
        .route(&format!("/{{lang}}{}", addresses::TOURNAMENTS_FEED), get(tournaments))
        .merge(own::router())
}

/// A feed before it is written.
struct Feed {
    title: String,
    /// The key of the sentence that says which entries it has where it cannot have all.
    limit: &'static str,
    author: String,
    /// Its own address below the language.
    place: String,
    /// The page it tells of.
    page: String,
    id: String,
    entries: Vec<Entry>,
}

struct Entry {
    id: String,
    title: String,
    place: String,
    updated: String,
    summary: String,
}

async fn lists(visit: Visit, State(site): State<Site>, base: Base, headers: HeaderMap) -> Result<Response, Problem> {
    let language = visit.language;
    let base = host(&visit, base)?;
    let read = site.read(|store| Ok((newest_lists(store, ENTRIES)?, first_seal(store)?, federation(store)?.name)));
    let (lists, seal, author) = read.await?;
    let feed = Feed {
        title: language.label("feed-lists"),
        limit: "feed-lists-limit",
        author,
        place: addresses::LISTS_FEED.to_owned(),
        page: addresses::LISTS.to_owned(),
        id: urn(&seal, "feed-lists", language_number(&visit)),
        entries: lists
            .iter()
            .map(|list| {
                let (of, day) = (series(language, list.series), language.value(&Fact::Date(list.day)));
                let key = if list.revision > 0 { "feed-list-revised" } else { "feed-list-of" };
                let facts = [("series", of), ("day", day), ("revision", list.revision.to_string())];
                let about =
                    [("players", Fact::from(list.players as usize)), ("edition", Fact::from(list.edition.as_str()))];
                let place = if list.revision > 0 { addresses::correction(list.id) } else { addresses::list(list) };
                Entry {
                    id: urn(&seal, "list", list.id.0),
                    title: language.say_texts(key, &facts),
                    place,
                    updated: list.published_at.or(list.closed_at).map(|moment| moment.to_string()).unwrap_or_default(),
                    summary: language.say("feed-list-text", &about),
                }
            })
            .collect(),
    };
    answer(&visit, &base, &headers, &feed)
}

async fn tournaments(
    visit: Visit,
    State(site): State<Site>,
    base: Base,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let language = visit.language;
    let base = host(&visit, base)?;
    let read = site.read(|store| Ok((changed_events(store, ENTRIES)?, first_seal(store)?, federation(store)?.name)));
    let (events, seal, author) = read.await?;
    let feed = Feed {
        title: language.label("feed-tournaments"),
        limit: "feed-tournaments-limit",
        author,
        place: addresses::TOURNAMENTS_FEED.to_owned(),
        page: addresses::TOURNAMENTS.to_owned(),
        id: urn(&seal, "feed-tournaments", language_number(&visit)),
        entries: events
            .iter()
            .map(|(stands, changed)| {
                let event = &stands.event;
                let title = [event.name.as_str(), event.town.as_str()].join(", ");
                Entry {
                    id: urn(&seal, "tournament", event.id.0.into()),
                    title: title.trim_end_matches(", ").to_owned(),
                    place: addresses::tournament(event.id),
                    updated: changed.to_string(),
                    summary: sentence(language, stands),
                }
            })
            .collect(),
    };
    answer(&visit, &base, &headers, &feed)
}

/// The same feed in another language is another feed.
fn language_number(visit: &Visit) -> i64 {
    i64::from(code(visit.language).as_bytes()[0])
}

/// A name for a thing of this register that never changes, wherever the register is shown: a UUID of version 8.
fn urn(first_seal: &[u8; 32], kind: &str, number: i64) -> String {
    let mut sha = Sha256::new();
    sha.update(first_seal);
    sha.update(number.to_be_bytes());
    sha.update(kind);
    let hash = sha.finalize();
    let mut bytes: [u8; 16] = std::array::from_fn(|at| hash[at]);
    bytes[6] = 0x80 | (bytes[6] & 0x0F);
    bytes[8] = 0x80 | (bytes[8] & 0x3F);
    let hex = hex(&bytes);
    format!("urn:uuid:{}-{}-{}-{}-{}", &hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..])
}

/// Whoever reads a feed reads it elsewhere, so its addresses are whole.
fn host(visit: &Visit, base: Base) -> Result<String, Problem> {
    base.0.ok_or_else(|| Problem::Wrong(visit.language.label("feed-no-host")))
}

fn answer(visit: &Visit, base: &str, headers: &HeaderMap, feed: &Feed) -> Result<Response, Problem> {
    let bytes = write(visit, base, feed).map_err(|error| Problem::Failed(error.to_string()))?;
    let seal = Sha256::digest(&bytes);
    let tag = format!("\"{}\"", hex(&seal[..12]));
    let told = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, "public, max-age=300, must-revalidate".into())];
    if is_known(headers, &tag) {
        return Ok((StatusCode::NOT_MODIFIED, told).into_response());
    }
    Ok((told, [(header::CONTENT_TYPE, "application/atom+xml; charset=utf-8")], bytes).into_response())
}

fn write(visit: &Visit, base: &str, feed: &Feed) -> Result<Vec<u8>, Error> {
    let whole = |place: &str| format!("{base}{}", visit.to(place));
    let updated = feed.entries.iter().map(|entry| entry.updated.as_str()).max().unwrap_or("1970-01-01T00:00:00Z");
    let mut xml = Writer::new(Vec::new());
    xml.write_event(Event::Decl(BytesDecl::new("1.0", Some("utf-8"), None)))?;
    let language = [("xmlns", "http://www.w3.org/2005/Atom"), ("xml:lang", code(visit.language))];
    xml.create_element("feed").with_attributes(language).write_inner_content(|xml| {
        text(xml, "id", &feed.id)?;
        text(xml, "title", &feed.title)?;
        if feed.entries.len() >= ENTRIES {
            text(xml, "subtitle", &visit.language.say(feed.limit, &[("most", Fact::from(ENTRIES))]))?;
        }
        text(xml, "updated", updated)?;
        let author = if feed.author.is_empty() { "Arpad" } else { &feed.author };
        xml.create_element("author").write_inner_content(|xml| text(xml, "name", author))?;
        link(xml, "self", "application/atom+xml", &whole(&feed.place))?;
        link(xml, "alternate", "text/html", &whole(&feed.page))?;
        for entry in &feed.entries {
            xml.create_element("entry").write_inner_content(|xml| {
                text(xml, "id", &entry.id)?;
                text(xml, "title", &entry.title)?;
                text(xml, "updated", &entry.updated)?;
                link(xml, "alternate", "text/html", &whole(&entry.place))?;
                text(xml, "summary", &entry.summary)
            })?;
        }
        Ok(())
    })?;
    Ok(xml.into_inner())
}

/// An element with nothing but text. What steers a reader is written out, what XML cannot carry is left out.
fn text<W: Write>(xml: &mut Writer<W>, name: &str, content: &str) -> Result<(), Error> {
    let carried = |c: &char| !c.is_control() && !matches!(c, '\u{FFFE}' | '\u{FFFF}');
    let content: String = visible(content).chars().filter(carried).collect();
    xml.create_element(name).write_text_content(BytesText::new(&content)).map(drop)
}

fn link<W: Write>(xml: &mut Writer<W>, rel: &str, kind: &str, href: &str) -> Result<(), Error> {
    xml.create_element("link").with_attributes([("rel", rel), ("type", kind), ("href", href)]).write_empty().map(drop)
}
