import { z } from "zod";
import { idText, instant } from "../formats.ts";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { savedPosting } from "./shapes.ts";

const problems = ["unauthorized"] as const;

const ids = z.object({ ids: z.array(idText).describe("The saved postings' ids, latest first.") });

export const listSavedPostings = route({
  method: "GET",
  path: "/rest/saved-postings",
  summary: "One's saved postings",
  gate: "session",
  status: 200,
  answer: z.object({
    postings: z.array(savedPosting).describe("The latest first."),
    remind: z.boolean().describe("Whether a mail comes before one closes."),
  }),
  large: true,
  problems,
  limit: "session",
});

export const listSavedIds = route({
  method: "GET",
  path: "/rest/saved-postings/ids",
  summary: "The ids of one's saved postings, for lists that mark them",
  gate: "session",
  status: 200,
  answer: ids,
  problems,
  limit: "session",
});

export const remindBeforeClosing = route({
  method: "PUT",
  path: "/rest/saved-postings/reminder",
  summary: "Get a mail two days before a saved posting closes, or get none",
  gate: "session",
  body: z.object({ wanted: z.boolean() }),
  status: 204,
  problems,
  limit: "session",
});

export const keepPostings = route({
  method: "POST",
  path: "/rest/saved-postings",
  summary: "Save postings; one that is saved already keeps its date",
  gate: "session",
  body: z.object({
    postings: z
      .array(
        z.object({
          id: idText,
          savedAt: instant.optional().describe("Absent, or in the future: now."),
        }),
      )
      .min(1)
      .max(limits.savedPostings),
  }),
  status: 200,
  answer: ids.describe("Unknown postings are left out."),
  problems: [...problems, "too-many-saved"],
  limit: "session",
});

export const forgetPosting = route({
  method: "DELETE",
  path: "/rest/saved-postings/{id}",
  summary: "Remove a posting from the saved ones, whether it was there or not",
  gate: "session",
  params: z.object({ id: idText.describe("The posting's.") }),
  status: 204,
  problems,
  limit: "session",
});
