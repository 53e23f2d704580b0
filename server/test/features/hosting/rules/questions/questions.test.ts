import { readFileSync } from "node:fs";
import { writtenQuestion } from "@candor/contract/answers/shapes";
import { describe, expect, it } from "vitest";
import { questionFaults } from "../../../../../src/features/hosting/rules/question-faults.ts";

const aQuestion = (changes: object) =>
  writtenQuestion.parse({ text: "Which knots can you tie?", reason: "You moor the boat.", ...changes });

function rowsOf(file: string) {
  return readFileSync(new URL(file, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [becomes = "", text = ""] = line.split("|").map((part) => part.trim());
      return { becomes, text };
    });
}

const keys: Readonly<Record<string, string>> = {
  asked: "hosting.fault.questionAsked",
  authorization: "hosting.fault.questionAuthorization",
};

describe("M-35 a question to applicants", () => {
  it.each([...rowsOf("texts.txt"), ...rowsOf("later.txt")])("is $becomes: $text", ({ becomes, text }) => {
    const [fault] = questionFaults([aQuestion({ text })]);
    const passes = becomes === "fine" || becomes === "missed";
    expect(fault?.key).toBe(passes ? undefined : (keys[becomes] ?? `hosting.banned.${becomes}`));
  });

  it("that the law bans is refused with its words and the law's source", () => {
    const [fault] = questionFaults([aQuestion({}), aQuestion({ text: "  How old are you? " })]);
    expect(fault).toMatchObject({
      field: "question-text-1",
      key: "hosting.banned.age",
      sentence: "How old are you?",
      source: {
        name: expect.stringContaining("29 U.S.C. § 623"),
        url: "https://www.eeoc.gov/age-discrimination",
      },
    });
  });

  it.each([
    { wrong: { reason: " " }, field: "question-reason-0", key: "hosting.fault.questionReason" },
    { wrong: { text: "?" }, field: "question-text-0", key: "hosting.fault.question" },
    {
      wrong: { kind: "choice", choices: "Yes\nYes" },
      field: "question-choices-0",
      key: "hosting.fault.questionChoices",
    },
  ])("needs $field", ({ wrong, field, key }) => {
    expect(questionFaults([aQuestion(wrong)])).toMatchObject([{ field, key }]);
  });

  it("is asked once, however it is punctuated", () => {
    const twice = [aQuestion({}), aQuestion({ text: "which knots, can you tie" })];
    expect(questionFaults(twice)).toMatchObject([
      { field: "question-text-1", key: "hosting.fault.questionTwice" },
    ]);
  });

  it("about work authorization needs no words: the profile's are used", () => {
    expect(questionFaults([aQuestion({ kind: "work-authorization", text: "" })])).toEqual([]);
  });
});
