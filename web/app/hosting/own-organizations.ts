import type { PageContext } from "@candor/contract/pages";
import { readProfile } from "@candor/contract/session/routes";
import { isPro } from "@candor/contract/values";
import { data, redirect } from "react-router";
import { addresses } from "../addresses.ts";

/** The organizations that this person posts for. Redirects somebody who posts for none to create one. */
export async function organizationsToPostFor(call: PageContext["call"]) {
  const found = await call(readProfile, { query: {} });
  if (!found.ok) throw data(null, { status: found.problem.status });
  const own = found.answer.organizations.filter(isPro);
  if (own.length === 0) throw redirect(addresses.newOrganization, 303);
  return own;
}
