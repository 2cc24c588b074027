//! A bare axum handler that answers every request with the bytes of a file: what `scripts/bench-site` sets beside the site's pages.
//!
//! `cargo run --release -p arpad --example bare -- page.html`; where it listens is said on standard error.

use axum::Router;
use axum::body::Bytes;
use axum::http::header::CONTENT_TYPE;

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
    axum::serve(listener, Router::new().fallback(answer)).await.expect("to serve");
}
