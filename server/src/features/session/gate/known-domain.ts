import { Problem } from "../../../platform/http/problem.ts";
import { hasKnownDomain } from "../rules/email.ts";
import { meantEmail } from "../rules/misspelled-email.ts";

/** V-08. For every address that is about to get mail; an empty one gets none. */
export function refuseUnknownDomain(where: { readonly production: boolean }, email: string): void {
  if (email !== "" && !hasKnownDomain(email, where))
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
