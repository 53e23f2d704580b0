import { z } from "zod";
import { idText, instant, webAddress } from "../formats.ts";
import { limits } from "../limits.ts";
import { fetchOutcomes, sourceKinds } from "./source-kinds.ts";

const rowReason = z.object({
  row: z.int().describe("Counted from 1."),
  reason: z.string(),
});

export const sourceFetch = z.object({
  id: idText,
  at: instant,
  outcome: z.enum(fetchOutcomes),
  fault: z.string().optional().describe("Why nothing was read, or why nothing was closed."),
  offered: z.int().describe("Postings that the source had."),
  added: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  closed: z.int(),
  refused: z.int().describe("Rows that could not be taken."),
  refusals: z.array(rowReason).describe("The first of them."),
  omitted: z.int().describe("Values that made no sense, left out of rows that were taken."),
  omissions: z.array(rowReason).describe("The first of them."),
});

export type SourceFetch = z.infer<typeof sourceFetch>;

export const connectedSource = z.object({
  id: idText,
  kind: z.enum(sourceKinds),
  url: z.string(),
  added: instant,
  next: instant.optional().describe("Absent while it is paused."),
  paused: instant.optional(),
  failures: z.int().describe("Failed fetches since the last good one."),
  heldClosings: z.int().optional().describe("Postings that are gone at once: say whether they may close."),
  open: z.int().describe("Its postings that seekers find."),
  fetches: z.array(sourceFetch).describe("The latest, newest first."),
});

export type ConnectedSource = z.infer<typeof connectedSource>;

export const newSource = z.object({
  url: webAddress(limits.sourceUrlCharacters).meta({
    examples: ["https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true"],
  }),
});
