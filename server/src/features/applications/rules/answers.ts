import type { AskedQuestion, GivenAnswers, StatedAnswer } from "@candor/contract/answers/shapes";
import type { MessageKey } from "@candor/contract/messages/message";
import { answerFault } from "../../answers/rules/faults.ts";

interface AnswerFault {
  /** The question's id. */
  readonly id: string;
  readonly key: MessageKey;
}

/** What prevents answers from being sent, in the questions' order. */
export function answerFaults(questions: readonly AskedQuestion[], given: GivenAnswers): AnswerFault[] {
  return questions.flatMap((question) => {
    const key = answerFault(question, given[question.id] ?? "");
    return key ? [{ id: question.id, key }] : [];
  });
}

interface AnswerFile {
  readonly id: number;
  readonly name: string;
  readonly media_type: string;
  readonly bytes: number;
  readonly sha256: string;
}

type Files = ReadonlyMap<string, AnswerFile>;

/** Questions of the kind `file` are answered by the upload, whatever else is given. */
export function withFiles(
  questions: readonly AskedQuestion[],
  given: GivenAnswers,
  files: Files,
): GivenAnswers {
  const uploaded = questions.flatMap(({ id, kind }) => {
    const name = files.get(id)?.name ?? (given[id] === undefined ? undefined : "");
    return kind === "file" && name !== undefined ? [[id, name] as const] : [];
  });
  return { ...given, ...Object.fromEntries(uploaded) };
}

/** The answers with their questions, in the form that is sent. Empty ones are left out. */
export function statedAnswers(
  questions: readonly AskedQuestion[],
  given: GivenAnswers,
  files: Files = new Map(),
): StatedAnswer[] {
  return questions.flatMap(({ id, text, kind }) => {
    const answer = (given[id] ?? "").trim();
    const file = files.get(id);
    if (answer === "") return [];
    return [{ question: text, kind, answer, ...(kind === "file" && file && { file: fileFacts(file) }) }];
  });
}

export function fileFacts({ id, media_type: mediaType, bytes, sha256 }: AnswerFile) {
  return { id: String(id), mediaType, bytes, sha256 };
}
