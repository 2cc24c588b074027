// Checks a proof in the browser: the row, its way to the root, the signature. Nothing is asked of any server; the proof
// stands behind the number sign of the address, which a browser never sends.
"use strict";
(() => {
  const form = document.getElementById("proof-form");
  const result = document.getElementById("proof-result");
  const field = document.getElementById("code");
  if (!form || !result || !field) return;
  const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

  const unpacked = (text) => {
    const bytes = [];
    let kept = 0, bits = 0;
    for (const letter of text.toUpperCase().replace(/\s+/g, "")) {
      const value = LETTERS.indexOf(letter);
      if (value < 0) return null;
      kept = ((kept << 5) | value) & 0xfff;
      bits += 5;
      if (bits >= 8) {
        bits -= 8;
        bytes.push((kept >> bits) & 255);
      }
    }
    return new Uint8Array(bytes);
  };

  const unhex = (text) => new Uint8Array(text.match(/../g).map((two) => parseInt(two, 16)));
  const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

  // The fields of a proof, in their order; docs/proofs.md describes them.
  const read = (bytes) => {
    let at = 0;
    const take = (count) => {
      if (at + count > bytes.length) throw new Error("short");
      at += count;
      return bytes.subarray(at - count, at);
    };
    const number = (count) => take(count).reduce((sum, byte) => sum * 256 + byte, 0);
    const text = () => new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(take(number(2)));
    if (number(1) !== 1) throw new Error("version");
    const federation = text(), list = text(), moment = text(), row = text();
    const lines = number(4), index = number(4), entry = number(8);
    const seal = take(32), signature = take(64), salt = take(16);
    const path = [];
    while (at < bytes.length) path.push(take(32));
    return { federation, list, moment, row, lines, index, entry, seal, signature, salt, path };
  };

  const sha = async (...parts) => {
    const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    return new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
  };

  // RFC 6962, 2.1.1: which side is beside follows from the place and the number of rows.
  const rootFrom = async (leaf, index, size, path) => {
    if (index >= size) throw new Error("place");
    if (size === 1) {
      if (path.length) throw new Error("long");
      return leaf;
    }
    if (!path.length) throw new Error("short");
    let left = 1;
    while (left * 2 < size) left *= 2;
    const beside = path[path.length - 1], below = path.slice(0, -1), node = new Uint8Array([1]);
    return index < left
      ? sha(node, await rootFrom(leaf, index, left, below), beside)
      : sha(node, beside, await rootFrom(leaf, index - left, size - left, below));
  };

  const isSigned = async (message, signature) => {
    for (const key of form.dataset.keys.split(" ").filter(Boolean)) {
      const known = await crypto.subtle.importKey("raw", unhex(key), { name: "Ed25519" }, false, ["verify"]);
      if (await crypto.subtle.verify({ name: "Ed25519" }, known, signature, message)) return true;
    }
    return false;
  };

  const tell = (kind, ...sentences) => {
    result.replaceChildren(...sentences.map((sentence, place) => {
      const line = document.createElement("p");
      line.className = place === 0 ? kind : "";
      line.textContent = sentence;
      return line;
    }));
    result.dataset.verdict = kind;
  };

  const filled = (sentence, facts) => sentence.replace(/\[(\w+)\]/g, (open, name) => (name in facts ? facts[name] : open));

  const check = async (text) => {
    const said = form.dataset;
    if (!globalThis.crypto || !crypto.subtle) return tell("note", said.cannot);
    let proof, root;
    try {
      proof = read(unpacked(text));
      const row = new TextEncoder().encode(proof.row);
      root = await rootFrom(await sha(new Uint8Array([0]), proof.salt, row), proof.index, proof.lines, proof.path);
    } catch {
      return tell("note", said.unreadable);
    }
    const head = `${proof.entry}:${hex(proof.seal)}`;
    const message = `arpad-list-1\n${proof.federation}\n${proof.list}\n${proof.lines}\n${hex(root)}\n${head}\n${proof.moment}\n`;
    let signed;
    try {
      signed = await isSigned(new TextEncoder().encode(message), proof.signature);
    } catch {
      return tell("note", said.cannot);
    }
    if (!signed) return tell("note", said.wrong);
    const [person, family, given, , rating] = proof.row.split("\t");
    const { federation, list, moment } = proof;
    const facts = { person, name: `${family} ${given}`, rating, list, federation, moment, head };
    return tell("good", said.right, filled(said.says, facts), filled(said.head, facts));
  };

  const behind = (text) => text.slice(text.lastIndexOf("#") + 1).trim();
  const fromAddress = () => {
    if (location.hash.length > 1) {
      field.value = behind(location.hash);
      check(field.value);
    }
  };
  form.addEventListener("submit", (event) => {
    const typed = behind(field.value);
    // What is short names a row of the register, and the register has to be asked.
    if (/^\d+-\d+-/.test(typed)) return;
    event.preventDefault();
    check(typed);
  });
  addEventListener("hashchange", fromAddress);
  fromAddress();
})();
