import { expect, it } from "vitest";
import { filledWith } from "../../../src/features/templates/rules.ts";

it("only fields are filled in, and an object's built-in properties are none", () => {
  const text = "{{ title }}, {{constructor}}, {{__proto__}}, {{toString}}";
  expect(filledWith(text, { title: "Keeper" })).toEqual({
    text: "Keeper, {{constructor}}, {{__proto__}}, {{toString}}",
    missing: ["constructor", "__proto__", "toString"],
  });
});
