import { z } from "zod";
import { limits } from "../limits.ts";
import { route } from "../route.ts";

const error = "validation.decisionDays";

export const changeDecisionDays = route({
  method: "PUT",
  path: "/rest/organizations/{slug}/decision-days",
  summary: "Promise a decision within some days after an interview; without a number, nothing is promised",
  gate: "owner-record",
  params: z.object({ slug: z.string().max(100) }),
  body: z.object({
    days: z.int({ error }).min(1, { error }).max(limits.mostDecisionDays, { error }).optional(),
  }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});
