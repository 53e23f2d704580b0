import { z } from "zod";
import { idText } from "../formats.ts";
import { limits } from "../limits.ts";

/** How a value in a resume compares with its owner's profile. */
const comparison = z.enum(["new", "same", "different"]);

const source = z.object({
  line: z.int().min(1).describe("The line's number in the resume's text."),
  source: z.string().describe("The line as it stands there; a long one is cut."),
});

const answerable = z.object({
  key: z.string().describe("Names the value in `settleReading`."),
  compared: comparison,
  settled: z.boolean().describe("Accepted or dropped before."),
});

const part = source.extend({ value: z.string() });

const readValue = answerable.extend({
  ...part.shape,
  known: z.string().optional().describe("What the profile says where it differs."),
});

export type ReadValue = z.infer<typeof readValue>;

const moment = z.object({ year: z.int(), month: z.int().optional() });

const readJob = answerable.extend({
  experience: idText.optional().describe("The job of the profile that this one seems to be."),
  title: part.optional(),
  company: part.optional(),
  period: source.extend({ started: moment, ended: moment.optional().describe("Absent for a current job.") }),
  description: part.optional(),
});

export type ReadJob = z.infer<typeof readJob>;

/** The values of which a person has one each, named as in the profile. */
const readPersonal = z.object({
  firstName: readValue.optional(),
  lastName: readValue.optional(),
  postal: readValue.optional(),
  linkedInUrl: readValue.optional(),
  phone: readValue.optional().describe("New, or the same as one of the profile's."),
});

/** M-05. What isn't stated is absent. Every value fits the profile. */
export const resumeReading = z.object({
  fileName: z.string(),
  hasText: z.boolean().describe("False where no text could be read from the file, as for a scan."),
  personal: readPersonal,
  experience: z.array(readJob).max(limits.experience),
  skills: z.array(readValue).max(limits.skills),
  lost: z.int().describe("How many entries were seen but not read, as far as rules can tell."),
});

export type ResumeReading = z.infer<typeof resumeReading>;

/** M-05. What both sides of an application are shown of a reading, before and after it is sent. */
export const readParts = z.object({
  jobs: z.array(
    z.object({
      title: z.string().optional(),
      company: z.string().optional(),
      started: moment,
      ended: moment.optional().describe("Absent for a current job."),
    }),
  ),
  skills: z.array(z.string()),
  lost: z.int().describe("How many entries were seen but not read, as far as rules can tell."),
});

export type ReadParts = z.infer<typeof readParts>;

export const settleBody = z.object({
  keys: z
    .array(z.string().max(limits.nameCharacters + 20))
    .min(1)
    .max(limits.skills + limits.experience),
});

const placedLine = z.object({
  line: z.int().min(1),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/** M-05. The text around the values that were read. */
export const resumePages = z.object({
  pages: z
    .array(z.object({ width: z.number(), height: z.number(), lines: z.array(placedLine) }))
    .describe(
      "For a PDF, at most 20 pages: where each line of text is, measured from the upper left corner.",
    ),
  text: z.string().optional().describe("The text of a file without pages."),
});

export type ResumePages = z.infer<typeof resumePages>;
