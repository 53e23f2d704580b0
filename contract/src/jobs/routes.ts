import { z } from "zod";
import { route } from "../route.ts";
import { jobDetails } from "./shapes.ts";

export const lookUpJob = route({
  method: "GET",
  path: "/rest/job-lookup/{id}",
  summary: "One posting",
  gate: "anyone",
  params: z.object({ id: z.string().max(100) }),
  status: 200,
  answer: jobDetails,
  large: true,
  problems: ["job-not-found"],
  limit: "reading",
});
