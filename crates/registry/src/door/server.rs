//! A registry on a server: `postgres://…`, over TLS as `sslmode` says.

use super::file::PATIENCE;
use crate::Error;
use percent_encoding::percent_decode_str;
use postgres::config::SslMode;
use rustls::client::WebPkiServerVerifier;
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::server::ParsedCertificate;
use rustls::{ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme};
use std::sync::Arc;
use tokio_postgres_rustls::MakeRustlsConnect;

/// Locks of a server wait for ever by themselves.
const LOCK_TIMEOUT: &str = "SELECT set_config('lock_timeout', $1, false)";

/// Where a server is, and how it proves to be itself.
pub(super) struct Server {
    pub config: postgres::Config,
    trust: Trust,
    root: Option<String>,
    /// What the address says about TLS, in its own words.
    said: Vec<String>,
}

/// What a server's certificate must show.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Trust {
    /// Nothing: nobody listens, but nobody knows who answers.
    Anybody,
    /// An authority that we trust.
    Authority,
    /// The same, and the name of the host.
    Name,
}

impl Server {
    /// Takes an address apart. The driver knows three of the five ways; what the certificate must show is ours.
    pub(super) fn parse(url: &str) -> Result<Self, Error> {
        let (place, parameters) = url.split_once('?').unwrap_or((url, ""));
        let (own, rest): (Vec<&str>, Vec<&str>) = parameters
            .split('&')
            .filter(|one| !one.is_empty())
            .partition(|one| one.starts_with("sslmode=") || one.starts_with("sslrootcert="));
        let plain = if rest.is_empty() { place.to_owned() } else { format!("{place}?{}", rest.join("&")) };
        let mut config: postgres::Config = plain.parse()?;
        let value = |name: &str| own.iter().rev().find_map(|one| one.strip_prefix(name)?.strip_prefix('='));
        let root = value("sslrootcert").map(unescaped);
        // As PostgreSQL's own programs have it, a named authority is asked even where any server would do.
        let least = if root.is_some() { Trust::Authority } else { Trust::Anybody };
        let (mode, trust) = match value("sslmode") {
            Some("disable") => (SslMode::Disable, Trust::Anybody),
            None | Some("prefer") => (SslMode::Prefer, Trust::Anybody),
            Some("require") => (SslMode::Require, least),
            Some("verify-ca") => (SslMode::Require, Trust::Authority),
            Some("verify-full") => (SslMode::Require, Trust::Name),
            Some(other) => return Err(Error::SslMode(other.to_owned())),
        };
        config.ssl_mode(mode);
        Ok(Server { config, trust, root, said: own.iter().map(|one| (*one).to_owned()).collect() })
    }

    /// The address without a password.
    pub(super) fn address(&self) -> String {
        let address = super::address::without_password(&self.config);
        let joint = if address.contains('?') { '&' } else { '?' };
        if self.said.is_empty() { address } else { format!("{address}{joint}{}", self.said.join("&")) }
    }

    pub(super) fn connect(&self) -> Result<postgres::Client, Error> {
        let mut client = match self.config.get_ssl_mode() {
            SslMode::Disable => self.config.connect(postgres::NoTls)?,
            _ => self.config.connect(MakeRustlsConnect::new(self.tls()?))?,
        };
        client.execute(LOCK_TIMEOUT, &[&PATIENCE.as_millis().to_string()])?;
        Ok(client)
    }

    fn tls(&self) -> Result<ClientConfig, Error> {
        let provider = Arc::new(ring::default_provider());
        let unusable = |error: rustls::Error| Error::Certificate(error.to_string());
        let verifier: Arc<dyn ServerCertVerifier> = match self.trust {
            Trust::Anybody => Arc::new(Lenient { roots: None, provider: provider.clone() }),
            Trust::Authority => Arc::new(Lenient { roots: Some(self.roots()?), provider: provider.clone() }),
            Trust::Name => WebPkiServerVerifier::builder_with_provider(Arc::new(self.roots()?), provider.clone())
                .build()
                .map_err(|error| Error::Certificate(error.to_string()))?,
        };
        let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
        let config = config.map_err(unusable)?.dangerous().with_custom_certificate_verifier(verifier);
        Ok(config.with_no_client_auth())
    }

    /// The authorities we trust: those of the file that the address names, or else the system's.
    fn roots(&self) -> Result<RootCertStore, Error> {
        let mut roots = RootCertStore::empty();
        match &self.root {
            Some(file) => {
                let unusable = |error: &dyn std::fmt::Display| Error::Certificate(format!("{file}: {error}"));
                for one in CertificateDer::pem_file_iter(file).map_err(|error| unusable(&error))? {
                    roots.add(one.map_err(|error| unusable(&error))?).map_err(|error| unusable(&error))?;
                }
                if roots.is_empty() {
                    return Err(unusable(&"no certificate"));
                }
            }
            None => {
                roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
            }
        }
        Ok(roots)
    }
}

/// Takes a certificate whatever name it has; without authorities any certificate.
#[derive(Debug)]
struct Lenient {
    roots: Option<RootCertStore>,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for Lenient {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        intermediates: &[CertificateDer<'_>],
        _name: &ServerName<'_>,
        _ocsp: &[u8],
        now: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        if let Some(roots) = &self.roots {
            let parsed = ParsedCertificate::try_from(certificate)?;
            let known = self.provider.signature_verification_algorithms.all;
            rustls::client::verify_server_cert_signed_by_trust_anchor(&parsed, roots, intermediates, now, known)?;
        }
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls12_signature(message, certificate, signature, &self.provider.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls13_signature(message, certificate, signature, &self.provider.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider.signature_verification_algorithms.supported_schemes()
    }
}

/// `%41` is `A`.
fn unescaped(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_says_how_far_a_server_is_trusted() {
        for (parameters, mode, trust) in [
            ("", SslMode::Prefer, Trust::Anybody),
            ("?sslmode=disable", SslMode::Disable, Trust::Anybody),
            ("?connect_timeout=3&sslmode=prefer", SslMode::Prefer, Trust::Anybody),
            ("?sslmode=require", SslMode::Require, Trust::Anybody),
            ("?sslmode=require&sslrootcert=/ca", SslMode::Require, Trust::Authority),
            ("?sslmode=verify-ca", SslMode::Require, Trust::Authority),
            ("?sslrootcert=%2Fa%20b&sslmode=verify-full", SslMode::Require, Trust::Name),
        ] {
            let server = Server::parse(&format!("postgres://a:secret@db/x{parameters}")).unwrap();
            assert!(server.config.get_ssl_mode() == mode && server.trust == trust, "{parameters}");
            let told = server.address();
            assert_eq!(told.contains("sslmode"), parameters.contains("sslmode"), "{told}");
            assert!(!told.contains("secret"), "{told}");
            assert_eq!(Server::parse(&told).unwrap().address(), told);
        }
        assert_eq!(Server::parse("postgres://h/x?sslrootcert=%2Fa%20b").unwrap().root.as_deref(), Some("/a b"));
        let refused = Server::parse("postgres://a:secret@h/x?sslmode=allow").err().map(|error| error.to_string());
        assert_eq!(
            refused.as_deref(),
            Some("sslmode=allow: there are disable, prefer, require, verify-ca, verify-full")
        );
    }
}
