import { z } from "zod";
import { idText, instant } from "../formats.ts";
import { loggedRules, ruleInputs } from "./steps.ts";

const rule = z.enum(loggedRules);

/** What a rule read, or decided: moments are instants. */
const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** M-24: one decision of a program, as it was logged. */
export const loggedDecision = z.object({
  id: idText,
  rule,
  version: z.int().describe("Of the rule that decided."),
  at: instant,
  about: z.object({
    kind: z.enum(["application", "posting", "alert", "proposal"]),
    id: idText,
  }),
  read: z
    .partialRecord(z.enum(ruleInputs), value)
    .optional()
    .describe(
      "All that the rule read. Absent for match sheets, which read what somebody shows of themselves.",
    ),
  decided: value.optional().describe("Absent where `read` is."),
});

export type LoggedDecision = z.infer<typeof loggedDecision>;

export const decisionFilters = z.object({
  rule: rule.optional(),
  before: idText.optional().describe("Only decisions that were logged before this one."),
});

const ruleCount = z.object({ rule, version: z.int().describe("That decides now."), logged: z.int() });

export type RuleCount = z.infer<typeof ruleCount>;

export const decisionPage = z.object({
  rules: z.array(ruleCount),
  decisions: z.array(loggedDecision).describe("The newest first."),
  more: z.boolean().describe("Whether older ones follow."),
});

export const replayResult = z.object({
  replayed: z.int(),
  identical: z.int().describe("How many had the same outcome again, byte by byte."),
  different: z.array(loggedDecision).describe("Those that had another outcome; up to 20."),
  unknown: z.int().describe("How many were made by a version that this server no longer has."),
  before: idText.optional().describe("Where to go on; absent if nothing older is logged."),
});

export type ReplayResult = z.infer<typeof replayResult>;
