import { z } from "zod";
import { idText, instant } from "../formats.ts";
import { route } from "../route.ts";
import { email } from "../session/shapes.ts";
import { dashboard, impersonation, overdueDecisions, reason } from "./shapes.ts";
import { userDetails, userFilters, userPage } from "./user-shapes.ts";

export const readDashboard = route({
  method: "GET",
  path: "/rest/admin/dashboard",
  summary: "How the place is doing, and what waits for its operator",
  gate: "administrator",
  status: 200,
  answer: dashboard,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const listOverdueDecisions = route({
  method: "GET",
  path: "/rest/admin/overdue-decisions",
  summary: "Applications whose decision is overdue after an interview, the longest overdue first",
  gate: "administrator",
  status: 200,
  answer: overdueDecisions,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const listUsers = route({
  method: "GET",
  path: "/rest/admin/users",
  summary: "The accounts that match, newest first",
  gate: "administrator",
  query: userFilters,
  status: 200,
  answer: userPage,
  large: true,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

const params = z.object({ userId: idText });

export const readUser = route({
  method: "GET",
  path: "/rest/admin/users/{userId}",
  summary: "One account: who it is, what it may do, and what administrators did to it",
  gate: "administrator",
  params,
  status: 200,
  answer: userDetails,
  large: true,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const signOutUser = route({
  method: "POST",
  path: "/rest/admin/users/{userId}/sign-out",
  summary: "End all of somebody's sessions; their sign-in history says that support did",
  gate: "administrator",
  params,
  body: z.object({ reason }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});

export const changeAdministrator = route({
  method: "PUT",
  path: "/rest/admin/users/{userId}/administrator",
  summary: "Make somebody an administrator, or take that right away; never one's own",
  gate: "administrator",
  params,
  body: z.object({ administrator: z.boolean(), reason }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});

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
    .describe("Whom, by one of email and accountId.")
    .meta({ examples: [{ email: "ada@example.com", reason: "They called about a missing application" }] }),
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
  answer: z.object({ impersonations: z.array(impersonation) }),
  problems: ["unauthorized", "not-found"],
  limit: "session",
});
