// The desk: what waits is counted without a reload, and what a colleague did meanwhile is told. Everything works without it.
"use strict";
(() => {
  const bar = document.querySelector("nav.desk[data-counts]");
  if (!bar) return;
  const place = bar.querySelector("[data-waiting]");
  const note = document.querySelector("[data-meanwhile]");
  let wait = 15000;
  const look = async () => {
    if (document.hidden) return;
    try {
      const answer = await fetch(bar.dataset.counts, { headers: { accept: "application/json" }, redirect: "error" });
      wait = answer.ok ? 15000 : 120000;
      if (!answer.ok) return;
      const told = await answer.json();
      if (place && told.waiting !== null) place.textContent = told.waiting > 0 ? String(told.waiting) : "";
      const is_new = told.head !== null && told.head > Number(bar.dataset.head) && told.by !== bar.dataset.who;
      if (note && is_new) {
        note.querySelector("b").textContent = told.by;
        note.hidden = false;
      }
    } catch {
      wait = 120000;
    }
  };
  const again = () => setTimeout(() => look().finally(again), wait);
  again();
  document.addEventListener("visibilitychange", look);
})();
