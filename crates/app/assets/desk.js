// The desk: one key answers a question. Everything works without it.
"use strict";
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
  const chosen = document.querySelector(`[data-keys] [data-key="${CSS.escape(event.key.toLowerCase())}"]`);
  if (!chosen) return;
  event.preventDefault();
  if (chosen.matches("button, a")) chosen.click();
  else chosen.focus();
});
