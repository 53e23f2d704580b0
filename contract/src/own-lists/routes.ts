import { z } from "zod";
import { idText } from "../formats.ts";
import { jobDocument } from "../jobs/shapes.ts";
import { route } from "../route.ts";
import { hiddenEntry, toHide } from "./shapes.ts";

export const listHidden = route({
  method: "GET",
  path: "/rest/own-lists/hidden",
  summary: "What this person hid from their lists",
  gate: "session",
  status: 200,
  answer: z.object({ hidden: z.array(hiddenEntry).describe("The latest first.") }),
  large: true,
  problems: ["unauthorized"],
  limit: "session",
});

export const hide = route({
  method: "POST",
  path: "/rest/own-lists/hidden",
  summary: "Leave a posting, or everything of its organization, out of one's lists",
  gate: "session",
  body: toHide,
  status: 200,
  answer: z.object({ id: idText }).describe("The same one where it was hidden already."),
  problems: ["unauthorized", "job-not-found", "too-many-hidden"],
  limit: "session",
});

export const bringBack = route({
  method: "DELETE",
  path: "/rest/own-lists/hidden/{id}",
  summary: "Have it in one's lists again, whether it was hidden or not",
  gate: "session",
  params: z.object({ id: idText }),
  status: 204,
  problems: ["unauthorized"],
  limit: "session",
});

export const noteSeen = route({
  method: "POST",
  path: "/rest/own-lists/seen",
  summary: "Note that this person opened a posting; answers what they did with it before",
  gate: "session",
  body: z.object({ jobId: idText }),
  status: 200,
  answer: jobDocument.shape.own.unwrap(),
  problems: ["unauthorized", "job-not-found"],
  limit: "session",
});
