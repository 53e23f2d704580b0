import { listOrganizationJobs } from "@candor/contract/organizations/routes";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { requireSession } from "../session/require-session.ts";
import { pageContext } from "../wire/page-context.ts";

/** The postings of the person's organizations. Redirects somebody without one to create one. */
export async function readOrganizationJobs(
  { url, context }: Pick<LoaderFunctionArgs, "url" | "context">,
  page: { readonly from: number; readonly size: number },
) {
  requireSession(url, context);
  const { call, now } = context.get(pageContext);
  const found = await call(listOrganizationJobs, { query: page });
  if (!found.ok) {
    const { status } = found.problem;
    throw status === 403 ? redirect(addresses.newOrganization, 303) : data(null, { status });
  }
  return { ...found.answer, now };
}
