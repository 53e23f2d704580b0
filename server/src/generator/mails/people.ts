import { choosingOf } from "../../features/preferences/rules/choosing.ts";
import type { Choosing } from "../../platform/mail/letter.ts";

/** The sender, the recipient and the moment of made-up mails. */
export const now = Date.parse("2026-11-23T15:00:00Z");
export const days = 86_400_000;

export const from = "Candor <no-reply@candor.test>";
export const publicUrl = "https://candor.test";
export const timeZone = "America/Denver";
export const token = "made-up-token";
export const organization = "Harbor Trust";

export const seeker = { to: "ada@example.com", from, publicUrl } as const;
export const pro = { to: "grace@harbor.example", from, publicUrl } as const;
export const warning = {
  to: seeker.to,
  from,
  timeZone,
  disownUrl: `${publicUrl}/login/suspicious/${token}`,
} as const;

/** `about` is the application that a mail tells its applicant about. */
export function choosing(
  kind: "applicationUpdate" | "applicationFollowUp",
  about?: { readonly id: number },
): Choosing {
  const wish = { accountId: 3, kind, ...(about && { applicationId: about.id }) };
  return choosingOf(publicUrl, { page: token, off: token }, wish);
}

/** A mail that the product can send, the function that writes it, and what it is called in the gallery. */
export interface Sample<Written> {
  readonly by: unknown;
  readonly mail: Written | undefined;
}
