import fc from "fast-check";
import { expect, it } from "vitest";
import { sentencesOf } from "../../../../../src/features/jobs/rules/stated/sentence-at.ts";
import { processorTime } from "../../../../harness/processor-time.ts";

it("sentences come in order, each once", () => {
  const text = "Lead the U.S. team.\n\n• Nights\n• Weekends  Ask us! Apply now";
  expect(sentencesOf(text)).toEqual([
    "Lead the U.S. team.",
    "",
    "Nights",
    "",
    "Weekends  Ask us!",
    "Apply now",
  ]);
});

it("their words are the text's", () => {
  const text = fc
    .array(fc.constantFrom("a", "B.", ".", "!", " ", "\n", "•", "word"))
    .map((parts) => parts.join(""));
  const wordsOf = (some: string) => some.replaceAll(/[\s•]+/g, "");
  fc.assert(
    fc.property(text, (some) => {
      expect(wordsOf(sentencesOf(some).join(""))).toBe(wordsOf(some));
    }),
  );
});

it("reading them takes no longer for a text built to take long", () => {
  expect(
    processorTime(() => {
      for (const unit of ["•\n", "\n", "a.\n", "a. "]) sentencesOf(unit.repeat(100_000));
    }),
  ).toBeLessThan(3000);
});
