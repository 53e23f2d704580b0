import { listImpersonations } from "@candor/contract/administration/routes";
import { data, type LoaderFunctionArgs } from "react-router";
import { requireSession } from "../session/require-session.ts";
import { pageContext } from "../wire/page-context.ts";

/** P-04, P-07: for whoever is signed in and is no administrator, there is no such page. */
export async function readImpersonations({ url, context }: Pick<LoaderFunctionArgs, "url" | "context">) {
  requireSession(url, context);
  const found = await context.get(pageContext).call(listImpersonations, {});
  if (!found.ok) throw data(null, { status: found.problem.status });
  return found.answer.impersonations;
}
