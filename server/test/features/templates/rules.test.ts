import { expect, it } from "vitest";
import { filledWith } from "../../../src/features/templates/rules.ts";

it("only fields are filled in: what every object has is none", () => {
  const text = "{{ title }}, {{constructor}}, {{__proto__}}, {{toString}}";
  expect(filledWith(text, { title: "Keeper" })).toEqual({
    text: "Keeper, {{constructor}}, {{__proto__}}, {{toString}}",
    missing: ["constructor", "__proto__", "toString"],
  });
});
