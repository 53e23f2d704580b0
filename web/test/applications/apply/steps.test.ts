import { applicationStatuses } from "@candor/contract/values";
import { describe, expect, it } from "vitest";
import type { OwnQuestion } from "../../../app/applications/apply/own-questions.ts";
import {
  followsSending,
  needsProof,
  partAddress,
  stepAfter,
  stepBefore,
  stepNames,
  stepOf,
  stepsOf,
} from "../../../app/applications/apply/steps/steps.ts";
import { fileSizeText } from "../../../app/wording/file-size.ts";

const asked = ({ isNew }: { isNew: boolean }): OwnQuestion => ({
  id: "knots",
  text: "Which knots?",
  kind: "text",
  choices: [],
  required: false,
  reason: "You moor the boat.",
  answer: "",
  isNew,
});

describe("the steps of Easy Apply", () => {
  it("A-01 A-03 end with a receipt while its date is to come: going back to it after a withdrawal promises nothing", () => {
    const statuses = applicationStatuses.filter((status) => followsSending("finish", { status }));
    expect(statuses).toEqual(["submitted", "viewed"]);
    expect(applicationStatuses.filter((status) => followsSending("interview", { status }))).toEqual([
      ...applicationStatuses,
    ]);
    expect(followsSending("contact", { status: "submitted" })).toBe(false);
  });

  it("R-75 follow each other from personal details to the interview", () => {
    const all = stepsOf({ questions: [] });
    expect(all).toEqual(["personal", "contact", "charity", "elevator-pitch", "finish", "interview"]);
    for (const [at, name] of all.entries()) expect(stepBefore(name, all)).toBe(all[at - 1]);
  });

  it("M-35 have one more before the last, where the posting asks something", () => {
    const all = stepsOf({ questions: [asked({ isNew: true })] });
    expect(all.slice(3)).toEqual(["elevator-pitch", "questions", "finish", "interview"]);
    expect(stepBefore("finish", all)).toBe("questions");
  });

  it.each([
    ["is asked once, also where no answer is required", { isNew: true }, [], "questions"],
    ["is passed over where the answer is known", { isNew: false }, [], "finish"],
    ["is asked again where the answer is refused", { isNew: false }, ["answer-knots"], "questions"],
  ] as const)("M-35 lead to a question that %s", (_name, question, fields, to) => {
    const faults = fields.map((field) => ({ field, key: "answers.required", text: "" }));
    const own = { fields: {}, fromResume: [], faults, questions: [asked(question)], isProved: true };
    expect(stepAfter("elevator-pitch", own)).toBe(to);
  });

  it.each([
    ["an address that is not proved", "personal", ["elevatorPitch"], false, "contact"],
    ["a phone number that is missing", "personal", ["phone", "elevatorPitch"], true, "contact"],
    ["a pitch, once the contact is known", "personal", ["elevatorPitch"], true, "elevator-pitch"],
    ["a charity that no longer exists", "contact", ["charityId", "elevatorPitch"], true, "charity"],
    ["nothing", "contact", [], true, "finish"],
    ["nothing, and leave the charity to the last one", "personal", [], true, "finish"],
    ["nothing after the pitch", "elevator-pitch", ["phone"], true, "finish"],
  ] as const)("M-35 lead to the next one that asks for %s", (_name, from, missing, isProved, to) => {
    const faults = missing.map((field) => ({ field, key: "validation.required", text: "" }));
    const fields = from === "personal" ? {} : { charityId: "" };
    expect(stepAfter(from, { fields, fromResume: [], faults, questions: [], isProved })).toBe(to);
  });

  it("M-35 show what was only read from a resume before it is sent", () => {
    const own = { fields: {}, fromResume: ["phone"] as const, faults: [], questions: [], isProved: true };
    expect(stepAfter("personal", own)).toBe("contact");
    expect(stepAfter("contact", { ...own, fields: { charityId: "" } })).toBe("finish");
  });

  it("R-75 R-80 lead from the contact to the charity, until it is chosen or left open", () => {
    const own = { fromResume: [], faults: [], questions: [], isProved: true };
    expect(stepAfter("contact", { ...own, fields: {} })).toBe("charity");
    expect(stepAfter("contact", { ...own, fields: { charityId: "" } })).toBe("finish");
  });

  it("have addresses of their own", () => {
    for (const name of stepNames) {
      const address = partAddress("/apply/kelp-diver/7/charity", name);
      expect(stepOf(address)).toBe(name);
      expect(partAddress(address, "personal")).toBe("/apply/kelp-diver/7");
    }
  });

  it("after contact are open only once an address is proved", () => {
    expect(stepNames.filter(needsProof)).toEqual([
      "charity",
      "elevator-pitch",
      "questions",
      "finish",
      "interview",
    ]);
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
