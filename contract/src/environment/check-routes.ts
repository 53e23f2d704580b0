import { z } from "zod";
import { route } from "../route.ts";
import { checkNames } from "./check-names.ts";

/** It exists outside production only, so `routes.ts` and the published contract leave it out. */
export const runChecks = route({
  method: "GET",
  path: "/dev/checks",
  summary: "Whether the parts of this installation work, each tried now",
  gate: "anyone",
  status: 200,
  answer: z.object({
    version: z.string(),
    node: z.string().describe("The version of Node that the server runs on."),
    checks: z.array(
      z.object({
        name: z.enum(checkNames),
        ok: z.boolean(),
        milliseconds: z.number(),
        found: z.string().describe("What the check found, as a sentence."),
      }),
    ),
  }),
  problems: [],
  limit: "reading",
});
