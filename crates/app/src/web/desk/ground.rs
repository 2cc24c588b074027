//! Whether passwords and cookies may be spoken here at all: behind TLS as the owner of the site says, or on this very machine.

use crate::web::Site;
use crate::web::guests::Address;
use crate::web::is_host;
use axum::http::{HeaderMap, header};
use std::net::IpAddr;

/// Where the desk stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Ground {
    /// Scheme and host by which browsers know the site: a form must come from there.
    pub origin: String,
    /// Whether browsers reach it through TLS.
    pub is_secure: bool,
}

impl Ground {
    /// By the address that the owner set, by the name of the host where the site itself speaks TLS, or, where somebody at this
    /// machine asks this machine, by its name. Everywhere else
    /// a password would go over the wire for anybody to read.
    pub(super) fn of(site: &Site, headers: &HeaderMap, Address(from): Address) -> Option<Self> {
        if let Some(url) = site.public_url.as_deref().filter(|url| url.starts_with("https://")) {
            return Some(Ground { origin: url.to_owned(), is_secure: true });
        }
        let host = headers.get(header::HOST)?.to_str().ok()?;
        if site.tls.is_some() {
            return is_host(host).then(|| Ground { origin: format!("https://{host}"), is_secure: true });
        }
        (from.is_loopback() && is_this_machine(host))
            .then(|| Ground { origin: format!("http://{host}"), is_secure: false })
    }

    /// Whether a form was sent from a page of the site: the browser itself says so, and a page of another site cannot say
    /// otherwise.
    pub(super) fn is_own(&self, headers: &HeaderMap) -> bool {
        let said = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let is_same_site = said("sec-fetch-site").is_none_or(|site| site == "same-origin");
        is_same_site && said("origin") == Some(&self.origin)
    }
}

fn is_this_machine(host: &str) -> bool {
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next(),
        None => host.split(':').next(),
    };
    matches!(name, Some("localhost" | "127.0.0.1" | "::1"))
}

/// Where somebody comes from: what a proxy says that the owner trusts, otherwise the other end of the connection.
pub(super) fn client(proxies: &[IpAddr], headers: &HeaderMap, Address(peer): Address) -> IpAddr {
    let peer = peer.to_canonical();
    if !proxies.contains(&peer) {
        return peer;
    }
    // Every proxy adds at the end whom it saw; the last that is none of ours is the client.
    let said: Vec<&str> = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok()).collect();
    let hops = said.iter().flat_map(|line| line.split(',')).rev().map(|hop| hop.trim().parse::<IpAddr>());
    for hop in hops {
        match hop.map(|hop| hop.to_canonical()) {
            Ok(hop) if proxies.contains(&hop) => {}
            Ok(hop) => return hop,
            Err(_) => return peer,
        }
    }
    peer
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(lines: &[(&'static str, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, value.parse().unwrap());
        }
        headers
    }

    #[test]
    fn a_plain_desk_is_for_this_machine_alone() {
        let plain = Site::new("sqlite:nowhere.db", None);
        let here = Address([127, 0, 0, 1].into());
        let ground = |site: &Site, host: &str, from| Ground::of(site, &headers(&[("host", host)]), from);
        assert_eq!(ground(&plain, "127.0.0.1:8080", here).unwrap().origin, "http://127.0.0.1:8080");
        assert!(ground(&plain, "[::1]:8080", here).is_some());
        assert_eq!(ground(&plain, "ratings.example", here), None, "a proxy without TLS, or a name bent to us");
        assert_eq!(ground(&plain, "localhost", Address([10, 0, 0, 7].into())), None);
        let open = Site::new("sqlite:nowhere.db", Some("http://ratings.example"));
        assert_eq!(ground(&open, "ratings.example", Address([10, 0, 0, 7].into())), None);
        let secure = Site::new("sqlite:nowhere.db", Some("https://ratings.example"));
        assert!(ground(&secure, "whatever", Address([10, 0, 0, 7].into())).unwrap().is_secure);
    }

    #[test]
    fn a_form_comes_from_the_site_or_from_nowhere() {
        let ground = Ground { origin: "https://ratings.example".to_owned(), is_secure: true };
        let own = |lines: &[(&'static str, &str)]| ground.is_own(&headers(lines));
        assert!(own(&[("origin", "https://ratings.example"), ("sec-fetch-site", "same-origin")]));
        assert!(own(&[("origin", "https://ratings.example")]));
        assert!(!own(&[]) && !own(&[("origin", "null")]) && !own(&[("origin", "https://evil.example")]));
        assert!(!own(&[("origin", "https://ratings.example"), ("sec-fetch-site", "cross-site")]));
        assert!(!own(&[("origin", "https://ratings.example"), ("sec-fetch-site", "same-site")]));
    }

    #[test]
    fn a_forwarded_address_is_believed_of_a_trusted_proxy_alone() {
        let (proxy, peer): (IpAddr, IpAddr) = ([10, 0, 0, 1].into(), [192, 0, 2, 9].into());
        let told = headers(&[("x-forwarded-for", "203.0.113.5, 198.51.100.7")]);
        assert_eq!(client(&[], &told, Address(peer)), peer);
        assert_eq!(client(&[proxy], &told, Address(peer)), peer, "not by that proxy");
        assert_eq!(
            client(&[proxy], &told, Address(proxy)),
            IpAddr::from([198, 51, 100, 7]),
            "the one before is a claim"
        );
        assert_eq!(client(&[proxy], &headers(&[("x-forwarded-for", "nonsense")]), Address(proxy)), proxy);
        assert_eq!(client(&[proxy], &headers(&[]), Address(proxy)), proxy);
    }
}
