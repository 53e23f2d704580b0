import fc from "fast-check";
import { expect, it } from "vitest";
import { fileName } from "../../../src/platform/http/file-name.ts";

const anything = fc.string({ unit: "binary", maxLength: 400 });

it("whatever a file is called, its name shows all of itself, is no path and stays short", () => {
  fc.assert(
    fc.property(anything, (given) => {
      const name = fileName(given);
      expect(name).toMatch(/^[^/\\\p{C}\p{Zl}\p{Zp}]+$/u);
      expect(name).not.toMatch(/^[. ]|\s$/);
      expect(name.length).toBeLessThanOrEqual(120);
    }),
  );
});

it("a name that was made fit stays as it is", () => {
  fc.assert(
    fc.property(anything, (given) => {
      expect(fileName(fileName(given))).toBe(fileName(given));
    }),
  );
});

it("a long name keeps its extension", () => {
  expect(fileName(`${"é".repeat(500)}.docx`)).toBe(`${"é".repeat(115)}.docx`);
});
