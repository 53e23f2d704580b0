// Puts the way to apply to a posting where an organization's own site includes this script:
// <script src="…/embed/apply.js" data-job="its-number" async></script>
(() => {
  const script = document.currentScript;
  const { job, theme } = script.dataset;
  const here = new URL(script.src).origin;

  const add = (parent, name, properties) =>
    parent.appendChild(Object.assign(document.createElement(name), properties));

  const show = ({ address, label, note }) => {
    const place = document.createElement("p");
    place.className = "candor-apply";
    if (theme === "light" || theme === "dark") place.dataset.theme = theme;
    if (address) {
      const from = new URLSearchParams({ utm_source: location.hostname, utm_medium: "apply-button" });
      add(place, "a", { href: `${address}?${from}`, textContent: label });
    }
    if (note) add(place, "span", { textContent: note });
    script.after(place);
  };

  add(document.head, "link", { rel: "stylesheet", href: `${here}/embed/apply.css` });
  fetch(`${here}/embed/jobs/${encodeURIComponent(job)}.json`)
    .then((answer) => (answer.ok ? answer.json().then(show) : undefined))
    .catch(() => undefined);
})();
