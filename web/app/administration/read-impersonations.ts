import { listImpersonations } from "@candor/contract/administration";
import { data, type LoaderFunctionArgs } from "react-router";
import { pageContext } from "../page-context.ts";
import { requireSession } from "../session/require-session.ts";

/** P-04, P-07: for whoever is signed in and is no administrator, there is no such page. */
export async function readImpersonations({ url, context }: Pick<LoaderFunctionArgs, "url" | "context">) {
  requireSession(url, context);
  const found = await context.get(pageContext).call(listImpersonations, {});
  if (!found.ok) throw data(null, { status: found.problem.status });
  return found.answer.impersonations;
}
