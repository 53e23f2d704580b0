import { z } from "zod";
import { idText } from "../formats.ts";
import { limits } from "../limits.ts";
import { organizationName } from "../organizations/member-shapes.ts";
import { route } from "../route.ts";
import { apiKey, newApiKey, programApplication, programPosting } from "./shapes.ts";

const params = z.object({ slug: z.string().max(100) });

export const listApiKeys = route({
  method: "GET",
  path: "/rest/organizations/{slug}/keys",
  summary: "The keys of an organization's programs, newest first; revoked ones are gone",
  gate: "owner-record",
  params,
  status: 200,
  answer: z.object({ organization: organizationName, keys: z.array(apiKey) }),
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const makeApiKey = route({
  method: "POST",
  path: "/rest/organizations/{slug}/keys",
  summary:
    "Make a key for a program; the answer alone has it, since only its hash is stored. Repeated, the call makes no other key and is refused",
  gate: "owner-record",
  params,
  body: newApiKey,
  status: 201,
  answer: z.object({ id: idText, key: z.string() }),
  problems: ["unauthorized", "not-found", "too-many-keys", "secret-shown", "key-reused"],
  idempotent: true,
  limit: "writing",
});

export const revokeApiKey = route({
  method: "DELETE",
  path: "/rest/organizations/{slug}/keys/{id}",
  summary: "Revoke a key: it opens nothing from now on; repeated, it stays revoked",
  gate: "owner-record",
  params: params.extend({ id: z.string().max(100) }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});

const page = z.object({
  after: idText.default("0"),
  size: z.coerce.number().int().min(1).max(limits.programPage).default(limits.programPage),
});

export const listProgramPostings = route({
  method: "GET",
  path: "/rest/program/postings",
  summary: "The organization's postings after a number, in their order; with a key that has `postings:read`",
  gate: "program",
  query: page,
  status: 200,
  answer: z.object({ postings: z.array(programPosting), next: idText.optional() }),
  large: true,
  problems: ["unauthorized", "forbidden"],
  limit: "session",
});

export const listProgramApplications = route({
  method: "GET",
  path: "/rest/program/applications",
  summary: "The applications to the organization after a number, in their order; with `applications:read`",
  gate: "program",
  query: page,
  status: 200,
  answer: z.object({ applications: z.array(programApplication), next: idText.optional() }),
  large: true,
  problems: ["unauthorized", "forbidden"],
  limit: "session",
});
