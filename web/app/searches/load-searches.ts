import { data, type LoaderFunctionArgs } from "react-router";
import { pageContext } from "../page-context.ts";
import { requireSession } from "../session/require-session.ts";
import { accountSearches } from "./account-searches.ts";

/** both lists, for whoever is signed in. */
export async function loadSearches({ url, context }: Pick<LoaderFunctionArgs, "url" | "context">) {
  requireSession(url, context);
  const { call, now } = context.get(pageContext);
  const found = await accountSearches(call);
  if ("problem" in found) throw data(undefined, { status: found.problem.status });
  return { ...found, now };
}
