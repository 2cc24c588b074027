//! TLS on the site's own listener: a certificate and its key, read once at the start.

use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use std::path::Path;
use std::sync::Arc;
use tokio_rustls::TlsAcceptor;

/// What answers to whoever comes with TLS.
#[derive(Clone)]
pub struct Tls(pub(super) TlsAcceptor);

impl Tls {
    /// Reads a chain of certificates, the site's own first, and the key of that one, both PEM.
    pub fn read(certificate: &Path, key: &Path) -> anyhow::Result<Self> {
        let at = |file: &Path, error: String| anyhow::anyhow!("{}: {error}", file.display());
        let chain: Result<Vec<CertificateDer<'static>>, _> =
            CertificateDer::pem_file_iter(certificate).map_err(|error| at(certificate, error.to_string()))?.collect();
        let chain = chain.map_err(|error| at(certificate, error.to_string()))?;
        let secret = PrivateKeyDer::from_pem_file(key).map_err(|error| at(key, error.to_string()))?;
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions()?;
        let config = config.with_no_client_auth().with_single_cert(chain, secret);
        let mut config = config.map_err(|error| at(certificate, error.to_string()))?;
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Tls(TlsAcceptor::from(Arc::new(config))))
    }
}
