import type { AskedQuestion, KeptAnswer } from "@candor/contract/answers/shapes";
import { describe, expect, it } from "vitest";
import { ownQuestions } from "../../../app/applications/apply/own-questions.ts";

const lastUsedAt = "2026-11-02T10:00:00.000Z";

const asked = (changes: Partial<AskedQuestion> = {}): AskedQuestion => ({
  id: "shift",
  text: "Which shift?",
  kind: "choice",
  choices: ["Day", "Night"],
  required: true,
  reason: "Both are open.",
  ...changes,
});

const kept = (answer: string): KeptAnswer => ({
  id: "1",
  questionId: "shift",
  question: "Which shift?",
  kind: "choice",
  choices: ["Day", "Dusk"],
  answer,
  lastUsedAt,
});

const permit = asked({ id: "permit", kind: "work-authorization", choices: [] });

function own(
  question: AskedQuestion,
  typed: Record<string, string>,
  account?: Parameters<typeof ownQuestions>[1],
) {
  const [found] = ownQuestions({ questions: [question], answers: typed, files: {} }, account);
  return { answer: found?.answer, from: found?.from, isNew: found?.isNew };
}

describe("M-35 the answer to a question is", () => {
  it.each([
    ["what was typed", { shift: "Night" }, kept("Day"), { answer: "Night", isNew: false }],
    ["what was emptied", { shift: "" }, kept("Day"), { answer: "", isNew: false }],
    ["what was answered before", {}, kept("Day"), { answer: "Day", from: { lastUsedAt }, isNew: false }],
    ["open, where it was another choice before", {}, kept("Dusk"), { answer: "", isNew: true }],
  ])("%s", (_name, typed, answer, expected) => {
    expect(own(asked(), typed, { profile: {}, answers: [answer] })).toEqual(expected);
  });

  it("open to a stranger", () => {
    expect(own(asked(), {})).toEqual({ answer: "", isNew: true });
  });

  it("E-10 the profile's, where it is about work authorization", () => {
    const account = { profile: { workAuthorization: "anyEmployer" as const }, answers: [] };
    expect(own(permit, {}, account)).toEqual({
      answer: "anyEmployer",
      from: { profile: true },
      isNew: false,
    });
    expect(own(permit, {}, { profile: {}, answers: [] })).toEqual({ answer: "", isNew: true });
  });
});
