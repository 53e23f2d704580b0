import { setTimeout } from "node:timers/promises";
import type { InterviewAnswers } from "@candor/contract/interviews/shapes";
import type { InterviewQuestion } from "@candor/contract/values";
import type { Reader } from "../../platform/database/database.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { fromJson } from "../../platform/json-text.ts";
import type { Model } from "../../platform/model/model.ts";
import { type ApplicationDetailsRow, detailsById } from "../applications/queries/applications.ts";
import { mayWithdraw } from "../applications/rules/transitions.ts";
import { filled, followUps, instruction, rewordingIn } from "./rules/follow-ups.ts";
import type { Given } from "./rules/sequence.ts";

/** An application's interview, begun or not. */
export interface InterviewState extends Given {
  readonly application: ApplicationDetailsRow;
  readonly country: string | undefined;
  readonly links: number;
  readonly linksEndedAt: number | undefined;
  readonly sentAt: number | undefined;
  readonly deletedAt: number | undefined;
  /** When there was nothing more to answer, because the application was decided or withdrawn. */
  readonly closedAt: number | undefined;
}

/** Undefined without such an application. Checks no authority. */
export async function interviewOf(read: Reader, applicationId: number): Promise<InterviewState | undefined> {
  const application = await detailsById(read, applicationId);
  if (!application) return undefined;
  const [[row], answers, [posting]] = await Promise.all([
    interviews(read, [applicationId]),
    givenIn(read, applicationId),
    placesOfPostings(read, [application.posting_id]),
  ]);
  const places = posting ? fromJson(posting.places_json) : [];
  return {
    ...answers,
    application,
    country: places[0]?.country,
    links: row?.links ?? 0,
    linksEndedAt: row?.links_ended_at ?? undefined,
    sentAt: row?.sent_at ?? undefined,
    deletedAt: row?.deleted_at ?? undefined,
    closedAt: mayWithdraw(application.status) ? undefined : application.modified_at,
  };
}

const interviews = prepared((read, ids) =>
  read.selectFrom("interview").selectAll().where("application_id", "in", ids),
);

const placesOfPostings = prepared((read, ids) =>
  read.selectFrom("posting").select("places_json").where("id", "in", ids),
);

const interviewAnswers = prepared((read, ids) =>
  read.selectFrom("interview_answer").select(["question", "answer_json"]).where("application_id", "in", ids),
);

/** M-42. What an account answered in the latest interview it sent, for another application. */
export async function lastAnswers(
  read: Reader,
  { id, account_id }: Pick<ApplicationDetailsRow, "id" | "account_id">,
): Promise<InterviewAnswers | undefined> {
  const last = await read
    .selectFrom("interview")
    .innerJoin("application", "application.id", "interview.application_id")
    .select("application.id")
    .where("application.account_id", "=", account_id)
    .where("application.id", "!=", id)
    .where("interview.sent_at", "is not", null)
    .where("interview.deleted_at", "is", null)
    .orderBy("interview.sent_at", "desc")
    .orderBy("application.id", "desc")
    .executeTakeFirst();
  return last && (await givenIn(read, last.id)).answers;
}

async function givenIn(read: Reader, applicationId: number): Promise<Given> {
  const rows = await interviewAnswers(read, [applicationId]);
  const answered = rows.flatMap(({ question, answer_json }) =>
    answer_json === null ? [] : [[question, JSON.parse(answer_json) as unknown] as const],
  );
  return {
    answers: Object.fromEntries(answered),
    leftOut: rows.filter(({ answer_json }) => answer_json === null).map(({ question }) => question),
  };
}

/**
 * The questions that follow from earlier answers. A model may reword a template; it sees nothing that the person said.
 * Its wording is used if it still asks the same and comes in time; the next page may show another.
 */
export async function followUpsOf(
  model: Model | undefined,
  given: Given,
): Promise<Partial<Record<InterviewQuestion, string>>> {
  const texts = followUps(given).map(async ({ question, template, values }) => {
    const said = model && (await inTime(model.ask(instruction, JSON.stringify({ question: template }))));
    return [question, filled(rewordingIn(said, template) ?? template, values)] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** The longest wait for a rewording, in milliseconds. */
const patience = 500;

function inTime<T>(answer: Promise<T>): Promise<T | undefined> {
  return Promise.race([answer, setTimeout(patience, undefined, { ref: false })]);
}
