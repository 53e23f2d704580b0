import { z } from "zod";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { heldApplication, oneClickBody, readyApplication } from "./shapes.ts";

const shared = { gate: "mailbox", problems: ["unauthorized"] } as const;
const params = z.object({ jobId: z.string().max(100) });

export const listOneClick = route({
  ...shared,
  method: "GET",
  path: "/rest/one-click",
  summary: "Which of these postings one press can apply to",
  query: z.object({
    jobIds: z
      .string()
      .regex(/^\d{1,16}(?:,\d{1,16})*$/)
      .max(limits.oneClickPostings * 17)
      .describe("Separated by commas."),
  }),
  status: 200,
  answer: z.object({ jobIds: z.array(z.string()) }),
  limit: "session",
});

export const readOneClick = route({
  ...shared,
  method: "GET",
  path: "/rest/jobs/{jobId}/one-click",
  summary: "What one press would send, and what is on its way",
  params,
  status: 200,
  answer: z.object({
    ready: readyApplication.optional().describe("Absent where something has to be asked, or was sent."),
    held: heldApplication.optional(),
  }),
  limit: "session",
});

export const holdApplication = route({
  ...shared,
  method: "POST",
  path: "/rest/jobs/{jobId}/one-click",
  summary: "Apply with what is known; it leaves after ten seconds unless it is undone",
  params,
  body: oneClickBody,
  status: 202,
  answer: heldApplication,
  problems: [...shared.problems, "one-click-unready"],
  limit: "applying",
});

export const undoApplication = route({
  ...shared,
  method: "DELETE",
  path: "/rest/jobs/{jobId}/one-click",
  summary: "Take back an application that has not left, or one that could not",
  params,
  status: 200,
  answer: z.object({ undone: z.boolean().describe("False once it has left.") }),
  limit: "writing",
});
