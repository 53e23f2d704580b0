import type { profile } from "@candor/contract/session/shapes";
import type { MemberRole } from "@candor/contract/values";
import type { z } from "zod";
import { isoTime } from "../../../platform/iso-time.ts";
import { maskedEmail } from "../rules/masked-email.ts";

export interface ProfileRows {
  readonly account: {
    readonly id: number;
    readonly email: string;
    readonly unproved_email: string | null;
    readonly email_proved_at: number | null;
    readonly display_name: string | null;
    readonly first_name: string | null;
    readonly last_name: string | null;
    readonly phone: string | null;
    readonly postal_code: string | null;
    readonly password_hash: string | null;
    readonly time_zone: string | null;
    readonly time_zone_chosen: number;
  };
  readonly resumes: readonly {
    readonly id: number;
    readonly name: string;
    readonly uploaded_at: number;
    readonly inactivated_at: number | null;
  }[];
  readonly organizations: readonly {
    readonly id: number;
    readonly name: string;
    readonly slug: string;
    readonly role: MemberRole;
  }[];
}

/** What a person sees of their own account. */
export function profileView({ account, resumes, organizations }: ProfileRows): z.input<typeof profile> {
  const displayName = displayNameOf(account);
  const email = account.unproved_email ?? account.email;
  return {
    id: String(account.id),
    email,
    emailAddress: email,
    phones: account.phone === null ? [] : [{ number: account.phone, type: "mobile" }],
    location: { ...(account.postal_code !== null && { postal: account.postal_code }) },
    resumes: resumes.map((resume) => ({
      id: String(resume.id),
      fileName: resume.name,
      date: isoTime(resume.uploaded_at),
      inactivated: resume.inactivated_at !== null,
    })),
    emailProved: account.email_proved_at !== null,
    hasPassword: account.password_hash !== null,
    ...(account.time_zone !== null && { timeZone: account.time_zone }),
    timeZoneChosen: account.time_zone_chosen === 1,
    organizations: organizations.map(({ id, ...rest }) => ({ id: String(id), ...rest })),
    ...(displayName !== undefined && { displayName }),
    ...(account.first_name !== null && { firstName: account.first_name }),
    ...(account.last_name !== null && { lastName: account.last_name }),
  };
}

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
    resumes: [],
    emailProved: true,
    hasPassword: false,
    timeZoneChosen: false,
    organizations: [],
  };
}

/** The display name that the person chose, otherwise first and last name. */
function displayNameOf({ display_name, first_name, last_name }: ProfileRows["account"]): string | undefined {
  if (display_name !== null) return display_name;
  const names = [first_name, last_name].filter((name) => name !== null);
  return names.length > 0 ? names.join(" ") : undefined;
}
