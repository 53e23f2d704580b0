import { z } from "zod";
import { idText } from "../formats.ts";
import { limits } from "../limits.ts";
import { assignedFilters, dueFilters, orderFilters, stageFilters } from "./filter-values.ts";

/** The filters of a list of applications. The names are also the page's parameters. */
export const applicationFilters = z.object({
  words: z
    .string()
    .trim()
    .max(limits.filterWordsCharacters)
    .optional()
    .describe("Each of them is in the name, the pitch or the resume's text, in any case."),
  job: idText.optional(),
  stage: z
    .enum(stageFilters)
    .optional()
    .describe(
      "`waiting`: for an answer, or for a decision due within two business days. Absent: the list's own.",
    ),
  due: z.enum(dueFilters).optional().describe("When an answer is due, or a decision after an interview."),
  assigned: z.enum(assignedFilters).optional(),
  tag: z.string().trim().max(limits.tagCharacters).optional(),
  unread: z.literal("1").optional().describe("Only those that the caller has not opened."),
  order: z.enum(orderFilters).optional().describe("Absent: by the promised dates, the oldest first."),
});

export type ApplicationFilters = z.infer<typeof applicationFilters>;

export const filterNames = Object.keys(applicationFilters.shape) as readonly (keyof ApplicationFilters)[];

/** How many applications each value of one filter would show, with all other filters unchanged. */
export const filterCounts = z.object({
  stage: z.record(z.enum(stageFilters), z.int()),
  due: z.record(z.enum(dueFilters), z.int()),
  assigned: z.record(z.enum(assignedFilters), z.int()),
  unread: z.int(),
  jobs: z.array(z.object({ id: idText, title: z.string(), count: z.int() })).describe("Most first."),
  tags: z.array(z.object({ tag: z.string(), count: z.int() })).describe("By name."),
});

export type FilterCounts = z.infer<typeof filterCounts>;
