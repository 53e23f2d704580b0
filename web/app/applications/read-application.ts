import { type ApplicationDetails, readApplication } from "@candor/contract/applications";
import { data, type LoaderFunctionArgs } from "react-router";
import { pageContext } from "../page-context.ts";
import { requireSession } from "../session/require-session.ts";

/** One's own application. Throws the way to sign in, or what there is instead: another's is not there. */
export async function ownApplication({
  url,
  params,
  context,
}: Pick<LoaderFunctionArgs, "url" | "params" | "context">): Promise<ApplicationDetails> {
  requireSession(url, context);
  const { call } = context.get(pageContext);
  const found = await call(readApplication, { params: { id: params["id"] ?? "" } });
  if (!found.ok) throw data(undefined, { status: found.problem.status });
  return found.answer;
}
