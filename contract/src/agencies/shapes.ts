import { z } from "zod";
import { idText, instant } from "../formats.ts";
import { agencyStates } from "./states.ts";

const named = z.object({ name: z.string(), slug: z.string() });

/** One organization posts for another, once for all or one posting. */
export const agencyRelation = z.object({
  id: idText,
  agency: named,
  client: named,
  isClient: z.boolean().describe("Whether the organization whose page it is on is the client."),
  posting: z
    .object({ id: idText, title: z.string() })
    .optional()
    .describe("The one posting that it is about; absent where it is about all."),
  state: z.enum(agencyStates),
  asked: instant,
  changed: instant.optional().describe("When it was confirmed, refused or ended."),
  postings: z.int().describe("Open postings that name the client now."),
});

export type AgencyRelation = z.infer<typeof agencyRelation>;
