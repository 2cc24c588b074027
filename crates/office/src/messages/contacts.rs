//! Where users are reached.

use crate::refusal::{OfficeError, Refusal, code};
use arpad_model::UserId;
use arpad_registry::secrets::contacts::{self, Contact};
use arpad_registry::{Error, Reader, Writer};

/// The longest address, as mail itself has it.
const LONGEST: usize = 254;

/// Something before and something with a dot behind the one @, and nothing that means something else on its way.
pub fn is_mail(text: &str) -> bool {
    let plain = text.len() <= LONGEST
        && text.bytes().all(|byte| byte.is_ascii_graphic() && !b"\"'<>&?%,;:\\()[]".contains(&byte));
    let parts = text.split_once('@');
    plain
        && parts.is_some_and(|(who, host)| {
            !who.is_empty()
                && host.contains('.')
                && !host.contains('@')
                && !host.starts_with('.')
                && !host.ends_with('.')
        })
}

/// Where somebody is reached.
pub fn contact_of(store: &mut Reader<'_>, user: UserId) -> Result<Option<Contact>, Error> {
    contacts::get(store, user)
}

/// Where everybody is reached.
pub fn contacts(store: &mut Reader<'_>) -> Result<Vec<Contact>, Error> {
    contacts::all(store)
}

/// Says where somebody is reached.
pub fn set_contact(store: &mut Writer<'_>, contact: &Contact) -> Result<(), OfficeError> {
    let contact = Contact { mail: contact.mail.trim().to_owned(), ..contact.clone() };
    if !is_mail(&contact.mail) {
        let shown: String = arpad_model::visible(&contact.mail).chars().take(60).collect();
        return Err(Refusal::new(code::MAIL_UNREADABLE).with("text", shown.as_str()).into());
    }
    Ok(contacts::set(store, &contact)?)
}

/// Forgets it.
pub fn forget_contact(store: &mut Writer<'_>, user: UserId) -> Result<(), OfficeError> {
    Ok(contacts::remove(store, user)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_and_steers_nothing() {
        assert!(is_mail("kiss.anna+arpad@example.org"));
        for text in [
            "anna",
            "@a.hu",
            "a@b",
            "a@b.hu\r\nRCPT TO:<x@y.hu>",
            "a@b.hu>",
            "<a@b.hu>",
            "a@b@c.hu",
            "a b@c.hu",
            "a@.hu",
            "",
        ] {
            assert!(!is_mail(text), "{text}");
        }
    }
}
