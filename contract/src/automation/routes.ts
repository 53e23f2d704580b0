import { route } from "../route.ts";
import { decisionFilters, decisionPage, replayResult } from "./shapes.ts";

/** M-24. */
export const listAutomatedDecisions = route({
  method: "GET",
  path: "/rest/admin/automated-decisions",
  summary: "What programs decided, with all that they read",
  gate: "administrator",
  query: decisionFilters,
  status: 200,
  answer: decisionPage,
  large: true,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

/** M-24. */
export const replayAutomatedDecisions = route({
  method: "GET",
  path: "/rest/admin/automated-decisions/replay",
  summary: "Decide up to 1,000 logged decisions again, each by the version of its rule, and compare",
  gate: "administrator",
  query: decisionFilters,
  status: 200,
  answer: replayResult,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});
