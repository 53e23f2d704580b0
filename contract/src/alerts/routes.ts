import { z } from "zod";
import { idText } from "../formats.ts";
import { route } from "../route.ts";
import { mailedLink } from "../session/shapes.ts";
import { alertEdit, alertForecast, jobAlert, newAlert, switched } from "./shapes.ts";

const own = {
  gate: "own-alert",
  params: z.object({ id: idText }),
  problems: ["unauthorized", "not-found"],
  limit: "session",
} as const;

export const listAlerts = route({
  method: "GET",
  path: "/rest/job-alerts",
  summary: "One's job alerts",
  gate: "session",
  status: 200,
  answer: z.object({ alerts: z.array(jobAlert).describe("The latest first.") }),
  problems: ["unauthorized"],
  limit: "session",
});

export const makeAlert = route({
  method: "POST",
  path: "/rest/job-alerts",
  summary: "Make a job alert of a search; one that is there already stays as it is",
  gate: "mailbox",
  body: newAlert,
  status: 200,
  answer: jobAlert,
  problems: ["unauthorized", "too-many-alerts"],
  limit: "session",
});

export const readAlert = route({
  ...own,
  method: "GET",
  path: "/rest/job-alerts/{id}",
  summary: "A job alert, and what it would have sent last week",
  status: 200,
  answer: z.object({ ...jobAlert.shape, ...alertForecast.shape }),
});

export const editAlert = route({
  ...own,
  method: "PUT",
  path: "/rest/job-alerts/{id}",
  summary: "Change a job alert, pause it or resume it",
  body: alertEdit,
  status: 200,
  answer: jobAlert,
  problems: [...own.problems, "too-many-alerts"],
});

export const removeAlert = route({
  ...own,
  method: "DELETE",
  path: "/rest/job-alerts/{id}",
  summary: "Delete a job alert",
  status: 204,
});

export const readSwitch = route({
  method: "POST",
  path: "/rest/job-alerts/switch/state",
  summary: "Whether the job alert that a mail came from is on; changes nothing",
  gate: "anyone",
  body: z.object({ token: mailedLink }),
  status: 200,
  answer: switched,
  problems: ["link-expired"],
  limit: "session",
  safe: true,
});

export const switchAlert = route({
  method: "POST",
  path: "/rest/job-alerts/switch",
  summary: "Pause the job alert that a mail came from, or resume it (RFC 8058)",
  gate: "anyone",
  body: z.object({ token: mailedLink, on: z.boolean() }),
  status: 200,
  answer: switched,
  problems: ["link-expired"],
  limit: "session",
});
