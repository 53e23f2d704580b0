import { expect, it } from "vitest";
import { spokenIn } from "../../../../src/features/match/rules/shown/spoken-languages.ts";
import { processorTime } from "../../../harness/processor-time.ts";

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
  expect(
    processorTime(() => {
      spokenIn(`Languages: Spanish${" ".repeat(4900)}x native`);
    }),
  ).toBeLessThan(1000);
});
