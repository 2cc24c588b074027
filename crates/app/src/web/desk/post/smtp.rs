//! Mail to a server, as RFC 5321 has it: the few words that one message needs, and no more. A password goes over TLS or to this
//! very machine, nowhere else.

use super::Failure;
use super::base64::encoded;
use super::config::Smtp;
use super::line::{Line, read_line, to_named, with_tls};
use tokio::io::AsyncWriteExt;

/// Lines of one answer.
const MOST_LINES: usize = 100;

/// A message on its way.
pub(super) struct Letter<'a> {
    pub from: &'a str,
    pub to: &'a str,
    /// Head and body, lines ended by CR LF.
    pub text: &'a str,
}

/// Sends one; what the server said at the end.
pub(super) async fn send(server: &Smtp, letter: &Letter<'_>) -> Result<String, Failure> {
    let mut line = met(server, letter.from).await?;
    let said = speak(&mut line, letter).await?;
    // It has been taken; whether the server hears the farewell changes nothing.
    let _ = asked(&mut line, "QUIT", 221).await;
    Ok(said)
}

/// Goes as far as a letter would begin, and says goodbye.
pub(super) async fn greet(server: &Smtp, from: &str) -> Result<(), Failure> {
    let mut line = met(server, from).await?;
    let _ = asked(&mut line, "QUIT", 221).await;
    Ok(())
}

/// A line to a server that knows who we are.
async fn met(server: &Smtp, from: &str) -> Result<Box<dyn Line>, Failure> {
    let mut plain = to_named(&server.host, server.port).await?;
    let is_here = plain.peer_addr().is_ok_and(|peer| peer.ip().to_canonical().is_loopback());
    let name = from.rsplit_once('@').map_or("localhost", |(_, host)| host);
    let mut line: Box<dyn Line> = if server.is_tls {
        let mut line = with_tls(&server.host, plain).await?;
        answered(&mut line, 220).await?;
        line
    } else {
        answered(&mut plain, 220).await?;
        let offered = hello(&mut plain, name).await?;
        if offered.iter().any(|one| one == "STARTTLS") {
            asked(&mut plain, "STARTTLS", 220).await?;
            with_tls(&server.host, plain).await?
        } else if is_here {
            prove(&mut plain, server, &offered).await?;
            return Ok(Box::new(plain));
        } else {
            return Err(Failure::Later("the server offers no TLS".to_owned()));
        }
    };
    let offered = hello(&mut line, name).await?;
    prove(&mut line, server, &offered).await?;
    Ok(line)
}

async fn hello(line: &mut (impl Line + ?Sized), name: &str) -> Result<Vec<String>, Failure> {
    let offered = asked(line, &format!("EHLO {name}"), 250).await?;
    Ok(offered.iter().map(|one| one.to_ascii_uppercase()).collect())
}

/// Proves who sends, where a user is named.
async fn prove(line: &mut (impl Line + ?Sized), server: &Smtp, offered: &[String]) -> Result<(), Failure> {
    if !server.user.is_empty() {
        let ways = offered.iter().find_map(|one| one.strip_prefix("AUTH ")).unwrap_or_default();
        if ways.split(' ').any(|way| way == "PLAIN") {
            let proof = encoded(format!("\0{}\0{}", server.user, server.password).as_bytes());
            asked(line, &format!("AUTH PLAIN {proof}"), 235).await?;
        } else if ways.split(' ').any(|way| way == "LOGIN") {
            asked(line, "AUTH LOGIN", 334).await?;
            asked(line, &encoded(server.user.as_bytes()), 334).await?;
            asked(line, &encoded(server.password.as_bytes()), 235).await?;
        } else {
            return Err(Failure::Later("the server knows no way to prove who sends".to_owned()));
        }
    }
    Ok(())
}

async fn speak(line: &mut (impl Line + ?Sized), letter: &Letter<'_>) -> Result<String, Failure> {
    asked(line, &format!("MAIL FROM:<{}>", letter.from), 250).await?;
    asked(line, &format!("RCPT TO:<{}>", letter.to), 250).await?;
    asked(line, "DATA", 354).await?;
    // A line that begins with a dot would end the message.
    let stuffed: String = letter
        .text
        .split("\r\n")
        .map(|one| if one.starts_with('.') { format!(".{one}\r\n") } else { format!("{one}\r\n") })
        .collect();
    line.write_all(stuffed.as_bytes()).await?;
    Ok(asked(line, ".", 250).await?.join(" "))
}

async fn asked(line: &mut (impl Line + ?Sized), words: &str, due: u16) -> Result<Vec<String>, Failure> {
    line.write_all(format!("{words}\r\n").as_bytes()).await?;
    line.flush().await?;
    answered(line, due).await
}

/// An answer: its lines without their code. Another code than the one that is due says why.
async fn answered(line: &mut (impl Line + ?Sized), due: u16) -> Result<Vec<String>, Failure> {
    let mut lines = Vec::new();
    loop {
        let text = read_line(line).await?;
        let code: u16 = text.get(..3).and_then(|code| code.parse().ok()).unwrap_or(0);
        let goes_on = text.as_bytes().get(3) == Some(&b'-');
        if !goes_on && code != due {
            // A server that refuses for good says 5; whether it is the address or we ourselves, somebody has to look.
            let failure = if (550..560).contains(&code) { Failure::Never } else { Failure::Later };
            return Err(failure(text));
        }
        lines.push(text.get(4..).unwrap_or_default().to_owned());
        if !goes_on {
            return Ok(lines);
        }
        if lines.len() > MOST_LINES {
            return Err(Failure::Later("the answer has no end".to_owned()));
        }
    }
}
