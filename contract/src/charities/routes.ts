import { z } from "zod";
import { route } from "../route.ts";
import { charity } from "./shapes.ts";

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
