import { listImpersonations } from "@candor/contract/administration/routes";
import { data, type LoaderFunctionArgs } from "react-router";
import { requireSession } from "../session/require-session.ts";
import { pageContext } from "../wire/page-context.ts";

/** P-04, P-07: anyone signed in who is not an administrator gets a 404. */
export async function readImpersonations({ url, context }: Pick<LoaderFunctionArgs, "url" | "context">) {
  requireSession(url, context);
  const found = await context.get(pageContext).call(listImpersonations, {});
  if (!found.ok) throw data(null, { status: found.problem.status });
  return found.answer.impersonations;
}
