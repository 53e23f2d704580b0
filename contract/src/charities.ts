import { z } from "zod";
import { route } from "./route.ts";

export const charity = z.object({
  id: z.string().describe("A short name that never changes."),
  name: z.string(),
  about: z.string().describe("What it does, in a few words."),
});

export type Charity = z.infer<typeof charity>;

export const listCharities = route({
  method: "GET",
  path: "/rest/charities",
  summary: "Charities that an applicant can choose from",
  gate: "anyone",
  status: 200,
  answer: z.object({ charities: z.array(charity) }),
  problems: [],
  limit: "reading",
});
