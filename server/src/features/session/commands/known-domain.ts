import { Problem } from "../../../platform/http/problem.ts";
import { hasKnownDomain } from "../rules/email.ts";
import type { SessionParts } from "./announce.ts";

/** V-08. Whoever has an account proved the mailbox once, so this is asked of addresses that may be new. */
export function refuseUnknownDomain({ production }: SessionParts, email: string): void {
  if (!hasKnownDomain(email, { production }))
    throw new Problem("invalid-request", {
      fields: [{ path: "/email", key: "validation.emailDomainInvalid" }],
    });
}
