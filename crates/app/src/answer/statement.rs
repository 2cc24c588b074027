//! What was signed about the lists, and proofs, for programs.

use arpad_model::hex;
use arpad_office::acts::desk::OfficeError;
use arpad_office::proofs::{self, Proof, Signed};
use arpad_office::views::records;
use arpad_registry::Reader;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Everything that was signed.
#[derive(Serialize, Deserialize, JsonSchema, Default)]
#[schemars(inline)]
pub struct Statements {
    /// The public keys (Ed25519, 64 digits), the newest first.
    pub keys: Vec<String>,
    /// The newest entry of the ledger.
    pub head: Option<Head>,
    /// What was signed, list by list.
    pub statements: Vec<Statement>,
}

/// An entry of the ledger and its seal.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, PartialEq, Eq)]
#[schemars(inline)]
pub struct Head {
    /// Its number.
    pub entry: u64,
    /// Its seal, 64 digits.
    pub seal: String,
}

/// What was signed about a list.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, PartialEq, Eq)]
#[schemars(inline)]
pub struct Statement {
    /// The federation.
    pub federation: String,
    /// Series, day, revision, origin, and of go the tournament.
    pub list: String,
    /// Rows of the list.
    pub lines: u32,
    /// The root over them, 64 digits.
    pub root: String,
    /// The newest entry of the ledger when it was signed.
    pub head: Head,
    /// When it was signed.
    pub moment: String,
    /// The public key.
    pub key: String,
    /// The signature over the text that docs/proofs.md describes, 128 digits.
    pub signature: String,
}

impl Statement {
    /// As it was signed.
    pub fn of(one: &Signed) -> Self {
        let text = &one.statement;
        Statement {
            federation: text.federation.clone(),
            list: text.list.clone(),
            lines: text.lines,
            root: hex(&text.root),
            head: Head { entry: text.head.0, seal: hex(&text.head.1) },
            moment: text.moment.clone(),
            key: hex(&one.key),
            signature: hex(&one.signature),
        }
    }
}

impl Statements {
    /// Everything that was signed in a register, and its newest entry.
    pub fn read(store: &mut Reader<'_>) -> Result<Self, OfficeError> {
        let (entry, seal) = records::head(store)?;
        let head = Head { entry: entry.0 as u64, seal: hex(&seal) };
        Ok(Statements::of(&proofs::keys(store)?, Some(head), &proofs::all_signed(store)?))
    }

    /// All of them.
    pub fn of(keys: &[[u8; 32]], head: Option<Head>, signed: &[Signed]) -> Self {
        let keys = keys.iter().map(|key| hex(key)).collect();
        Statements { keys, head, statements: signed.iter().map(Statement::of).collect() }
    }
}

/// The proofs of a player's newest numbers.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct Proofs {
    /// One for each series in which his newest list is signed.
    pub proofs: Vec<ProofAnswer>,
}

/// A proof, and what it says.
#[derive(Serialize, JsonSchema)]
#[schemars(inline)]
pub struct ProofAnswer {
    /// What can be typed.
    code: String,
    /// The whole proof, in letters and digits.
    proof: String,
    federation: String,
    /// Series, day, revision, origin, and of go the tournament.
    list: String,
    /// The row: number, family name, given name, title, rating, change, games, K, grade.
    row: Vec<String>,
    /// The root over the list.
    root: String,
    /// The newest entry of the ledger when it was signed.
    head: Head,
    moment: String,
}

impl ProofAnswer {
    /// What a proof says.
    pub fn of(proof: &Proof, code: String, whole: String) -> Self {
        let text = &proof.statement;
        ProofAnswer {
            code,
            proof: whole,
            federation: text.federation.clone(),
            list: text.list.clone(),
            row: proof.row.split('\t').map(str::to_owned).collect(),
            root: hex(&text.root),
            head: Head { entry: text.head.0, seal: hex(&text.head.1) },
            moment: text.moment.clone(),
        }
    }
}
