import type { AskedQuestion } from "@candor/contract/answers/shapes";
import type { MessageKey } from "@candor/contract/messages/message";
import { workAuthorizations } from "@candor/contract/values";

type Question = Pick<AskedQuestion, "kind" | "choices" | "required">;

/** What is wrong with an answer; undefined if it can be sent. */
export function answerFault({ kind, choices, required }: Question, typed: string): MessageKey | undefined {
  const answer = typed.trim();
  if (answer === "") return required ? "answers.required" : undefined;
  switch (kind) {
    case "text":
      return undefined;
    case "number":
      return /^[-−]?\d{1,12}(?:[.,]\d{1,6})?$/.test(answer) ? undefined : "answers.number";
    case "date":
      return isDay(answer) ? undefined : "answers.date";
    case "yes-no":
      return oneOf(["yes", "no"], answer);
    case "choice":
      return oneOf(choices, answer);
    case "work-authorization":
      return oneOf(workAuthorizations, answer);
  }
}

function oneOf(values: readonly string[], answer: string): MessageKey | undefined {
  return values.includes(answer) ? undefined : "answers.choose";
}

/** "2026-02-30" is read as March 2. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const start = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(start) && new Date(start).toISOString().startsWith(text);
}
