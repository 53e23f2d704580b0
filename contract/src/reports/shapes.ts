import { z } from "zod";
import { idText, instant } from "../formats.ts";
import { limits } from "../limits.ts";
import { signalNames } from "../signals/names.ts";
import { reportReasons } from "./reasons.ts";

/** What a reader says about a posting. */
export const newReport = z
  .object({
    reason: z.enum(reportReasons, { error: "validation.reportReasonRequired" }),
    words: z.string().trim().max(limits.noteCharacters).default(""),
    email: z
      .union([
        z.literal(""),
        z
          .string()
          .trim()
          .toLowerCase()
          .max(254)
          .pipe(z.email({ error: "validation.invalidEmail" })),
      ])
      .default("")
      .describe("Where the answer goes; without it, nobody gets one."),
  })
  .refine(({ reason, words }) => reason !== "other" || words !== "", {
    path: ["words"],
    params: { key: "validation.reportWordsRequired" },
  });

export type NewReport = z.output<typeof newReport>;

/** What an administrator has to decide, and when it is due. */
const due = {
  id: idText,
  posting: z.object({
    id: idText,
    title: z.string(),
    organization: z.object({ name: z.string(), slug: z.string() }),
  }),
  words: z.string(),
  sent: instant,
  answerBy: instant,
  answeredAt: instant.optional(),
  isUpheld: z.boolean().optional().describe("Absent until it is answered."),
  answer: z.string().optional(),
};

/** A report as administrators see it. */
export const report = z.object({
  ...due,
  reason: z.enum(reportReasons),
  email: z.string().describe("Empty where no answer was wished."),
  others: z.int().describe("Other reports of this posting that wait."),
  isWithheld: z.boolean().describe("Whether the posting is taken off."),
  applicantsWaiting: z.int().describe("How many people who applied wait for a first answer."),
});
export type Report = z.infer<typeof report>;

/** An organization's objection to a signal. */
export const appeal = z.object({
  ...due,
  signal: z.enum(signalNames),
  evidence: z.string().describe("What the signal showed when it was objected to."),
});
export type Appeal = z.infer<typeof appeal>;

/** How many wait, how many of those are late, and how the recent ones were kept. */
export const dueFigures = z.object({
  owed: z.int(),
  late: z.int(),
  answered: z.int(),
  onTime: z.int().describe("How many of the answered ones were on time."),
});
export type DueFigures = z.infer<typeof dueFigures>;

export const verdict = z.object({
  isUpheld: z.boolean(),
  answer: z
    .string()
    .trim()
    .min(1, { error: "validation.verdictRequired" })
    .max(limits.noteCharacters)
    .describe("What is mailed to those who asked."),
});
export type Verdict = z.output<typeof verdict>;
