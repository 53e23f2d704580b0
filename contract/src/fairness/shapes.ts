import { z } from "zod";
import { instant } from "../formats.ts";
import { biasTables, disabilities, ethnicities, halfYear, reportedStages, sexes } from "./categories.ts";

/** What somebody says about themselves, if they want to. Absent means not said. */
export const selfIdentification = z.object({
  sex: z.enum(sexes).optional(),
  ethnicity: z.enum(ethnicities).optional(),
  disability: z.enum(disabilities).optional().describe("Whether they have a disability, or have had one."),
});

export type SelfIdentification = z.infer<typeof selfIdentification>;

export const period = z
  .string()
  .regex(halfYear)
  .describe("A half-year in UTC.")
  .meta({ examples: ["2026-H1"] });

const selection = z.object({
  stage: z.enum(reportedStages),
  selected: z.int(),
  rate: z.number().describe("Selected of those who applied, from 0 to 1."),
  ratio: z
    .number()
    .optional()
    .describe("The rate divided by the highest rate of the table; absent if nobody was selected."),
});

export const biasRow = z.object({
  sex: z.enum(sexes).optional(),
  ethnicity: z.enum(ethnicities).optional(),
  disability: z.enum(disabilities).optional(),
  applicants: z.int(),
  selections: z.array(selection),
});

export type BiasRow = z.infer<typeof biasRow>;

export const biasTable = z.object({
  by: z.enum(biasTables),
  rows: z.array(biasRow),
  notShown: z
    .int()
    .describe(
      "Applicants who did not say, and those in groups of fewer than five or hidden together with one.",
    ),
});

export type BiasTable = z.infer<typeof biasTable>;

/** Selection rates and impact ratios in the form that New York City's Local Law 144 requires. */
export const biasReport = z.object({
  period,
  counted: instant.describe("When it was counted. It is counted once."),
  published: instant.optional(),
  applicants: z.int().describe("People who applied; each counts once."),
  stages: z
    .array(z.object({ stage: z.enum(reportedStages), selected: z.int() }))
    .describe("Without those whose figures would tell about single people."),
  tables: z.array(biasTable),
});

export type BiasReport = z.infer<typeof biasReport>;
