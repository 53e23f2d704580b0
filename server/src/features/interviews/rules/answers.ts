import type { InterviewAnswers } from "@candor/contract/interviews/shapes";
import { limits } from "@candor/contract/limits";
import { hasWords, type InterviewQuestion } from "@candor/contract/values";
import type { FieldError } from "../../../platform/http/problem.ts";
import { isCharity } from "../../charities/rules.ts";

/** What is wrong with the answer to one question. `skills` are the confirmed ones. */
export function answerFaults(
  question: InterviewQuestion,
  answers: InterviewAnswers,
  skills: readonly string[],
): FieldError[] {
  const missing = (path: string): FieldError => ({ path, key: "validation.answerRequired" });
  switch (question) {
    case "previousEmployer":
    case "jobTitle":
      return hasWords(answers[question] ?? "") ? [] : [missing(`/${question}`)];
    case "ratings":
    case "years": {
      const said: readonly { readonly skill: string }[] = answers[question] ?? [];
      return skills.flatMap((skill, at) =>
        said.some((one) => one.skill === skill) ? [] : [missing(`/${question}/${at}`)],
      );
    }
    case "charity":
      return isCharity(answers.charity ?? "") ? [] : [{ path: "/charity", key: "validation.unknownChoice" }];
    case "expectedPay":
    case "workAuthorization":
    case "skills":
      return answers[question] === undefined ? [missing(`/${question}`)] : [];
    default:
      return question satisfies never;
  }
}

/** The answer as stored: each skill once, in its first spelling. */
export function tidy(question: InterviewQuestion, answers: InterviewAnswers): unknown {
  return question === "skills" ? eachSkillOnce(answers.skills ?? []) : answers[question];
}

export function eachSkillOnce(skills: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const skill of skills.filter(hasWords)) {
    const key = skill.toLowerCase();
    if (!byKey.has(key)) byKey.set(key, skill);
  }
  return [...byKey.values()].slice(0, limits.interviewSkills);
}
