import { z } from "zod";
import { matchStates, requirementKinds, sheetSources } from "./values.ts";

const month = z.string().describe("A month, `2024-03`, or a year where no month is stated.");

/** One job that counts toward the years of experience. */
const span = z.object({
  text: z.string().describe("Title and company."),
  started: month,
  ended: month.optional().describe("Absent while it is a current job."),
  months: z.int(),
});

const evidence = z.object({
  text: z.string().describe("The words of the profile or the resume."),
  from: z.enum(sheetSources),
});

export const matchedRequirement = z.object({
  text: z.string().describe("The requirement in the posting's words."),
  kind: z.enum(requirementKinds),
  state: z.enum(matchStates),
  evidence: z.array(evidence).describe("The evidence that it is met, or how far."),
  missing: z.array(z.string()).describe("What nothing says, where a requirement names several things."),
  relations: z
    .array(z.object({ known: z.string(), asked: z.string(), covers: z.boolean() }))
    .describe("Other skills or work that is related; it counts where it covers what is asked."),
  years: z
    .object({
      asked: z.number(),
      months: z.int().describe("Added up, with months in which two jobs overlap counted once."),
      overlap: z.int().describe("Months that were not counted a second time."),
      spans: z.array(span),
      stated: z.boolean().describe("A line says the years; they are not added up from dates."),
    })
    .optional(),
});

export type MatchedRequirement = z.infer<typeof matchedRequirement>;

const count = z.object({ met: z.int(), of: z.int() });

/** M-23: a posting's requirements beside what somebody shows for them. Both sides read the same sheet. */
export const matchSheet = z.object({
  read: z
    .boolean()
    .describe("Rules read the requirements in the posting's text; otherwise its author listed them."),
  musts: count,
  nice: count,
  requirements: z.array(matchedRequirement).describe("Musts first, in the posting's order."),
});

export type MatchSheet = z.infer<typeof matchSheet>;
