import { describe, expect, it } from "vitest";
import {
  needsProof,
  partAddress,
  stepAfter,
  stepBefore,
  stepNames,
  stepOf,
} from "../../../app/applications/apply/steps.ts";
import { fileSizeText } from "../../../app/wording/file-size.ts";

describe("the steps of Easy Apply", () => {
  it("R-75 follow each other from personal details to the interview", () => {
    expect(stepNames).toEqual(["personal", "contact", "charity", "elevator-pitch", "finish", "interview"]);
    for (const [at, name] of stepNames.entries()) expect(stepBefore(name)).toBe(stepNames[at - 1]);
  });

  it.each([
    ["an address that is not proved", "personal", ["elevatorPitch"], false, "contact"],
    ["a phone number that is missing", "personal", ["phone", "elevatorPitch"], true, "contact"],
    ["a pitch, once the contact is known", "personal", ["elevatorPitch"], true, "elevator-pitch"],
    ["a pitch, and no charity", "contact", ["elevatorPitch"], true, "elevator-pitch"],
    ["a charity that no longer exists", "contact", ["charityId", "elevatorPitch"], true, "charity"],
    ["nothing", "contact", [], true, "finish"],
    ["nothing after the pitch", "elevator-pitch", ["phone"], true, "finish"],
  ] as const)("M-35 lead to the next one that asks for %s", (_name, from, fields, isProved, to) => {
    const faults = fields.map((field) => ({ field, key: "validation.required", text: "" }));
    expect(stepAfter(from, { faults, isProved })).toBe(to);
  });

  it("have addresses of their own", () => {
    for (const name of stepNames) {
      const address = partAddress("/apply/kelp-diver/7/charity", name);
      expect(stepOf(address)).toBe(name);
      expect(partAddress(address, "personal")).toBe("/apply/kelp-diver/7");
    }
  });

  it("after contact are open only once an address is proved", () => {
    expect(stepNames.filter(needsProof)).toEqual(["charity", "elevator-pitch", "finish", "interview"]);
  });
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
