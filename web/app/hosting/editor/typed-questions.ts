import { type WrittenQuestion, writtenQuestion } from "@candor/contract/answers/shapes";
import { limits } from "@candor/contract/limits";
import { questionKinds } from "@candor/contract/values";
import { textOf } from "../../wire/text-of.ts";

/** The questions as the form sends them: "question-text-0", "question-kind-0", and so on. */
export function typedQuestions(form: FormData): WrittenQuestion[] {
  const count = Math.min(Number(textOf(form, "questions")) || 0, limits.questions);
  return Array.from({ length: count }, (_, at) =>
    writtenQuestion.parse({
      text: lineOf(textOf(form, `question-text-${at}`)),
      kind: questionKinds.find((kind) => kind === textOf(form, `question-kind-${at}`)),
      choices: textOf(form, `question-choices-${at}`).slice(0, 2000),
      required: form.has(`question-required-${at}`),
      reason: lineOf(textOf(form, `question-reason-${at}`)),
    }),
  );
}

/** The questions after one of their buttons was pressed; undefined for another button. */
export function changedQuestions(
  intent: string,
  questions: readonly WrittenQuestion[],
): WrittenQuestion[] | undefined {
  if (intent === "question-add") return [...questions, writtenQuestion.parse({})].slice(0, limits.questions);
  const [, act, place] = /^question-(remove|raise)-(\d{1,2})$/.exec(intent) ?? [];
  const at = Number(place);
  const question = questions[at];
  if (act === undefined || question === undefined) return undefined;
  const others = questions.toSpliced(at, 1);
  return act === "remove" ? others : others.toSpliced(Math.max(0, at - 1), 0, question);
}

/**
 * The place of the question that takes the focus after a button: the new or the moved one, or the one after a removed
 * one; otherwise the last. -1 if none is left.
 */
export function focusedAfter(intent: string, count: number): number {
  const [, act, place] = /^question-(remove|raise)-(\d{1,2})$/.exec(intent) ?? [];
  if (act === "raise") return Math.max(0, Number(place) - 1);
  return act === "remove" ? Math.min(Number(place), count - 1) : count - 1;
}

/** One line, cut to the stored length, whatever a foreign form sends. */
function lineOf(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, " ").slice(0, limits.questionCharacters);
}
