import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { testsIn } from "../browser-report.ts";
import { deviations } from "../requirements/deviations.ts";
import { requirementsDocument, unknownIds } from "../requirements/document.ts";
import { filled } from "../requirements/rows.ts";

const line = (document: string, start: string) => {
  const lines = document.split("\n");
  const at = lines.findIndex((each) => each.startsWith(start));
  return lines.slice(at, at + 2);
};

describe("the page of requirements", () => {
  it("lists a test below the id that its title carries", () => {
    const page = requirementsDocument([{ file: "a.test.ts", titles: ["a session", "S-05 ends"] }]);
    expect(line(page, "- **S-05**")[1]).toBe("  - `a.test.ts` a session › S-05 ends");
  });

  it("says that a requirement is open if no title carries its id", () => {
    expect(line(requirementsDocument([]), "- **R-05**")[0]).toMatch(/: open$/);
    expect(requirementsDocument([])).toContain("Tests name 0 of 329 requirements; 329 are open.");
  });

  it("lists a group once if its title carries the id", () => {
    const titles = ["one", "two"].map((own) => ({ file: "a.test.ts", titles: ["P-01 pages", own] }));
    expect(requirementsDocument(titles).match(/P-01 pages/g)).toHaveLength(1);
  });

  it("reads ids as words, not as parts of others", () => {
    const titles = ["AS-05 S-050 x-S-05"];
    expect(line(requirementsDocument([{ file: "a.test.ts", titles }]), "- **S-05**")[0]).toMatch(/: open$/);
  });

  it("reports ids in titles that belong to no requirement", () => {
    expect(unknownIds([{ file: "a.test.ts", titles: ["S-99 S-05"] }])).toEqual(["S-99"]);
  });

  it("links deviations to existing decisions", () => {
    for (const { adr } of Object.values(deviations))
      expect(existsSync(new URL(`../../docs/adr/${adr}`, import.meta.url)), adr).toBe(true);
  });
});

describe("a title with a parameter", () => {
  const table = `const rows = [["V-05", "x"], ["V-06", "y"]];`;

  it("gets the ids of its table, there or by name", () => {
    expect(filled("a.ts", `it.each([["V-05", "x"]])("%s is refused", f);`, "%s is refused")).toBe(
      "V-05 is refused",
    );
    expect(filled("a.ts", `${table} it.each(rows)("%s is", f);`, "%s is")).toBe("V-05 V-06 is");
  });

  it("stays unchanged if its table has none", () => {
    expect(filled("a.ts", `${table} it.each(["x"])("%s is", f);`, "%s is")).toBe("%s is");
  });
});

describe("a report of the browser's tests", () => {
  it("has tests with their groups, and names those that passed on a second try", () => {
    const spec = (title: string, status: "expected" | "flaky") => ({
      title,
      file: "a.test.ts",
      tests: [{ status }],
    });
    const group = { title: "a group", specs: [spec("inner", "flaky")] };
    const file = { title: "a.test.ts", specs: [spec("outer", "expected")], suites: [group] };
    const stats = { expected: 1, flaky: 1, unexpected: 0, skipped: 0 };
    expect(testsIn({ suites: [file], stats })).toEqual([
      { file: "e2e/test/a.test.ts", titles: ["outer"], flaky: false },
      { file: "e2e/test/a.test.ts", titles: ["a group", "inner"], flaky: true },
    ]);
  });
});
