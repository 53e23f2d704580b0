import { expect, it } from "vitest";
import { spokenIn } from "../../../../src/features/match/rules/shown/spoken-languages.ts";

it.each([
  ["Spanish (native), French – fluent", ["Spanish", "French"]],
  ["Languages: English, Spanish C1", ["English", "Spanish"]],
  ["Languages spoken: Mandarin Chinese / French (B2)", ["Mandarin", "French"]],
  ["Spanish: ( native )", ["Spanish"]],
  ["English—fluently, Urdu", ["English", "Urdu"]],
])("%s names %j", (line, languages) => {
  expect(spokenIn(line)).toEqual(languages);
});

/** 1,000 spaces took more than two seconds. */
it("a long run of spaces before what is no level is read at once", () => {
  const started = performance.now();
  spokenIn(`Languages: Spanish${" ".repeat(4900)}x native`);
  expect(performance.now() - started).toBeLessThan(1000);
});
