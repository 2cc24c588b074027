// Names while somebody types. Without this script the form asks the server and everything works.
"use strict";
(() => {
  let made = 0;
  for (const input of document.querySelectorAll("input[data-suggest]")) {
    const list = document.createElement("ul");
    list.className = "suggestions";
    list.id = "suggestions-" + ++made;
    list.setAttribute("role", "listbox");
    list.hidden = true;
    input.parentElement.append(list);
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", list.id);
    input.setAttribute("aria-expanded", "false");
    let waiting = 0, asked = 0, at = -1;

    const close = () => {
      list.hidden = true;
      at = -1;
      input.setAttribute("aria-expanded", "false");
      input.removeAttribute("aria-activedescendant");
    };
    const choose = (next) => {
      const items = [...list.children];
      if (!items.length) return;
      at = (next + items.length) % items.length;
      items.forEach((item, place) => item.setAttribute("aria-selected", String(place === at)));
      input.setAttribute("aria-activedescendant", items[at].id);
    };
    const show = (found) => {
      list.replaceChildren(...found.map((one, place) => {
        const item = document.createElement("li");
        item.id = list.id + "-" + place;
        item.setAttribute("role", "option");
        item.setAttribute("aria-selected", "false");
        const link = document.createElement("a");
        link.href = one.href;
        link.tabIndex = -1;
        link.textContent = one.name + " ";
        const more = document.createElement("span");
        more.className = "quiet";
        more.textContent = one.more;
        link.append(more);
        item.append(link);
        return item;
      }));
      at = -1;
      list.hidden = found.length === 0;
      input.setAttribute("aria-expanded", String(!list.hidden));
    };
    const ask = async () => {
      const text = input.value.trim(), mine = ++asked;
      if (text.length < 2) return close();
      try {
        const to = input.dataset.suggest, mark = to.includes("?") ? "&" : "?";
        const answer = await fetch(to + mark + "q=" + encodeURIComponent(text));
        const found = answer.ok ? await answer.json() : [];
        if (mine === asked && document.activeElement === input) show(found);
      } catch { close(); }
    };
    input.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(ask, 150); });
    input.addEventListener("keydown", (event) => {
      if (event.key === "Escape") { close(); return; }
      if (list.hidden) return;
      if (event.key === "ArrowDown") { event.preventDefault(); choose(at + 1); }
      if (event.key === "ArrowUp") { event.preventDefault(); choose(at < 0 ? -1 : at - 1); }
      if (event.key === "Enter" && at >= 0) { event.preventDefault(); list.children[at].firstChild.click(); }
    });
    list.addEventListener("mousedown", (event) => event.preventDefault());
    input.addEventListener("blur", close);
  }
})();

// A file dropped on its field is chosen as if by hand.
(() => {
  for (const form of document.querySelectorAll("form[data-drop]")) {
    const input = form.querySelector("input[type=file]"), field = form.querySelector(".drop");
    if (!input || !field) continue;
    for (const kind of ["dragenter", "dragover"]) {
      form.addEventListener(kind, (event) => { event.preventDefault(); field.classList.add("over"); });
    }
    form.addEventListener("dragleave", (event) => { if (!form.contains(event.relatedTarget)) field.classList.remove("over"); });
    form.addEventListener("drop", (event) => {
      event.preventDefault();
      field.classList.remove("over");
      if (event.dataTransfer.files.length) input.files = event.dataTransfer.files;
    });
  }
})();

// On a phone the menu moves sideways: where one is stands in sight, and so does what gets the focus. Browsers leave alone
// what they see a part of.
for (const menu of document.querySelectorAll("header.site nav ul, nav.desk ul")) {
  const here = menu.querySelector("[aria-current]");
  if (here) menu.scrollLeft = here.offsetLeft - menu.offsetLeft - (menu.clientWidth - here.offsetWidth) / 2;
  menu.addEventListener("focusin", (event) => event.target.scrollIntoView({ block: "nearest", inline: "nearest" }));
}

// A chart is one stop of the keyboard; arrows go from list to list in it. Without this script every list is a stop.
(() => {
  for (const svg of document.querySelectorAll(".chart svg")) {
    const tips = [...svg.querySelectorAll("a.tip")];
    if (tips.length < 2) continue;
    tips.forEach((tip, place) => tip.setAttribute("tabindex", place === tips.length - 1 ? "0" : "-1"));
    svg.addEventListener("keydown", (event) => {
      const at = tips.indexOf(event.target.closest("a.tip"));
      const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tips.length - 1 }[event.key];
      if (at < 0 || next === undefined || !tips[next]) return;
      event.preventDefault();
      tips[at].setAttribute("tabindex", "-1");
      tips[next].setAttribute("tabindex", "0");
      tips[next].focus();
    });
  }
})();
