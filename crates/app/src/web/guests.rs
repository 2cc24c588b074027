//! How many may be here at once, in all and from one address: connections at the listener, files at the door.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

/// How many there may be.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// In all.
    pub in_all: usize,
    /// From one address. A reverse proxy is one address.
    pub per_address: usize,
}

/// Where a request comes from: the other end of its connection. Headers that claim another address are not believed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Address(pub IpAddr);

impl Address {
    /// Of a request; one that came through no connection has none of its own.
    pub(super) fn of(extensions: &axum::http::Extensions) -> Self {
        extensions.get().copied().unwrap_or(Address(IpAddr::from([0, 0, 0, 0])))
    }
}

/// Who is here.
#[derive(Debug)]
pub(super) struct Guests {
    limits: Limits,
    present: Mutex<HashMap<IpAddr, usize>>,
}

/// One of them, counted while it is held.
#[derive(Debug)]
pub(super) struct Guest {
    among: Arc<Guests>,
    address: IpAddr,
}

impl Guests {
    /// Nobody yet.
    pub(super) fn new(limits: Limits) -> Arc<Self> {
        Arc::new(Guests { limits, present: Mutex::default() })
    }

    /// Lets one in where there is room.
    pub(super) fn enter(self: &Arc<Self>, Address(address): Address) -> Option<Guest> {
        let address = address.to_canonical();
        let mut present = self.present.lock().expect("nobody panics while counting");
        let (all, here) = (present.values().sum::<usize>(), present.get(&address).copied().unwrap_or(0));
        if all >= self.limits.in_all || here >= self.limits.per_address {
            return None;
        }
        present.insert(address, here + 1);
        Some(Guest { among: Arc::clone(self), address })
    }

    /// Nobody is here.
    #[cfg(test)]
    pub(super) fn is_empty(&self) -> bool {
        self.present.lock().expect("nobody panics while counting").is_empty()
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let mut present = self.among.present.lock().expect("nobody panics while counting");
        if let Some(count) = present.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                present.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_has_its_share_and_gets_it_back() {
        let guests = Guests::new(Limits { in_all: 10, per_address: 2 });
        let from = |last: u8| Address([10, 0, 0, last].into());
        let two = [guests.enter(from(1)), guests.enter(from(1))];
        assert!(two.iter().all(Option::is_some) && guests.enter(from(1)).is_none());
        let mapped = Address([0, 0, 0, 0, 0, 0xffff, 0x0a00, 0x0001].into());
        assert!(guests.enter(mapped).is_none(), "the same address, written as IPv6");
        drop(two);
        assert!(guests.enter(from(1)).is_some());
        let all: Vec<_> = (2..7).flat_map(|last| [from(last), from(last)]).map(|one| guests.enter(one)).collect();
        assert!(all.iter().all(Option::is_some) && guests.enter(from(9)).is_none(), "ten in all");
        drop(all);
        assert!(guests.is_empty());
    }
}
