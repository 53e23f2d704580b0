import { z } from "zod";
import { idText, instant, lineOf } from "../formats.ts";
import { limits } from "../limits.ts";
import { applicationStatuses } from "../values.ts";
import { keyScopes } from "./key-scopes.ts";

export const apiKey = z.object({
  id: idText,
  name: z.string(),
  ending: z.string().describe("The key's last four characters: the rest is not stored."),
  scopes: z.array(z.enum(keyScopes)),
  made: instant,
  lastUsed: instant.optional(),
  makerLeft: z.literal(true).optional().describe("Whoever made it no longer owns the organization."),
});

export type ApiKey = z.infer<typeof apiKey>;

export const newApiKey = z.object({
  name: lineOf(limits.keyNameCharacters).trim().min(1),
  scopes: z.array(z.enum(keyScopes)).min(1).max(keyScopes.length),
});

export const programPosting = z.object({
  id: idText,
  title: z.string(),
  status: z.enum(["open", "closed"]),
  address: z.string(),
  firstSeen: instant,
  changed: instant.optional(),
});

/** Leaves out the applicant: what people wrote stays on the pages of those who answer them. */
export const programApplication = z.object({
  id: idText,
  jobId: idText,
  status: z.enum(applicationStatuses),
  sent: instant,
  changed: instant,
  answerBy: instant.optional(),
  answered: instant.optional(),
  address: z.string(),
});
