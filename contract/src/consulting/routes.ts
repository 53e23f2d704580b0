import { z } from "zod";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { industries } from "../values.ts";
import { consultant, enrollment, enrollmentBody } from "./shapes.ts";

const path = "/rest/consulting/enrollment";

export const readEnrollment = route({
  method: "GET",
  path,
  summary: "Whether this person is enrolled in consulting, and in what",
  gate: "session",
  status: 200,
  answer: z.object({ enrollment: enrollment.optional() }),
  problems: ["unauthorized"],
  limit: "session",
});

/** Offers go to the person's email address, so it has to be theirs. */
export const enroll = route({
  method: "PUT",
  path,
  summary: "Enroll in consulting, or change one's enrollment; the account needs a first and last name",
  gate: "mailbox",
  body: enrollmentBody,
  status: 204,
  problems: ["unauthorized", "forbidden", "email-unproved"],
  limit: "writing",
});

/** */
export const unenroll = route({
  method: "DELETE",
  path,
  summary: "Leave consulting, whether one was enrolled or not",
  gate: "session",
  status: 204,
  problems: ["unauthorized"],
  limit: "writing",
});

export const listConsultants = route({
  method: "GET",
  path: "/rest/admin/consulting",
  summary: "Who is enrolled in consulting, the latest first",
  gate: "administrator",
  query: z.object({
    specialty: z.enum(industries).optional(),
    from: z.coerce.number().int().min(0).max(limits.searchFrom).optional(),
  }),
  status: 200,
  answer: z.object({
    consultants: z.array(consultant).describe("Twenty at most."),
    total: z.int(),
  }),
  large: true,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});
