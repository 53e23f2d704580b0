import { expect, test } from "vitest";
import { quoteAround } from "../../../../../src/features/jobs/rules/stated/quote.ts";
import { statedText, statementsIn } from "../../../../../src/features/jobs/rules/stated/stated-facts.ts";
import { plainText } from "../../../../../src/platform/html.ts";

const list = Array.from({ length: 60 }, (_, number) => `word${number}`).join(" ");

test("a sentence is quoted whole", () => {
  const text = "We pay well. Nights are paid double. Apply now.";
  expect(quoteAround(text, { start: 13, end: 36 }, 13)).toBe("Nights are paid double.");
});

test("a list without periods is cut between words, and shows where", () => {
  const at = list.indexOf("word30");
  const quote = quoteAround(list, { start: at - 239, end: at + 150 }, at);
  expect(quote).toMatch(/^… (?:word\d+ )+…$/);
  expect(quote).toContain("word30");
  expect(quote.length).toBeLessThan(145);
});

test("its beginning has no ellipsis before it, and its end none after it", () => {
  expect(quoteAround(list, { start: 0, end: list.length }, 6)).toMatch(/^word0 word1 .* …$/);
  const at = list.indexOf("word55");
  expect(quoteAround(list, { start: 0, end: list.length }, at)).toMatch(/^… .* word59$/);
});

test("an item of a list is quoted without the items beside it", () => {
  const text = plainText("<p>You need</p><ul><li>A driver's license</li><li>Two good knees</li></ul>");
  const [statement] = statementsIn("Courier", text);
  expect(quoteAround(statedText("Courier", text), statement!, statement!.at)).toBe("A driver's license");
});
