import { z } from "zod";
import { idText } from "../formats.ts";
import { route } from "../route.ts";
import { block, blockBody, blockStanding, postingStanding } from "./shapes.ts";

const path = "/rest/blocks";

export const listBlocks = route({
  method: "GET",
  path,
  summary: "The organizations and domains that do not see this person",
  gate: "session",
  status: 200,
  answer: z.object({ blocks: z.array(block).describe("The latest first.") }),
  problems: ["unauthorized"],
  limit: "session",
});

export const makeBlock = route({
  method: "POST",
  path,
  summary:
    "Block an organization, or keep an employer away; applications that wait there are withdrawn, and asking again changes nothing",
  gate: "session",
  body: blockBody,
  status: 200,
  answer: z.object({ block }),
  problems: ["unauthorized", "not-found", "too-many-blocks"],
  limit: "writing",
});

export const removeBlock = route({
  method: "DELETE",
  path: `${path}/{id}`,
  summary: "See each other again, whether it was there or not",
  gate: "session",
  params: z.object({ id: idText }),
  status: 204,
  problems: ["unauthorized"],
  limit: "writing",
});

export const readBlockStanding = route({
  method: "GET",
  path: `${path}/organizations/{slug}`,
  summary: "Whether this person and an organization see each other",
  gate: "session",
  params: z.object({ slug: z.string().min(1).max(200) }),
  status: 200,
  answer: blockStanding,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const readPostingStanding = route({
  method: "GET",
  path: `${path}/jobs/{id}`,
  summary:
    "Whether this person and those behind a posting see each other: who answers for it, and its client",
  gate: "session",
  params: z.object({ id: idText }),
  status: 200,
  answer: postingStanding,
  problems: ["unauthorized", "job-not-found"],
  limit: "session",
});
