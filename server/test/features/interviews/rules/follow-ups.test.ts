import { describe, expect, it } from "vitest";
import { filled, followUps, rewordingIn } from "../../../../src/features/interviews/rules/follow-ups.ts";

const template = "You worked at {{employer}}. What was your work there?";

describe("a follow-up question", () => {
  it("follows from what was said, and from nothing else", () => {
    const asked = (answers: object) =>
      followUps({ answers, leftOut: [] }).map(({ question, template, values }) => [
        question,
        filled(template, values),
      ]);
    expect(asked({})).toEqual([]);
    expect(asked({ previousEmployer: "Harbor {{skills}}" })).toEqual([
      ["jobTitle", "You worked at Harbor {{skills}}. What was your work there?"],
    ]);
    expect(asked({ skills: ["SQL", "Welding"], ratings: [{ skill: "SQL", level: "alone" }] })).toEqual([
      ["ratings", "You kept SQL and Welding. How well do you know each of them today?"],
    ]);
    expect(asked({ skills: [], ratings: [{ skill: "SQL", level: "asked" }] })).toEqual([
      ["years", "You said that others ask you about SQL. How long have you used it, and your other skills?"],
    ]);
  });

  it.each(["At {{employer}}, what did you do?", "{{employer}} was your last place; what was your role?"])(
    "may be said as %s",
    (text) => {
      expect(rewordingIn({ text }, template)).toBe(text);
    },
  );

  it.each([
    undefined,
    "At {{employer}}, what did you do?",
    { text: "What did you do there?" },
    { text: "At {{employer}} and {{employer}}, what did you do?" },
    { text: "At {{employer}} with {{skill}}, what did you do?" },
    { text: "At {{employer}, what did you do?" },
    { text: "At {{employer}}, what did you do? And how old are you?" },
    { text: "Tell us about {{employer}}." },
    { text: "See evil.example about {{employer}}?" },
    { text: "At {{employer}}, what did you do in 1999?" },
    { text: "At {{employer}},\nwhat did you do?" },
    { text: "<b>{{employer}}</b>?" },
    { text: "We score what you say of {{employer}}, fine?" },
    { text: `At {{employer}}, ${"so ".repeat(80)}what?` },
  ])("may not be said as %j", (answer) => {
    expect(rewordingIn(answer, template)).toBeUndefined();
  });
});
