import { listOrganizationJobs } from "@candor/contract/organizations/routes";
import type { LoaderFunctionArgs } from "react-router";
import { requireSession } from "../session/require-session.ts";
import { membersAnswer } from "./without-organization.ts";

/** The postings of the person's organizations. Redirects somebody without one to create one, and says why. */
export async function readOrganizationJobs(
  { url, context }: Pick<LoaderFunctionArgs, "url" | "context">,
  page: { readonly from: number; readonly size: number },
) {
  const { call, now } = requireSession(url, context);
  return { ...membersAnswer(await call(listOrganizationJobs, { query: page })), now };
}
