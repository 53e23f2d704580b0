import fc from "fast-check";
import { expect, it } from "vitest";
import { drawable } from "../../../src/platform/cards/drawable.ts";

it.each([
  ["Kelp Farm Diver", "Kelp Farm Diver"],
  ["  Café\n\tManager ", "Café Manager"],
  ["Šef kuchyně – Łódź", "Šef kuchyně – Łódź"],
  ["Kỹ sư", "Ky su"],
  ["🚀 Rocket Engineer 🚀", "Rocket Engineer"],
  ["a\u0000b\u202Ec", "abc"],
  ["<b>R&D</b>", "<b>R&D</b>"],
])("N-19 a card draws %j as %j", (text, drawn) => {
  expect(drawable(text)).toBe(drawn);
});

it.each(["", "   ", "ソフトウェアエンジニア", "مهندس برمجيات", "Инженер", "🚀", "Инженер C++"])(
  "N-19 a card leaves %j out, whose letters its fonts do not have",
  (text) => {
    expect(drawable(text)).toBeUndefined();
  },
);

it("N-19 a card draws no control characters and no more than 200 characters of anything", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 2000 }), (text) => {
      const drawn = drawable(text) ?? "x";
      expect(drawn).not.toMatch(/\p{C}/u);
      expect(drawn.length).toBeLessThanOrEqual(800);
    }),
  );
  expect(drawable("x".repeat(100_000))).toHaveLength(200);
});
