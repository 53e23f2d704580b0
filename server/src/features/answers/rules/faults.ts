import type { AskedQuestion } from "@candor/contract/answers/shapes";
import type { MessageKey } from "@candor/contract/messages/message";
import { type QuestionKind, workAuthorizations } from "@candor/contract/values";

type Question = Pick<AskedQuestion, "kind" | "choices" | "required">;

/** What is wrong with an answer; undefined if it can be sent. */
export function answerFault(question: Question, typed: string): MessageKey | undefined {
  const answer = typed.trim();
  if (answer !== "") return faultOf[question.kind](answer, question.choices);
  if (!question.required) return undefined;
  return question.kind === "file" ? "answers.fileRequired" : "answers.required";
}

const faultOf: Readonly<
  Record<QuestionKind, (answer: string, choices: readonly string[]) => MessageKey | undefined>
> = {
  text: () => undefined,
  number: (answer) => (/^[-−]?\d{1,12}(?:[.,]\d{1,6})?$/.test(answer) ? undefined : "answers.number"),
  date: (answer) => (isDay(answer) ? undefined : "answers.date"),
  // The file's name: the file was read when it was uploaded.
  file: () => undefined,
  "yes-no": (answer) => oneOf(["yes", "no"], answer),
  choice: (answer, choices) => oneOf(choices, answer),
  "work-authorization": (answer) => oneOf(workAuthorizations, answer),
};

function oneOf(values: readonly string[], answer: string): MessageKey | undefined {
  return values.includes(answer) ? undefined : "answers.choose";
}

/** "2026-02-30" is parsed as March 2. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const start = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(text);
}
