import { z } from "zod";
import { route } from "../route.ts";
import { postingSignal } from "./shapes.ts";

export const readPostingSignals = route({
  method: "GET",
  path: "/rest/jobs/{id}/signals",
  summary:
    "What seekers should know about a posting, each with its evidence; an empty list vouches for nothing",
  gate: "anyone",
  params: z.object({ id: z.string().max(100) }),
  status: 200,
  answer: z.object({
    signals: z.array(postingSignal),
    compared: z
      .boolean()
      .describe("Whether it was compared with other postings; not while the search is busy."),
  }),
  problems: ["job-not-found", "overloaded"],
  limit: "reading",
});
