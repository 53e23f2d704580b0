import type { AnsweredQuestion, InterviewAnswers } from "@candor/contract/interviews/shapes";
import { type InterviewQuestion, interviewQuestions } from "@candor/contract/values";

/** What somebody has said so far. */
export interface Given {
  readonly answers: InterviewAnswers;
  readonly leftOut: readonly InterviewQuestion[];
}

/** The questions to ask: none about skills if there are none, and none about a charity that was already chosen. */
export function questionsOf(given: Given, { choseCharity }: { choseCharity: boolean }): AnsweredQuestion[] {
  return interviewQuestions
    .filter((name) => isAsked(name, given, choseCharity))
    .map((name) => ({ name, state: stateOf(name, given) }));
}

/** Leaves out what was said about skills that were removed since; in the skills' order. */
export function current({ skills, ratings, years, ...answers }: InterviewAnswers): InterviewAnswers {
  const ofSkills = <Said extends { readonly skill: string }>(said: readonly Said[]) =>
    (skills ?? []).flatMap((skill) => said.find((one) => one.skill === skill) ?? []);
  return {
    ...answers,
    ...(skills && { skills }),
    ...(skills && ratings && { ratings: ofSkills(ratings) }),
    ...(skills && years && { years: ofSkills(years) }),
  };
}

function isAsked(name: InterviewQuestion, { answers, leftOut }: Given, choseCharity: boolean): boolean {
  if (name === "charity") return !choseCharity;
  if (name !== "ratings" && name !== "years") return true;
  return !leftOut.includes("skills") && answers.skills?.length !== 0;
}

function stateOf(name: InterviewQuestion, { answers, leftOut }: Given): AnsweredQuestion["state"] {
  if (leftOut.includes(name)) return "left-out";
  if (name !== "ratings" && name !== "years") return answers[name] === undefined ? "open" : "answered";
  const said: readonly { readonly skill: string }[] | undefined = answers[name];
  const isWhole = answers.skills?.every((skill) => said?.some((one) => one.skill === skill)) ?? false;
  return isWhole ? "answered" : "open";
}
