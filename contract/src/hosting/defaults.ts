import { z } from "zod";
import { idText } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { postingFields } from "./shapes.ts";

/** The fields of a posting that an organization can fill in once for all new postings. */
export const postingDefaults = postingFields.pick({
  description: true,
  places: true,
  remoteKind: true,
  payUnit: true,
  payCurrency: true,
  benefits: true,
  jobType: true,
  schedule: true,
  answerBusinessDays: true,
});

export type PostingDefaults = z.infer<typeof postingDefaults>;

const slug = z.object({ slug: z.string().max(100) });

export const readPostingDefaults = route({
  method: "GET",
  path: "/rest/organizations/{slug}/posting-defaults",
  summary: "What an organization's new postings begin with",
  gate: "pro-record",
  params: slug,
  status: 200,
  answer: z.object({
    organization: z.object({ id: idText, name: z.string(), slug: z.string() }),
    defaults: postingDefaults,
  }),
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const savePostingDefaults = route({
  method: "PUT",
  path: "/rest/organizations/{slug}/posting-defaults",
  summary: "Set what an organization's new postings begin with",
  gate: "pro-record",
  params: slug,
  body: postingDefaults,
  bodyBytes: limits.postingBytes,
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});
