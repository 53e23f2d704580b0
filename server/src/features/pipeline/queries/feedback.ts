import type { Reader } from "../../../platform/database/database.ts";
import { fromJson } from "../../../platform/json-text.ts";
import { sheetOfApplication } from "../../applications/queries/match.ts";
import type { MemberScope } from "../../organizations/gate.ts";
import type { OwnedApplication } from "./applications.ts";
import { colleaguesOn } from "./colleagues.ts";

export type FeedbackRows = Awaited<ReturnType<typeof feedbackOn>>;

/** What colleagues think of an applicant. Those who give feedback can read the others' only after giving their own. */
export async function feedbackOn(read: Reader, { accountId }: MemberScope, application: OwnedApplication) {
  const { id } = application;
  const all = await givenOn(read, id);
  const colleagues = await colleaguesOn(read, application);
  const mayGive = colleagues.some(({ account_id }) => account_id === accountId);
  const mayRead = !mayGive || all.some(({ account_id }) => account_id === accountId);
  return {
    accountId,
    mayGive,
    requirements: await requirementsOn(read, id),
    given: mayRead ? all : [],
    withheld: mayRead ? 0 : all.length,
  };
}

/** What feedback can be about: the requirements in the application's match sheet. */
export async function requirementsOn(read: Reader, applicationId: number): Promise<string[]> {
  const { requirements } = await sheetOfApplication(read, applicationId);
  return [...new Set(requirements.map(({ text }) => text))];
}

async function givenOn(read: Reader, applicationId: number) {
  const rows = await read
    .selectFrom("application_feedback as feedback")
    .innerJoin("account", "account.id", "feedback.account_id")
    .select(["feedback.account_id", "feedback.lines_json", "feedback.given_at", "feedback.changed_at"])
    .select(["account.email", "account.display_name", "account.first_name", "account.last_name"])
    .where("feedback.application_id", "=", applicationId)
    .orderBy("feedback.id")
    .execute();
  return rows.map(({ lines_json: json, ...row }) => ({ ...row, lines: fromJson(json) }));
}
