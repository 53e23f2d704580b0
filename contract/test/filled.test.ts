import { expect, it } from "vitest";
import { filled } from "../src/messages/filled.ts";

it("M-50 a value that is written from right to left is isolated from the text around it", () => {
  expect(filled("{{title}} at {{organization}}", { title: "محاسب", organization: "נמל (2)" })).toBe(
    "\u2068محاسب\u2069 at \u2068נמל (2)\u2069",
  );
});

it("M-50 other values are filled in as they are, and an unknown placeholder stays", () => {
  expect(filled("{{name}}: {{count}} of {{all}}", { name: "Zoë", count: 3 })).toBe("Zoë: 3 of {{all}}");
});

it.each([
  ["Bergstrom Technologies", "Go to Bergstrom Technologies' posting"],
  ["IBEX SYSTEMS", "Go to IBEX SYSTEMS' posting"],
  ["Harbor Trust", "Go to Harbor Trust's posting"],
])("the possessive of %s follows its last letter", (pro, text) => {
  expect(filled("Go to {{pro}}'s posting", { pro })).toBe(text);
});
