import { z } from "zod";
import { idText, instant, lineOf } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { email } from "../session/shapes.ts";

const reason = lineOf(limits.reasonCharacters)
  .trim()
  .min(limits.reasonMinimum, { error: "validation.impersonationReason" })
  .describe("Why; kept with the session for anyone who audits it.");

export const impersonate = route({
  method: "POST",
  path: "/rest/admin/impersonation",
  summary: "Sign in as somebody, for at most 30 minutes; logging out ends it",
  gate: "administrator",
  body: z
    .object({ email: email.optional(), accountId: idText.optional(), reason })
    .refine(({ email, accountId }) => (email === undefined) !== (accountId === undefined), {
      path: ["email"],
      params: { key: "validation.emailRequired" },
    })
    .describe("Whom, by one of email and accountId."),
  status: 201,
  answer: z.object({
    jwt: z.string().describe("Names the administrator in `act` (RFC 8693)."),
    email: z.string(),
    expiresAt: instant,
  }),
  problems: ["unauthorized", "not-found"],
  limit: "signIn",
});

export const listImpersonations = route({
  method: "GET",
  path: "/rest/admin/impersonations",
  summary: "Who was signed in as whom lately, and why; the newest first",
  gate: "administrator",
  status: 200,
  answer: z.object({
    impersonations: z.array(
      z.object({
        sessionId: z.string(),
        administrator: z.string().describe("An address of mail, as `email` is."),
        email: z.string(),
        reason: z.string(),
        startedAt: instant,
        endedAt: instant.optional(),
      }),
    ),
  }),
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export type Impersonation = z.infer<typeof listImpersonations.answer>["impersonations"][number];
