import { expect, it } from "vitest";
import { heldTitle } from "../../app/wording/held-title.ts";

it.each([
  ["Deck Hand — North Pier – Portland - Nights", "Deck Hand\u00a0— North Pier\u00a0– Portland\u00a0- Nights"],
  ["Night-shift Deck Hand", "Night-shift Deck Hand"],
  ["Deck Hand | Portland", "Deck Hand\u00a0| Portland"],
  ["- Deck Hand", "- Deck Hand"],
])("no line of “%s” begins with a dash", (title, held) => {
  expect(heldTitle(title)).toBe(held);
});
