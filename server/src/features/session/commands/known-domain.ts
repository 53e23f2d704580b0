import { Problem } from "../../../platform/http/problem.ts";
import { hasKnownDomain } from "../../accounts/rules/email.ts";
import { meantEmail } from "../../accounts/rules/misspelled-email.ts";
import type { SessionParts } from "./announce.ts";

/** V-08. Whoever has an account proved the mailbox once, so this is asked of addresses that may be new. */
export function refuseUnknownDomain({ production }: SessionParts, email: string): void {
  if (!hasKnownDomain(email, { production }))
    throw new Problem("invalid-request", {
      fields: [{ path: "/email", key: "validation.emailDomainInvalid" }],
    });
}

/** V-08. Asked about known and unknown addresses alike, so that the answer says nothing about accounts. */
export function refuseMisspelledDomain(email: string, asTyped: true | undefined): void {
  const suggestion = asTyped ? undefined : meantEmail(email);
  if (suggestion !== undefined)
    throw new Problem("invalid-request", {
      fields: [{ path: "/email", key: "validation.emailMisspelled", suggestion }],
    });
}
