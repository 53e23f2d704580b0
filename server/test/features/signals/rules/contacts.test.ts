import { limits } from "@candor/contract/limits";
import { expect, it } from "vitest";
import { contactSignals } from "../../../../src/features/signals/rules/contacts.ts";
import { processorTime } from "../../../harness/processor-time.ts";

const read = (text: string) => contactSignals({ text, description: "" }, "harbor.example");

it("an address after the longest possible word is found, and the word takes no longer than others", () => {
  const sentence = "Write to harbor.jobs@gmail.com.";
  const text = `${"x".repeat(limits.postingCharacters)} ends here. ${sentence}`;
  // It took many seconds when each of its letters could begin an address that reaches to its end.
  expect(processorTime(() => expect(read(text)).toEqual([{ name: "free-mailer", sentence }]))).toBeLessThan(
    1000,
  );
});

it("a text that is one word takes no longer than others", () => {
  read("ж".repeat(1000));
  // Each reader of its page waits for this. It took 0.6 s when each letter was tried as the first one.
  expect(
    processorTime(() => {
      for (let times = 0; times < 10; times++) read("ж".repeat(limits.postingCharacters));
    }),
  ).toBeLessThan(1000);
});

it("a text that is all addresses takes no longer than others", () => {
  // It took minutes when every address looked for its sentence in the whole text.
  expect(read("jobs@harbor.example ".repeat(10_000))).toEqual([]);
  const sentence = `${"jobs@gmail.com ".repeat(3).trim()}.`;
  expect(read(`${"jobs@harbor.example. ".repeat(5000)}\n${sentence}`)).toEqual([
    { name: "free-mailer", sentence },
  ]);
});
