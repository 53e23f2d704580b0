import { expect, it } from "vitest";
import { answerOf, textBeside, typedAnswer } from "../../app/interviews/typed.ts";

/** As a tab shows it that asks about two skills. */
function formOf(kind: "ratings" | "years", [first, second]: readonly [string, string]): FormData {
  const form = new FormData();
  for (const skill of ["Diving", "Welding"]) form.append("asked", skill);
  form.set(`${kind}-0`, first);
  form.set(`${kind}-1`, second);
  return form;
}

it("A-10 an old tab's answer is about the skills that it showed", () => {
  expect(answerOf("ratings", formOf("ratings", ["alone", "asked"]))).toEqual({
    ratings: [
      { skill: "Diving", level: "alone" },
      { skill: "Welding", level: "asked" },
    ],
  });
  expect(answerOf("years", formOf("years", ["6", "0"]))).toEqual({
    years: [
      { skill: "Diving", years: 6 },
      { skill: "Welding", years: 0 },
    ],
  });
});

it("A-10 what was typed about a skill is shown again next to that skill", () => {
  const { fields } = typedAnswer(formOf("years", ["6", "0"]), ["Knots", "Diving"]);
  expect(fields).toMatchObject({ "years-0": "", "years-1": "6" });
});

it.each([
  ["years", "", "Answer the question, or leave it out"],
  ["years", "99", "Enter whole years, from 0 to 60"],
  ["years", "2.", "Enter whole years, from 0 to 60"],
  ["ratings", "", "Answer the question, or leave it out"],
] as const)("A-11 next to a skill, %s that are %j are told %s", (question, typed, told) => {
  const field = `${question}-0`;
  const error = { field, text: "How many years of experience do you have with Diving?" };
  expect(textBeside(question, error, { fields: { [field]: typed } })).toBe(told);
});
