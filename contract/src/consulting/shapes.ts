import { z } from "zod";
import { instant, lineOf } from "../formats.ts";
import { limits } from "../limits.ts";
import { industries, remoteOptions, workAuthorizations } from "../values.ts";

/** What somebody says when they enroll; everything else is in their profile. */
export const enrollmentBody = z.object({
  specialty: z.enum(industries, { error: "validation.specialtyRequired" }),
  remote: z.enum(remoteOptions).default("include"),
  location: lineOf(limits.addressCharacters)
    .trim()
    .default("")
    .describe("Where they want to work, as typed; empty means anywhere."),
});

export type EnrollmentBody = z.output<typeof enrollmentBody>;

export const enrollment = z.object({
  specialty: z.enum(industries),
  remote: z.enum(remoteOptions),
  location: z.string().optional(),
  enrolledAt: instant,
});

export type Enrollment = z.infer<typeof enrollment>;

/** Everything that administrators see about an enrolled person. The consulting page names each part of it. */
export const consultant = enrollment.extend({
  name: z.string().optional(),
  email: z.string(),
  mostRecentJobTitle: z.string().optional(),
  mostRecentEmployer: z.string().optional(),
  skills: z.array(z.string()),
  workAuthorization: z.enum(workAuthorizations).optional(),
  linkedInUrl: z.string().optional(),
});

export type Consultant = z.infer<typeof consultant>;
