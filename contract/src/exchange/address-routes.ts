import { z } from "zod";
import { route } from "../route.ts";

/** A change for search engines, in the body that Google's Indexing API takes. */
const changedAddress = z.object({
  url: z.string().describe("A posting's page."),
  type: z
    .enum(["URL_UPDATED", "URL_DELETED"])
    .describe("Whether it is open, new or changed, or no longer open."),
});

export const readChangedAddresses = route({
  method: "GET",
  path: "/rest/admin/changed-addresses",
  summary: "The pages of postings that opened, changed or closed, to tell search engines",
  gate: "administrator",
  query: z.object({
    after: z
      .string()
      .regex(/^\d{1,15}$/)
      .default("0")
      .describe("Where an earlier answer ended; from the beginning if absent."),
  }),
  status: 200,
  answer: z.object({
    addresses: z.array(changedAddress),
    after: z.string().describe("Send it next time, to learn what changes from then on."),
    more: z.boolean().describe("Whether further changes are known already: ask again at once."),
  }),
  large: true,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});
