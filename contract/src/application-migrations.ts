import { z } from "zod";
import { idText } from "./formats.ts";
import { route } from "./route.ts";

const reference = z
  .string()
  .max(100)
  .describe("From a mail about the application. It opens nothing: it names an application and whose it was.");

/** Another account's application is named by its mails alone: any other reference is not there. */
const problems = ["unauthorized", "not-found", "already-applied"] as const;

export const inspectMigration = route({
  method: "POST",
  path: "/rest/application-migrations/inspection",
  summary: "Which application a mail's reference could move to this account; nothing changes",
  gate: "own-identities",
  body: z.object({
    reference,
    jobId: z.string().max(100).optional().describe("Of the only posting that it may be to."),
  }),
  status: 200,
  answer: z.object({
    id: idText,
    maskedEmail: z.string().optional().describe("Of the account that has it; absent where it is one's own."),
  }),
  problems,
  limit: "session",
});

export const requestMigrationCode = route({
  method: "POST",
  path: "/rest/application-migrations/code",
  summary: "Mail a code to the account that has the application, which moves it to this one",
  gate: "own-identities",
  body: z.object({ reference }),
  status: 202,
  answer: z.object({ accepted: z.literal(true) }),
  problems: [...problems, "too-many-attempts"],
  limit: "signIn",
});

export const migrateApplication = route({
  method: "POST",
  path: "/rest/application-migrations",
  summary: "Move an application to this account by the mailed code; repeated, it stays here",
  gate: "own-identities",
  body: z.object({
    reference,
    code: z.string().trim().max(20).min(1, { error: "validation.emailCodeRequired" }),
  }),
  status: 200,
  answer: z.object({ id: idText }),
  problems,
  limit: "signIn",
});
