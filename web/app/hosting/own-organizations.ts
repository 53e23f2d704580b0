import type { PageContext } from "@candor/contract/pages";
import { readProfile } from "@candor/contract/session/routes";
import { isPro } from "@candor/contract/values";
import { redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { answerOrThrow } from "../wire/answer-or-throw.ts";

/** The organizations that this person posts for. Redirects somebody who posts for none to create one. */
export async function organizationsToPostFor(call: PageContext["call"]) {
  const found = answerOrThrow(await call(readProfile, { query: {} }));
  const own = found.organizations.filter(isPro);
  if (own.length === 0) throw redirect(addresses.newOrganization, 303);
  return own;
}
