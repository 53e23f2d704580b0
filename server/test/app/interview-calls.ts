import { absent, type Belongings } from "../harness/belongings.ts";
import type { Call } from "./organization-calls.ts";

const noInterview = {
  applicationId: "1",
  jobId: "1",
  userId: "1",
  obfuscatedId: `0-1.${"k".repeat(43)}`,
};

/** One call of each route about an Instant Interview. */
export const interviewCalls = {
  readInterview: () => ({ params: noInterview, told: "interview-link-expired" }),
  answerInterview: () => ({
    params: { ...noInterview, question: "jobTitle" },
    body: { jobTitle: "Keeper" },
    told: "interview-link-expired",
  }),
  sendInterview: () => ({ params: noInterview, told: "interview-link-expired" }),
  tryInterview: () => ({ params: { applicationId: absent.application }, body: {}, told: "not-found" }),
  readOwnInterview: ({ application }) => ({ params: { id: application } }),
  deleteOwnInterview: ({ application }) => ({ params: { id: application } }),
  readOrganizationInterview: ({ organizationApplication }) => ({ params: { id: organizationApplication } }),
  mailInterviewLink: ({ organizationApplication }) => ({ params: { id: organizationApplication } }),
} satisfies Readonly<Record<string, (of: Belongings) => Call>>;
