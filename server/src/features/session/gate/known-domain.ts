import { Problem } from "../../../platform/http/problem.ts";
import { hasKnownDomain } from "../rules/email.ts";
import { meantEmail } from "../rules/misspelled-email.ts";
import type { SessionParts } from "./announce.ts";

/** V-08. For addresses that may be new; an existing account's mailbox has been proved. */
export function refuseUnknownDomain({ production }: SessionParts, email: string): void {
  if (!hasKnownDomain(email, { production }))
    throw new Problem("invalid-request", {
      fields: [{ path: "/email", key: "validation.emailDomainInvalid" }],
    });
}

/** V-08. Asks about known and unknown addresses alike, so that the answer reveals nothing about accounts. */
export function refuseMisspelledDomain(email: string, asTyped: true | undefined): void {
  const suggestion = asTyped ? undefined : meantEmail(email);
  if (suggestion !== undefined)
    throw new Problem("invalid-request", {
      fields: [{ path: "/email", key: "validation.emailMisspelled", suggestion }],
    });
}
