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

// Files on their way: how much has gone. What is refused is sent once more as a plain form, whose page tells why; the key of the
// form makes sure that nothing is done twice.
for (const form of document.querySelectorAll("form[data-progress]")) {
  form.addEventListener("submit", (event) => {
    if (!window.FormData || form.querySelector("progress")) return;
    event.preventDefault();
    const bar = document.createElement("progress");
    bar.max = 1;
    bar.setAttribute("aria-label", form.dataset.progress);
    form.append(bar);
    form.querySelector("button[type=submit]").disabled = true;
    const call = new XMLHttpRequest();
    call.upload.addEventListener("progress", (sent) => { if (sent.lengthComputable) bar.value = sent.loaded / sent.total; });
    call.addEventListener("load", () => {
      if (call.status === 200) location.assign(call.responseURL);
      else form.submit();
    });
    call.addEventListener("error", () => form.submit());
    call.open("POST", form.action);
    call.send(new FormData(form));
  });
}
