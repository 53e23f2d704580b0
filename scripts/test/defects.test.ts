import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../bootstrap/places.mjs";
import { planted } from "../defects/defect.ts";
import { defects } from "../defects/table.ts";
import { unknownTitles } from "../defects/titles.ts";
import { faultWith, faultWithout } from "../defects/verdict.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");

describe("the table of defects", () => {
  it.each(defects)("can still plant: $title", (defect) => {
    const source = read(defect.file);
    expect(planted(source, defect)).not.toBe(source);
  });

  it.each([...new Set(defects.map(({ test: [file] }) => file))])("names tests that are in %s", (file) => {
    const quoted = defects.filter(({ test }) => test[0] === file).map(({ test }) => test[1]);
    expect(unknownTitles(file, read(file), quoted)).toEqual([]);
  });

  it("gives each defect its own title", () => {
    expect(new Set(defects.map(({ title }) => title)).size).toBe(defects.length);
  });
});

const defect = {
  title: "a door is open",
  file: "door.ts",
  text: "isLocked",
  becomes: "true",
  test: ["door.test.ts", "is locked"],
} as const;

it.each(["", "isLocked && isLocked"])(
  "a defect is not planted in %j: its text has to be there exactly once",
  (source) => {
    expect(() => planted(source, defect)).toThrow('"a door is open"');
  },
);

it("a defect is planted as it is written", () => {
  expect(planted("if (isLocked) wait();", { ...defect, becomes: "$&" })).toBe("if ($&) wait();");
});

const ran = (...failures: string[]) => [{ file: "door.test.ts", title: "a door is locked", failures }];
const asserted = "AssertionError: expected true to be false";

it.each([
  ["is caught by an assertion", ran(asserted), undefined],
  ["is caught by a promise", ran('Error: promise resolved "16" instead of rejecting\n  at x'), undefined],
  ["survives", ran(), "survives"],
  ["is not caught by an error", ran(asserted, "TypeError: door is undefined\n  at x"), "its test breaks"],
  ["is not caught where nothing ran", [], "its test did not run"],
  [
    "is not caught by another test",
    [{ file: "door.test.ts", title: "a window", failures: [asserted] }],
    "its test did not",
  ],
] as const)("a planted defect %s", (_what, tests, fault) => {
  if (fault === undefined) expect(faultWith(defect, tests)).toBeUndefined();
  else expect(faultWith(defect, tests)).toContain(fault);
});

it("a test must exist, and pass without its defect", () => {
  expect(faultWithout(defect, ran())).toBeUndefined();
  expect(faultWithout(defect, [])).toBe("there is no such test");
  expect(faultWithout(defect, ran(asserted))).toBe(`fails without it: ${asserted}`);
});
