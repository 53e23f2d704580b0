import { z } from "zod";
import { route } from "../route.ts";
import { blindStages } from "../values.ts";

export const changeBlindReview = route({
  method: "PUT",
  path: "/rest/organizations/{slug}/blind-review",
  summary:
    "Choose the stage until which applications sent from now on are read blind; without one, names are seen",
  gate: "owner-record",
  params: z.object({ slug: z.string().max(100) }),
  body: z.object({ until: z.enum(blindStages).optional() }),
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});
