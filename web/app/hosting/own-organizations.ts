import type { PageContext } from "@candor/contract/pages";
import { readProfile } from "@candor/contract/session/routes";
import { isPro } from "@candor/contract/values";
import { redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { answerOrThrow } from "../wire/answer-or-throw.ts";

/**
 * The organizations that this person posts for. Redirects somebody who belongs to none to create one, and a reader to
 * their organization, which says why.
 */
export async function organizationsToPostFor(call: PageContext["call"]) {
  const found = answerOrThrow(await call(readProfile, { query: {} }));
  const own = found.organizations.filter(isPro);
  if (found.organizations.length === 0) {
    throw redirect(withNotice(addresses.newOrganization, "organization-needed"), 303);
  }
  if (own.length === 0) throw redirect(withNotice(addresses.organization, "readers-post-nothing"), 303);
  return own;
}
