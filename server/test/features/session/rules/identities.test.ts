import { expect, it } from "vitest";
import { admissionOf } from "../../../../src/features/session/rules/identities.ts";

const email = "ada@example.com";
const proved = { email_proved_at: 1 };
const unproved = { email_proved_at: null };

it.each([
  [undefined, false, false, undefined, "no-email"],
  [undefined, true, true, proved, "no-email"],
  [email, false, false, undefined, "prove-mailbox"],
  [email, false, false, proved, "prove-mailbox"],
  [email, true, false, undefined, "create"],
  [email, true, true, undefined, "create"],
  [email, true, false, proved, "prove-mailbox"],
  [email, true, false, unproved, "prove-mailbox"],
  [email, true, true, unproved, "prove-mailbox"],
  [email, true, true, proved, "link"],
] as const)(
  "%s, verified %s, by who runs the mailbox %s, with an account %o: %s",
  (address, isVerified, isAuthoritative, account, expected) => {
    expect(admissionOf({ email: address, isVerified, isAuthoritative }, account)).toBe(expected);
  },
);
