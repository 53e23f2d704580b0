import { z } from "zod";
import { idText } from "../formats.ts";
import { limits } from "../limits.ts";
import { organizationName } from "../organizations/member-shapes.ts";
import { route } from "../route.ts";
import { importedPosting, postingFields } from "./shapes.ts";

const params = z.object({ slug: z.string().max(100) });

export const listImported = route({
  method: "GET",
  path: "/rest/organizations/{slug}/imported",
  summary: "The organization's imported postings that wait to be confirmed, the oldest first",
  gate: "pro-record",
  params,
  query: z.object({
    from: z.coerce.number().int().min(0).max(100_000).default(0),
    size: z.coerce.number().int().min(1).max(limits.confirmedAtOnce).default(limits.confirmedAtOnce),
  }),
  status: 200,
  answer: z.object({
    organization: organizationName,
    postings: z.array(importedPosting),
    total: z.int(),
  }),
  large: true,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const confirmImported = route({
  method: "POST",
  path: "/rest/organizations/{slug}/imported",
  summary:
    "Confirm imported postings: the organization answers for them from now on. Those that can't be published stay imported",
  gate: "pro-record",
  params,
  body: z.object({
    ids: z.array(idText).min(1).max(limits.confirmedAtOnce),
    unstated: postingFields
      .pick({ remoteKind: true, jobType: true })
      .prefault({})
      .describe("Used for postings whose source doesn't say."),
  }),
  status: 200,
  answer: z.object({
    confirmed: z.array(idText),
    refused: z.array(idText).describe("Postings with faults, or closed by their source since then."),
  }),
  problems: ["unauthorized", "not-found", "job-not-found"],
  limit: "session",
});
