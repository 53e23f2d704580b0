import type { StatedAnswer } from "@candor/contract/answers/shapes";
import { message } from "@candor/contract/messages/message";
import type { WorkAuthorization } from "@candor/contract/values";
import { datesIn } from "../wording/dates.ts";

/** An answer in words. */
export function AnswerText({ kind, answer }: Pick<StatedAnswer, "kind" | "answer">) {
  return <span className="as-typed">{wordsOf(kind, answer)}</span>;
}

function wordsOf(kind: StatedAnswer["kind"], answer: string): string {
  if (kind === "yes-no") return message(answer === "yes" ? "answers.yes" : "answers.no");
  if (kind === "date") return datesIn().dateText(`${answer}T00:00:00.000Z`);
  if (kind === "work-authorization") return message(`workAuthorization.${answer as WorkAuthorization}`);
  return answer;
}
