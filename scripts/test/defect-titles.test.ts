import { expect, it } from "vitest";
import { unknownTitles } from "../defects/titles.ts";

const suite = `
  describe("a code", () => {
    it("dies after five wrong tries", () => {});
    it.each([["an old one"], [another]])("is refused with %s, whoever asks", () => {});
    it.each(roles)("is read by $role", () => {});
  });
  describe.skipIf(isSlow)("a link", () => {
    it("opens once", () => {});
  });
`;

it.each([
  ["a code dies after five wrong tries", true],
  ["dies after five wrong", true],
  ["dies after five wrong t", true],
  ["dies after six wrong tries", false],
  ["is refused with an old one, whoever asks", true],
  ["is refused with nothing at all, whoever asks", false],
  ["is read by administrators", true],
  ["is written by administrators", false],
  ["a link opens once", true],
  ["a code opens once", false],
])("a test that runs as %j is found: %s", (quoted, isFound) => {
  expect(unknownTitles("code.test.ts", suite, [quoted])).toEqual(isFound ? [] : [quoted]);
});
