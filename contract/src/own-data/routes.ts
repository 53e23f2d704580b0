import { z } from "zod";
import { instant } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { consent, look, mailedDeletion, ownDeletion, ownExport, supportVisit } from "./shapes.ts";

const token = z.string().trim().min(1).max(limits.mailedTokenCharacters);

export const readDeletion = route({
  method: "GET",
  path: "/rest/account/deletion",
  summary: "Whether this person's account is about to be deleted",
  gate: "session",
  status: 200,
  answer: ownDeletion,
  problems: ["unauthorized"],
  limit: "session",
});

export const askDeletion = route({
  method: "POST",
  path: "/rest/account/deletion",
  summary: "Delete this person's account, in seven days; asking again changes nothing",
  gate: "own-credentials",
  status: 202,
  answer: z.object({ dueAt: instant }),
  problems: ["unauthorized", "still-member"],
  limit: "writing",
});

export const cancelDeletion = route({
  method: "DELETE",
  path: "/rest/account/deletion",
  summary: "Keep the account",
  gate: "own-credentials",
  status: 204,
  problems: ["unauthorized"],
  limit: "session",
});

export const listLooks = route({
  method: "GET",
  path: "/rest/account/looks",
  summary: "Who looked at this person's applications and resumes, when and why",
  gate: "session",
  status: 200,
  answer: z.object({
    looks: z
      .array(look)
      .describe("One for each day, application, person and way of looking; the latest first."),
    support: z.array(supportVisit).describe("When an administrator was signed in as this person, and why."),
  }),
  large: true,
  problems: ["unauthorized"],
  limit: "session",
});

export const listConsents = route({
  method: "GET",
  path: "/rest/account/consents",
  summary: "What this person agreed to, in which words, when and where, and what they took back",
  gate: "session",
  status: 200,
  answer: z.object({ consents: z.array(consent).describe("The latest first.") }),
  large: true,
  problems: ["unauthorized"],
  limit: "session",
});

const exported = z.object({ export: ownExport.optional().describe("The latest; absent without one.") });

export const readExport = route({
  method: "GET",
  path: "/rest/account/export",
  summary: "The file with everything about this person, or how far it is",
  gate: "session",
  status: 200,
  answer: exported,
  problems: ["unauthorized"],
  limit: "session",
});

export const askExport = route({
  method: "POST",
  path: "/rest/account/export",
  summary:
    "Make a ZIP with everything about this person; it replaces an earlier one, and one that is being made goes on",
  gate: "own-credentials",
  status: 202,
  answer: exported,
  problems: ["unauthorized"],
  limit: "writing",
});

export const linkToExport = route({
  method: "POST",
  path: "/rest/account/export/link",
  summary: "A link to that file, for five minutes and this session",
  gate: "own-credentials",
  status: 200,
  answer: z.object({ url: z.string() }),
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const downloadExport = route({
  method: "GET",
  path: "/rest/account/export/file",
  summary: "The file with everything about this person",
  gate: "link",
  query: z.object({ token: z.string().max(4000) }),
  file: true,
  status: 200,
  problems: ["not-found"],
  limit: "session",
});

export const inspectDeletion = route({
  method: "POST",
  path: "/rest/account-deletions/inspection",
  summary: "What became of the deletion that a mailed link is about; nothing changes",
  gate: "anyone",
  safe: true,
  body: z.object({ token }),
  status: 200,
  answer: mailedDeletion,
  problems: ["proof-refused"],
  limit: "signIn",
});

export const cancelMailedDeletion = route({
  method: "POST",
  path: "/rest/account-deletions/cancellation",
  summary: "Keep the account, by the mailed link",
  gate: "anyone",
  body: z.object({ token }),
  status: 200,
  answer: mailedDeletion,
  problems: ["proof-refused"],
  limit: "signIn",
});
