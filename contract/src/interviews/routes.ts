import { z } from "zod";
import { route } from "../route.ts";
import {
  interview,
  interviewAnswers,
  interviewQuestion,
  organizationInterview,
  ownInterview,
} from "./shapes.ts";

/** The four parts of a link's path. The last one is a signature of the others. */
const link = z.object({
  applicationId: z.string(),
  jobId: z.string(),
  userId: z.string().describe("A number that names nobody elsewhere."),
  obfuscatedId: z.string(),
});

export type InterviewLink = z.infer<typeof link>;

const path = "/rest/interviews/{applicationId}/{jobId}/{userId}/{obfuscatedId}";
const byLink = { gate: "interview", params: link, status: 200, answer: interview } as const;
const problems = ["interview-link-expired", "interview-link-ended"] as const;

export const readInterview = route({
  ...byLink,
  method: "GET",
  path,
  summary: "The Instant Interview that a link leads to",
  problems,
  limit: "session",
});

export const answerInterview = route({
  ...byLink,
  method: "PUT",
  path: `${path}/answers/{question}`,
  summary: "Answer a question of an interview that isn't sent yet, or leave it out",
  params: link.extend({ question: interviewQuestion }),
  body: interviewAnswers.describe("The answer under the question's name; without it, it is left out."),
  problems: [...problems, "interview-sent"],
  limit: "writing",
});

export const sendInterview = route({
  ...byLink,
  method: "POST",
  path: `${path}/sending`,
  summary: "Send the answers to the organization; repeated, they stay sent once",
  problems,
  limit: "writing",
});

export const tryInterview = route({
  method: "POST",
  path: "/rest/interview-tests/{applicationId}",
  summary: "An interview with these answers, for trying it: nothing is stored",
  gate: "interview-test",
  safe: true,
  params: z.object({ applicationId: z.string() }),
  body: z.object({
    answers: interviewAnswers.default({}),
    leftOut: z.array(interviewQuestion).max(20).default([]),
    question: interviewQuestion.optional().describe("The one just answered, whose answer is checked."),
  }),
  status: 200,
  answer: interview,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

const params = z.object({ id: z.string().max(100) });

export const readOwnInterview = route({
  method: "GET",
  path: "/rest/applications/{id}/interview",
  summary: "The interview of one of this person's applications, with a link to go on",
  gate: "own-record",
  params,
  status: 200,
  answer: ownInterview,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const deleteOwnInterview = route({
  method: "DELETE",
  path: "/rest/applications/{id}/interview",
  summary: "Delete this person's answers, also for the organization that has them",
  gate: "own-record",
  params,
  status: 204,
  problems: ["unauthorized", "not-found"],
  limit: "writing",
});

export const readOrganizationInterview = route({
  method: "GET",
  path: "/rest/organization/applications/{id}/interview",
  summary: "An applicant's answers, once they are sent",
  gate: "member-record",
  params,
  status: 200,
  answer: organizationInterview,
  problems: ["unauthorized", "not-found"],
  limit: "session",
});

export const mailInterviewLink = route({
  method: "POST",
  path: "/rest/organization/applications/{id}/interview-links",
  summary: "Mail the applicant a new link; earlier ones stop working",
  gate: "pro-record",
  params,
  status: 202,
  answer: organizationInterview,
  problems: ["unauthorized", "not-found", "interview-sent", "application-final"],
  limit: "writing",
});
