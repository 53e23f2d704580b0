import { listOrganizationJobs } from "@candor/contract/organizations/routes";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { requireSession } from "../session/require-session.ts";

/** The postings of the person's organizations. Redirects somebody without one to create one. */
export async function readOrganizationJobs(
  { url, context }: Pick<LoaderFunctionArgs, "url" | "context">,
  page: { readonly from: number; readonly size: number },
) {
  const { call, now } = requireSession(url, context);
  const found = await call(listOrganizationJobs, { query: page });
  if (!found.ok) {
    const { status } = found.problem;
    throw status === 403 ? redirect(addresses.newOrganization, 303) : data(null, { status });
  }
  return { ...found.answer, now };
}
