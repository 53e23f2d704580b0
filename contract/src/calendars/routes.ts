import { z } from "zod";
import { instant } from "../formats.ts";
import { route } from "../route.ts";

const own = z.object({
  url: z.string().optional().describe("A path on this instance; absent if there is none, or it was revoked."),
  made: instant.optional(),
});

export const readCalendar = route({
  method: "GET",
  path: "/rest/calendar",
  summary: "The address of one's private calendar",
  gate: "own-credentials",
  status: 200,
  answer: own,
  problems: ["unauthorized"],
  limit: "session",
});

export const makeCalendar = route({
  method: "POST",
  path: "/rest/calendar",
  summary: "Make an address for one's private calendar; an earlier one stops working",
  gate: "own-credentials",
  status: 201,
  answer: own,
  problems: ["unauthorized"],
  limit: "writing",
});

export const revokeCalendar = route({
  method: "DELETE",
  path: "/rest/calendar",
  summary: "Revoke the address of one's private calendar, whether there is one or not",
  gate: "own-credentials",
  status: 204,
  problems: ["unauthorized"],
  limit: "session",
});

export const downloadCalendar = route({
  method: "GET",
  path: "/rest/calendars/{token}/candor.ics",
  summary: "Somebody's interviews and deadlines, for a calendar that follows their private address",
  gate: "link",
  params: z.object({ token: z.string().max(100) }),
  file: true,
  status: 200,
  problems: ["not-found"],
  limit: "reading",
});
