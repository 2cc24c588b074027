//! A line out: to whom it may lead, TLS, and reading what is answered within bounds.

use super::Failure;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, OnceLock};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

/// The longest line of an answer.
const LONGEST_LINE: usize = 2_000;

/// A line, with TLS or without.
pub(super) trait Line: AsyncRead + AsyncWrite + Unpin + Send {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send> Line for T {}

/// A line to a host that the owner of the site has named himself.
pub(super) async fn to_named(host: &str, port: u16) -> Result<TcpStream, Failure> {
    Ok(TcpStream::connect((host, port)).await?)
}

/// A line to a host that somebody else has named: only to the open net. The name is looked up once, and the line goes to what
/// was looked at, so that a name that changes its mind leads nowhere else.
pub(super) async fn to_open_net(host: &str, port: u16) -> Result<TcpStream, Failure> {
    let found: Vec<SocketAddr> = tokio::net::lookup_host((host.trim_matches(['[', ']']), port)).await?.collect();
    if let Some(inside) = found.iter().find(|one| !is_open(one.ip())) {
        return Err(Failure::Never(format!("{host} is {}, which is not on the open net", inside.ip())));
    }
    let Some(first) = found.first() else { return Err(Failure::Later(format!("{host} has no address"))) };
    Ok(TcpStream::connect(first).await?)
}

/// Whether an address is one of the open net: not this machine, not the network behind the door, not a special one.
fn is_open(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => {
            let [a, b, c, _] = v4.octets();
            let is_special = v4.is_private()
                || v4.is_loopback()
                || v4.is_link_local()
                || v4.is_broadcast()
                || v4.is_documentation()
                || v4.is_multicast();
            let is_shared = a == 100 && (64..128).contains(&b);
            let is_reserved = a == 0 || a >= 240 || (a == 198 && (b == 18 || b == 19)) || (a, b, c) == (192, 0, 0);
            !is_special && !is_shared && !is_reserved
        }
        IpAddr::V6(v6) => {
            let first = v6.segments()[0];
            // Of the whole space only 2000::/3 is given out; within it these lead to addresses of version 4 or to documents.
            let is_given = first & 0xe000 == 0x2000;
            let leads_elsewhere = first == 0x2002 || (first == 0x2001 && matches!(v6.segments()[1], 0 | 0xdb8));
            is_given && !leads_elsewhere
        }
    }
}

/// TLS over a line, by the roots that this machine trusts.
pub(super) async fn with_tls(host: &str, line: TcpStream) -> Result<Box<dyn Line>, Failure> {
    static CONFIG: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    let config = CONFIG.get_or_init(|| {
        let mut roots = RootCertStore::empty();
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let builder = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
        Arc::new(builder.expect("the provider knows both versions").with_root_certificates(roots).with_no_client_auth())
    });
    let name = ServerName::try_from(host.trim_matches(['[', ']']).to_owned());
    let name = name.map_err(|_| Failure::Never(format!("{host} is no name of a host")))?;
    Ok(Box::new(TlsConnector::from(config.clone()).connect(name, line).await?))
}

/// A line of an answer, without what ends it.
pub(super) async fn read_line(line: &mut (impl AsyncRead + Unpin + ?Sized)) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    loop {
        match line.read_u8().await? {
            b'\n' => break,
            byte => bytes.push(byte),
        }
        if bytes.len() > LONGEST_LINE {
            return Err(Failure::Later("the answer has no end".to_owned()));
        }
    }
    Ok(String::from_utf8_lossy(&bytes).trim_end_matches('\r').to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_open_net_is_called() {
        for open in ["93.184.216.34", "8.8.8.8", "2a00:1450:4001::1"] {
            assert!(is_open(open.parse().unwrap()), "{open}");
        }
        for inside in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "198.18.0.1",
            "192.0.2.7",
            "240.0.0.1",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2002:7f00:1::",
            "2001:db8::1",
            "ff02::1",
        ] {
            assert!(!is_open(inside.parse().unwrap()), "{inside}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_inside_is_not_called() {
        for host in ["localhost", "127.0.0.1", "[::1]"] {
            let failure = to_open_net(host, 9).await.expect_err(host);
            assert!(matches!(failure, Failure::Never(_)), "{host}: {failure:?}");
        }
    }
}
