import { describe, expect, it } from "vitest";
import { eligibilityOf } from "../../../../../src/features/jobs/rules/eligibility/eligibility.ts";
import type { Remote } from "../../../../../src/features/jobs/rules/posting-draft.ts";

const texas = { country: "US", state: "TX" };
const california = { country: "US", state: "CA" };
const america = { country: "US" };
const ontario = { country: "CA", state: "ON" };
const germany = { country: "DE" };

function asked(home: { country: string; state?: string }, text: string, remote: Remote = { kind: "remote" }) {
  return eligibilityOf({ remote, places: [], text }, home);
}

describe("M-22 whether a remote job may be done from where somebody lives", () => {
  it.each([
    ["yes", texas, ["US"]],
    ["yes", texas, ["CA", "US-TX"]],
    ["no", texas, ["US-CA", "US-NY"]],
    ["no", germany, ["US", "CA"]],
    ["unsaid", america, ["US-CA"]],
    ["yes", america, ["US"]],
    ["no", ontario, ["US", "US-CA"]],
  ] as const)("is %s from %o where the posting lists %j", (answer, home, within) => {
    expect(asked(home, "", { kind: "remote", within })).toEqual({
      answer,
      ...(answer !== "unsaid" && { structure: "within" }),
    });
  });

  it.each([
    ["no", germany, "You must reside in the United States."],
    ["yes", texas, "You must reside in the United States."],
    ["yes", texas, "You can work from anywhere in the US."],
    ["no", ontario, "You can work from anywhere in the US."],
    ["no", california, "We are not able to hire candidates in California or Colorado."],
    ["no", california, "This role cannot be performed in CA, CO or NY."],
    ["no", california, "Work from anywhere in the U.S. except California."],
    ["yes", texas, "Work from anywhere in the U.S. except California."],
    ["no", germany, "We cannot hire outside of the United States."],
    ["no", ontario, "US-only."],
    ["yes", germany, "We hire only in the European Union."],
    ["yes", germany, "Open to applicants in Europe."],
    ["no", texas, "We hire only in EMEA."],
    ["no", texas, "We are only hiring in New Mexico."],
    ["no", texas, "Applicants must live in TX's neighbor Oklahoma."],
    ["yes", germany, "Work from anywhere in the world."],
    ["yes", ontario, "Open to applicants in Canada."],
    ["no", texas, "You must be located within 50 miles of Boston, Massachusetts."],
    ["yes", texas, "We can hire in the following states: TX, FL and GA."],
    ["no", california, "We can hire in the following states: TX, FL and GA."],
    ["yes", california, "US-based candidates only, no C2C."],
    ["no", germany, "US-based candidates only, no C2C."],
    ["yes", germany, "Remote in Germany, Austria or Switzerland; German language required."],
    ["no", texas, "Fully remote - Canada."],
    ["yes", germany, "Remote (EMEA)."],
    ["yes", texas, "We welcome applicants from all 50 states except Hawaii and Alaska."],
    [
      "no",
      { country: "US", state: "HI" },
      "We welcome applicants from all 50 states except Hawaii and Alaska.",
    ],
  ] as const)("is %s from %o: %s", (answer, home, sentence) => {
    expect(asked(home, `You keep lamps. ${sentence}`)).toEqual({ answer, sentence });
  });

  it.each([
    [texas, "You must be authorized to work in Canada."],
    [texas, "We do not sponsor visas for people in the United States."],
    [california, "In California the pay range is $90,000 to $110,000."],
    [california, "We do not discriminate against applicants in California."],
    [texas, "Candidates based in California are preferred."],
    [texas, "You do not need to live in California."],
    [texas, "Our customers live in Germany."],
    [{ country: "US", state: "MA" }, "You must live within 50 miles of Boston, Massachusetts."],
    [texas, "Open to applicants in the United States. You must live in California."],
    [texas, "Open to applicants in Texas. Open to applicants in Canada."],
    [texas, "A remote job."],
    [texas, "Remote lighthouses in Maine are ours."],
    [texas, "This is a remote role, but candidates must reside in Ohio or be willing to relocate."],
    [america, "Work from anywhere in the U.S. except California."],
  ])("is not said from %o: %s", (home, sentence) => {
    expect(asked(home, sentence)).toEqual({ answer: "unsaid" });
  });

  it("is refused by a sentence though the list has the country", () => {
    const sentence = "We are unable to employ residents of California.";
    expect(asked(california, sentence, { kind: "remote", within: ["US"] })).toEqual({
      answer: "no",
      sentence,
    });
  });
});

describe("M-22 whether work on site may be done from where somebody lives", () => {
  const inPortland = [{ city: "Portland", state: "OR", country: "US" }];
  it.each([
    ["no", texas, inPortland],
    ["unsaid", { country: "US", state: "OR" }, inPortland],
    ["unsaid", texas, [...inPortland, { city: "Nowhere" }]],
    ["unsaid", texas, []],
  ])("is %s from %o at %j", (answer, home, places) => {
    const found = eligibilityOf({ remote: { kind: "onsite" }, places, text: "" }, home);
    expect(found.answer).toBe(answer);
  });
});
