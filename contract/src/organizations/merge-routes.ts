import { z } from "zod";
import { reason } from "../administration/shapes.ts";
import { idText, instant, lineOf } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";

const named = z.object({ name: z.string(), slug: z.string() });

/** Two organizations that are one company: everything of the first is the second's while the merge holds. */
const merge = z.object({
  id: idText,
  from: named,
  into: named,
  postings: z.int().describe("Postings that came from the first."),
  mergedAt: instant,
  reason: z.string().optional().describe("Absent for merges from before it was asked."),
  undoneAt: instant.optional(),
});
export type Merge = z.infer<typeof merge>;

const meant = lineOf(limits.organizationNameCharacters)
  .trim()
  .min(1, { error: "validation.mergeUnknown" })
  .describe("A name, or the last part of the page's address.");

export const listMerges = route({
  method: "GET",
  path: "/rest/admin/merges",
  summary: "Organizations that were merged, newest first",
  gate: "administrator",
  status: 200,
  answer: z.object({ merges: z.array(merge) }),
  large: true,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

const asked = z.object({ from: meant, into: meant, reason });

/** What a merge would move. */
const foreseen = z.object({
  from: named,
  into: named,
  postings: z.int(),
  applications: z.int(),
  members: z.int().describe("Of the first; some may belong to the second already."),
  leads: z.int(),
  owners: z.int().describe("Owners of the first, who are told by email."),
});
export type ForeseenMerge = z.infer<typeof foreseen>;

export const foreseeMerge = route({
  method: "POST",
  path: "/rest/admin/merges/preview",
  summary: "What a merge would move, and how many people it would mail; nothing is changed",
  gate: "administrator",
  body: asked,
  status: 200,
  answer: foreseen,
  problems: ["unauthorized", "not-found"],
  limit: "session",
  safe: true,
});

export const mergeOrganizations = route({
  method: "POST",
  path: "/rest/admin/merges",
  summary: "Say that one organization is another name of another; it can be undone",
  gate: "administrator",
  body: asked,
  status: 201,
  answer: z.object({ id: idText }),
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});

export const undoMerge = route({
  method: "DELETE",
  path: "/rest/admin/merges/{id}",
  summary: "Separate two organizations again, each with what was its own",
  gate: "administrator",
  params: z.object({ id: z.string().max(20) }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});
