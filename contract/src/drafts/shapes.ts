import { z } from "zod";
import { answerFile, askedQuestion, givenAnswers, questionId } from "../answers/shapes.ts";
import { instant } from "../formats.ts";
import { limits } from "../limits.ts";
import { readParts } from "../resumes/reading.ts";
import { resume } from "../resumes/shapes.ts";

/** What was typed so far, valid or not: nothing typed is lost. */
export const draftFields = z
  .object({
    firstName: z.string().max(limits.nameCharacters),
    lastName: z.string().max(limits.nameCharacters),
    email: z.string().max(254),
    phone: z.string().max(50),
    postalCode: z.string().max(20),
    shareContact: z
      .enum(["now", "later"])
      .describe("Whether the organization sees the address and the number at once."),
    charityId: z.string().max(50),
    elevatorPitch: z.string().max(limits.pitchCharacters),
    resumeId: z.string().max(20).describe("One of the person's own resumes, chosen instead of an upload."),
  })
  .partial();

export type DraftFields = z.infer<typeof draftFields>;

export type DraftField = keyof DraftFields;

/** A change to a draft: each answer is saved by itself, as fields are. */
export const draftChange = draftFields.extend({ answers: givenAnswers.optional() });

export type DraftChange = z.infer<typeof draftChange>;

export const applyDraft = z.object({
  fields: draftFields.describe("What was typed, or else what the uploaded file says."),
  fromResume: z
    .array(z.enum(draftFields.keyof().options))
    .describe("The fields whose values stand as the uploaded file says them."),
  questions: z.array(askedQuestion).describe("The posting's own questions."),
  answers: givenAnswers.describe(
    "Answers as typed; for a file, its name. An absent answer was not asked for yet.",
  ),
  files: z
    .record(questionId, answerFile.omit({ url: true }).extend({ fileName: z.string() }))
    .describe("The files uploaded for questions of the kind `file`, keyed by question id."),
  resumeOptional: z.boolean().optional().describe("Whether the posting takes applications without one."),
  resume: resume.optional().describe("The file that was uploaded for this draft."),
  reading: readParts.optional().describe("What rules read in that file."),
  faults: z
    .array(z.object({ field: z.string(), key: z.string(), text: z.string() }))
    .describe(
      "What is missing or wrong before it can be sent: at most one for each field, in the form's order.",
    ),
  pitchIsGeneral: z
    .boolean()
    .optional()
    .describe("Whether the pitch mentions nothing of the posting. It can be sent all the same."),
  expiresAt: instant
    .optional()
    .describe("When what was kept is deleted, unless something changes; absent before anything is kept."),
  minutes: z
    .int()
    .optional()
    .describe("The median of the latest applications; absent if too few were measured."),
  key: z.string().describe("The idempotency key with which this draft is sent."),
});

export type ApplyDraft = z.infer<typeof applyDraft>;
