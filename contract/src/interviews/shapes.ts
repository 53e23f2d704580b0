import { z } from "zod";
import { idText, instant, lineOf } from "../formats.ts";
import { limits } from "../limits.ts";
import { interviewQuestions, payTypes, skillLevels, workAuthorizations } from "../values.ts";

const line = lineOf(limits.nameCharacters).trim();

export const interviewQuestion = z.enum(interviewQuestions);

/** The answers to an Instant Interview, by question. */
export const interviewAnswers = z
  .object({
    previousEmployer: line,
    jobTitle: line,
    expectedPay: z.object({
      amount: z.number().positive().max(limits.payOfPerson).describe("Dollars, with cents."),
      type: z.enum(payTypes),
    }),
    workAuthorization: z.enum(workAuthorizations),
    skills: z.array(line).max(limits.interviewSkills).describe("Those that were confirmed; may be empty."),
    ratings: z
      .array(z.object({ skill: line, level: z.enum(skillLevels) }))
      .max(limits.interviewSkills)
      .describe("One for each confirmed skill."),
    years: z
      .array(z.object({ skill: line, years: z.int().min(0).max(limits.interviewYears) }))
      .max(limits.interviewSkills)
      .describe("One for each confirmed skill."),
    charity: z.string().max(50).describe("The id of a charity."),
  })
  .partial();

export type InterviewAnswers = z.infer<typeof interviewAnswers>;

const answeredQuestion = z.object({
  name: interviewQuestion,
  state: z.enum(["open", "answered", "left-out"]),
});

export type AnsweredQuestion = z.infer<typeof answeredQuestion>;

export const interview = z.object({
  state: z.enum(["open", "sent"]),
  job: z.object({ id: idText, title: z.string() }),
  organization: z.object({ name: z.string() }),
  pro: z.string().optional().describe("Who hosts the job; without one, the organization reads the answers."),
  hosted: z.boolean().describe("Whether anybody reads applications for the organization."),
  country: z.string().optional().describe("Where the job is, by name; absent if the posting doesn't say."),
  questions: z.array(answeredQuestion).describe("Those that are asked, in their order."),
  answers: interviewAnswers.describe("The answers so far. Once sent, only the applicant gets them."),
  known: interviewAnswers.describe(
    "What is known already, to confirm: what the resume says; for the applicant, also what the profile and the last interview say.",
  ),
  followUps: z
    .partialRecord(interviewQuestion, z.string())
    .describe("How a question follows from earlier answers, in words: it asks for nothing else."),
  isOwn: z.boolean().describe("Whether the caller is signed in as the applicant."),
  expires: instant.optional().describe("When the link stops working."),
  sent: instant.optional(),
});

export type Interview = z.infer<typeof interview>;

/** The interview of one of the caller's own applications. */
export const ownInterview = z.object({
  state: z.enum(["none", "begun", "sent", "deleted", "closed"]),
  link: z.string().optional().describe("A path on this instance. Absent when there is nothing to answer."),
  sent: instant.optional(),
  questions: z.array(answeredQuestion),
  answers: interviewAnswers,
});

export type OwnInterview = z.infer<typeof ownInterview>;

/** What an organization sees of it: nothing before it is sent. */
export const organizationInterview = z.object({
  state: z.enum(["waiting", "sent", "deleted", "closed"]),
  sent: instant.optional(),
  deleted: instant.optional(),
  mayMail: instant.optional().describe("When a new link can be mailed; absent if none can."),
  questions: z.array(answeredQuestion).optional(),
  answers: interviewAnswers.optional(),
});

export type OrganizationInterview = z.infer<typeof organizationInterview>;
