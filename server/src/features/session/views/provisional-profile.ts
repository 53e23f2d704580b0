import type { profile } from "@candor/contract/session/shapes";
import type { z } from "zod";
import { maskedEmail } from "../rules/masked-email.ts";

/** The account as the reader of a mail to it sees it: no more than the mail's link says. */
export function provisionalProfileView({
  accountId,
  email,
}: {
  readonly accountId: number;
  readonly email: string;
}): z.input<typeof profile> {
  const masked = maskedEmail(email);
  return {
    id: String(accountId),
    email: masked,
    emailAddress: masked,
    phones: [],
    location: {},
    experience: [],
    skills: [],
    currentPayOffered: false,
    resumes: [],
    emailProved: true,
    hasPassword: false,
    timeZoneChosen: false,
    organizations: [],
  };
}
