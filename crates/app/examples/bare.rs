//! A bare axum handler that answers every request with the bytes of a file: what `scripts/bench-site` sets beside the site's pages.
//!
//! `cargo run --release -p arpad --example bare -- page.html`; where it listens is said on standard error.

use axum::Router;
use axum::body::Bytes;
use axum::http::header::CONTENT_TYPE;
use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;

#[tokio::main]
async fn main() {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("bare FILE");
        std::process::exit(2);
    };
    let bytes = Bytes::from(std::fs::read(&path).expect("the file"));
    let answer = move || async move { ([(CONTENT_TYPE, "text/html; charset=utf-8")], bytes) };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    eprintln!("http://{}/", listener.local_addr().expect("its address"));
    let service = TowerToHyperService::new(Router::new().fallback(answer));
    loop {
        let (stream, _) = listener.accept().await.expect("a visitor");
        // Who hangs up ends his own connection.
        tokio::spawn(http1::Builder::new().serve_connection(TokioIo::new(stream), service.clone()));
    }
}
