import { z } from "zod";
import { route } from "../route.ts";
import { eligibility, jobDetails } from "./shapes.ts";

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

export const readEligibility = route({
  method: "GET",
  path: "/rest/job-lookup/{id}/eligibility",
  summary: "Whether a posting may be done from a place, with the sentence or the list that says so",
  gate: "anyone",
  params: z.object({ id: z.string().max(100) }),
  query: z.object({ place: z.string().trim().min(1).max(200) }),
  status: 200,
  answer: eligibility,
  problems: ["job-not-found"],
  limit: "reading",
});
