import {
  readDashboard as dashboard,
  listImpersonations,
  listOverdueDecisions,
} from "@candor/contract/administration/routes";
import { type LoaderFunctionArgs } from "react-router";
import { requireSession } from "../session/require-session.ts";
import { answerOrThrow } from "../wire/answer-or-throw.ts";

/** P-04, P-07: anyone signed in who is not an administrator gets a 404. */
export async function readDashboard({ url, context }: Pick<LoaderFunctionArgs, "url" | "context">) {
  const { call, now } = requireSession(url, context);
  const [figures, listed, overdue] = await Promise.all([
    call(dashboard, {}),
    call(listImpersonations, {}),
    call(listOverdueDecisions, {}),
  ]);
  return { figures: answerOrThrow(figures), ...answerOrThrow(listed), overdue: answerOrThrow(overdue), now };
}
