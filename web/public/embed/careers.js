// Puts an organization's open positions where its own site includes this script:
// <script src="…/embed/careers.js" data-organization="its-name" async></script>
(() => {
  const script = document.currentScript;
  const { organization, theme } = script.dataset;
  const here = new URL(script.src).origin;

  const add = (parent, name, properties) =>
    parent.appendChild(Object.assign(document.createElement(name), properties));

  const show = ({ title, page, jobs, note }) => {
    const list = document.createElement("div");
    list.className = "candor-careers";
    list.setAttribute("role", "region");
    list.setAttribute("aria-label", title);
    if (theme === "light" || theme === "dark") list.dataset.theme = theme;
    if (jobs.length > 0) {
      const items = add(list, "ul", {});
      for (const job of jobs) {
        const item = add(items, "li", {});
        add(item, "a", { href: job.address, textContent: job.title });
        add(item, "span", { textContent: job.facts });
      }
    }
    const end = add(list, "p", {});
    if (jobs.length > 0) add(end, "a", { href: page, textContent: note });
    else end.textContent = note;
    script.after(list);
  };

  add(document.head, "link", { rel: "stylesheet", href: `${here}/embed/careers.css` });
  fetch(`${here}/embed/${encodeURIComponent(organization)}.json`)
    .then((answer) => (answer.ok ? answer.json().then(show) : undefined))
    .catch(() => undefined);
})();
