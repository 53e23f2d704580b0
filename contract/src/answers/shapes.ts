import { z } from "zod";
import { idText, instant, lineOf } from "../formats.ts";
import { limits } from "../limits.ts";
import { questionKinds } from "../values.ts";

/** A question of a posting, as its organization writes it. It is saved even if it is unfinished or wrong. */
export const writtenQuestion = z.object({
  text: lineOf(limits.questionCharacters).default(""),
  kind: z.enum(questionKinds).default("text"),
  choices: z.string().max(2000).default("").describe("One per line; of the kind `choice`."),
  required: z.boolean().default(false),
  reason: lineOf(limits.questionCharacters).default("").describe("Why it is asked; applicants read it."),
});

export type WrittenQuestion = z.infer<typeof writtenQuestion>;

export const questionId = z.string().max(40).describe("The same for the same words and kind, whoever asks.");

/** A question as applicants see it. */
export const askedQuestion = z.object({
  id: questionId,
  text: z.string(),
  kind: z.enum(questionKinds),
  choices: z.array(z.string()),
  required: z.boolean(),
  reason: z.string(),
});

export type AskedQuestion = z.infer<typeof askedQuestion>;

const answerText = z.string().max(limits.answerCharacters);

/**
 * Answers by question id. A yes-or-no question takes "yes" or "no"; a date "2026-11-30". A file is uploaded to the
 * draft: a value for it here is ignored.
 */
export const givenAnswers = z.record(questionId, answerText);

export type GivenAnswers = z.infer<typeof givenAnswers>;

/** A file that answers a question. It belongs to one application. */
export const answerFile = z.object({
  id: idText,
  mediaType: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  url: z
    .string()
    .optional()
    .describe("A path on this instance that opens it for the reader of this answer, for five minutes."),
});

export type AnswerFile = z.infer<typeof answerFile>;

/** An answer with its question as it was asked. */
export const statedAnswer = z.object({
  question: z.string(),
  kind: z.enum(questionKinds),
  answer: z.string().describe("For a file, its name."),
  file: answerFile.optional().describe("The file, if the question is of the kind `file`."),
});

export type StatedAnswer = z.infer<typeof statedAnswer>;

/** M-35: an answer that a person keeps. It is offered when the same question is asked again. */
export const keptAnswer = statedAnswer.omit({ file: true }).extend({
  id: idText,
  questionId,
  choices: z.array(z.string()).describe("The choices when it was last asked."),
  lastUsedAt: instant,
});

export type KeptAnswer = z.infer<typeof keptAnswer>;
