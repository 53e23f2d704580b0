import { z } from "zod";
import { idText } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { email } from "../session/shapes.ts";
import {
  claimResult,
  newOutsideApplication,
  notedApplication,
  outsideApplication,
  outsideChanges,
  partnerApply,
} from "./shapes.ts";

const params = z.object({ id: z.string().max(100) });

export const makePartnerApply = route({
  method: "POST",
  path: "/rest/partner-applies",
  summary: "Note an application at a posting's source, for whoever proves this address or shows the key",
  gate: "anyone",
  body: z.object({ jobId: idText, email }),
  status: 201,
  answer: partnerApply,
  problems: ["job-not-found", "key-reused"],
  limit: "applying",
  idempotent: true,
});

export const checkClaims = route({
  method: "POST",
  path: "/rest/interview/check-claims",
  summary: "Take over applications that this browser made under other addresses; repeated, they stay",
  gate: "own-identities",
  body: z.object({
    claims: z
      .array(
        z.object({
          id: z.string().max(100),
          email: z.string().max(300),
          jobId: z.string().max(100),
          key: z.string().max(100),
        }),
      )
      .max(limits.claimsAtOnce),
  }),
  status: 200,
  answer: z.array(claimResult),
  problems: ["unauthorized", "too-many-attempts"],
  limit: "signIn",
});

export const listOutsideApplications = route({
  method: "GET",
  path: "/rest/outside-applications",
  summary: "What this person noted about applications made elsewhere, the latest first",
  gate: "session",
  status: 200,
  answer: z.object({ applications: z.array(outsideApplication) }),
  large: true,
  problems: ["unauthorized"],
  limit: "session",
});

export const noteOutsideApplication = route({
  method: "POST",
  path: "/rest/outside-applications",
  summary: "Note an application made elsewhere; a posting or an address is noted once",
  gate: "session",
  body: newOutsideApplication,
  status: 201,
  answer: notedApplication,
  problems: ["unauthorized", "job-not-found", "too-many-outside"],
  limit: "session",
});

export const changeOutsideApplication = route({
  method: "PATCH",
  path: "/rest/outside-applications/{id}",
  summary: "Change one's notes about an application made elsewhere",
  gate: "own-record",
  params,
  body: outsideChanges,
  status: 200,
  answer: outsideApplication,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const forgetOutsideApplication = route({
  method: "DELETE",
  path: "/rest/outside-applications/{id}",
  summary: "Remove an application made elsewhere from one's list, whether it was there or not",
  gate: "session",
  params,
  status: 204,
  problems: ["unauthorized"],
  limit: "session",
});
