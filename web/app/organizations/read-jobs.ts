import { listOrganizationJobs } from "@candor/contract/organizations/routes";
import { data, type LoaderFunctionArgs } from "react-router";
import { requireSession } from "../session/require-session.ts";
import { pageContext } from "../wire/page-context.ts";

/** The postings of the Pro's organizations. Somebody who is not a Pro gets 404. */
export async function readOrganizationJobs(
  { url, context }: Pick<LoaderFunctionArgs, "url" | "context">,
  page: { readonly from: number; readonly size: number },
) {
  requireSession(url, context);
  const { call, now } = context.get(pageContext);
  const found = await call(listOrganizationJobs, { query: page });
  if (!found.ok) {
    const { status } = found.problem;
    throw data(null, { status: status === 403 ? 404 : status });
  }
  return { ...found.answer, now };
}
