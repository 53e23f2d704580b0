import type { Interview } from "@candor/contract/interviews/shapes";
import { interviewQuestions } from "@candor/contract/values";
import { expect, it } from "vitest";
import { questionText } from "../../app/interviews/words.ts";

const interview = { country: "US", known: {}, answers: {} } as Interview;

it.each(interviewQuestions)("A-11 asks for %s without a placeholder", (name) => {
  expect(questionText(name, interview)).not.toContain("{{");
});
