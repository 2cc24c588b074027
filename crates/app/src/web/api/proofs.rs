//! What was signed, seals of the ledger, and proofs of a player's numbers: for witnesses, and whoever checks.

use super::call::{Call, Endpoint, Told, answers};
use super::fault::Fault;
use super::parameter::{ENTRY, PLAYER};
use crate::answer::statement::{Head, ProofAnswer, Proofs, Statements};
use crate::web::pages::proof::proven;
use arpad_model::{EntryId, PersonId, hex};
use arpad_office::views::records;

pub(super) static ENDPOINTS: &[Endpoint] = &[
    Endpoint {
        name: "statements",
        path: "/statements",
        parameters: &[],
        example: "/statements",
        body: None,
        answers: answers!(statements),
    },
    Endpoint {
        name: "ledger-seal",
        path: "/ledger/{id}",
        parameters: &[&ENTRY],
        example: "/ledger/1",
        body: None,
        answers: answers!(seal),
    },
    Endpoint {
        name: "player-proofs",
        path: "/players/{id}/proofs",
        parameters: &[&PLAYER],
        example: "/players/1/proofs",
        body: None,
        answers: answers!(of_player),
    },
];

async fn statements(call: Call) -> Result<Told<Statements>, Fault> {
    Ok(Told::kept(&call.site.read(Statements::read).await?))
}

async fn seal(call: Call) -> Result<Told<Head>, Fault> {
    let entry: EntryId = call.id()?;
    let found = call.site.read(move |store| records::entry(store, entry)).await?.ok_or(Fault::Lost)?;
    Ok(Told::kept(&Head { entry: found.seq.0 as u64, seal: hex(&found.hash) }))
}

async fn of_player(call: Call) -> Result<Told<Proofs>, Fault> {
    let person: PersonId = call.id()?;
    let cache = call.site.cache.clone();
    let found = call.site.read(move |store| proven(store, &cache, person)).await?.map_err(|_| Fault::Lost)?;
    let proofs = found.iter().map(|one| ProofAnswer::of(&one.proof, one.code.to_string(), one.whole.clone())).collect();
    Ok(Told::kept(&Proofs { proofs }))
}
