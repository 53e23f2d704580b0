import { route } from "../route.ts";
import { pace } from "./pace.ts";

export const readPace = route({
  method: "GET",
  path: "/rest/applications/pace",
  summary: "How many applications this person sent in the last 24 hours, and how many wait for an answer",
  gate: "session",
  status: 200,
  answer: pace,
  problems: ["unauthorized"],
  limit: "session",
});
