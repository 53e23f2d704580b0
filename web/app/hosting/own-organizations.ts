import type { PageContext } from "@candor/contract/pages";
import { readProfile } from "@candor/contract/session/routes";
import { isPro } from "@candor/contract/values";
import { data } from "react-router";

/** The organizations that this person posts for. Somebody who posts for none gets 404. */
export async function organizationsToPostFor(call: PageContext["call"]) {
  const found = await call(readProfile, { query: {} });
  if (!found.ok) throw data(null, { status: found.problem.status });
  const own = found.answer.organizations.filter(isPro);
  if (own.length === 0) throw data(null, { status: 404 });
  return own;
}
