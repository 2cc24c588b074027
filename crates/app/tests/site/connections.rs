//! What strangers do with connections: many, half-sent, never read. Others are answered meanwhile.

use crate::served::Site;
use std::net::SocketAddr;
use std::process::Command;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// A connection from another address of this machine, as if from another machine.
async fn stranger(from: &str, server: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(format!("{from}:0").parse().expect("an address"))?;
    socket.connect(server).await
}

#[tokio::test(flavor = "multi_thread")]
async fn three_hundred_half_sent_headers_from_one_address_leave_room_for_others() {
    let site = Site::listen_limited("ulimit -n 256", &[], |_| {});
    let server: SocketAddr = site.server().1.parse().expect("an address");
    let mut strangers = Vec::new();
    for _ in 0..300 {
        let Ok(mut one) = stranger("127.0.0.2", server).await else { continue };
        let _ = one.write_all(b"GET /en HTTP/1.1\r\nhost: x\r\nx-half: ").await;
        strangers.push(one);
    }
    let asked = site.clone();
    let page = tokio::task::spawn_blocking(move || asked.get_with("/en", "")).await.expect("an answer");
    assert_eq!(page.status, 200);
    // The 65th and all after it are told at once; the others hold their place until the timeout.
    let mut refused = 0;
    for one in &mut strangers[64..] {
        let mut told = Vec::new();
        let _ = one.read_to_end(&mut told).await;
        refused += usize::from(told.is_empty() || told.starts_with(b"HTTP/1.1 503"));
    }
    assert_eq!((strangers.len(), refused), (300, 236));
}

#[tokio::test(flavor = "multi_thread")]
async fn more_connections_than_files_are_refused_and_the_register_stays_readable() {
    let site =
        Site::listen_limited("ulimit -n 256", &["--max-per-address", "1000", "--max-connections", "1000"], |_| {});
    let server: SocketAddr = site.server().1.parse().expect("an address");
    let (mut held, mut refused) = (Vec::new(), 0);
    for _ in 0..400 {
        let mut one = stranger("127.0.0.3", server).await.expect("a connection");
        let _ = one.write_all(b"GET /en HTTP/1.1\r\nx-half: ").await;
        held.push(one);
    }
    for one in held.iter_mut().skip(192) {
        let mut told = Vec::new();
        let _ = one.read_to_end(&mut told).await;
        refused += usize::from(told.is_empty() || told.starts_with(b"HTTP/1.1 503"));
    }
    assert_eq!(refused, 400 - 192, "256 files less 64 for the server itself");
    held.truncate(100);
    let asked = site.clone();
    let page = tokio::task::spawn_blocking(move || {
        // Places that were left are given to others as soon as the server notices.
        (0..200).map(|_| asked.get_with("/en", "").status).find(|status| *status == 200)
    });
    assert_eq!(page.await.expect("an answer"), Some(200));
}

/// A proxy or a stranger is one address: half of the uploads are left to everybody else.
#[tokio::test(flavor = "multi_thread")]
async fn twelve_half_sent_files_from_one_address_leave_room_for_others() {
    let site = Site::listen(&[], |_| {});
    let server: SocketAddr = site.server().1.parse().expect("an address");
    let mut answers = tokio::task::JoinSet::new();
    for _ in 0..12 {
        let mut one = stranger("127.0.0.4", server).await.expect("a connection");
        answers.spawn(async move {
            let half =
                b"POST /api/v1/check HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 1000\r\n\r\n012";
            one.write_all(half).await.expect("sent");
            let mut told = [0; 12];
            one.read_exact(&mut told).await.expect("an answer");
            String::from_utf8_lossy(&told).into_owned()
        });
    }
    // Eight are told at once that others are served; the other four hold their places.
    for _ in 0..8 {
        let told = answers.join_next().await.expect("one of twelve").expect("an answer");
        assert_eq!(told, "HTTP/1.1 503");
    }
    let asked = site.clone();
    let checked = tokio::task::spawn_blocking(move || asked.ask("POST", "/api/v1/check", "", b"012 Open\n"));
    assert_eq!(checked.await.expect("an answer").status, 200);
    assert_eq!(answers.len(), 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_signal_ends_the_server_at_once() {
    let site = Site::listen(&[], |_| {});
    let (process, address) = site.server();
    let address: SocketAddr = address.parse().expect("an address");
    let mut half = stranger("127.0.0.2", address).await.expect("a connection");
    half.write_all(b"POST /api/v1/check HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n012").await.expect("sent");
    let tell = || {
        let told = Command::new("kill").args(["-TERM", &process.to_string()]).status().expect("kill");
        assert!(told.success());
    };
    tell();
    // Two signals before the first is seen are one; whoever stops takes nobody new.
    while stranger("127.0.0.3", address).await.is_ok() {
        tokio::task::yield_now().await;
    }
    tell();
    let mut rest = Vec::new();
    let _ = half.read_to_end(&mut rest).await;
    assert!(rest.is_empty(), "{}", String::from_utf8_lossy(&rest));
}
