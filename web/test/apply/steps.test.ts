import { describe, expect, it } from "vitest";
import { answerBy } from "../../app/apply/answer-by.ts";
import { needsProof, partAddress, stepAfter, stepBefore, stepNames, stepOf } from "../../app/apply/steps.ts";
import { fileSizeText } from "../../app/wording/file-size.ts";

describe("the steps of Easy Apply", () => {
  it("R-75 follow each other from personal details to the interview", () => {
    expect(stepNames).toEqual(["personal", "contact", "charity", "elevator-pitch", "finish", "interview"]);
    for (const [at, name] of stepNames.entries()) {
      expect(stepBefore(name)).toBe(stepNames[at - 1]);
      expect(stepAfter(name)).toBe(stepNames[at + 1] ?? "interview");
    }
  });

  it("have addresses of their own", () => {
    for (const name of stepNames) {
      const address = partAddress("/apply/kelp-diver/7/charity", name);
      expect(stepOf(address)).toBe(name);
      expect(partAddress(address, "personal")).toBe("/apply/kelp-diver/7");
    }
  });

  it("after contact are open only to whoever has proved an address", () => {
    expect(stepNames.filter(needsProof)).toEqual(["charity", "elevator-pitch", "finish", "interview"]);
  });
});

it.each([
  ["2026-11-20T09:00:00.000Z", 10, "2026-12-04"],
  ["2026-11-21T23:59:00.000Z", 1, "2026-11-23"],
  ["2026-11-22T12:00:00.000Z", 5, "2026-11-27"],
  ["2026-11-25T00:00:00.000Z", 3, "2026-11-30"],
])("what is sent on %s is answered within %i business days by %s", (sent, days, expected) => {
  expect(answerBy(Date.parse(sent), days).slice(0, 10)).toBe(expected);
});

it.each([
  [0, "1 kB"],
  [1536, "2 kB"],
  [300_000, "293 kB"],
  [1_468_006, "1.4 MB"],
  [10 * 1024 * 1024, "10 MB"],
])("%i bytes are %s", (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
