import { expect, it } from "vitest";
import { duration, relative } from "../../../../src/features/terminal/rules/amounts.ts";
import { table } from "../../../../src/features/terminal/rules/table.ts";

it.each([
  [-5, "0 ms"],
  [12.4, "12 ms"],
  [999.9, "1 s"],
  [1000, "1 s"],
  [61_000, "1 min 1 s"],
  [7_260_000, "2 h 1 min"],
  [86_400_000 * 3 + 60_000, "3 d"],
])("R-74 %d milliseconds are %s", (milliseconds, text) => {
  expect(duration(milliseconds)).toBe(text);
});

it("R-74 a time is given from now", () => {
  expect([relative(1000, 3000), relative(3000, 1000)]).toEqual(["2 s ago", "in 2 s"]);
});

it("R-74 a table has numbers on the right", () => {
  expect(
    table(
      ["Task", "Due"],
      [
        ["deliver-mail", 3],
        ["a", 120],
        ["b", ""],
      ],
    ),
  ).toBe("Task          Due\ndeliver-mail    3\na             120\nb");
});
