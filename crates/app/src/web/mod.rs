//! The site and the API: server-made pages that work without a script, in Hungarian and English.

mod addresses;
mod api;
mod assets;
mod cache;
mod charts;
mod connections;
mod crosstable;
mod desk;
mod etag;
mod feeds;
mod guests;
mod headers;
mod identity;
mod letterbox;
mod locale;
pub mod log;
mod measured;
mod photos;
mod pool;
mod problem;
mod public_data;
mod public_url;
mod search_index;
mod shell;
mod signed;
mod sitemap;
mod spool;
mod upload;

mod pages;

pub use connections::Tls;
pub use desk::{DeskRoute, Post, Smtp, desk_routes};
pub(crate) use desk::{fetch, greeted};
pub use guests::Limits;
pub use public_url::is_host;

use crate::signing::SigningKey;
use arpad_model::{PersonId, Series};
use arpad_office::views::public::{corrections, governing};
use arpad_registry::Reader;
use axum::Router;
use axum::middleware;
use axum::routing::get;
use jiff::Timestamp;
use pool::Pool;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex};
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;

/// What every handler shares.
#[derive(Clone)]
pub struct Site {
    pool: Arc<Pool>,
    cache: Arc<cache::Cache>,
    search_index: Arc<search_index::SearchIndex>,
    public_data: Arc<public_data::PublicData>,
    desk: Arc<desk::Desk>,
    letterbox: Arc<letterbox::Letterbox>,
    measured: Arc<measured::Measured>,
    /// How messages leave.
    post: Arc<Post>,
    /// With what lists are signed that are published at the desk.
    signing: Option<Arc<(String, SigningKey)>>,
    /// What answers to TLS on the site's own listener.
    tls: Option<Tls>,
    /// The address under which the public knows the site, without a slash at its end.
    public_url: Option<Arc<str>>,
}

impl Site {
    /// A site over a register, with the address under which the public knows it.
    pub fn new(database: &str, public_url: Option<&str>) -> Self {
        let (cache, search_index) = (Arc::default(), Arc::default());
        Site {
            pool: Arc::new(Pool::new(database)),
            cache,
            search_index,
            public_data: Arc::default(),
            desk: Arc::new(desk::Desk::new(database, true, &[], desk::Clock::at(None))),
            letterbox: Arc::new(letterbox::Letterbox::new(database)),
            measured: Arc::default(),
            post: Arc::default(),
            signing: None,
            tls: None,
            public_url: public_url.map(Arc::from),
        }
    }

    /// The same with or without a desk, behind proxies whose word on where a request comes from is taken, with a clock set to a
    /// moment if one is given.
    pub fn with_desk(self, database: &str, is_there: bool, proxies: &[IpAddr], moment: Option<Timestamp>) -> Self {
        Site { desk: Arc::new(desk::Desk::new(database, is_there, proxies, desk::Clock::at(moment))), ..self }
    }

    /// The same with a way out for messages.
    pub fn with_post(self, post: Post) -> Self {
        Site { post: Arc::new(post), ..self }
    }

    /// The same with TLS on its own listener.
    pub fn with_tls(self, tls: Option<Tls>) -> Self {
        Site { tls, ..self }
    }

    /// The same with the federation's key: what is published is signed.
    pub(crate) fn with_signing(self, database: &str, key: Option<SigningKey>) -> Self {
        Site { signing: key.map(|key| Arc::new((database.to_owned(), key))), ..self }
    }

    /// Whether it speaks TLS itself.
    pub fn is_tls(&self) -> bool {
        self.tls.is_some()
    }

    /// Whether browsers reach it by TLS, its own or that of a proxy.
    fn is_behind_tls(&self) -> bool {
        self.is_tls() || self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// The same with so many calls of a token in a minute.
    pub fn with_acts_per_minute(self, most: u32) -> Self {
        self.desk.acts_per_minute(most);
        self
    }

    /// How many password hashes were computed: the work of an attempt at the door, for who wants to see that it tells nothing.
    pub fn hashes_done(&self) -> u64 {
        self.desk.hashes_done()
    }

    /// Makes ready what the first visitor would wait for: the newest list of each series with its news, two of them at a time, for the
    /// front page tells of all. Then, one after the other and for whoever comes later, the directory, the forecasts and records, the
    /// newest corrections, the statistics and the description of the API.
    async fn warm(self) {
        let next = Mutex::new(Series::ALL.into_iter());
        let lane = || async {
            loop {
                let series = next.lock().expect("nobody panics while holding it").next();
                let Some(series) = series else { break };
                self.warm_news(series).await;
            }
        };
        tokio::join!(lane(), lane());
        self.clone().make_directory().await;
        for series in Series::ALL {
            let cache = self.cache.clone();
            let look = move |store: &mut Reader<'_>| {
                cache.ranking(store, series)?;
                cache.all_time(store, series)?;
                Ok(())
            };
            let _ = self.read(look).await;
        }
        self.warm_corrections().await;
        self.warm_instruments().await;
        let _ = tokio::task::spawn_blocking(api::make_ready).await;
    }

    /// What the newest list of a series tells.
    async fn warm_news(&self, series: Series) {
        let cache = self.cache.clone();
        let look = move |store: &mut Reader<'_>| {
            if let Some(list) = governing(store, series)? {
                cache.stories(store, &list)?;
            }
            Ok(())
        };
        // Whoever asks for a list that cannot be read is told why.
        let _ = self.read(look).await;
    }

    /// What the statistics show of each series, and what stands beside it.
    async fn warm_instruments(&self) {
        for series in Series::ALL {
            let cache = self.cache.clone();
            let look = move |store: &mut Reader<'_>| {
                let list = governing(store, series)?;
                let players = list.map(|list| cache.roll(store, &list)).transpose()?.map_or(0, |roll| roll.len());
                if players <= WARM_INSTRUMENTS {
                    cache.drift(store, series)?;
                    match series {
                        Series::Chess(tempo) => pages::beside_law::make_ready(store, &cache, tempo)?,
                        Series::Go => pages::shadow::make_ready(store, &cache)?,
                    }
                }
                Ok(())
            };
            let _ = self.read_long(look).await;
        }
    }

    /// The newest corrections: each computes the lists anew that it reached back to.
    async fn warm_corrections(&self) {
        let Ok((newest, _)) = self.read(corrections).await else { return };
        for one in newest.into_iter().take(WARM_CORRECTIONS) {
            let (cache, entry) = (self.cache.clone(), one.done.entry);
            let _ = self.read_long(move |store| cache.correction(store, entry)).await;
        }
    }
}

/// So many corrections are ready before somebody asks.
const WARM_CORRECTIONS: usize = 100;

/// The instruments look at every list there is. Up to so many players they are ready before somebody asks: seconds of work; the
/// world's list would keep a small machine busy for nobody.
const WARM_INSTRUMENTS: usize = 10_000;

/// Where the photo of a person is, below the site's own address.
pub(crate) fn photo_address(person: PersonId, mark: &str) -> String {
    addresses::photo(person, mark)
}

/// All addresses.
pub fn router(site: Site) -> Router {
    let framed = middleware::from_fn_with_state(site.clone(), shell::framed);
    let tagged = middleware::from_fn_with_state(site.clone(), etag::tagged);
    let unkept = middleware::from_fn_with_state(site.clone(), public_url::unkept);
    let with_whole_addresses = feeds::router()
        .merge(api::page_router())
        .merge(pages::proof_router())
        .layer(framed.clone())
        .merge(sitemap::router());
    Router::new()
        .route("/", get(locale::choose))
        .route(identity::STYLE, get(identity::style))
        .route(identity::LOGO, get(identity::logo))
        .route(photos::ROUTE, get(photos::photo))
        .route("/assets/{name}", get(assets::asset))
        .merge(pages::router().layer(framed.clone()).layer(tagged))
        .merge(desk::router(&site).layer(framed))
        .merge(with_whole_addresses.layer(unkept))
        .merge(api::router())
        .merge(measured::watched())
        .fallback(locale::lost)
        .layer(middleware::from_fn_with_state(site.clone(), headers::secure))
        .layer(CompressionLayer::new())
        .layer(middleware::from_fn_with_state(site.clone(), log::logged))
        .with_state(site)
}

/// Where the server listens.
#[derive(Clone, Copy)]
pub struct Listeners {
    /// For the site.
    pub site: SocketAddr,
    /// For who watches the server, if anybody.
    pub metrics: Option<SocketAddr>,
}

/// Connections of those who watch the server.
const WATCHERS: Limits = Limits { in_all: 16, per_address: 16 };

/// Serves until the process is told to stop; told again, it ends at once.
pub fn serve(site: Site, listeners: Listeners, limits: Limits, ready: impl FnOnce(SocketAddr)) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(async {
        // Whoever can connect can also stop it.
        let signals = signals()?;
        let stop = move |times| {
            let mut signals = signals.clone();
            async move { _ = signals.wait_for(|told| *told >= times).await }
        };
        let listener = tokio::net::TcpListener::bind(listeners.site).await?;
        if let Some(metrics) = listeners.metrics {
            let listener = tokio::net::TcpListener::bind(metrics).await?;
            tokio::spawn(connections::answer(listener, measured::router(site.clone()), (WATCHERS, None), stop.clone()));
        }
        ready(listener.local_addr()?);
        tokio::spawn(site.clone().warm());
        tokio::spawn(desk::send_messages(site.clone()));
        tokio::spawn(site.clone().keep_ready());
        tokio::spawn(signed::sign_what_is_published(site.clone()));
        let tls = site.tls.clone();
        connections::answer(listener, router(site), (limits, tls), stop).await;
        Ok(())
    });
    // Whoever was answered has what he asked for; what still writes is given up whole, and nobody waits for it.
    runtime.shutdown_background();
    served
}

/// How often the process was told to stop: Ctrl-C, or a polite request to end. All of them are heard from here on, by everybody alike:
/// one that came between two listeners would stop one of them only.
#[cfg(unix)]
fn signals() -> std::io::Result<watch::Receiver<u32>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    let (said, heard) = watch::channel(0);
    tokio::spawn(async move {
        loop {
            tokio::select! { _ = interrupt.recv() => {}, _ = terminate.recv() => {} }
            said.send_modify(|times| *times += 1);
        }
    });
    Ok(heard)
}

#[cfg(not(unix))]
fn signals() -> std::io::Result<watch::Receiver<u32>> {
    let (said, heard) = watch::channel(0);
    tokio::spawn(async move {
        while tokio::signal::ctrl_c().await.is_ok() {
            said.send_modify(|times| *times += 1);
        }
        std::future::pending::<()>().await;
    });
    Ok(heard)
}
