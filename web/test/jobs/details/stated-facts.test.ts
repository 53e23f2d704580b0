import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { StatedFacts } from "../../../app/jobs/details/stated-facts.tsx";

const unstated = (field: string, label: string) => ({ field, label, values: [] }) as never;
const shift = {
  field: "shift",
  label: "Shift",
  values: [{ value: "night", label: "Night shift" }],
  sentence: "You work at night.",
} as never;

it("what a posting doesn't state is one line after what it states", () => {
  const facts = [unstated("weekends", "Weekends"), shift, unstated("visa", "Sponsorship")];
  const shown = renderToStaticMarkup(h(StatedFacts, { facts }));
  expect(shown.match(/Not stated/g)).toHaveLength(1);
  expect(shown).toMatch(
    /Shift.*Night shift.*You work at night\..*<dt>Not stated<\/dt><dd class="unstated">Weekends, Sponsorship<\/dd>/,
  );
});

it("a posting that states every fact has no such line", () => {
  expect(renderToStaticMarkup(h(StatedFacts, { facts: [shift] }))).not.toContain("Not stated");
});
