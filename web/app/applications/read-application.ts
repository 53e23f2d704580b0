import { inspectMigration, readApplication } from "@candor/contract/applications/routes";
import type { ApplicationDetails } from "@candor/contract/applications/shapes";
import type { ProblemDocument } from "@candor/contract/problems";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { addresses, referenceParameter } from "../addresses.ts";
import { requireSession } from "../session/require-session.ts";
import { pageContext } from "../wire/page-context.ts";

/** One's own application. Throws a redirect to sign in, or a 404 for somebody else's. */
export async function ownApplication({
  url,
  params,
  context,
}: Pick<LoaderFunctionArgs, "url" | "params" | "context">): Promise<ApplicationDetails> {
  const { call } = requireSession(url, context);
  const found = await call(readApplication, { params: { id: params["id"] ?? "" } });
  if (found.ok) return found.answer;
  if (found.problem.status === 404) await leadToMigration(context, url, params["id"]);
  throw data(null, { status: found.problem.status });
}

/** S-23: throws a redirect to the page where a mail's reader may move another account's application to their own. */
async function leadToMigration(
  context: LoaderFunctionArgs["context"],
  url: URL,
  id: string | undefined,
): Promise<void> {
  const reference = url.searchParams.get(referenceParameter);
  if (!reference?.startsWith(`${id}.`)) return;
  const found = await context.get(pageContext).call(inspectMigration, { body: { reference } });
  if (found.ok || isTold(found.problem)) throw redirect(addresses.migration(reference), 303);
}

/** Whether the page explains the problem; otherwise it behaves as if there were nothing. */
function isTold({ code }: ProblemDocument): boolean {
  return code === "already-applied" || code === "email-unproved";
}
